"""A game of the sheet, turn by turn from its log, as who looks on sees it: without names and talk."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.server.protocol.daily import DayStep
from alhambra.server.protocol.replies import SheetInfo
from alhambra.server.table.log import AnyEntry, Began, Committed, Created
from alhambra.server.table.performing import perform
from alhambra.server.table.seen import game_info
from alhambra.server.table.table import Table


def steps_of(entries: Sequence[AnyEntry]) -> list[DayStep]:
    """The set-up and every turn of a table that plays the sheet game, from its whole log."""
    created, *others = entries
    assert isinstance(created, Created), "a log begins with its table"
    table, steps = Table("", created, 0), []
    for entry in others:
        turn = table.turn
        actions = [] if turn is None else [turn.state.game.word(action) for action in turn.actions]
        perform(table, entry, 0)
        if isinstance(entry, Began | Committed):
            game = game_info(table, None)
            assert isinstance(game, SheetInfo), "a daily game is one of the sheet"
            steps.append(DayStep(actions, entry.happened.for_seat(None), game))
    return steps
