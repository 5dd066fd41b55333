"""How many touches and keys it takes, counted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import stop_the_clock
from tests.browser.house import House
from tests.browser.measures import settle
from tests.browser.player import COMPLETE, Person
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.world import World
from tests.support.moments import Moment

TABLET = Screen("tablet", 768, 1024, touch=True)


class Counted:
    """A page of which every touch and every key is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.anna = Person(page)
        self.touches = self.keys = 0

    def touch(self, target: Locator) -> None:
        target.tap()
        self.touches += 1

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1


def payable(moment: Moment, how: str) -> int:
    return next(int(square) for square, price in moment.market.items() if price == how)


def test_one_touch_takes_a_single_card(guests: World, house: House) -> None:
    counted = Counted(house.visit(guests, PHONE, house.fresh("turn")))
    counted.anna.await_turn()
    counted.touch(counted.anna.display.get_by_role("button").first)
    expect(counted.anna.bar).to_contain_text(COMPLETE)
    assert counted.touches == 1


def test_an_exact_purchase_is_laid_and_ended_with_three_touches(guests: World, house: House) -> None:
    moment = house.fresh("turn")
    counted = Counted(house.visit(guests, TABLET, moment))
    anna = counted.anna
    anna.await_turn()
    before = anna.palace.get_attribute("aria-label")
    counted.touch(anna.market.get_by_role("button").nth(payable(moment, "exact") - 1))
    counted.touch(anna.lit.first)
    expect(anna.bar).to_contain_text(COMPLETE)
    assert anna.palace.get_attribute("aria-label") != before
    counted.touch(anna.button("End the turn"))
    expect(anna.bar.get_by_text(COMPLETE)).to_have_count(0)
    assert counted.touches <= 3


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_a_tile_of_the_market_is_dragged_to_its_place(guests: World, house: House, screen: Screen) -> None:
    """Two touches, also where squares are so small that the first would only enlarge them."""
    moment = house.fresh("turn")
    page = house.visit(guests, screen, moment)
    anna = Person(page)
    anna.await_turn()
    before = anna.palace.get_attribute("aria-label")
    lift(page, anna.market.get_by_role("button").nth(payable(moment, "exact") - 1))
    middle(page, anna.lit.first)
    page.mouse.up()
    expect(anna.bar).to_contain_text(COMPLETE)
    assert anna.palace.get_attribute("aria-label") != before


def test_a_card_is_dragged_to_the_hand_and_another_joins_it(guests: World, house: House) -> None:
    page = house.visit(guests, DESKTOP, house.fresh("turn"))
    anna = Person(page)
    anna.await_turn()
    cards = anna.cards.count()
    lift(page, anna.display.get_by_role("button").first)
    middle(page, anna.hand)
    page.mouse.up()
    expect(anna.bar).to_contain_text(COMPLETE)
    expect(anna.cards).to_have_count(cards + 1)
    anna.display.get_by_role("button").first.click()  # joins it, or takes its place
    anna.await_turn()
    expect(anna.bar).to_contain_text(COMPLETE)
    anna.then(anna.button("Undo").click)
    expect(anna.cards).to_have_count(cards)


def test_a_turn_ends_by_itself_unless_somebody_stops_it(guests: World, house: House) -> None:
    page = house.visit(guests, DESKTOP, house.fresh("turn"))
    anna = Person(page)
    anna.await_turn()
    page.keyboard.press("t")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="By itself, after a moment").check()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    end = anna.button("End the turn")
    stop_the_clock(page)
    anna.then(anna.display.get_by_role("button").first.click)
    expect(end).to_contain_text(re.compile("[1-4]"))
    page.keyboard.press("Shift")
    expect(end).not_to_contain_text(re.compile("[1-4]"))
    anna.then(lambda: page.keyboard.press("u"))
    anna.then(anna.display.get_by_role("button").first.click)
    expect(end).to_contain_text(re.compile("[1-4]"))
    page.clock.resume()
    expect(end).to_have_count(0)


def lift(page: Page, thing: Locator) -> None:
    settle(page)  # what hangs above the palace grows with its face
    middle(page, thing)
    page.mouse.down()
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2 + 20, box["y"] + box["height"] / 2 + 20)


def middle(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)


def test_any_purchase_is_six_keys_at_most(guests: World, house: House) -> None:
    """From a fresh turn: the tile, the payment by its number, the purchase."""
    moment = house.fresh("turn")
    counted = Counted(house.visit(guests, DESKTOP, moment))
    anna = counted.anna
    anna.await_turn()
    most = 0
    for square in (int(one) for one, price in moment.market.items() if price != "dear"):
        counted.press(str(square))
        ways = anna.button(re.compile("^Ways to pay"))
        count = int(re.sub(r"\D", "", ways.inner_text()) or 1) if ways.count() else 1
        counted.press("Escape")
        for number in range(1, count + 1):
            counted.keys = 0
            counted.press(str(square))
            for digit in str(number) if number > 1 else "":
                counted.press(f"Shift+Digit{digit}")
            anna.then(lambda: counted.press("Enter"))
            most = max(most, counted.keys)
            anna.then(lambda: counted.press("u"))
            expect(anna.bar).to_contain_text("Buy a tile or take money")
    assert 0 < most <= 6


def test_a_purchase_is_laid_and_ended_with_six_keys(guests: World, house: House) -> None:
    moment = house.fresh("turn")
    counted = Counted(house.visit(guests, DESKTOP, moment))
    anna = counted.anna
    anna.await_turn()
    square = payable(moment, "exact" if "exact" in moment.market.values() else "over")
    counted.press(str(square))
    anna.then(lambda: counted.press("Enter"))
    if anna.button("No further action").count():
        anna.then(lambda: counted.press("n"))
    expect(page_square(anna)).to_be_focused()
    anna.then(lambda: counted.press("Enter"))
    expect(counted.page.locator("[data-commit]")).to_be_focused()
    counted.press("Enter")
    expect(anna.bar.get_by_text(COMPLETE)).to_have_count(0)
    assert counted.keys <= 6


def page_square(anna: Person) -> Locator:
    return anna.page.locator("[data-place]:focus")
