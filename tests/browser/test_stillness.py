"""What is touched does not move: while it is picked up, bought, laid and refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.browser.house import House
from tests.browser.measures import settle
from tests.browser.screens import TWELVE, Screen
from tests.browser.stillness import moved
from tests.browser.walk import Walk, walking
from tests.browser.world import World
from tests.support.moments import all_moments

SIZES: Final = [one for one in TWELVE if one.name in ("360x640", "844x390", "1366x657")]


@pytest.fixture(params=SIZES, ids=str)
def size(request: pytest.FixtureRequest) -> Screen:
    chosen: Screen = request.param
    return chosen


@contextmanager
def at(house: House, guests: World, size: Screen, what: str) -> Iterator[Walk]:
    moment = house.fresh(what)
    page = house.visit(guests, size, moment)
    with walking(house, page, moment, size.touch) as walk:
        walk.begin()
        yield walk


def reserve_tile(walk: Walk) -> Locator:
    """A tile of the reserve, or all of it where it is a pile."""
    pile = walk.slot("hand").locator("[data-fan=tiles]")
    if pile.count():
        return pile
    kind, price = walk.moment.reserve[0].split("-")[:2]
    return walk.page.get_by_role("button", name=re.compile(rf"^{kind} {price}\b", re.IGNORECASE)).first


def test_what_is_picked_up_stays_in_its_place(house: House, guests: World, size: Screen) -> None:
    with at(house, guests, size, "turn") as walk:
        card = walk.slot("hand").get_by_role("button", name=re.compile("florin", re.IGNORECASE)).first
        for thing in (walk.stall("over"), walk.stall("exact"), card, reserve_tile(walk)):
            assert moved(walk.page, thing, walk.press) == []
            walk.page.keyboard.press("Escape")
            settle(walk.page)


def test_a_purchase_keeps_the_bar_and_the_market_in_their_places(house: House, guests: World, size: Screen) -> None:
    with at(house, guests, size, "turn") as walk:
        walk.press(walk.stall("over"))
        buy = walk.slot("bar").get_by_role("button", name=re.compile("^Buy"))
        bar, stall = walk.slot("bar"), walk.stall("over")
        place, shop = bar.bounding_box(), stall.bounding_box()
        assert moved(walk.page, buy, lambda thing: walk.changed(lambda: walk.press(thing))) == []
        assert bar.bounding_box() == place
        assert not stall.is_visible() or stall.bounding_box() == shop


def test_a_square_that_refuses_and_one_that_is_laid_on_stay(house: House, guests: World, size: Screen) -> None:
    with at(house, guests, size, "laying") as walk:
        walk.refusing.wait_for(state="attached")
        legal = walk.square(all_moments()["laying"].legal[0])
        small = walk.page.locator("[data-slot=court] [role=grid][data-zoom=touch]").count() > 0
        if small and size.touch:
            walk.press(walk.refusing)  # zooms in
        assert moved(walk.page, walk.refusing, walk.press) == []
        if not small:  # who came near only to touch sees the whole again when the tile lies
            assert moved(walk.page, legal, walk.press) == []
