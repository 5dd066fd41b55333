"""The markers of a game: in the bag, on sites, and in the hand of who starts one."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry.building import CAMP
from alhambra.palace.module import Kit, Slice
from alhambra.palace.state import PalaceState

COPIES: Final[int] = load("components.json", "alhambra.modules.building_sites")["markers_per_currency"]
EMPTY_BAG: Final = bytes(4)
MARKERS: Final = bytes([currency for currency in range(4) for _ in range(COPIES)])  # of a game


class Sites(Slice):
    """The bag, the markers on tiles, and what a seat just drew."""

    def __init__(self, bag: bytes, markers: bytes, returned: tuple[bytes, ...]) -> None:
        self.bag = bag  # how many markers of each currency
        self.markers = markers  # for each tile the currency plus one of its marker
        self.returned = returned  # for each seat the markers it put back, in order: it remembers them
        self.started: int = -1  # a site without a marker yet
        self.drawn: bytes = b""  # the markers that its owner drew

    def copy(self) -> Sites:
        other = Sites(self.bag, self.markers, self.returned)
        other.started = self.started
        other.drawn = self.drawn
        return other

    def to_text(self) -> str:
        markers = ",".join(f"{tile}.{back}" for tile, back in enumerate(self.markers) if back)
        returned = "+".join(backs.hex() or "." for backs in self.returned)
        return f"{self.bag.hex()}:{markers or '.'}:{returned}:{self.started}:{self.drawn.hex() or '.'}"


def counted_backs(backs: bytes) -> bytes:
    """How many markers there are of each currency."""
    return bytes([backs.count(currency) for currency in range(4)])


def parse_sites(kit: Kit, text: str) -> Sites:
    """The sites that `to_text` wrote."""
    try:
        bag, markers, returned, started, drawn = text.split(":")
        backs = bytearray(len(kit.tiles.names))
        for word in [] if markers == "." else markers.split(","):
            tile, back = word.split(".")
            backs[int(tile)] = int(back)
        put_back = tuple(b"" if part == "." else bytes.fromhex(part) for part in returned.split("+"))
        sites = Sites(bytes.fromhex(bag), bytes(backs), put_back)
        sites.started, sites.drawn = int(started), b"" if drawn == "." else bytes.fromhex(drawn)
    except (ValueError, IndexError):
        raise NotationError("no-building-sites", text=text) from None
    known = [back - 1 for back in sites.markers if back] + list(sites.drawn) + list(b"".join(put_back))
    if len(sites.bag) != 4 or len(put_back) != kit.seats or any(back > 3 for back in known):
        raise NotationError("no-building-sites", text=text)
    if not -1 <= sites.started < kit.tiles.start or len(sites.drawn) > 2:
        raise NotationError("no-building-sites", text=text)
    return sites


def half_price(state: PalaceState, square: int) -> int:
    """S-2: what a site on a market square costs."""
    return int(state.kit.prices[state.market[square]]) // 2


def may_be_site(state: PalaceState, tile: int) -> bool:
    """K-11: no camp; bazaars are not on the market."""
    return tile != EMPTY and state.kit.shapes[tile] < CAMP


def own_sites(state: PalaceState, sites: Sites) -> list[int]:
    """The sites of the actor, in palace and reserve."""
    seat = state.seat
    markers, plan = sites.markers, state.plans[seat]
    return [
        tile for tile in state.unbuilt
        if markers[tile] and (tile in state.reserves[seat] or plan.find(tile) >= 0)
    ]  # fmt: skip


def owned(state: PalaceState, seat: int) -> tuple[list[int], list[int]]:
    """The tiles in a palace; those in the reserve and set aside."""
    plan = state.plans[seat]
    return [int(plan.tile_on(cell)) for cell in plan.cells], list(state.reserves[seat] + state.asides[seat])
