"""Plain pages, without a script: what there is to play, and how to come to a table."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from signoria.core.errors import SignoriaError
from signoria.server import protocol as said
from signoria.server.desk import Desk, language
from signoria.server.errors import status
from signoria.texts import Words


def _page(title: str, words: Words, *parts: str) -> Response:
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/plain.css">'
    )
    body = "".join([f"<h1>{escape(title)}</h1>", *parts])
    return HTMLResponse(
        f'<!doctype html><html lang="{words.language}"><head>{head}</head><body><main>{body}</main></body></html>'
    )


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _command(text: str) -> str:
    return f"<pre><code>{escape(text)}</code></pre>"


def _listed(rows: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{row}</li>' for row in rows)}</ul>"


def _title(card: said.TableCard, words: Words) -> str:
    return words.called(f"{card.game}-title", card.game)


def _line(card: said.TableCard, words: Words, where: str) -> str:
    names = ", ".join(seat.name for seat in card.seats if seat.name) or "–"
    free = sum(seat.name is None for seat in card.seats)
    text = words.say(f"page-{card.stage}", game=_title(card, words), players=names, free=free)
    return f'<a href="{where}/t/{card.id}">{escape(text)}</a>'


async def home(request: Request) -> Response:
    """The tables at which one may sit down or watch, and how to begin."""
    desk: Desk = request.app.state.desk
    words = _words(request)
    address = _address(request)
    where = _where(request)
    found = [_line(listed.table, words, where) for listed in await desk.house.listed()]
    quick = await desk.house.quick()
    return _page(
        words.say("page-title"),
        words,
        _paragraph(words.say("frame-welcome")),
        _paragraph(words.say("page-quick")),
        _listed([f'<a href="{where}/t/{quick}">{escape(address)}/t/{quick}</a>']),
        f"<h2>{escape(words.say('page-tables'))}</h2>",
        _listed(found) if found else _paragraph(words.say("page-none")),
        f"<h2>{escape(words.say('page-terminal'))}</h2>",
        _paragraph(words.say("page-soon")),
        _command(f"signoria join {address}"),
        f'<p><a href="/schema">{escape(words.say("page-schema"))}</a></p>',
    )


async def table(request: Request) -> Response:
    """A table: who sits there, how to join, and after the end its record."""
    desk: Desk = request.app.state.desk
    words = _words(request)
    room = await desk.house.room(request.path_params["table"])
    card = room.table.shown(room.present)
    seats = [escape(_seat(seat, words)) for seat in card.seats]
    rest = [_paragraph(words.say("page-soon")), _command(f"signoria join {_address(request)}/t/{card.id}")]
    if card.stage == "over":
        best = max(card.returns or [0])
        won = [seat.name or "" for seat, points in zip(card.seats, card.returns or (), strict=False) if points == best]
        ended = words.say("page-won", players=", ".join(won)) if best > 0 else words.say("page-ended")
        rest = [_paragraph(ended)]
        if card.known is not None:
            rest = [_paragraph(words.say("error-record-rules", rules=card.rules, known=card.known))]
        if room.table.record() is not None:
            file = f'<a href="/api/tables/{card.id}/record">{escape(words.say("page-record"))}</a>'
            log = f'<a href="/api/tables/{card.id}/log">{escape(words.say("page-log"))}</a>'
            rest.append(_listed([file] if card.known is not None else [file, log]))
        if card.next is not None:
            rest.append(_listed([f'<a href="{_where(request)}/t/{card.next}">{escape(words.say("page-next"))}</a>']))
    elif card.stage == "playing":
        rest.append(_listed([f'<a href="/api/tables/{card.id}/log">{escape(words.say("page-log"))}</a>']))
    return _page(_title(card, words), words, _listed(seats), *rest, _home(request, words))


def nothing(request: Request, error: SignoriaError) -> Response:
    """A page for what is not there, or cannot be shown."""
    words = _words(request)
    found = _page(words.error(error), words, _home(request, words))
    found.status_code = status(error)
    return found


def _where(request: Request) -> str:
    """What stands before the paths of plain pages: nothing where there are no others."""
    return "/plain" if request.url.path.startswith("/plain") else ""


def _home(request: Request, words: Words) -> str:
    return f'<p><a href="{_where(request) or "/"}">{escape(words.say("page-home"))}</a></p>'


def _seat(seat: said.SeatCard, words: Words) -> str:
    if seat.name is None:
        return words.say("page-free")
    return seat.name if seat.bot is None else f"{seat.name} ({seat.bot})"


def _words(request: Request) -> Words:
    desk: Desk = request.app.state.desk
    return desk.house.all_words(language(request))


def _address(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"
