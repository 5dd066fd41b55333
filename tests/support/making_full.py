"""Plays the tables with everything switched on; `python -m tests.support.making_full` writes them.

Anna hoards money and keeps tiles, and likes what modules bring; the others are careful bots that often save.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from alhambra.bots import Bot
from alhambra.core.chance import Seeded
from alhambra.core.play import apply, copy, legal, view
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import BuyFalcon
from alhambra.palace.actions import Done, Keep, Lay, Take
from alhambra.palace.views import View
from alhambra.server.protocol.messages import GameConfig
from tests.support.hoarding import careful, hoard, market, purchases, save
from tests.support.making_moments import Course, write
from tests.support.making_red_moments import guards
from tests.support.making_six import BOLD, Six
from tests.support.moments import ANNA

RED: Final = GameConfig("red-palace", ["camps", "bazaars", "medinas"], {"guard-board": "full"})
EIGHT: Final = GameConfig(
    "classic",
    [
        "score-tiles",
        "camps",
        "bazaars",
        "medinas",
        "gatehouses",
        "building-sites",
        "exchange-certificates",
        "falconers",
    ],
)
SEATS: Final = ("Anna", *["greedy"] * 4, "Maximiliane von Habsburg")
SAVING: Final = 85  # of a hundred turns of the others
LEANING: Final = {
    kind: 40 if kind is BuyFalcon else often // 3 if often < 50 else often for kind, often in BOLD.items()
}  # percent

CARDS: Final = 11  # in Anna's hand
BUILT: Final = 9  # tiles of her palace
Choice = Callable[[Any, Bot], Any]


def curious(luck: Seeded, otherwise: Choice) -> Choice:
    """Likes what modules bring."""

    def choose(state: Any, bot: Bot) -> Any:
        actions = legal(state)
        for kind, often in LEANING.items():
            mine = [action for action in actions if isinstance(action, kind)]
            if mine and luck.below("mood", 100) < often:
                return mine[luck.below("which", len(mine))]
        return otherwise(state, bot)

    return choose


def thrifty(state: Any, bot: Bot) -> Any:
    """Builds a palace, then hoards, where there is a choice between money and tiles."""
    seen: View = view(state, ANNA)
    if len(seen.palaces[ANNA].tiles) < BUILT:
        return careful(state, bot)
    if any(isinstance(action, Take) for action in legal(state)):
        return hoard(state, bot)
    keeps = [action for action in legal(state) if isinstance(action, Keep)]
    return keeps[0] if keeps else careful(state, bot)


def found(name: str, first: int, game: GameConfig, wanted: Callable[[Any], bool]) -> Course:
    """A fresh turn of Anna's that is wanted."""
    for number in count(first):
        course, luck = Six(f"{name} {number}", SEATS, game), Seeded(f"{name} {number} bold")
        while course.table.mover is not None and course.table.turn is not None:
            if course.table.mover == ANNA and wanted(course.table.turn.state):
                print(f"{name}: seed {number}", flush=True)
                return course
            saving = luck.below("saving", 100) < SAVING
            course.turn(curious(luck, thrifty if course.table.mover == ANNA else save if saving else careful))
    raise AssertionError("no seed")


def many(seen: View) -> bool:
    """A table in mid-game, with many cards."""
    return (
        seen.phase == "act"
        and len(seen.hand) >= CARDS
        and len(seen.palaces[ANNA].tiles) >= BUILT
        and seen.supply_left > 4
        and all(seen.market)
        and len(seen.modules["bazaars"].beside) >= 1
        and any(camp.seat == ANNA for camp in seen.modules["camps"])
    )


def red(state: Any) -> bool:
    seen = view(state, ANNA)
    return many(seen) and guards(seen) >= 2 and _prices(state) and bool(leads_to_laying(state))


def eight(state: Any) -> bool:
    seen = view(state, ANNA)
    laid = {one.tile for one in seen.palaces[ANNA].tiles}
    return bool(
        many(seen)
        and laid & set(seen.modules["gatehouses"].laid)
        and laid & set(seen.modules["building-sites"].sites)
        and seen.modules["exchange-certificates"].certificates[ANNA]
        and _prices(state)
        and bool(leads_to_laying(state))
    )


def _prices(state: Any) -> bool:
    return {"over", "dear"} <= set(market(state).values())


def leads_to_laying(state: Any) -> list[Any]:
    """A purchase and what follows on it, until its tile can be laid."""
    for action in purchases(state, 1):
        after, played = copy(state), list[Any]([action])
        apply(after, action, Seeded(1))
        while not any(isinstance(one, Lay) for one in legal(after)) and after.actor == ANNA:
            waits = [one for one in legal(after) if isinstance(one, (Done, Store))]
            if not waits:
                break
            played.append(waits[-1])
            apply(after, waits[-1], Seeded(1))
        else:
            if after.actor == ANNA:
                return played
    return []


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    for name, first, game, wanted in (("red", 35, RED, red), ("all", 13, EIGHT, eight)):
        course = found(f"{name} full", first, game, wanted)
        yield course, f"{name} full"
        for action in leads_to_laying(course.table.turn.state):  # type: ignore[union-attr]
            course.play(action)
        yield course, f"{name} full laying"


if __name__ == "__main__":
    write(moments(), "full")
