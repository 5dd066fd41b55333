"""Views as JSON: the bytes that the server writes, and the same view when they are read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from alhambra import BOXES, Config, Seeded, legal, new, view
from alhambra.bots import make_bot
from alhambra.palace.views import View as PalaceView
from alhambra.wire import read_view, write_view
from alhambra.wire.reading import read
from tests.support.sets import legal_sets

SETS = [
    (box, modules)
    for box in BOXES
    # The largest sets, so that every module is there.
    for modules in [sets for sets in legal_sets(box) if not any(set(sets) < set(other) for other in legal_sets(box))]
]
GAMES = [(box, modules, BOXES[box].seats[0] + number % 2) for number, (box, modules) in enumerate(SETS)]


def shown(box: str, modules: tuple[str, ...], seats: int, seed: int = 0) -> Iterator[Any]:
    """The views of each seat and of a spectator, with and without memory, in the course of a game to its end."""
    luck, chance = Random(f"{box}/{modules}/{seats}/{seed}"), Seeded(f"{box}/{seats}/{seed}")
    state = new(Config(box, seats, modules), chance)
    bot = make_bot("good", "1")  # whose games have everything in them, unlike random ones
    while state.actor is not None:
        actions = legal(state)
        sensible = luck.random() < 0.8
        action = bot.choose(view(state, state.actor), actions) if sensible else luck.choice(actions)
        state.game.play(state, state.game.code(state, action), chance)
        if luck.random() < 0.05 or state.actor is None:
            for seat in (*range(seats), None):
                yield from (view(state, seat), view(state, seat, memory=True))


def test_every_module_is_played_with() -> None:
    for box, one in BOXES.items():
        assert {*one.modules} <= {name for of_box, modules, _ in GAMES for name in modules if of_box == box}


@pytest.mark.parametrize(("box", "modules", "seats"), GAMES)
def test_the_bytes_are_those_of_the_server(box: str, modules: tuple[str, ...], seats: int) -> None:
    for seen in shown(box, modules, seats):
        text = write_view(seen)
        assert text.encode() == msgspec.json.encode(seen)
        read = read_view(json.loads(text))
        assert read == seen
        assert write_view(read) == text, "types count, not only values"


def test_secrets_were_seen() -> None:
    """The views above contain secrets of a single seat; otherwise secrets would not be tested."""
    wanted = {"drawn", "put_back", "sites", "memory", "hand", "shown_hands"}
    found: set[str] = set()
    with_sites = [game for game in GAMES if "building-sites" in game[1]]
    for seed, game in product(range(20), with_sites):
        for seen in shown(*game, seed):
            parts = (seen, seen.modules["building-sites"])
            found |= {name for part in parts for name in wanted if getattr(part, name, None)}
        if found == wanted:
            return
    assert found == wanted


def a_view() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(write_view(view(new(Config("classic", 2, ("medinas",)), Seeded(1)), 0)))
    return data


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": "0"},
        {"earned": 1},
        {"actor": True},
        {"hand": "b1"},
        {"hand": [1]},
        {"palaces": [{"tiles": []}]},
        {"types": []},
        {"modules": {"nobody": 1}},
        {"modules": {"medinas": ["one"]}},
        {"modules": None},
        {"memory": 3},
        {"sheets": []},
    ],
)
def test_what_is_no_view_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_view({**a_view(), **wrong})


@pytest.mark.parametrize("wrong", [None, 3, "view", [], {}])
def test_other_values_are_no_view(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_view(wrong)


def test_what_a_later_view_tells_more_is_left_out() -> None:
    seen = read_view({**a_view(), "weather": "fair"})
    assert isinstance(seen, PalaceView)
    assert json.loads(write_view(seen)) == a_view()


def test_what_a_compiled_class_does_not_say_is_read_as_views_have_it() -> None:
    """mypyc reduces `dict[str, tuple[str, ...]]` to `dict`."""
    assert read(dict, {"1": ["g1", ["b5"]], "2": None}) == {"1": ("g1", ("b5",)), "2": None}
    assert read(tuple, [1, [2]]) == (1, (2,))


def test_a_module_that_shows_nothing_is_read() -> None:
    assert read(None, None) is None
    with pytest.raises(ValueError, match="is not"):
        read(None, 1)
