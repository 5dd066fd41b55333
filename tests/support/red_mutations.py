"""Well-formed actions of The Red Palace, legal or not."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from alhambra import view
from alhambra.modules.draft.rules import ChoosePile
from alhambra.modules.guards.actions import HOW, BuyPreview, March, Pay, PutWall, Use
from alhambra.modules.guards.board import NAMES
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.support.mutations import Mutations
from tests.support.six_mutations import SixMutations


class RedMutations(Mutations):
    """A source of actions for one state of The Red Palace."""

    def __init__(self, state: PalaceState, luck: Random) -> None:
        super().__init__(state, luck)
        seen = view(state, state.actor)
        shown = seen.modules["guards"]
        self.abilities: list[str] = [ability.name for ability in shown.abilities]
        self.tiles += [tile for tile in seen.modules["preview"] if tile]
        self.guards = [f"{tile}-{side}" for tile, sides in shown.guards.items() for side in sides]
        self.kinds += [self.use, self.use, self.pay, self.preview, self.march, self.wall, self.pile]

    def changed(self, action: Any) -> Any:
        match action:
            case Use(ability, details) if details and self.luck.random() < 0.8:
                at = self.luck.randrange(len(details))
                other = self.detail(HOW[ability][at])
                return Use(ability, (*details[:at], other, *details[at + 1 :]))
            case Use() | Pay() | PutWall() | ChoosePile():
                return {Use: self.use, Pay: self.pay, PutWall: self.wall, ChoosePile: self.pile}[type(action)]()
            case BuyPreview() if self.luck.random() < 0.3:
                return replace(action, square=action.square % 3 + 1)
            case BuyPreview(_, cards):
                return replace(action, cards=self.change_cards(cards, self.hand))
            case March() if self.luck.random() < 0.5:
                return replace(action, guard=self.side())
            case March():
                return replace(action, to=self.side())
        return super().changed(action)

    def detail(self, kind: str) -> str:
        if kind == "CARD":
            return self.luck.choice([*self.hand, *self.display, self.card()])
        if kind == "TYPE":
            return self.luck.choice(TYPES)
        return self.tile() if kind == "TILE" else str(self.luck.randint(1, 4))

    def side(self) -> str:
        """A guard, or any side of any tile."""
        if self.guards and self.luck.random() < 0.5:
            return self.luck.choice(self.guards)
        return f"{self.tile()}-{self.luck.choice('NESW')}"

    def use(self) -> Use:
        ability = self.luck.choice(self.abilities if self.luck.random() < 0.8 else NAMES)
        return Use(ability, tuple(self.detail(kind) for kind in HOW.get(ability, ())))

    def pay(self) -> Pay:
        return Pay(self.side())

    def preview(self) -> BuyPreview:
        return BuyPreview(self.luck.randint(1, 3), self.some([*self.hand, self.card()], 3) or (self.card(),))

    def march(self) -> March:
        return March(self.side(), self.side())

    def wall(self) -> PutWall:
        return PutWall(self.side())

    def pile(self) -> ChoosePile:
        return ChoosePile(self.luck.randint(1, 6))


def mutations_of(state: PalaceState, luck: Random) -> Mutations:
    """A source of actions that fits the box."""
    red = any(module.name == "guards" for module in state.kit.modules)
    return RedMutations(state, luck) if red else SixMutations(state, luck)
