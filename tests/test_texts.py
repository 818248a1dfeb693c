"""Texts: every key in every language, with the same variables, and none that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import signoria
from signoria import games
from signoria.core.errors import BadInput, Refused
from signoria.core.event import Event
from signoria.core.play import Play
from signoria.core.state import CHANCE
from signoria.core.text import Fact, Text, word
from signoria.games.coup.cards import CHARACTER_NAMES
from signoria.games.coup.moves import ACTION_NAMES
from signoria.games.coup.position import PHASE_NAMES
from signoria.games.medici.cards import CARD_NAMES, HOUSE_NAMES
from signoria.games.medici.position import PHASE_NAMES as MEDICI_PHASES
from signoria.games.princeps.cards import CARD_NAMES as PRINCEPS_CARDS
from signoria.games.princeps.cards import PRINCE_NAMES
from signoria.games.princeps.events import CATEGORY_NAMES
from signoria.games.princeps.lands import LANDS
from signoria.games.princeps.moves import ACTION_NAMES as PRINCEPS_ACTIONS
from signoria.games.princeps.position import PHASE_NAMES as PRINCEPS_PHASES
from signoria.testing.examples import folder
from signoria.testing.randomly import random_play, random_steps
from signoria.texts import BROWSER, FRAME, LANGUAGES, Words, default_language
from signoria.texts.spoken import Spoken
from tests.tables import Server
from tests.telling import log
from tests.variants import CASES, VARIANTS
from tests.visiting import finished

SOURCE = Path(signoria.__file__).parent
BROWSER_SOURCE = Path(__file__).parents[1] / "ui" / "src"
FOLDERS = [FRAME, *(games.get(name).texts for name in signoria.GAMES)]
EXAMPLES = [folder(games.get(name)) for name in signoria.GAMES]


def messages(file: Path) -> dict[str, ftl.Message]:
    """The messages of a file; no junk, and no key twice."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def variables(node: ftl.BaseNode) -> set[str]:
    """The variables that a message uses; `theCard` and `aCard` are forms of `card`."""
    names = {n.id.name for n in _walk(node) if isinstance(n, ftl.VariableReference)}
    return {re.sub(r"^(the|a|of|to|from|in)([A-Z])", lambda m: m[2].lower(), name) for name in names}


def _walk(node: object) -> list[ftl.BaseNode]:
    if isinstance(node, list):
        return [inner for item in node for inner in _walk(item)]
    if not isinstance(node, ftl.BaseNode):
        return []
    return [node, *(inner for value in vars(node).values() for inner in _walk(value))]


@pytest.mark.parametrize(
    "folder", [*FOLDERS, BROWSER, *EXAMPLES], ids=lambda folder: f"{folder.parent.name}-{folder.name}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(folder: Path, language: str) -> None:
    english = messages(folder / "en.ftl")
    other = messages(folder / f"{language}.ftl")
    assert other.keys() == english.keys()
    for key, message in english.items():
        assert variables(other[key]) == variables(message), key


@pytest.mark.parametrize("name", signoria.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_to_everybody(name: str, language: str) -> None:
    game = games.get(name)
    words = Words(language, [game.texts])
    for kind in game.kinds.values():
        for seat in (0, 1, 2, None):
            heard = kind.heard_by((0, 1, 1), seat)
            if heard is not None:
                assert words.event(kind.event(heard, ["Ada", "Bruno", "Chiara"])).strip()
    for options in VARIANTS[name].values():
        play = random_play(game, options, 1)
        for seat in (*range(len(play.names)), None):
            for event in play.events(seat):
                assert words.event(event).strip()


WORDS = {
    "coup": (*CHARACTER_NAMES, *ACTION_NAMES, *PHASE_NAMES),
    "medici": (*CARD_NAMES, *HOUSE_NAMES, *MEDICI_PHASES),
    "princeps": (*PRINCEPS_CARDS, *PRINCE_NAMES, *PRINCEPS_PHASES, *PRINCEPS_ACTIONS, *CATEGORY_NAMES),
}
CARDS = {
    "coup": ("event-lost", CHARACTER_NAMES),
    "medici": ("event-drew-card", CARD_NAMES),
    "princeps": ("event-drew-card", PRINCEPS_CARDS),
}


@pytest.mark.parametrize("name", signoria.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_their_forms(name: str, language: str) -> None:
    words = Words(language, [games.get(name).texts])
    for name_of in WORDS[name]:
        assert words.tell(word(name_of)).strip()
    key, cards = CARDS[name]
    assert len({words.say(key, player="Ada", card=word(card)) for card in cards}) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_can_be_told_apart(language: str) -> None:
    words = Words(language, [games.get("medici").texts])
    short = [words.say(f"key-{card}") for card in CARD_NAMES if not card.isdigit()]
    assert len(set(short)) == len(short)
    assert max(map(len, short)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_territories_are_called_as_the_file_of_the_map_calls_them(language: str) -> None:
    words = Words(language, [games.get("princeps").texts])
    for land in LANDS:
        assert words.say(f"word-{land.id}") == getattr(land.name, language)
    short = [words.say(f"key-{land.id}") for land in LANDS]
    assert len(set(short)) == len(short)
    assert {len(name) for name in short} == {3}


def test_what_people_typed_and_names_are_not_translated() -> None:
    words = Words("it", [games.get("coup").texts])
    assert "duke" in words.error(BadInput("notation-unknown", move="duke"))
    assert "duke" in words.say("event-won", player="duke")


def said_in_the_source() -> tuple[set[str], set[str]]:
    """The keys that the source names outright, and the beginnings of those it builds."""
    keys: set[str] = set()
    beginnings: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                first = node.args[0]
                if called in ("Refused", "BadInput", "__init__") and isinstance(first, ast.Constant):
                    keys.add(f"error-{first.value!s}")
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    keys.discard("error-worded")  # brings its own words
    for name in signoria.GAMES:
        beginnings |= {f"{name}-title", f"{name}-about", f"{name}-option-", f"{name}-lead-", f"{name}-experienced"}
        keys |= {f"event-{kind.name}" for kind in games.get(name).kinds.values()}
    return keys, beginnings


def test_nothing_is_said_that_has_no_text_and_no_text_is_never_said() -> None:
    known = {key for folder in FOLDERS for key in messages(folder / "en.ftl") if not OF_BROWSER.match(key)}
    keys, beginnings = said_in_the_source()
    said = {key for key in keys if re.match(r"(error|frame|help|bench|event|coup|medici|princeps)-.*[^-]$", key)}
    assert said - known == set()
    built = tuple(b for b in beginnings if b.endswith("-") or b in known)
    keys |= {key + ending for key in keys & known for ending in keys if ending.startswith("-")}
    unsaid = {k for k in known if k not in keys and not k.startswith((*built, "event-", "word-", "language-name"))}
    assert unsaid == set()


# Each game's words are its own


def shared(name: str) -> set[str]:
    """The keys of a game's texts that another game has, too."""
    others = (games.get(other).texts for other in signoria.GAMES if other != name)
    return messages(games.get(name).texts / "en.ftl").keys() & {
        key for folder in others for key in messages(folder / "en.ftl")
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", signoria.GAMES)
def test_no_game_speaks_the_words_of_another(name: str, language: str) -> None:
    game = games.get(name)
    assert shared(name)
    for other in signoria.GAMES:
        if other != name:
            with pytest.raises(ValueError, match="stands in two files"):
                Words(language, [game.texts, games.get(other).texts])
    every = Words.across(language, {other: games.get(other).texts for other in signoria.GAMES})
    assert not [key for key in shared(name) if every.has(key)]
    assert every.say(f"{name}-title") == Words(language, [game.texts]).say(f"{name}-title")


def keys_in(text: Any) -> set[str]:
    """The keys of a text that was written down, and of those that fill it."""
    if isinstance(text, list):
        return {key for each in text for key in keys_in(each)}
    return {text["key"], *keys_in(list(text.get("facts", {}).values()))} if isinstance(text, dict) else set()


def test_sentences_for_other_readers_need_only_the_words_of_their_game() -> None:
    own = {name: {*messages(games.get(name).texts / "en.ftl"), *messages(FRAME / "en.ftl")} for name in signoria.GAMES}
    found = msgspec.json.decode((FRAME / "vectors.json").read_bytes())
    assert {each["game"] for each in found} == {*signoria.GAMES}
    for each in found:
        keys = keys_in(each["text"]) if "text" in each else {f"event-{each['event']['kind']}"}
        assert keys <= own[each["game"]], each


@pytest.mark.anyio
async def test_a_server_tells_each_game_in_its_own_words(server: Server) -> None:
    tables = {name: await finished(server, name) for name in signoria.GAMES}
    for language in LANGUAGES:
        for name, table in tables.items():
            words = Words(language, [games.get(name).texts])
            events = msgspec.convert(server.get(f"/api/tables/{table}/account")["events"], list[Event])
            expected = " ".join(words.event(event) for event in log(name, events))
            told = server.ask(f"/api/tables/{table}/log?language={language}")[2].decode()
            assert told.split() == expected.split()


OF_BROWSER = re.compile(rf"(?:ui|(?:{'|'.join(signoria.GAMES)})-(?:ui|rules))-")
"""How keys begin that only browsers say: those of the frame, and those of games."""


def said_in_the_browser() -> tuple[set[str], set[str]]:
    """The keys that the source of the UI names, and those of games whose names are put in (`${game}-ui-…`), which only
    some games may have; one that ends with a hyphen stands for all that begin like it.
    """
    quoted = re.compile(rf"""['"`]({OF_BROWSER.pattern}[A-Za-z0-9-]*)""")
    found: set[str] = set()
    of_games: set[str] = set()
    for file in [*BROWSER_SOURCE.rglob("*.ts"), *BROWSER_SOURCE.rglob("*.svelte")]:
        text = file.read_text(encoding="utf-8")
        named, rests = quoted.findall(text), re.findall(r"\}(-(?:ui|rules)-[A-Za-z0-9-]*)", text)
        bare = [key for key in (*named, *rests) if key.endswith("ui-")]
        assert bare == [], f"{file.name}: such a key could be any; begin it with a word of its own, `ui-WORD-${{…}}`"
        found.update(named)
        for rest in rests:
            of_games.update(f"{name}{rest}" for name in signoria.GAMES)
    return found, of_games


def test_browsers_say_nothing_that_has_no_text_and_no_text_is_never_said() -> None:
    known = {key for folder in [*FOLDERS, BROWSER] for key in messages(folder / "en.ftl") if OF_BROWSER.match(key)}
    assert all(OF_BROWSER.match(key) for key in messages(BROWSER / "en.ftl"))
    said, of_games = said_in_the_browser()
    missing = {key for key in said if key not in known and not (key.endswith("-") and _begins(key, known))}
    assert missing == set()
    endings = {key.partition("-")[2] for key in of_games}
    assert {end for end in endings if not any(_begins(f"{name}-{end}", known) for name in signoria.GAMES)} == set()
    built = tuple(key for key in said | of_games if key.endswith("-"))
    assert {key for key in known - said - of_games if not key.startswith(built)} == set()


def _begins(beginning: str, keys: set[str]) -> bool:
    return any(key.startswith(beginning) for key in keys)


def test_refusals_are_explained_in_the_language() -> None:
    words = Words("it", [games.get("coup").texts])
    assert "Contessa" in words.error(Refused("cannot-block", character=word("contessa"), action=word("steal")))
    cause = Refused("self-target")
    outer = BadInput("record-move", number=3, name="Ada", move="coup Ada", reason="self-target")
    outer.__cause__ = cause
    assert words.error(cause) in words.error(outer)


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [("LANG", "es_ES.UTF-8", "es"), ("LANG", "it", "it"), ("LC_ALL", "fr_CA", "fr"), ("LANG", "C.UTF-8", "en")],
)
def test_the_locale_decides_the_language(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert default_language() == language


def shape(fact: Fact) -> object:
    """What decides how a text is made: its key, and the shapes of its facts."""
    if isinstance(fact, Text):
        return fact.key, tuple((name, shape(value)) for name, value in fact.facts.items())
    return tuple(map(shape, fact)) if isinstance(fact, list) else type(fact).__name__


def said_in_play(play: Play, seed: int) -> Iterator[Text]:
    """What menus, refusals and the summary card say in a random game; refusals are asked for one seat in turn."""
    yield from play.game.summary(play.options).texts
    actions = play.game.actions
    for number, step in enumerate(random_steps(play, seed)):
        if step.seat != CHANCE:
            menu = play.menu(step.seat, step.before)
            assert menu is not None
            yield from menu.texts
        seat = number % len(play.names)
        for action in range(number % REFUSED, actions + 1, REFUSED):
            refused = step.state.why(action, seat)
            if refused is not None:
                yield refused.text


REFUSED = 4
"""At each step one action in so many is tried, to hear why it is refused."""


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_all_that_a_game_says_can_be_said_in_every_language(name: str, variant: str) -> None:
    """Menus, refusals, the summary card and events: a key that is put together must be there, with all its facts."""
    game = games.get(name)
    spoken = [Words(language, [game.texts]) for language in LANGUAGES]
    texts: dict[object, Text] = {}
    for seed in range(2):
        play = Play(game, VARIANTS[name][variant])
        for text in said_in_play(play, seed):
            texts.setdefault(shape(text), text)
        events = {
            (event.kind, *event.facts): event for seat in (*range(len(play.names)), None) for event in play.events(seat)
        }
        for words in spoken:
            assert all(words.event(event).strip() for event in events.values())
    assert len(texts) > 30
    for words in spoken:
        assert all(words.tell(text).strip() for text in texts.values())


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_keys_are_told_apart_in_every_language_and_stay_the_same(name: str, variant: str) -> None:
    """No two steps of a menu have the same key, none that of a command; a step has one wherever it is asked."""
    game = games.get(name)
    spoken = [Words(language, [game.texts]) for language in LANGUAGES]
    commands = {words.key(form) for words in spoken for form in ("b", "q", "?")}
    known: dict[tuple[str, int], set[str]] = {}
    play = Play(game, VARIANTS[name][variant])
    for step in random_steps(play, 3):
        if step.seat == CHANCE:
            continue
        menu = play.menu(step.seat, step.before)
        assert menu is not None
        for words in spoken:
            keys = [words.key(choice.key) for choice in menu.steps]
            assert len({*keys}) == len(keys)
            assert not commands & {*keys}
            assert all(key and key == key.strip() and " " not in key for key in keys)
        for choice in menu.steps:
            known.setdefault((choice.text.key, choice.action), set()).add(choice.key)
    moving = ("accept", "decline", "withdraw", "medici-step-pile", "medici-move-replace")
    assert all(len(keys) == 1 for (text, _), keys in known.items() if not any(part in text for part in moving))


@pytest.mark.parametrize("name", signoria.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_typed_and_shown_in_every_language(name: str, language: str) -> None:
    """All plays of some random games: what is shown for them is understood again."""
    game = games.get(name)
    words = Words(language, [game.texts])
    for variant, options in list(VARIANTS[name].items())[:3]:
        play = random_play(game, options, len(variant))
        spoken = Spoken(words, game.vocabulary, play.names)
        for move in play.moves:
            if move.seat != CHANCE:
                shown = spoken.write(move.text)
                assert spoken.read(shown) == move.text
                assert spoken.read(shown.upper()).split()[0] == move.text.split()[0]
                assert language != "en" or shown.replace("extort", "steal") == move.text
    assert len({spoken.write(word) for word in game.vocabulary}) == len({*game.vocabulary})


@pytest.mark.parametrize("name", ["medici", "princeps"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_on_the_summary_card_can_be_typed(name: str, language: str) -> None:
    game = games.get(name)
    words = Words(language, [game.texts])
    spoken = Spoken(words, game.vocabulary, ["Ada", "Bruno"])
    told = words.say(f"{name}-summary-words").partition(":")[2].partition(". ")[0].rstrip(".")
    examples = [example.strip() for example in told.split("·")]
    assert len(examples) >= 4
    for example in examples:
        game.parse(spoken.read(example), ["Ada", "Bruno"])
