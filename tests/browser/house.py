"""A server whose tables stand at wanted moments, and pages that open them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from alhambra.server.protocol.messages import VERSION
from tests.browser.screens import Screen
from tests.browser.world import Held, World
from tests.support.moments import Moment, fresh
from tests.support.servers import Line, Running
from tests.support.tables import new_id


@dataclass
class Hand:
    """Plays for a seat on a line of its own."""

    line: Line
    seat: int

    def play(self, word: str) -> None:
        self._do("play", action=word)

    def restart(self) -> None:
        self._do("restart")

    def _do(self, kind: str, **more: str) -> None:
        self.line.send({"type": kind, "id": new_id(), "seat": self.seat, **more})
        answer = self.line.until("done", "failed")
        assert answer["type"] == "done", answer


@dataclass
class House:
    server: Running
    database: str

    def fresh(self, what: str, level: str | None = None) -> Moment:
        """A table of its own, as `tests/support/moments.py` describes them, perhaps with the aids of a level."""
        return fresh(self.database, what, level)

    def visit(
        self, world: World, screen: Screen, moment: Moment, *, path: str | None = None, locale: str = "en-GB"
    ) -> Page:
        """Anna's page of a table, when all of it is there, or another one in her browser."""
        holding = Held(moment.table, moment.seat, moment.secret)
        page = world.visit(screen, path or f"/t/{moment.table}", holding=holding, locale=locale)
        if path is None:
            expect(page.locator("main:not(.waiting, [aria-busy=true])")).to_be_visible()
        return page

    @contextmanager
    def hand_of(self, moment: Moment) -> Iterator[Hand]:
        """Plays for Anna without her page, which is told: so a page comes to a moment without being touched."""
        with self.server.line() as line:
            hello = {"type": "hello", "table": moment.table, "version": VERSION, "secrets": [moment.secret]}
            line.send({**hello, "since": None})
            yield Hand(line, moment.seat)
