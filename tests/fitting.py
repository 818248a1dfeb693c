"""Whether a page holds what it shows: geometry as drawn, at many sizes, with wide and narrow letters."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from typing import Final

import msgspec
from playwright.async_api import Page, Route
from tools.pictures.princeps import WISHES, Campaign, bargaining
from tools.pictures.tables import Prepared

from signoria.games.princeps.lands import LAND_NAMES
from signoria.texts import LANGUAGES
from tests.states import AIMS, EVERY, SHEET, Reach, State
from tests.tables import Server

PACKAGES: Final = Path(__file__).parents[1] / ".signoria" / "page" / "ui" / "node_modules"
FACES: Final = {
    "wide": ("dejavu-fonts-ttf/ttf/DejaVuSans.ttf", "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
    "narrow": tuple(
        f"@fontsource/archivo-narrow/files/archivo-narrow-latin-{each}-normal.woff2" for each in (400, 600)
    ),
}
"""Letters that a device may have as its own, regular and bold: a fresh Linux has the wide ones."""

PHONES: Final = ((320, 568), (360, 740), (390, 844), (768, 1024))
LAPTOPS: Final = ((1024, 600), (1280, 720), (1366, 657), (1920, 1080))
SIZES: Final = PHONES + LAPTOPS
"""What is small comes first: a sheet closes when there is room for it beside the table."""


CLOSE: Final = ((320, 568), (360, 740), (1366, 657))
"""Where there is least room all languages are looked at; elsewhere two, each in its turn.  `SIGNORIA_LOOKS=all` looks
at everything: each size in each language and face."""


def looks() -> Iterator[tuple[tuple[int, int], list[tuple[str, str]]]]:
    """Each size with the languages and faces in which a page is looked at."""
    if os.environ.get("SIGNORIA_LOOKS") == "all":
        yield from ((size, list(product(LANGUAGES, FACES))) for size in SIZES)
        return
    for number, size in enumerate(SIZES):
        languages = LANGUAGES if size in CLOSE else LANGUAGES[number % 2 :: 2]
        narrow = [(LANGUAGES[number // 2], "narrow")] if number % 2 else []
        yield size, [*((language, "wide") for language in languages), *narrow]


class Rules(msgspec.Struct, frozen=True):
    """What holds for a state beside what holds for all."""

    asks: bool = False
    """Whether the question, its answers, one's own cards and whom one may choose must be at hand."""
    table: bool = False
    """Whether it is a table: nothing is covered by what stays where it is while the page scrolls."""


SCROLLS: Final = (
    # A history, and talk, go on for ever; what stands beside the table scrolls by itself.
    ".scroll",
    ".moves",
    # By whose eyes a replay is seen: a row of up to ten names.
    ".eyes",
    # What was opened over the table, to be read: notes on nine others, a summary card, all that may be set.
    ".sheet",
    # Princeps: a list of 24 territories, a hand of up to twelve cards; what is offered, what may be ordered and what
    # happened is as long as it is, and question and answers stay above and below it.
    ".lands",
    ".handrow .cards",
    ".moment",
)
"""What may scroll."""

SHORTENED: Final = (
    # A name of up to 24 letters, and what was done to one, where nine share a narrow screen: the log has it in full.
    ".many :is(b, .st)",
    ".rivals b",
    # The last play beside the answers to it, in a line or two.
    ".tale",
    ".cats th",
    # Who played in a replay, or has dropped out, and of which table that is told: all names stand just below.
    ".bar .where",
    ".bar :has(.gone) > h1",
)
"""What may end in three dots."""

PREPARE: Final = """
async (faces) => {
  for (const [name, files] of Object.entries(faces))
    for (const [number, weight] of [[0, '100 500'], [1, '501 900']])
      document.fonts.add(await new FontFace(`Fit-${name}`, `url(/fit/${name}-${number})`, { weight }).load());
  const sheet = new CSSStyleSheet();
  // What takes no press yet is there all the same.
  const taken = (name) => `:root[data-face=${name}]{--sans:Fit-${name},sans-serif !important}`;
  sheet.replaceSync(Object.keys(faces).map(taken).join('') + '.settling *{pointer-events:auto !important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  // What would pass by stays: whatever waits for its end is forgotten.
  new MutationObserver(() => {
    if (!document.querySelector('.seal')) return;
    const newest = setTimeout(() => undefined);
    for (let back = 0; back < 1000; back++) clearTimeout(newest - back);
  }).observe(document, { childList: true, subtree: true });
}
"""

LOOK: Final = """
async ([language, face, rules, scrolls, shortened]) => {
  const whole = document.documentElement;
  const kept = JSON.parse(localStorage.getItem('signoria.settings') ?? '{}');
  if (kept.language !== language || whole.lang !== language) {
    localStorage.setItem('signoria.settings', JSON.stringify({ ...kept, language }));
    dispatchEvent(new StorageEvent('storage', { key: 'signoria.settings' }));
  }
  whole.dataset.face = face;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let tries = 0; whole.lang !== language && tries < 1200; tries++) await frame();
  await frame();
  await frame();

  const problems = new Set();
  const pen = document.createElement('canvas').getContext('2d');
  const drawn = (family) => ((pen.font = `16px ${family}`), pen.measureText('Embajador mmii').width);
  if (whole.lang !== language) problems.add(`not in ${language}`);
  const { fontFamily } = getComputedStyle(document.body);
  if (!fontFamily.startsWith(`Fit-${face}`) || drawn(`Fit-${face}, monospace`) === drawn('monospace'))
    problems.add(`not drawn in the ${face} face`);

  scrollTo(0, 0);
  const phone = innerWidth < 960;
  const said = (each) => {
    const place = each.closest('[class]')?.getAttribute('class').split(' ').slice(0, 2).join('.') ?? each.tagName;
    const words = (each.textContent ?? '').trim().replace(/\\s+/g, ' ');
    return `${each.tagName.toLowerCase()} .${place} "${words.slice(0, 32)}"`;
  };
  const styles = new Map();
  const style = (each) => styles.get(each) ?? styles.set(each, getComputedStyle(each)).get(each);
  const boxes = new Map();
  const box = (each) => boxes.get(each) ?? boxes.set(each, each.getBoundingClientRect()).get(each);
  const seen = (each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !each.closest('.vh, [inert]') &&
    !/inset\\(50%/.test(style(each).clipPath);

  // What clips, and what scrolls: the nearest comes first.
  const clips = new Map();
  const clipping = (each) => {
    if (!each || each === document.body || each === whole) return [];
    if (!clips.has(each)) {
      const { overflowX, overflowY, position } = style(each);
      const own = overflowX !== 'visible' || overflowY !== 'visible' ? [each] : [];
      clips.set(each, [...own, ...(position === 'fixed' ? [] : clipping(each.parentElement))]);
    }
    return clips.get(each);
  };
  /** Whether this can be seen where it is; what is cut, or must be scrolled for, is a problem. */
  const open = (each, { left, right, top, bottom }, what) => {
    for (const clip of clipping(each)) {
      const { left: l, right: r, top: t, bottom: b } = box(clip);
      const { overflowX, overflowY } = style(clip);
      for (const [axis, beyond, how] of [
        ['across', Math.max(l - left, right - r), overflowX],
        ['down', Math.max(t - top, bottom - b), overflowY],
      ]) {
        if (beyond <= 1 || how === 'visible') continue;
        const aside = axis === 'down' || clip.matches('.eyes, .cards');
        if (/auto|scroll/.test(how) && aside && clip.matches(scrolls)) return false;
        const { textOverflow, webkitLineClamp } = style(clip);
        if (clip.matches(shortened) && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return false;
        problems.add(`${/auto|scroll/.test(how) ? 'scrolled' : 'cut'} ${axis} by ${Math.round(beyond)}: ${what}`);
        return false;
      }
    }
    if (left < -1 || right > innerWidth + 1)
      problems.add(`outside: ${what} ${Math.round(left)}..${Math.round(right)}`);
    return true;
  };

  // All words, line by line, as high as their small letters are, for a face has more room above and below.
  const items = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest('svg, option, script') || !seen(parent)) continue;
    range.selectNodeContents(node);
    const high = parseFloat(style(parent).fontSize) * 0.3;
    const lines = range.getClientRects();
    // A word that is broken where no hyphen is; a link may be, and a word made of its code.
    if (lines.length > 1 && !parent.closest('.addr, .word-code, .door')) {
      for (const { 0: word, index } of node.data.matchAll(/[\\p{L}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (parts.length > 1 && parts.at(-1).top > parts[0].top + 4) problems.add(`broken: ${word} in ${said(parent)}`);
      }
    }
    for (const { left, right, top, bottom, width } of lines) {
      if (width < 1) continue;
      const middle = (top + bottom) / 2;
      items.push({ each: parent, words: node, left, right, top: middle - high, bottom: middle + high });
    }
  }
  const OVERLAID = '.chart, input[type=file], .seg input, .look input';
  for (const each of document.querySelectorAll('svg, .card, .cl, button, a.btn, input, .disc')) {
    if (!seen(each) || each.parentElement.closest('svg, .chart') || each.matches(OVERLAID)) continue;
    const { left, right, top, bottom, width } = box(each);
    if (width >= 1) items.push({ each, left, right, top, bottom });
  }

  const shows = (each) => {
    const { borderTopWidth, borderLeftWidth, backgroundColor, backgroundImage } = style(each);
    const full = !/^(transparent|rgba\\(.*, 0\\))$/.test(backgroundColor) || backgroundImage !== 'none';
    return full || (parseFloat(borderTopWidth) > 0 && parseFloat(borderLeftWidth) > 0) || each.matches('button');
  };
  const around = new Map();
  const walls = (each) => {
    if (!each || each === document.body) return null;
    if (!around.has(each)) {
      const own = shows(each) && style(each).display !== 'contents';
      around.set(each, own ? each : walls(each.parentElement));
    }
    return around.get(each);
  };
  const fit = [];
  for (const item of items) {
    const { each, words, left, right, top, bottom } = item;
    if (!open(each, item, said(each))) continue;
    fit.push(item);
    if (!words) continue;
    const wall = walls(each);
    if (!wall) continue;
    const { left: l, right: r, top: t, bottom: b, width, height } = box(wall);
    const beyond = Math.max(l - left, right - r, t - top, bottom - b);
    if (beyond > 1) problems.add(`spills by ${Math.round(beyond)}: ${said(each)} of .${wall.className}`);
    else if (wall.matches('.seal')) {
      const far = Math.hypot((Math.max(right - (l + r) / 2, (l + r) / 2 - left) / width) * 2, (bottom - top) / height);
      if (far > 1.02) problems.add(`spills: ${said(each)} of its seal`);
    }
  }

  // What stands one upon the other, in the same layer.
  const LAYERS = '.sheet, .reply, .moment > .dock > .ask, .dock, .bar, .side, .coach, .go, .foot';
  const MEANT = '.limit, .tick, .pt, .seal, .count, .flip, .pausebars';
  fit.sort((one, other) => one.top - other.top);
  const layers = new Map();
  const layer = (each) => {
    if (!layers.has(each)) layers.set(each, [each.closest(LAYERS), each.closest(MEANT) !== null]);
    return layers.get(each);
  };
  for (let i = 0; i < fit.length; i++) {
    const one = fit[i];
    const [mine, meant] = layer(one.each);
    if (meant) continue;
    for (let k = i + 1; k < fit.length && fit[k].top < one.bottom - 1.5; k++) {
      const other = fit[k];
      if (other.left >= one.right - 1.5 || other.right <= one.left + 1.5 || other.bottom <= one.top + 1.5) continue;
      if (other.bottom - other.top < 3) continue;
      if (one.words ? other.words === one.words : false) continue;
      if (one.each === other.each || one.each.contains(other.each) || other.each.contains(one.each)) {
        if (!(one.words && other.words) || one.each === other.each) continue;
      }
      const [theirs, too] = layer(other.each);
      if (too || theirs !== mine || one.each.closest('.fan, .pile') || other.each.closest('.fan, .pile')) continue;
      problems.add(`overlap: ${said(one.each)} and ${said(other.each)}`);
    }
  }

  const met = (each, x, y) => {
    const found = document.elementFromPoint(x, y);
    if (!found || found.closest('.limit, .seal')) return null;
    const label = each.closest('label');
    return each.contains(found) || found.contains(each) || (label && label.contains(found)) ? null : found;
  };
  // What stays where it is must not cover what scrolls beneath it for good.
  if (rules.table) {
    const first = new Map();
    for (const item of fit) {
      const x = (item.left + item.right) / 2, y = (item.top + item.bottom) / 2;
      const under = document.querySelector('.sheet') && !item.each.closest('.sheet');
      if (!item.words || y < 0 || y > innerHeight || under || item.each.closest('.map')) continue;
      const over = met(item.each, x, y);
      if (over && !first.has(item.words)) first.set(item.words, item.each);
    }
    for (const [words, each] of first) {
      let over = null;
      for (const block of ['start', 'center', 'end']) {
        each.scrollIntoView({ block, behavior: 'instant' });
        range.selectNodeContents(words);
        const [{ left, right, top, bottom }] = range.getClientRects();
        over = met(each, (left + right) / 2, (top + bottom) / 2);
        if (!over) break;
      }
      if (over) problems.add(`covered: ${said(each)} by ${said(over)}`);
    }
    scrollTo(0, 0);
  }

  // Court of the Medici and Princeps have piles and places for more than 600 px.
  if (rules.asks && (phone || innerHeight >= 650 || document.querySelector('.coup'))) {
    const all = (selector) =>
      [...document.querySelectorAll(selector)].filter((each) => seen(each) && !each.closest('.map, .side, .sheet'));
    const inside = (each, what) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1)
        problems.add(`${what} off the screen by ${Math.round(Math.max(-top, bottom - innerHeight))}: ${said(each)}`);
      else if (left < -1 || right > innerWidth + 1) problems.add(`${what} outside: ${said(each)}`);
      else return true;
      return false;
    };
    const whole = (each, what) => {
      if (!inside(each, what)) return;
      const { left, top, width, height } = each.getBoundingClientRect();
      for (const [x, y] of [[0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85]]) {
        const over = met(each, left + width * x, top + height * y);
        if (over) return problems.add(`${what} covered: ${said(each)} by ${said(over)}`);
      }
    };
    const seats = all('button.seat');
    for (const each of all('.dock h2')) whole(each, 'question');
    for (const each of all('[data-choice], [data-commit], .dock button')) {
      if (phone && innerHeight < 700 && each.matches('.pile')) continue;
      if (each.closest('.offers, .tos, .doing, .chips, .grid5, .there, .sacs, .handrow')) continue;
      if (seats.includes(each) || each.matches('.hc, .pile')) inside(each, 'choice');
      else whole(each, 'answer');
    }
    for (const each of seats) {
      whole(each, 'seat');
      if (phone && each.getBoundingClientRect().bottom < innerHeight * 0.3) problems.add(`out of reach: ${said(each)}`);
    }
    for (const each of all('.me .card, .fan .hc, .handrow .card')) inside(each, 'own card');
    const dock = all('.coup .asks .dock')[0];
    if (phone && dock && Math.abs(dock.getBoundingClientRect().bottom - innerHeight) > 1)
      problems.add(`the dock ends ${Math.round(innerHeight - dock.getBoundingClientRect().bottom)} above the bottom`);
  }
  return [...problems];
}
"""


async def prepare(page: Page) -> None:
    """Have the page take other letters than the device's own."""

    async def fulfil(route: Route) -> None:
        name, _, number = route.request.url.rpartition("/")[2].partition("-")
        await route.fulfill(path=PACKAGES / FACES[name][int(number)])

    await page.route("**/fit/*", fulfil)
    await page.evaluate(PREPARE, FACES)


async def misfits(page: Page, rules: Rules, only: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What does not fit, at each size, in each language and face."""
    found = []
    given = msgspec.to_builtins(rules)
    for (width, height), ways in looks():
        if (width, height) not in only:
            continue
        await page.set_viewport_size({"width": width, "height": height})
        for language, face in ways:
            problems = await page.evaluate(LOOK, [language, face, given, ", ".join(SCROLLS), ", ".join(SHORTENED)])
            found += [f"{width}x{height} {language} {face}: {each}" for each in problems]
    return found


# Tables of many


NAMES: Final = (
    "Livia",
    "Massimiliano",
    "Tommaso",
    "Elio",
    "Bartolomea-Clementina",
    "Corrado",
    "Ginevra",
    "Oriana",
    "Ruggero",
    "Marco",
)
MOST: Final = 10


class Crowd(Prepared):
    """A table of Coup at which everybody has said a lot, and some have lost."""

    def __init__(self, players: int, *moves: str, title: str = "turn") -> None:
        super().__init__(f"crowd-{players}-{title}", names=NAMES, players=players, first=0)
        seats = self.table.names
        for each in seats:
            self.play(f"{each} tax", "-")
        for each in seats:
            self.play(f"{each} exchange", "-", each)
        for each, other in pairwise(seats):
            self.play(f"{each} steal {other}", "-")
        self.play(f"{seats[-1]} assassinate {seats[-2]}", "-", seats[-2])
        self.play(*moves)


@cache
def crowds() -> dict[str, Crowd]:
    """Tables of two to ten, by name, and what is asked of Livia there."""
    found = [Crowd(players) for players in range(2, MOST + 1)]
    for players in (4, 6, 10):
        found += [
            Crowd(players, "Livia income", "Massimiliano assassinate Livia", title="claim"),
            Crowd(players, "Livia income", "Massimiliano assassinate Livia", title="proof"),
            Crowd(players, "Livia income", "Massimiliano steal Livia", "=", title="block"),
            Crowd(players, "Livia exchange", "-", title="exchange"),
        ]
    return {each.name: each for each in found}


def _sits(found: Prepared) -> Reach:
    """Where Livia sits."""

    async def reach(server: Server) -> tuple[str, str]:
        return f"/t/{found.id}", found.keys["Livia"]

    return reach


def _crowded() -> Iterator[State]:
    for name, table in crowds().items():
        if name.endswith("-proof"):  # a lie at the table of four, the truth at that of ten
            yield State(f"coup-{name}", _sits(table), presses=("[data-choice=challenge]",), then=".seal")
        else:
            yield State(f"coup-{name}", _sits(table))
    for players in (4, 6, MOST):
        table = crowds()[f"crowd-{players}-turn"]
        yield State(f"coup-crowd-{players}-aim", _sits(table), presses=("[data-choice=steal]",), then=AIMS)
    yield State("coup-crowd-notes", _sits(table), presses=("Notes",), then=SHEET)


@cache
def fives() -> dict[str, Campaign]:
    """Tables of Princeps for five, by what Livia is asked there: the deals that come to it."""
    deals = {"prepare": 5, "act": 96, "defend": 13, "machiavelli": 2, "waiting": 0}
    found = {
        wish: Campaign(f"five-{wish}", number, WISHES[wish][1], players=5, clock=None) for wish, number in deals.items()
    }
    return {**found, "negotiate": bargaining("five-negotiate", players=5, clock=None)}


def _attack() -> tuple[str, str]:
    """From where Livia can attack with a captain, and what."""
    table = fives()["act"]
    for land in LAND_NAMES:
        menu = table.menu(0, "attack", land, "captain")
        if menu and (aims := [step.key for step in menu.steps if step.key in LAND_NAMES]):
            return land, str(aims[0])
    raise AssertionError


def _five() -> Iterator[State]:
    table = {wish: _sits(each) for wish, each in fives().items()}
    land, aim = _attack()
    begun = (f"[data-choice={land}]", "[data-choice=attack]", "[data-choice=captain]")
    offer = ("[data-choice=offer]", "[data-choice=offer-2]")
    yield State("negotiate", table["negotiate"], ".offer")
    yield State("offer", table["negotiate"], presses=offer, then=".build .grid5")
    hand = fives()["prepare"].hand()
    card = next(each for each in hand if each not in LAND_NAMES and hand.count(each) == 1)
    yield State("prepare", table["prepare"], presses=(f".handrow [data-choice={card}]",), then=".dock .doing")
    yield State("act", table["act"], ".prince .tos")
    yield State("target", table["act"], presses=begun, then=f"[data-choice={aim}]")
    yield State("armies", table["act"], presses=(*begun, f".doing [data-choice={aim}]"), then=".prince .duel")
    yield State("defend", table["defend"])
    yield State("machiavelli", table["machiavelli"])
    yield State("waiting", table["waiting"], ".prince .dock h2")
    yield State("list", table["act"], keys=("l",), then=".lands .tr")
    yield State("score", table["act"], keys=("s",), then=".cats")


def prepared() -> list[Prepared]:
    """All tables that a server of these tests finds when it starts."""
    return [*crowds().values(), *fives().values()]


FITTED: Final = {
    # A log is the same at every game.
    **{name: each for name, each in EVERY.items() if name not in ("medici-log", "princeps-log")},
    **{each.name: each for each in _crowded()},
    **{f"princeps-{each.name}": each for each in _five()},
}
"""All states that are looked at, by name: Princeps is looked at with five."""
