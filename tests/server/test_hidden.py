"""What is only tried is nobody else's business, and neither is how often: two games that differ in nothing else look
the same to everybody, byte for byte."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from alhambra.core.play import legal
from alhambra.server.live import absence, live_table
from alhambra.server.live.past import RECENT
from alhambra.server.live.questions import answer
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Earlier, Update
from alhambra.server.table.log import StoredGame, StoredSettings
from tests.support.stages import made, played, stored
from tests.support.tables import Device, new_id, run, secret_of, tables_at, words_of
from tests.support.traffic import AT, Traffic

TURNS: Final = 90  # more than an update tells


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in (live_table, absence):
        monkeypatch.setattr(room, "now", lambda: AT)


class Told:
    """A game by seeded luck and choices, and what everybody is sent who has not made the turn."""

    def __init__(self, box: str, restless: bool) -> None:
        self.traffic = Traffic(StoredGame.of(m.GameConfig(box), 3), 3, StoredSettings(), 1)
        self.restless = restless
        self.sent: list[Any] = []

    async def play(self) -> list[Any]:
        side, dice = self.traffic.side, Random(5)
        table = side.live.table
        for number in range(TURNS):
            seat, turn = table.mover, table.turn
            if seat is None or turn is None:
                break
            while not turn.ready:
                word = turn.state.game.word(dice.choice(legal(turn.state)))
                await self._do(seat, m.Play(new_id(), seat, word))
                if self.restless and turn.actions:
                    count = len(turn.actions)
                    again: list[m.Command] = [m.Undo(new_id(), seat), m.Redo(new_id(), seat), m.Restart(new_id(), seat)]
                    for command in (*again, *(m.Redo(new_id(), seat) for _ in range(count))):
                        await self._do(seat, command)
            self.traffic._draw(table, None)
            await self._do(seat, m.Commit(new_id(), seat))
            await self._look(number)
        return self.sent

    async def _do(self, seat: int, command: m.Command) -> None:
        side = self.traffic.side
        self.traffic._draw(side.live.table, None)
        reply = await side.live.command(side.peers[seat], command)
        assert isinstance(reply, Done), reply
        for viewer in side.peers:
            heard = side.heard(viewer)
            if viewer != seat:
                self.sent += [(viewer, one) for one in heard]

    async def _look(self, number: int) -> None:
        """What somebody is told who comes now, comes again, or reads what was before."""
        side = self.traffic.side
        self.sent += [(seat, one) for seat in side.peers for one in side.joining(seat)]
        asked = [m.AskEarlier(1, before) for before in (2, RECENT, number, 10**6)]
        self.sent += await side.asked(None, asked) if number % 10 == 0 else []


@pytest.mark.parametrize("box", ["classic", "roll-and-write"])
def test_how_often_somebody_thinks_again_shows_nowhere(box: str) -> None:
    calm = asyncio.run(Told(box, restless=False).play())
    restless = asyncio.run(Told(box, restless=True).play())
    assert len(calm) > 400
    assert calm == restless


def test_where_a_seat_is_carried_to_shows_nowhere() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await stored(tables, "t" * 20, played("Anna", "Boris", stage="playing"))
            anna, boris = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            live, watcher = await tables.open(table), await Device(tables, table).connect()
            for device in (anna, boris, watcher):
                device.read()
            made_: Any = await answer(live, anna.peer, m.AskCode(1, 0))
            await tables.carry(m.Carry(made_.code, secret_of("phone")))
            assert isinstance(await anna.do(m.OnlyHere(new_id(), 0, secret_of("alone"))), Done)
            assert boris.read() == watcher.read() == []
            assert isinstance(await anna.do(m.Say(new_id(), 0, "hello")), Done)
            assert [one.seq for one in boris.latest().log] == [3]

    run(play())


def test_who_tries_something_finds_it_by_two_numbers(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await stored(tables, "t" * 20, played("Anna", "Boris", stage="playing", game="classic"))
            both = await Device(tables, table, "Anna", "Boris").connect()
            seat = both.latest().info.actor
            assert seat is not None
            tried = m.Play(new_id(), seat, words_of(both.latest(seat))[0])
            done = await both.do(tried)
            assert isinstance(done, Done) and (done.seq, done.tried) == (2, 1)
            assert (both.latest(seat).seq, both.latest(seat).tried) == (2, 1)
            assert await both.do(m.Undo(new_id(), seat)) == Done(new_before(), 2, 2)
            assert isinstance(await both.do(m.Say(new_id(), 1 - seat, "well?")), Done)
            assert (both.latest(seat).seq, both.latest(seat).tried) == (3, 0)
            assert both.latest(1 - seat).tried == 0
        async with tables_at(path) as tables:
            back = await Device(tables, table, "Anna", "Boris").connect(since=2)
            assert await back.do(tried) == done, "the same answer again"
            assert [one.seq for one in back.latest().log] == [3]

    run(play())


def new_before() -> str:
    """The id that was made last."""
    return f"command-{int(new_id()[-16:]) - 1:016}"


async def talk(device: Device, count: int) -> None:
    """Remarks, and between them much that is tried."""
    seat = device.latest().info.actor
    assert seat is not None
    word = words_of(device.latest(seat))[0]
    for number in range(count):
        for command in (m.Play(new_id(), seat, word), m.Undo(new_id(), seat)):
            assert isinstance(await device.do(command), Done)
        assert isinstance(await device.do(m.Say(new_id(), seat, f"remark {number}")), Done)
        device.read()


async def all_before(device: Device) -> list[int]:
    """The numbers of everything, asked for from the newest on back."""
    live, update = await device.tables.open(device.table), device.latest()
    numbers, complete = [one.seq for one in update.log], update.complete
    while not complete:
        earlier = await answer(live, device.peer, m.AskEarlier(1, numbers[0]))
        assert isinstance(earlier, Earlier) and (earlier.log or earlier.complete)
        numbers, complete = [*(one.seq for one in earlier.log), *numbers], earlier.complete
    return numbers


@pytest.mark.parametrize("counted", [True, False])
def test_all_of_a_long_log_is_found_whatever_was_tried_between(tmp_path: Path, counted: bool) -> None:
    """At a table of before numbers stay as they were told: pages are open that know them."""

    async def play() -> None:
        path, most = tmp_path / "tables.sqlite3", 2 * RECENT + 40
        async with tables_at(path) as tables:
            first = made("Anna", "Boris", counted=counted)
            table = await stored(tables, "t" * 20, [first, *played("Anna", "Boris", stage="playing")[1:]])
            both = await Device(tables, table, "Anna", "Boris").connect()
            await talk(both, most)
            step = 1 if counted else 3
            wanted = [2, *range(2 + step, 3 + step * most, step)]
            live = {one.seq for update in both.messages if isinstance(update, Update) for one in update.log}
            assert sorted(live) == wanted
            assert await all_before(await Device(tables, table).connect()) == wanted
        async with tables_at(path) as tables:
            back = await Device(tables, table).connect()
            assert len(back.latest().log) == RECENT and await all_before(back) == wanted
            assert await all_before(await Device(tables, table).connect()) == wanted, "with marks, too"
            later = await Device(tables, table).connect(since=wanted[-3])
            assert [one.seq for one in later.latest().log] == wanted[-2:]

    run(play())
