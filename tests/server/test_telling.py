"""Many who look on, and those who do not keep up: who is told what, and how often."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from alhambra.server.live.peers import WAITING, Peer, Tidings
from alhambra.server.live.tables import Tables
from alhambra.server.live.telling import GROUP
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Closing, Done, Presence, Update, Welcome
from alhambra.server.table.errors import Code
from tests.support.tables import Device, make_table, new_id, run, tables_at

MANY = 4 * GROUP


async def crowd(tables: Tables, table: str) -> list[Device]:
    return [await Device(tables, table).connect() for _ in range(MANY)]


async def until_told(devices: list[Device], seq: int) -> None:
    """Until everybody has heard of an entry."""
    while any(device.latest().seq < seq for device in devices):
        await asyncio.sleep(0)


def kinds(device: Device) -> Counter[str]:
    return Counter(type(message).__name__ for message in device.messages)


def company(message: object) -> tuple[bool, int] | None:
    """Whether the first is here, and how many look on."""
    return (message.present[0], message.watchers) if isinstance(message, Presence) else None


def knows(device: Device, here: tuple[bool, int]) -> bool:
    """Whether that is the last that a device was told."""
    device.read()
    return company(device.messages[-1]) == here


def test_a_crowd_is_not_told_of_each_who_comes() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna = await Device(tables, table, "Anna").connect()
            watching = await crowd(tables, table)
            while (True, MANY) not in map(company, anna.read()):
                await asyncio.sleep(0.01)
            while not all(knows(device, (True, MANY)) for device in watching[:-1]):
                await asyncio.sleep(0.01)
            for device in watching:
                device.read()
                assert not device.peer.closed
                assert kinds(device)["Welcome"] == kinds(device)["Update"] == 1
            told = sum(kinds(device)["Presence"] for device in watching)
            assert told < 12 * MANY, "each of them would be told of half of the others: 64 times"

    run(play())


def test_a_crowd_misses_nothing_and_is_told_the_newest_only() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna = await Device(tables, table, "Anna").connect()
            watching = await crowd(tables, table)
            answers = [await anna.do(m.Say(new_id(), 0, str(number))) for number in range(20)]
            await until_told(watching, max(answer.seq for answer in answers if isinstance(answer, Done)))
            for device in watching:
                told = [one.text for each in device.messages if isinstance(each, Update) for one in each.log]
                assert told[-20:] == [str(number) for number in range(20)]
                assert kinds(device)["Update"] <= 3, "what was not read is told once"

    run(play())


def test_players_are_told_before_those_who_look_on() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            watching = await crowd(tables, table)
            both = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            for device in (*both, *watching):
                device.read()
            answer = await both[0].do(m.Say(new_id(), 0, "hello"))
            assert isinstance(answer, Done)
            assert all(any(isinstance(one, Update) for one in device.read()) for device in both)
            # None of them, where it is still their turn to be told who has come.
            told = [device for device in watching if any(isinstance(one, Update) for one in device.read())]
            assert len(told) < MANY, "the others have their turn in between"
            await until_told(watching, answer.seq)

    run(play())


def test_what_is_told_later_is_what_was_in_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """Part of a crowd is told while the next command is performed but not written."""

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            watching = await crowd(tables, table)
            anna = await Device(tables, table, "Anna").connect()
            append, performed, written = tables.services.store.append, asyncio.Event(), asyncio.Event()

            async def slowly(*rows: Any) -> None:
                await append(*rows)
                performed.set()
                await written.wait()

            first = await anna.do(m.Rename(new_id(), 0, "Ann"))
            assert isinstance(first, Done)
            monkeypatch.setattr(tables.services.store, "append", slowly)
            second = asyncio.create_task(anna.do(m.Rename(new_id(), 0, "Anouk")))
            await until_told(watching, first.seq)
            await performed.wait()
            assert (await tables.open(table)).table.seats[0].name == "Anouk", "in memory"
            for device in watching:
                assert (device.latest().seq, device.latest().info.seats[0].name) == (first.seq, "Ann")
            written.set()
            answer = await second
            assert isinstance(answer, Done)
            await until_told(watching, answer.seq)
            assert {device.latest().info.seats[0].name for device in watching} == {"Anouk"}

    run(play())


def test_who_sits_down_out_of_a_crowd_is_told_as_a_player() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open")
            watching = await crowd(tables, table)
            last = watching[-1]
            last.read()
            answer = await last.do(m.Sit(new_id(), "Zoe", "secret-of-zoe".ljust(22, "-")))
            assert isinstance(answer, Done)
            welcome, update, *_ = [one for one in last.read() if not isinstance(one, Presence)]
            assert isinstance(welcome, Welcome) and welcome.seats == [1]
            assert isinstance(update, Update) and update.seat == 1
            await until_told(watching, answer.seq)
            assert all(one.seat == 1 for one in last.messages[2:] if isinstance(one, Update))

    run(play())


def test_who_does_not_read_answers_is_told_to_come_back() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            slow = await Device(tables, table).connect()
            for _ in range(WAITING):
                slow.peer.send(b'{"type":"pong","now":1}')
            last = slow.read()
            assert isinstance(last[-1], Closing) and last[-1].code == Code.TOO_SLOW.value and len(last) == 1
            assert isinstance(await anna.do(m.Say(new_id(), 0, "still here")), Done)

    run(play())


def test_what_was_not_taken_does_not_count_as_seen() -> None:
    peer = Peer()
    peer.seen = {None: 3}
    peer.tell(Tidings(b"first", None, 4))
    peer.send(b"answer")
    peer.tell(Tidings(b"second", None, 5))
    assert peer.seen == {None: 3}
    assert (peer.take(), peer.seen[None]) == (b"answer", 3)
    assert (peer.take(), peer.seen[None], peer.waiting) == (b"second", 5, 0)


def test_many_who_come_at_once_do_not_stand_between_a_player_and_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna = await Device(tables, table, "Anna").connect()
            append, written = tables.services.store.append, asyncio.Event()

            async def slowly(*rows: Any) -> None:
                await append(*rows)
                await written.wait()

            monkeypatch.setattr(tables.services.store, "append", slowly)
            first = asyncio.create_task(anna.do(m.Say(new_id(), 0, "one")))
            await asyncio.sleep(0.05)
            watching = [Device(tables, table) for _ in range(MANY)]
            coming = [asyncio.create_task(device.connect()) for device in watching]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            second = asyncio.create_task(anna.do(m.Say(new_id(), 0, "two")))
            await asyncio.sleep(0.05)
            assert not any(one.done() for one in coming), "nobody sees what is not written"
            written.set()
            answer = await second
            assert isinstance(answer, Done) and isinstance(await first, Done)
            let_in = sum(one.done() for one in coming)
            assert let_in < MANY, "a group at most came before"
            await asyncio.gather(*coming)
            await until_told(watching, answer.seq)

    run(play())


def test_a_table_that_is_put_away_sends_those_who_come_to_the_next() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            live = await tables.open(table)
            async with live.lock:
                coming = asyncio.create_task(live.join(Peer(), None))
                await asyncio.sleep(0)
                assert not live.idle, "somebody comes"
                await live.close()
            assert not await coming

    run(play())
