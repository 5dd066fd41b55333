"""The compiled weights: what they think of tables is what greedy-1 thinks of them, and where they differ from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Config, Seeded, legal, view
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.greedy_1 import FirstGreedyBot
from alhambra.bots.heuristic.policy import NEVER
from alhambra.bots.imagining import root_of
from alhambra.modules.gatehouses.words import BuyWithGatehouse
from alhambra.palace.actions import Give, Remove, Swap
from alhambra.palace.state import AFTER
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


ALONE = [Config("classic", 3, (name,)) for name in EIGHT]


@pytest.mark.parametrize("config", [Config("classic", 3), *CONFIGS[1:], *ALONE], ids=Config.to_text)
def test_it_weighs_as_greedy_1_does_in_fewer_steps(config: Config) -> None:
    """Whole numbers instead of fractions: a few thousandths of a point apart."""
    compared = 0
    for state in moments(config, "weights", 5):
        for action, before, after in weighed(state):
            assert after == pytest.approx(before, abs=0.08), action
            compared += 1
    assert compared > 40


def test_it_weighs_as_greedy_1_does_with_all_modules_together() -> None:
    """What a gatehouse changes for camps and bazaars is seen without the tile that it comes with."""
    kinds: set[type] = set()
    for state in moments(Config("classic", 3, EIGHT), "together", 5):
        for action, before, after in weighed(state):
            close = 2.0 if isinstance(action, BuyWithGatehouse) else 0.08
            assert after == pytest.approx(before, abs=close), action
            kinds.add(type(action))
    assert len(kinds) > 12


def weighed(state: Any) -> Iterator[tuple[Any, float, float]]:
    """What greedy-1 and the weights think of each action, but for those of which they think differently, see below."""
    look, actions = view(state, state.actor), legal(state)
    sites = look.modules["building-sites"].sites if "building-sites" in state.game.config.modules else ()
    old, new = FirstGreedyBot("a").weights(look, actions), GreedyBot("a").weights(look, actions)
    for action, before, after in zip(actions, old, new, strict=True):
        if not isinstance(action, Remove) and not (isinstance(action, Swap) and {action.old, action.new} & {*sites}):
            yield action, before, after


def test_a_site_that_is_swapped_takes_its_hopes_along() -> None:
    """To greedy-1 two sites are alike: what has no type yet counts nothing when it is swapped."""
    apart = []
    for state in moments(Config("classic", 3, ("building-sites",)), "swapped", 5):
        look = view(state, state.actor)
        sites = look.modules["building-sites"].sites
        swaps = [swap for swap in legal(state) if isinstance(swap, Swap) and {swap.old, swap.new} <= {*sites}]
        old, new = FirstGreedyBot("a").weights(look, swaps), GreedyBot("a").weights(look, swaps)
        apart += [abs(after - before) for before, after in zip(old, new, strict=True)]
    assert max(apart) > 0.5


def test_a_single_rival_counts_more() -> None:
    """What is given to the neutral player takes points from the rival; greedy-1 minds that half as much."""
    more = []
    for state in moments(Config("classic", 2), "rival", 3):
        look = view(state, state.actor)
        gifts = [action for action in legal(state) if isinstance(action, Give)]
        old, new = FirstGreedyBot("a").weights(look, gifts), GreedyBot("a").weights(look, gifts)
        more += [after - before for before, after in zip(old, new, strict=True)]
    assert max(more) > 0.3


def test_a_tile_that_is_removed_is_not_lost() -> None:
    """It waits in the reserve, which greedy-1 does not count."""
    gained = []
    for state in moments(Config("classic", 3), "removed", 9):
        look = view(state, state.actor)
        actions = [action for action in legal(state) if isinstance(action, Remove)]
        old, new = FirstGreedyBot("a").weights(look, actions), GreedyBot("a").weights(look, actions)
        gained += [after - before for before, after in zip(old, new, strict=True)]
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
