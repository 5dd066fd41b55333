"""A table that stands at any position of the engine, in the database of a server that may be at work."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alhambra.palace.state import PalaceState
from alhambra.server.store.archive import Stored, write_archive
from alhambra.server.store.backup import restore
from alhambra.server.store.entries import Entry, Snapshot
from alhambra.server.table import log
from alhambra.server.table.log import Began, Created, Happened, Kept, StoredGame, StoredSeat, StoredSettings
from alhambra.server.table.people import hashed, table_id
from tests.support.moments import SECRET

NAMES: Final = ("Anna", "Boris", "Carla", "Dario", "Elena", "Farid")
_made = count(1)


def standing(database: str, state: PalaceState) -> str:
    """The id of a new table at which Anna is to act on whatever seat that is; nothing is known of what was before."""
    config = state.game.config
    game = StoredGame(config.box, list(config.modules), dict(config.options), dict(config.rules or ()))
    seats = [StoredSeat(name, hashed(f"secret-of-{name}".ljust(22, "-"))) for name in NAMES[1 : config.seats]]
    seats.insert(int(state.seat), StoredSeat(NAMES[0], hashed(SECRET)))
    at, name = int(time.time() * 1000), table_id(f"standing {next(_made)}")
    created, began = Created(game, StoredSettings(), seats), Began([], Happened([]))
    rows = [Entry(seq, at, type(one).__name__, log.written(one)) for seq, one in ((1, created), (2, began))]
    kept = Kept(
        game=game,
        settings=created.settings,
        seats=seats,
        stand_ins=[False] * config.seats,
        thought=[0] * config.seats,
        turn_since=at,
        position=state.game.position(state),
        actions=[],
        undone=[],
        rematch=None,
    )
    with TemporaryDirectory() as folder:
        path = Path(folder) / "one.backup"
        with path.open("wb") as file:
            write_archive(file, 1, len(rows), [Stored(name, Snapshot(len(rows), log.written(kept)), rows)])
        restore(database, path, merge=True)
    return name
