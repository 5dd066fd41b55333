"""Plays tables into every kind of unfinished decision; `python -m tests.support.making_steps` writes them.

Each is called by its step (`tests/support/steps.py`). Everybody likes what begins something; all modules are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from alhambra.bots import Bot
from alhambra.core.chance import Seeded
from alhambra.core.play import legal, view
from alhambra.modules.guards.actions import Use
from alhambra.palace.actions import Done, Lay, Take
from alhambra.server.protocol.messages import GameConfig
from tests.support.making_moments import Course, write
from tests.support.making_red_moments import FULL, THREE, act, bought, found, settled, usable
from tests.support.making_six import Six
from tests.support.moments import ANNA
from tests.support.sets import legal_sets
from tests.support.steps import every_step, step_of


def everything(box: str) -> list[str]:
    """All modules that can be played together."""
    largest: tuple[str, ...] = max(legal_sets(box), key=len)
    return list(largest)


SEATS: Final = ("Anna", "greedy", "Noor")
CALM: Final = (Take, Lay, Done)
MANY: Final = 2  # ways to go on, where a step can have them
FORCED: Final = ("building-sites draw",)
RARE: Final = ("exchange", "preview-purchase", "half-building")
LONG: Final = 500  # entries of a log
GAMES: Final = (
    GameConfig("red-palace", everything("red-palace"), {"guard-board": "full"}),
    GameConfig("red-palace", everything("red-palace")),
    GameConfig("classic", everything("classic")),
)


def eager(luck: Seeded, missing: set[str]) -> Callable[[Any, Bot], Any]:
    """An ability that is missing, often what is not calm, and else what a bot would do."""

    def choose(state: Any, bot: Bot) -> Any:
        actions = legal(state)
        wanted = [one for one in actions if isinstance(one, Use) and f"guards {one.ability} pay" in missing]
        if wanted:
            return wanted[luck.below("ability", len(wanted))]
        kinds = sorted({type(one) for one in actions if not isinstance(one, CALM)}, key=lambda kind: kind.__name__)
        if kinds and luck.below("mood", 100) < 50:
            chosen = kinds[luck.below("kind", len(kinds))]
            mine = [one for one in actions if type(one) is chosen]
            return mine[luck.below("which", len(mine))]
        return bot.choose(view(state, state.actor), actions)

    return choose


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    yield from careful_ones()
    yield from eager_ones(every_step() - {f"guards {ability} pay" for ability in RARE})


def careful_ones() -> Iterator[tuple[Course, str]]:
    """Who spends guards at once never has enough of them."""
    for ability in RARE:
        yield begun(ability), f"step guards {ability} pay"


def begun(ability: str) -> Course:
    """Anna uses an ability; no guard is paid yet."""
    if ability == "exchange":
        course = bought(THREE, FULL, ability)
    else:
        course = found(THREE, FULL, lambda seen, state: settled(seen) and ability in usable(state))
    act(course, lambda action: isinstance(action, Use) and action.ability == ability)
    return course


def eager_ones(missing: set[str]) -> Iterator[tuple[Course, str]]:
    for number in count(1):
        game = GAMES[number % len(GAMES)]
        course, choose = Six(f"steps {number}", SEATS, game), eager(Seeded(f"steps {number} eager"), missing)
        while course.table.mover is not None and missing and len(course.entries) < LONG:
            turn = course.table.turn
            assert turn is not None
            while not turn.ready:
                step = step_of(turn.state) if course.table.mover == ANNA else None
                if step in missing and len(legal(turn.state)) >= (1 if step in FORCED else MANY):
                    print(f"{step}: seed {number}, {len(course.entries)} entries", flush=True)
                    missing.remove(step)
                    yield course, f"step {step}"
                course.play(choose(turn.state, course.bots[course.table.mover]))
            course.commit()
        if not missing:
            return


if __name__ == "__main__":
    write(moments(), "steps")
