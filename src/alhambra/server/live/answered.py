"""The commands that a table has carried out, and with which numbers each was answered: the same answer again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from alhambra.server.live.past import Past
from alhambra.server.store.base import Store

REMEMBERED: Final = 256  # answers in memory; older ones are looked up

Numbers = tuple[int, int]  # `seq` and `tried` of `Done`


class Answered:
    """By the names of `signatures`."""

    def __init__(self, store: Store, table: str, past: Past, stored: Mapping[str, int]) -> None:
        self._store = store
        self._table = table
        self._past = past
        self._stored = stored  # the last ones of before, and the entries that they made
        self._known: OrderedDict[str, Numbers] = OrderedDict()

    def keep(self, name: str, numbers: Numbers) -> None:
        """A command was carried out."""
        self._known[name] = numbers
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def lately(self, names: Sequence[str]) -> Numbers | None:
        """The numbers of a command that is remembered."""
        for name in names:
            if name in self._known:
                return self._known[name]
            if name in self._stored:
                return await self.numbers(self._stored[name])
        return None

    async def ever(self, names: Sequence[str]) -> Numbers | None:
        """The numbers of a command, however long ago it was."""
        for name in names:
            seq = await self._store.answered(self._table, name)
            if seq is not None:
                return await self.numbers(seq)
        return None

    async def numbers(self, seq: int) -> Numbers:
        """Under which numbers an entry of the store was told to who made it."""
        return await self._past.numbers(self._store, self._table, seq)
