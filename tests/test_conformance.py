"""Every game against the conformance and leak suites that are shipped for all games."""

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
from signoria.games.medici import cards as medici_cards
from signoria.games.medici.options import OPTIONS as MEDICI_OPTIONS
from signoria.games.medici.state import Medici
from signoria.games.princeps import cards as princeps_cards
from signoria.games.princeps.position import DISCARDING
from signoria.games.princeps.state import Princeps
from signoria.testing import conformance, leaks
from tests.variants import CASES, EVERY, VARIANTS, Options


def coup_conserved(state: State) -> None:
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


def medici_conserved(state: State) -> None:
    """No card is lost or made; what is kept of each pile and Jester is what its nobles say."""
    assert isinstance(state, Medici)
    nobles = [[int(number) for number in state.nobles(place)] for place in range(len(state.ids))]
    assert len({number for pile in nobles for number in pile}) == sum(map(len, nobles))
    assert list(state.ids) == sorted(set(state.ids))
    court, inner = [0, 0], [0, 0]
    for place, pile in enumerate(nobles):
        kinds = [int(medici_cards.kind_of(number)) for number in pile]
        jesters = [int(medici_cards.jester_of(n)) for n, k in zip(pile, kinds, strict=True) if k == medici_cards.JESTER]
        fixed = sum(int(medici_cards.VALUES[kind]) for kind in kinds)
        assert (state.sizes[place], state.lows[place]) == (len(pile), fixed)
        assert state.highs[place] == fixed + 9 * len(jesters)
        assert state.value(place) == fixed + sum(state.shows[jester] - 1 for jester in jesters)
        assert [state.places[jester] for jester in jesters] == [state.ids[place]] * len(jesters)
        for number in pile:
            court[medici_cards.house_of(number)] += int(medici_cards.card(medici_cards.kind_of(number)))
            inner[medici_cards.house_of(number)] += state.zones[place] == 0
    assert list(state.inner) == inner
    assert list(state.court) == court
    for house, under in enumerate((state.under0, state.under1)):
        cards = state.hands[house] + state.decks[house] + state.discards[house] + state.aside[house] + court[house]
        assert cards + sum(int(medici_cards.card(kind)) for kind in under) == state.rules.house
        assert state.limits[house] == -1 or not state.has_deck(house)


def princeps_conserved(state: State) -> None:
    """No card is lost or made; nobody holds more than twelve unless asked to discard; what has acted lies shown."""
    assert isinstance(state, Princeps)
    seats = range(state.rules.players)
    cards = state.deck + state.discard + sum(state.hands[seat] for seat in seats)
    cards += sum(state.loose(t) for t in range(24))
    for kind, lands in ((10, state.castles), (9, state.colonists), (6, state.independent)):
        cards += int(princeps_cards.CARD[kind]) * bin(lands).count("1")
    princes = sum(state.princes[seat] >= 0 for seat in seats)
    assert cards == princeps_cards.WHOLE_DECK + princes
    places = [state.deck_lands, state.discard_lands, state.independent]
    places += [state.lands[seat] for seat in seats] + [state.owned[seat] for seat in seats]
    assert sum(places) == princeps_cards.ALL_LANDS
    assert sum(bin(lands).count("1") for lands in places) == 24
    for seat in seats:
        prince = princeps_cards.count(state.hands[seat], 0)
        prince += sum(princeps_cards.count(state.loose(t), 0) for t in range(24) if state.owned[seat] >> t & 1)
        assert prince == (state.princes[seat] >= 0)
        assert state.hand_size(seat) <= 12 or state.phase == DISCARDING
        assert state.owned[seat] or state.phase == 0
    for t in range(24):
        assert princeps_cards.contains(state.shown[t], state.acted[t])
        assert not state.loose(t) or state.owner(t) >= 0
    assert not state.independent & ~state.unstable
    assert not state.independent & state.colonists


INVARIANTS = {"coup": coup_conserved, "medici": medici_conserved, "princeps": princeps_conserved}


@st.composite
def coup_options(draw: st.DrawFn) -> Options:
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


medici_options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in MEDICI_OPTIONS})

princeps_options = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "rounds": st.sampled_from([5, 6, 7, "deck"]),
        "hand_counts": st.sampled_from(["hand", "hand+placed"]),
        "tied_category": st.sampled_from(["all", "none"]),
        "trade_territories": st.booleans(),
    }
)

ANY = st.one_of(
    st.tuples(st.just("coup"), coup_options()),
    st.tuples(st.just("medici"), medici_options),
    st.tuples(st.just("princeps"), princeps_options),
)
"""Any game with any options."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant"), CASES)
def test_every_variant_conforms(game: str, variant: str) -> None:
    for seed in range(2):
        conformance.check_everything(games.get(game), VARIANTS[game][variant], seed, INVARIANTS[game], EVERY[game])


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_copies_and_bytes_hold_every_field(game: str, variant: str) -> None:
    for seed in range(2, 10):
        conformance.check_twins(games.get(game), VARIANTS[game][variant], seed)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(ANY, st.integers(0, 2**40))
def test_any_options_conform(chosen: tuple[str, Options], seed: int) -> None:
    game, options = games.get(chosen[0]), chosen[1]
    conformance.check_positions(game, options, seed, INVARIANTS[game.name])
    conformance.check_record(game, options, seed)
    conformance.check_notation(game, options, seed, EVERY[game.name])


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(ANY, st.integers(0, 2**40))
def test_legal_is_what_is_accepted_for_any_options(chosen: tuple[str, Options], seed: int) -> None:
    conformance.check_legality(games.get(chosen[0]), chosen[1], seed, EVERY[chosen[0]])


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_nothing_leaks(game: str, variant: str) -> None:
    options = VARIANTS[game][variant]
    every = 2 * EVERY[game]
    different = sum(leaks.check_leaks(games.get(game), options, seed, every) for seed in range(4))
    assert different > 0
    for seed in range(10):
        leaks.check_audience(games.get(game), options, seed)


@settings(max_examples=20, deadline=None)
@given(ANY, st.integers(0, 2**40))
def test_nothing_leaks_for_any_options(chosen: tuple[str, Options], seed: int) -> None:
    leaks.check_leaks(games.get(chosen[0]), chosen[1], seed, every=5 * EVERY[chosen[0]])


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_a_seat_is_told_of_whatever_it_could_notice_and_of_nothing_else(game: str, variant: str) -> None:
    for seed in range(2):
        leaks.check_versions(games.get(game), VARIANTS[game][variant], seed)
