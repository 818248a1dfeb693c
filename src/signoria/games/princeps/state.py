"""What follows in Princeps: the four phases of a round, contests and their windows, and the end."""

from __future__ import annotations

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import BIT, NONE, WIDTH
from signoria.core.errors import Refused
from signoria.core.state import CHANCE, OVER, Listener
from signoria.games.princeps import events as told
from signoria.games.princeps import legal, moves
from signoria.games.princeps.cards import (
    ALL_LANDS,
    CAPTAIN,
    CARD,
    CASTLE,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    KINDS,
    MACHIAVELLI,
    MERCENARY,
    NOBLE,
    PRINCE,
    PUNISHMENT,
    REFORM,
    REVOLT,
    SPY,
    TERRITORIES,
    WHOLE_DECK,
    count,
    first_land,
    lands_in,
    nth,
    nth_land,
    size,
)
from signoria.games.princeps.moves import ANYONE, ATTACK, CONSPIRE
from signoria.games.princeps.moves import REVOLT as REVOLTING
from signoria.games.princeps.position import (
    ACTING,
    DEALING,
    DEFENCE,
    DEFENDING,
    DISCARDING,
    DRAWING,
    ENDED,
    ENTERING,
    LAYING,
    LOST,
    NEGOTIATING,
    OPEN_CONTEST,
    PREPARING,
    PUNISHING,
    SACRIFICING,
    THEN_ACT,
    THEN_ENTER,
    THEN_MOVE_IN,
    THEN_NEGOTIATE,
    THEN_PREPARE,
    TIED,
    TRUMPING,
    WON,
    Position,
    split,
)
from signoria.games.princeps.rules import BY_DECK, DEALT_LANDS, DRY_ROUNDS, HAND_LIMIT, Rules

_UNTOUCHED: Final = vec[i64]([0] * 24)


@final
class Princeps(Position):
    """A position that can be played on."""

    # The set-up

    def deal(self) -> None:
        """A prince each, three territories each, and who is the Mano; what a set-up has named is not dealt."""
        self.current = CHANCE
        self.pending = 0
        for seat in range(self.rules.players):
            if self.princes[seat] == NONE:
                return
        if self.to_deal or self.mano == NONE:
            return
        self._begin()

    def _crown(self, prince: i64) -> None:
        for seat in range(self.rules.players):
            if self.princes[seat] == NONE:
                self.crown(seat, prince)
                break
        self.deal()

    def crown(self, seat: i64, prince: i64) -> None:
        """A player's kind of prince is known; his card is in hand."""
        self.princes[seat] = prince
        self.hands[seat] += CARD[PRINCE]
        self.tell(told.CROWNED, seat, prince)

    def _grant(self, t: i64) -> None:
        seat: i64 = 0
        while not self.to_deal >> seat & 1:
            seat += 1
        self.deck_lands &= ~BIT[t]
        self.owned[seat] |= BIT[t]
        self.tell(told.GRANTED, seat, t)
        if lands_in(self.owned[seat]) == DEALT_LANDS:
            self.to_deal &= ~(1 << seat)
        self.deal()

    def _arm(self, seat: i64) -> None:
        """A citizen and a mercenary for a player, and one citizen more for a civil noble prince."""
        citizens: i64 = 2 if self.princes[seat] == NOBLE else 1
        cards = citizens * CARD[CITIZEN] + CARD[MERCENARY]
        self.deck -= cards
        self.hands[seat] += cards
        self.tell(told.ARMED, seat, citizens, 1)

    def _open(self, seat: i64) -> None:
        self.mano = seat
        self.deal()

    # A round

    def _begin(self) -> None:
        """All is dealt: armies are given out, and the first decision is due."""
        for seat in range(self.rules.players):
            if self.armies_due >> seat & 1:
                self._arm(seat)
        self.armies_due = 0
        if self.turn == NONE:
            self.turn = self.mano
        self.tell(told.ROUND, self.mano, self.round)
        if self.opening == NEGOTIATING:
            self._negotiate()
        else:
            self._ask(self.opening, self.turn)

    def _next_player(self, phase: i64) -> bool:
        """The next player's turn in this phase; False if all have had it."""
        following = self.next_seat(self.turn)
        if following == self.mano:
            return False
        self.turn = following
        self._ask(phase, following)
        return True

    # Draw

    def _discard(self, card: i64, seat: i64) -> None:
        """A card from hand."""
        if card < moves.LAND:
            self.hands[seat] -= CARD[card]
            self.discard += CARD[card]
        else:
            self.lands[seat] &= ~BIT[card - moves.LAND]
            self.discard_lands |= BIT[card - moves.LAND]
        self.tell(told.DISCARDED, seat, card)

    def _draw_up(self, seat: i64) -> None:
        left = self.left_to_draw()
        self.draws = min(left, max(0, self.draw_target(seat) - self.counted(seat)))
        self.tell(told.DRAWING, seat, self.draws, self.draw_target(seat))
        if self.draws == left:
            self.tell(told.EMPTIED)
        self._draw_on()

    def _draw_on(self) -> None:
        """Chance draws, from the discards shuffled if need be, until the player has enough or nothing is left."""
        if self.draws and not self.deck and not self.deck_lands:
            self.deck = self.discard
            self.deck_lands = self.discard_lands
            self.discard = 0
            self.discard_lands = 0
            self.tell(told.SHUFFLED, size(self.deck) + lands_in(self.deck_lands))
        if self.draws:
            self.current = CHANCE
            self.pending = 0
        elif not self._next_player(DRAWING):
            self._negotiate()

    def _draw(self, card: i64) -> None:
        seat = self.turn
        if card < moves.LAND:
            self.deck -= CARD[card]
            self.hands[seat] += CARD[card]
        else:
            self.deck_lands &= ~BIT[card - moves.LAND]
            self.lands[seat] |= BIT[card - moves.LAND]
        self.tell(told.DREW, seat, card)
        self.drew = 1
        self.draws -= 1
        self._draw_on()

    # Negotiate

    def _negotiate(self) -> None:
        self.turn = self.mano
        self.done = 0
        self.offered = 0
        self.offers = 0
        self.speaker = NONE
        self.phase = NEGOTIATING
        self.tell(told.OPENED)
        self._talk_on()

    def _talk_on(self) -> None:
        """All who are not done may speak, the one behind the last speaker first; or the phase closes."""
        self.phase = NEGOTIATING
        self.pending = self.rules.everybody & ~self.done
        if not self.pending:
            self.offers = 0
            self.speaker = NONE
            self.tell(told.CLOSED)
            self.turn = self.mano
            self._ask(PREPARING, self.mano)
            return
        seat = self.mano if self.speaker == NONE else self.next_seat(self.speaker)
        while not self.pending >> seat & 1:
            seat = self.next_seat(seat)
        self.current = seat

    def _offer(self, seat: i64) -> None:
        """The offer that was put together stands."""
        place = self.offers
        self.offers += 1
        self.offered += 1
        to = self.addressee
        self.numbers[place] = self.offered
        self.makers[place] = seat
        self.to[place] = to
        self.gives[place] = self.giving
        self.gives_lands[place] = self.giving_lands
        self.wants[place] = self.asking
        self.wants_lands[place] = self.asking_lands
        self.declined[place] = 0
        self._end_play()
        if self.listener is not None:
            self._tell_offer(place)
        if to != ANYONE:
            self._undone(to)
        self._talk_on()

    def _tell_offer(self, place: i64) -> None:
        maker = self.makers[place]
        to = self.to[place]
        if to == ANYONE:
            self.tell(told.OFFERED_ALL, maker, self.numbers[place])
        else:
            self.tell(told.OFFERED, maker, to, self.numbers[place])
        for side in range(2):
            cards = self.wants[place] if side else self.gives[place]
            lands = self.wants_lands[place] if side else self.gives_lands[place]
            for card in listed(cards, lands):
                if to == ANYONE:
                    self.tell(told.WANTS_ALL if side else told.GIVES_ALL, maker, card)
                else:
                    self.tell(told.WANTS if side else told.GIVES, maker, to, card)

    def _undone(self, seat: i64) -> None:
        if self.done >> seat & 1:
            self.done &= ~(1 << seat)
            self.tell(told.UNDONE, seat)

    def _accept(self, place: i64, seat: i64) -> None:
        """A swap: what is wanted for what is given."""
        maker = self.makers[place]
        openly = self.to[place] == ANYONE
        self.tell(told.ACCEPTED_ALL if openly else told.ACCEPTED, seat, maker, self.numbers[place])
        kept = self.wants_lands[place] & self.lands[seat]
        sold = self.gives_lands[place] & self.lands[maker]
        self._give(maker, seat, self.gives[place], sold, openly)
        self._give(seat, maker, self.wants[place], kept, openly)
        self._cede(maker, seat, self.gives_lands[place] & ~sold)
        self._cede(seat, maker, self.wants_lands[place] & ~kept)
        self._close(place)
        self._undone(maker)
        self.lapse()
        self._check_hands(THEN_NEGOTIATE)

    def _give(self, seat: i64, other: i64, cards: i64, lands: i64, openly: bool) -> None:
        """Cards change hands."""
        self.hands[seat] -= cards
        self.hands[other] += cards
        self.lands[seat] &= ~lands
        self.lands[other] |= lands
        if self.listener is not None:
            for card in listed(cards, lands):
                self.tell(told.GAVE_OPENLY if openly else told.GAVE, seat, other, card)

    def _cede(self, seat: i64, other: i64, lands: i64) -> None:
        """Territories on the table change hands as they are; the loose cards there return to the giver's hand."""
        left = lands
        while left:
            t = first_land(left)
            left &= left - 1
            self.tell(told.CEDED, seat, other, t)
            self._return_all(t, seat)
            self.owned[seat] &= ~BIT[t]
            self.owned[other] |= BIT[t]

    def _close(self, place: i64) -> None:
        """An offer is open no longer: those behind it move up."""
        self.offers -= 1
        for k in range(place, self.offers):
            self.numbers[k] = self.numbers[k + 1]
            self.makers[k] = self.makers[k + 1]
            self.to[k] = self.to[k + 1]
            self.gives[k] = self.gives[k + 1]
            self.gives_lands[k] = self.gives_lands[k + 1]
            self.wants[k] = self.wants[k + 1]
            self.wants_lands[k] = self.wants_lands[k + 1]
            self.declined[k] = self.declined[k + 1]

    def lapse(self) -> None:
        """Offers whose makers no longer have what they give are closed; which card is lacking is not told."""
        place: i64 = 0
        while place < self.offers:
            if self.still_has(place):
                place += 1
                continue
            if self.to[place] == ANYONE:
                self.tell(told.LAPSED_ALL, self.makers[place], self.numbers[place])
            else:
                self.tell(told.LAPSED, self.makers[place], self.to[place], self.numbers[place])
            self._close(place)

    def _decline(self, place: i64, seat: i64) -> None:
        maker = self.makers[place]
        if self.to[place] != ANYONE:
            self.tell(told.DECLINED, seat, maker, self.numbers[place])
            self._close(place)
        else:
            self.declined[place] |= 1 << seat
            self.tell(told.DECLINED_ALL, seat, maker, self.numbers[place])
            if self.declined[place] | 1 << maker == self.rules.everybody:
                self._close(place)
        self._talk_on()

    def _withdraw(self, place: i64, seat: i64) -> None:
        to = self.to[place]
        if to == ANYONE:
            self.tell(told.WITHDREW_ALL, seat, self.numbers[place])
        else:
            self.tell(told.WITHDREW, seat, to, self.numbers[place])
        self._close(place)
        self._talk_on()

    def _done(self, seat: i64) -> None:
        self.done |= 1 << seat
        self.tell(told.DONE, seat)
        self._talk_on()

    # Prepare

    def _settle(self, t: i64, seat: i64) -> None:
        self.lands[seat] &= ~BIT[t]
        self.owned[seat] |= BIT[t]
        self.unstable &= ~BIT[t]
        self.tell(told.SETTLED, seat, t)

    def _lay(self, t: i64, seat: i64) -> None:
        card = self.card
        self.hands[seat] -= CARD[card]
        self.hidden[t] += CARD[card]
        self._end_play()
        self.tell(told.LAID, seat, card, t)

    def _recall(self, card: i64, seat: i64) -> None:
        t = self.source
        self._end_play()
        if count(self.shown[t], card):
            self.shown[t] -= CARD[card]
            self.tell(told.RECALLED_SHOWN, seat, card, t)
        else:
            self.hidden[t] -= CARD[card]
            self.tell(told.RECALLED, seat, card, t)
        self.hands[seat] += CARD[card]
        if self.hand_size(seat) > HAND_LIMIT:
            self._check_hands(THEN_PREPARE)

    def _ready(self, seat: i64) -> None:
        self.tell(told.READY, seat)
        if not self._next_player(PREPARING):
            self.turn = self.mano
            self._ask(ACTING, self.mano)

    # Hands of more than twelve

    def _check_hands(self, then: i64) -> None:
        """Whoever holds too many cards is asked to discard at once, before anything else; then play resumes."""
        self.then = then
        seat = self.mano
        for _ in range(self.rules.players):
            if self.hand_size(seat) > HAND_LIMIT:
                self._ask(DISCARDING, seat)
                return
            seat = self.next_seat(seat)
        if then == THEN_NEGOTIATE:
            self._talk_on()
        elif then == THEN_PREPARE:
            self._ask(PREPARING, self.turn)
        elif then == THEN_MOVE_IN:
            self._move_in()
        elif then == THEN_ENTER:
            self._ask(ENTERING, self.turn)
        else:
            self._action_over()

    def _discard_excess(self, card: i64, seat: i64) -> None:
        self._discard(card, seat)
        if self.then == THEN_NEGOTIATE:
            self.lapse()
        if self.hand_size(seat) <= HAND_LIMIT:
            self._check_hands(self.then)

    # Cards on territories

    def _turn_up(self, t: i64, kind: i64, needed: i64) -> None:
        """At least so many of a kind lie shown on a territory: the others are turned up."""
        more = needed - count(self.shown[t], kind)
        if more > 0:
            self.hidden[t] -= more * CARD[kind]
            self.shown[t] += more * CARD[kind]
            if self.listener is not None:
                for _ in range(more):
                    self.tell(told.SHOWED, self.owner(t), kind, t)

    def _acts(self, t: i64, kind: i64, number: i64) -> None:
        """So many cards of a kind, those that lie shown first, act or attack."""
        self.acted[t] += number * CARD[kind]
        self._turn_up(t, kind, count(self.acted[t], kind))

    def _take_shown(self, t: i64, kind: i64) -> None:
        """One card of a kind leaves a territory, turned up if it was not."""
        self._turn_up(t, kind, 1)
        self.shown[t] -= CARD[kind]

    def _use(self, t: i64, kind: i64) -> None:
        """A card is used up."""
        seat = self.turn
        self._take_shown(t, kind)
        self.discard += CARD[kind]
        self.tell(told.USED, seat, kind)

    def _lose(self, seat: i64, t: i64, kind: i64, number: i64) -> None:
        """So many cards of a kind on a territory are discarded."""
        if number:
            self._turn_up(t, kind, number)
            self.shown[t] -= number * CARD[kind]
            self.discard += number * CARD[kind]
            if self.listener is not None:
                for _ in range(number):
                    self.tell(told.LOST, seat, kind)

    def _return_all(self, t: i64, seat: i64) -> None:
        """All loose cards on a territory go to their owner's hand."""
        hidden = self.hidden[t]
        shown = self.shown[t]
        self.hands[seat] += hidden + shown
        self.hidden[t] = 0
        self.shown[t] = 0
        self.acted[t] = 0
        if self.listener is not None:
            for card in listed(shown, 0):
                self.tell(told.RETURNED_SHOWN, seat, card, t)
            for card in listed(hidden, 0):
                self.tell(told.RETURNED, seat, card, t)

    def _flee(self, seat: i64, t: i64, kind: i64, number: i64) -> None:
        """So many shown cards that have acted go to their owner's hand."""
        self.shown[t] -= number * CARD[kind]
        self.acted[t] -= number * CARD[kind]
        self.hands[seat] += number * CARD[kind]
        if self.listener is not None:
            for _ in range(number):
                self.tell(told.RETURNED_SHOWN, seat, kind, t)

    # Act

    def _end_turn(self, seat: i64) -> None:
        self.tell(told.ENDED, seat)
        if not self._next_player(ACTING):
            self._end_round()

    def _take_action(self) -> None:
        """The action that was put together is carried out, or declared."""
        action = self.begun
        seat = self.turn
        source = self.source
        target = self.target
        if action == ATTACK:
            self.tell(told.ATTACKED, seat, target, source)
            self._acts(source, self.leader, 1)
            self._acts(source, CITIZEN, self.citizens)
            self._acts(source, MERCENARY, self.mercenaries)
            self.tell(told.LED, self.leader, self.citizens, self.mercenaries)
            self._declare(action)
        elif action == REVOLTING or action == CONSPIRE:
            revolting = action == REVOLTING
            self.tell(told.REVOLTED if revolting else told.CONSPIRED, seat, target, source)
            self._acts(source, self.leader, 1)
            self._turn_up(source, REVOLT if revolting else CONSPIRACY, 1)
            self.tell(told.LED, self.leader)
            self._declare(action)
        else:
            self._act_at_once(action, source, target)

    def _act_at_once(self, action: i64, source: i64, target: i64) -> None:
        """Actions that nobody answers."""
        seat = self.turn
        if action == moves.SPY:
            self.tell(told.SPIED, seat, target, source)
        elif action == moves.FORTIFY:
            self.tell(told.FORTIFIED, seat, target)
        elif action == moves.COLONISE:
            self.tell(told.COLONISED, seat, target)
        else:
            self.tell(told.REFORMED, seat, target)
        self._acts(source, self.leader, 1)
        self.tell(told.LED, self.leader)
        if action == moves.SPY:
            self._use(source, SPY)
            for kind in range(KINDS):
                hidden = count(self.hidden[target], kind)
                if hidden:
                    self._turn_up(target, kind, count(self.shown[target], kind) + hidden)
        elif action == moves.FORTIFY:
            self._take_shown(source, CASTLE)
            self.castles |= BIT[target]
        elif action == moves.COLONISE:
            self._take_shown(source, COLONISTS)
            self.colonists |= BIT[target]
            self.unstable &= ~BIT[target]
        else:
            self._use(source, REFORM)
            self.unstable &= ~BIT[target]
        self._action_over()

    def _stabilise(self, seat: i64) -> None:
        """The prince spends his action on the territory in which he is."""
        t = self.prince_at(seat)
        self.tell(told.STABILISED, seat, t)
        self._acts(t, PRINCE, 1)
        self.unstable &= ~BIT[t]

    # Contests: declaration, punishment, defence, Machiavelli

    def _declare(self, contest: i64) -> None:
        self.begun = NONE
        self.contest = contest
        self.guard_citizens = 0
        self.guard_mercenaries = 0
        if self.independent >> self.target & 1:
            self._ask_for_machiavelli()
        elif contest == CONSPIRE:
            self._ask(PUNISHING, self.owner(self.target))
        else:
            self._ask_for_defence()

    def _punish(self, t: i64, seat: i64) -> None:
        """A conspiracy is cancelled."""
        self.tell(told.PUNISHED, seat, t)
        self._take_shown(t, PUNISHMENT)
        self.discard += CARD[PUNISHMENT]
        self.tell(told.USED, seat, PUNISHMENT)
        self._use(self.source, CONSPIRACY)
        self._action_over()

    def _ask_for_defence(self) -> None:
        self.guard_citizens = NONE
        self.guard_mercenaries = NONE
        self._ask(DEFENDING, self.owner(self.target))

    def _guard(self, number: i64) -> None:
        """So many citizens defend, or then so many mercenaries; only what is there is asked for."""
        citizens, _ = legal.guards_available(self)
        if self.guard_citizens == NONE and citizens:
            self.guard_citizens = number
            if legal.most_mercenaries(self):
                self.begun = DEFENCE
                return
            number = 0
        self.guard_citizens = max(0, self.guard_citizens)
        self.guard_mercenaries = number
        if self.guards() > 1:
            self.begun = DEFENCE
        else:
            self._defend()

    def _defend(self) -> None:
        """The defence is declared: those who defend are turned up."""
        t = self.target
        seat = self.owner(t)
        self.begun = NONE
        if self.guards():
            self._turn_up(t, CITIZEN, self.guard_citizens)
            self._turn_up(t, MERCENARY, self.guard_mercenaries)
            if self.under != NONE:
                self._turn_up(t, self.under, 1)
            self.tell(told.DEFENDED, seat, self.guard_citizens, self.guard_mercenaries)
            if self.under != NONE:
                self.tell(told.COMMANDED, self.under)
        else:
            self.tell(told.UNDEFENDED, seat)
        self._ask_for_machiavelli()

    def _ask_for_machiavelli(self) -> None:
        """Both sides at once, whether they have it or not; of an independent territory there is nobody to ask."""
        self.phase = TRUMPING
        self.users = 0
        self.current = self.turn
        self.pending = 1 << self.turn
        if not self.independent >> self.target & 1:
            self.pending |= 1 << self.owner(self.target)

    def _answer(self, seat: i64, uses: i64) -> None:
        self.tell(told.ANSWERED, seat, uses)
        self.users |= uses << seat
        self.pending &= ~(1 << seat)
        if not self.pending:
            self._resolve()
        elif self.current == seat:
            self.current = self.owner(self.target)

    def _trump(self) -> i64:
        """Machiavelli is played: the seat that wins by it."""
        seat: i64 = 0
        while not self.users >> seat & 1:
            seat += 1
        self.tell(told.TRUMPED, seat)
        if count(self.hands[seat], MACHIAVELLI):
            self.hands[seat] -= CARD[MACHIAVELLI]
            self.tell(told.DISCARDED, seat, MACHIAVELLI)
        else:
            self._take_shown(legal.machiavelli_at(self, seat), MACHIAVELLI)
            self.tell(told.USED, seat, MACHIAVELLI)
        self.discard += CARD[MACHIAVELLI]
        return seat

    # Contests: the outcome

    def _resolve(self) -> None:
        """Forces are compared, unless Machiavelli has decided."""
        trumped = self.users != 0
        if trumped:
            self.outcome_is = WON if self._trump() == self.turn else LOST
        else:
            if self.listener is not None:
                self._tell_forces()
            attack = self.attack_strength()
            defence = self.defence_strength()
            if attack > defence:
                self.outcome_is = WON
            elif attack < defence:
                self.outcome_is = LOST
            else:
                self.outcome_is = TIED
        if self.contest == ATTACK:
            self._battle(trumped)
        elif self.contest == REVOLTING:
            self._revolt()
        else:
            self._conspiracy()

    def _tell_forces(self) -> None:
        if self.contest == ATTACK:
            self.tell(told.MUSTERED, self.citizens + self.mercenaries, self.sea_penalty())
        else:
            self.tell(told.INCITED, REVOLT if self.contest == REVOLTING else CONSPIRACY, self.incitement())
        if self.independent >> self.target & 1:
            self.tell(told.HELD_OUT, self.castles >> self.target & 1)
        else:
            self.tell(told.RESISTED, self.guards(), self.castle_defence(), self.prince_defence())
        self.tell(told.BALANCE, self.attack_strength(), self.defence_strength())

    def _battle(self, trumped: bool) -> None:
        """Won, lost or tied; a lone army retreats from a bare castle, and nought from nought."""
        seat = self.turn
        t = self.target
        armies = self.citizens + self.mercenaries
        held = self.independent >> t & 1 != 0
        if not trumped:
            bare = self.castles >> t & 1 != 0 and not held and not self.guards()
            if (bare and armies == 1) or (self.outcome_is == TIED and not self.defence_strength()):
                self.tell(told.RETREATED, seat, t)
                self._action_over()
                return
        if self.outcome_is == TIED:
            self.tell(told.TIED, seat, t)
            self.dying = 1
            self.guards_dying = 1 if self.guards() else 0
            self._pick_the_dead()
        elif self.outcome_is == WON:
            self.tell(told.WON_BATTLE, seat, t)
            if self.guard_citizens and not trumped:
                self._ask(SACRIFICING, self.owner(t))
            else:
                self._aftermath()
        else:
            self.tell(told.LOST_BATTLE, seat, t)
            if self.citizens and self.guards() and not trumped:
                self._ask(SACRIFICING, seat)
            else:
                self._aftermath()

    def _sacrifice(self, number: i64, seat: i64) -> None:
        """Citizens die for as many of the winner's armies."""
        self.tell(told.SACRIFICED, seat, number)
        if self.outcome_is == WON:
            self.guard_citizens -= number
            self._lose(seat, self.target, CITIZEN, number)
            self._forget(self.target)
            self.dying = number
        else:
            self.citizens -= number
            self._lose(seat, self.source, CITIZEN, number)
            self.acted[self.source] -= number * CARD[CITIZEN]
            self.guards_dying = number
        self._pick_the_dead()

    def _forget(self, t: i64) -> None:
        """Nothing is marked as having acted that is no longer there."""
        for kind in range(KINDS):
            more = count(self.acted[t], kind) - count(self.shown[t], kind)
            if more > 0:
                self.acted[t] -= more * CARD[kind]

    def _pick_the_dead(self) -> None:
        if self.dying or self.guards_dying:
            self.phase = SACRIFICING
            self.current = CHANCE
            self.pending = 0
        else:
            self._aftermath()

    def _die(self, kind: i64) -> None:
        """An army that fought, picked by chance, is discarded."""
        mine = self.dying > 0
        t = self.source if mine else self.target
        if mine:
            self.dying -= 1
            self.acted[t] -= CARD[kind]
            if kind == CITIZEN:
                self.citizens -= 1
            else:
                self.mercenaries -= 1
        else:
            self.guards_dying -= 1
            if kind == CITIZEN:
                self.guard_citizens -= 1
            else:
                self.guard_mercenaries -= 1
        self.shown[t] -= CARD[kind]
        self.discard += CARD[kind]
        self.tell(told.DIED, self.owner(t), kind)
        if not mine:
            self._forget(t)
        self._pick_the_dead()

    def _aftermath(self) -> None:
        """The other losses of a battle; then the winner moves in."""
        seat = self.turn
        if self.outcome_is == WON:
            if self.independent >> self.target & 1:
                self._rout()
            else:
                self._evict(self.owner(self.target))
            self._check_hands(THEN_MOVE_IN)
        elif self.outcome_is == LOST:
            t = self.source
            self._lose(seat, t, MERCENARY, self.mercenaries)
            self.acted[t] -= self.mercenaries * CARD[MERCENARY]
            self._flee(seat, t, CITIZEN, self.citizens)
            self._flee(seat, t, self.leader, 1)
            self._check_hands(THEN_ACT)
        else:
            self._action_over()

    def _rout(self) -> None:
        """Conspirators are beaten."""
        t = self.target
        self.tell(told.ROUTED, t)
        self.independent &= ~BIT[t]
        self.discard += CARD[CONSPIRACY]

    def _evict(self, loser: i64) -> None:
        """The loser's mercenaries in the territory are discarded, all else there goes to hand."""
        t = self.target
        self._lose(loser, t, MERCENARY, count(self.loose(t), MERCENARY))
        self._return_all(t, loser)

    def _change_hands(self) -> None:
        """The territory is the attacker's, unstable; its castle is kept, colonists are driven out."""
        t = self.target
        loser = self.owner(t)
        if loser != NONE:
            self.owned[loser] &= ~BIT[t]
        self.owned[self.turn] |= BIT[t]
        self.unstable |= BIT[t]
        if self.colonists >> t & 1:
            self.colonists &= ~BIT[t]
            self.discard += CARD[COLONISTS]
            self.tell(told.LOST, loser, COLONISTS)

    def _move_in(self) -> None:
        seat = self.turn
        self._change_hands()
        self.tell(told.CONQUERED, seat, self.target)
        self._move(CARD[self.leader] + self.citizens * CARD[CITIZEN] + self.mercenaries * CARD[MERCENARY])
        self._action_over()

    def _move(self, cards: i64) -> None:
        """Shown cards that have acted go over into the territory that was won."""
        self.shown[self.source] -= cards
        self.acted[self.source] -= cards
        self.shown[self.target] += cards
        self.acted[self.target] += cards

    def _revolt(self) -> None:
        seat = self.turn
        t = self.target
        self._use(self.source, REVOLT)
        if self.outcome_is != WON:
            self.tell(told.FAILED, seat, t)
            self._action_over()
            return
        loser = self.owner(t)
        if loser == NONE:
            self._rout()
        else:
            self._evict(loser)
        self._change_hands()
        self.tell(told.ANNEXED, seat, t)
        self._check_hands(THEN_ENTER)

    def _conspiracy(self) -> None:
        seat = self.turn
        t = self.target
        if self.outcome_is != WON:
            self._use(self.source, CONSPIRACY)
            self.tell(told.FAILED, seat, t)
            self._action_over()
            return
        self._take_shown(self.source, CONSPIRACY)
        loser = self.owner(t)
        self._evict(loser)
        self.owned[loser] &= ~BIT[t]
        self.independent |= BIT[t]
        self.unstable |= BIT[t]
        self.tell(told.FREED, loser, t)
        self._check_hands(THEN_ACT)

    def _enter(self, seat: i64) -> None:
        self.tell(told.ENTERED, seat, self.leader, self.target)
        self._move(CARD[self.leader])
        self._action_over()

    def _action_over(self) -> None:
        """Nothing of the action is left to do: the player may act on."""
        self._end_play()
        self.contest = NONE
        self.guard_citizens = NONE
        self.guard_mercenaries = NONE
        self.under = NONE
        self.users = 0
        self.outcome_is = OPEN_CONTEST
        self.then = THEN_ACT
        self._ask(ACTING, self.turn)

    # The end

    def _end_round(self) -> None:
        self.dry = 0 if self.drew else self.dry + 1
        rounds = self.rules.rounds
        if rounds == BY_DECK:
            last = (not self.deck and not self.deck_lands) or self.dry == DRY_ROUNDS
        else:
            last = self.round >= rounds
        if last:
            self._over()
            return
        self.acted = _UNTOUCHED[:]
        self.drew = 0
        self.round += 1
        self.mano = self.next_seat(self.mano)
        self.turn = self.mano
        self.tell(told.ROUND, self.mano, self.round)
        self._ask(DRAWING, self.mano)

    def _over(self) -> None:
        self.phase = ENDED
        self.current = OVER
        self.pending = 0
        if self.listener is None:
            return
        for category in range(4):
            leaders = self.leaders(category)
            for seat in range(self.rules.players):
                if leaders >> seat & 1:
                    self.tell(told.LED_CATEGORY, seat, category, self.in_category(seat, category))
        for seat in range(self.rules.players):
            self.tell(told.SCORED, seat, self.points(seat), lands_in(self.stable(seat)))
        winners = self.winners()
        for seat in range(self.rules.players):
            if winners >> seat & 1:
                self.tell(told.WON, seat)

    def returns(self) -> list[int]:
        winners = self.winners() if self.current == OVER else 0
        return [int(winners >> seat & 1) for seat in range(self.rules.players)]

    # Who is asked

    def _ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.current = seat
        self.pending = 1 << seat

    # Chance

    def weight(self, action: i64) -> i64:
        base, mask = legal.choices(self, CHANCE)
        if not base <= action < base + WIDTH or not mask >> action - base & 1:
            return 0
        if moves.PRINCE <= action < moves.OPEN:
            return legal.copies_left(self, action - moves.PRINCE)
        if action >= moves.LOSE:
            citizens, mercenaries = legal.in_danger(self)
            return citizens if action == moves.LOSE else mercenaries
        if action < moves.DRAW + moves.LAND:
            return count(self.deck, action - moves.DRAW)
        return 1

    def weights(self) -> i64:
        if self.phase == DRAWING:
            return size(self.deck) + lands_in(self.deck_lands)
        if self.phase == SACRIFICING:
            citizens, mercenaries = legal.in_danger(self)
            return citizens + mercenaries
        total: i64 = 0
        for prince in range(4):
            total += legal.copies_left(self, prince)
        if total > 5 - self.rules.players:
            return total
        return lands_in(self.deck_lands) if self.to_deal else self.rules.players

    def outcome(self, k: i64) -> i64:
        if self.phase == DRAWING:
            kinds = size(self.deck)
            if k < kinds:
                return moves.DRAW + nth(self.deck, k)
            return moves.DRAW + moves.LAND + nth_land(self.deck_lands, k - kinds)
        if self.phase == SACRIFICING:
            citizens, _ = legal.in_danger(self)
            return moves.LOSE + (0 if k < citizens else 1)
        base, _ = legal.choices(self, CHANCE)
        if base == moves.PRINCE:
            prince: i64 = 0
            while k >= legal.copies_left(self, prince):
                k -= legal.copies_left(self, prince)
                prince += 1
            return moves.PRINCE + prince
        if base == moves.DRAW:
            return moves.DRAW + moves.LAND + nth_land(self.deck_lands, k)
        return moves.OPEN + k

    # The machine

    def choices(self, seat: i64) -> tuple[i64, i64]:
        return legal.choices(self, seat)

    def taker(self, action: i64) -> i64:
        return moves.taker(action)

    def refusal(self, action: i64, seat: i64) -> Refused | None:
        return legal.refusal(self, action, seat)

    def midway(self) -> bool:
        return self.begun != NONE

    def _end_play(self) -> None:
        self.begun = NONE
        self.card = NONE
        self.source = NONE
        self.target = NONE
        self.leader = NONE
        self.citizens = NONE
        self.mercenaries = NONE
        self.addressee = NONE
        self.wanting = 0
        self.giving = 0
        self.giving_lands = 0
        self.asking = 0
        self.asking_lands = 0

    def step(self, action: i64, seat: i64) -> None:
        phase = self.phase
        if action > moves.DRAW:
            self._chance(action)
        elif phase == ACTING:
            self._act(action, seat)
        elif phase == PREPARING:
            self._prepare(action, seat)
        elif phase == NEGOTIATING:
            self._talk(action, seat)
        elif phase == DRAWING:
            if action == moves.DRAW_UP:
                self._draw_up(seat)
            else:
                self._discard(action, seat)
        elif phase == TRUMPING:
            self._answer(seat, 1 if action == moves.USE else 0)
        elif phase == DEFENDING:
            self._put_up(action)
        elif phase == PUNISHING:
            if action == moves.PASS:
                self.tell(told.UNPUNISHED, seat)
                self._ask_for_defence()
            else:
                self._punish(action - moves.LAND, seat)
        elif phase == DISCARDING:
            self._discard_excess(action, seat)
        elif phase == SACRIFICING:
            self._sacrifice(action - moves.NUMBER, seat)
        elif action == moves.ENTER:
            self._enter(seat)
        else:
            self.tell(told.STAYED, seat, self.target)
            self._action_over()

    def _chance(self, action: i64) -> None:
        if action >= moves.LOSE:
            self._die(CITIZEN if action == moves.LOSE else MERCENARY)
        elif action >= moves.OPEN:
            self._open(action - moves.OPEN)
        elif action >= moves.PRINCE:
            self._crown(action - moves.PRINCE)
        elif self.phase == DEALING:
            self._grant(action - moves.DRAW - moves.LAND)
        else:
            self._draw(action - moves.DRAW)

    def _talk(self, action: i64, seat: i64) -> None:
        """A step of an offer; or an answer, and the like."""
        self.speaker = seat
        if action <= moves.NOTHING:
            self._name_card(action, seat)
        elif action < moves.ACCEPT:
            self.begun = moves.OFFER
            self.addressee = action - moves.OFFER
            self.current = seat
            self.pending = 1 << seat
        elif action < moves.DECLINE:
            self._accept(self.offer_place(seat, action - moves.ACCEPT), seat)
        elif action < moves.WITHDRAW:
            self._decline(self.offer_place(seat, action - moves.DECLINE), seat)
        elif action < moves.DONE:
            self._withdraw(self.offer_place(seat, action - moves.WITHDRAW), seat)
        elif action == moves.DONE:
            self._done(seat)
        else:
            self._add_card(action - moves.MORE)

    def _add_card(self, card: i64) -> None:
        """One more card of those that the offer gives, or wants."""
        if card < moves.LAND:
            if self.wanting:
                self.asking += CARD[card]
            else:
                self.giving += CARD[card]
        elif self.wanting:
            self.asking_lands |= BIT[card - moves.LAND]
        else:
            self.giving_lands |= BIT[card - moves.LAND]

    def _name_card(self, card: i64, seat: i64) -> None:
        """The last card that the offer gives, or wants."""
        if card != moves.NOTHING:
            self._add_card(card)
        if self.wanting:
            self._offer(seat)
        else:
            self.wanting = 1

    def _prepare(self, action: i64, seat: i64) -> None:
        if self.begun == LAYING:
            self._lay(action - moves.LAND, seat)
        elif self.begun == moves.RECALL:
            if self.source == NONE:
                self.source = action - moves.LAND
            else:
                self._recall(action, seat)
        elif action < moves.LAND:
            self.begun = LAYING
            self.card = action
        elif action < moves.NOTHING:
            self._settle(action - moves.LAND, seat)
        elif action == moves.RECALL:
            self.begun = moves.RECALL
        else:
            self._ready(seat)

    def _act(self, action: i64, seat: i64) -> None:
        """A step of an action; or all of one that has no more."""
        if self.begun == NONE:
            if action == moves.END:
                self._end_turn(seat)
            elif action == moves.STABILISE:
                self._stabilise(seat)
            else:
                self.begun = action
        elif self.source == NONE:
            self.source = action - moves.LAND
        elif self.leader == NONE:
            self.leader = action
            if self.begun >= moves.FORTIFY:
                self.target = self.source
                self._take_action()
        elif self.target == NONE:
            self.target = action - moves.LAND
            if self.begun == ATTACK:
                self._count_armies()
            else:
                self._take_action()
        else:
            number = action - moves.NUMBER
            if self.citizens == NONE:
                self.citizens = number
                if not count(self.fresh(self.source), MERCENARY):
                    self.mercenaries = 0
            else:
                self.mercenaries = number
            if self.mercenaries != NONE:
                self._take_action()

    def _count_armies(self) -> None:
        """Only the number of armies that are there is asked for."""
        if not count(self.fresh(self.source), CITIZEN):
            self.citizens = 0

    def _put_up(self, action: i64) -> None:
        """A step of a defence."""
        if action == moves.NOTHING:
            self.guard_citizens = 0
            self.guard_mercenaries = 0
            self._defend()
        elif action < moves.LAND:
            self.under = action
            self._defend()
        elif action >= moves.UNDER:
            self.under = PRINCE if action == moves.UNDER else CAPTAIN
            self.begun = DEFENCE
        else:
            self._guard(action - moves.NUMBER)

    def copy(self) -> Self:
        new = Princeps(self.rules)
        new.current = self.current
        new.pending = self.pending
        new.phase = self.phase
        new.round = self.round
        new.mano = self.mano
        new.turn = self.turn
        new.deck = self.deck
        new.deck_lands = self.deck_lands
        new.discard = self.discard
        new.discard_lands = self.discard_lands
        new.draws = self.draws
        new.drew = self.drew
        new.dry = self.dry
        new.to_deal = self.to_deal
        new.armies_due = self.armies_due
        new.opening = self.opening
        new.princes = self.princes[:]
        new.hands = self.hands[:]
        new.lands = self.lands[:]
        new.owned = self.owned[:]
        new.independent = self.independent
        new.unstable = self.unstable
        new.castles = self.castles
        new.colonists = self.colonists
        new.hidden = self.hidden[:]
        new.shown = self.shown[:]
        new.acted = self.acted[:]
        new.done = self.done
        new.speaker = self.speaker
        new.offered = self.offered
        new.offers = self.offers
        if self.offers:
            new.numbers = self.numbers[:]
            new.makers = self.makers[:]
            new.to = self.to[:]
            new.gives = self.gives[:]
            new.gives_lands = self.gives_lands[:]
            new.wants = self.wants[:]
            new.wants_lands = self.wants_lands[:]
            new.declined = self.declined[:]
        new.begun = self.begun
        new.card = self.card
        new.addressee = self.addressee
        new.wanting = self.wanting
        new.giving = self.giving
        new.giving_lands = self.giving_lands
        new.asking = self.asking
        new.asking_lands = self.asking_lands
        new.contest = self.contest
        new.source = self.source
        new.target = self.target
        new.leader = self.leader
        new.citizens = self.citizens
        new.mercenaries = self.mercenaries
        new.guard_citizens = self.guard_citizens
        new.guard_mercenaries = self.guard_mercenaries
        new.under = self.under
        new.users = self.users
        new.outcome_is = self.outcome_is
        new.dying = self.dying
        new.guards_dying = self.guards_dying
        new.then = self.then
        return new

    @classmethod
    def unpack(cls, numbers: list[int]) -> Self:
        rules, rest = split(numbers)
        position = Princeps(rules)
        position.load(rest)
        return position


def listed(cards: i64, lands: i64) -> list[i64]:
    """The numbers of all these cards, one by one."""
    found: list[i64] = []
    for kind in range(KINDS):
        found += [kind] * count(cards, kind)
    if lands:
        found += [moves.LAND + t for t in range(TERRITORIES) if lands >> t & 1]
    return found


def new(rules: Rules, listener: Listener | None = None) -> Princeps:
    """A new game, before chance has dealt; the listener hears it from the start."""
    state = Princeps(rules)
    state.deck = WHOLE_DECK
    state.deck_lands = ALL_LANDS
    state.to_deal = rules.everybody
    state.armies_due = rules.everybody
    state.listener = listener
    return state
