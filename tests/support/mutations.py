"""Well-formed actions, legal or not: made of what lies on the table, and of legal actions with one thing changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from alhambra import view
from alhambra.modules.bazaars.words import BuyBazaar
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.cards import KINDS, card_word
from alhambra.palace.state import PalaceState
from tests.oracle.geometry import neighbours
from tests.oracle.table import place_name, square_of


class Mutations:
    """A source of actions for one state."""

    def __init__(self, state: PalaceState, luck: Random) -> None:
        self.luck = luck
        seen = view(state, state.actor)
        seat = seen.turn
        self.hand: list[str] = list(seen.hand)
        self.display: list[str] = [card for card in seen.display if card]
        laid: list[str] = [one.tile for one in seen.palaces[seat].tiles]
        self.tiles: list[str] = [*laid, *seen.reserves[seat], *seen.asides[seat]]
        self.tiles += [tile for tile in seen.market if tile] + [luck.choice(state.kit.tiles.names), "nonsense"]
        self.bazaars: list[str] = (
            [one.tile for one in seen.modules["bazaars"].beside] if "bazaars" in seen.modules else []
        )
        self.kinds: list[Callable[[], Any]] = [self.take, self.buy, self.lay, self.keep, self.give, self.remove]
        self.kinds += [self.swap, self.end]
        if "bazaars" in seen.modules:
            self.kinds.append(self.bazaar)
        near = {square_of(one.place) for one in seen.palaces[seat].tiles}
        near |= {beside for square in near for beside in neighbours(square)}
        self.places = [place_name(square) for square in sorted(near)] + ["n126w126"]

    def random(self) -> Any:
        """An action of any kind."""
        return self.luck.choice(self.kinds)()

    def changed(self, action: Any) -> Any:
        """The same action but for one thing."""
        match action:
            case Take(cards):
                return Take(self.change_cards(cards, self.display))
            case Buy(square, cards) if self.luck.random() < 0.3:
                return Buy(square % 4 + 1, cards)
            case Buy(square, cards):
                return Buy(square, self.change_cards(cards, self.hand))
            case BuyBazaar(tile, cards) if self.luck.random() < 0.3:
                return BuyBazaar(self.luck.choice(self.bazaars), cards)
            case BuyBazaar(tile, cards):
                return BuyBazaar(tile, self.change_cards(cards, self.hand))
            case Lay() if self.luck.random() < 0.7:
                return replace(action, place=self.luck.choice(self.places))
            case Lay() | Keep() | Give() | Remove():
                return replace(action, tile=self.luck.choice(self.tiles))
            case Swap() if self.luck.random() < 0.5:
                return replace(action, old=self.luck.choice(self.tiles))
            case Swap():
                return replace(action, new=self.luck.choice(self.tiles))
        return self.end()

    def change_cards(self, cards: tuple[str, ...], others: list[str]) -> tuple[str, ...]:
        """One card more, less or other."""
        more = [self.luck.choice(others)] if others and self.luck.random() < 0.7 else [self.card()]
        less = list(cards)
        less.pop(self.luck.randrange(len(less)))
        return tuple(self.luck.choice([less or more, less + more, [*cards, *more]]))

    def card(self) -> str:
        return card_word(self.luck.randrange(KINDS))

    def some(self, cards: list[str], most: int) -> tuple[str, ...]:
        return tuple(self.luck.sample(cards, self.luck.randint(0, min(most, len(cards)))))

    def tile(self) -> str:
        return self.luck.choice(self.tiles)

    def take(self) -> Take:
        return Take(self.some([*self.display, self.card()], 4))

    def buy(self) -> Buy:
        return Buy(self.luck.randint(1, 4), self.some([*self.hand, self.card()], 5))

    def bazaar(self) -> BuyBazaar:
        cards = self.some([*self.hand, self.card()], 3) or (self.card(),)
        return BuyBazaar(self.luck.choice([*self.bazaars, self.tile()]), cards)

    def lay(self) -> Lay:
        return Lay(self.tile(), self.luck.choice(self.places))

    def keep(self) -> Keep:
        return Keep(self.tile())

    def give(self) -> Give:
        return Give(self.tile())

    def remove(self) -> Remove:
        return Remove(self.tile())

    def swap(self) -> Swap:
        return Swap(self.tile(), self.tile())

    def end(self) -> Done | Pass:
        return Done() if self.luck.random() < 0.5 else Pass()
