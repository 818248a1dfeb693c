"""What a player of Princeps is asked, step by step, and what follows from each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from signoria.core.bits import NONE
from signoria.core.game import Options
from signoria.core.menu import Closed, Menu, Step, Summary
from signoria.core.text import Fact, Text, counted, word, words
from signoria.games.princeps import drawing, forces, moves, negotiation
from signoria.games.princeps.cards import CARD_NAMES, CITIZEN, KIND_NAMES, MERCENARY, count, sorted_cards
from signoria.games.princeps.comparison import compared
from signoria.games.princeps.lands import LAND_NAMES, LANDS
from signoria.games.princeps.moves import ACTION_NAMES, ANYONE, ATTACK, LAND, MOST_OFFERS, NOTHING, NUMBER
from signoria.games.princeps.position import (
    ACTING,
    ANSWERING,
    DEFENDING,
    DISCARDING,
    DRAWING,
    ENTERING,
    LAYING,
    NEGOTIATING,
    PHASE_NAMES,
    PREPARING,
    SACRIFICING,
    TRUMPING,
)
from signoria.games.princeps.state import Princeps

_ALONE = {
    int(moves.DONE): ("done", Text("princeps-move-done")),
    int(moves.READY): ("ready", Text("princeps-move-ready")),
    int(moves.END): ("end", Text("princeps-move-end")),
    int(moves.RECALL): ("recall", Text("princeps-step-recall")),
    int(moves.PASS): ("pass", Text("princeps-move-pass")),
    int(moves.USE): ("machiavelli", Text("princeps-move-machiavelli")),
    **{int(ATTACK) + k: (name, Text(f"princeps-step-{name}")) for k, name in enumerate(ACTION_NAMES[:7])},
}
"""Steps that say all by themselves: their keys, and what they mean."""


def ask(state: Princeps, seat: int, names: Sequence[str]) -> Menu:
    """The question, and the steps that answer it."""
    legal = state.legal(seat)
    steps = [_alone(state, action) or _label(state)(state, seat, action, names) for action in legal]
    obvious = state.phase in (ANSWERING, DEFENDING, TRUMPING)
    if state.phase == ACTING and state.begun == NONE:
        for step in steps:
            step.places = _places(state, seat, step.action)
    return Menu(_question(state, seat, names), steps, obvious=bool(obvious), closed=_closed(state, seat, legal))


def _alone(state: Princeps, action: int) -> Step | None:
    if action not in _ALONE or (state.phase == ANSWERING and action == moves.COLONISE):
        return None
    key, text = _ALONE[action]
    return Step(action=action, key=key, text=text)


Label = Callable[[Princeps, int, int, Sequence[str]], Step]


def _label(state: Princeps) -> Label:
    """What says the meaning of a step in this phase, and at this point of a play."""
    begun = state.begun != NONE
    if state.phase == NEGOTIATING:
        return _offer_step if begun else _dealing
    if state.phase == PREPARING:
        return _placing if begun else _preparation
    if state.phase == ACTING:
        return _action_step if begun else _action
    return _WINDOWS[int(state.phase)]


def _places(state: Princeps, seat: int, action: int) -> list[str]:
    """The territories in which an action can be taken."""
    if action == moves.END:
        return []
    if action == moves.STABILISE:
        return [LAND_NAMES[int(state.prince_at(seat))]]
    begun = state.copy()
    begun.step(action, seat)
    return [LAND_NAMES[place - int(LAND)] for place in begun.legal(seat)]


# What cannot be chosen, and why


def _closed(state: Princeps, seat: int, legal: Sequence[int]) -> list[Closed]:
    """Actions, places and answers that one may look for."""
    if state.phase == ACTING:
        if state.begun == NONE:
            actions = [(name, int(ATTACK) + k) for k, name in enumerate(ACTION_NAMES)]
            closed = [name for name, action in actions if action not in legal]
            return [Closed(name, word(name), Text(f"princeps-closed-{name}")) for name in closed]
        if state.target == NONE:
            return _closed_lands(state, seat, legal)
    if state.phase == NEGOTIATING and state.begun == NONE:
        return _closed_offers(state, seat, legal)
    # Whoever looks over one's shoulder sees the same two answers, whatever one holds.
    if state.phase == TRUMPING and moves.USE not in legal:
        return [Closed("machiavelli", Text("princeps-move-machiavelli"), Text("error-no-machiavelli"))]
    return _closed_answers(state, legal) if state.phase == ANSWERING else []


def _closed_answers(state: Princeps, legal: Sequence[int]) -> list[Closed]:
    """Cards that would cancel an uprising, and are not there."""
    found = []
    if state.contest == moves.CONSPIRE and not any(LAND <= action < NOTHING for action in legal):
        found.append(Closed("punish", word("punishment"), Text("princeps-closed-punish")))
    if moves.COLONISE not in legal:
        facts: dict[str, Fact] = {"territory": _land(state.target)}
        found.append(Closed("colonise", word("colonists"), Text("error-no-colonists", facts)))
    return found


def _closed_lands(state: Princeps, seat: int, legal: Sequence[int]) -> list[Closed]:
    """Where an action cannot be taken, or what it cannot be aimed at: own territories, or all on the table."""
    table = int(state.table() if state.source != NONE else state.owned[seat])
    found = []
    for t, name in enumerate(LAND_NAMES):
        if state.source != NONE and state.leader == NONE:
            return []
        if table >> t & 1 and int(LAND) + t not in legal:
            refused = state.why(int(LAND) + t, seat)
            assert refused is not None
            found.append(Closed(name, word(name), refused.text))
    return found


def _closed_offers(state: Princeps, seat: int, legal: Sequence[int]) -> list[Closed]:
    """Offers that cannot be accepted, and why none can be made."""
    found = []
    for step in legal:
        # An offer that one may decline is open to one.
        place = step - int(moves.DECLINE)
        if 0 <= place < MOST_OFFERS and int(moves.ACCEPT) + place not in legal:
            number = int(state.numbers[int(negotiation.offer_place(state, seat, place))])
            found.append(Closed(f"accept-{number}", Text("princeps-closed-accept"), Text("error-offer-lacking")))
    if int(moves.OFFER) + int(ANYONE) not in legal:
        refused = state.why(int(moves.OFFER) + int(ANYONE), seat)
        assert refused is not None
        found.append(Closed("offer", Text("princeps-step-offer-anyone"), refused.text))
    return found


# The question


def _question(state: Princeps, seat: int, names: Sequence[str]) -> Text:
    phase = state.phase
    if phase == DRAWING:
        target, has = int(drawing.draw_target(state, seat)), int(drawing.counted(state, seat))
        if has > target:
            return Text("princeps-ask-draw-excess", {"target": target, "counted": has, "excess": has - target})
        return Text("princeps-ask-draw", {"target": target, "counted": has})
    if phase in (ANSWERING, DEFENDING, ENTERING) and state.begun == NONE:
        facts: dict[str, Fact] = {"player": names[state.turn], "territory": _land(state.target)}
        if phase == DEFENDING:
            facts["attack"] = int(forces.attack_strength(state))
        if phase == ANSWERING:
            return Text(f"princeps-ask-answer-{ACTION_NAMES[state.contest - int(ATTACK)]}", facts)
        return Text(f"princeps-ask-{PHASE_NAMES[phase]}", facts)
    if phase == DEFENDING:
        return Text("princeps-ask-under" if state.guard_mercenaries != NONE else "princeps-ask-mercenaries")
    if phase == TRUMPING:
        sides = {"attack": int(forces.attack_strength(state)), "defence": int(forces.defence_strength(state))}
        return Text("princeps-ask-machiavelli", {**sides})
    if state.begun != NONE:
        return _next_question(state)
    return Text(f"princeps-ask-{PHASE_NAMES[phase]}")


def _next_question(state: Princeps) -> Text:
    """What is asked in the middle of an offer, a preparation or an action."""
    if state.begun == moves.OFFER:
        return Text("princeps-ask-want" if state.wanting else "princeps-ask-give")
    if state.begun == LAYING:
        return Text("princeps-ask-lay", {"card": word(KIND_NAMES[state.card])})
    if state.begun == moves.RECALL:
        if state.source == NONE:
            return Text("princeps-ask-recall")
        return Text("princeps-ask-recall-card", {"territory": _land(state.source)})
    if state.source == NONE:
        return Text("princeps-ask-at" if state.begun >= moves.FORTIFY else "princeps-ask-from")
    chosen = [LAND_NAMES[state.source]]
    if state.leader != NONE:
        chosen.append(KIND_NAMES[state.leader])
    if state.target != NONE:
        chosen.append(LAND_NAMES[state.target])
    asked = "leader" if len(chosen) == 1 else "target"
    if len(chosen) == 3:
        asked = "citizens" if state.citizens == NONE else "mercenaries"
    return Text("princeps-asked", {"question": Text(f"princeps-ask-{asked}"), "chosen": words(chosen)})


def _land(t: int) -> Text:
    return word(LAND_NAMES[t])


# Draw, and discard


def _drawing(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    if action == moves.DRAW_UP:
        text = Text("princeps-move-draw", {"target": int(drawing.draw_target(state, seat))})
        return Step(action=action, key="draw", text=text)
    card = CARD_NAMES[action]
    return Step(action=action, key=card, text=Text("princeps-move-discard", {"card": word(card)}), place=card)


# Negotiate


def _dealing(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    if action < moves.ACCEPT:
        to = action - int(moves.OFFER)
        if to == ANYONE:
            return Step(action=action, key="offer", text=Text("princeps-step-offer-anyone"))
        return Step(action=action, key=f"offer-{to + 1}", text=Text("princeps-step-offer"), target=names[to])
    verb = ("accept", "decline", "withdraw")[(action - moves.ACCEPT) // MOST_OFFERS]
    place = int(negotiation.offer_place(state, seat, (action - moves.ACCEPT) % MOST_OFFERS))
    number, to = int(state.numbers[place]), int(state.to[place])
    facts: dict[str, Fact] = {
        "offer": number,
        "player": names[state.makers[place]],
        "other": Text("princeps-table-anyone") if to == ANYONE else names[to],
        "give": _cards(state.gives[place], state.gives_lands[place]),
        "want": _cards(state.wants[place], state.wants_lands[place]),
    }
    return Step(action=action, key=f"{verb}-{number}", text=Text(f"princeps-step-{verb}", facts), place=str(number))


@lru_cache(maxsize=4096)
def _cards(cards: int, lands: int) -> list[Text]:
    """Cards of an offer; nobody changes the list, which is made once."""
    return counted(sorted_cards(cards, lands)) or [Text("princeps-table-nothing")]


def _offer_step(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    """A card that an offer gives, or wants; another may follow it."""
    if action == NOTHING:
        return Step(action=action, key="nothing", text=Text("princeps-step-nothing"))
    more = int(moves.MORE) + action
    step = _card_step(state, seat, action, names)
    owner = int(state.owner(action - int(LAND))) if action >= LAND else NONE
    if owner not in (NONE, seat):
        # Of a territory on the table it is said whose it is.
        step.text = Text("princeps-step-aim", {"territory": step.text, "owner": names[owner]})
    step.more = more if state.why(more, seat) is None else None
    return step


def _card_step(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    return Step(action=action, key=CARD_NAMES[action], text=word(CARD_NAMES[action]), place=CARD_NAMES[action])


# Prepare


def _preparation(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    card = CARD_NAMES[action]
    if action < LAND:
        return Step(action=action, key=card, text=Text("princeps-step-lay", {"card": word(card)}), place=card)
    land = LANDS[action - LAND]
    about = [Text(f"princeps-polity-{land.polity}"), Text(f"princeps-wealth-{land.wealth}")]
    text = Text("princeps-step-settle", {"territory": word(card), "about": about})
    return Step(action=action, key=card, text=text, place=card)


def _placing(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    """Where a card is laid, or taken back from; or which one."""
    return _where(state, action) if action >= LAND else _card_step(state, seat, action, names)


def _where(state: Princeps, action: int) -> Step:
    """An own territory, and what lies there."""
    t = action - int(LAND)
    loose = sorted_cards(state.loose(t))
    text = _land(t)
    if loose:
        text = Text("princeps-step-where", {"territory": text, "cards": counted(loose)})
    return Step(action=action, key=LAND_NAMES[t], text=text, place=LAND_NAMES[t])


# Act


def _action(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    t = int(state.prince_at(seat))
    text = Text("princeps-step-stabilise", {"territory": _land(t)})
    return Step(action=action, key="stabilise", text=text, place=LAND_NAMES[t])


def _action_step(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    """From where, by whom, against what, with how many."""
    if state.source == NONE:
        return _where(state, action)
    if state.leader == NONE:
        return _card_step(state, seat, action, names)
    if state.target == NONE:
        return _aim(state, action, names)
    return _armies(state, action)


def _aim(state: Princeps, action: int, names: Sequence[str]) -> Step:
    """A territory to act against: whose it is, and the forces on both sides as far as they can be known."""
    t = action - int(LAND)
    owner = int(state.owner(t))
    text = Text("princeps-step-aim-independent", {"territory": _land(t)})
    if owner != NONE:
        text = Text("princeps-step-aim", {"territory": _land(t), "owner": names[owner]})
    step = Step(action=action, key=LAND_NAMES[t], text=text, place=LAND_NAMES[t])
    if state.begun == moves.SPY:
        hidden = len(sorted_cards(state.hidden[t]))
        step.follows = [Text("princeps-table-face-down", {"count": hidden})]
    else:
        fresh = state.fresh(state.source)
        armies = int(count(fresh, CITIZEN) + count(fresh, MERCENARY)) if state.begun == ATTACK else 1
        step.follows = compared(state, int(state.begun), int(state.source), t, armies)
    return step


def _armies(state: Princeps, action: int) -> Step:
    """How many of an army; with the last of them, the forces compared."""
    number = action - int(NUMBER)
    citizens, mercenaries = int(state.citizens), number
    if state.citizens == NONE:
        citizens, mercenaries = number, 0
        if count(state.fresh(state.source), MERCENARY):
            return Step(action=action, key=str(number), text=Text("princeps-step-citizens", {"citizens": citizens}))
    text = Text("princeps-step-force", {"citizens": citizens, "mercenaries": mercenaries})
    follows = compared(state, int(ATTACK), int(state.source), int(state.target), citizens + mercenaries)
    return Step(action=action, key=str(number), text=text, follows=follows)


# Windows


def _answer(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    if action == moves.COLONISE:
        target = LAND_NAMES[state.target]
        text = Text("princeps-move-calm", {"territory": word(target)})
        return Step(action=action, key="colonise", text=text, place=target)
    t = action - int(LAND)
    text = Text("princeps-move-punish", {"territory": _land(t)})
    return Step(action=action, key=LAND_NAMES[t], text=text, place=LAND_NAMES[t])


def _defence(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    if action == NOTHING:
        castle, prince = int(forces.castle_defence(state)), int(forces.prince_defence(state))
        sides = {"attack": int(forces.attack_strength(state)), "castle": castle, "prince": prince}
        walls = Text("princeps-step-walls", {**sides, "total": castle + prince})
        return Step(action=action, key="nothing", text=Text("princeps-move-defend-nothing"), follows=[walls])
    if action < LAND:
        card = KIND_NAMES[action]
        return Step(action=action, key=card, text=Text("princeps-step-under", {"card": word(card)}))
    after = state.copy()
    after.step(action, seat)
    citizens, mercenaries = int(after.guard_citizens), int(after.guard_mercenaries)
    text = Text("princeps-step-force", {"citizens": citizens, "mercenaries": mercenaries})
    if mercenaries == NONE:
        text = Text("princeps-step-citizens", {"citizens": citizens})
    return Step(action=action, key=str(action - int(NUMBER)), text=text)


def _sacrifice(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    number = action - int(NUMBER)
    return Step(action=action, key=str(number), text=Text("princeps-move-sacrifice", {"count": number}))


def _entering(state: Princeps, seat: int, action: int, names: Sequence[str]) -> Step:
    verb = "enter" if action == moves.ENTER else "stay"
    return Step(action=action, key=verb, text=Text(f"princeps-move-{verb}", {"origin": _land(state.source)}))


_WINDOWS: dict[int, Label] = {
    int(DRAWING): _drawing,
    int(DISCARDING): _drawing,
    int(ANSWERING): _answer,
    int(DEFENDING): _defence,
    int(SACRIFICING): _sacrifice,
    int(ENTERING): _entering,
}


def summary(options: Options) -> Summary:
    """A round, and what each card is for."""
    rows: list[list[Text | None]] = [[Text("princeps-summary-round"), Text("princeps-summary-round-about")]]
    rows += [[word(card), Text(f"princeps-summary-{card}-about")] for card in KIND_NAMES]
    return Summary(
        title=Text("princeps-summary-title"),
        about=Text("princeps-about"),
        goal=Text("princeps-summary-goal"),
        rows=rows,
        notes=[Text("princeps-summary-rules"), Text("princeps-summary-words")],
    )
