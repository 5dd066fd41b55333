"""The guard board and everything that guards and their abilities leave on the table (R-4, R-5, R-11)."""

from __future__ import annotations  # compiled

import re
from typing import Any, Final

from alhambra.core.arrays import replaced
from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.packed import i64, numbers, vec
from alhambra.palace.geometry.building import CAMP, COUNT, walls_mask, walls_word
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import BEST, OUTSIDE, outlines
from alhambra.palace.module import Kit, Slice
from alhambra.palace.state import PalaceState

_DATA: Final[dict[str, Any]] = load("red_palace.json")
ABILITIES: Final[list[dict[str, Any]]] = _DATA["abilities"]
NAMES: Final[list[str]] = [str(ability["id"]) for ability in ABILITIES]
PRICES: Final[list[int]] = [int(ability["guards"]) for ability in ABILITIES]
COUNTS: Final[dict[str, int]] = _DATA["counts"]
PLACEMENT_TILES: Final[list[int]] = _DATA["placement_tiles"]
FIRST_GAME: Final[dict[str, Any]] = _DATA["first_game_side"]
NUMBERS: Final[list[int]] = _DATA["guard_board_points"]  # below the placement tiles
UNLIMITED: Final = 0

# The abilities in the order of the data
EXCHANGE: Final = 0
PREVIEW: Final = 1
WALL: Final = 2
CARD: Final = 3
PLAZA: Final = 4
EXACT_CHANGE: Final = 5
NEW_TOKEN: Final = 6
MARCH: Final = 7
HALF: Final = 8
NONE: Final = -1


# In a position: squares:abilities:used:posted:supply:guards:sections:section:plazas:halves:spent:using:owed:choice,
# and `:1` behind it if a purchase is begun. The section is 2 if it is held and a tile was kept bare.
_NUMBERS: Final = "[0-9]{1,4}(?:,[0-9]{1,4})*"
_WORD: Final = re.compile(
    f"({_NUMBERS}):({_NUMBERS}):([0-9]{{1,4}}):([0-9]{{1,2}}):([0-9]{{1,2}}):([0-9A-Z.,]*):([0-9]):([012]):"
    f"([0-9a-f]*):({_NUMBERS}):({_NUMBERS}):([a-z.-]+):([0-2]):([0-9]{{1,6}})(:1)?"
)


class GuardBoard(Slice):
    """What the module keeps. Guards are known by their tile and side."""

    def __init__(
        self, revision: int, squares: bytes, abilities: bytes, guards: bytes, plazas: bytes, seats: int
    ) -> None:
        self.revision = revision  # of the rules
        self.squares = squares  # of each placement tile, from left to right
        self.abilities = abilities  # on the board
        self.used: int = 0  # this turn, a bit for each ability
        self.posted: int = 0  # guards on the placement tiles
        self.supply: int = COUNTS["guards"]
        self.guards = guards  # for each tile the sides that a guard stands on, as bits
        self.sections: int = COUNTS["wall_sections"]  # left in the supply
        self.section: bool = False  # the actor holds one to be put on a tile
        self.bare: bool = False  # and has laid or kept a tile that could have carried it
        self.plazas = plazas  # left in the supply, ascending
        self.halves: bytes = bytes(6)  # for each type who holds the half-building: the seat plus one
        self.spent: tuple[int, ...] = (0,) * seats  # points paid for missing guards
        self.using: int = NONE  # the ability that is being paid or carried out
        self.owed: int = 0  # guards still to be chosen for it
        self.choice: int = 0  # what it will do, see `abilities`
        self.begun: bool = False  # it is used between a new token and the purchase

    def copy(self) -> GuardBoard:
        other = GuardBoard(self.revision, self.squares, self.abilities, self.guards, self.plazas, 0)
        other.used = self.used
        other.posted = self.posted
        other.supply = self.supply
        other.sections = self.sections
        other.section = self.section
        other.bare = self.bare
        other.halves = self.halves
        other.spent = self.spent
        other.using = self.using
        other.owed = self.owed
        other.choice = self.choice
        other.begun = self.begun
        return other

    def tiles(self) -> bytes:
        return self.plazas

    def to_text(self) -> str:
        guards = [f"{tile}{walls_word(sides)}" for tile, sides in enumerate(self.guards) if sides]
        parts = (
            _list(self.squares), _list(self.abilities), self.used, self.posted, self.supply, ",".join(guards) or ".",
            self.sections, self.section + self.bare, self.plazas.hex(), _list(self.halves), _list(self.spent),
            "." if self.using == NONE else NAMES[self.using], self.owed, self.choice,
        )  # fmt: skip
        return ":".join(str(part) for part in parts) + ":1" * self.begun

    def number(self) -> int:
        """R-63: what is printed below the rightmost placement tile that holds a guard; 0 if none does."""
        held = self.held()
        return max([NUMBERS[tile] for tile in range(len(held)) if held[tile]], default=0)

    def held(self) -> list[int]:
        """R-31: the guards on each placement tile; the leftmost squares are filled first."""
        left = self.posted
        held: list[int] = []
        for squares in self.squares:
            held.append(left if squares == UNLIMITED else min(left, squares))
            left -= held[-1]
        return held

    def post(self, count: int) -> int:
        """Put guards from the supply onto the placement tiles, as many as there are. How many they were."""
        count = min(count, self.supply)
        self.supply -= count
        self.posted += count
        return count

    def set_guards(self, tile: int, sides: int) -> None:
        """Put or take guards on a tile."""
        self.guards = replaced(self.guards, tile, sides)


def guards_of(state: PalaceState, board: GuardBoard, seat: int) -> list[int]:
    """The guards of a seat in palace and reserve, each as tile * 4 + side."""
    plan = state.plans[seat]
    found: list[int] = []
    for cell in plan.cells:
        tile: i64 = plan.tile_on(cell)
        if board.guards[tile]:
            _add_guards(tile, board.guards[tile], found)
    for kept in state.reserves[seat]:
        if board.guards[kept]:
            _add_guards(kept, board.guards[kept], found)
    return found


def guard_count(state: PalaceState, board: GuardBoard, seat: i64) -> i64:
    """How many guards a seat has in palace and reserve."""
    plan = state.plans[seat]
    guards = board.guards
    count: i64 = 0
    for cell in plan.cells:
        count += COUNT[guards[plan.tile_on(cell)]]
    for kept in state.reserves[seat]:
        count += COUNT[guards[kept]]
    return count


def can_march(state: PalaceState, board: GuardBoard) -> bool:
    """R-41: whether a guard can be paid and another one march: there are two, and a wall is free or will be."""
    plan = state.plans[state.seat]
    walls: i64 = 0
    for cell in plan.cells:
        if plan.shape_on(cell) < CAMP:
            walls |= plan.shape_on(cell) | board.guards[plan.tile_on(cell)]
    return walls != 0 and guard_count(state, board, state.seat) > 1


def _add_guards(tile: i64, sides: i64, found: list[int]) -> None:
    side: i64 = 0
    while side < 4:
        if sides >> side & 1:
            found.append(tile * 4 + side)
        side += 1


def guards_on_wall(state: PalaceState, board: GuardBoard, seat: int) -> int:
    """R-63: the guards on the longest wall; where several are longest, on the one that has most."""
    plan = state.plans[seat]
    sides = numbers(board.guards)
    best: i64 = 0
    for line in outlines(plan):
        best = max(best, guards_on_line(plan, line, sides) & BEST)
    return int(best & 255)


def guards_on_line(plan: Plan, line: vec[i64], sides: vec[i64]) -> i64:
    """The best wall of a line, 256 for each segment and one more for each guard; above it all guards on the line."""
    grid = plan.grid
    best: i64 = 0
    run: i64 = 0
    outside: i64 = 0
    first: i64 = -1  # the wall at the start of the line, which may go on at its end
    for edge in line:
        known = grid[edge >> 3]
        if edge & 4:  # half squares have no sides for guards
            run += 256
        elif known >> (16 + (edge & 3)) & 1:
            guard: i64 = sides[(known >> 22) - 1] >> (edge & 3) & 1
            run += 256 + guard
            outside += guard
        else:
            if first < 0:
                first = run
            if run > best:
                best = run
            run = 0
    if first > 0:
        run += first
    return outside << OUTSIDE | (run if run > best else best)


def point_price(state: PalaceState) -> int:
    """R-32: the points for each missing guard: 1, 2 or 3."""
    return min(len(state.past), 2) + 1


def _list(numbers: bytes | tuple[int, ...]) -> str:
    return ",".join(str(number) for number in numbers)


def parse_board(kit: Kit, revision: int, text: str) -> GuardBoard:
    """The board that `to_text` wrote. What its numbers mean together is looked at by `faults`."""
    found = _WORD.fullmatch(text)
    if found is None or len(found[9]) % 2 or (found[12] != "." and found[12] not in NAMES):
        raise NotationError("no-guard-board", text=text)
    squares, abilities, halves, spent = ([int(n) for n in found[at].split(",")] for at in (1, 2, 10, 11))
    ranges = ((squares, 8, 33), (abilities, 4, len(NAMES)), (halves, 6, kit.seats + 1), (spent, kit.seats, 10_000))
    if any(len(numbers) != count or max(numbers) >= below for numbers, count, below in ranges):
        raise NotationError("wrong-guard-board", text=text)
    guards = _guards(kit, found[6])
    board = GuardBoard(revision, bytes(squares), bytes(abilities), guards, bytes.fromhex(found[9]), kit.seats)
    board.used, board.posted, board.supply = int(found[3]), int(found[4]), int(found[5])
    board.sections, board.section, board.bare = int(found[7]), found[8] != "0", found[8] == "2"
    board.halves, board.spent = bytes(halves), tuple(spent)
    board.using = NONE if found[12] == "." else NAMES.index(found[12])
    board.owed, board.choice, board.begun = int(found[13]), int(found[14]), found[15] is not None
    return board


def _guards(kit: Kit, text: str) -> bytes:
    guards = bytearray(len(kit.tiles.names))
    for word in [] if text == "." else text.split(","):
        found = re.fullmatch("([0-9]{1,3})([NESW]{1,4})", word)
        if found is None or int(found[1]) >= len(guards):
            raise NotationError("no-guards-of-a-tile", text=word)
        guards[int(found[1])] = walls_mask("".join(sorted(set(found[2]))))
    return bytes(guards)
