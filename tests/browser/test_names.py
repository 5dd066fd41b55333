"""What is read on a thing that is touched is part of its name, or a picture: who speaks to a page says what is read."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.looks import findings
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.world import MINE, World

RULE: Final = "label-content-name-mismatch"
NAMES: Final[dict[str, Any]] = {"runOnly": [RULE], "rules": {RULE: {"enabled": True}}}


@pytest.mark.parametrize("what", ["turn", "laying", "all full"])
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_what_is_read_is_part_of_the_name(house: House, guests: World, screen: Screen, what: str) -> None:
    page = house.visit(guests, screen, house.fresh(what))
    expect(page.locator(MINE)).to_be_visible()
    assert not findings(page, NAMES)
