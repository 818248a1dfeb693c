"""How a seat is taken to play Princeps inside a simulation: by rules of thumb, from what it can see."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.princeps.layouts import POLITICIANS, Layouts, whim
from signoria.bots.princeps.odds import COMMANDERS, attack_odds, incite_odds
from signoria.core.bits import BIT, NONE, WIDTH, member, members
from signoria.core.chance import Source
from signoria.core.state import State
from signoria.games.princeps import actions, contests, drawing, ending, forces, hands, moves, outcomes
from signoria.games.princeps.cards import (
    AGRICULTURE_LANDS,
    ARMIES,
    BORDERS,
    CAPTAIN,
    CASTLE,
    CITIZEN,
    COLONISTS,
    COMMERCE_LANDS,
    CONSPIRACY,
    COUNSELLOR,
    GOLD_LANDS,
    KINDS,
    MERCENARY,
    PRINCE,
    REFORM,
    REVOLT,
    SEA,
    SPY,
    count,
    first_land,
    size,
)
from signoria.games.princeps.moves import NUMBER
from signoria.games.princeps.position import (
    ACTING,
    ANSWERING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    NEGOTIATING,
    PREPARING,
    SACRIFICING,
    TRUMPING,
)
from signoria.games.princeps.state import Princeps
from signoria.search.policy import Policy

WORTH: Final = vec[float]([100.0, 3.5, 5.0, 3.2, 3.0, 2.4, 1.2, 0.6, 1.8, 2.2, 1.8, 0.8, 7.0])
"""How gladly each kind of card is held."""

JUNK: Final = 1.0
"""What is worth less is discarded, to draw another card."""

BOLD: Final = 0.5
"""It strikes where it is at least so sure to win."""

Option = tuple[float, list[int]]
"""What the model thinks of a play, and its steps."""


class Model(Policy):
    """Plays by rules of thumb, with some whim; `whim` 0 is always the same."""

    def __init__(self, whim: float = 0.0) -> None:
        self.whim = whim
        self._steps: list[int] = []
        """What it has decided to do next, ..."""
        self._at: i64 = 0
        """... the first of these that has not been done, ..."""
        self._key: i64 = -1
        """... and when it decided so."""
        self.layouts = Layouts(whim)
        self._collects = False
        self._options: list[Option] = []
        self._best = 0.0
        self._best_steps: list[int] = []

    # One step

    def pick(self, state: State, seat: i64, source: Source) -> i64:
        assert isinstance(state, Princeps)
        base, mask = state.choices(seat)
        key = (state.round * 16 + state.phase) * 8 + seat
        if self._at < len(self._steps):
            if key == self._key:
                step: i64 = self._steps[self._at]
                self._at += 1
                k = step - base
                if 0 <= k < WIDTH and mask >> k & 1:
                    return step
            self._at = len(self._steps)
        if not mask & mask - 1:
            return base + member(mask, 0)
        if state.begun != NONE:
            return base + member(mask, source.below(members(mask)))
        steps = self._decide(state, seat, source)
        self._key = key
        self._steps = steps
        self._at = 1
        return steps[0]

    def _decide(self, state: Princeps, seat: i64, source: Source) -> list[int]:
        """All steps of what it does now."""
        phase = state.phase
        if phase == ACTING:
            return self._act(state, seat, source)
        if phase == PREPARING:
            return self.layouts.plan(state, seat, source, False)
        if phase == DEFENDING:
            return self._defend(state)
        if phase == NEGOTIATING:
            return [int(moves.DONE)]
        if phase == DRAWING:
            return [int(self._draw(state, seat))]
        if phase == TRUMPING:
            winning = forces.attack_strength(state) > forces.defence_strength(state)
            wanted = winning == (seat == state.turn)
            return [int(moves.PASS if wanted else moves.USE)]
        if phase == DISCARDING:
            return [int(self._least(state, seat))]
        if phase == ANSWERING:
            return [int(self._answer(state, seat))]
        if phase == SACRIFICING:
            return [int(NUMBER + outcomes.most_sacrificed(state))]
        return [int(moves.STAY if state.leader == PRINCE else moves.ENTER)]

    # Cards

    def worth(self, state: Princeps, seat: i64, kind: i64) -> float:
        """What a card in hand is worth to a seat."""
        worth = WORTH[kind]
        if kind == CAPTAIN or kind == COUNSELLOR:
            held = count(state.hands[seat], kind)
            left = state.owned[seat]
            while left:
                t = first_land(left)
                left &= left - 1
                held += count(state.loose(t), kind)
            if kind == CAPTAIN and held > 1:
                worth -= 2.0
            elif kind == COUNSELLOR and held:
                worth -= 1.5
        elif (kind == REFORM or kind == COLONISTS) and state.owned[seat] & state.unstable:
            worth += 2.0
        return worth

    def _least(self, state: Princeps, seat: i64) -> i64:
        """The card in hand that is worth least, by its number."""
        found: i64 = NONE
        least = 1000.0
        for kind in range(1, KINDS):
            if count(state.hands[seat], kind):
                worth = self.worth(state, seat, kind)
                if worth < least:
                    least = worth
                    found = kind
        return found if found != NONE else moves.LAND + first_land(state.lands[seat])

    def _draw(self, state: Princeps, seat: i64) -> i64:
        if hands.can_discard(state, seat):
            least = self._least(state, seat)
            if least < moves.LAND and self.worth(state, seat, least) < JUNK:
                return least
            if not drawing.may_draw(state, seat):
                return least
        return moves.DRAW_UP

    # Act

    def _act(self, state: Princeps, seat: i64, source: Source) -> list[int]:
        self._collects = False
        self._survey(state, seat, source)
        return self._best_steps

    def options(self, state: State, seat: i64, source: Source) -> list[Option]:
        """Everything that a seat may do in its turn, as far as it makes sense, the most promising first."""
        assert isinstance(state, Princeps)
        self._collects = True
        self._options = []
        self._survey(state, seat, source)
        return sorted(self._options, reverse=True)

    def _weigh(self, rate: float, steps: list[int], source: Source) -> None:
        """Something that may be done."""
        if self._collects:
            self._options.append((rate, steps))
        elif rate > 0.0:
            if self.whim > 0.0:
                rate += whim(source, self.whim)
            if rate > self._best:
                self._best = rate
                self._best_steps = steps

    def _survey(self, state: Princeps, seat: i64, source: Source) -> None:
        self._best = 0.0
        self._best_steps = [int(moves.END)]
        exposed = actions.exposed(state, seat)
        strongest: i64 = 0
        leaders: i64 = 0
        for other in range(state.rules.players):
            if other != seat:
                points = ending.points(state, other)
                if points > strongest:
                    strongest = points
                    leaders = 0
                if points == strongest:
                    leaders |= state.owned[other]
        left = state.owned[seat]
        while left:
            t = first_land(left)
            left &= left - 1
            fresh = state.fresh(t)
            if not fresh & 0xFFF:
                continue
            if fresh & ARMIES and fresh & COMMANDERS:
                self._attacks(state, seat, t, fresh, exposed | state.independent, leaders, source)
            if fresh & POLITICIANS:
                self._politics(state, seat, t, fresh, exposed, leaders, source)

    def _gain(self, state: Princeps, seat: i64, t: i64, leaders: i64) -> float:
        """How much a territory matters: more if its owner leads, or if its wealth is what is contested."""
        gain = 1.3 if leaders & BIT[t] else 1.0
        return gain + 0.2 if state.owned[seat] & _same_wealth(t) else gain

    def _cost(self, state: Princeps, seat: i64, leader: i64) -> float:
        """What it costs that this leader acts: a prince may be needed to stabilise."""
        return 0.4 if leader == PRINCE and state.owned[seat] & state.unstable else 0.0

    def _attacks(self, state: Princeps, seat: i64, t: i64, fresh: i64, aims: i64, leaders: i64, source: Source) -> None:
        citizens = count(fresh, CITIZEN)
        mercenaries = count(fresh, MERCENARY)
        threatened = BORDERS[t] & actions.others_lands(state, seat) != 0
        cards = size(state.loose(t))
        left = BORDERS[t] & aims
        while left:
            target = first_land(left)
            left &= left - 1
            gain = self._gain(state, seat, target, leaders)
            sea = SEA[t] >> target & 1
            for force in range(1, citizens + mercenaries + 1):
                chance = attack_odds(state, force - sea, target, force == 1)
                rate = 0.0
                if chance >= BOLD:
                    empties = 0.2 if threatened and cards - force - 1 <= 0 else 0.0
                    rate = chance * 2.0 * gain - (1.0 - chance) * 0.5 * float(force) - empties - 0.02 * float(force)
                elif not self._collects:
                    continue
                else:
                    rate = chance - 1.0
                used = min(force, mercenaries)
                for leader in range(PRINCE, CAPTAIN + 1, CAPTAIN):
                    if not count(fresh, leader):
                        continue
                    steps = [int(moves.ATTACK), int(moves.LAND + t), int(leader), int(moves.LAND + target)]
                    if citizens:
                        steps.append(int(NUMBER + force - used))
                    if mercenaries:
                        steps.append(int(NUMBER + used))
                    self._weigh(rate - (0.01 if leader == CAPTAIN else 0.0), steps, source)

    def _politics(
        self, state: Princeps, seat: i64, t: i64, fresh: i64, exposed: i64, leaders: i64, source: Source
    ) -> None:
        shaky = state.unstable & BIT[t] != 0
        if shaky and fresh & 15:
            self._weigh(3.0 + self._gain(state, seat, t, leaders), [int(moves.STABILISE)], source)
        if not fresh & ~0xFFFFF:
            return
        for leader in range(2):
            if not count(fresh, leader):
                continue
            cost = self._cost(state, seat, leader)
            if shaky and count(fresh, REFORM):
                self._at_home(2.9 + self._gain(state, seat, t, leaders), moves.REFORM, t, leader, source)
            if count(fresh, COLONISTS) and not state.colonists & BIT[t]:
                self._at_home((2.8 if shaky else 0.3) - cost, moves.COLONISE, t, leader, source)
            if count(fresh, CASTLE) and not state.castles & BIT[t]:
                self._at_home(0.6 - cost, moves.FORTIFY, t, leader, source)
            if count(fresh, SPY):
                left = actions.others_lands(state, seat)
                while left:
                    target = first_land(left)
                    left &= left - 1
                    if state.hidden[target]:
                        rate = 0.05 * float(size(state.hidden[target])) - cost
                        self._aimed(rate, moves.SPY, t, leader, target, source)
            near = BORDERS[t] & ~state.colonists
            if count(fresh, REVOLT):
                self._incite(
                    state, seat, moves.REVOLT, t, leader, near & (exposed | state.independent), leaders, source
                )
            if count(fresh, CONSPIRACY):
                self._incite(state, seat, moves.CONSPIRE, t, leader, near & exposed, leaders, source)

    def _incite(
        self, state: Princeps, seat: i64, action: i64, t: i64, leader: i64, aims: i64, leaders: i64, source: Source
    ) -> None:
        """Revolts and conspiracies."""
        cost = self._cost(state, seat, leader)
        left = aims
        while left:
            target = first_land(left)
            left &= left - 1
            chance = incite_odds(state, action, target)
            rate = chance - 1.0
            if chance >= BOLD:
                weight = 1.6 if action == moves.REVOLT else 0.7
                rate = chance * weight * self._gain(state, seat, target, leaders) - cost
            self._aimed(rate, action, t, leader, target, source)

    def _at_home(self, rate: float, action: i64, t: i64, leader: i64, source: Source) -> None:
        self._weigh(rate, [int(action), int(moves.LAND + t), int(leader)], source)

    def _aimed(self, rate: float, action: i64, t: i64, leader: i64, target: i64, source: Source) -> None:
        if rate > 0.0 or self._collects:
            self._weigh(rate, [int(action), int(moves.LAND + t), int(leader), int(moves.LAND + target)], source)

    # Answer, and defend

    def _answer(self, state: Princeps, seat: i64) -> i64:
        """Colonists, who stay; a punishment only where the armies there do not hold."""
        if contests.can_settle(state):
            return moves.COLONISE
        citizens, mercenaries = contests.guards_available(state)
        most = min(citizens + mercenaries, contests.most_guards(state))
        if most + forces.castle_defence(state) + forces.prince_defence(state) >= forces.attack_strength(state):
            return moves.PASS
        return moves.LAND + first_land(contests.punishers(state, seat))

    def _defend(self, state: Princeps) -> list[int]:
        """The fewest that hold; if none do, only citizens, who may be sacrificed in a battle, or flee."""
        t = state.target
        citizens, mercenaries = contests.guards_available(state)
        most = min(citizens + mercenaries, contests.most_guards(state))
        attack = forces.attack_strength(state)
        walls = forces.castle_defence(state) + forces.prince_defence(state)
        need = attack + 1 - walls if state.contest == moves.ATTACK else attack - walls
        if need > most:
            need = attack - walls
        guards = max(0, need)
        hired = min(guards, mercenaries)
        if need > most:
            guards = min(citizens, most) if state.contest == moves.ATTACK else 0
            hired = 0
        if not guards:
            return [int(moves.NOTHING)]
        steps: list[int] = []
        if citizens:
            steps.append(int(NUMBER + guards - hired))
        if mercenaries and (not citizens or min(mercenaries, contests.most_guards(state) - guards + hired)):
            steps.append(int(NUMBER + hired))
        if guards > 1:
            steps.append(int(CAPTAIN if count(state.loose(t), CAPTAIN) else PRINCE))
        return steps


def _same_wealth(t: i64) -> i64:
    """All territories with the same kind of wealth."""
    if GOLD_LANDS >> t & 1:
        return GOLD_LANDS
    return COMMERCE_LANDS if COMMERCE_LANDS >> t & 1 else AGRICULTURE_LANDS
