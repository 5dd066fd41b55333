"""What a palace becomes is known without laying anything: it is compared with palaces where it was laid."""

from __future__ import annotations

import pytest

from alhambra import Config
from alhambra.bots.heuristic.palace.prospect import GATES, prospect_of, seen
from alhambra.modules.gatehouses.leaning import positions
from alhambra.palace.geometry.plan import Plan
from tests.bots.test_imagining import ADDED, EIGHT, moments

CONFIGS = [
    Config("classic", 2),
    Config("classic", 2, ("camps",)),
    Config("classic", 2, ("gatehouses",)),
    Config("classic", 3, ("camps", "gatehouses")),
    Config("classic", 2, EIGHT),
    Config("red-palace", 3, ADDED),
]


@pytest.mark.parametrize("config", CONFIGS, ids=Config.to_text)
def test_a_tile_that_is_laid_in_thought_leaves_the_palace_that_it_leaves(config: Config) -> None:
    compared = grown = 0
    for number in range(3):
        for state in moments(config, f"rim/{number}", 1):
            for plan in state.plans:
                if plan.prospect is None:
                    grown += plan.former is not None
                    compare_tiles(plan)
                    compared += 1
    assert compared > 50
    assert grown > 25  # what was known before the latest tile was laid is built on


def compare_tiles(plan: Plan) -> None:
    prospect = prospect_of(plan)
    assert list(seen(plan, 0)) == [0, prospect.wall, prospect.outer, prospect.room]
    for shape in range(32):
        found = list(prospect.lays(shape))
        expected: list[int] = []
        for cell in plan.front:
            if plan.fits(cell) >> shape & 1:
                laid = plan.copy()
                laid.lay(plan.place(cell), 0, shape)
                expected += seen(laid, plan.place(cell))
        assert found == expected
    assert list(prospect.trial.grid) == list(plan.grid)


@pytest.mark.parametrize("config", [CONFIGS[2], CONFIGS[4]], ids=Config.to_text)
def test_so_does_a_gatehouse(config: Config) -> None:
    compared = 0
    for number in range(3):
        for state in moments(config, f"gates/{number}", 2):
            for plan in state.plans:
                for type_ in range(6):
                    where = positions(plan, state.kit.types, type_)
                    expected: list[int] = []
                    for position in where:
                        laid = plan.copy()
                        laid.lay(position >> 2, 0, GATES[position & 3])
                        expected += seen(laid, position)
                    assert list(prospect_of(plan).with_half_squares(where)) == expected
                    compared += len(where)
    assert compared > 100
