"""The aids of a table, and the levels that say which of them it has. Decision 0012 says why these.

An aid is a field of `Settings`. A table stores its aids one by one, and no level: what a level means may change, what a
table has does not. None of them tells more than a perfect memory could know (A-17).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Aid = Literal["tile_effect", "scores_now", "table_of_points", "scoring_time", "counts", "open_hands"]
AIDS: Final[tuple[Aid, ...]] = get_args(Aid)

LEVELS: Final[dict[str, tuple[Aid, ...]]] = {
    "learning": (
        "tile_effect",
        "scores_now",
        "table_of_points",
        "scoring_time",
        "counts",
    ),  # also what one could recall
    "normal": ("tile_effect", "scores_now", "table_of_points"),  # what one could work out from what lies on the table
    "purist": (),
}
