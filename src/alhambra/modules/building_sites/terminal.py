"""Building sites in the terminal: tiles that are no buildings yet, and the backs of markers as far as known."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Names, Sentence, who
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.deadends import movable, not_now, on_market, only, refused
from alhambra.cli.palace.drawing import named_in
from alhambra.cli.palace.facts import LETTER_OF, tiles
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import paid_move, paid_with
from alhambra.cli.palace.tile import Tile, titled
from alhambra.cli.palace.verbs import Verb, joined, priced
from alhambra.cli.saying import gap, say
from alhambra.cli.text import Row
from alhambra.core.language import Said
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, SitesView, StartSite
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.views import View

SHORTEST: Final = 3  # a square too narrow for a price


def _started(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "square", "price")}
    said |= {"currency": CURRENCIES[fields["square"] - 1], **paid_with(fields["cards"])}
    return Said("site-started", {"who": who(fields, names), **said})


def _drawn(fields: Fields, names: Names) -> Said:
    said = {"who": who(fields, names), "count": fields["count"]}
    backs = fields["currencies"]
    return Said("markers-seen", {**said, "currencies": backs}) if backs else Said("markers-drawn", said)


def _put(fields: Fields, names: Names) -> Said:
    said = {"who": who(fields, names), "tile": fields["tile"]}
    back = fields["currency"]
    return Said("marker-seen-put", {**said, "currency": back}) if back else Said("marker-put", said)


def _finished(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "price", "currency")}
    said |= paid_with(fields["cards"], fields["exact"])
    return Said("site-finished", {"who": who(fields, names), **said})


def _turned(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "currency", "cards")}
    return Said("marker-turned" if fields["cards"] else "marker-turned-in-vain", {"who": who(fields, names), **said})


def _finish(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    sites = _part(view).sites
    found = words or [tile for tile in (*movable(view), *view.reserves[view.turn]) if tile in sites]
    if not found:
        return not_now(state, "S-5", Message("no-site-to-finish"))
    return refused(state, [FinishSite(tile, ()) for tile in found])


class BuildingSitesFace(Face):
    """A site says so on its tile, with its price and the letter of its currency, or `?` where that is secret."""

    sentences: ClassVar[Mapping[str, Sentence]] = {
        "SiteStarted": _started,
        "MarkersDrawn": _drawn,
        "MarkerPut": _put,
        "SiteFinished": _finished,
        "MarkerTurned": _turned,
    }
    verbs: ClassVar[Mapping[str, Verb]] = {
        "site": Verb(priced, on_market(StartSite), on_market=True),
        "draw": Verb(lambda verb, words: "draw:markers"),
        "marker": Verb(joined(" "), only(PutMarker(1)), 0),
        "finish": Verb(priced, _finish, at_home=True),
    }
    decisions: ClassVar[tuple[str, ...]] = ("marker",)
    purchases: ClassVar[tuple[str, ...]] = ("site", "finish")
    alone: ClassVar[bool] = True
    examples: ClassVar[tuple[str, ...]] = ("site 2 g4", "draw markers", "marker 1", "finish {tile} y4 y5")
    final: ClassVar[tuple[str, ...]] = ("draw markers",)
    signs: ClassVar[tuple[str, ...]] = ("site-signs",)

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        match action:
            case StartSite(square):
                tile = view.market[square - 1] or ""
                price = tiles()[tile].price // 2
                head = say("site-for", square=square, tile=titled(tile, tiles()[tile]), price=price)
                return paid_move(view, action, "site", head, price, (square, ""), marked=False)
            case FinishSite(tile):
                price, back = tiles()[tile].price, _part(view).sites.get(tile)
                head = say("finish-for", tile=tile, price=price, currency=back or "unknown")
                return paid_move(view, action, "finish", head, price, (0, tile))
            case DrawMarkers():
                return Move(action, "marker", "", say("draw-from-bag", count=_part(view).bag))
            case PutMarker(which):
                drawn = _part(view).drawn or ()
                back = drawn[which - 1] if which <= len(drawn) else "unknown"
                return Move(action, "marker", say("put-on-site"), say("marker-which", which=which, currency=back))
        return None

    def question(self, view: View) -> Said | None:
        if view.bound != "building-sites":
            return None
        return Said("marker-to-put" if _part(view).drawn else "markers-to-draw")

    def tile(self, view: View, name: str, tile: Tile) -> Tile:
        sites = _part(view).sites
        if name not in sites:
            return tile
        back = LETTER_OF[sites[name] or ""] if sites[name] else "?"
        return replace(tile, label=partial(_label, tile.type, f"{tile.price}{back}"), counts=False)

    def rows(self, view: View) -> list[Row]:
        part = _part(view)
        words = [say("markers-in-bag", count=part.bag)]
        if part.bag and part.put_back:
            words.append(say("markers-put-back", currencies=part.put_back))
        return [Row(say("row-markers"), words, gap())]

    def possessions(self, view: View, seat: int) -> tuple[str, Sequence[str]]:
        """The sites in palace and reserve, with the backs that the viewer knows."""
        known = _part(view).sites
        places = {one.tile: one.place for one in view.palaces[seat].tiles}
        places |= dict.fromkeys(view.reserves[seat], "reserve") | dict.fromkeys(view.asides[seat], "aside")
        return "sites-of", [_site(tile, places[tile], known[tile]) for tile in known if tile in places]


def _part(view: View) -> SitesView:
    part: SitesView = view.modules["building-sites"]
    return part


def _site(tile: str, place: str, back: str | None) -> str:
    if back is None:
        return say("site-at", tile=tile, place=place)
    return say("site-seen-at", tile=tile, place=place, currency=back, letter=LETTER_OF[back])


def _label(type_: str, price: str, width: int, height: int) -> tuple[str, ...]:
    if height > 1:
        return named_in(type_, width), say("drawn-site", price=price)
    sign = f"({type_[0].upper()})"
    return (sign if width == SHORTEST else f"{sign}{price:>3}",)


FACE: Final = BuildingSitesFace()
