"""The games that are played through the page, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from alhambra import BOXES
from tests.browser.screens import DESKTOP, PHONE, Screen

Way = Literal["touch", "keys", "tree"]


@dataclass(frozen=True)
class Plan:
    box: str
    seats: int
    screen: Screen
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    way: Way = "touch"
    locale: str = "en-GB"
    kept: bool = False
    """Played by `make test` too."""
    abilities: tuple[str, ...] = ()
    """Of the guard board; which others lie there is luck."""

    @property
    def name(self) -> str:
        """For its record."""
        what = "all" if len(self.modules) > 1 else "".join(self.modules)
        options = [value for _, value in self.options]
        parts = [self.box, what, *options, str(self.seats), self.screen.name, self.way, self.locale]
        return "-".join(part.replace("-", "_") for part in parts if part)


EVERY: Final = tuple(BOXES["classic"].modules)
FULL: Final = (("guard-board", "full"), ("scoring", "tiles"))
FIRST: Final = (("guard-board", "first-game"), ("scoring", "classic"))

RED_KEPT: Final = ((PHONE, 2, FULL), (DESKTOP, 2, FIRST))
CLASSIC_KEPT: Final = ((PHONE, ("gatehouses",)), (DESKTOP, ("building-sites",)))
# Each ability that the first game has not got lies on two boards that are played by touch, the German one among them.
ABILITIES: Final = {
    (PHONE, 2, FULL): ("march", "preview-purchase"),
    (PHONE, 4, FULL): ("exchange", "half-building"),
    (DESKTOP, 2, FULL): ("march", "new-token"),
    (DESKTOP, 4, FULL): ("exchange", "preview-purchase"),
}


def _red() -> list[Plan]:
    every = [
        (screen, seats, options)
        for screen in (PHONE, DESKTOP)
        for seats, options in ((2, FULL), (2, FIRST), (4, FULL), (4, FIRST))
    ]
    return [
        Plan("red-palace", one[1], one[0], (), one[2], kept=one in RED_KEPT, abilities=ABILITIES.get(one, ()))
        for one in every
    ]


def _classic() -> list[Plan]:
    """Each module alone, and all of them."""
    sets = [*((module,) for module in EVERY), EVERY]
    screens = [(screen, modules) for screen in (PHONE, DESKTOP) for modules in sets]
    return [Plan("classic", 3, *one, kept=one in CLASSIC_KEPT) for one in screens]


def _otherwise() -> list[Plan]:
    """By keys, by what a screen reader is told, and in German."""
    red = Plan("red-palace", 2, PHONE, BOXES["red-palace"].modules, FULL, abilities=("half-building", "new-token"))
    whole = Plan("classic", 2, PHONE, EVERY)
    return [
        plan
        for one in (red, whole)
        for plan in (
            replace(one, screen=DESKTOP, way="keys"),
            replace(one, screen=DESKTOP, way="tree"),
            replace(one, locale="de-DE"),
        )
    ]


PLANS: Final = (*_red(), *_classic(), *_otherwise())
