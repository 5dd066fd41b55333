"""Tables under test, on a real store, and devices that speak the protocol to them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from alhambra.bots import BOTS
from alhambra.core.refusal import Refused
from alhambra.server.live.answers import failed
from alhambra.server.live.peers import Peer
from alhambra.server.live.services import Services
from alhambra.server.live.tables import Tables
from alhambra.server.live.thinking import Thinkers
from alhambra.server.protocol.messages import BotSeat, Command, GameConfig, NewTable, OpenSeat, Person, Settings
from alhambra.server.protocol.replies import Done, Failed, FromServer, Update
from alhambra.server.store import open_store
from alhambra.server.table.errors import TableError
from alhambra.server.table.people import hashed
from tests.support.touching import words_in

T = TypeVar("T")
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromServer)
_numbers = itertools.count(1)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test that awaits, and never for ever."""
    return asyncio.run(asyncio.wait_for(work, 1800))


def new_id() -> str:
    """An id for a command."""
    return f"command-{next(_numbers):016}"


def secret_of(name: str) -> str:
    """A secret that the test can tell again."""
    return f"secret-of-{name}".ljust(22, "-")


def person(name: str) -> Person:
    return Person(name, secret_of(name))


def seats_of(*kinds: str) -> list[Person | BotSeat | OpenSeat]:
    """Seats by words: `open`, the name of a bot, or of a person."""
    made: list[Person | BotSeat | OpenSeat] = []
    for kind in kinds:
        made.append(OpenSeat() if kind == "open" else BotSeat(kind) if kind in BOTS else person(kind))
    return made


@asynccontextmanager
async def tables_at(
    path: Path | str = "sqlite://", bot_pause: float = 0.0, others: Collection[str] = ()
) -> AsyncIterator[Tables]:
    """All tables of a store, which is closed in the end."""
    async with await open_store(str(path)) as store:
        tables = Tables(Services(store, Thinkers(1, limit=60, start=300, others=others), bot_pause))
        try:
            yield tables
        finally:
            await tables.close()


async def make_table(
    tables: Tables, *kinds: str, settings: Settings | None = None, game: GameConfig | None = None
) -> str:
    """A new table."""
    made = NewTable(new_id().ljust(22, "-"), seats_of(*kinds), game or GameConfig(), settings or Settings())
    return await tables.create(made)


class Device:
    """A connection without a network, with everything it was told."""

    def __init__(self, tables: Tables, table: str, *names: str) -> None:
        self.tables = tables
        self.table = table
        self.peer = Peer(hashed(secret_of(name)) for name in names)
        self.messages: list[Any] = []

    async def connect(self, since: int | None = None) -> Device:
        live = await self.tables.open(self.table)
        await live.join(self.peer, since)
        return self

    async def disconnect(self) -> None:
        (await self.tables.open(self.table)).leave(self.peer)

    async def do(self, command: Command) -> Done | Failed:
        """Send a command and get its answer."""
        live = await self.tables.open(self.table)
        try:
            reply = await self.tables.command(live, self.peer, command)
        except (TableError, Refused) as error:
            reply = failed(command.id, error)
        assert isinstance(reply, Done | Failed)
        return reply

    def read(self) -> list[Any]:
        """What came since the last time."""
        came = []
        while self.peer.waiting:
            message = self.peer.take()
            if message is not None:
                came.append(_decoder.decode(message))
        self.messages += came
        return came

    def latest(self, seat: int | None = None) -> Update:
        """The last update for a seat, or for any."""
        self.read()
        updates = [one for one in self.messages if isinstance(one, Update) and seat in (None, one.seat)]
        return updates[-1]

    async def until(self, stage: str) -> Update:
        """Wait until the table is at a stage."""
        while self.latest().info.stage != stage:
            await asyncio.sleep(0.01)
        return self.latest()


def words_of(update: Update) -> list[str]:
    """Every legal action of an update as a word."""
    assert update.game is not None and update.game.turn is not None
    return words_in(update.game.turn.choices)
