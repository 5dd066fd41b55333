"""A server that is killed in the middle of a decision: the page comes back by itself, to the very same step."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.builds import free_port
from tests.browser.games.toucher import Toucher
from tests.browser.games.wire import Wire, numbers
from tests.browser.games.wishes import Wishes
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.test_update import AWAY
from tests.browser.world import MINE, PATIENCE, TABLES, Held, World
from tests.siege.process import GENEROUS, ServerProcess
from tests.support.moments import Moment, fresh
from tests.support.steps import every_step

# Whatever binds a player, and what is laid in another way than tiles; `make browser-games` has every step.
SHORT: Final = (
    "draft",
    "purchase",
    "guards march do",
    "guards preview-purchase do",
    "falconers",
    "building-sites put",
    "exchange-certificates",
    "lay gatehouse",
)
LONG: Final = tuple(sorted(every_step() - set(SHORT)))


class Inn:
    """A server in a process of its own, at one address."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.sqlite3")
        flags = (*GENEROUS, "--port", str(free_port()))
        self._server = ServerProcess(self.database, folder / "log.txt", flags)
        self._server.start()
        self.base = f"http://{self._server.address}"

    def fall(self) -> None:
        self._server.kill()

    def rise(self) -> None:
        self._server.start()
        assert self.base == f"http://{self._server.address}"

    def end(self) -> None:
        self._server.kill()


@pytest.fixture
def inn(tmp_path: Path, chromium_path: str) -> Iterator[Inn]:
    made = Inn(tmp_path)
    yield made
    made.end()


@pytest.fixture
def travellers(the_browser: Browser, inn: Inn) -> Iterator[World]:
    world = World(the_browser, inn.base)
    yield world
    world.end()


@dataclass
class Seated:
    """Anna before one of her tables, and what was offered there before the server fell."""

    step: str
    page: Page
    wire: Wire
    heard: int = 0
    prompt: str = ""
    game: Any = None
    numbers: tuple[int, int] = (0, 0)

    def settle(self) -> None:
        expect(self.page.locator(f"{MINE} .now")).to_be_visible()
        self.until(lambda: self.wire.turn is not None)
        self.heard, self.numbers = len(self.wire.heard), numbers(self.wire.update)
        self.prompt = self.said()
        self.game = self.wire.update["game"]
        assert self.game["turn"]["choices"]["groups"], self.step

    def said(self) -> str:
        return self.page.locator(f"{MINE} .now").inner_text()

    def until(self, true: Any) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not true():
            assert time.monotonic() < end, self.step
            self.wire.tick()

    def welcomed(self) -> bool:
        return any(json.loads(one)["type"] == "update" for one in self.wire.heard[self.heard :])

    def is_where_it_was(self) -> None:
        """Nobody reloads, nobody touches anything."""
        self.until(self.welcomed)
        assert numbers(self.wire.update) == self.numbers and self.wire.update["game"] == self.game, self.step
        expect(self.page.get_by_text("No connection")).to_have_count(0)
        self.until(lambda: self.said() == self.prompt)

    def goes_on(self) -> None:
        turn = self.wire.turn
        assert turn is not None
        wishes = Wishes(Random(self.step))
        Toucher(self.page, self.wire, wishes).do(wishes.choose(turn["choices"]))
        self.until(lambda: numbers(self.wire.update) > self.numbers)


def open_all(world: World, screen: Screen, database: str, steps: Sequence[str]) -> list[Seated]:
    """One browser with a page for each table."""
    moments = {step: fresh(database, f"step {step}") for step in steps}
    first = next(iter(moments.values()))
    home = world.visit(screen, "/", holding=Held(first.table, first.seat, first.secret), forgiven=AWAY)
    home.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [TABLES, _kept(list(moments.values()))])
    opened = []
    for step, moment in moments.items():
        page = home.context.new_page()
        opened.append(Seated(step, page, Wire(page)))
        page.goto(f"/t/{moment.table}")
    for one in opened:
        one.settle()
    return opened


def _kept(moments: Sequence[Moment]) -> str:
    return json.dumps(
        [
            {"table": one.table, "keys": [{"seat": one.seat, "secret": one.secret}], "opened": 0, "seen": 0}
            for one in moments
        ]
    )


def resume(inn: Inn, world: World, screen: Screen, steps: Sequence[str]) -> None:
    seated = open_all(world, screen, inn.database, steps)
    inn.fall()
    for one in seated:
        expect(one.page.get_by_text("No connection")).to_be_visible()
    inn.rise()
    for one in seated:
        one.is_where_it_was()
        one.goes_on()
        one.page.close()


@pytest.mark.long
def test_after_a_kill_each_kind_of_decision_goes_on_where_it_was(inn: Inn, travellers: World) -> None:
    resume(inn, travellers, DESKTOP, SHORT)


@pytest.mark.long
@pytest.mark.parametrize("part", [LONG[0::2], LONG[1::2]], ids=("one half", "other half"))
def test_so_does_every_other_step_on_a_phone(inn: Inn, travellers: World, part: tuple[str, ...]) -> None:
    resume(inn, travellers, PHONE, part)
