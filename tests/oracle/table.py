"""The table of every box and its set-up: A-10 to A-15, A-90 to A-92.

Places are text ("n2e1"). Attributes are plain, so that a test may also set up a position:

- `luck`: whom the table asks for everything that chance decides; `modules`: their names;
- `hands`: sorted cards by seat; `reserves`, `aside`: tiles by seat, `neutral`: tiles,
  all in the order of the tile file; `palaces`: place -> tile by seat, with
  "c" -> "fountain";
- `market`, `display`: four squares and slots, None where empty;
- `supply` and `pile`: what is left, first to be drawn first (the pile holds the
  scoring cards as well); `supply_left`, `money_left`: the numbers of tiles and of
  money cards in them; `discards`: sorted cards;
- `beside`: bazaars beside the board (B-2); `orders`: the types in order for the three scorings;
- `scores` and the lists in `scorings`: by seat, with two players the neutral one last;
  `extras`: what is not classic of each scoring, likewise;
- `phase`: action (compulsory), further (may be declined), laying, left over, over.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import TypedDict

from tests.oracle import geometry, money
from tests.oracle.luck import Luck
from tests.oracle.parts import BAZAARS, Tile
from tests.oracle.scoring import TYPES

SCORING_CARDS = {"first": 1, "second": 2}


class Scoring(TypedDict):
    """One scoring by player: wall, majorities together, majorities by type (A-70)."""

    which: int
    wall: list[int]
    majority: list[int]
    types: dict[str, list[int]]


def place_name(square: geometry.Square) -> str:
    """Return a square as text relative to the fountain, north or south first."""
    east, north = square
    text = f"{'n' if north > 0 else 's'}{abs(north)}" if north else ""
    text += f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    return text or "c"


def square_of(place: str) -> geometry.Square:
    """Return the square that a place names."""
    steps = {way: int(n) for way, n in re.findall(r"([nesw])(\d+)", place)}
    return steps.get("e", 0) - steps.get("w", 0), steps.get("n", 0) - steps.get("s", 0)


class Table:
    """Everything that lies on the table, and the hands."""

    def __init__(
        self, seats: int, luck: Luck, tiles: Mapping[str, Tile], modules: Collection[str] = (), start_score: int = 0
    ) -> None:
        """Lay out what needs no luck; a box then sets up its supply and its money."""
        self.seats = seats
        self.luck = luck
        self.modules = frozenset(modules)
        self.tiles = dict(tiles)
        self.palaces: list[dict[str, str]] = [{"c": "fountain"} for _ in range(seats)]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.reserves: list[list[str]] = [[] for _ in range(seats)]
        self.aside: list[list[str]] = [[] for _ in range(seats)]
        self.neutral: list[str] = []
        self.beside: list[str] = []
        self.market: list[str | None] = [None] * 4
        self.display: list[str | None] = [None] * 4
        self.discards: list[str] = []
        self.scores = [start_score] * seats + ([0] if seats == 2 else [])
        self.orders = [list(TYPES)] * 3
        self.scorings: list[Scoring] = []
        self.extras: list[dict[str, list[int]]] = []
        self.phase = "action"
        self.winners: list[int] = []

    def _set_up_supply(self, tiles: Iterable[str]) -> None:
        """Feed the neutral player (A-92), then fill the market (A-10, B-2, K-15)."""
        self.supply = self.luck.order("tiles", list(tiles))
        if self.seats == 2:
            self._feed_neutral(6)
        self.market = [self._next_tile() for _ in range(4)]

    def _deal(self) -> None:
        """Deal (A-12), find who starts (A-13), display and piles (A-14, A-15)."""
        self.pile = self.luck.order("money", money.deck(self.seats))
        self.hands = [money.ordered(self._start_money()) for _ in range(self.seats)]
        ranks = [(len(hand), sum(map(money.value, hand))) for hand in self.hands]
        tied = [seat for seat in range(self.seats) if ranks[seat] == min(ranks)]
        self.turn = tied[self.luck.number("start", len(tied)) if len(tied) > 1 else 0]
        self._lay_out_money()

    def _start_money(self) -> list[str]:
        """Cards until they are worth 20 (A-12)."""
        cards: list[str] = []
        while sum(map(money.value, cards)) < 20:
            cards.append(self.pile.pop(0))
        return cards

    def _lay_out_money(self) -> None:
        """Display, and five piles of which the first take the extra cards, two with a scoring card (A-14, A-15)."""
        self.display = [self.pile.pop(0) for _ in range(4)]
        small, extra = divmod(len(self.pile), 5)
        sizes = [small + (1 if number < extra else 0) for number in range(5)]
        first = self.luck.number("first scoring", sizes[1] + 1)
        second = self.luck.number("second scoring", sizes[3] + 1)
        self.pile.insert(sum(sizes[:3]) + second, "second")
        self.pile.insert(sizes[0] + first, "first")

    @property
    def supply_left(self) -> int:
        """The number of tiles in the supply."""
        return len(self.supply)

    @property
    def money_left(self) -> int:
        """The number of money cards in the pile, scoring cards not counted."""
        return sum(1 for card in self.pile if card not in SCORING_CARDS)

    def laid(self, seat: int) -> dict[geometry.Square, str]:
        """Return the tiles of a palace by square."""
        return {square_of(place): tile for place, tile in self.palaces[seat].items()}

    def _draw(self) -> str:
        """Draw a card, from the shuffled discards if need be; "" if none (A-62)."""
        if not self.pile and self.discards:
            self.pile = self.luck.order("discards", self.discards)
            self.discards = []
        return self.pile.pop(0) if self.pile else ""

    def _next_tile(self) -> str | None:
        """Draw a tile for the market; bazaars go beside the board (B-2, K-14)."""
        while self.supply:
            tile = self.supply.pop(0)
            if tile not in BAZAARS:
                self._came(tile)
                return tile
            self.beside = self._in_order([*self.beside, tile])
        return None

    def _came(self, tile: str) -> None:
        """A tile came into play."""

    def _feed_neutral(self, number: int) -> None:
        """Tiles of the supply, or those that are left (A-92, A-93)."""
        drawn, self.supply = self.supply[:number], self.supply[number:]
        for tile in drawn:
            self._came(tile)
        self.neutral = self._in_order(self.neutral + drawn)

    def _in_order(self, tiles: Iterable[str]) -> list[str]:
        """Return tiles in the order of their numbers."""
        return sorted(tiles, key=list(self.tiles).index)
