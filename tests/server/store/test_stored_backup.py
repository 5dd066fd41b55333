"""A stored backup restores for ever: every table of it opens as it was left, and its game goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra.server.live.peers import Peer
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done
from alhambra.server.store.archive import read_archive
from alhambra.server.store.backup import Restored, restore
from alhambra.server.table import log
from alhambra.server.table.people import hashed
from tests.server.store.running import change, story, tables_of
from tests.support.stored import FIRST, content, stored_tables, words_in
from tests.support.tables import Device, new_id, secret_of, tables_at

FILE = FIRST / "tables.backup"
TABLES = stored_tables()
KNOWN = [name for name in TABLES[0] if name not in ("table", "what", "secrets", "last_command", "snapshot")]


@pytest.fixture
def restored(database: str) -> str:
    """A database with the tables of the backup."""
    done = restore(database, FILE)
    assert done == Restored(len(TABLES), sum(stored["seq"] for stored in TABLES), 0)
    return database


async def contents(database: str | Path) -> dict[str, dict[str, Any]]:
    """All tables of a database, each opened, and told to everybody who could ask."""
    async with tables_at(database) as tables:
        found = {}
        for name in await tables_of(tables.services.store):
            live = await tables.open(name)
            found[name] = content(live.table)
            for seat in (None, *range(len(live.table.seats))):
                assert live.update(seat, 0).info.stage == live.table.stage
        return found


def forget_snapshots(database: str) -> None:
    """From now on tables are opened from their logs alone."""
    change(database, "DELETE FROM alhambra.snapshots")


def back_at(tables: Tables, stored: dict[str, Any]) -> Device:
    """A device that knows the secrets of a table, but those of seats that a bot stands in for: it goes on playing."""
    device = Device(tables, stored["table"])
    waiting = [seat for seat, bot in zip(stored["seats"], stored["stand_ins"]) if bot]
    device.peer = Peer(hashed(secret) for name, secret in stored["secrets"].items() if name not in waiting)
    return device


async def done(device: Device, command: m.Command) -> None:
    table = (await device.tables.open(device.table)).table
    device.peer.seats = table.held_by(device.peer.hashes)  # also where it is not connected
    device.read()
    reply = await device.do(command)
    assert isinstance(reply, Done), reply


async def play_to_the_end(tables: Tables, stored: dict[str, Any]) -> None:
    """Sit down on open seats, begin, and play at random."""
    dice, device = random.Random(stored["table"]), back_at(tables, stored)
    live = await tables.open(stored["table"])
    table = live.table
    if any(table.stand_ins) or any(seat.bot for seat in table.seats):
        await device.connect()  # bots play while somebody looks on; people are quicker if nobody is told
    for seat, taken in enumerate(stored["seats"]):
        if not taken:
            await done(device, m.Sit(new_id(), f"Newcomer {seat}", secret_of(f"newcomer-{seat}"), seat))
    if table.stage == "lobby":
        await done(device, m.Begin(new_id()))
    while (mover := table.mover) is not None:
        assert table.turn is not None and not live.lost
        if table.bot_to_move:
            device.read()
            await asyncio.sleep(0.001)
        elif table.turn.ready:
            await done(device, m.Commit(new_id(), mover))
        else:
            await done(device, m.Play(new_id(), mover, dice.choice(words_in(table.turn.state))))


def test_every_sort_of_table_and_entry_is_stored() -> None:
    archive = {table.id: table for table in read_archive(FILE)}
    entries = [log.read_entry(entry.data) for table in archive.values() for entry in table.entries]
    assert {type(entry) for entry in entries} == {
        log.Created, log.Seated, log.Left, log.BotPut, log.Renamed, log.Began, log.Played, log.TakenBack,
        log.Committed, log.Said, log.StoodIn, log.Rematched,
    }  # fmt: skip
    assert {entry.how for entry in entries if isinstance(entry, log.TakenBack)} == {"undo", "redo", "restart"}
    assert {stored["table"] for stored in TABLES} == set(archive)
    assert {stored["stage"] for stored in TABLES} == {"lobby", "playing", "over"}
    assert {len(stored["seats"]) for stored in TABLES} == {2, 3, 4, 5, 6}
    assert any("" in stored["seats"] for stored in TABLES if stored["stage"] == "playing"), "a seat that was left"
    assert any(stored["tried"] and stored["undone"] for stored in TABLES)
    assert any(stored["stand_ins"][stored["mover"]] for stored in TABLES if stored["stage"] == "playing")
    assert any(stored["rematch"] in archive for stored in TABLES)
    last = [table.snapshot and table.snapshot.seq == len(table.entries) for table in archive.values()]
    assert {None, False, True} == set(last), "without a snapshot, with entries after it, and with none"
    settings = [stored["settings"] for stored in TABLES]
    assert {(one["counts"], one["open_hands"]) for one in settings} == {
        (counts, hands) for counts in (False, True) for hands in (False, True)
    }
    assert {None, 5, 86_400} <= {one["stand_in_after"] for one in settings}


@story
async def test_every_table_of_a_stored_backup_opens_as_it_was_left(restored: str) -> None:
    known = {stored["table"]: {name: stored[name] for name in KNOWN} for stored in TABLES}
    assert await contents(restored) == known
    forget_snapshots(restored)
    assert await contents(restored) == known, "from the log alone"


@story
async def test_what_was_taken_back_can_be_played_again(restored: str) -> None:
    async with tables_at(restored) as tables:
        for stored in TABLES:
            if stored["undone"]:
                device = await back_at(tables, stored).connect()
                table = (await tables.open(stored["table"])).table
                for _ in stored["undone"]:
                    await done(device, m.Redo(new_id(), stored["mover"]))
                again = content(table)
                assert (again["tried"], again["undone"]) == ([*stored["tried"], *reversed(stored["undone"])], [])
                for _ in stored["undone"]:
                    await done(device, m.Undo(new_id(), stored["mover"]))
                back = content(table)
                assert all(back[name] == stored[name] for name in ("tried", "undone", "position", "committed"))


@story
async def test_a_stored_command_is_answered_again_and_not_carried_out_again(restored: str) -> None:
    async with tables_at(restored) as tables:
        for stored in TABLES:
            if stored["last_command"]:
                command, seq = stored["last_command"]
                assert await back_at(tables, stored).do(m.Say(command, 0, "once more")) == Done(command, seq)
                assert (await tables.open(stored["table"])).table.seq == stored["seq"]


@story
async def test_every_stored_game_goes_on_to_its_end(restored: str) -> None:
    async with tables_at(restored) as tables:
        await asyncio.gather(*(play_to_the_end(tables, stored) for stored in TABLES))
        ended = {name: content(live.table) for name, live in tables.opened.items()}
    assert len(ended) == len(TABLES) and {one["stage"] for one in ended.values()} == {"over"}
    assert await contents(restored) == ended
    forget_snapshots(restored)
    assert await contents(restored) == ended, "from the log alone"
