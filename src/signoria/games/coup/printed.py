"""The words on the summary cards of the printed editions, as they were printed, whatever language one reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ACTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "income": "Income",
        "aid": "Foreign Aid",
        "coup": "Coup",
        "tax": "Tax",
        "assassinate": "Assassinate",
        "steal": "Extort",
        "exchange": "Exchange",
    },
    "it": {
        "income": "Reddito",
        "aid": "Aiuto Estero",
        "coup": "Colpo di stato",
        "tax": "Tasse",
        "assassinate": "Assassinare",
        "steal": "Rubare",
        "exchange": "Scambiare",
        "examine": "Esaminare",
    },
    "es": {
        "income": "Ingreso",
        "aid": "Ayuda exterior",
        "coup": "Coup",
        "tax": "Impuestos",
        "assassinate": "Asesinato",
        "steal": "Extorsión",
        "exchange": "Intercambio",
    },
}
"""What each edition calls the actions that it names; for characters and blocks our texts have the printed words."""
