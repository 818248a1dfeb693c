"""What a player of Court of the Medici is asked, what may be answered, and what is answered when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.bits import NONE
from signoria.core.game import Options
from signoria.core.menu import Closed, Menu, Step, Summary
from signoria.core.text import Fact, Text, word
from signoria.games.medici import dials, legal, moves
from signoria.games.medici.cards import (
    CARD_NAMES,
    HOUSE_NAMES,
    JESTER,
    JESTER_NAMES,
    LADY,
    MINISTER,
    VALUES,
    count,
    house_of,
    jester_of,
    kind_of,
    worth,
)
from signoria.games.medici.moves import MANNER_NAMES
from signoria.games.medici.position import ANNOUNCING, CHOOSING, INNER
from signoria.games.medici.state import Medici


def ask(state: Medici, seat: int, names: Sequence[str]) -> Menu:
    """The next step of a play: a card, a manner, a pile, the pile that falls; or what else is asked."""
    actions = state.legal(seat)
    if state.phase == ANNOUNCING:
        return Menu(Text("medici-ask-announce"), [_announce(action) for action in actions])
    if state.phase == CHOOSING:
        steps = [_replace(state, action, names) for action in actions]
        return Menu(Text("medici-ask-circle"), steps, closed=_closed_piles(state, seat, actions, names))
    if actions[0] == moves.PASS:
        step = Step(action=actions[0], key="pass", text=Text("medici-move-pass"))
        return Menu(Text("medici-ask-pass"), [step], closed=_locked(state, seat, ()))
    if state.card == NONE:
        steps = [_card(state, seat, action) for action in actions]
        return Menu(Text("medici-ask-play"), steps, closed=_locked(state, seat, actions))
    return _ask_how(state, seat, actions, names)


def _ask_how(state: Medici, seat: int, actions: Sequence[int], names: Sequence[str]) -> Menu:
    """What follows the choice of a card; the facts of the question say what was chosen, `kind` and `base` too."""
    facts: dict[str, Fact] = {"card": word(CARD_NAMES[state.card]), "kind": CARD_NAMES[state.card]}
    if state.manner == NONE:
        steps = [_manner(state, seat, action, names) for action in actions]
        found = Menu(Text("medici-ask-manner", facts), steps, dials=dials.of_play(state, seat))
        found.closed = _closed_manners(state, seat, actions)
        return found
    closed = _closed_piles(state, seat, actions, names)
    if state.manner == moves.ALLY:
        steps = [_ally(state, seat, action, names) for action in actions]
        return Menu(Text("medici-ask-ally", facts), steps, dials=dials.of_play(state, seat), closed=closed)
    if state.pile == NONE:
        steps = [_join(state, seat, action, names) for action in actions]
        return Menu(Text("medici-ask-conspire", facts), steps, closed=closed)
    facts["base"] = int(state.ids[state.pile])
    steps = [_strike(state, seat, action, names) for action in actions]
    return Menu(Text("medici-ask-target", facts), steps, closed=closed)


# What is closed, and why


def _locked(state: Medici, seat: int, actions: Sequence[int]) -> list[Closed]:
    """The cards that the last card of the deck forbids."""
    held = [kind for kind in range(len(CARD_NAMES)) if count(state.hands[seat], kind) and kind not in actions]
    limit = int(state.limits[seat])
    return [
        Closed(
            CARD_NAMES[kind],
            word(CARD_NAMES[kind]),
            Text("error-above-limit", {"card": word(CARD_NAMES[kind]), "limit": limit}),
        )
        for kind in held
    ]


def _closed_manners(state: Medici, seat: int, actions: Sequence[int]) -> list[Closed]:
    found = []
    for number, name in enumerate(MANNER_NAMES, start=int(moves.SEND)):
        refused = state.why(number, seat) if number not in actions else None
        if refused is not None:
            found.append(Closed(name, Text(f"medici-summary-{name}"), refused.text))
    return found


def _closed_piles(state: Medici, seat: int, actions: Sequence[int], names: Sequence[str]) -> list[Closed]:
    found = []
    for place in range(len(state.ids)):
        action = int(moves.PILE) + place
        if action not in actions and state.sizes[place]:
            step = _pile(state, action, names)
            found.append(Closed(step.key, step.text, _why_no_pile(state, seat, place)))
    return found


def _why_no_pile(state: Medici, seat: int, place: int) -> Text:
    """Why a pile cannot be joined or struck, in a few words; what else is refused, as it is refused."""
    if state.phase == CHOOSING or place == state.pile:
        refused = state.why(int(moves.PILE) + place, seat)
        assert refused is not None
        return refused.text
    lows, highs = legal.spans(state)
    low, high = legal.card_span(state, seat)
    if state.pile == NONE:
        value = dials.span(lows[place] + low, highs[place] + high)
        return Text("medici-closed-onto", {"value": value})
    wanted = dials.span(lows[state.pile] + low, highs[state.pile] + high)
    return Text("medici-closed-against", {"value": dials.span(lows[place], highs[place]), "wanted": wanted})


# The steps


def _announce(action: int) -> Step:
    value = action - int(moves.ANNOUNCE) + 1
    return Step(action=action, key=str(value), text=Text("medici-move-announce", {"value": value}))


def _replace(state: Medici, action: int, names: Sequence[str]) -> Step:
    if action == moves.KEEP:
        return Step(action=action, key="keep", text=Text("medici-move-keep"))
    place = action - int(moves.PILE)
    pile = str(state.ids[place])
    nobles = _nobles(state, place)
    return Step(action=action, key=pile, place=pile, text=Text("medici-move-replace", {"noble": nobles}))


def _card(state: Medici, seat: int, action: int) -> Step:
    name = CARD_NAMES[action]
    begun = state.copy()
    begun.card = action
    facts = {"allies": len(state.ids), "conspiracies": int(legal.conspiracies(begun, seat))}
    if action == JESTER:
        facts["most"] = int(state.most_declared(seat))
    text = Text("medici-card-ways", {"card": word(name), **facts})
    return Step(action=action, key=name, place=name, text=text)


def _manner(state: Medici, seat: int, action: int, names: Sequence[str]) -> Step:
    name = MANNER_NAMES[action - moves.SEND]
    facts: dict[str, Fact] = {}
    if action == moves.ALLY:
        facts = {"count": len(state.ids)}
    elif action == moves.CONSPIRE:
        facts = {"count": int(legal.conspiracies(state, seat))}
    elif action == moves.SEND:
        facts = {"scores": _scores(state, seat, action, names)}
    else:
        facts = {"mine": _planned(state, seat), "theirs": _planned(state, 1 - seat), "player": names[1 - seat]}
    step = Step(action=action, key=name, text=Text(f"medici-step-{name}", {**facts}))
    if action == moves.PLAN and legal.stalls(state, seat):
        step.follows = [Text("medici-step-stalls")]
    return step


def _planned(state: Medici, seat: int) -> int:
    """How many Plans a player has made of those that a draw takes."""
    return min(int(state.plans[seat]), int(moves.MOST_PLANS))


def _pile(state: Medici, action: int, names: Sequence[str]) -> Step:
    """A step that points at a pile."""
    place = action - int(moves.PILE)
    pile = str(state.ids[place])
    facts: dict[str, Fact] = {"pile": int(state.ids[place]), "nobles": _nobles(state, place)}
    zone = state.zones[place]
    if zone == INNER:
        text = Text("medici-step-pile-inner", {**facts})
    else:
        text = Text("medici-step-pile-outer", {**facts, "player": names[zone - 1]})
    return Step(action=action, key=pile, place=pile, text=text)


def _nobles(state: Medici, place: int) -> list[Text]:
    """The nobles of a pile, from the bottom up."""
    found = []
    for noble in state.nobles(place):
        facts = {"house": word(HOUSE_NAMES[house_of(noble)]), "card": word(CARD_NAMES[kind_of(noble)])}
        if kind_of(noble) == JESTER:
            facts["jester"] = word(JESTER_NAMES[jester_of(noble)])
            value = int(state.shows[jester_of(noble)])
            found.append(Text("medici-noble-jester", {**facts, "value": value}))
        else:
            found.append(Text("medici-noble", {**facts}))
    return found


def _scores(state: Medici, seat: int, action: int, names: Sequence[str]) -> list[Text]:
    """What each House counts before and after a step that makes the play whole."""
    after = state.copy()
    after.step(action, seat)
    return [
        Text(
            "medici-score-after",
            {"player": name, "before": int(worth(state.court[house])), "after": int(worth(after.court[house]))},
        )
        for house, name in enumerate(names)
    ]


def _ally(state: Medici, seat: int, action: int, names: Sequence[str]) -> Step:
    step = _pile(state, action, names)
    place = action - int(moves.PILE)
    facts: dict[str, Fact] = {"scores": _scores(state, seat, action, names)}
    if state.card == LADY:
        step.follows = [Text("medici-step-parts", facts)]
    elif state.card == MINISTER and state.sizes[place] > 1:
        step.follows = [Text("medici-step-clears", {**facts, "nobles": _nobles(state, place)})]
    else:
        added = int(state.declared or VALUES[state.card])
        step.follows = [Text("medici-step-worth", {**facts, "value": int(legal.worth(state, place)) + added})]
    return step


def _join(state: Medici, seat: int, action: int, names: Sequence[str]) -> Step:
    """A pile on which conspiracies are possible: the piles that each of them could strike."""
    step = _pile(state, action, names)
    joined = state.copy()
    joined.step(action, seat)
    targets = [str(state.ids[target - moves.PILE]) for target in joined.legal(seat)]
    step.follows = [Text("medici-step-strikes", {"piles": ", ".join(targets), "count": len(targets)})]
    return step


def _strike(state: Medici, seat: int, action: int, names: Sequence[str]) -> Step:
    """A pile that a conspiracy could strike: why the sums are equal, the values that Jesters take for it, what falls,
    and what both Houses count then.
    """
    step = _pile(state, action, names)
    target = action - int(moves.PILE)
    packed = int(legal.jester_values(state, seat, target))
    values = [packed >> 4 * jester & 15 for jester in range(len(JESTER_NAMES))]
    mine = [*_terms(state, int(state.pile), values), _own_term(state, packed >> 16)]
    other = _terms(state, target, values)
    facts: dict[str, Fact] = {
        "sums": f"{_sum(mine)} = {_sum(other)}",
        "total": sum(_value(term) for term in mine),
        "mine": mine,
        "other": other,
        "nobles": _nobles(state, target),
        "scores": _scores(state, seat, action, names),
    }
    step.follows = [Text("medici-step-falls", facts)]
    changed = [
        Text("medici-step-value", {"jester": word(name), "value": value})
        for jester, (name, value) in enumerate(zip(JESTER_NAMES, values, strict=True))
        if state.places[jester] != NONE and value != state.shows[jester]
    ]
    if changed:
        step.follows.append(Text("medici-step-values", {"values": changed}))
    step.dials = dials.of_conspiracy(state, seat, target)
    return step


def _terms(state: Medici, place: int, values: Sequence[int]) -> list[Text]:
    """What each noble of a pile counts in a conspiracy."""
    return [
        _term(
            "medici-term",
            kind_of(noble),
            values[jester_of(noble)] if kind_of(noble) == JESTER else int(VALUES[kind_of(noble)]),
        )
        for noble in state.nobles(place)
    ]


def _own_term(state: Medici, declared: int) -> Text:
    """What the card that is played counts."""
    return _term("medici-term-own", int(state.card), declared if state.card == JESTER else int(VALUES[state.card]))


def _term(key: str, kind: int, value: int) -> Text:
    """A noble in a sum: its value, and who it is where the value does not say that."""
    if CARD_NAMES[kind] == str(value):
        return Text(key, {"value": value})
    return Text(f"{key}-named", {"card": word(CARD_NAMES[kind]), "value": value})


def _value(term: Text) -> int:
    value = term.facts["value"]
    assert isinstance(value, int)
    return value


def _sum(terms: Sequence[Text]) -> str:
    return " + ".join(str(_value(term)) for term in terms)


def default(state: Medici, seat: int) -> tuple[int, ...]:
    """The lowest card, alone to the own zone; the circle as it is; the highest value for a last Jester."""
    actions = state.legal(seat)
    if state.phase == ANNOUNCING or state.phase == CHOOSING:
        return (actions[-1],)
    return actions[:1] if actions[0] == moves.PASS else (actions[0], int(moves.SEND))


def summary(options: Options) -> Summary:
    """The four manners and the powers."""
    cards = ("minister", "lady", "jester", *(["duke"] if options["dukes"] else []))
    manners = ("send", "ally", "conspire", "plan")
    rows: list[list[Text | None]] = [
        [Text(f"medici-summary-{manner}"), Text(f"medici-summary-{manner}-about")] for manner in manners
    ]
    rows += [[word(card), Text(f"medici-summary-{card}-about")] for card in cards]
    return Summary(
        title=Text("medici-summary-title"),
        about=Text("medici-about"),
        goal=Text("medici-summary-goal"),
        rows=rows,
        notes=[
            Text("medici-summary-rules"),
            Text(f"medici-summary-{options['end']}"),
            Text(f"medici-summary-{options['plan_draw']}"),
            Text("medici-summary-words"),
        ],
    )
