"""Whether a long game costs more than a short one, through a real live table with a real SQLite file.

A game becomes long by what people do besides moving: they talk, take back and play again. Two tables have the same log;
one goes on so for thousands of entries, and then the same commands at the same position are measured at both, and so is
opening them. CPU time of this process, the threads of the store included; the middle one of many blocks. Besides, for
comparison, what commands cost at the beginning and at the end of a game: palaces, views and scores grow.
"""

from __future__ import annotations

import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import fmean, median
from typing import Final

from alhambra import compiled
from alhambra.server.live.live_table import LiveTable
from alhambra.server.live.peers import Peer
from alhambra.server.live.services import Services
from alhambra.server.live.tables import Tables
from alhambra.server.live.thinking import Thinkers
from alhambra.server.protocol.messages import Command, Commit, NewTable, Play, Redo, Say, Undo
from alhambra.server.protocol.messages import Person as PersonSeat
from alhambra.server.protocol.replies import Done, TurnInfo
from alhambra.server.store import open_store
from alhambra.server.table.people import hashed
from alhambra.server.table.seen import game_info
from tests.siege.words import some_action, word

SEATS: Final = 4
BAR: Final = 1.2
BLOCKS: Final = 15


class LongGame:
    """A game of four with a watcher."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self._tables = tables
        self._rng = random.Random(seed)
        self._secrets = [word(self._rng) for _ in range(SEATS)]
        self._peers: list[Peer] = []
        self._live: LiveTable | None = None
        self.table = ""
        self.costs: list[float] = []  # milliseconds of each command

    async def start(self) -> None:
        seats = [PersonSeat(f"Player {number}", secret) for number, secret in enumerate(self._secrets, 1)]
        self.table = await self._tables.create(NewTable(word(self._rng), list(seats)))
        await self.open()

    async def twin(self) -> LongGame:
        """Another table with the same log."""
        twin = LongGame(self._tables, self._rng.getrandbits(64))  # whose commands are called otherwise
        twin._secrets, twin.table = self._secrets, f"{self.table[:-4]}twin"
        store = self._tables.services.store
        await store.create(twin.table, await store.entries(self.table, 0, 10**9))
        await twin.open()
        return twin

    async def open(self) -> None:
        """Everybody comes to the table, which is opened for it."""
        old = self._tables.opened.pop(self.table, None)
        if old is not None:
            await old.close()
        self._live = await self._tables.open(self.table)
        self._peers = [Peer([hashed(secret)]) for secret in self._secrets] + [Peer()]
        for peer in self._peers:
            await self._live.join(peer, None)
            await self._drain()

    @property
    def live(self) -> LiveTable:
        assert self._live is not None, "the table is open"
        return self._live

    @property
    def over(self) -> bool:
        return self.live.table.stage == "over"

    async def turn(self) -> None:
        """One turn by whoever it is."""
        seat = self.live.table.mover
        assert seat is not None, "the game goes on"
        while not (info := self._turn_info(seat)).ready:
            await self.do(seat, Play(word(self._rng, 12), seat, some_action(info.choices, self._rng)))
        await self.do(seat, Commit(word(self._rng, 12), seat))

    async def dither(self) -> None:
        """Four commands after which the game is where it was."""
        seat = self.live.table.mover
        assert seat is not None, "the game goes on"
        await self.do(seat, Play(word(self._rng, 12), seat, some_action(self._turn_info(seat).choices, self._rng)))
        await self.do(seat, Undo(word(self._rng, 12), seat))
        await self.do(seat, Redo(word(self._rng, 12), seat))
        await self.do(seat, Undo(word(self._rng, 12), seat))
        await self.do(seat, Say(word(self._rng, 12), seat, "Let me think."))

    async def do(self, seat: int, command: Command) -> None:
        began = time.process_time()
        reply = await self._tables.command(self.live, self._peers[seat], command)
        self.costs.append((time.process_time() - began) * 1000)
        assert isinstance(reply, Done), reply
        await self._drain()

    async def _drain(self) -> None:
        for peer in self._peers:
            while peer.waiting:
                peer.take()

    def _turn_info(self, seat: int) -> TurnInfo:
        info = game_info(self.live.table, seat)
        assert info is not None and info.turn is not None, "it is this seat's turn"
        return info.turn


async def _block(work: Callable[[], Awaitable[None]], times: int) -> float:
    """Milliseconds of CPU for doing something once."""
    gc.collect()
    began = time.process_time()
    for _ in range(times):
        await work()
    return (time.process_time() - began) * 1000 / times


async def _compare(
    what: str, short: Callable[[], Awaitable[None]], long: Callable[[], Awaitable[None]], times: int, blocks: int
) -> float:
    """How much more the one costs than the other: in turns, so that a busy machine meets both."""
    pairs = [(await _block(short, times), await _block(long, times)) for _ in range(blocks)]
    ratio = median(after / before for before, after in pairs)
    before, after = (median(pair[at] for pair in pairs) for at in (0, 1))
    show(f"  {what:<21} {before:6.2f} ms and {after:6.2f} ms, ratio {ratio:.2f}")
    return ratio


async def _measure(folder: Path, entries: int, seed: int, blocks: int) -> tuple[float, float]:
    store = await open_store(str(folder / "tables.sqlite3"))
    short = LongGame(Tables(Services(store, Thinkers())), seed)
    await short.start()
    for _ in range(SEATS * 6):
        await short.turn()
    long = await short.twin()
    while long.live.table.seq < entries:
        await long.dither()
    show(f"  the same position after {short.live.table.seq} and after {long.live.table.seq:,} entries of the log:")
    moves = await _compare("five commands", short.dither, long.dither, 10, blocks)
    opening = await _compare("opening and greeting", short.open, long.open, 4, blocks)
    await store.close()
    return moves, opening


async def _whole(folder: Path, seed: int) -> None:
    """What grows with the palaces and not with the log, for comparison."""
    store = await open_store(str(folder / "tables.sqlite3"))
    pairs: list[tuple[float, float]] = []
    for number in range(5):
        game = LongGame(Tables(Services(store, Thinkers())), seed + number)
        await game.start()
        while not game.over:
            await game.turn()
        pairs.append((fmean(game.costs[10:60]), fmean(game.costs[-50:])))
    early, late = (median(pair[at] for pair in pairs) for at in (0, 1))
    show(f"  for comparison, commands of short games: {early:.2f} ms at first, {late:.2f} ms in the end (palaces grow)")
    await store.close()


def long_game(entries: int, seed: int, blocks: int = BLOCKS) -> bool:
    """Measure and tell; whether the bar is met. With fewer blocks it is a short test, without whole games."""
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
