"""The server plays what the engine plays: every box, with every module and option, live and from its log."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from alhambra.server.live.questions import answer
from alhambra.server.live.tables import Tables, restore
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Legal, PalaceInfo, SheetInfo, Update
from alhambra.server.store.entries import Opened, Snapshot
from alhambra.server.table import log
from alhambra.server.table.seen import game_info
from alhambra.server.table.table import Table
from tests.server.test_table import content
from tests.support.games import GAMES
from tests.support.tables import Device, make_table, new_id, run, tables_at

NAMES = ("Anna", "Boris", "Carla", "Dario")
pytestmark = pytest.mark.played


def seen_by_all(table: Table) -> list[Any]:
    """The game as everybody sees it, as it is sent."""
    return [msgspec.to_builtins(game_info(table, seat)) for seat in (None, *range(len(table.seats)))]


async def legal_words(device: Device, seat: int) -> list[str]:
    reply = await answer(await device.tables.open(device.table), device.peer, m.AskLegal(1, seat))
    assert isinstance(reply, Legal)
    return reply.actions


async def step(device: Device, seat: int, dice: random.Random) -> None:
    """One command of the seat whose turn it is: an action, sometimes taken back, or the commit."""
    words = await legal_words(device, seat)
    command: m.Command = m.Commit(new_id(), seat)
    if words:
        command = m.Play(new_id(), seat, dice.choice(words))
    assert isinstance(await device.do(command), Done)
    if dice.random() < 0.1:
        await device.do(m.Undo(new_id(), seat))
        if dice.random() < 0.5:
            await device.do(m.Redo(new_id(), seat))


async def compare(tables: Tables, table: Table) -> None:
    """What is stored, and a snapshot of this moment, are the same table, told alike."""
    rows = await tables.services.store.entries(table.id, 0, 10**9)
    for opened in (Opened(None, rows), Opened(Snapshot(table.seq, log.written(table.snapshot())), [])):
        restored = restore(table.id, opened)
        assert content(restored) == content(table)
        assert seen_by_all(restored) == seen_by_all(table)


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_played_to_the_end_and_restored_in_mid_turn(name: str) -> None:
    seats, game = GAMES[name]

    async def play() -> None:
        dice = random.Random(name)
        async with tables_at() as tables:
            table = await make_table(tables, *NAMES[:seats], game=game)
            everybody = await Device(tables, table, *NAMES[:seats]).connect()
            watcher = await Device(tables, table).connect()
            live = (await tables.open(table)).table
            while live.mover is not None:
                await step(everybody, live.mover, dice)
                for device in (everybody, watcher):
                    device.messages = device.read()[-1:] or device.messages
                if dice.random() < 0.01 or live.stage == "over":
                    await compare(tables, live)
            final = watcher.latest()
            assert final.info.stage == "over" and final.game is not None
            assert final.game.winners or game.options.get("solo") == "duel"
            assert isinstance(final.game, SheetInfo if game.box == "roll-and-write" else PalaceInfo)
            assert isinstance(await everybody.do(m.Rematch(new_id())), Done)
            again = (await tables.open(str(live.rematch))).table
            assert again.stage == "playing" and again.game == live.game

    run(play())


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_it_and_stand_in(name: str) -> None:
    seats, game = GAMES[name]

    async def play() -> None:
        async with tables_at() as tables:
            kinds = ["Anna", "greedy", "random", "greedy"][:seats]
            table = await make_table(tables, *kinds, game=game)
            watcher = await Device(tables, table).connect()
            live = await tables.open(table)
            await live.write([live.table.stand_in(0, True)], None, 1)
            live.bots.go_on()
            while live.table.stage != "over":
                assert not live.lost
                await asyncio.sleep(0.02)
                watcher.read()
                watcher.messages.clear()

    run(play())


def test_only_who_holds_the_seat_learns_what_it_may_do() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna, boris = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            mover = (await tables.open(table)).table.mover
            devices = {0: anna, 1: boris}
            assert mover is not None
            assert await legal_words(devices[mover], mover)
            assert await legal_words(devices[1 - mover], 1 - mover) == []
            with pytest.raises(Exception, match="not yours"):
                await legal_words(devices[1 - mover], mover)

    run(play())


def secrets_in(update: Update) -> list[Any]:
    """What is told of the backs of markers, in the view and in the log."""
    told = msgspec.to_builtins(update)
    found = [
        event.get("currencies") or event.get("currency")
        for entry in told["log"]
        for event in entry["events"]
        if event["event"] in ("MarkersDrawn", "MarkerPut")
    ]
    return [one for one in found if one is not None]


def test_a_marker_is_told_to_its_owner_alone() -> None:
    async def play() -> None:
        dice = random.Random(5)
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris", game=m.GameConfig("classic", ["building-sites"]))
            devices = [await Device(tables, table, *names).connect() for names in (["Anna"], ["Boris"], [])]
            live = (await tables.open(table)).table
            owners: set[int] = set()
            while live.mover is not None and len(owners) < 2:
                mover = live.mover
                words = await legal_words(devices[mover], mover)
                started = [word for word in words if word.startswith(("site:", "marker:", "draw:"))]
                play = m.Play(new_id(), mover, dice.choice(started or words)) if words else m.Commit(new_id(), mover)
                assert isinstance(await devices[mover].do(play), Done)
                for seat, device in enumerate(devices):
                    told = [one for update in device.read() if isinstance(update, Update) for one in secrets_in(update)]
                    assert not told or seat == mover
                    owners |= {seat} if told else set()
            assert owners == {0, 1}

    run(play())
