"""A table at each stage of its life, from its log, without waiting for anybody."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from alhambra.core.play import legal
from alhambra.server.live.tables import Tables
from alhambra.server.store.entries import Entry
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry, Created, StoredDay, StoredGame, StoredHost, StoredSeat, StoredSettings
from alhambra.server.table.people import hashed
from alhambra.server.table.table import Table
from tests.support.tables import secret_of

SHEETS: Final = StoredGame("roll-and-write")
DAY: Final = StoredDay("2026-11-18")


def people(*names: str) -> list[StoredSeat]:
    """Seats by the names on them; one without a name is open."""
    return [StoredSeat(name, hashed(secret_of(name))) if name else StoredSeat() for name in names]


def made(*names: str, game: StoredGame = SHEETS, daily: StoredDay | None = None, counted: bool = True) -> Created:
    """The first entry of a table for these people; the first of them is the host. Before, they were not counted."""
    return Created(
        game, StoredSettings(tile_effect=True, watchers_talk=True), people(*names), daily, StoredHost(0), counted
    )


@cache
def _played(names: tuple[str, ...], game: str, daily: bool, stage: str) -> tuple[AnyEntry, ...]:
    created = made(*names, game=StoredGame(game), daily=DAY if daily else None)
    table, dice = Table("t", created, 0), Random(1)
    entries: list[AnyEntry] = [created]
    if stage != "lobby":
        entries.append(table.begin(0))
    while stage == "over" and table.turn is not None and (seat := table.mover) is not None:
        ready = table.turn.ready
        entries.append(
            table.commit(seat, 0, False) if ready else table.play(seat, dice.choice(legal(table.turn.state)))
        )
    return tuple(entries)


def played(*names: str, stage: str, game: str = "roll-and-write", daily: bool = False) -> list[AnyEntry]:
    """The log of a table at a stage: lobby, playing or over."""
    return list(_played(names, game, daily, stage))


async def stored(tables: Tables, name: str, entries: list[AnyEntry]) -> str:
    """Put a table into the store."""
    rows = [Entry(seq, 0, type(one).__name__, log.written(one)) for seq, one in enumerate(entries, 1)]
    await tables.services.store.create(name, rows)
    return name
