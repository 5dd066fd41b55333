"""The falcons of a game, the points where they may sit, and how they are paid."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.core.data import load
from alhambra.core.packed import i64, vec
from alhambra.palace.cards import total
from alhambra.palace.geometry.building import GATE
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.redesign import GATE_BIT
from alhambra.palace.module import Slice
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES

_DATA: Final[dict[str, Any]] = load("components.json", "alhambra.modules.falconers")
PAIRS: Final[list[list[int]]] = [  # by kind * 5 + falcon
    [TYPES.index(name) for name in pair] for kind in _DATA["falcons"] for pair in kind["pairs"]
]
EACH: Final = 5  # falcons of a kind
POINTS: Final[list[int]] = _DATA["falcon_points"]
PRICE: Final[int] = _DATA["falcon_price"]
# From the north-west square of a point to the four that meet there
CORNER: Final[vec[i64]] = vec[i64]([0, 1, 256, 257])


class Mews(Slice):
    """The piles, and the falcons of each seat as kind * 5 + falcon, from bit 8 on the point."""

    def __init__(self, piles: tuple[bytes, ...], falcons: tuple[tuple[int, ...], ...]) -> None:
        self.piles = piles  # by kind, the top first
        self.open: int = 0  # a bit for each kind whose top falcon is turned up
        self.falcons = falcons
        self.chosen: int = -1  # kind and point of the falcon to be paid

    def copy(self) -> Mews:
        other = Mews(self.piles, self.falcons)
        other.open = self.open
        other.chosen = self.chosen
        return other

    def to_text(self) -> str:
        piles = "+".join(pile.hex() or "." for pile in self.piles)
        falcons = "+".join(",".join(str(falcon) for falcon in owned) or "." for owned in self.falcons)
        return f"{piles}:{self.open}:{falcons}:{self.chosen}"


def can_pay(state: PalaceState) -> bool:
    """Whether the actor's money is enough."""
    sum_: i64 = 0
    currency: i64 = 0
    while currency < 4:
        sum_ += total(state.hands[state.seat * 4 + currency])
        currency += 1
    return sum_ >= PRICE


def payments(hand: list[int]) -> list[list[int]]:
    """F-2, A-43: every payment without a superfluous card, in any mixture, the cards of each in one fixed order.

    Cards in descending order of value: the first that covers the price ends a payment.
    """
    cards = sorted(hand, key=lambda card: (-(card % 9), card))
    found: list[list[int]] = []
    _pay(cards, 0, PRICE, [], found)
    return found


def _pay(cards: list[int], start: int, price: int, chosen: list[int], found: list[list[int]]) -> None:
    before = -1
    for at in range(start, len(cards)):
        card = cards[at]
        if card == before:
            continue  # the same payment as with the card before
        before = card
        value = card % 9 + 1
        if value >= price:
            found.append([*chosen, card])
        else:
            _pay(cards, at + 1, price - value, [*chosen, card], found)


def packed(cards: list[int]) -> int:
    """At most five cards, six bits each: the card plus one."""
    packed = 0
    for card in sorted(cards):
        packed = packed << 6 | card + 1
    return packed


def unpacked(packed: int) -> list[int]:
    cards: list[int] = []
    while packed:
        cards.append((packed & 63) - 1)
        packed >>= 6
    return cards[::-1]


def free_points(state: PalaceState, mews: Mews, seat: int) -> list[int]:
    """F-3: the free points of a palace."""
    plan = state.plans[seat]
    grid = plan.grid
    around = plan.frame.around
    taken = [falcon >> 8 for falcon in mews.falcons[seat]]
    found: list[int] = []
    for cell in plan.cells:
        known = grid[cell]
        if known & 6 == 6:  # something touches it in the east and in the south
            beyond = grid[cell + around[5]]
            if beyond >> 22 and not (known | beyond | grid[cell + 1] | grid[cell + around[2]]) & GATE_BIT:
                place = int(plan.place(cell))
                if place not in taken:
                    found.append(place)
    return found


def fitting(state: PalaceState, mews: Mews, seat: int, kind: int) -> list[int]:
    """F-3: the points of a palace where the open falcon of a kind may sit."""
    return fitting_of(state, mews, seat, kind, free_points(state, mews, seat))


def fitting_of(state: PalaceState, mews: Mews, seat: int, kind: int, points: list[int]) -> list[int]:
    """The same, of some free points."""
    pair = PAIRS[kind * EACH + mews.piles[kind][0]]
    return [point for point in points if shows(state, seat, point, pair)]


def chosen_falcon(mews: Mews) -> int:
    """The falcon that is to be paid, as one that sits."""
    kind = mews.chosen & 15
    return kind * EACH + mews.piles[kind][0] | mews.chosen >> 4 << 8


def meets(plan: Plan, point: i64) -> bool:
    """Whether four tiles meet at the south-east corner of a square; a gatehouse is none (G-11)."""
    for step in CORNER:  # noqa: SIM110 - compiled, a loop is quicker than all()
        if plan.tile(point + step) < 0 or plan.shape_at(point + step) & GATE:
            return False
    return True


def shows(state: PalaceState, seat: int, point: int, pair: list[int], place: int = -1, new: int = -1) -> bool:
    """Whether the tiles at a point of a palace show both types, with a new tile at a place."""
    plan = state.plans[seat]
    types = state.types
    first: i64 = pair[0]
    second: i64 = pair[1]
    seen: i64 = 0  # of the two
    for step in CORNER:
        tile = new if point + step == place else plan.tile(point + step)
        type_: i64 = types[tile]
        seen |= 1 if type_ == first else 2 if type_ == second else 0
    return seen == 3


def names_of(falcon: int) -> tuple[str, ...]:
    return tuple([TYPES[type_] for type_ in PAIRS[falcon]])
