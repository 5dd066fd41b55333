"""The table of The Red Palace: set-up (R-10 to R-15, R-81), tokens, guards and refill (R-54).

It adds to the attributes of every table, all of them plain:

- `piles`: the start piles still to be chosen, by number; `start`: the start seat;
- `preview`: squares 1-3;
- `bag`: tokens in the order of their types; `tokens`: tile -> type;
- `guards`: tile -> sides that hold a guard; `guard_supply`; `spent`: guards on the placement
  tiles, whose sizes are `squares`;
- `abilities`: names of the four;
- `sections`, `plazas`: what is left of them; `carried`: tile -> side of its loose section;
- `halves`: type -> seat that holds the half-building, or None;
- `phase` may also be draft and after.
"""

from collections.abc import Sequence

from tests.oracle import money
from tests.oracle.camps import Camps
from tests.oracle.geometry import Palace
from tests.oracle.luck import Luck
from tests.oracle.parts import ORDERS, RAMPARTS
from tests.oracle.red import guards
from tests.oracle.red.parts import (
    ABILITIES,
    COUNTS,
    FIRST_ABILITIES,
    FIRST_PLACEMENT,
    PLACEMENT,
    PLAZAS,
    TOWERS,
    all_tiles,
    sorted_bag,
    supply_of,
)
from tests.oracle.scoring import TYPES
from tests.oracle.turns import Turns


class RedTable(Turns):
    """Everything on the table, and what happens to it without a decision."""

    def __init__(
        self,
        seats: int,
        luck: Luck,
        modules: Sequence[str] = (),
        scoring: str = "tiles",
        guard_board: str = "first-game",
    ) -> None:
        """Set up the game up to the draft."""
        super().__init__(seats, luck, all_tiles(modules), modules, COUNTS["start_score"])
        self._set_up_boards(scoring, guard_board)
        self._set_up_parts()
        self._set_up_supply(supply_of(modules))
        self.preview = [self._next_tile() for _ in range(3)]
        self._deal()

    def _set_up_boards(self, scoring: str, guard_board: str) -> None:
        """Score board and guard board (R-11, R-12, R-90)."""
        if scoring == "tiles":
            drawn = self.luck.order("score tiles", list(range(len(ORDERS))))
            self.orders = [ORDERS[number] for number in drawn[:3]]
        self.squares: list[int | None] = list(FIRST_PLACEMENT)
        self.abilities = list(FIRST_ABILITIES)
        if guard_board == "full":
            placement = self.luck.order("placement tiles", list(range(len(PLACEMENT))))
            self.squares = [*(PLACEMENT[number] for number in placement[:7]), None]
            drawn = self.luck.order("abilities", list(range(len(ABILITIES))))
            self.abilities = [list(ABILITIES)[number] for number in drawn[:4]]

    def _set_up_parts(self) -> None:
        """Guards, tokens, sections, plazas and half-buildings (R-2, R-4, R-5)."""
        self.guard_supply = COUNTS["guards"]
        self.guards: dict[str, str] = {}
        self.spent = 0
        self.bag = [name for name in TYPES for _ in range(COUNTS["tokens_per_type"])]
        self.tokens: dict[str, str] = {}
        self.sections = COUNTS["wall_sections"]
        self.carried: dict[str, str] = {}
        self.plazas = list(PLAZAS)
        self.halves: dict[str, int | None] = dict.fromkeys(TYPES)

    def _deal(self) -> None:
        """Piles for the draft; the last player in turn order chooses first (R-14)."""
        self.pile = self.luck.order("money", money.deck(self.seats))
        self.start = self.luck.number("start", self.seats)
        self.piles = {number: self._start_money() for number in range(1, self.seats + 1)}
        self.phase = "draft"
        self.turn = (self.start - 1) % self.seats

    def _choose_pile(self, number: int) -> None:
        """Take a pile; the start player gets the last one, and the game begins (R-14)."""
        self.hands[self.turn] = money.ordered(self.piles.pop(number))
        self.turn = (self.turn - 1) % self.seats
        if self.turn == self.start:
            _, last = self.piles.popitem()
            self.hands[self.start] = money.ordered(last)
            self._lay_out_money()
            self.phase = "action"

    def _came(self, tile: str) -> None:
        self._put_token(tile)

    def _put_token(self, tile: str) -> None:
        """A token out of the bag for a terrain tile; module tiles take none (R-10, R-54)."""
        if tile in TOWERS:
            self.tokens[tile] = self.bag.pop(self.luck.number("token", len(self.bag)))

    def _feed_neutral(self, number: int) -> None:
        """Tiles, tokens and guards for the neutral player (R-81, R-82, K-15)."""
        towers = [len(TOWERS.get(tile, "")) for tile in self.supply[:number]]
        super()._feed_neutral(number)
        self._onto_placement(guards.neutral_guards(towers))

    def _onto_placement(self, number: int) -> None:
        """Guards from the supply, while it lasts, onto the placement tiles (R-81, R-83)."""
        for _ in range(number):
            if self.guard_supply:
                self.guard_supply -= 1
                self.spent += 1

    def _man_towers(self, tile: str) -> None:
        """A guard from the supply on each tower, while it lasts (R-50)."""
        for side in TOWERS.get(tile, ""):
            if self.guard_supply:
                self.guard_supply -= 1
                self.guards[tile] = self.guards.get(tile, "") + side

    def _refill_market(self) -> bool:
        """Fill market and preview, and return whether the market is full (R-54, R-70)."""
        while None in self.market:
            tile = self._foremost() or self._next_tile()
            if tile is None:
                return False
            self.market[self.market.index(None)] = tile
        waiting = [tile for tile in self.preview if tile is not None]
        self.preview = [*[None] * (3 - len(waiting)), *waiting]
        for number in range(3):
            if self.preview[number] is None:
                self.preview[number] = self._next_tile()
        return True

    def _foremost(self) -> str | None:
        """Take the foremost building off the preview board: square 3, else 2, else 1 (R-54)."""
        for number in (2, 1, 0):
            tile = self.preview[number]
            if tile is not None:
                self.preview[number] = None
                return tile
        return None

    def walls_of(self, tile: str) -> str:
        """Return the walls of a tile with its loose section (R-36, R-52)."""
        shown = self.tiles[tile].walls + self.carried.get(tile, "")
        return "".join(side for side in "NESW" if side in shown)

    def split(self, seat: int) -> tuple[Palace, Camps]:
        """Return the buildings of a palace by their walls, and its camps by their ramparts."""
        laid = self.laid(seat)
        palace = {square: self.walls_of(tile) for square, tile in laid.items() if tile not in RAMPARTS}
        return palace, {square: RAMPARTS[tile] for square, tile in laid.items() if tile in RAMPARTS}

    def placement(self) -> list[int]:
        """Return the guards on each placement tile (R-31)."""
        return guards.placed(self.squares, self.spent)

    def number(self) -> int:
        """Return the number below the rightmost placement tile with a guard (R-63)."""
        return guards.placement_number(self.squares, self.spent)


def without_one(cards: Sequence[str], card: str) -> list[str]:
    """Return cards without one of those equal to `card`."""
    rest = list(cards)
    rest.remove(card)
    return rest


def with_token_back(bag: Sequence[str], token: str) -> list[str]:
    """Return the bag with one more token (R-40)."""
    return sorted_bag([*bag, token])
