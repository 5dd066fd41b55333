"""Whether a long game costs more than a short one, through a real desk with a real SQLite file.

A game becomes long by what people do besides moving: they talk, take back and play again. The same moves at the same
position are measured before and after thousands of such entries; so is opening the table. CPU time of this process,
the threads of the store included; the middle one of many blocks.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Final

from alhambra import compiled
from alhambra.server.desk import Desk
from alhambra.server.hall import Hall
from alhambra.server.messages import Command, Commit, NewTable, Play, Redo, Say, Undo
from alhambra.server.messages import Person as PersonSeat
from alhambra.server.peers import Peer
from alhambra.server.people import hashed
from alhambra.server.replies import Done, TurnInfo
from alhambra.server.seen import game_info
from alhambra.server.store import open_store
from alhambra.server.thinking import Thinkers
from alhambra.server.tools import Tools
from tests.siege.words import some_action, word

SEATS: Final = 4
BAR: Final = 1.2
BLOCKS: Final = 15


class LongGame:
    """A game of four with a watcher."""

    def __init__(self, hall: Hall, seed: int) -> None:
        self._hall = hall
        self._rng = random.Random(seed)
        self._secrets = [word(self._rng) for _ in range(SEATS)]
        self._peers: list[Peer] = []
        self._desk: Desk | None = None
        self.table = ""

    async def start(self) -> None:
        seats = [PersonSeat(f"Player {number}", secret) for number, secret in enumerate(self._secrets, 1)]
        self.table = await self._hall.create(NewTable(word(self._rng), list(seats)))
        await self.open()

    async def open(self) -> None:
        """Everybody comes to the table, which is opened for it."""
        old = self._hall.desks.pop(self.table, None)
        if old is not None:
            await old.close()
        self._desk = await self._hall.desk(self.table)
        self._peers = [Peer([hashed(secret)]) for secret in self._secrets] + [Peer()]
        for peer in self._peers:
            await self._desk.join(peer, None)
            await self._drain()

    @property
    def desk(self) -> Desk:
        assert self._desk is not None, "the table is open"
        return self._desk

    @property
    def over(self) -> bool:
        return self.desk.table.stage == "over"

    async def turn(self) -> None:
        """One turn by whoever it is."""
        seat = self.desk.table.mover
        assert seat is not None, "the game goes on"
        while not (info := self._turn_info(seat)).ready:
            await self.do(seat, Play(word(self._rng, 12), seat, some_action(info.choices, self._rng)))
        await self.do(seat, Commit(word(self._rng, 12), seat))

    async def dither(self) -> None:
        """Four commands after which the game is where it was."""
        seat = self.desk.table.mover
        assert seat is not None, "the game goes on"
        await self.do(seat, Play(word(self._rng, 12), seat, some_action(self._turn_info(seat).choices, self._rng)))
        await self.do(seat, Undo(word(self._rng, 12), seat))
        await self.do(seat, Redo(word(self._rng, 12), seat))
        await self.do(seat, Undo(word(self._rng, 12), seat))
        await self.do(seat, Say(word(self._rng, 12), seat, "Let me think."))

    async def do(self, seat: int, command: Command) -> None:
        reply = await self._hall.command(self.desk, self._peers[seat], command)
        assert isinstance(reply, Done), reply
        await self._drain()

    async def _drain(self) -> None:
        for peer in self._peers:
            while not peer._waiting.empty():
                await peer.next()

    def _turn_info(self, seat: int) -> TurnInfo:
        info = game_info(self.desk.table, seat)
        assert info is not None and info.turn is not None, "it is this seat's turn"
        return info.turn


async def cost(work: Callable[[], Awaitable[None]], times: int, blocks: int) -> float:
    """Milliseconds of CPU for doing something once: the middle one of several blocks."""
    found = []
    for _ in range(blocks):
        gc.collect()
        began = time.process_time()
        for _ in range(times):
            await work()
        found.append((time.process_time() - began) * 1000 / times)
    return median(found)


async def _measure(folder: Path, entries: int, seed: int, blocks: int) -> tuple[float, float]:
    store = await open_store(str(folder / "tables.sqlite3"))
    hall = Hall(Tools(store, Thinkers()))
    game = LongGame(hall, seed)
    await game.start()
    for _ in range(SEATS * 6):
        await game.turn()
    show(f"  after {game.desk.table.seq} entries, then after {entries:,} more, at the same position:")
    moves, opening = await cost(game.dither, 10, blocks), await cost(game.open, 4, blocks)
    while game.desk.table.seq < entries:
        await game.dither()
    late_moves, late_opening = await cost(game.dither, 10, blocks), await cost(game.open, 4, blocks)
    show(f"  five commands         {moves:6.2f} ms -> {late_moves:6.2f} ms, ratio {late_moves / moves:.2f}")
    show(f"  opening and greeting  {opening:6.2f} ms -> {late_opening:6.2f} ms, ratio {late_opening / opening:.2f}")
    await store.close()
    return late_moves / moves, late_opening / opening


async def _whole(folder: Path, seed: int) -> None:
    """What grows with the palaces, for comparison: turns at the beginning and at the end of a game."""
    store = await open_store(str(folder / "tables.sqlite3"))
    turns: list[float] = []
    for number in range(3):
        game = LongGame(Hall(Tools(store, Thinkers())), seed + number)
        await game.start()
        own: list[float] = []
        while not game.over:
            began = time.process_time()
            await game.turn()
            own.append((time.process_time() - began) * 1000)
        turns += [median(own[:12]), median(own[-12:])]
    early, late = median(turns[::2]), median(turns[1::2])
    show(f"  whole turns of short games, the first and the last: {early:.2f} ms -> {late:.2f} ms (palaces grow)")
    await store.close()


def long_game(entries: int, seed: int, blocks: int = BLOCKS) -> bool:
    """Measure and tell; whether the bar is met. With fewer blocks it is a short test."""
    show(f"A long game, {'compiled' if compiled() else 'interpreted'} engine; CPU time")
    with tempfile.TemporaryDirectory(prefix="alhambra-") as folder:
        ratios = asyncio.run(_measure(Path(folder), entries, seed, blocks))
    if blocks >= BLOCKS:
        with tempfile.TemporaryDirectory(prefix="alhambra-") as folder:
            asyncio.run(_whole(Path(folder), seed))
    if max(ratios) > BAR:
        show(f"  VIOLATION: a ratio may be {BAR} at most")
    return max(ratios) <= BAR


def show(line: str) -> None:
    print(line, flush=True)
