"""A table as one seat sees it: what `Update` holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final, cast

from alhambra.bots.imagining import unread_modules
from alhambra.core.errors import ConfigError, NotationError
from alhambra.core.play import score, view
from alhambra.core.refusal import Refusal
from alhambra.palace.actions import Lay
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.geometry.placing import refuse_laying
from alhambra.palace.state import ACT, PalaceState
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
    TableSummary,
    ViewBefore,
)
from alhambra.server.table.agreeing import change_between
from alhambra.server.table.aids import aids_for, sheet_for, view_for
from alhambra.server.table.emotes import SIGNS
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import (
    AnyEntry,
    Began,
    BotPut,
    Changed,
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
from alhambra.sheet.views import View as SheetView

# A game, its turn, and what of view and score was otherwise before the turn.
_PALACE: Final[tuple[Any, ...]] = (PalaceInfo, PalaceTurn, ViewBefore, ScoreSheetBefore)
_SHEET: Final[tuple[Any, ...]] = (SheetInfo, SheetTurn, SheetViewBefore, SheetScoreSheetBefore)


def table_info(
    table: Table, present: Sequence[bool], watchers: int, opens: Mapping[int, int] = MappingProxyType({})
) -> TableInfo:
    """The table around the game. `opens` is when the seats of those who are absent can be opened."""
    names = names_on(table.seats)
    return TableInfo(
        table=table.id,
        stage=cast(Any, table.stage),
        game=table.game.shown(),
        settings=table.settings.shown(),
        seats=[_seat_info(table, seat, name, present[seat], opens.get(seat)) for seat, name in enumerate(names)],
        host=table.host,
        actor=table.mover,
        watchers=watchers,
        turn_since=table.turn_since,
        rematch=table.rematch,
        daily=table.daily.shown() if table.daily else None,
        unread=_unread(table),
    )


def _unread(table: Table) -> list[str]:
    """The modules with which bots cannot look ahead; none if the game of the table can no longer be played."""
    try:
        return list(unread_modules(table.config))
    except ConfigError:
        return []


def table_summary(info: TableInfo, table: Table, palace: int | None, now: int) -> TableSummary:
    """The table from afar: nothing that a spectator does not see, and nothing that is only being tried."""
    around = {name: getattr(info, name) for name in info.__struct_fields__}
    state = table.turn.committed if table.turn else None
    seen = view(state, None) if state else None
    palaces = seen.palaces if isinstance(seen, View) else ()
    sheets = seen.sheets if isinstance(seen, SheetView) else ()
    return TableSummary(
        **around,
        now=now,
        scores=list(seen.scores)[: len(table.seats)] if seen else [],
        palace=palaces[palace] if palace is not None and palace < len(palaces) else None,
        sheet=sheets[palace] if palace is not None and palace < len(sheets) else None,
    )


def _seat_info(table: Table, number: int, name: str, present: bool, opens: int | None) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        kind="person" if seat.hash else "bot" if seat.bot else "open",
        name=name,
        bot=seat.bot,
        present=present or seat.bot is not None,
        stand_in=table.stand_ins[number],
        thought=table.thought[number],
        opens=opens,
    )


def game_info(table: Table, seat: int | None) -> GameInfo | None:
    """The game as a seat sees it. Only the seat whose turn it is sees what it is trying."""
    turn = table.turn
    if turn is None:
        return None
    state, settings = turn.committed, table.settings
    shown = view_for(settings, state, seat), sheet_for(settings, table.sheet())
    palace = isinstance(state, PalaceState)
    kinds = _PALACE if palace else _SHEET
    besides = {"aids": aids_for(settings, cast(PalaceState, state))} if palace else {}
    if seat is None or seat != table.mover:
        return cast(GameInfo, kinds[0](*shown, winners=state.game.winners(state), turn=None, **besides))
    before = shown
    if trying := bool(turn.actions):
        shown = view_for(settings, turn.state, seat), sheet_for(settings, score(turn.state))
    tried = kinds[1](
        actions=[state.game.word(action) for action in turn.actions],
        undone=[state.game.word(action) for action in turn.undone],
        ready=turn.ready,
        choices=choices_of(turn.state),
        before=_differing(kinds[2], before[0], shown[0]) if trying else None,
        score_before=_differing(kinds[3], before[1], shown[1]) if trying else None,
    )
    return cast(GameInfo, kinds[0](*shown, winners=[], turn=tried, **besides))


def _differing(kind: Any, before: Any, now: Any) -> Any:
    """The fields of a view or of a score sheet that are not as they were."""
    values = {one.name: getattr(before, one.name) for one in fields(before)}
    return kind(**{name: value for name, value in values.items() if value != getattr(now, name)})


def squares_for(table: Table, seat: int, tile: str) -> list[Square]:
    """What every square in and around the palace says to a tile; to one that is yet to be laid, as if it were."""
    turn = table.turn
    if turn is None or seat != table.mover:
        raise TableError(Code.NOT_YOUR_TURN, "table-tile-turn")
    state = turn.state
    if not isinstance(state, PalaceState) or tile not in state.kit.tiles.numbers:
        raise NotationError("table-no-tile", word=tile[:40])
    seen = view(state, seat)
    to_come = state.phase == ACT and tile in (*seen.market, *seen.asides[seat])
    said = _as_if_laid if to_come else _laid
    return [Square(place, said(state, seat, tile, place)) for place in squares_around(seen.palaces[seat])]


def _laid(state: PalaceState, seat: int, tile: str, place: str) -> Refusal | None:
    refusal: Refusal | None = state.game.check(state, Lay(tile, place))
    return refusal


def _as_if_laid(state: PalaceState, seat: int, tile: str, place: str) -> Refusal | None:
    """By the walls alone: whether it can be paid is another question."""
    shape = int(state.shapes[state.kit.tiles.numbers[tile]])
    return refuse_laying(state.plans[seat], parse_place(place), shape, tile, "A-60a")


def log_entry(entry: AnyEntry, seq: int, at: int, seat: int | None, roll: Roll) -> LogEntry | None:
    """An entry of the log as a seat sees it, or none if it shows nothing."""
    match entry:
        case Seated():
            return LogEntry(seq, at, "seated", entry.seat, entry.name)
        case Left():
            name, by = roll.name(entry.seat, seq - 1), entry.by
            if by == entry.seat:
                return LogEntry(seq, at, "left", entry.seat, name)
            opener = None if by is None else roll.name(by, seq)
            return LogEntry(seq, at, "left", entry.seat, name, by_host=True, by=by, by_name=opener)
        case BotPut():
            name, before = roll.name(entry.seat, seq), roll.bot(entry.seat, seq - 1)
            return LogEntry(seq, at, "bot", entry.seat, name, bot=entry.bot, bot_before=before)
        case Renamed():
            return LogEntry(seq, at, "renamed", entry.seat, entry.name, roll.name(entry.seat, seq - 1))
        case Changed():
            change = change_between(roll.agreed(seq - 1), roll.agreed(seq))
            name = None if entry.by is None else roll.name(entry.by, seq)
            return LogEntry(seq, at, "changed", entry.by, name, change=change)
        case Began():
            return LogEntry(seq, at, "began", events=entry.happened.for_seat(seat))
        case Played(happened=happened) if happened is not None:
            name = roll.name(entry.seat, seq)
            return LogEntry(seq, at, "turn", entry.seat, name, events=happened.for_seat(seat))
        case Committed():
            name, events = roll.name(entry.seat, seq), entry.happened.for_seat(seat)
            return LogEntry(seq, at, "turn", entry.seat, name, by_bot=entry.by_bot, events=events)
        case Said():
            name = entry.name if entry.seat is None else roll.name(entry.seat, seq)
            text = SIGNS.get(entry.emote, entry.text) if entry.emote else entry.text
            return LogEntry(seq, at, "said", entry.seat, name, text, emote=entry.emote)
        case StoodIn():
            return LogEntry(seq, at, "stand-in", entry.seat, roll.name(entry.seat, seq), on=entry.on)
        case Rematched():
            return LogEntry(seq, at, "rematch", text=entry.table)
        case _:
            return None
