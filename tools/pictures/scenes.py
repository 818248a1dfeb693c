"""Every state of the frame and of Coup, and how one gets there."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page
from tools.pictures.studio import Scene, Studio
from tools.pictures.tables import GUEST, Prepared

HANDS = {"Livia": ("duke", "contessa"), "Bianca": ("captain", "contessa"), "Elio": ("captain", "duke")}
TALK = ("Tommaso Three Dukes at one table, really?", "Bianca You would know.")
ROUNDS = (
    "Livia income",
    "Bianca steal Tommaso",
    "-",
    "Tommaso tax",
    "-",
    "Elio income",
    "Livia income",
    "Bianca aid",
    "-",
    "Tommaso tax",
    "-",
    "Elio exchange",
    "Tommaso challenge",
    "Elio lose captain",
)
"""Two rounds, after which it is Livia's turn, with 4 coins, and Elio has been caught."""
GAME = (
    "Livia tax",
    "Elio challenge",
    "Bianca tax",
    "Livia challenge",
    "Bianca lose captain",
    "Tommaso tax",
    "-",
    "Livia coup Tommaso",
    "Tommaso",
    "Bianca aid",
    "-",
    "Tommaso coup Bianca",
    "Livia tax",
    "-",
    "Tommaso income",
    "Livia tax",
    "-",
    "Tommaso aid",
    "-",
    "Livia tax",
    "-",
    "Tommaso tax",
    "-",
    "Livia coup Tommaso",
)
"""... and how Livia wins from there."""
ACTS = ".dock .act"


def _begun(name: str, *moves: str, **more: Any) -> Prepared:
    """The usual table after two rounds and these moves."""
    return Prepared(name, HANDS, **more).play(*ROUNDS, *moves).say(*TALK)


def _crowd(name: str, players: int) -> Prepared:
    """Many at a table; some have lost, and Bianca would like Livia's coins."""
    hands = {"Livia": ("duke", "contessa"), "Bianca": ("captain",), "Elio": ("captain",)}
    table = Prepared(name, hands, clock=20.0, players=players)
    table.play("Livia income", "Bianca tax", "-", "Tommaso tax", "-")
    table.play("Elio steal Tommaso", "Tommaso challenge", "Tommaso", "-")
    for each in table.table.names[4:]:
        table.play(*((f"{each} tax", "-") if each in ("Agnese", "Oriana") else (f"{each} income",)))
    return table.play("Livia income", "Bianca steal Livia").say(*TALK)


async def _aim(page: Page) -> None:
    await page.locator(ACTS, has_text="Steal").click()


async def _notes(page: Page) -> None:
    await _open("Notes")(page)
    for place, taps in ((0, 1), (1, 2), (6, 3), (12, 1)):
        for _ in range(taps):
            await page.locator(".sus").nth(place).click()
    await page.locator(".notes input").first.fill("Looked at the treasury twice.")


async def _autos(page: Page) -> None:
    await page.locator(ACTS).first.wait_for()
    await page.keyboard.press("a")
    await page.locator(".autos input").nth(1).check()


def _open(name: str) -> Any:
    """Opens what a button or tab of this name opens."""

    async def opens(page: Page) -> None:
        button = page.get_by_role("button", name=name, exact=True)
        tab = page.get_by_role("tab", name=name, exact=True)
        await button.or_(tab).filter(visible=True).first.click()

    return opens


async def _summary(page: Page) -> None:
    await page.locator(ACTS).first.wait_for()
    await page.keyboard.press("k")


async def _pick(page: Page) -> None:
    await page.locator(".pickcards button").nth(1).click()


async def _two(page: Page) -> None:
    await page.locator(".pickcards button").nth(0).click()
    await page.locator(".pickcards button").nth(2).click()


async def _offline(page: Page) -> None:
    await page.locator(ACTS).first.wait_for()
    await page.context.set_offline(True)


def tables() -> dict[str, Prepared]:
    """All tables, by name."""
    inquisitor = {"diplomat": "inquisitor"}
    claim = ("Livia income", "Bianca steal Livia")
    found = [
        _begun("turn", clock=20.0, bots=["Elio"]),
        _begun("claim", *claim, clock=20.0),
        _begun("block", *claim, "=", clock=20.0),
        _begun("true", *claim),
        _begun("false", "Livia income", "Bianca tax"),
        _begun("losing", "Livia income", "Bianca income", "Tommaso assassinate Livia", "-", clock=20.0),
        _begun("exchange", "Livia exchange", "-", clock=20.0),
        Prepared("examined", {"Livia": ("duke", "contessa")}, clock=20.0, **inquisitor)
        .play("Livia income", "Bianca examine Livia", "-")
        .say(*TALK),
        Prepared("verdict", {"Livia": ("duke", "contessa"), "Tommaso": ("captain",)}, clock=20.0, **inquisitor)
        .play("Livia examine Tommaso", "-", "Tommaso reveal captain")
        .say(*TALK),
        Prepared("prove", HANDS, clock=20.0, refuse_proof=True).play("Livia tax", "Elio challenge").say(*TALK),
        Prepared("draft", clock=20.0, players=2, duel="draft-court"),
        _begun("waiting", "Livia tax"),
        _crowd("eight", 8),
        _crowd("ten", 10),
        _begun("end", *GAME),
        Prepared("continue", HANDS, owner="Livia-at-home").play(*ROUNDS),
        Prepared("lobby", seated=("Livia", "Bianca"), clock=60.0)
        .fill("Tommaso")
        .say("Bianca Who else is coming?", "Livia Elio, if he finds his glasses."),
    ]
    return {table.name: table for table in found}


async def lesson(studio: Studio) -> list[str]:
    """The moves of a whole lesson: always the last thing offered that claims nothing."""
    moves: list[str] = []
    while True:
        told = await studio.ask("/api/lessons/coup", {"moves": moves, "language": "en"})
        if told["over"]:
            return moves
        steps = told["update"]["menu"]["steps"]
        moves.append(next((step for step in steps if not step.get("claims")), steps[0])["move"])


def scenes(at: dict[str, Prepared], lessons: list[str]) -> list[Scene]:
    """All scenes."""
    turn, claim, end = at["turn"], at["claim"], at["end"]
    choices = ".dock .answers .btn"
    return [
        Scene("home", "/", ".game", who="", whole=True, both_themes=True, languages=["fr"]),
        Scene("home-again", "/", ".conts a[href^='/t/']", who="Livia-at-home", whole=True, kept={"learnt": True}),
        Scene("lobby", at["lobby"], ".qr img", whole=True),
        Scene("lobby-guest", at["lobby"], ".sitdown", who=GUEST, whole=True),
        Scene("my-turn", turn, ACTS, both_themes=True, languages=["it"]),
        Scene("target", turn, "button.seat", _aim),
        Scene("claim", claim, choices, both_themes=True, languages=["es"]),
        Scene("block", at["block"], ".dock .act.bluff"),
        Scene("reveal-true", at["true"], ".seal:not(.no)", once="Elio challenge", held=True),
        Scene("reveal-false", at["false"], ".seal.no", once="Elio challenge", held=True),
        Scene("losing", at["losing"], ".tick", _pick),
        Scene("exchange", at["exchange"], ".pickside .btn:enabled", _two),
        Scene("examined", at["examined"], ".tick", _pick),
        Scene("verdict", at["verdict"], choices),
        Scene("prove", at["prove"], choices),
        Scene("draft", at["draft"], ".pickcards"),
        Scene("waiting", at["waiting"], ".dock.rest"),
        Scene("notes", turn, ".sus.sure", _notes),
        Scene("auto-pass", turn, ".autos input:checked", _autos),
        Scene("more", turn, ".more", _open("More")),
        Scene("log", turn, ".sheet .log li", _open("Log"), desktop=False),
        Scene("chat", turn, ".sheet .say", _chat, desktop=False),
        Scene("summary", turn, ".summary .cast", _summary),
        Scene("eight", at["eight"], choices),
        Scene("ten", at["ten"], choices),
        Scene("watching", claim, ".dock h2", who=GUEST),
        Scene("lost", turn, ".obstacle", _offline),
        Scene("end", end, ".final .small", whole=True),
        Scene("replay", end, ".steer", after="/replay#moment=25", apart=True),
        Scene("replay-seat", end, ".me", after="/replay#moment=20&seat=Livia", apart=True),
        Scene("lesson", "/learn/coup", ".coach"),
        Scene("lesson-later", "/learn/coup", ".coach", kept={"lesson.coup": lessons[:2]}),
        Scene("lesson-end", "/learn/coup", ".door", kept={"lesson.coup": lessons}),
        Scene("rules", "/rules/coup", ".rules h2, main h2"),
        Scene("settings", "/settings", "main fieldset", whole=True),
        Scene("door", "/t/aaaaaaaaaaaaaaaa", ".door h1"),
    ]


async def _chat(page: Page) -> None:
    await page.locator(ACTS).first.wait_for()
    await page.keyboard.press("t")
