"""The table of classic Alhambra with any modules: set-up, refill, and the end of the game (K-14 to K-16, S-7).

It keeps the attributes of the classic table and adds, all of them plain:

- `luck`: whom the table asks for everything that chance decides;
- `orders`: the types in order for the three scorings; `beside`: bazaars beside the board;
- `gate_piles`: type -> gatehouses left; `gates`: place -> gatehouse by seat; `to_lay`: types;
- `bag`: markers in it by their letters; `markers`: tile -> letter of each unfinished site;
  `drawn`: markers just drawn; `started`: the tile that waits for one; `put_back` by seat;
- `certificates` by seat; `pawns`: letter -> pawns in the middle; `over_price`, `storing`: the amount
  overpaid and what may be done with it; `after`: the phase that follows the storing; `voided`: what
  was lost at the end of the game, by whom;
- `falcon_piles`, `falcons_open` by kind; `falcons` by seat; `flying`: the falcon to be paid;
- `phase` may also be store, draw, marker and pay.
"""

from collections.abc import Collection

from tests.oracle import money
from tests.oracle.classic.referee import Referee
from tests.oracle.geometry import Square
from tests.oracle.red.parts import BAZAARS, ORDERS, RAMPARTS, Luck
from tests.oracle.scoring import TYPES
from tests.oracle.six import sites
from tests.oracle.six.certificates import PAWNS, Certificate
from tests.oracle.six.falcons import KINDS, Falcon
from tests.oracle.six.gatehouses import Estate, Gate
from tests.oracle.six.parts import GATE_PRICES, GATES_PER_TYPE, PAIRS, all_tiles
from tests.oracle.table import Scoring, square_of


class SixTable(Referee):
    """Everything on the table, and what happens to it without a decision."""

    def __init__(self, seats: int, luck: Luck, modules: Collection[str] = ()) -> None:
        """Set up the game; of the classic set-up only the stack of the money is left to call."""
        self.seats = seats
        self.luck = luck
        self.modules = frozenset(modules)
        self.tiles = all_tiles(modules)
        self.palaces = [{"c": "fountain"} for _ in range(seats)]
        self.reserves = [[] for _ in range(seats)]
        self.aside = [[] for _ in range(seats)]
        self.scores = [0] * (3 if seats == 2 else seats)
        self.scorings: list[Scoring] = []
        self.extras: list[dict[str, list[int]]] = []
        self.discards = []
        self.winners = []
        self.phase = "action"
        self._set_up_modules()
        self._set_up_supply()
        self._deal()

    def _set_up_modules(self) -> None:
        """Score tiles, gatehouses, markers, pawns and falcons (R-12, G-1, S-1, X-1, F-1)."""
        self.orders = [list(TYPES)] * 3
        if "score-tiles" in self.modules:
            drawn = self.luck.order("score tiles", list(range(len(ORDERS))))
            self.orders = [ORDERS[number] for number in drawn[:3]]
        self.gate_piles = dict.fromkeys(TYPES, GATES_PER_TYPE if "gatehouses" in self.modules else 0)
        self.gates: list[dict[str, Gate]] = [{} for _ in range(self.seats)]
        self.to_lay: list[str] = []
        self.bag = list(sites.BAG) if "building-sites" in self.modules else []
        self.markers: dict[str, str] = {}
        self.drawn: list[str] = []
        self.started = ""
        self.put_back: list[list[str]] = [[] for _ in range(self.seats)]
        self.certificates: list[Certificate | None] = [None] * self.seats
        pawns = PAWNS[self.seats] if "exchange-certificates" in self.modules else 0
        self.pawns = dict.fromkeys(money.LETTERS, pawns)
        self.voided: list[tuple[int, Certificate]] = []
        self.over_price, self.after = 0, ""
        self.storing: set[str | None] = set()
        self.falcon_piles: dict[str, list[tuple[str, str]]] = {kind: [] for kind in KINDS}
        self.falcons_open: dict[str, tuple[str, str] | None] = dict.fromkeys(KINDS)
        self.falcons: list[list[Falcon]] = [[] for _ in range(self.seats)]
        self.flying: Falcon | None = None
        if "falconers" in self.modules:
            for kind in KINDS:
                order = self.luck.order(f"{kind} falcons", list(range(len(PAIRS[kind]))))
                self.falcon_piles[kind] = [PAIRS[kind][number] for number in order]
        self._open_falcons()

    def _set_up_supply(self) -> None:
        """The neutral player first, then the market (A-10, A-92, B-2, K-15)."""
        self.supply = self.luck.order("tiles", [tile for tile in self.tiles if tile != "fountain"])
        self.neutral = []
        self.beside: list[str] = []
        if self.seats == 2:
            self._feed_neutral(6)
        self.market = [self._next_tile() for _ in range(4)]

    def _deal(self) -> None:
        """Hands, start seat, display and piles (A-12 to A-15)."""
        rest = self.luck.order("money", money.deck(self.seats))
        self.hands = []
        for _ in range(self.seats):
            hand: list[str] = []
            while sum(map(money.value, hand)) < 20:
                hand.append(rest.pop(0))
            self.hands.append(money.ordered(hand))
        ranks = [(len(hand), sum(map(money.value, hand))) for hand in self.hands]
        tied = [seat for seat in range(self.seats) if ranks[seat] == min(ranks)]
        self.turn = tied[self.luck.number("start", len(tied)) if len(tied) > 1 else 0]
        self.display = [rest.pop(0) for _ in range(4)]
        small, extra = divmod(len(rest), 5)
        first = self.luck.number("first scoring", small + (1 if extra > 1 else 0) + 1)
        second = self.luck.number("second scoring", small + (1 if extra > 3 else 0) + 1)
        self.pile = self._stack(rest, first, second)

    def estate(self, seat: int) -> Estate:
        """Return a palace with its camps and gatehouses as the geometry knows them."""
        laid = self.laid(seat)
        palace = {square: self.tiles[tile].walls for square, tile in laid.items() if tile not in RAMPARTS}
        camps = {square: RAMPARTS[tile] for square, tile in laid.items() if tile in RAMPARTS}
        types = {square: name for square, tile in laid.items() if (name := self.tiles[tile].type) is not None}
        return Estate(palace, types, camps, {square_of(place): gate for place, gate in self.gates[seat].items()})

    def laid(self, seat: int) -> dict[Square, str]:
        """Return the tiles of a palace by square."""
        return {square_of(place): tile for place, tile in self.palaces[seat].items()}

    def owned(self, seat: int) -> list[str]:
        """Return the tiles of a seat in palace and reserve, and those set aside."""
        return [*self.palaces[seat].values(), *self.reserves[seat], *self.aside[seat]]

    def shown_type(self, tile: str) -> str | None:
        """Return the type that a tile shows; an unfinished site shows none (S-4, K-12)."""
        return None if tile in self.markers else self.tiles[tile].type

    def gate_price(self) -> int:
        """Return what a gatehouse costs now (G-2)."""
        return GATE_PRICES[min(len(self.scorings), 2)]

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
                return tile
            self.beside = self._in_order([*self.beside, tile])
        return None

    def _refill_market(self) -> bool:
        """Fill the squares, turn up falcons, and return whether the supply sufficed (A-61, F-1, K-14)."""
        for number in range(4):
            if self.market[number] is None:
                self.market[number] = self._next_tile()
        self._open_falcons()
        return None not in self.market

    def _open_falcons(self) -> None:
        """Turn up the next falcon of each pile (F-1)."""
        for kind, pile in self.falcon_piles.items():
            if self.falcons_open[kind] is None and pile:
                self.falcons_open[kind] = pile.pop(0)

    def _leave_over(self) -> None:
        """Turn the markers over, then give away what is left on the market (S-7, K-16)."""
        for seat in range(self.seats):
            void = sites.worthless(self.palaces[seat].values(), self.markers)
            self.hands[seat], lost = sites.left_in_hand(self.hands[seat], void)
            self.discards = money.ordered(self.discards + lost)
            own = self.certificates[seat]
            if own is not None and own.letter in void:
                self.take_pawn_back(seat)
                self.voided.append((seat, own))
        self.phase = "left over"
        for number, receiver in enumerate(self._receivers_of_tiles()):
            tile = self.market[number]
            if receiver is not None and tile is not None:
                self.aside[receiver] = self._in_order([*self.aside[receiver], tile])
                self.market[number] = None
        if not any(self.aside):
            self._end_game()

    def _receivers_of_tiles(self) -> list[int | None]:
        """Return who gets each tile of the market; a stored amount is money too (A-81, X-8)."""
        purses = []
        for hand, own in zip(self.hands, self.certificates, strict=True):
            purses.append(hand if own is None else [*hand, f"{own.letter}{own.amount}"])
        return money.left_over(self.market, purses)

    def take_pawn_back(self, seat: int) -> None:
        """Free a certificate; its pawn returns to the middle (X-4)."""
        own = self.certificates[seat]
        assert own is not None
        self.pawns[own.letter] += 1
        self.certificates[seat] = None
