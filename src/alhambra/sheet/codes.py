"""Actions as integers, for the fast door. The low four bits say what kind it is.

| kind | further bits |
| --- | --- |
| BUILD, KEEP_PAIR | from 4 on the square, or the pair |
| COINS, BUILD_SECOND, DONE | none |
| CHANGE | 4-6, 7-9: the yellow die's value, before and after; 10-12, 13-15: the blue die's; 7 where none is changed |
"""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import i64

BUILD: Final[i64] = 0
COINS: Final[i64] = 1
CHANGE: Final[i64] = 2
BUILD_SECOND: Final[i64] = 3
DONE: Final[i64] = 4
KEEP_PAIR: Final[i64] = 5

NO_DIE: Final[i64] = 7
SECOND_COST: Final[i64] = 3  # W-26
