"""Every module has a face for the bots that weighs its actions, and outside the faces no bot names a module."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

import alhambra.bots
from alhambra import Seeded, apply, legal, view
from alhambra.bots import make_bot
from alhambra.bots.face import Face
from alhambra.bots.modules import FACES, faces_of
from alhambra.bots.palace import weighing as palace
from alhambra.bots.sheet import weighing as sheet
from alhambra.core.errors import AlhambraError
from alhambra.modules import MODULES, folder_of
from alhambra.palace import actions as palace_actions
from alhambra.sheet import actions as sheet_actions
from tests.support.omens import Omen, OmensModule, omens_game
from tests.support.sets import every_module

BOTS = Path(alhambra.bots.__file__).parent
OF_MODULES = {BOTS / "modules", BOTS / "senses"}
FILES = sorted(path for path in BOTS.rglob("*.py") if OF_MODULES.isdisjoint(path.parents))
# What a module is called, and one of the things that it is called after
NAMES = {name: re.compile(rf"\b{name.removesuffix('s').replace('-', '[-_ ]')}s?\b") for name in MODULES}
# Things that only modules have
THINGS = re.compile(r"\b(falcon|site|marker|certificate|plaza|terrain|half.building|ability|abilitie|gate|section)s?\b")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(BOTS)))
def test_no_file_of_the_bots_but_faces_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "alhambra.modules" not in text
    assert not [name for name, word in NAMES.items() if word.search(text)]
    assert not THINGS.search(text.replace("plan.gates", ""))


def test_every_module_has_a_face_and_nothing_else_has() -> None:
    assert set(FACES) == set(MODULES) == set(every_module())
    files = {path.stem for path in (BOTS / "modules").iterdir() if not path.name.startswith("__")}
    assert files == {folder_of(name) for name in MODULES}


@pytest.mark.parametrize("name", MODULES)
def test_a_face_weighs_the_actions_of_its_module_and_no_others(name: str) -> None:
    assert set(FACES[name].weighers) == set(MODULES[name].ACTIONS)


def test_every_action_of_the_games_is_weighed() -> None:
    assert set(palace.WEIGHERS) == set(palace_actions.ACTIONS)
    assert set(sheet.WEIGHERS) == set(sheet_actions.ACTIONS)


def test_no_two_faces_say_something_about_the_same_tile() -> None:
    every = faces_of(MODULES)
    assert len(every.gains) == sum(len(face.gains) for face in FACES.values())
    assert len(every.in_reserve) == sum(len(face.in_reserve) for face in FACES.values())


def test_every_hook_is_used_by_some_face() -> None:
    hooks = {hook.name for hook in fields(Face) for face in FACES.values() if getattr(face, hook.name)}
    assert hooks == {hook.name for hook in fields(Face)} - {"tiles"}  # those of the boxes are in the catalogue


class TestModulesOfOnesOwn:
    def test_without_a_face_greedy_refuses_and_says_how_to_give_it_one(self) -> None:
        state = omens_game().new(Seeded("omens"))
        with pytest.raises(AlhambraError, match=r"^Greedy has no face for the module 'quiet': give it one, .*\.$"):
            make_bot("greedy", "a").choose(view(state, state.actor), legal(state))

    def test_with_one_greedy_plays(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(FACES, "quiet", Face())
        omens = Face(
            weighers={Omen: lambda outlook, action: 3.0 * (action.what == "draw")}, tiles=OmensModule().tiles()
        )
        monkeypatch.setitem(FACES, "omens", omens)
        chance = Seeded("omens")
        state = omens_game().new(chance)
        bots = [make_bot("greedy", str(seat)) for seat in range(3)]
        chosen = set()
        while state.actor is not None:
            action = bots[state.actor].choose(view(state, state.actor), legal(state))
            apply(state, action, chance)
            chosen.add(action)
        assert Omen("draw") in chosen
