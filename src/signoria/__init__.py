"""Signoria: court-intrigue card games as a library, a table and a laboratory."""

from signoria.core import chance as _chance
from signoria.core.chance import Secret, Seeded, Source
from signoria.core.errors import BadInput, Refused, SignoriaError
from signoria.core.game import Game
from signoria.core.play import Play
from signoria.core.record import Record, positions
from signoria.core.seat import Seat
from signoria.core.state import CHANCE, OVER, State
from signoria.games import GAMES
from signoria.games import get as game

__version__ = "0.1.0"

compiled: bool = not str(_chance.__file__).endswith(".py")
"""Whether the rules run as compiled code, or as plain Python (right, but slow)."""

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "BadInput",
    "Game",
    "Play",
    "Record",
    "Refused",
    "Seat",
    "Secret",
    "Seeded",
    "SignoriaError",
    "Source",
    "State",
    "compiled",
    "game",
    "positions",
]
