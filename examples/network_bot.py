"""A program that plays any game of Signoria at a table of a server, over the network; it needs nothing but Python.

Try it:  python3 examples/network_bot.py http://localhost:8080/t/TABLE --name Nora
The link is that of a table with a free seat; the host starts the game.  docs/bots.md describes the lines."""

import argparse
import contextlib
import http.client
import json
import os
import pathlib
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


def choose(view, legal):
    """Put your own idea here: `view` is what the player sees, `legal` the moves."""
    return random.choice(legal)


def token(file):
    """The program's key: who has it has its seat.  Made at the first start, and readable for nobody else."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_text(secrets.token_urlsafe(32))
    return file.read_text().strip()


def call(path="", **command):
    """Ask the server; what it says, as a stream.  When it is away or asks for patience, it is asked again."""
    data = json.dumps({"id": secrets.token_urlsafe(8), **command}).encode() if command else None
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    pause = 1
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(TABLE + path, data, headers), timeout=40)
        except urllib.error.HTTPError as error:
            if "Retry-After" not in error.headers:
                raise
            time.sleep(float(error.headers["Retry-After"]))
        except OSError as error:
            print(f"{TABLE} cannot be reached ({error}): once more in {pause} s", flush=True)
            time.sleep(pause)
            pause = min(2 * pause, 30)


def why(error):
    return json.load(error)["text"] if "json" in error.headers.get("Content-Type", "") else str(error)


def play():
    """Read lines and answer them until the game is over; a stream that breaks off is taken up where it was."""
    since = 0
    while "closed" not in json.load(call())["table"]:
        with contextlib.suppress(http.client.HTTPException, ValueError, ConnectionError, TimeoutError):
            for line in call(f"/lines?since={since}"):
                message = json.loads(line) if line.strip() else {"type": "alive"}
                if message["type"] == "start":
                    print(f"The game of {message['game']} is on: {', '.join(message['players'])}", flush=True)
                elif message["type"] == "choose":
                    since = message["version"]  # what happened until now need not be told again
                    move = choose(message["view"], message["legal"])
                    try:  # a move is made once: the server knows a command that it has heard before by its id
                        call("/do", type="move", version=since, move=move).close()
                    except urllib.error.HTTPError as error:  # somebody was quicker: another line says what is new
                        print(why(error), flush=True)
                elif message["type"] == "end":
                    return f"The game is over: {message['returns']}"
        time.sleep(1)
    return "The table was closed."


parser = argparse.ArgumentParser()
parser.add_argument("link", help="of a table: http://…/t/TABLE")
parser.add_argument("--name", default="Nora")
parser.add_argument("--token", type=pathlib.Path, help="the file of the key, which is made if it is not there")
given = parser.parse_args()
if "/t/" not in given.link:
    parser.error(f"{given.link} is no link of a table; it must be like http://localhost:8080/t/TABLE")
TABLE = given.link.replace("/t/", "/api/tables/")
own = pathlib.Path(os.environ.get("SIGNORIA_DATA") or pathlib.Path.home() / ".local/share/signoria")
own /= f"network_bot-{urllib.parse.quote_plus(given.name)}.key"
KEY = os.environ.get("SIGNORIA_KEY") or token(given.token or own)
try:
    found = json.load(call())
    if "seat" not in found["you"]:  # the gift is for chance: the server alone does not decide what is drawn
        call("/do", type="sit", name=given.name, gift=secrets.token_urlsafe(16)).close()
    elif (sitting := found["table"]["seats"][found["you"]["seat"]]["name"]) != given.name:
        sys.exit(f"This key sits there already, as {sitting}: give another with --token, or say --name {sitting}")
    print(f"{given.name} sits at {given.link}", flush=True)
    print(play())
except urllib.error.HTTPError as error:
    sys.exit(why(error))
except KeyboardInterrupt:
    sys.exit()
