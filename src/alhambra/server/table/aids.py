"""What a table tells besides what lies open on it: the aids that it has. One that is off is not sent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import UNSET

from alhambra.core.play import view
from alhambra.palace.foresight import scoring_time, table_of_points
from alhambra.palace.state import OVER, PalaceState
from alhambra.palace.tile_effect import TileEffect, tile_effect
from alhambra.palace.views import View
from alhambra.server.protocol.levels import Aid
from alhambra.server.protocol.replies import Aids
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import StoredSettings
from alhambra.server.table.table import Table


def view_for(settings: StoredSettings, state: Any, seat: int | None) -> Any:
    """What a seat may know, and of what it could remember as much as the table has agreed to show."""
    seen = view(state, seat, settings.counts or settings.open_hands)
    if not isinstance(seen, View) or seen.memory is None or (settings.counts and settings.open_hands):
        return seen
    if settings.counts:
        memory = replace(seen.memory, hands=())
    else:
        memory = replace(seen.memory, discards=(), money_pile=(), supply=())
    return replace(seen, memory=memory)


def sheet_for(settings: StoredSettings, sheet: Any) -> Any:
    """A score sheet: what was scored is for all, what would be scored now is an aid."""
    return sheet if settings.scores_now else replace(sheet, now=None)


def aids_for(settings: StoredSettings, state: PalaceState) -> Aids:
    """What is told with every update."""
    return Aids(
        table_of_points=table_of_points(state) if settings.table_of_points else UNSET,
        scoring_time=scoring_time(state) if settings.scoring_time else UNSET,
    )


def effect_for(table: Table, seat: int, tile: str) -> TileEffect:
    """What a tile that is on the market, or to be laid, would change for a seat: only the mover sees what is tried."""
    _needed(table.settings, "tile_effect")
    turn = table.turn
    if turn is None:
        raise TableError(Code.NOT_BEGUN, "table-not-begun")
    state: Any = turn.state if seat == table.mover else turn.committed
    if isinstance(state, PalaceState) and state.phase == OVER:
        raise TableError(Code.GAME_OVER, "table-game-over")
    number = _offered(state, seat, tile)
    effect: TileEffect | None = table.once(("tile_effect", seat, tile), lambda: tile_effect(state, seat, number))
    assert effect is not None, "the last scoring ends the game"
    return effect


def _needed(settings: StoredSettings, aid: Aid) -> None:
    if not getattr(settings, aid):
        raise TableError(Code.AID_OFF, "table-aid-off")


def _offered(state: Any, seat: int, tile: str) -> int:
    """The number of a tile that can be bought, or that was bought and is to be laid."""
    number = state.kit.tiles.numbers.get(tile, -1) if isinstance(state, PalaceState) else -1
    if number < 0 or (number not in state.market and number not in state.asides[seat]):
        raise TableError(Code.NO_ACTION, "table-tile-not-offered", word=tile[:40])
    return int(number)
