"""A program that plays any game of Signoria at a table of a server, over the network; it needs nothing but Python.

Try it:  python3 examples/network_bot.py http://localhost:8080/t/TABLE --name Nora
The link is that of a table with a free seat; the host starts the game.  docs/bots.md describes the lines.
"""

import argparse
import http.client
import json
import os
import pathlib
import random
import secrets
import time
import urllib.error
import urllib.request


def choose(view, legal):
    """Put your own idea here: `view` is what the player sees, `legal` the moves."""
    return random.choice(legal)


def token(file):
    """The program's key: who has it has its seat.  Made at the first start, and readable for nobody else."""
    if not file.exists():
        file.touch(0o600)
        file.write_text(secrets.token_urlsafe(32))
    return file.read_text().strip()


def call(path, body=None):
    """Ask the server; what it says, as a stream.  When it is away or asks for patience, it is asked again."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(TABLE + path, data, headers), timeout=40)
        except urllib.error.HTTPError as error:
            if "Retry-After" not in error.headers:
                raise
            time.sleep(float(error.headers["Retry-After"]))
        except OSError:
            time.sleep(1)


def play():
    """Read lines and answer them until the game is over; a stream that breaks off is taken up where it was."""
    since = 0
    while True:
        try:
            for line in call(f"/lines?since={since}"):
                message = json.loads(line) if line.strip() else {"type": "alive"}
                if message["type"] == "choose":
                    since = message["version"]  # what happened until now need not be told again
                    answer(message["version"], choose(message["view"], message["legal"]))
                elif message["type"] == "end":
                    return message["returns"]
        except urllib.error.HTTPError:  # the seat is lost, or the table gone
            raise
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            time.sleep(1)


def answer(version, move):
    """Make a move, once: the server knows a command that it has heard before by its id."""
    try:
        call("/do", {"type": "move", "id": secrets.token_urlsafe(8), "version": version, "move": move}).close()
    except urllib.error.HTTPError as error:  # the clock ran out, or somebody was quicker: another line says what is new
        print(error.code, error.read().decode())


parser = argparse.ArgumentParser()
parser.add_argument("link")
parser.add_argument("--name", default="Nora")
parser.add_argument("--token", type=pathlib.Path, default=pathlib.Path("network_bot.key"))
given = parser.parse_args()
KEY = os.environ.get("SIGNORIA_KEY") or token(given.token)
TABLE = given.link.replace("/t/", "/api/tables/")

if json.load(call(""))["you"].get("seat") is None:
    gift = secrets.token_urlsafe(16)  # so that the server alone does not decide what is drawn
    call("/do", {"type": "sit", "id": secrets.token_urlsafe(8), "name": given.name, "gift": gift}).close()
print(play())
