"""Every module has one face in the terminal, which knows all that the module declares, and no other file names it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import alhambra.cli
import alhambra.modules
from alhambra import BOXES, Config, Seeded, apply, legal, new, score, view
from alhambra.boxes.tiles import printed
from alhambra.cli.modules import faces
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.board import draw
from alhambra.cli.palace.deadends import dead_ends
from alhambra.cli.palace.facts import tiles
from alhambra.cli.palace.moves import kinds_of, moves_of
from alhambra.cli.palace.questions import what_now
from alhambra.cli.palace.report import report
from alhambra.cli.palace.sentences import OWN
from alhambra.cli.saying import say, you
from alhambra.cli.sheet.moves import KINDS
from alhambra.cli.sheet.sentences import SENTENCES as SHEET_SENTENCES
from alhambra.core.english import english
from alhambra.core.language import Said, Value
from alhambra.modules import MODULES, folder_of
from alhambra.palace import events as palace_events
from alhambra.sheet import events as sheet_events
from tests.cli.shown import listing
from tests.support.almanac import almanac_game

CLI = Path(alhambra.cli.__file__).parent
FILES = sorted(CLI.rglob("*.py"))
OTHERS = [path for path in FILES if CLI / "modules" not in path.parents]
PHASE = '"draft"'  # of the game, as positions and views have it
# What modules are called, and what only they have
THINGS = (
    "falcon", "certificate", "site", "gate", "plaza", "terrain", "rampart", "pawn", "marker", "half-building", "pile",
)  # fmt: skip
NAMES = [
    re.compile(rf"\b{name.removesuffix('s').replace('-', '[-_ ]')}s?\b", re.IGNORECASE) for name in (*MODULES, *THINGS)
]
EVERY = pytest.mark.parametrize("name", MODULES)


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: str(path.relative_to(CLI)))
def test_no_other_file_of_the_terminal_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "alhambra.modules" not in text
    assert not [word.pattern for word in NAMES if word.search(text.replace(PHASE, "").replace("money pile", ""))]


def test_every_module_has_a_face_and_every_face_a_module() -> None:
    assert set(faces()) == set(MODULES)
    assert all(isinstance(face, Face) for face in faces().values())
    folders = Path(alhambra.modules.__file__).parent
    there = {path.parent.name for path in [*folders.glob("*/terminal.py"), *folders.glob("*/terminal/")]}
    assert there == set(map(folder_of, MODULES))


def test_what_guards_alone_bring_is_in_the_board_that_their_face_holds() -> None:
    brought = {name: {hook for hook in vars(type(face)) if hook in vars(Face)} for name, face in faces().items()}
    guards = brought.pop("guards")
    alone = {hook for hook in guards.difference(*brought.values()) if not hook.startswith("__")}
    assert alone - {"beside"} == {"board"}  # any action that is neither a purchase nor a decision stands beside


@EVERY
def test_a_face_tells_every_event_of_its_module_and_no_other(name: str) -> None:
    assert set(faces()[name].sentences) == {event.__name__ for event in MODULES[name].EVENTS}
    assert set(faces()[name].refills) <= set(faces()[name].sentences)


@EVERY
def test_a_face_knows_every_verb_of_its_module_and_no_other(name: str) -> None:
    assert set(faces()[name].verbs) == set(MODULES[name].VERBS)
    assert all(english().has(f"absent-{verb}") for verb in faces()[name].verbs)


@EVERY
def test_the_groups_of_moves_are_those_of_moves(name: str) -> None:
    face = faces()[name]
    assert bool(face.verbs) == (type(face).move is not Face.move)
    groups = {*face.decisions, *face.purchases, *face.beside}
    assert bool(groups) <= bool(face.verbs)
    assert all(english().has(f"group-{kind}") for kind in (*groups, *kinds_of([]), *KINDS))
    assert not face.board or not face.board.page or english().has(f"absent-{face.board.page}")


def test_the_events_of_the_games_themselves_are_told() -> None:
    assert set(OWN) == {event.__name__ for event in palace_events.EVENTS}
    assert set(SHEET_SENTENCES) == {event.__name__ for event in sheet_events.EVENTS}


def test_every_tile_of_every_box_is_known() -> None:
    assert tiles().keys() - printed().keys() == {"fountain"} and printed().keys() <= tiles().keys()


@pytest.mark.parametrize("box", ["classic", "red-palace"])
@pytest.mark.played
def test_points_are_gained_for_something_that_has_words(box: str) -> None:
    chance, random = Seeded(5), Random(5)
    state = new(Config(box, 2, BOXES[box].modules), chance)
    while state.actor is not None:
        apply(state, random.choice(legal(state)), chance)
    sheet = score(state)
    reasons = {gain.reason for gain in [*sheet.besides, *(gain for held in sheet.past for gain in held.gains)]}
    assert [word for word in reasons if not english().has(f"reason-{word}") and word not in tiles()] == []


def test_arguments_in_english() -> None:
    said: dict[str, Value] = {
        "who": Said("you"),
        "points": 1,
        "segments": 2,
        "count": 3,
        "winners": ["Ann", Said("you")],
        "scores": ["a", "b"],
    }
    assert say(Said("gatehouse-in-wall", said)).startswith("wall: You 1, for 2 segments, and 2 more")
    assert say(Said("victory-shared", said)) == "The game was over and Ann and you shared the victory: a, b."
    assert say(Said("token-drawn", {"tile": "t", "type": "arcades"})) == "t got an arcades token."
    for wrong in (None, True, 1.5, {"a": 1}, [None]):
        with pytest.raises(TypeError):
            say(Said("turn-began", {"who": wrong}))  # type: ignore[dict-item]


def test_a_module_without_a_face_is_played_without() -> None:
    game, chance, random = almanac_game(), Seeded(3), Random(3)
    state, names = game.new(chance), (you(), "Ann")
    told = ""
    while state.actor is not None:
        seen = view(state, state.actor)
        assert "almanac" in seen.modules and draw(seen, names)
        told += listing(moves_of(seen, legal(state)), "all") + "".join(what_now(seen))
        assert dead_ends(state, seen, "sky:") == []
        told += "\n".join(report(apply(state, random.choice(legal(state)), chance), names, seen.types))
    assert "Other" in told and "sky:" in told
