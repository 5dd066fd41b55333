"""A table as one seat sees it: what `Update` holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any, Final, cast

from alhambra.core.errors import NotationError
from alhambra.core.play import score, view
from alhambra.palace.actions import Lay
from alhambra.palace.state import PalaceState
from alhambra.palace.views import View
from alhambra.server.protocol.choices import choices_of, squares_around
from alhambra.server.protocol.replies import (
    GameInfo,
    LogEntry,
    PalaceInfo,
    PalaceTurn,
    ScoreSheetBefore,
    SeatInfo,
    SheetInfo,
    SheetScoreSheetBefore,
    SheetTurn,
    SheetViewBefore,
    Square,
    TableInfo,
    ViewBefore,
)
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import (
    AnyEntry,
    Began,
    BotPut,
    Committed,
    Left,
    Played,
    Rematched,
    Renamed,
    Said,
    Seated,
    StoodIn,
)
from alhambra.server.table.roll import Roll, names_on
from alhambra.server.table.table import Table

# A game, its turn, and what of view and score was otherwise before the turn.
_PALACE: Final[tuple[Any, ...]] = (PalaceInfo, PalaceTurn, ViewBefore, ScoreSheetBefore)
_SHEET: Final[tuple[Any, ...]] = (SheetInfo, SheetTurn, SheetViewBefore, SheetScoreSheetBefore)


def table_info(table: Table, present: Sequence[bool], watchers: int) -> TableInfo:
    """The table around the game."""
    names = names_on(table.seats)
    return TableInfo(
        table=table.id,
        stage=cast(Any, table.stage),
        game=table.game.shown(),
        settings=table.settings.shown(),
        seats=[_seat_info(table, seat, name, present[seat]) for seat, name in enumerate(names)],
        host=table.host,
        actor=table.mover,
        watchers=watchers,
        turn_since=table.turn_since,
        rematch=table.rematch,
    )


def _seat_info(table: Table, number: int, name: str, present: bool) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        kind="person" if seat.hash else "bot" if seat.bot else "open",
        name=name,
        bot=seat.bot,
        present=present or seat.bot is not None,
        stand_in=table.stand_ins[number],
        thought=table.thought[number],
    )


def game_info(table: Table, seat: int | None) -> GameInfo | None:
    """The game as a seat sees it. Only the seat whose turn it is sees what it is trying."""
    turn = table.turn
    if turn is None:
        return None
    state = turn.committed
    shown = _view(table, state, seat), table.sheet()
    kinds = _PALACE if isinstance(state, PalaceState) else _SHEET
    if seat is None or seat != table.mover:
        return cast(GameInfo, kinds[0](*shown, winners=state.game.winners(state), turn=None))
    before = shown
    if trying := bool(turn.actions):
        shown = _view(table, turn.state, seat), score(turn.state)
    tried = kinds[1](
        actions=[state.game.word(action) for action in turn.actions],
        undone=[state.game.word(action) for action in turn.undone],
        ready=turn.ready,
        choices=choices_of(turn.state),
        before=_differing(kinds[2], before[0], shown[0]) if trying else None,
        score_before=_differing(kinds[3], before[1], shown[1]) if trying else None,
    )
    return cast(GameInfo, kinds[0](*shown, winners=[], turn=tried))


def _differing(kind: Any, before: Any, now: Any) -> Any:
    """The fields of a view or of a score sheet that are not as they were."""
    values = {one.name: getattr(before, one.name) for one in fields(before)}
    return kind(**{name: value for name, value in values.items() if value != getattr(now, name)})


def _view(table: Table, state: Any, seat: int | None) -> Any:
    """What a seat may know, and of what it could remember as much as the table has agreed to show."""
    settings = table.settings
    seen = view(state, seat, settings.counts or settings.open_hands)
    if not isinstance(seen, View) or seen.memory is None or (settings.counts and settings.open_hands):
        return seen
    if settings.counts:
        memory = replace(seen.memory, hands=())
    else:
        memory = replace(seen.memory, discards=(), money_pile=(), supply=())
    return replace(seen, memory=memory)


def squares_for(table: Table, seat: int, tile: str) -> list[Square]:
    """What every square in and around the palace says to a tile."""
    turn = table.turn
    if turn is None or seat != table.mover:
        raise TableError(Code.NOT_YOUR_TURN, "Only the seat whose turn it is can try a tile.")
    state = turn.state
    if not isinstance(state, PalaceState) or tile not in state.kit.tiles.numbers:
        raise NotationError(f"'{tile[:40]}' is no tile of this game.")
    palace = view(state, seat).palaces[seat]
    return [Square(place, state.game.check(state, Lay(tile, place))) for place in squares_around(palace)]


def log_entry(entry: AnyEntry, seq: int, at: int, seat: int | None, roll: Roll) -> LogEntry | None:
    """An entry of the log as a seat sees it, or none if it shows nothing."""
    match entry:
        case Seated():
            return LogEntry(seq, at, "seated", entry.seat, entry.name)
        case Left():
            return LogEntry(seq, at, "left", entry.seat, roll.name(entry.seat, seq - 1))
        case BotPut():
            return LogEntry(seq, at, "bot", entry.seat, roll.name(entry.seat, seq))
        case Renamed():
            return LogEntry(seq, at, "renamed", entry.seat, entry.name, roll.name(entry.seat, seq - 1))
        case Began():
            return LogEntry(seq, at, "began", events=entry.happened.for_seat(seat))
        case Played(happened=happened) if happened is not None:
            name = roll.name(entry.seat, seq)
            return LogEntry(seq, at, "turn", entry.seat, name, events=happened.for_seat(seat))
        case Committed():
            name, events = roll.name(entry.seat, seq), entry.happened.for_seat(seat)
            return LogEntry(seq, at, "turn", entry.seat, name, by_bot=entry.by_bot, events=events)
        case Said():
            return LogEntry(seq, at, "said", entry.seat, roll.name(entry.seat, seq), entry.text)
        case StoodIn():
            return LogEntry(seq, at, "stand-in", entry.seat, roll.name(entry.seat, seq), on=entry.on)
        case Rematched():
            return LogEntry(seq, at, "rematch", text=entry.table)
        case _:
            return None
