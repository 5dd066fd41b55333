"""How moves of the sixth expansion are written in the list of moves."""

from __future__ import annotations

from typing import Any

from alhambra.cli.guardmoves import Words
from alhambra.cli.palace.facts import CURRENCY_OF, tiles, titled
from alhambra.cli.sixboard import FALCONS, bag_of, over_of, part_of
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, StartSite
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import BuyFalcon, PayFalcon
from alhambra.modules.gatehouses.words import BuyWithGatehouse, LayGatehouse
from alhambra.palace.views import View


def six_words(view: View, action: Any) -> Words | None:
    """The words for a move; none if it belongs to nobody here."""
    match action:
        case BuyWithGatehouse(square, cards):
            tile = view.market[square - 1] or ""
            price = tiles()[tile].price + part_of(view, "gatehouses").price
            return _paid(view, "gatehouse", f"{square} {tile} for {price}", cards, price)
        case StartSite(square, cards):
            tile = view.market[square - 1] or ""
            price = tiles()[tile].price // 2
            head = f"{square} {titled(tile, tiles()[tile])} for {price}"
            return _paid(view, "site", head, cards, price, "")
        case FinishSite(tile, cards):
            price = tiles()[tile].price
            return _paid(view, "finish", f"{tile} for {price} {_back(view, tile)}".rstrip(), cards, price)
        case BuyFalcon(kind, point):
            types = part_of(view, "falconers").open[kind] or ()
            return Words("falcon", f"{kind} {FALCONS[kind]} {'+'.join(types)}, se of", point)
        case PayFalcon(cards):
            return _paid(view, "pay", "for the falcon", cards, part_of(view, "falconers").price)
    return _decision(view, action)


def _decision(view: View, action: Any) -> Words | None:
    match action:
        case LayGatehouse(type_, place, corner):
            return Words("lay", f"gatehouse of {type_}", f"at {place}-{corner}")
        case DrawMarkers():
            return Words("marker", "", f"draw, from {bag_of(view)} in the bag")
        case PutMarker(which):
            drawn = part_of(view, "building-sites").drawn or ()
            back = drawn[which - 1] if which <= len(drawn) else "unknown"
            return Words("marker", "put on the site:", f"marker {which}, {back}")
        case Store("none"):
            return Words("store", _over(view), "none: it is lost")
        case Store(letter):
            return Words("store", _over(view), f"{CURRENCY_OF[letter]} {letter}")
    return None


def _paid(view: View, kind: str, head: str, cards: tuple[str, ...], price: int, exact: str = " exact") -> Words:
    over = over_of(view, cards, price)
    return Words(kind, head, "+".join(cards) + (f" ({over} over)" if over else exact), over=over)


def _back(view: View, tile: str) -> str:
    return part_of(view, "building-sites").sites.get(tile) or ""


def _over(view: View) -> str:
    return f"{part_of(view, 'exchange-certificates').over} over as"
