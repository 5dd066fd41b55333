"""Bazaars in the terminal: what each costs now, and which types count around it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from alhambra.boxes.tiles import printed
from alhambra.cli.messages import Fields, Names, Sentence, of, who
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.deadends import refused, said_as
from alhambra.cli.palace.facts import LETTER_OF
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import paid_with, payment_text
from alhambra.cli.palace.tile import Tile
from alhambra.cli.palace.verbs import Verb, priced
from alhambra.cli.saying import say
from alhambra.cli.text import Row
from alhambra.core.language import Said, Value
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.modules.bazaars.words import BazaarReason, BazaarView, BuyBazaar
from alhambra.palace.views import View

BESIDE: Final = 5  # behind the four squares of the market


def _bought(fields: Fields, names: Names) -> Said:
    said = {"who": who(fields, names), "tile": fields["tile"], "price": fields["price"]}
    said |= {"currency": printed()[fields["tile"]]["currency"], **paid_with(fields["cards"], exact=True)}
    return Said("bazaar-bought", said)


def _dead_end(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = words or [one.tile for one in view.modules["bazaars"].beside]
    refusals = refused(state, [BuyBazaar(tile, ()) for tile in tiles or ("",)])
    if not tiles and refusals[0].code == BazaarReason.NOT_ON_MARKET.value:
        return said_as(refusals, Message("no-bazaar"))
    return refusals


class BazaarsFace(Face):
    """Bazaars lie beside the board until somebody buys them."""

    order: ClassVar[int] = 1
    sentences: ClassVar[Mapping[str, Sentence]] = {
        "BazaarTurnedUp": of("bazaar-turned-up", "tile"),
        "BazaarBought": _bought,
    }
    verbs: ClassVar[Mapping[str, Verb]] = {"bazaar": Verb(priced, _dead_end)}
    examples: ClassVar[tuple[str, ...]] = ("bazaar {tile} o3 o4",)

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        if not isinstance(action, BuyBazaar):
            return None
        return Move(action, "buy", action.tile, payment_text(action.cards, 0), rank=(BESIDE, ""), paying=True)

    def printed(self, data: Mapping[str, Any]) -> Tile:
        return Tile("bazaar", 0, data["walls"], letters="baz")

    def rows(self, view: View) -> list[Row]:
        lying: tuple[BazaarView, ...] = view.modules["bazaars"].beside
        return [Row("" if line else say("row-beside"), [_priced(one)], "") for line, one in enumerate(lying)]


def _priced(bazaar: BazaarView) -> str:
    said: dict[str, Value] = {"tile": bazaar.tile, "currency": bazaar.currency, "types": bazaar.types}
    said["letter"] = LETTER_OF[bazaar.currency]
    return say("bazaar-priced", **said, price=bazaar.price) if bazaar.price else say("bazaar-priceless", **said)


FACE: Final = BazaarsFace()
