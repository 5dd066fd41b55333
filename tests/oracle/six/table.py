"""The table of classic Alhambra with any modules: set-up, refill, and the end of the game (K-14 to K-16, S-7).

It adds to the attributes of every table, all of them plain:

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
from tests.oracle.luck import Luck
from tests.oracle.parts import ORDERS, RAMPARTS
from tests.oracle.scoring import TYPES
from tests.oracle.six import sites
from tests.oracle.six.certificates import PAWNS, Certificate
from tests.oracle.six.falcons import KINDS, Falcon
from tests.oracle.six.gatehouses import Estate, Gate
from tests.oracle.six.parts import GATE_PRICES, GATES_PER_TYPE, PAIRS, all_tiles
from tests.oracle.table import square_of
from tests.oracle.turns import Turns


class SixTable(Turns):
    """Everything on the table, and what happens to it without a decision."""

    def __init__(self, seats: int, luck: Luck, modules: Collection[str] = ()) -> None:
        """Set up the game (K-14)."""
        super().__init__(seats, luck, all_tiles(modules), modules)
        self._set_up_modules()
        self._set_up_supply(tile for tile in self.tiles if tile != "fountain")
        self._deal()

    def _set_up_modules(self) -> None:
        """Score tiles, gatehouses, markers, pawns and falcons (R-12, G-1, S-1, X-1, F-1)."""
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

    def estate(self, seat: int) -> Estate:
        """Return a palace with its camps and gatehouses as the geometry knows them."""
        laid = self.laid(seat)
        palace = {square: self.tiles[tile].walls for square, tile in laid.items() if tile not in RAMPARTS}
        camps = {square: RAMPARTS[tile] for square, tile in laid.items() if tile in RAMPARTS}
        types = {square: name for square, tile in laid.items() if (name := self.tiles[tile].type) is not None}
        return Estate(palace, types, camps, {square_of(place): gate for place, gate in self.gates[seat].items()})

    def owned(self, seat: int) -> list[str]:
        """Return the tiles of a seat in palace and reserve, and those set aside."""
        return [*self.palaces[seat].values(), *self.reserves[seat], *self.aside[seat]]

    def type_of(self, tile: str) -> str | None:
        """Return the type that a tile shows; an unfinished site shows none (S-4, K-12)."""
        return None if tile in self.markers else self.tiles[tile].type

    def gate_price(self) -> int:
        """Return what a gatehouse costs now (G-2)."""
        return GATE_PRICES[min(len(self.scorings), 2)]

    def _refill_market(self) -> bool:
        """Falcons are turned up after the market (F-1, K-14)."""
        filled = super()._refill_market()
        self._open_falcons()
        return filled

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
        super()._leave_over()

    def _purses(self) -> list[list[str]]:
        """Return the money of each seat that counts at the end; a stored amount is money too (A-81, X-8)."""
        own = [[f"{one.letter}{one.amount}"] if one is not None else [] for one in self.certificates]
        return [[*hand, *stored] for hand, stored in zip(self.hands, own, strict=True)]

    def take_pawn_back(self, seat: int) -> None:
        """Free a certificate; its pawn returns to the middle (X-4)."""
        own = self.certificates[seat]
        assert own is not None
        self.pawns[own.letter] += 1
        self.certificates[seat] = None
