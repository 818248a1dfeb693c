"""Figures about the server for Prometheus: sums over all tables, for the operator only."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._plays: dict[tuple[str, str], Counter] = {}
        self.plays = Counter("signoria_plays", "Plays that were stored", ["game", "by"], registry=self.registry)
        self.tables = Counter("signoria_tables_created", "Tables that were made", ["game"], registry=self.registry)
        self.games = Counter(
            "signoria_games_finished", "Games that came to their end", ["game"], registry=self.registry
        )
        self.refused = Counter("signoria_refused", "What was refused, by its code", ["code"], registry=self.registry)
        self.conflicts = Counter(
            "signoria_conflicts", "How often another process had stored something first", registry=self.registry
        )
        self.loaded = Gauge("signoria_tables_loaded", "Tables in memory", registry=self.registry)
        self.connections = Gauge("signoria_connections", "Open connections", registry=self.registry)
        self.store_away = Gauge("signoria_store_away", "1 while nothing can be stored", registry=self.registry)
        self.stored = Histogram(
            "signoria_store_seconds",
            "How long it took to store a row",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
            registry=self.registry,
        )

    def played(self, game: str, by: str) -> None:
        """A play was stored."""
        counter = self._plays.get((game, by))
        if counter is None:
            counter = self._plays[game, by] = self.plays.labels(game, by)
        counter.inc()

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
