"""Guards of The Red Palace: placement tiles (R-31), points for missing ones (R-32), R-63.

The squares of the placement tiles are given from left to right, None for unlimited.
Guards in the palace map (east, north) to the sides of the tile that hold one, letters
of "NESW" like its walls.
"""

import json
from pathlib import Path

from tests.oracle import geometry
from tests.oracle.geometry import Palace, Square

DATA = Path(__file__).parents[3] / "src/alhambra/data/red_palace.json"
NUMBERS: list[int] = json.loads(DATA.read_text(encoding="utf-8"))["guard_board_points"]
"""What is printed below the placement tiles, from left to right."""

COST = (1, 2, 3)
"""Points for a missing guard after no, one and two scorings (R-32)."""


def placed(squares: list[int | None], guards: int) -> list[int]:
    """Return the guards on each placement tile, laid one by one from the left (R-31)."""
    held = [0] * len(squares)
    for _ in range(guards):
        free = [tile for tile, size in enumerate(squares) if size is None or held[tile] < size]
        if not free:
            raise ValueError("no free square")
        held[min(free)] += 1
    return held


def placement_number(squares: list[int | None], guards: int) -> int:
    """Return the number below the rightmost tile with a guard, 0 without any (R-63)."""
    number = 0
    for printed, held in zip(NUMBERS, placed(squares, guards), strict=True):
        if held:
            number = printed
    return number


def neutral_guards(towers: list[int]) -> int:
    """Return the guards that a delivery puts onto the placement tiles (R-81, R-82).

    `towers` are the guard towers of each tile. Half of all of them, rounded up. A gift
    brings one for each tower instead (R-83).
    """
    return sum(towers) // 2 + sum(towers) % 2


def points_for_missing(price: int, guards: int, score: int, scorings: int) -> int | None:
    """Return the points to pay for an ability, None if it cannot be paid (R-32, M-7).

    `price` is the ability's in guards, `guards` what the player has in palace and
    reserve, `scorings` how many were held. Only missing guards are paid in points.
    """
    if guards >= price:
        return 0
    points = (price - guards) * COST[scorings]
    return points if points <= score else None


def on_longest_wall(palace: Palace, guards: dict[Square, str]) -> int:
    """Return the guards on the longest outer wall, the best of several (R-63).

    The palace goes without camps, whose ramparts are no wall (C-7).
    """
    if any(set(sides) - set(palace[square]) for square, sides in guards.items()):
        raise ValueError("a guard without a wall")
    walls = geometry.unbroken(palace)
    longest = geometry.longest_wall(palace)
    numbers = [
        sum(1 for square, side in wall if side in guards.get(square, "")) for wall in walls if len(wall) == longest
    ]
    return max(numbers, default=0)


def guard_points(palace: Palace, guards: dict[Square, str], number: int) -> int:
    """Return what a player's guards score after the third scoring (R-63).

    `number` is the placement number. Guards of the reserve are not given.
    """
    return on_longest_wall(palace, guards) * number
