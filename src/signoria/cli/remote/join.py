"""`signoria join`: sit down at a table of a server, as a person, a bot, or a program."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys

from rich.console import Console

from signoria import bots as bot_list
from signoria import games
from signoria.bots import entrants
from signoria.bots.outside import Programs
from signoria.cli.ending import ending_in_order
from signoria.cli.play import tell_faults
from signoria.cli.questions import Back, Quit
from signoria.cli.remote import bot as network_bot
from signoria.cli.remote import person
from signoria.cli.remote.address import Address, read_key
from signoria.cli.remote.api import Api
from signoria.cli.remote.keys import has_key, own_key, take_over
from signoria.cli.remote.lobby import Chosen, Lobby, Wanted, new_table
from signoria.cli.remote.visit import check_rules, shared
from signoria.cli.terminal import new_console
from signoria.core.errors import BadInput
from signoria.server.manners import new_key
from signoria.server.protocol import NewTable
from signoria.texts import Words


def join(parsed: argparse.Namespace, words: Words) -> int:
    """Go where the link leads, as who was said; the exit status."""
    console = new_console()
    address = Address.read(parsed.url)
    carried = address.key if parsed.key is None else read_key(parsed.key)
    wanted = Wanted(parsed.clock, parsed.public)
    if parsed.bot is not None and parsed.program is not None:
        raise BadInput("bot-or-program")
    made: NewTable | None = None
    if parsed.new is not None:
        if address.table is not None:
            raise BadInput("new-elsewhere", server=address.server)
        _check_bot(parsed.new, parsed.bot)
        named = [bot.strip() for bot in parsed.bots.split(",")] if parsed.bots else []
        made = new_table(parsed.new, parsed.options, named, wanted, words.language, parsed.house)
    elif address.table is None and (parsed.bot is not None or parsed.program is not None):
        raise BadInput("table-needed")
    key = _recognised(address, carried, console, words)
    api = Api(address, key, words)
    seat: int | None = None
    if address.table is None:
        try:
            lobby = Lobby(api, wanted, console, words)
            chosen = lobby.choose() if made is None else Chosen(api.make(made).id, True, made.seat)
        except (Quit, Back):
            console.print(words.say("frame-bye"), markup=False)
            return 0
        address, seat = address.at(chosen.table), chosen.seat
        if chosen.new:
            console.print(shared(address, words, sys.stdout.isatty()), soft_wrap=True)
    if parsed.bot is not None or parsed.program is not None:
        _seat_bot(parsed, api, address, key, words)
        return 0
    person.attend(lambda at: Api(at, key, words), address, key, parsed.name, parsed.watch, console, seat)
    return 0


def _recognised(address: Address, carried: str | None, console: Console, words: Words) -> str:
    """The key by which one is recognised there; it is kept only once the server has answered."""
    key = carried or (own_key(address) if has_key(address) else new_key())
    api = Api(address, key, words)
    if address.table is None:
        api.tables()
    else:
        api.table(address.table)
    if carried is not None:
        before = take_over(carried, address)
        console.print(words.say("join-key-taken"), markup=False)
        if before is not None:
            console.print(words.say("join-key-before", file=str(before)), markup=False)
    return own_key(address, key)


def _check_bot(game: str, description: str | None) -> None:
    """BadInput before anything is made, if there is no such game or bot."""
    found = games.get(game)
    if description is not None:
        bot_list.read(found, description)


def _seat_bot(parsed: argparse.Namespace, api: Api, address: Address, key: str, words: Words) -> None:
    assert address.table is not None
    card = api.table(address.table).table
    check_rules(card)
    with ending_in_order():
        if parsed.program is None:
            _check_bot(card.game, parsed.bot)
            name = parsed.name or bot_list.split(games.get(card.game), parsed.bot)[0].rpartition(":")[2].capitalize()
            make = network_bot.described(parsed.bot)
            network_bot.attend(api, address, key, name, make, words, parsed.once)
            return
        seconds = entrants.read_seconds(parsed.program_seconds)
        with Programs({network_bot.PROGRAM: _command(parsed.program)}, seconds) as programs:
            make = network_bot.outside(programs)
            network_bot.attend(api, address, key, parsed.name or "Program", make, words, parsed.once)
            tell_faults(programs, words)


def _command(said: str) -> str:
    """A program's command; BadInput if it cannot be started."""
    if not hasattr(os, "killpg"):
        raise BadInput("unix-programs")
    try:
        split = shlex.split(said)
    except ValueError:
        split = []
    if not split:
        raise BadInput("program-form", said=said)
    if shutil.which(split[0]) is None:
        raise BadInput("program-missing", program=said, command=split[0])
    return said
