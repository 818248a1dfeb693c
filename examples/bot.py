"""A program that plays any game of Signoria: it never bluffs, likes some plays more than others, and draws lots.

Try it:  ./signoria arena coup --program mine="python3 examples/bot.py" --bots mine,random --games 200
"""

import json
import random
import sys

LIKES = {
    "coup": 20, "assassinate": 10, "tax": 5, "challenge": 0.2,  # Coup
    "conspire": 0.1, "plan": 5,  # Court of the Medici
    "done": 20, "draw": 5, "settle": 20, "recall": 0.1, "attack": 20, "revolt": 20,  # Princeps
}  # fmt: skip
CLAIMS = {"tax": "duke", "assassinate": "assassin", "steal": "captain", "exchange": "ambassador"}


def likes(move, hand):
    """How much it likes a move: hardly if that claims a character which is not in the hand."""
    first, *rest = move.split()
    claim = rest[0] if first == "block" else CLAIMS.get(first)
    return 0.001 if claim and claim not in hand else LIKES.get(first, 1)


def choose(view, legal, me):
    """A legal move, the more likely the better it is liked."""
    hand = view["players"][me].get("hidden", [])
    return random.choices(legal, [likes(move, hand) for move in legal])[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        me = message["me"]
        random.seed(message["seed"])  # the same tournament again gives the same games
        print(json.dumps({"ready": True}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"move": choose(message["view"], message["legal"], me)}), flush=True)
