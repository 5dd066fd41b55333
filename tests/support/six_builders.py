"""Positions with modules of the sixth expansion made to order.

Written as in `builders`; a gatehouse in a palace is "tower@n1-NE", a site "tower-7:b" with the currency of its marker,
a certificate "b5", a falcon "white0@n1": the first of its kind in the data, at a point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra.core.chance import Outcome, Scripted
from alhambra.palace.cards import LETTERS
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.module import Kit
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.support.builders import game_of, table

SIX = ("gatehouses", "building-sites", "exchange-certificates", "falconers")
ALL = ("medinas", "bazaars", "camps", "score-tiles", *SIX)
KINDS = ("white", "brown", "black")
PAWNS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def six_table(
    seats: int = 3,
    modules: Sequence[str] = SIX,
    *,
    palaces: Sequence[str] = (),
    gates: Sequence[str] = (),
    to_lay: str = "",
    sites: str = "",
    bag: str | None = None,
    certificates: Sequence[str] = (),
    falcons: Sequence[str] = (),
    tops: str = "",
    slices: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    **settings: Any,
) -> PalaceState:
    """A position. `to_lay` are gatehouses that the actor has bought, their types; `tops` are falcons that lie open,
    "white3 brown0". The bag holds what is not on sites, unless it is said."""
    kit = game_of(seats, modules, settings.get("box", "classic")).kit
    laid, shapes = _gates(gates, seats)
    tiles = [word.split(":")[0] for word in sites.split()]
    houses = [*palaces, *[""] * (seats - len(palaces))]
    words = {
        "types": ",".join(f"{tile}:none" for tile in tiles if tile.split("-")[0] in TYPES) or "-",
        "shapes": ",".join(f"{tile}:{corner}" for tile, corner in shapes.items()) or "-",
        "unbuilt": ",".join(tiles) or "-",
        **(others or {}),
    }
    parts = {
        "gatehouses": _piles(shapes, to_lay),
        "building-sites": _sites(kit, sites, bag),
        "exchange-certificates": _certificates(certificates, seats),
        "falconers": _falcons(falcons, tops, seats),
        **(slices or {}),
    }
    return table(
        seats, modules=modules, palaces=[f"{house} {own}" for house, own in zip(houses, laid, strict=True)],
        slices=parts, others=words, **settings,
    )  # fmt: skip


def _gates(gates: Sequence[str], seats: int) -> tuple[list[str], dict[str, str]]:
    """The gatehouses of each palace as tiles with places, and the position of each."""
    laid, shapes, number = [""] * seats, dict[str, str](), Counter[str]()
    for seat, text in enumerate(gates):
        for word in text.split():
            type_, _, where = word.partition("@")
            place, _, corner = where.partition("-")
            number[type_] += 1
            laid[seat] += f" gatehouse-{type_}-{number[type_]}@{place}"
            shapes[f"gatehouse-{type_}-{number[type_]}"] = corner
    return laid, shapes


def _piles(shapes: Mapping[str, str], to_lay: str) -> str:
    used = Counter([name.split("-")[1] for name in shapes] + to_lay.split())
    types = sorted(TYPES.index(name) for name in to_lay.split())
    return f"{bytes(3 - used[name] for name in TYPES).hex()}:{bytes(types).hex() or '.'}"


def _sites(kit: Kit, sites: str, bag: str | None) -> str:
    backs = {kit.tiles.numbers[word.split(":")[0]]: LETTERS.index(word[-1]) for word in sites.split()}
    used = Counter(backs.values())
    counts = [2 - used[n] if bag is None else bag.count(LETTERS[n]) for n in range(4)]
    markers = ",".join(f"{tile}.{back + 1}" for tile, back in sorted(backs.items())) or "."
    return f"{bytes(counts).hex()}:{markers}:{'+'.join('.' * kit.seats)}:-1:."


def _certificates(certificates: Sequence[str], seats: int) -> str:
    codes = [LETTERS.index(text[0]) * 8 + int(text[1]) if text else 0 for text in certificates]
    codes += [0] * (seats - len(codes))
    held = Counter(text[0] for text in certificates if text)
    pawns = bytes(PAWNS[seats] - held[letter] for letter in LETTERS)
    return f"{pawns.hex()}:{bytes(codes).hex()}:0:0"


def _falcons(falcons: Sequence[str], tops: str, seats: int) -> str:
    owned: list[list[int]] = [[] for _ in range(seats)]
    left = {kind: [0, 1, 2, 3, 4] for kind in KINDS}
    for seat, text in enumerate(falcons):
        for word in text.split():
            name, _, point = word.partition("@")
            kind, number = name[:-1], int(name[-1])
            left[kind].remove(number)
            owned[seat].append(KINDS.index(kind) * 5 + number | parse_place(point) << 8)
    for name in tops.split():
        left[name[:-1]].remove(int(name[-1]))
        left[name[:-1]].insert(0, int(name[-1]))
    piles = "+".join(bytes(left[kind]).hex() or "." for kind in KINDS)
    up = sum(1 << at for at, kind in enumerate(KINDS) if left[kind])
    return f"{piles}:{up}:{'+'.join(','.join(map(str, sorted(own))) or '.' for own in owned)}:-1"


def markers(*indices: int) -> Scripted:
    """Luck for the draws of markers."""
    outcomes: list[Outcome] = [("marker", index) for index in indices]
    return Scripted(outcomes)
