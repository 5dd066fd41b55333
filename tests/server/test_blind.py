"""A client that knows no module plays every box."""

from __future__ import annotations

import random

import pytest

from alhambra import BOXES
from tests.blind import Plan, plans, play
from tests.support.servers import running
from tests.support.sets import legal_sets

pytestmark = pytest.mark.played


@pytest.mark.parametrize("box", BOXES)
def test_a_client_that_knows_no_module_plays_the_whole_box(box: str) -> None:
    everything = max(legal_sets(box), key=len)
    with running() as server:
        assert play(server, Plan(box, 2, everything), random.Random(box)) > 20


def test_every_module_is_played_so() -> None:
    played = {(plan.box, name) for plan in plans(random.Random(1)) for name in plan.modules}
    assert played == {(box.name, name) for box in BOXES.values() for name in box.modules}
