"""Tournaments between bots: planned, played on many processes or on Ray, kept, measured, reported."""

from __future__ import annotations

from signoria.arena.match import Result, play_table
from signoria.arena.plan import Plan, make
from signoria.arena.results import Folder
from signoria.arena.summary import Summary, summarise

__all__ = ["Folder", "Plan", "Result", "Summary", "make", "play_table", "summarise"]
