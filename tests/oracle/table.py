"""The table of a classic game and its set-up: A-10 to A-15, A-90 to A-92.

Places are text ("n2e1"), and everything that chance decides is given beforehand.
Attributes are plain, so that a test may also set up a position:

- `hands`: sorted cards by seat; `reserves`, `aside`: tiles by seat, `neutral`: tiles,
  all in the order of the tile file; `palaces`: place -> tile by seat, with
  "c" -> "fountain";
- `market`, `display`: four squares and slots, None where empty;
- `supply` and `pile`: what is left, first to be drawn first (the pile holds the
  scoring cards as well); `supply_left`, `money_left`: the numbers of tiles and of
  money cards in them; `discards`: sorted cards;
- `scores` and the lists in `scorings`: by seat, with two players the neutral one last;
- `phase`: action (compulsory), further (may be declined), laying, left over, over.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypedDict

from tests.oracle import geometry, money

DATA = Path(__file__).parents[2] / "src/alhambra/data/classic_tiles.json"
SCORING_CARDS = {"first": 1, "second": 2}


class Tile(NamedTuple):
    """What is printed on a tile (A-1, A-4)."""

    type: str | None
    price: int
    walls: str


class Scoring(TypedDict):
    """One scoring by player: wall, majorities together, majorities by type (A-70)."""

    which: int
    wall: list[int]
    majority: list[int]
    types: dict[str, list[int]]


def load(path: Path) -> dict[str, Tile]:
    """Return the tiles by id, in the order of the file, and the fountain last."""
    content = json.loads(path.read_text(encoding="utf-8"))
    tiles = {t["id"]: Tile(t["type"], t["price"], t["walls"]) for t in content["tiles"]}
    return tiles | {"fountain": Tile(None, 0, content["start_tile"]["walls"])}


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
        self,
        seats: int,
        tiles: list[str],
        money: list[str],
        start: int | None,
        first: int,
        second: int,
        reshuffles: list[list[str]],
        data: Path = DATA,
    ) -> None:
        """Set up the game (A-10 to A-15, A-90 to A-92).

        `tiles` and `money` are the shuffled supplies, `start` the index into the tied
        seats (None without a tie), `first` and `second` the positions of the scoring
        cards in their piles, `reshuffles` the results of A-62 in turn; the attribute of
        that name may be added to as the game goes.
        """
        self.seats = seats
        self.tiles = load(data)
        self.reshuffles = list(reshuffles)
        self.palaces: list[dict[str, str]] = [{"c": "fountain"} for _ in range(seats)]
        self.reserves: list[list[str]] = [[] for _ in range(seats)]
        self.aside: list[list[str]] = [[] for _ in range(seats)]
        self.scores = [0] * (3 if seats == 2 else seats)
        self.scorings: list[Scoring] = []
        self.discards: list[str] = []
        self.phase = "action"
        self.winners: list[int] = []
        self._set_up_tiles(tiles)
        self._set_up_money(money, start, first, second)

    def _set_up_tiles(self, tiles: list[str]) -> None:
        """Feed the neutral player (A-92), then fill the market (A-10)."""
        if sorted(tiles) != sorted(set(self.tiles) - {"fountain"}):
            raise ValueError("the supply is not the 54 tiles")
        self.supply = list(tiles)
        self.neutral: list[str] = []
        if self.seats == 2:
            self._feed_neutral(6)
        self.market: list[str | None] = [self.supply.pop(0) for _ in range(4)]

    def _set_up_money(self, cards: list[str], start: int | None, first: int, second: int) -> None:
        """Deal (A-12), find who starts (A-13), display (A-14), piles (A-15)."""
        if sorted(cards) != sorted(money.deck(self.seats)):
            raise ValueError("the money is not the cards of this game")
        rest = list(cards)
        self.hands: list[list[str]] = []
        for _ in range(self.seats):
            hand: list[str] = []
            while sum(map(money.value, hand)) < 20:
                hand.append(rest.pop(0))
            self.hands.append(money.ordered(hand))
        self.turn = self._starter(start)
        self.display: list[str | None] = [rest.pop(0) for _ in range(4)]
        self.pile = self._stack(rest, first, second)

    def _starter(self, start: int | None) -> int:
        """Fewest cards, then lowest total, then by lot (A-13)."""
        ranks = [(len(hand), sum(map(money.value, hand))) for hand in self.hands]
        tied = [seat for seat in range(self.seats) if ranks[seat] == min(ranks)]
        if (start is None) != (len(tied) == 1):
            raise ValueError(f"tied for the start: {tied}, but the lot is {start}")
        return tied[start or 0]

    def _stack(self, rest: list[str], first: int, second: int) -> list[str]:
        """Five piles, the first ones taking the extra cards (A-15)."""
        small, extra = divmod(len(rest), 5)
        piles = []
        for number in range(5):
            size = small + (1 if number < extra else 0)
            piles.append(rest[:size])
            rest = rest[size:]
        for pile, position, card in ((1, first, "first"), (3, second, "second")):
            if not 0 <= position <= len(piles[pile]):
                raise ValueError(f"no position {position} for the {card} scoring card")
            piles[pile].insert(position, card)
        return [card for pile in piles for card in pile]

    @property
    def supply_left(self) -> int:
        """The number of tiles in the supply."""
        return len(self.supply)

    @property
    def money_left(self) -> int:
        """The number of money cards in the pile, scoring cards not counted."""
        return sum(1 for card in self.pile if card not in SCORING_CARDS)

    def _feed_neutral(self, number: int) -> None:
        """Tiles of the supply, or those that are left (A-92, A-93)."""
        drawn, self.supply = self.supply[:number], self.supply[number:]
        self.neutral = self._in_order(self.neutral + drawn)

    def _in_order(self, tiles: Iterable[str]) -> list[str]:
        """Return tiles in the order of the tile file."""
        return sorted(tiles, key=list(self.tiles).index)
