"""What can be written, as data, and the group commit: whatever is waiting is written together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Final, NamedTuple

from alhambra.server.store.entries import Entry, Snapshot
from alhambra.server.store.errors import StoreError
from alhambra.server.store.results import StoredResult

MOST: Final = 500  # jobs in one transaction, so that the first of many does not wait for all


class Create(NamedTuple):
    """A new table."""

    table: str
    entries: Sequence[Entry]


class Append(NamedTuple):
    """More of a table."""

    table: str
    entries: Sequence[Entry]


class Save(NamedTuple):
    """A snapshot, in the place of older ones."""

    table: str
    snapshot: Snapshot


class ListResult(NamedTuple):
    """The result of a daily game, or another name for it."""

    table: str
    result: StoredResult


class RemoveResult(NamedTuple):
    """No result of a daily game any more."""

    table: str


class Probe(NamedTuple):
    """Something is written and nothing changes: whether anything could be."""

    table: str = "-"


Job = Create | Append | Save | ListResult | RemoveResult | Probe
Result = StoreError | None
Commit = Callable[[Sequence[Job]], Awaitable[Sequence[Result]]]


class Grouping:
    """A queue of jobs. While one group is being committed, the next one gathers."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: dict[asyncio.Future[None], Job] = {}
        self._task: asyncio.Task[None] | None = None

    async def submit(self, job: Job) -> None:
        """Return when the job is durable; raise what the database says to it."""
        done = asyncio.get_running_loop().create_future()
        self._waiting[done] = job
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store: group commit")
        await done

    async def finish(self) -> None:
        """Wait until everything that was submitted is done."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = dict(islice(self._waiting.items(), MOST))
                for done in group:
                    del self._waiting[done]
                # Whose submitter was cancelled while it waited is left out; later it is too late.
                wanted = {done: job for done, job in group.items() if not done.done()}
                if wanted:
                    await self._carry_out(wanted)
        finally:
            self._task = None

    async def _carry_out(self, group: dict[asyncio.Future[None], Job]) -> None:
        # Whatever happens, nobody is left waiting.
        (outcome,) = await asyncio.gather(self._commit(list(group.values())), return_exceptions=True)
        results = [outcome] * len(group) if isinstance(outcome, BaseException) else outcome
        for done, result in zip(group, results, strict=True):
            if done.done():
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)
