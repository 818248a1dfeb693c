"""The words on the summary cards of the printed editions, as they were printed, whatever language one reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DOES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "income": "Income",
        "aid": "Foreign Aid",
        "coup": "Coup",
        "duke": "Duke",
        "tax": "Tax",
        "assassin": "Assassin",
        "assassinate": "Assassinate",
        "captain": "Captain",
        "steal": "Extort",
        "ambassador": "Ambassador",
        "exchange": "Exchange",
        "contessa": "Contessa",
    },
    "it": {
        "income": "Reddito",
        "aid": "Aiuto Estero",
        "coup": "Colpo di stato",
        "duke": "Duca",
        "tax": "Tasse",
        "assassin": "Assassino",
        "assassinate": "Assassinare",
        "captain": "Capitano",
        "steal": "Rubare",
        "ambassador": "Ambasciatore",
        "inquisitor": "Inquisitore",
        "exchange": "Scambiare",
        "examine": "Esaminare",
        "contessa": "Contessa",
    },
    "es": {
        "income": "Ingreso",
        "aid": "Ayuda exterior",
        "coup": "Coup",
        "duke": "Duque",
        "tax": "Impuestos",
        "assassin": "Asesino",
        "assassinate": "Asesinato",
        "captain": "Capitán",
        "steal": "Extorsión",
        "ambassador": "Embajador",
        "inquisitor": "Inquisidor",
        "exchange": "Intercambio",
        "contessa": "Condesa",
    },
}
"""What each edition calls characters and actions, where it names them."""

BLOCKS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {"aid": "Foreign Aid", "steal": "Extortion", "assassinate": "Assassination"},
    "it": {"aid": "Aiuto Estero", "steal": "Furto", "assassinate": "Assassinio"},
    "es": {"aid": "Ayuda exterior", "steal": "Extorsión", "assassinate": "Asesinato"},
}
"""What each edition calls that which is blocked."""
