"""The sense of the guard board: its abilities are weighed, its guards are counted, and worlds go on from any moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from alhambra import Config, Seeded, copy, legal, view
from alhambra.bots.heuristic.palace.majorities import Worths
from alhambra.bots.heuristic.palace.outlook import Outlook
from alhambra.bots.heuristic.palace.policy import PalacePolicy
from alhambra.bots.heuristic.sense import Senses
from alhambra.bots.imagining import root_of
from alhambra.modules.guards.actions import ACTIONS, Use
from alhambra.modules.guards.board import NAMES, GuardBoard, guards_on_wall
from alhambra.modules.guards.bots import GuardsSense
from alhambra.palace.actions import Remove
from alhambra.palace.codes import LAY_TILE
from alhambra.palace.state import LAY, PalaceState
from tests.bots.kept_weights import CLOSE, tables
from tests.bots.test_imagining import FULL, moments

SEEDS = ("guards/1", "guards/2", "guards/5")  # boards that have all abilities between them
OFTEN = 5  # that each is looked at in one game


def _seen(config: Config, seed: str) -> list[tuple[PalaceState, set[str]]]:
    """Moments of a game in which the guard board has something to choose, and what."""
    found: list[tuple[PalaceState, set[str]]] = []
    often: Counter[str] = Counter()
    for state in moments(config, seed, 1):
        here = {_word(action) for action in legal(state) if isinstance(action, ACTIONS)}
        if any(often[word] < OFTEN for word in here):
            often.update(here)
            found.append((state, here))
    return found


def _word(action: Any) -> str:
    return action.ability if isinstance(action, Use) else type(action).__name__


def test_every_action_of_the_guard_board_is_weighed_as_greedy_1_did() -> None:
    met: set[str] = set()
    for kept in tables("guards"):
        for action, before, after in kept.both():
            if not isinstance(action, Remove):
                assert after == pytest.approx(before, abs=CLOSE), action
            if isinstance(action, ACTIONS):
                met.add(_word(action))
    assert met == {*NAMES, *(action.__name__ for action in ACTIONS)} - {"Use"}


def test_an_ability_that_is_begun_is_imagined_and_played_out() -> None:
    begun = 0
    for seed in SEEDS:
        for state, _ in _seen(Config("red-palace", 3, (), FULL), seed):
            root = root_of(view(state, state.actor))
            assert root is not None
            assert legal(root.state) == legal(state)
            begun += state.bound > 1
            world = root.world(Seeded(1))
            root.policy.rollout(world, Seeded(2), 4, 1000)
    assert begun > 10


def test_guards_are_counted_on_the_walls_that_a_laid_tile_makes() -> None:
    laid = 0
    for config in (Config("red-palace", 3), Config("red-palace", 2, (), FULL), Config("red-palace", 3, ("camps",))):
        for state in moments(config, "laid", 1):
            if state.phase == LAY:
                laid += _compare_layings(state)
    assert laid > 300


def _compare_layings(state: PalaceState) -> int:
    sense, look = _sense(state)
    before = _board(sense, state)
    codes = [code for code in state.game.codes(state) if code & 15 == LAY_TILE]
    for code in codes:
        tile = code >> 4 & 255
        places = [int(place) for place in look.prospect.lays(state.shapes[tile])][::4]
        garrison = sense.garrison(look)
        counted = garrison.watch.lays(look.prospect, tile, state.shapes[tile], garrison.sides(tile))[
            places.index(code >> 16)
        ]
        after = copy(state)
        seat = int(after.seat)
        after.asides[seat] = bytes([tile, tile])  # so that the turn does not end
        after.game.play(after, code, Seeded(1))
        board = _board(sense, after)
        mine = [board.guards[after.plans[seat].tile_on(cell)] for cell in after.plans[seat].cells]
        assert counted & 255 == guards_on_wall(after, board, seat)
        assert (counted & 255) + (counted >> 8 & 255) + (counted >> 16) == sum(sides.bit_count() for sides in mine)
        assert board.posted == before.posted
    return len(codes)


def test_at_the_end_guards_are_expected_to_bring_what_they_bring() -> None:
    ends = 0
    for number in range(12):
        for state in moments(Config("red-palace", 4), f"end/{number}", 1):
            if state.ending:
                sense, _ = _sense(state)
                gains = {gain.player: gain.points for gain in sense.guards.scoring(state, 3)}
                for seat in range(4):
                    assert sense.worth(state, seat, 3) == 1000 * gains.get(seat, 0)
                ends += 1
                break
    assert ends > 2


def _sense(state: PalaceState) -> tuple[GuardsSense, Outlook]:
    root = root_of(view(state, state.actor))
    assert root is not None and isinstance(root.policy, PalacePolicy)
    (sense,) = [one for one in root.policy.senses if isinstance(one, GuardsSense)]
    return sense, Outlook(state, Senses(root.policy.senses), Worths())


def _board(sense: GuardsSense, state: PalaceState) -> GuardBoard:
    return sense.guards.slice_of(state)
