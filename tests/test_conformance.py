"""Coup against the conformance and leak suites that are shipped for all games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import games
from signoria.core.state import State
from signoria.games.coup.cards import contains, size
from signoria.games.coup.options import EDITIONS
from signoria.games.coup.position import DEALING, DRAFTING
from signoria.games.coup.rules import DRAFT_DISCARD, OPEN
from signoria.games.coup.state import Coup
from signoria.testing import conformance, leaks
from tests.variants import VARIANTS, Options

COUP = games.get("coup")


def conserved(state: State) -> None:
    """No card and no coin is lost or made."""
    assert isinstance(state, Coup)
    rules = state.rules
    seats = range(rules.players)
    assert state.treasury + sum(state.coins[seat] for seat in seats) == rules.coins
    assert state.treasury >= 0
    assert min(state.coins[seat] for seat in seats) >= 0
    cards = state.court + state.drawn + sum(state.hands[seat] + state.revealed[seat] for seat in seats)
    if rules.duel == DRAFT_DISCARD and state.phase > DRAFTING:
        assert size(cards) == 7
        assert contains(cards, rules.pile)
    elif rules.duel == OPEN or state.phase > DRAFTING:
        assert cards == rules.pile * rules.copies
    for seat in seats:
        dead = size(state.revealed[seat]) == 2
        assert dead != bool(state.alive >> seat & 1)
        if state.phase > DRAFTING:
            missing = 1 if size(state.hands[seat]) + size(state.revealed[seat]) == 1 else 0
            assert size(state.hands[seat]) + size(state.revealed[seat]) + missing == 2
            assert not missing or state.current < 0
    assert state.phase == DEALING or state.court > 0


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any options that can be combined."""
    edition = draw(st.sampled_from([None, *EDITIONS]))
    players = draw(st.integers(2, 6 if edition in ("en", "es") else 10))
    found: Options = {"edition": edition, "players": players}
    found["first"] = draw(st.one_of(st.integers(0, players - 1), st.just("random")))
    choices = {
        "diplomat": ("ambassador", "inquisitor"),
        "coins": (50, 42),
        "duel": ("open", "draft-court", "draft-discard") if players == 2 else ("open",),
        "refuse_proof": (False, True),
        "opener_coins": (1, 2),
    }
    for name, values in choices.items():
        allowed = [v for v in values if edition is None or v in EDITIONS[edition][name]]
        found[name] = draw(st.sampled_from(allowed))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_conforms(variant: str) -> None:
    for seed in range(2):
        conformance.check_everything(COUP, VARIANTS[variant], seed, conserved)


@settings(max_examples=40, deadline=None)
@given(options(), st.integers(0, 2**40))
def test_any_options_conform(chosen: Options, seed: int) -> None:
    conformance.check_positions(COUP, chosen, seed, conserved)
    conformance.check_record(COUP, chosen, seed)
    conformance.check_notation(COUP, chosen, seed)


@settings(max_examples=10, deadline=None)
@given(options(), st.integers(0, 2**40))
def test_legal_is_what_is_accepted_for_any_options(chosen: Options, seed: int) -> None:
    conformance.check_legality(COUP, chosen, seed)


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_leaks(variant: str) -> None:
    different = sum(leaks.check_leaks(COUP, VARIANTS[variant], seed, every=2) for seed in range(4))
    assert different > 0
    for seed in range(10):
        leaks.check_audience(COUP, VARIANTS[variant], seed)


@settings(max_examples=15, deadline=None)
@given(options(), st.integers(0, 2**40))
def test_nothing_leaks_for_any_options(chosen: Options, seed: int) -> None:
    leaks.check_leaks(COUP, chosen, seed, every=5)
