"""People at a table: they play, change their minds, talk, lose the connection, leave and come back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Final

from alhambra.server.protocol.messages import (
    Begin,
    Command,
    Commit,
    Leave,
    Play,
    Redo,
    Rematch,
    Rename,
    Restart,
    Say,
    Sit,
    StandIn,
    Undo,
)
from tests.siege.books import UNCERTAIN, Books, Diary
from tests.siege.client import GONE, Client, Heard, Lost, Trying, turn_of
from tests.siege.words import some_action, word

REMARKS: Final = ("good", "hm, what now?", "déjà vu", "ça va", "my palace is growing", "\U0001f3f0")


class Person:
    """Somebody with a seat, until the game is over. Without a name: a spectator."""

    def __init__(
        self, books: Books, where: Callable[[], str], table: str, name: str, secret: str, rng: random.Random
    ) -> None:
        self.table = table
        self.over = False
        self.diary = Diary(table, random.Random(rng.random()))
        books.diaries.append(self.diary)
        self._books = books
        self._where = where
        self._name = name
        self._secret = secret
        self._rng = rng
        self._unanswered: Command | None = None
        self._answered: list[Command] = []

    async def play(self) -> None:
        """Until the end, over as many connections as it takes."""
        while not self.over:
            client = Client(self.diary.hear)
            try:
                await client.open(self._where(), self.table, [self._secret] if self._name else [], self._since)
                while not self.over:
                    await self._step(client)
            except (Lost, *GONE):
                await asyncio.sleep(self._rng.uniform(0.02, 0.2))
            finally:
                await client.close(politely=self._rng.random() < 0.5)

    @property
    def _since(self) -> int | None:
        return self.diary.last or None

    async def _step(self, client: Client) -> None:
        """One thing, or a wait for something to happen."""
        if self._unanswered is not None:
            await self._say_to_server(client, self._unanswered)
            return
        mine = client.updates.get(client.seats[0] if client.seats else None)
        if mine is None or mine.info is None:
            await self._wait(client)
        elif mine.info.stage == "over":
            await self._finish(client, mine)
        elif not self._name:
            await self._watch(client)
        elif not client.seats:
            await self._do(client, Sit(self._id(), self._name, self._secret))
        elif mine.info.stage == "lobby":
            await self._in_lobby(client, mine)
        elif (turn := turn_of(mine)) is not None:
            await asyncio.sleep(self._rng.uniform(0.0, 0.03))
            if not await self._do(client, self._move(client.seats[0], turn)):
                await self._wait(client, 0.2)
        else:
            await self._pass_time(client, mine)

    def _move(self, seat: int, turn: Trying) -> Command:
        chance = self._rng.random()
        if turn.actions and chance < 0.08:
            return Undo(self._id(), seat) if chance < 0.06 else Restart(self._id(), seat)
        if turn.undone and chance < 0.5:
            return Redo(self._id(), seat)
        if turn.ready:
            return Commit(self._id(), seat)
        return Play(self._id(), seat, some_action(turn.choices, self._rng))

    async def _in_lobby(self, client: Client, update: Heard) -> None:
        assert update.info is not None, "an update has it"
        seat = client.seats[0]
        everybody = all(one.kind != "open" for one in update.info.seats)
        if everybody and update.info.host == seat and await self._do(client, Begin(self._id())):
            return
        if self._rng.random() < 0.1:
            await self._do(client, Rename(self._id(), seat, f"{self._name} {word(self._rng, 5)}"))
        await self._wait(client, 0.3)

    async def _pass_time(self, client: Client, update: Heard) -> None:
        """While others move."""
        assert update.info is not None, "an update has it"
        seat, chance = client.seats[0], self._rng.random()
        absent = [
            number
            for number, one in enumerate(update.info.seats)
            if not one.present and not one.stand_in and not one.bot
        ]
        if chance < 0.05:
            await self._do(client, Say(self._id(), seat, f"{self._rng.choice(REMARKS)} {word(self._rng, 4)}"))
        elif chance < 0.07:
            raise Lost  # the connection, without a word
        elif chance < 0.08:
            await self._leave(client, seat)
        elif chance < 0.12 and absent:
            await self._do(client, StandIn(self._id(), self._rng.choice(absent), True))
        elif chance < 0.16 and self._answered:
            # An answer that did not arrive, for all the server knows.
            await self._say_to_server(client, self._rng.choice(self._answered[-400:]))
        else:
            await self._wait(client, 0.5)

    async def _leave(self, client: Client, seat: int) -> None:
        if await self._do(client, Leave(self._id(), seat)):
            self._secret = word(self._rng)
            self._answered.clear()  # those were commands of who is gone
            raise Lost  # and come back as somebody else

    async def _watch(self, client: Client) -> None:
        if self._rng.random() < 0.02:
            raise Lost
        await self._wait(client, 1.0)

    async def _finish(self, client: Client, update: Heard) -> None:
        assert update.info is not None, "an update has it"
        if client.seats and update.info.rematch is None and self._rng.random() < 0.5:
            await self._do(client, Rematch(self._id()))
        self.over = True

    async def _do(self, client: Client, command: Command) -> bool:
        """Send a new command, and remember it until it is answered."""
        self._books.send(self.table, command)
        self._unanswered = command
        return await self._say_to_server(client, command)

    async def _say_to_server(self, client: Client, command: Command) -> bool:
        if self._rng.random() < 0.01:
            await client.send(command)  # sent, and gone before the answer
            raise Lost
        heard = await client.command(command)
        self._books.answer(self.table, command, heard)
        if heard.type == "failed" and heard.code in UNCERTAIN:
            raise Lost
        if command is self._unanswered:
            self._unanswered = None
            if heard.type == "done":
                self._answered.append(command)
        return heard.type == "done"

    async def _wait(self, client: Client, seconds: float = 5.0) -> None:
        try:
            async with asyncio.timeout(seconds):
                await client.more()
        except TimeoutError:
            if not client.connected:
                raise Lost from None

    def _id(self) -> str:
        return word(self._rng, 16)
