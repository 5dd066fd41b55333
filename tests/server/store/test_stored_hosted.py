"""Stored tables with hosts, days and what was carried and changed open as they were left, and go on by their rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from alhambra import position
from alhambra.boxes import open_game
from alhambra.core.play import view
from alhambra.server.live.days import Days
from alhambra.server.live.tables import restore as opened
from alhambra.server.store.archive import read_archive
from alhambra.server.store.backup import Restored, restore
from alhambra.server.store.entries import Opened
from alhambra.server.table import log
from alhambra.server.table.hosting import hosted_by
from alhambra.server.table.people import hashed
from alhambra.server.table.table import Table
from tests.server.store.running import story
from tests.server.store.test_stored_backup import contents, forget_snapshots, play_to_the_end
from tests.support.stored import HOSTED, content, stored_tables
from tests.support.tables import secret_of, tables_at

FILE = HOSTED / "tables.backup"
TABLES = stored_tables(HOSTED)
ARCHIVE = {stored.id: stored for stored in read_archive(FILE)}
WHAT: dict[str, dict[str, Any]] = {stored["what"]: stored for stored in TABLES}
FIRST = ["with sites and certificates, of no revision", "of The Red Palace, of the first revision"]
DAY = "2026-11-10"


@pytest.fixture
def restored(database: str) -> str:
    """A database with the tables of the backup."""
    done = restore(database, FILE)
    assert done == Restored(len(TABLES), sum(stored["seq"] for stored in TABLES), 0)
    return database


def entries_of(what: str) -> list[log.AnyEntry]:
    return [log.read_entry(entry.data) for entry in ARCHIVE[WHAT[what]["table"]].entries]


def from_log(what: str) -> Table:
    stored = ARCHIVE[WHAT[what]["table"]]
    return opened(stored.id, Opened(None, stored.entries))


def test_what_no_other_backup_has_is_stored() -> None:
    entries = [entry for what in WHAT for entry in entries_of(what)]
    assert {entry.by for entry in entries if isinstance(entry, log.Changed)} == {None, 0}
    assert {entry.alone for entry in entries if isinstance(entry, log.Carried)} == {False, True}
    created = [entry for entry in entries if isinstance(entry, log.Created)]
    assert {one.counted for one in created} == {False, True}
    assert {one.daily.practice for one in created if one.daily} == {False, True}
    assert any(one.host and one.host.seat is None and one.host.hash for one in created), "a host without a seat"
    assert any(one.host and one.host.seat == 0 for one in created) and any(one.host is None for one in created)
    assert {stored["stage"] for stored in TABLES} == {"lobby", "playing", "over"}
    assert sum(stored.result is not None for stored in ARCHIVE.values()) == 2
    assert {stored.snapshot is None for stored in ARCHIVE.values()} == {False, True}


@story
async def test_every_table_opens_as_it_was_left(restored: str) -> None:
    known = {
        one["table"]: {name: one[name] for name in one if name not in ("table", "what", "secrets")} for one in TABLES
    }
    assert await contents(restored) == known
    forget_snapshots(restored)
    assert await contents(restored) == known, "from the log alone"


@pytest.mark.parametrize(
    ("what", "host", "others"),
    [
        ("of a host without a seat, who has changed it twice", "Host", {"Anna", "Anna-2", "Anna-3"}),
        ("changed by its host, in the middle of a turn", "Anna", {"Boris", "Boris-2", "Boris-3"}),
        ("over, its host gone", "Boris", {"Anna", "Carla"}),
        ("with sites and certificates, of no revision", "Anna", {"Boris"}),
    ],
)
def test_who_is_the_host_is_stored(what: str, host: str, others: set[str]) -> None:
    for kept in (None, ARCHIVE[WHAT[what]["table"]].snapshot):
        stored = ARCHIVE[WHAT[what]["table"]]
        table = opened(stored.id, Opened(kept, [] if kept else stored.entries))
        assert [name for name in (host, *others) if hosted_by(table, [hashed(secret_of(name))])] == [host]


def test_a_seat_that_was_carried_is_held_by_those_devices() -> None:
    for what, held in {
        "of a host without a seat, who has changed it twice": {"Anna-3"},
        "changed by its host, in the middle of a turn": {"Anna", "Boris", "Boris-2", "Boris-3"},
    }.items():
        names = [*held, "Anna", "Anna-2", "Boris", "Boris-2", "Host"]
        table = from_log(what)
        assert {name for name in names if table.held_by([hashed(secret_of(name))])} == held


@story
async def test_the_results_of_a_day_are_listed_and_its_best_game_is_shown(restored: str) -> None:
    async with tables_at(restored) as tables:
        results = await tables.services.store.results(DAY)
        assert {one.name for one in results} == {"Anna", "Boris the Builder"}
        replay = await Days(tables).replay(DAY)
        assert (replay.name, replay.points) == (results[0].name, results[0].points)
        assert replay.steps[-1].game.view.scores[0] == replay.points
        for one in results:
            turn = (await tables.open(one.table)).table.turn
            assert turn is not None and view(turn.committed, None).scores[0] == one.points


@pytest.mark.parametrize("what", FIRST)
def test_a_game_of_the_first_revision_is_replayed_by_it(what: str) -> None:
    """A log without revisions, and one that names the first of each part."""
    created = entries_of(what)[0]
    assert isinstance(created, log.Created) and set(created.game.rules.values()) <= {1}
    assert (b'"rules"' in ARCHIVE[WHAT[what]["table"]].entries[0].data) == (what == FIRST[1])
    table = from_log(what)
    assert table.turn is not None and position(table.turn.state) == WHAT[what]["position"]
    newest = dict(open_game(replace(table.config, rules=None)).config.rules or ())
    rules = dict(table.turn.state.game.config.rules or ())
    assert set(rules.values()) == {1} and set(newest.values()) > {1}, "others are played by other rules now"


@story
async def test_every_game_goes_on_to_its_end_by_its_rules(restored: str) -> None:
    begun = {one["table"]: from_log(one["what"]).config for one in TABLES if one["stage"] == "playing"}
    async with tables_at(restored) as tables:
        await asyncio.gather(*(play_to_the_end(tables, stored) for stored in TABLES))
        ended = {name: content(live.table) for name, live in tables.opened.items()}
        for name, config in begun.items():
            table = tables.opened[name].table
            assert table.config == config
            assert table.turn is not None and table.turn.committed.game.config.rules == open_game(config).config.rules
    assert len(ended) == len(TABLES) and {one["stage"] for one in ended.values()} == {"over"}
    assert await contents(restored) == ended
    forget_snapshots(restored)
    assert await contents(restored) == ended, "from the log alone"
