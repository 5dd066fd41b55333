"""Well-formed actions of the sixth expansion, legal or not, beside those of classic Alhambra."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from alhambra import view
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, StartSite
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import KINDS, BuyFalcon, PayFalcon
from alhambra.modules.gatehouses.words import CORNERS, BuyWithGatehouse, LayGatehouse
from alhambra.palace.actions import Buy
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.support.mutations import Mutations


class SixMutations(Mutations):
    """A source of actions for one state of classic Alhambra with any modules."""

    def __init__(self, state: PalaceState, luck: Random) -> None:
        super().__init__(state, luck)
        modules = view(state, None).modules
        self.notes = "exchange-certificates" in modules
        more: dict[str, list[Callable[[], Any]]] = {
            "gatehouses": [self.gatehouse, self.gate],
            "building-sites": [self.site, self.marker, self.finish],
            "exchange-certificates": [self.store, self.with_note],
            "falconers": [self.falcon, self.pay],
        }
        for name, kinds in more.items():
            if name in modules:
                self.kinds += kinds

    def changed(self, action: Any) -> Any:
        match action:
            case Buy(_, cards) if self.notes and self.luck.random() < 0.3:
                return replace(action, cards=self.noted(cards))
            case BuyWithGatehouse(square) | StartSite(square) if self.luck.random() < 0.3:
                return replace(action, square=square % 4 + 1)
            case FinishSite() if self.luck.random() < 0.3:
                return replace(action, tile=self.tile())
            case BuyWithGatehouse(_, cards) | StartSite(_, cards) | FinishSite(_, cards) if self.luck.random() < 0.3:
                return replace(action, cards=self.noted(cards))
            case BuyWithGatehouse(_, cards) | StartSite(_, cards) | FinishSite(_, cards):
                return replace(action, cards=self.change_cards(cards, self.hand))
            case PayFalcon(cards):
                return PayFalcon(self.change_cards(cards, self.hand))
            case LayGatehouse():
                part = self.luck.choice(["type", "place", "corner"])
                return replace(action, **{part: getattr(self.gate(), part)})
            case BuyFalcon():
                part = self.luck.choice(["kind", "point"])
                return replace(action, **{part: getattr(self.falcon(), part)})
            case Store():
                return self.store()
            case DrawMarkers() | PutMarker():
                return self.marker()
        return super().changed(action)

    def noted(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The same payment with the certificate, or without."""
        without = tuple(card for card in cards if card != "x")
        return without if len(without) < len(cards) and without else (*without, "x")

    def cards(self) -> tuple[str, ...]:
        return self.some([*self.hand, self.card(), "x"], 4) or (self.card(),)

    def with_note(self) -> Buy:
        return Buy(self.luck.randint(1, 4), self.cards())

    def gatehouse(self) -> BuyWithGatehouse:
        return BuyWithGatehouse(self.luck.randint(1, 4), self.cards())

    def gate(self) -> LayGatehouse:
        place = self.luck.choice(self.places)
        return LayGatehouse(self.luck.choice(TYPES), place, self.luck.choice(CORNERS))

    def site(self) -> StartSite:
        return StartSite(self.luck.randint(1, 4), self.cards())

    def marker(self) -> DrawMarkers | PutMarker:
        return DrawMarkers() if self.luck.random() < 0.4 else PutMarker(self.luck.randint(1, 2))

    def finish(self) -> FinishSite:
        return FinishSite(self.tile(), self.cards())

    def store(self) -> Store:
        return Store(self.luck.choice([*"ygbo", "none"]))

    def falcon(self) -> BuyFalcon:
        return BuyFalcon(self.luck.choice(KINDS), self.luck.choice(self.places))

    def pay(self) -> PayFalcon:
        return PayFalcon(self.some([*self.hand, self.card()], 4))
