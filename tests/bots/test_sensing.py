"""Every module has a sense for the bots, and no file of the bots names a module."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import alhambra.bots
from alhambra import Seeded, apply, legal, view
from alhambra.bots import BOTS, OTHERS, Budget, make_bot
from alhambra.bots.heuristic.sense import Sense
from alhambra.bots.sensing import sense_of
from alhambra.modules import MODULES
from tests.support.omens import omens_game
from tests.support.sets import every_module

FOLDER = Path(alhambra.bots.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))
# What a module is called, and one of the things that it is called after
NAMES = {name: re.compile(rf"\b{name.removesuffix('s').replace('-', '[-_ ]')}s?\b") for name in MODULES}
LOOKED_UP = "from alhambra.modules import part\n"  # in `sensing`
# Things that only modules have
THINGS = re.compile(r"\b(falcon|site|marker|certificate|plaza|terrain|half.building|ability|abilitie|gate|section)s?\b")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_file_of_the_bots_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "alhambra.modules" not in text.replace(LOOKED_UP, "")
    assert not [name for name, word in NAMES.items() if word.search(text)]
    assert not THINGS.search(text.replace("plan.gates", ""))


@pytest.mark.parametrize("name", MODULES)
def test_every_module_has_a_sense(name: str) -> None:
    assert isinstance(sense_of(name)(every_module()[name]), Sense)


def test_what_says_nothing_to_bots_has_a_neutral_one() -> None:
    assert sense_of("bridges") is sense_of("score-tiles") is Sense


@pytest.mark.parametrize("name", [*BOTS, *OTHERS])
def test_a_game_that_cannot_be_imagined_is_played_by_luck(name: str) -> None:
    """None of the legal actions is better than another, so in the end every bot takes each of them."""
    chance = Seeded("omens")
    state = omens_game().new(chance)
    look, actions = view(state, state.actor), legal(state)
    assert {make_bot(name, str(seed)).choose(look, actions) for seed in range(100)} == set(actions)
    bots = [make_bot(name, str(seat), budget=Budget(playouts=2)) for seat in range(3)]
    while state.actor is not None:
        apply(state, bots[state.actor].choose(view(state, state.actor), legal(state)), chance)
