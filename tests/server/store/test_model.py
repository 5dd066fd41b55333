"""The store does what a dictionary would do, whatever happens in whatever order."""

from __future__ import annotations

import asyncio
from typing import Any

import hypothesis
from hypothesis import strategies as st

from alhambra.server.store import (
    CommandRepeated,
    Entry,
    Opened,
    SeqTaken,
    Snapshot,
    Store,
    StoreError,
    TableExists,
    UnknownTable,
    open_store,
)
from tests.server.store.running import change, everything, tables_of

TABLES = ["a", "b", "ç d"]
COMMANDS = ["c1", "c2", "c3", None, None]


class Kept:
    """One table of the model."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.snapshot: Snapshot | None = None

    def commands(self) -> dict[str, int]:
        return {entry.command: entry.seq for entry in self.entries if entry.command is not None}


Model = dict[str, Kept]
tables = st.sampled_from(TABLES)
steps = st.one_of(
    st.tuples(st.just("create"), tables, st.lists(st.sampled_from(COMMANDS), max_size=3), st.binary(max_size=5)),
    st.tuples(
        st.just("append"),
        tables,
        st.sampled_from([0, 0, 0, 0, 0, -1, -2, 1]),
        st.lists(st.sampled_from(COMMANDS), max_size=3),
        st.binary(max_size=5),
    ),
    st.tuples(st.just("save"), tables, st.integers(-1, 8), st.binary(max_size=5)),
    st.tuples(st.just("open again")),
)


def made(first: int, commands: list[str | None], data: bytes) -> list[Entry]:
    return [Entry(first + number, 7, "kind", data, command) for number, command in enumerate(commands)]


def doubled(commands: list[str | None]) -> bool:
    given = [command for command in commands if command is not None]
    return len(given) > len(set(given))


async def step(store: Store, model: Model, what: str, table: str, *more: Any) -> None:
    """Do the same to the store and to the model; both refuse the same."""
    kept = model.get(table)
    wrong: type[StoreError] | None = UnknownTable if kept is None and what != "create" else None
    match what, more:
        case "create", (commands, data):
            entries = made(1, commands, data)
            wrong = StoreError if doubled(commands) else TableExists if kept else None
            await attempt(store.create(table, entries), wrong)
            if wrong is None:
                model[table] = Kept(entries)
        case "append", (offset, commands, data):
            last = len(kept.entries) if kept else 0
            entries = made(last + 1 + offset, commands, data)
            wrong = refusal(kept, last, offset, entries)
            await attempt(store.append(table, entries), wrong)
            if wrong is None and kept:
                kept.entries += entries
        case "save", (seq, data):
            if kept and not 0 <= seq <= len(kept.entries):
                wrong = StoreError
            await attempt(store.save_snapshot(table, Snapshot(seq, data)), wrong)
            if kept and wrong is None and (kept.snapshot is None or seq >= kept.snapshot.seq):
                kept.snapshot = Snapshot(seq, data)


def refusal(kept: Kept | None, last: int, offset: int, entries: list[Entry]) -> type[StoreError] | None:
    """What an append is refused with."""
    if not entries:
        return None
    if doubled([entry.command for entry in entries]) or entries[0].seq < 1:
        return StoreError
    if kept is None:
        return UnknownTable
    if any(entry.command in kept.commands() for entry in entries):
        return CommandRepeated
    if offset < 0:
        return SeqTaken
    return StoreError if offset else None


async def attempt(doing: Any, wrong: type[StoreError] | None) -> None:
    try:
        await doing
        outcome = None
    except StoreError as error:
        outcome = type(error)
    assert outcome == wrong


async def compare(store: Store, model: Model) -> None:
    assert await tables_of(store) == sorted(model)
    for table in TABLES:
        kept = model.get(table)
        loaded = await store.load(table)
        if kept is None:
            assert loaded is None
            continue
        first = kept.snapshot.seq if kept.snapshot else 0
        assert loaded == Opened(kept.snapshot, kept.entries[first:])
        assert await everything(store, table) == kept.entries
        assert await store.entries(table, 1, 2) == kept.entries[1:3]
        assert await store.earlier(table, 4, 2) == kept.entries[:3][-2:]
        for command in ("c1", "c2", "c3"):
            assert await store.answered(table, command) == kept.commands().get(command)


def test_a_store_is_a_dictionary_that_lasts(database: str) -> None:
    with asyncio.Runner() as runner:
        store = runner.run(open_store(database))

        @hypothesis.settings(max_examples=30)
        @hypothesis.given(st.lists(steps, max_size=25))
        def play(chosen: list[tuple[Any, ...]]) -> None:
            nonlocal store
            model: Model = {}
            for one in chosen:
                if one == ("open again",):
                    runner.run(store.close())
                    store = runner.run(open_store(database))
                else:
                    runner.run(step(store, model, *one))
            runner.run(compare(store, model))
            change(database, *(f"DELETE FROM alhambra.{table}" for table in ("entries", "snapshots", "tables")))

        try:
            play()
        finally:
            runner.run(store.close())
