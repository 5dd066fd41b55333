"""What differs between two agreements on what will be played."""

from __future__ import annotations

from alhambra.boxes import BOXES
from alhambra.server.protocol.games import GameChange
from alhambra.server.table.log import StoredGame
from alhambra.server.table.roll import Agreed


def change_between(old: Agreed, new: Agreed) -> GameChange:
    """What the host changed."""
    before, after = old.game, new.game
    options = _options(before)
    return GameChange(
        box=after.box if after.box != before.box else None,
        added=[name for name in after.modules if name not in before.modules],
        dropped=[name for name in before.modules if name not in after.modules],
        options={name: value for name, value in _options(after).items() if options.get(name) != value},
        seats=new.seats if new.seats != old.seats else None,
        settings=new.settings != old.settings,
    )


def _options(game: StoredGame) -> dict[str, str]:
    """Every option of the box: one that is not named has its first value."""
    return {name: values[0] for name, values in BOXES[game.box].options.items()} | game.options
