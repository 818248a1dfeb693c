"""What a player of Coup is asked, what may be answered, and what is answered for one whose time is up."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.core.bits import NONE
from signoria.core.game import Options
from signoria.core.menu import Closed, Menu, Step, Summary
from signoria.core.text import Text, word, words
from signoria.games.coup import moves
from signoria.games.coup.cards import CHARACTER_NAMES, INQUISITOR, count, sorted_cards
from signoria.games.coup.moves import ACTION_NAMES, BLOCKERS, COSTS, KEPT
from signoria.games.coup.position import (
    ACTING,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    EXCHANGING,
    JUDGING,
    LOSING,
    PROVING,
    REVEALING,
)
from signoria.games.coup.printed import ACTIONS
from signoria.games.coup.state import Coup

_ACTIONS = [Text(f"coup-move-{name}") for name in ACTION_NAMES]
"""Labels of the kinds of action."""

_WITH_CARD = {int(getattr(moves, verb.upper())): verb for verb in ("block", "lose", "reveal", "draft")}


def ask(state: Coup, seat: int, names: Sequence[str]) -> Menu:
    """The question, and all moves: each is one step."""
    legal = state.legal(seat)
    steps = [_step(state, seat, action, names) for action in legal]
    found = Menu(_question(state, seat, names), steps)
    if state.phase == ACTING:
        found.closed = [*_closed(state, seat, legal)]
    elif state.phase == PROVING and moves.SHOW not in legal:
        # Whoever looks over one's shoulder sees the same two answers, whatever one holds.
        refused = state.why(moves.SHOW, seat)
        assert refused is not None
        found.closed = [Closed("show", Text("coup-move-show", {"claim": _character(state.claimed())}), refused.text)]
    return found


# The question


def _question(state: Coup, seat: int, names: Sequence[str]) -> Text:
    phase = state.phase
    if phase == ACTING:
        coins = int(state.coins[seat])
        return Text("coup-ask-must-coup" if coins >= moves.MUST_COUP else "coup-ask-action", {"coins": coins})
    if phase == LOSING:
        return Text("coup-ask-lose")
    if phase == EXCHANGING:
        return Text("coup-ask-exchange", {"cards": words(sorted_cards(state.drawn))})
    if phase == REVEALING:
        return Text("coup-ask-reveal", {"player": names[state.turn]})
    if phase == JUDGING:
        return Text("coup-ask-verdict", {"target": names[state.target], "shown": _character(state.shown)})
    if phase == PROVING:
        return Text("coup-ask-prove", {"player": names[state.challenger], "claim": _character(state.claimed())})
    if phase == CHALLENGING_BLOCK:
        return Text("coup-ask-challenge-block", {"player": names[state.blocker], "claim": _character(state.claimed())})
    if phase == CHALLENGING or phase == BLOCKING:
        return _window(state, seat, names)
    return Text("coup-ask-draft")


def _window(state: Coup, seat: int, names: Sequence[str]) -> Text:
    """Do you believe it, do you block it: an action against nobody, somebody else, or you."""
    facts: dict[str, int | str | Text | list[Text]] = {
        "player": names[state.turn],
        "action": word(ACTION_NAMES[state.kind]),
    }
    key = "coup-ask-block-again" if state.caught else "coup-ask-block"
    if state.phase == CHALLENGING:
        key = "coup-ask-challenge"
        facts["claim"] = _character(state.claim)
    if state.target == seat:
        key += "-you"
    elif state.target != NONE:
        key += "-target"
        facts["target"] = names[state.target]
    return Text(key, facts)


def _character(character: int) -> Text:
    return word(CHARACTER_NAMES[character])


# The answers


def _step(state: Coup, seat: int, action: int, names: Sequence[str]) -> Step:
    if action < moves.PASS:
        return _action(state, seat, action, names)
    if action == moves.PASS:
        return Step(action=action, key="pass", text=_pass(state, seat))
    if action == moves.CONCEDE:
        return Step(action=action, key="concede", text=Text("coup-move-concede"))
    if action >= moves.KEEP:
        kept = sorted_cards(KEPT[action - moves.KEEP])
        facts = {name: word(card) for name, card in zip(("card", "second"), kept, strict=False)}
        text = Text(f"coup-move-keep-{'one' if len(kept) == 1 else 'two'}", {**facts})
        return Step(action=action, key="-".join(kept), text=text)
    if action == moves.CHALLENGE:
        text = Text("coup-move-challenge", {"player": names[state.claimant()], "claim": _character(state.claimed())})
        return Step(action=action, key="challenge", text=text)
    if action == moves.SHOW:
        return Step(action=action, key="show", text=Text("coup-move-show", {"claim": _character(state.claimed())}))
    if action in (moves.RETURN, moves.REPLACE):
        verb = "return" if action == moves.RETURN else "replace"
        return Step(action=action, key=verb, text=Text(f"coup-move-{verb}", {"shown": _character(state.shown)}))
    first = max(number for number in _WITH_CARD if number <= action)
    name = CHARACTER_NAMES[action - first]
    text = Text(f"coup-move-{_WITH_CARD[first]}", {"card": word(name)})
    step = Step(action=action, key=name, text=text, place=name)
    if first == moves.BLOCK:
        step.claims = name
        step.holds = count(state.hands[seat], action - first) > 0
    return step


def _pass(state: Coup, seat: int) -> Text:
    """To pass; who is asked whether to believe it, and could block it then, is told so."""
    blocks_next = state.phase == CHALLENGING and state.target == seat and BLOCKERS[state.kind] != 0
    return Text("coup-move-pass-block" if blocks_next else "coup-move-pass")


def _action(state: Coup, seat: int, action: int, names: Sequence[str]) -> Step:
    kind = int(moves.kind_of(action))
    target = int(moves.target_of(action))
    step = Step(action=action, key=ACTION_NAMES[kind], text=_label(state, kind), cost=int(COSTS[kind]))
    if target != NONE:
        step.key += f"-{target + 1}"
        step.target = names[target]
    claim = int(state.rules.claim(kind))
    if claim != NONE:
        step.claims = CHARACTER_NAMES[claim]
        step.holds = count(state.hands[seat], claim) > 0
    return step


def _label(state: Coup, kind: int) -> Text:
    if kind == moves.EXCHANGE:
        return Text(_ACTIONS[kind].key, {"diplomat": _character(state.rules.diplomat)})
    return _ACTIONS[kind]


def _closed(state: Coup, seat: int, legal: Sequence[int]) -> tuple[Closed, ...]:
    """The kinds of action for which the player has too few coins, or too many."""
    known = int(state.coins[seat]), int(state.rules.diplomat)
    if known not in _CLOSED:
        kinds = {int(moves.kind_of(action)) for action in legal}
        if state.rules.diplomat != INQUISITOR:
            kinds.add(moves.EXAMINE)
        # The reason is the same for whomever one may aim at.
        other = next(int(target) for target in range(moves.SEATS) if target != seat and state.alive >> target & 1)
        found = []
        for kind in sorted(set(range(len(ACTION_NAMES))) - kinds):
            action = kind if kind < moves.TARGETED else moves.TARGETED + (kind - moves.COUP) * moves.SEATS + other
            refused = state.why(action, seat)
            assert refused is not None
            found.append(Closed(ACTION_NAMES[kind], _label(state, kind), refused.text, int(COSTS[kind])))
        _CLOSED[known] = tuple(found)
    return _CLOSED[known]


_CLOSED: dict[tuple[int, int], tuple[Closed, ...]] = {}
"""What is closed depends on one's coins and on the diplomat, and menus are made often."""


# What is done for one whose time is up


def default(state: Coup, seat: int) -> int:
    """Income, or a coup against the next player where it must be one; to let pass; to prove what is true; to lose, or
    show, the card that comes last on the list; to keep one's cards; to give back what was shown.
    """
    legal = state.legal(seat)
    phase = state.phase
    if phase == ACTING:
        after = [action for action in legal if moves.target_of(action) > seat]
        return legal[0] if legal[0] == moves.INCOME or not after else after[0]
    if phase == LOSING or phase == REVEALING:
        return legal[-1]
    if phase == EXCHANGING:
        return next(action for action in legal if KEPT[action - moves.KEEP] == state.hands[seat])
    return legal[0]


# The summary card


def _printed(action: str, edition: str) -> Text:
    """What an action is called, with what the edition calls it."""
    if (found := ACTIONS.get(edition, {}).get(action)) is None:
        return word(action)
    return Text("coup-summary-printed", {"word": word(action), "printed": found, "edition": edition})


def summary(options: Options) -> Summary:
    """The characters, what each does and blocks, with actions in the words of the edition if one is played."""
    edition = str(options["edition"])
    diplomat = str(options["diplomat"])
    rows: list[tuple[str | None, str | None, str | None, str | None]] = [
        (None, "income", "income", None),
        (None, "aid", "aid", None),
        (None, "coup", "coup", None),
        ("duke", "tax", "tax", "aid"),
        ("assassin", "assassinate", "assassinate", None),
        ("captain", "steal", "steal", "steal"),
        (diplomat, "exchange", f"exchange-{diplomat}", "steal"),
        *([(diplomat, "examine", "examine", None)] if diplomat == "inquisitor" else []),
        ("contessa", None, None, "assassinate"),
    ]
    return Summary(
        title=Text("coup-summary-title"),
        about=Text("coup-about"),
        goal=Text("coup-summary-goal"),
        head=[Text(f"coup-summary-{name}") for name in ("who", "does", "effect", "blocks")],
        rows=[
            [
                Text("coup-summary-anyone") if who is None else word(who),
                None if does is None else _printed(does, edition),
                None if effect is None else Text(f"coup-summary-{effect}"),
                None if blocks is None else word(blocks),
            ]
            for who, does, effect, blocks in rows
        ],
        notes=[Text("coup-summary-rules")],
    )
