"""The compiled weights: they agree with those of greedy-1, except where they differ on purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Config, Seeded, view
from alhambra.bots.heuristic.policy import NEVER
from alhambra.bots.imagining import root_of
from alhambra.modules.gatehouses.words import BuyWithGatehouse
from alhambra.palace.actions import Give, Remove, Swap
from alhambra.palace.state import AFTER
from alhambra.palace.views import View
from tests.bots.kept_weights import CLOSE, Kept, tables
from tests.bots.test_imagining import ADDED, EIGHT, FULL, moments

CONFIGS = [
    Config("classic", 2),
    Config("classic", 4),
    Config("red-palace", 3),
    Config("red-palace", 4, ("medinas",), FULL),
    Config("roll-and-write", 1),
    Config("roll-and-write", 3),
]
MANY = [*(Config("classic", seats, EIGHT) for seats in (2, 4)), Config("red-palace", 3, ADDED, FULL)]


def test_they_weigh_as_greedy_1_did_in_fewer_steps() -> None:
    """Whole numbers instead of fractions: a few thousandths of a point apart."""
    compared: Counter[str] = Counter()
    for kept in tables("alike"):
        for action, before, after in comparable(kept):
            assert after == pytest.approx(before, abs=CLOSE), action
            compared[kept.config] += 1
    assert len(compared) == 14 and min(compared.values()) > 8, compared


def test_they_weigh_as_greedy_1_did_with_all_modules_together() -> None:
    """What a gatehouse changes for camps and bazaars is seen without the tile that it comes with."""
    kinds: set[type] = set()
    for kept in tables("together"):
        for action, before, after in comparable(kept):
            close = 2.0 if isinstance(action, BuyWithGatehouse) else CLOSE
            assert after == pytest.approx(before, abs=close), action
            kinds.add(type(action))
    assert len(kinds) > 12


def comparable(kept: Kept) -> Iterator[tuple[Any, float, float]]:
    """Both weights of each action, without the actions that differ on purpose (see below)."""
    modules = kept.look.modules if isinstance(kept.look, View) else {}
    sites = modules["building-sites"].sites if "building-sites" in modules else ()
    for action, before, after in kept.both():
        if not isinstance(action, Remove) and not (isinstance(action, Swap) and {action.old, action.new} & {*sites}):
            yield action, before, after


def test_a_site_that_is_swapped_takes_its_hopes_along() -> None:
    """To greedy-1 two sites were alike: what has no type yet counted nothing when it was swapped."""
    apart = []
    for kept in tables("swapped"):
        sites = {*kept.look.modules["building-sites"].sites}
        swaps = [one for one in kept.both() if isinstance(one[0], Swap) and {one[0].old, one[0].new} <= sites]
        apart += [abs(after - before) for _, before, after in swaps]
    assert max(apart) > 0.5


def test_a_single_rival_counts_more() -> None:
    """A tile for the neutral player takes points from the rival; to greedy-1 this counted half as much."""
    gifts = [one for kept in tables("rival") for one in kept.both() if isinstance(one[0], Give)]
    assert max(after - before for _, before, after in gifts) > 0.3


def test_a_tile_that_is_removed_is_not_lost() -> None:
    """It waits in the reserve, which greedy-1 did not count."""
    removed = [one for kept in tables("removed") for one in kept.both() if isinstance(one[0], Remove)]
    gained = [after - before for _, before, after in removed]
    assert min(gained) > -0.1
    assert max(gained) > 0.5


def test_a_playout_looks_at_no_removals() -> None:
    for state in moments(Config("classic", 3, ("camps", "building-sites")), "quick", 15):
        root = root_of(view(state, state.actor))
        assert root is not None
        codes = root.policy.codes(root.state)
        quick, full = (root.policy.weights(root.state, codes, full) for full in (False, True))
        for code, one, other in zip(codes, quick, full, strict=True):
            assert one == (NEVER if code & 15 in (5, 6) else other)


@pytest.mark.parametrize("config", [*CONFIGS, *MANY], ids=Config.to_text)
def test_a_rollout_goes_on_for_as_many_turns_as_asked_and_ends_with_the_game(config: Config) -> None:
    state = next(iter(moments(config, "rollout", 30)))
    root = root_of(view(state, state.actor))
    assert root is not None
    world, again = root.world(Seeded(1)), root.world(Seeded(1))
    assert root.policy.rollout(world, Seeded(2), 1, 0) >= 1
    root.policy.rollout(again, Seeded(2), 10_000, 500)
    assert root.policy.over(again)
    assert root.policy.spread(again) == 0 < root.policy.spread(world)
    assert list(root.policy.values(again)) == [1000 * points for points in again.game.points(again)]


def test_values_foretell_who_is_ahead() -> None:
    """Late in a game the hand-made value and the result go together."""
    right = 0
    for number in range(12):
        late = list(moments(Config("classic", 2), f"late/{number}", 4))[-6]
        root = root_of(view(late, late.actor, memory=True))
        assert root is not None
        values = list(root.policy.values(root.state))
        world = root.world(Seeded(number))
        root.policy.rollout(world, Seeded(number), 10_000, 0)
        points = world.game.points(world)
        right += (values[0] > values[1]) == (points[0] > points[1])
    assert right >= 9


@pytest.mark.parametrize("seats", [2, 4])
def test_who_has_taken_money_sees_the_rest_of_the_turn_as_who_looks_anew(seats: int) -> None:
    seen = 0
    for state in moments(Config("red-palace", seats), "anew", 3):
        root = root_of(view(state, state.actor, memory=True))
        assert root is not None
        policy = root.policy
        for take in [code for code in policy.codes(root.state) if code & 15 == 0]:
            world = root.world(Seeded(1))
            policy.weights(world, policy.codes(world), False)
            policy.play(world, take, Seeded(2))
            codes = policy.codes(world)
            if world.phase == AFTER:
                known, anew = (list(policy.weights(world, codes, False)) for _ in range(2))
                assert known == anew
                seen += 1
    assert seen > 20
