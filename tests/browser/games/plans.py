"""The games that are played through the page, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
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
    people: int = 1
    """At one device, in turn; the others are bots."""
    kept: bool = False
    """Played by `make test` too."""
    abilities: tuple[str, ...] = ()
    """Of the guard board; which others lie there is luck."""

    @property
    def name(self) -> str:
        """For its record."""
        what = "all" if len(self.modules) > 1 else "".join(self.modules)
        options = [value for _, value in self.options]
        shared = f"{self.people}_people" if self.people > 1 else ""
        parts = [self.box, what, *options, str(self.seats), shared, self.screen.name, self.way, self.locale]
        return "-".join(part.replace("-", "_") for part in parts if part)


EVERY: Final = tuple(BOXES["classic"].modules)
FULL: Final = (("guard-board", "full"), ("scoring", "tiles"))
FIRST: Final = (("guard-board", "first-game"), ("scoring", "classic"))

RED_KEPT: Final = ((PHONE, 2, FULL),)
CLASSIC_KEPT: Final = ((DESKTOP, ("building-sites",)),)
SHEETS_KEPT: Final = (5, PHONE)  # the fewest rounds
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


def _sheets() -> list[Plan]:
    """Alone in every variant, with others, at one device; by keys, by what is told, and in French."""
    alone = [(1, (("fictitious", number), ("solo", "score"))) for number in ("2", "3", "4")]
    tables = [*alone, (1, (("fictitious", "2"), ("solo", "duel"))), (2, ()), (3, ()), (5, ())]
    sheets = partial(Plan, "roll-and-write")
    return [
        *(
            sheets(seats, screen, options=options, kept=(seats, screen) == SHEETS_KEPT)
            for screen in (PHONE, DESKTOP)
            for seats, options in tables
        ),
        sheets(2, PHONE, people=2),
        sheets(3, DESKTOP, people=3),
        sheets(3, DESKTOP, way="keys"),
        sheets(2, DESKTOP, way="tree"),
        sheets(3, PHONE, locale="fr-FR"),
    ]


PLANS: Final = (*_red(), *_classic(), *_otherwise(), *_sheets())
