"""What a player of Court of the Medici is asked, what may be answered, and what is answered when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.bits import NONE
from signoria.core.game import Options
from signoria.core.menu import Dial, Menu, Step, Summary
from signoria.core.text import Fact, Text, word
from signoria.games.medici import legal, moves
from signoria.games.medici.cards import (
    CARD_NAMES,
    HIGHEST,
    HOUSE_NAMES,
    JESTER,
    JESTER_NAMES,
    LADY,
    MINISTER,
    VALUES,
    house_of,
    jester_of,
    kind_of,
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
        return Menu(Text("medici-ask-circle"), [_replace(state, action, names) for action in actions])
    if actions[0] == moves.PASS:
        step = Step(action=actions[0], key="pass", text=Text("medici-move-pass"))
        return Menu(Text("medici-ask-pass"), [step])
    if state.card == NONE:
        return Menu(Text("medici-ask-play"), [_card(state, seat, action) for action in actions])
    card = {"card": word(CARD_NAMES[state.card])}
    if state.manner == NONE:
        steps = [_manner(state, seat, action) for action in actions]
        return Menu(Text("medici-ask-manner", {**card}), steps, dials=_dials(state, seat))
    if state.manner == moves.ALLY:
        return Menu(Text("medici-ask-ally", {**card}), [_ally(state, action, names) for action in actions])
    if state.pile == NONE:
        return Menu(Text("medici-ask-conspire", {**card}), [_join(state, seat, action, names) for action in actions])
    return Menu(Text("medici-ask-target"), [_strike(state, seat, action, names) for action in actions])


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
    text = Text("medici-card-ways", {"card": word(name), **facts})
    return Step(action=action, key=name, place=name, text=text)


def _manner(state: Medici, seat: int, action: int) -> Step:
    name = MANNER_NAMES[action - moves.SEND]
    facts = {}
    if action == moves.ALLY:
        facts = {"count": len(state.ids)}
    elif action == moves.CONSPIRE:
        facts = {"count": int(legal.conspiracies(state, seat))}
    return Step(action=action, key=name, text=Text(f"medici-step-{name}", {**facts}))


def _dials(state: Medici, seat: int) -> list[Dial]:
    """The values that Jesters may be given in this play: the one that is played, and those at court."""
    found = []
    if state.card == JESTER and not state.declared:
        most = int(state.most_declared(seat))
        found.append(Dial(int(moves.DECLARE), Text("medici-dial-played"), 1, most, 1))
    for jester, name in enumerate(JESTER_NAMES):
        if state.places[jester] != NONE and not state.revalued >> 4 * jester & 15:
            action = int(moves.REVALUE) + jester * int(HIGHEST)
            text = Text("medici-dial-court", {"jester": word(name)})
            found.append(Dial(action, text, 1, int(HIGHEST), int(state.shows[jester])))
    return found


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


def _ally(state: Medici, action: int, names: Sequence[str]) -> Step:
    step = _pile(state, action, names)
    place = action - int(moves.PILE)
    if state.card == LADY:
        step.follows = [Text("medici-step-parts")]
    elif state.card == MINISTER and state.sizes[place] > 1:
        step.follows = [Text("medici-step-clears")]
    else:
        added = int(state.declared or VALUES[state.card])
        step.follows = [Text("medici-step-worth", {"value": int(legal.worth(state, place)) + added})]
    return step


def _join(state: Medici, seat: int, action: int, names: Sequence[str]) -> Step:
    """A pile on which conspiracies are possible: the piles that each of them could strike."""
    step = _pile(state, action, names)
    joined = state.copy()
    joined.step(action, seat)
    targets = [str(state.ids[target - moves.PILE]) for target in joined.legal(seat)]
    step.follows = [Text("medici-step-strikes", {"piles": ", ".join(targets)})]
    return step


def _strike(state: Medici, seat: int, action: int, names: Sequence[str]) -> Step:
    """A pile that a conspiracy could strike: why the sums are equal, and the values that Jesters take for it."""
    step = _pile(state, action, names)
    target = action - int(moves.PILE)
    packed = int(legal.jester_values(state, seat, target))
    values = [packed >> 4 * jester & 15 for jester in range(len(JESTER_NAMES))]
    mine = [*_terms(state, int(state.pile), values), packed >> 16 if state.card == JESTER else int(VALUES[state.card])]
    sums = f"{_sum(mine)} = {_sum(_terms(state, target, values))}"
    step.follows = [Text("medici-step-falls", {"sums": sums})]
    changed = [
        Text("medici-step-value", {"jester": word(name), "value": value})
        for jester, (name, value) in enumerate(zip(JESTER_NAMES, values, strict=True))
        if state.places[jester] != NONE and value != state.shows[jester]
    ]
    if changed:
        step.follows.append(Text("medici-step-values", {"values": changed}))
    return step


def _terms(state: Medici, place: int, values: Sequence[int]) -> list[int]:
    """What each noble of a pile counts in a conspiracy."""
    return [
        values[jester_of(noble)] if kind_of(noble) == JESTER else int(VALUES[kind_of(noble)])
        for noble in state.nobles(place)
    ]


def _sum(terms: Sequence[int]) -> str:
    return " + ".join(map(str, terms))


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
