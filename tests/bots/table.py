"""Whole games between bots, and views of a table made up for one question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from alhambra import Config, Seeded, legal, new, view, word
from alhambra.bots import Bot, Budget, make_bot
from alhambra.bots.greedy import weighed
from alhambra.bots.imagining import root_of
from alhambra.core.data import load
from alhambra.palace.views import LaidTile, PalaceView, View


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over."""

    words: list[str]
    winners: list[int]
    points: list[int]


def play(
    seats: int,
    names: Sequence[str],
    seed: str,
    modules: tuple[str, ...] = (),
    box: str = "classic",
    options: tuple[tuple[str, str], ...] = (),
    playouts: int = 600,
) -> Played:
    """A game between bots, one a seat. Whatever they choose has to be legal."""
    budget = Budget(playouts=playouts)
    bots: list[Bot] = [make_bot(name, f"{seed}/{seat}", budget=budget) for seat, name in enumerate(names)]
    chance = Seeded(seed)
    state = new(Config(box, seats, modules, options), chance)
    game = state.game
    words: list[str] = []
    while state.actor is not None:
        codes, actions = game.codes(state), legal(state)
        bot = bots[state.actor]
        action = bot.choose(view(state, state.actor, bot.remembers), actions)
        words.append(word(state, action))
        game.play(state, codes[actions.index(action)], chance)
    return Played(words, game.winners(state), game.points(state))


def palace(*words: str) -> PalaceView:
    """A palace of tiles written as `tower-10@e1`; the fountain is there already. Bots work its wall out."""
    laid = [word.split("@") for word in ("fountain@c", *words)]
    return PalaceView(tuple(LaidTile(tile, place) for tile, place in laid), 0)


def weigh(view: View, *actions: Any) -> list[float]:
    """What greedy thinks of some actions."""
    root = root_of(view)
    assert root is not None
    return weighed(root, actions)


TABLE = View(
    seat=0,
    seats=3,
    actor=0,
    turn=0,
    phase="act",
    bound=None,
    earned=False,
    ending=False,
    next_scoring=1,
    market=(None, None, None, None),
    display=(None, None, None, None),
    hand=(),
    hand_sizes=(0, 0, 0),
    shown_hands=(),
    palaces=(palace(), palace(), palace()),
    types={tile["id"]: tile["type"] for tile in load("classic_tiles.json")["tiles"]},
    walls={},
    reserves=((), (), ()),
    asides=((), (), ()),
    neutral=None,
    scores=(0, 0, 0),
    supply_left=40,
    money_left=70,
    discards_left=0,
    memory=None,
    modules={},
)


def table(**changes: Any) -> View:
    """A table of three at the start, with nothing on it but what is said."""
    return replace(TABLE, **changes)


def table_with(palace_: PalaceView, **modules: Any) -> View:
    """The same with a palace of mine, and modules that show what is said; `_` in their names is `-`."""
    named = {name.replace("_", "-"): part for name, part in modules.items()}
    return table(palaces=(palace_, palace(), palace()), modules=named)


def table_of_two(**changes: Any) -> View:
    """A table of two with a neutral player, likewise."""
    two = replace(
        TABLE,
        seats=2,
        hand_sizes=(0, 0),
        palaces=(palace(), palace()),
        reserves=((), ()),
        asides=((), ()),
        neutral=(),
        scores=(0, 0, 0),
    )
    return replace(two, **changes)
