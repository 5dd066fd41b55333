"""What the modules of the sixth expansion have on the table, as text, from a view only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from alhambra.cli.extras import MARGIN
from alhambra.cli.phrases import listed
from alhambra.cli.text import number_of, wrapped
from alhambra.modules.building_sites.words import SitesView
from alhambra.modules.exchange_certificates.words import CertificatesView
from alhambra.modules.falconers.words import FalconersView, FalconView
from alhambra.modules.gatehouses.words import GatehousesView
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.views import View

FALCONS: Final = {"white": "◇", "brown": "◈", "black": "◆"}
LETTER_OF: Final = dict(zip(CURRENCIES, LETTERS, strict=True))


def part_of(view: View, module: str) -> Any:
    """What the view tells about a module; nothing in a game without."""
    return view.modules.get(module)


def six(view: View) -> list[str]:
    """A row for each module: gatehouses, markers, pawns and falcons that can be had."""
    rows = [("Gates", _gatehouses(view)), ("Markers", _markers(view)), ("Pawns", _pawns(view))]
    rows.append(("Falcons", _falcons(view)))
    return [wrapped(name.ljust(MARGIN), words) for name, words in rows if words]


def _gatehouses(view: View) -> list[str]:
    part: GatehousesView | None = part_of(view, "gatehouses")
    if not part:
        return []
    counts = set(part.left.values())
    if len(counts) == 1:
        words = [f"{counts.pop()} left of each type"]
    else:
        words = ["left " + " ".join(f"{type_[:3]} {count or '-'}" for type_, count in part.left.items())]
    to_lay = [f"to be laid: {listed(part.to_lay)}"] if part.to_lay else []
    return [f"{part.price} each, with a tile of the type", *words, *to_lay]


def _markers(view: View) -> list[str]:
    part: SitesView | None = part_of(view, "building-sites")
    if not part:
        return []
    words = [f"{part.bag} in the bag"]
    if part.bag and part.put_back:
        words.append(f"you put back {listed(part.put_back)}")
    return words


def _pawns(view: View) -> list[str]:
    part: CertificatesView | None = part_of(view, "exchange-certificates")
    return [f"{currency} {count or '-'}" for currency, count in part.pawns.items()] if part else []


def _falcons(view: View) -> list[str]:
    part: FalconersView | None = part_of(view, "falconers")
    return [_falcon(part, kind, types) for kind, types in part.open.items()] if part else []


def _falcon(part: FalconersView, kind: str, types: Sequence[str] | None) -> str:
    """`white ◇ garden+tower (4 more)`."""
    below = part.left[kind]
    if types is None:
        return f"{kind} {FALCONS[kind]} {f'comes later ({below})' if below else 'none'}"
    return f"{kind} {FALCONS[kind]} {'+'.join(types)} ({below} more)"


def possessions(view: View, names: Sequence[str]) -> list[str]:
    """What players have of these modules: certificates, sites and falcons."""
    lines = []
    for seat in range(view.seats):
        kept = certificate_of(view, seat)
        held = {
            "certificate": [f"{kept[1]} {kept[0]} {LETTER_OF[kept[0]]}"] if kept else [],
            "sites": _sites(view, seat),
            "falcons": [
                f"{one.kind} {FALCONS[one.kind]} se of {one.point} ({'+'.join(one.types)})"
                for one in falcons_of(view, seat)
            ],
        }
        lines += [wrapped(f"    {names[seat]}, {what}:", words) for what, words in held.items() if words]
    return lines


def _sites(view: View, seat: int) -> list[str]:
    """The sites of a seat in palace and reserve, with the backs that the viewer knows."""
    part: SitesView | None = part_of(view, "building-sites")
    known = part.sites if part else {}
    places = {one.tile: f"at {one.place}" for one in view.palaces[seat].tiles}
    places |= dict.fromkeys(view.reserves[seat], "in the reserve") | dict.fromkeys(view.asides[seat], "set aside")
    return [f"{tile} {places[tile]}{_back(known[tile])}" for tile in known if tile in places]


def _back(currency: str | None) -> str:
    return f" ({currency} {LETTER_OF[currency]})" if currency else ""


def certificate_of(view: View, seat: int | None) -> tuple[str, int] | None:
    """Currency and amount on the certificate of a seat."""
    part: CertificatesView | None = part_of(view, "exchange-certificates")
    found = part.certificates[seat] if part and seat is not None else None
    return (found.currency, found.amount) if found else None


def falcons_of(view: View, seat: int) -> tuple[FalconView, ...]:
    """The falcons of a seat, with their points."""
    part: FalconersView | None = part_of(view, "falconers")
    return part.falcons[seat] if part else ()


def falcon_marks(view: View, seat: int) -> dict[str, str]:
    """The falcons in a palace, by the square whose south-east corner they sit on."""
    return {one.point: FALCONS[one.kind] for one in falcons_of(view, seat)}


def over_of(view: View, cards: Sequence[str], price: int) -> int:
    """What a payment of the seat to move has too much; `x` is the amount on its certificate."""
    kept = certificate_of(view, view.turn)
    worth = [int(card[1:]) if card != "x" else kept[1] if kept else 0 for card in cards]
    return sum(worth) - price


def bag_of(view: View) -> str:
    """How many markers can be drawn."""
    part: SitesView = part_of(view, "building-sites")
    return number_of(part.bag, "marker")
