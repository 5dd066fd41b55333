"""Gatehouses in the terminal: a double diagonal is the wall, and the type stands in the half behind it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Names, Sentence, of, player_of, who
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.deadends import NOWHERE, on_market, refused, said_as
from alhambra.cli.palace.facts import tiles
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import paid_move, paid_with
from alhambra.cli.palace.tile import Tile
from alhambra.cli.palace.verbs import Verb, priced
from alhambra.cli.saying import gap, named, say
from alhambra.cli.text import Row
from alhambra.core.language import Said, Value
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.modules.gatehouses.words import CORNERS, BuyWithGatehouse, GatehousesView, LayGatehouse
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.explain import Gain
from alhambra.palace.geometry.building import SIDES
from alhambra.palace.reasons import Reason
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

STROKES: Final = {"NE": "╲", "SE": "╱", "SW": "╲", "NW": "╱"}  # by where the long side looks
SHORTEST: Final = 3  # a square too narrow for a double stroke


def _bought(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "square", "price")}
    said |= {"currency": CURRENCIES[fields["square"] - 1], **paid_with(fields["cards"], fields["exact"])}
    return Said("gatehouse-bought", {"who": who(fields, names), **said})


def _laid(fields: Fields, names: Names) -> Said:
    said = {"who": who(fields, names), "tile": fields["tile"], "place": fields["place"]}
    return Said("gatehouse-laid", {**said, "corner": fields["corner"]})


def _spelt(verb: str, words: list[str]) -> str:
    """`gate:tower@n1-NE` for `gate tow n1 ne`."""
    place, _, corner = "-".join(words[1:]).partition("-")
    where = [f"{place}-{corner.upper()}".rstrip("-")] if place else []
    return f"{verb}:{'@'.join([_type(words[0]) if words else '', *where])}"


def _type(word: str) -> str:
    """The only type whose name begins so."""
    meant = [type_ for type_ in TYPES if type_.startswith(word)]
    return meant[0] if len(meant) == 1 else word


def _dead_end(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    to_lay = _part(view).to_lay
    types = words[:1] or to_lay or TYPES[:1]
    if len(words) > 1:
        return refused(state, [LayGatehouse(types[0], words[1], corner) for corner in CORNERS])
    refusals = refused(state, [LayGatehouse(type_, NOWHERE, CORNERS[0]) for type_ in types])
    if not words and view.phase == "lay" and not to_lay:
        return said_as(refusals, Message("no-gatehouse-held"))
    return [
        Reason.NOT_ADJACENT.refuse("G-5", Message("gatehouse-without-place"), type=type_) if one.places else one
        for type_, one in zip(types, refusals)
    ]


class GatehousesFace(Face):
    """Half squares beside buildings."""

    plain: ClassVar[Mapping[str, str]] = {"╲": "\\", "╱": "/"}
    sentences: ClassVar[Mapping[str, Sentence]] = {
        "BoughtWithGatehouse": _bought,
        "GatehouseLaid": _laid,
        "GatehouseReturned": of("gatehouse-returned", "seat", "type"),
    }
    verbs: ClassVar[Mapping[str, Verb]] = {
        "gatehouse": Verb(priced, on_market(BuyWithGatehouse), on_market=True, within="buy"),
        "gate": Verb(_spelt, _dead_end, 2),
    }
    purchases: ClassVar[tuple[str, ...]] = ("gatehouse",)
    examples: ClassVar[tuple[str, ...]] = ("gatehouse 2 g4 g9", "gate tower n1 NE")
    signs: ClassVar[tuple[str, ...]] = ("gatehouse-signs",)

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        match action:
            case BuyWithGatehouse(square):
                tile = view.market[square - 1] or ""
                price = tiles()[tile].price + _part(view).price
                head = say("gatehouse-for", square=square, tile=tile, price=price)
                return paid_move(view, action, "gatehouse", head, price, (square, ""))
            case LayGatehouse(type_, place, corner):
                head, text = say("gatehouse-of", type=type_), say("move-at", place=f"{place}-{corner}")
                return Move(action, "lay", head, text, rank=(1, ""), place=place)
        return None

    def question(self, view: View) -> Said | None:
        return Said("gatehouse-to-lay") if view.phase == "lay" and _part(view).to_lay else None

    def printed(self, data: Mapping[str, Any]) -> Tile:
        return Tile("gatehouse", 0, "")

    def tile(self, view: View, name: str, tile: Tile) -> Tile:
        corner = _part(view).laid.get(name)
        if corner is None:
            return tile
        covered = "".join(side for side in SIDES if side not in corner)
        return replace(tile, label=partial(_label, name.split("-")[1], corner), covers=covered)

    def to_lay(self, view: View) -> Sequence[str]:
        return [_unlaid(type_, _part(view).laid) for type_ in _part(view).to_lay]

    def fixed(self, view: View) -> Collection[str]:
        return _part(view).laid

    def rows(self, view: View) -> list[Row]:
        part = _part(view)
        counts = set(part.left.values())
        if len(counts) == 1:
            left = say("gates-left-each", count=counts.pop())
        else:
            of_types = [f"{named('type', type_, 'short')} {count or '-'}" for type_, count in part.left.items()]
            left = say("gates-left", gates=" ".join(of_types))
        to_lay = [say("gates-to-lay", types=part.to_lay)] if part.to_lay else []
        return [Row(say("row-gates"), [say("gates-price", price=part.price), left, *to_lay], gap())]

    def wall_note(self, gain: Gain, names: Names) -> Said | None:
        gates = sum(len(segment.rpartition("-")[2]) == 2 for segment in gain.segments)
        if not gates:
            return None
        said: dict[str, Value] = {"who": player_of(gain.player, names), "points": gain.points}
        said |= {"segments": len(gain.segments), "count": gates}
        return Said("gatehouse-in-wall", said)


def _part(view: View) -> GatehousesView:
    part: GatehousesView = view.modules["gatehouses"]
    return part


def _unlaid(type_: str, laid: Collection[str]) -> str:
    """A gatehouse of the type which lies in no palace: rules say other things of those that do."""
    return next(name for name in (f"gatehouse-{type_}-{number}" for number in count(1)) if name not in laid)


def _label(type_: str, corner: str, width: int, height: int) -> tuple[str, ...]:
    """The lines inside the square of a gatehouse, in a square that is so large."""
    stroke = STROKES[corner] * (1 if width == SHORTEST else 2)
    name = type_[0].upper() if width == SHORTEST else named("type", type_, "short")
    if height == 1:
        return (f"{name}{stroke}".ljust(width) if "E" in corner else f"{stroke}{name}".rjust(width),)
    west, east = f" {stroke}".ljust(width), f"{stroke} ".rjust(width)
    upper, lower = (west, east) if stroke[0] == "╲" else (east, west)
    if "N" in corner:
        return upper, _named(lower, name)
    return _named(upper, name), lower


def _named(line: str, name: str) -> str:
    """The name at the end of a line where the stroke is not."""
    if line.startswith("   "):
        return f" {name}" + line[len(name) + 1 :]
    return line[: -len(name) - 1] + f"{name} "


FACE: Final = GatehousesFace()
