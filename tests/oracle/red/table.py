"""The table of The Red Palace: set-up (R-10 to R-15, R-81), tokens, guards and refill (R-54).

It keeps the attributes of the classic table and adds, all of them plain:

- `luck`: whom the table asks for everything that chance decides;
- `piles`: the start piles still to be chosen, by number; `start`: the start seat;
- `preview`: squares 1-3; `beside`: bazaars beside the board;
- `bag`: tokens in the order of their types; `tokens`: tile -> type;
- `guards`: tile -> sides that hold a guard; `guard_supply`; `spent`: guards on the placement
  tiles, whose sizes are `squares`;
- `abilities`: names of the four; `orders`: the types in order for the three scorings;
- `sections`, `plazas`: what is left of them; `carried`: tile -> side of its loose section;
- `halves`: type -> seat that holds the half-building, or None;
- `phase` may also be draft and after.
"""

from collections.abc import Sequence

from tests.oracle import money
from tests.oracle.camps import Camps
from tests.oracle.classic.referee import Referee
from tests.oracle.geometry import Palace
from tests.oracle.red import guards
from tests.oracle.red.parts import (
    ABILITIES,
    BAZAARS,
    COUNTS,
    FIRST_ABILITIES,
    FIRST_PLACEMENT,
    ORDERS,
    PLACEMENT,
    PLAZAS,
    RAMPARTS,
    TOWERS,
    Luck,
    all_tiles,
    sorted_bag,
    supply_of,
)
from tests.oracle.scoring import TYPES
from tests.oracle.table import Scoring, square_of


class RedTable(Referee):
    """Everything on the table, and what happens to it without a decision."""

    def __init__(
        self,
        seats: int,
        luck: Luck,
        modules: Sequence[str] = (),
        scoring: str = "tiles",
        guard_board: str = "first-game",
    ) -> None:
        """Set up the game up to the draft; nothing of the classic set-up is left to call."""
        self.seats = seats
        self.luck = luck
        self.modules = tuple(modules)
        self.tiles = all_tiles(modules)
        self.palaces = [{"c": "fountain"} for _ in range(seats)]
        self.reserves = [[] for _ in range(seats)]
        self.aside = [[] for _ in range(seats)]
        self.scores = [COUNTS["start_score"]] * seats + ([0] if seats == 2 else [])
        self.scorings: list[Scoring] = []
        self.extras: list[dict[str, list[int]]] = []
        self.discards = []
        self.winners = []
        self._set_up_boards(scoring, guard_board)
        self._set_up_supplies()
        self._set_up_board_tiles()
        self._deal()

    def _set_up_boards(self, scoring: str, guard_board: str) -> None:
        """Score board and guard board (R-11, R-12, R-90)."""
        self.orders = [list(TYPES)] * 3
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

    def _set_up_supplies(self) -> None:
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

    def _set_up_board_tiles(self) -> None:
        """The neutral player first, then market and preview (R-10, R-81)."""
        self.supply = self.luck.order("tiles", list(supply_of(self.modules)))
        self.neutral = []
        self.beside: list[str] = []
        if self.seats == 2:
            self._feed_neutral(6)
        self.market = [self._next_tile() for _ in range(4)]
        self.preview = [self._next_tile() for _ in range(3)]

    def _deal(self) -> None:
        """Piles for the draft; the last player in turn order chooses first (R-14)."""
        self.pile = self.luck.order("money", money.deck(self.seats))
        self.start = self.luck.number("start", self.seats)
        self.piles: dict[int, list[str]] = {}
        for number in range(1, self.seats + 1):
            self.piles[number] = []
            while sum(map(money.value, self.piles[number])) < 20:
                self.piles[number].append(self.pile.pop(0))
        self.hands = [[] for _ in range(self.seats)]
        self.display = [None] * 4
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

    def _lay_out_money(self) -> None:
        """Display and five piles with the two scoring cards (R-15, A-14, A-15)."""
        self.display = [self.pile.pop(0) for _ in range(4)]
        small, extra = divmod(len(self.pile), 5)
        first = self.luck.number("first scoring", small + (1 if extra > 1 else 0) + 1)
        second = self.luck.number("second scoring", small + (1 if extra > 3 else 0) + 1)
        self.pile = self._stack(self.pile, first, second)

    def _draw(self) -> str:
        """Draw a card, from the shuffled discards if need be; "" if none (A-62)."""
        if not self.pile and self.discards:
            self.pile = self.luck.order("discards", self.discards)
            self.discards = []
        return self.pile.pop(0) if self.pile else ""

    def _put_token(self, tile: str) -> None:
        """A token out of the bag for a terrain tile; module tiles take none (R-10, R-54)."""
        if tile in TOWERS:
            self.tokens[tile] = self.bag.pop(self.luck.number("token", len(self.bag)))

    def _next_tile(self) -> str | None:
        """Draw a tile for market or preview; bazaars go beside the board (B-2)."""
        while self.supply:
            tile = self.supply.pop(0)
            if tile not in BAZAARS:
                self._put_token(tile)
                return tile
            self.beside = self._in_order([*self.beside, tile])
        return None

    def _feed_neutral(self, number: int) -> None:
        """Tiles, tokens and guards for the neutral player (R-81, R-82, K-15)."""
        drawn, self.supply = self.supply[:number], self.supply[number:]
        for tile in drawn:
            self._put_token(tile)
        self.neutral = self._in_order(self.neutral + drawn)
        self._onto_placement(guards.neutral_guards([len(TOWERS.get(tile, "")) for tile in drawn]))

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
        laid = {square_of(place): tile for place, tile in self.palaces[seat].items()}
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
