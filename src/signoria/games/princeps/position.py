"""What a position of Princeps consists of: hands, the map and what lies on it, offers, the contest under way."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.bits import NONE
from signoria.core.state import CHANCE, State
from signoria.games.princeps.cards import first_land, lands_in, size
from signoria.games.princeps.moves import MOST_OFFERS, SEATS
from signoria.games.princeps.rules import Rules

# Phases: what is being asked.
DEALING: Final[i64] = 0
DRAWING: Final[i64] = 1
NEGOTIATING: Final[i64] = 2
PREPARING: Final[i64] = 3
ACTING: Final[i64] = 4
ANSWERING: Final[i64] = 5
DEFENDING: Final[i64] = 6
TRUMPING: Final[i64] = 7
SACRIFICING: Final[i64] = 8
ENTERING: Final[i64] = 9
DISCARDING: Final[i64] = 10
ENDED: Final[i64] = 11
PHASE_NAMES: Final = (
    "deal",
    "draw",
    "negotiate",
    "prepare",
    "act",
    "answer",
    "defend",
    "machiavelli",
    "sacrifice",
    "enter",
    "discard",
    "over",
)

# What follows when nobody holds too many cards any more.
THEN_NEGOTIATE: Final[i64] = 0
THEN_PREPARE: Final[i64] = 1
THEN_MOVE_IN: Final[i64] = 2
THEN_ENTER: Final[i64] = 3
THEN_ACT: Final[i64] = 4

# How a contest has turned out.
OPEN_CONTEST: Final[i64] = 0
WON: Final[i64] = 1
LOST: Final[i64] = 2
TIED: Final[i64] = 3

# As `begun`, beside the moves that begin a play: a card is laid, a defence is put together.
LAYING: Final[i64] = 0
DEFENCE: Final[i64] = 1

_ZEROS: Final = vec[i64]([0] * 24)
_NONES: Final = vec[i64]([-1] * 5)


@mypyc_attr(allow_interpreted_subclasses=False)
class Position(State):
    """Everything on the table.  Cards are multisets of kinds, and sets of territories beside them."""

    def __init__(self, rules: Rules) -> None:
        self.current = CHANCE
        self.pending = 0
        self.listener = None
        self.rules = rules
        self.phase = DEALING
        self.round: i64 = 1
        self.mano = NONE
        self.turn = NONE
        """Whose turn it is; the Mano in negotiation; NONE before the Mano is known."""

        self.deck: i64 = 0
        self.deck_lands: i64 = 0
        self.discard: i64 = 0
        self.discard_lands: i64 = 0
        self.draws: i64 = 0
        """How many cards the player on turn has still to draw."""
        self.drew: i64 = 0
        """Whether anybody has drawn in this round, ..."""
        self.dry: i64 = 0
        """... and in how many rounds before it, running, nobody did."""
        self.to_deal: i64 = 0
        """Who is still to be dealt territories, a bit a seat; ..."""
        self.armies_due: i64 = 0
        """... and who their first armies, when the Mano is known."""
        self.opening = DRAWING
        """The phase in which the game begins: a set-up may say another."""

        self.princes = _NONES[:]
        """Each player's kind of prince; NONE before it is dealt."""
        self.hands = _ZEROS[:SEATS]
        self.lands = _ZEROS[:SEATS]
        """The territory cards in each hand."""
        self.owned = _ZEROS[:SEATS]
        """The territories that each player has on the table."""
        self.independent: i64 = 0
        self.unstable: i64 = 0
        self.castles: i64 = 0
        self.colonists: i64 = 0
        self.hidden = _ZEROS[:]
        self.shown = _ZEROS[:]
        """The loose cards on each territory, face down and face up."""
        self.acted = _ZEROS[:]
        """Those of the shown ones that have acted, or attacked, in this round."""

        self.done: i64 = 0
        """Those who have done with negotiating, a bit a seat."""
        self.speaker = NONE
        """Who moved last in negotiation."""
        self.offered: i64 = 0
        """How many offers there have been in this round."""
        self.offers: i64 = 0
        """How many offers are open.  They are kept in the order of their numbers, from place 0 on."""
        self.numbers = _ZEROS[:MOST_OFFERS]
        self.makers = _ZEROS[:MOST_OFFERS]
        self.to = _ZEROS[:MOST_OFFERS]
        self.gives = _ZEROS[:MOST_OFFERS]
        self.gives_lands = _ZEROS[:MOST_OFFERS]
        self.wants = _ZEROS[:MOST_OFFERS]
        self.wants_lands = _ZEROS[:MOST_OFFERS]
        self.declined = _ZEROS[:MOST_OFFERS]
        """Who has declined an offer to anyone, a bit a seat."""

        self.begun = NONE
        """What the play under way is: the move that began it, LAYING or DEFENCE; NONE if there is none."""
        self.card = NONE
        """The card that is laid."""
        self.addressee = NONE
        self.wanting: i64 = 0
        """Of an offer: to whom, and whether all that it gives has been named."""
        self.giving: i64 = 0
        self.giving_lands: i64 = 0
        self.asking: i64 = 0
        self.asking_lands: i64 = 0

        self.contest = NONE
        """ATTACK, REVOLT or CONSPIRE, once it is declared and until it is settled."""
        self.source = NONE
        self.target = NONE
        self.leader = NONE
        self.citizens = NONE
        self.mercenaries = NONE
        """Of an action, complete or not: where from, against what, who leads it, and the armies that attack."""
        self.guard_citizens = NONE
        self.guard_mercenaries = NONE
        self.under = NONE
        """The armies that defend, and under whom."""
        self.users: i64 = 0
        """Who plays Machiavelli, a bit a seat."""
        self.outcome_is = OPEN_CONTEST
        self.dying: i64 = 0
        self.guards_dying: i64 = 0
        """How many of the attacking and of the defending armies chance has still to pick."""
        self.then = THEN_ACT

    # Hands and territories

    def hand_size(self, seat: i64) -> i64:
        """How many cards a player holds, the prince and territories among them."""
        return size(self.hands[seat]) + lands_in(self.lands[seat])

    def owner(self, t: i64) -> i64:
        """Whose territory this is; NONE's if it is independent, or not on the table."""
        for seat in range(SEATS):
            if self.owned[seat] >> t & 1:
                return seat
        return NONE

    def table(self) -> i64:
        """All territories on the table."""
        return self.independent | self.owned[0] | self.owned[1] | self.owned[2] | self.owned[3] | self.owned[4]

    def loose(self, t: i64) -> i64:
        """All cards that lie loose on a territory."""
        return self.hidden[t] + self.shown[t]

    def fresh(self, t: i64) -> i64:
        """The loose cards on a territory that have not acted or attacked in this round."""
        return self.hidden[t] + self.shown[t] - self.acted[t]

    def prince_at(self, seat: i64) -> i64:
        """The territory on which a player's prince lies, or NONE."""
        left = self.owned[seat]
        while left:
            t = first_land(left)
            left &= left - 1
            if self.loose(t) & 15:
                return t
        return NONE

    # Whose turn it is, and what is asked

    def next_seat(self, seat: i64) -> i64:
        """Who comes next in turn order."""
        return seat + 1 if seat + 1 < self.rules.players else 0

    def ask(self, phase: i64, seat: i64) -> None:
        """A decision of this seat, and of nobody else, is due."""
        self.phase = phase
        self.current = seat
        self.pending = 1 << seat

    def next_player(self, phase: i64) -> bool:
        """The next player's turn in this phase; False if all have had it."""
        following = self.next_seat(self.turn)
        if following == self.mano:
            return False
        self.turn = following
        self.ask(phase, following)
        return True

    def end_play(self) -> None:
        """No play is under way any more: its steps are forgotten."""
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
