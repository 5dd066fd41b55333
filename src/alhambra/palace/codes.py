"""Actions as integers, for the fast door. The low four bits say what kind it is.

| kind | further bits |
| --- | --- |
| TAKE | 4-7: the slots of the display |
| BUY | 4-5: the square of the market; from 8 on the cards of its currency (see `cards`) |
| LAY | 4-11: the tile; from 16 on the place |
| KEEP, GIVE | 4-11: the tile |
| REMOVE | from 16 on the place |
| SWAP | 4-11: the new tile; from 16 on the place |
| DONE, PASS | none |
| MODULE | 4-7: the module; from 8 on what it makes of it |

So there is room for `MODULES` modules, and for `TILES` tiles: the number 255 is none.
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64

TAKE: Final[i64] = 0
BUY: Final[i64] = 1
LAY_TILE: Final[i64] = 2
KEEP: Final[i64] = 3
GIVE: Final[i64] = 4
REMOVE: Final[i64] = 5
SWAP: Final[i64] = 6
DONE: Final[i64] = 7
PASS: Final[i64] = 8
MODULE: Final[i64] = 15
# The verbs of their words, in the order of their numbers (see `actions`).
VERBS: Final = ("take", "buy", "lay", "keep", "give", "remove", "swap", "done", "pass")

MODULES: Final = 16
TILES: Final = 255


def module_code(index: int, payload: int) -> int:
    """The code of an action of a module's own."""
    return int(MODULE) | index << 4 | payload << 8
