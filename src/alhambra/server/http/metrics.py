"""Figures for whoever watches the server, in the text format of Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from alhambra.server.live.tables import Tables

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_THOUGHTS: Final = (
    ("asked", "Decisions of bots.", "decisions"),
    ("parted", "The parts of its budget that each of them got, summed.", "parted"),
    ("rescued", "Decisions that a bot did not make in time.", "rescued"),
)


class Metrics:
    """One set for each server."""

    def __init__(self, tables: Tables) -> None:
        self.registry = CollectorRegistry()
        self.commands = self._counter("commands", "Commands by their outcome.", "outcome")
        self.messages = self._counter("messages", "Messages from clients by their type.", "type")
        self.refused = self._counter("connections_refused", "Connections that were not accepted, by reason.", "reason")
        self.errors = self._counter("errors", "Errors that should not happen.", "where")
        self.results = self._counter("results", "Results of daily games, by what was done with them.", "what")
        self.tables = Counter("alhambra_tables_made", "New tables.", registry=self.registry)
        self.time = Histogram(
            "alhambra_command_seconds",
            "From a command to the last message it causes being queued.",
            registry=self.registry,
            buckets=_STEPS,
        )
        self._gauge("desks", "Tables in memory.", lambda: len(tables.opened))
        self._gauge("connections", "Open connections.", lambda: sum(len(live.peers) for live in tables.opened.values()))
        for name, what, field in _THOUGHTS:
            self._gauge(f"bots_{name}", what, lambda field=field: getattr(tables.services.thinkers, field))

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _counter(self, name: str, what: str, label: str) -> Counter:
        return Counter(f"alhambra_{name}", what, [label], registry=self.registry)

    def _gauge(self, name: str, what: str, value: object) -> None:
        Gauge(f"alhambra_{name}", what, registry=self.registry).set_function(value)  # type: ignore[arg-type]
