"""Plays tables with gatehouses, sites, certificates and falconers; `python -m tests.support.making_six` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from alhambra.bots import Bot
from alhambra.core.chance import Seeded
from alhambra.core.play import legal, view
from alhambra.modules.building_sites.words import DrawMarkers, PutMarker, StartSite
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import BuyFalcon
from alhambra.modules.gatehouses.words import BuyWithGatehouse, LayGatehouse
from alhambra.palace.actions import Buy, Done, Lay
from alhambra.server.protocol.messages import GameConfig
from tests.support.making_moments import Course, write
from tests.support.moments import ANNA

SIX: Final = GameConfig("classic", ["gatehouses", "building-sites", "exchange-certificates", "falconers"])
SEATS: Final = ("Anna", "greedy", "greedy", "Noor")
BOLD: Final = {
    BuyWithGatehouse: 25,
    StartSite: 25,
    BuyFalcon: 25,
    LayGatehouse: 80,
    Store: 80,
    PutMarker: 80,
}  # percent


class Six(Course):
    def play(self, action: Any) -> None:
        self._draw()  # markers are drawn within a turn
        super().play(action)


def bold(luck: Seeded) -> Callable[[Any, Bot], Any]:
    """Likes what modules bring."""

    def choose(state: Any, bot: Bot) -> Any:
        actions = legal(state)
        for kind, often in BOLD.items():
            mine = [action for action in actions if isinstance(action, kind)]
            if mine and luck.below("mood", 100) < often:
                return mine[luck.below("which", len(mine))]
        return bot.choose(view(state, state.actor), actions)

    return choose


def of(course: Course, kind: type[Any]) -> list[Any]:
    return [action for action in legal(course.table.turn.state) if isinstance(action, kind)]  # type: ignore[union-attr]


def found(name: str, wanted: Callable[[Course], bool]) -> Course:
    """A fresh turn of Anna's that is wanted."""
    for number in count(1):
        course, choose = Six(f"{name} {number}", SEATS, SIX), bold(Seeded(f"{name} {number} bold"))
        while course.table.mover is not None:
            if course.table.mover == ANNA and wanted(course):
                print(f"{name}: seed {number}")
                return course
            course.turn(choose)
    raise AssertionError("no seed")


def three_ways(course: Course) -> bool:
    """A tile can be bought in three ways, and there are a gatehouse, a site and a certificate."""
    seen = view(course.table.turn.state, ANNA)  # type: ignore[union-attr]
    squares = [{action.square for action in of(course, kind)} for kind in (Buy, BuyWithGatehouse, StartSite)]
    laid = {one.tile for one in seen.palaces[ANNA].tiles}
    return bool(
        set.intersection(*squares)
        and laid & set(seen.modules["gatehouses"].laid)
        and laid & set(seen.modules["building-sites"].sites)
        and seen.modules["exchange-certificates"].certificates[ANNA]
    )


def only_a_gatehouse(course: Course) -> None:
    """Buys one and lays its tile."""
    course.play(of(course, BuyWithGatehouse)[0])
    while of(course, LayGatehouse) != legal(course.table.turn.state):  # type: ignore[union-attr]
        course.play(next(one for kind in (Store, Done, Lay) for one in of(course, kind)))


def two_markers(course: Course) -> bool:
    seen = view(course.table.turn.state, ANNA)  # type: ignore[union-attr]
    return bool(of(course, StartSite)) and seen.modules["building-sites"].bag > 1


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    course = found("six", three_ways)
    yield course, "six"
    only_a_gatehouse(course)
    yield course, "six gatehouse"
    course = found("site", two_markers)
    course.play(of(course, StartSite)[0])
    if of(course, Store):
        course.play(of(course, Store)[-1])
    course.play(DrawMarkers())
    yield course, "six markers"
    course = found("falcon", lambda course: bool(of(course, BuyFalcon)))
    yield course, "six falcons"
    course.play(of(course, BuyFalcon)[0])
    yield course, "six falcon"


if __name__ == "__main__":
    write(moments(), "six")
