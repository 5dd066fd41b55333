"""Whole games of every box and module through the page. `make browser-games` plays them."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from alhambra.server.live import live_table
from alhambra.server.protocol.messages import VERSION
from alhambra.server.store.archive import read_archive
from alhambra.server.store.backup import backup
from alhambra.server.table.log import AnyEntry, read_entry
from tests.browser.games.covered import SHEETS
from tests.browser.games.keys import Keys
from tests.browser.games.plans import PLANS, Plan
from tests.browser.games.records import RESUMED, record_of
from tests.browser.games.sheet_tree import SheetListener
from tests.browser.games.sheets import SheetKeys, Sheets
from tests.browser.games.toucher import Toucher
from tests.browser.games.tree import Listener
from tests.browser.games.wire import Wire
from tests.browser.games.wishes import Wishes
from tests.browser.house import House
from tests.browser.screens import picture
from tests.browser.tables import held
from tests.browser.world import World
from tests.support.following import Following
from tests.support.servers import Running, running
from tests.support.tables import secret_of
from tests.support.traffic import AT, NAMES, Tally

HANDS: Final[dict[str, dict[str, Callable[[Page, Wire, Wishes], Toucher]]]] = {
    "palaces": {"touch": Toucher, "keys": Keys, "tree": Listener},
    "sheets": {"touch": Sheets, "keys": SheetKeys, "tree": SheetListener},
}
FEWEST_ROUNDS: Final = 12  # of a game of sheets; each has a turn that is played and ended
ORDERS: Final = ("undo", "redo", "restart", "commit")


@pytest.fixture(scope="module")
def table_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = str(tmp_path_factory.mktemp("games") / "tables.sqlite3")
    with running(database=database) as server:
        yield House(server, database)


def new_table(server: Running, plan: Plan) -> str:
    """Again and again until the guard board has what is wanted of it."""
    for tried in count():
        table = _new_table(server, plan, tried)
        if not plan.abilities or abilities_at(server, table).issuperset(plan.abilities):
            return table
    raise AssertionError


def abilities_at(server: Running, table: str) -> set[str]:
    with server.line() as line:
        hello = {"type": "hello", "table": table, "version": VERSION, "secrets": [secret_of("Anna")], "since": None}
        line.send(hello)
        guards = line.until("update")["game"]["view"]["modules"]["guards"]
    return {one["name"] for one in guards["abilities"]}


def _new_table(server: Running, plan: Plan, tried: int) -> str:
    """Its id is where the bots have their luck from: the same in every run."""
    bots = [{"kind": "bot", "bot": "random"}] * (plan.seats - plan.people)
    people = [{"kind": "person", "name": name, "secret": secret_of(name)} for name in NAMES[: plan.people]]
    seats = [*people, *bots]
    game = {"box": plan.box, "modules": list(plan.modules), "options": dict(plan.options)}
    body = {"id": f"{plan.name}-{tried}".ljust(22, "-"), "seats": seats, "game": game}
    return str(server.http("POST", "/api/tables", json=body).json()["table"])


@pytest.mark.parametrize(
    "plan", [pytest.param(plan, id=plan.name, marks=() if plan.kept else pytest.mark.long) for plan in PLANS]
)
def test_a_whole_game_is_played_through_the_page(
    plan: Plan, the_browser: Browser, table_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing that its browser was sent depends on what its player cannot know."""
    record = record_of(plan)
    if RESUMED and record.exists():
        return
    begun = time.monotonic()
    table = new_table(table_house.server, plan)
    world = World(the_browser, table_house.server.base)
    wires: list[Wire] = []
    try:
        page = world.visit(
            plan.screen,
            f"/t/{table}",
            holding=[held(table, seat, name) for seat, name in enumerate(NAMES[: plan.people])],
            locale=plan.locale,
            before=lambda fresh: wires.append(Wire(fresh)),
        )
        hands = HANDS["sheets" if plan.box == SHEETS else "palaces"]
        player = hands[plan.way](page, wires[0], Wishes(random.Random(plan.name)))
        try:
            player.play()
        except BaseException as failure:
            picture(page, f"stopped {plan.name}")  # what a person would have before them
            failure.add_note(f"on the way to {player.doing}")
            raise
        picture(page, f"game {plan.name}")
    finally:
        world.end()
    played = time.monotonic()
    monkeypatch.setattr(live_table, "now", lambda: AT)
    tally = compared(plan, wires[0], logged(table_house.database, table, tmp_path))
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(
        json.dumps(
            {
                "done": player.wishes.done,
                "sent": actions_in(wires[0]),
                "orders": [kind for kind in kinds_in(wires[0]) if kind in ORDERS],
                "seconds": {"played": round(played - begun), "compared": round(time.monotonic() - played)},
                "compared": {"updates": tally.seen, "messages": tally.messages, "answers": tally.answers},
            }
        ),
        encoding="utf-8",
    )


def logged(database: str, table: str, folder: Path) -> list[AnyEntry]:
    """The log of a table, from a backup of the server at work."""
    backup(database, path := folder / "games.backup")
    (found,) = (one for one in read_archive(path) if one.id == table)
    return [read_entry(entry.data) for entry in found.entries]


def compared(plan: Plan, wire: Wire, log: Sequence[AnyEntry]) -> Tally:
    following = Following(log, 1, range(plan.people))
    following.hear(map(json.loads, wire.heard))
    following.ask(wire.asked)
    with ThreadPoolExecutor(1) as apart:  # this thread is the browser's
        tally = apart.submit(lambda: asyncio.run(following.go())).result().tally
    if plan.box == SHEETS:  # where nothing is hidden a twin cannot differ
        assert min(tally.seen, tally.twins) >= 2 * FEWEST_ROUNDS
    else:
        assert tally.seen > 50 and tally.others > 0.5 * tally.twins
    return tally


def kinds_in(wire: Wire) -> list[str]:
    return [json.loads(text)["type"] for text in wire.sent]


def actions_in(wire: Wire) -> list[str]:
    return [
        match[1] for text in wire.sent for match in [re.search(r'"type":"play".*"action":"([^"]*)"', text)] if match
    ]
