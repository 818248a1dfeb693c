"""How cards are laid in Princeps by one who goes by rules of thumb."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.princeps.odds import armies, attack_odds
from signoria.core.bits import BIT, NONE
from signoria.core.chance import Source
from signoria.core.state import State
from signoria.games.princeps import actions, moves
from signoria.games.princeps.cards import (
    ARMIES,
    BORDERS,
    CAPTAIN,
    CARD,
    CASTLE,
    CITIZEN,
    COLONISTS,
    CONSPIRACY,
    COUNSELLOR,
    MACHIAVELLI,
    MERCENARY,
    PRINCE,
    PUNISHMENT,
    REFORM,
    REVOLT,
    SEA,
    SPY,
    count,
    first_land,
    lands_in,
    size,
)
from signoria.games.princeps.state import Princeps

LAYING_ORDER: Final = vec[i64](
    [
        CAPTAIN,
        PRINCE,
        COUNSELLOR,
        CITIZEN,
        MERCENARY,
        REVOLT,
        CONSPIRACY,
        SPY,
        REFORM,
        COLONISTS,
        CASTLE,
        PUNISHMENT,
    ]
)
"""Commanders first, then those whom they lead, then what counsellors use; Machiavelli stays in hand."""

POLITICIANS: Final[i64] = 0x0FF
"""The counts of princes and counsellors in a multiset."""

_FINE: Final[i64] = 1 << 20


def whim(source: Source, most: float) -> float:
    """Any number from 0 to the most."""
    return most * float(source.below(_FINE)) / float(_FINE)


class Layouts:
    """Lays cards where they are of use."""

    def __init__(self, whim: float = 0.0, guard: float = 1.5) -> None:
        self.whim = whim
        """How much of it is chance."""
        self.guard = guard
        """How much a single army counts where a rival is near."""
        self._here = vec[i64]([0] * 24)
        self._prospects = vec[float]([0.0] * 24)

    def plan(self, state: State, seat: i64, source: Source, anew: bool) -> list[int]:
        """All steps of a preparation: settle, lay, move what lies elsewhere.  `anew`: all loose cards may be moved."""
        assert isinstance(state, Princeps)
        steps: list[int] = []
        left = state.lands[seat]
        mine = state.owned[seat] | left
        while left:
            steps.append(int(moves.LAND + first_land(left)))
            left &= left - 1
        if not mine:
            return [int(moves.READY)]
        here = self._here
        targets = actions.exposed(state, seat) | state.independent
        hand = state.hands[seat]
        pool = hand & ~(15 * CARD[MACHIAVELLI])
        shaky = mine & state.unstable
        left = mine
        while left:
            t = first_land(left)
            left &= left - 1
            self._prospects[t] = self._prospect(state, t, targets)
            loose = state.loose(t)
            freed = loose if anew else self._idle(loose, t, shaky, targets)
            pool += freed
            here[t] = loose - freed
        lays: list[int] = []
        for k in range(len(LAYING_ORDER)):
            kind = LAYING_ORDER[k]
            for _ in range(count(pool, kind)):
                t = self._place(state, seat, kind, mine, source)
                here[t] += CARD[kind]
        # Cards of a kind are the same: only where there are more than before is one laid, where fewer one recalled.
        moved: list[int] = []
        for kind in range(MACHIAVELLI):
            held = count(hand, kind)
            gone = state.owned[seat]
            left = mine
            while left:
                t = first_land(left)
                left &= left - 1
                for _ in range(count(here[t], kind) - count(state.loose(t), kind)):
                    if held:
                        held -= 1
                        lays += [int(kind), int(moves.LAND + t)]
                        continue
                    while count(here[first_land(gone)], kind) >= count(state.loose(first_land(gone)), kind):
                        gone &= gone - 1
                    origin = first_land(gone)
                    here[origin] += CARD[kind]
                    moved += [int(moves.RECALL), int(moves.LAND + origin), int(kind), int(kind), int(moves.LAND + t)]
        return steps + lays + moved + [int(moves.READY)]

    def _idle(self, loose: i64, t: i64, shaky: i64, targets: i64) -> i64:
        """The cards that do no good where they lie."""
        freed: i64 = 0
        front = BORDERS[t] & targets != 0
        if loose & 15 and not shaky & BIT[t] and (shaky or not front):
            freed += CARD[PRINCE]
        if not front:
            freed += loose & (15 * CARD[CAPTAIN])
            armies = loose & ARMIES
            if armies and size(loose - freed) > 1:
                freed += armies
        return freed

    def _prospect(self, state: Princeps, t: i64, targets: i64) -> float:
        """How good it is to strike from a territory: the weakest of its neighbours counts."""
        best = 0.0
        near = BORDERS[t] & targets
        left = near
        while left:
            other = first_land(left)
            left &= left - 1
            best = max(best, attack_odds(state, 2 - (SEA[t] >> other & 1), other, False))
        return 2.0 * best + 0.2 * float(lands_in(near))

    def _place(self, state: Princeps, seat: i64, kind: i64, mine: i64, source: Source) -> i64:
        """The territory in which a card is of most use."""
        best = -1000.0
        found: i64 = NONE
        left = mine
        while left:
            t = first_land(left)
            left &= left - 1
            use = self._use(state, seat, kind, t)
            if self.whim > 0.0:
                use += whim(source, self.whim)
            if use >= best:
                best = use
                found = t
        return found

    def _use(self, state: Princeps, seat: i64, kind: i64, t: i64) -> float:
        """How useful a card is in a territory, beside what lies there."""
        cards = self._here[t]
        prospect = self._prospects[t]
        command = float(count(cards, PRINCE) + count(cards, CAPTAIN))
        shaky = state.unstable & BIT[t] != 0
        if kind == PRINCE:
            return (5.0 if shaky else 0.0) + prospect + 0.3 * float(armies(cards))
        if kind == CAPTAIN:
            return prospect + 0.5 * float(armies(cards)) - 2.0 * command
        if kind == CITIZEN or kind == MERCENARY:
            use = prospect * 1.5 if command > 0.0 else 0.0
            if not cards & ARMIES and BORDERS[t] & actions.others_lands(state, seat):
                use += self.guard
            return use
        if kind == COUNSELLOR:
            rights = count(cards, REVOLT) + count(cards, REFORM) + count(cards, COLONISTS) + count(cards, CASTLE)
            use = float(rights) + (3.0 if shaky else 0.0) + 0.4 * prospect
            return use - 2.0 * float(count(cards, COUNSELLOR))
        use = 4.0 if cards & POLITICIANS else 0.0
        if shaky and (kind == REFORM or kind == COLONISTS):
            use += 3.0
        if kind == CASTLE and state.castles & BIT[t]:
            use -= 6.0
        if kind == REVOLT or kind == CONSPIRACY:
            use += prospect
        return use - 0.5 * float(size(cards))
