"""The Red Palace by touch: start money, guard board, guards, loose walls, preview board; on a phone and a desktop."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import press, press_in_palace
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.looks import ALL
from tests.browser.measures import settle
from tests.browser.screens import DESKTOP, PHONE, Screen, picture
from tests.browser.world import MINE, World

RAW = re.compile(r"terrain-\d|plaza-\d|preview-purchase|exact-change|\.page")


class Player:
    """Anna before her page."""

    def __init__(self, page: Page, screen: Screen) -> None:
        self.page = page
        self.screen = screen
        self.bar = page.locator(MINE)
        self.court = page.locator("[data-slot=court]")
        expect(self.bar).to_be_visible()

    def press(self, target: Locator) -> None:
        press(self.screen, target)

    def thing(self, kind: str, thing: str = "") -> Locator:
        named = f"[data-thing='{thing}']" if thing else ""
        return self.page.locator(f"[data-kind='{kind}']{named}:not([disabled])").first

    def open(self, drawer: str, board: str) -> Locator:
        """Boards stand open on a large screen, and are in drawers on a small one."""
        found = self.page.locator(f"[data-board='{board}']")
        if self.screen.touch:
            self.press(self.page.locator(f"[data-drawer='{drawer}']"))
        expect(found).to_be_visible()
        return found

    def in_palace(self, target: Locator) -> None:
        press_in_palace(self.page, self.screen, target)

    def undo(self) -> None:
        self.press(self.bar.get_by_role("button", name="Undo"))

    def look(self, situation: str) -> None:
        picture(self.page, situation)
        assert not RAW.search(self.page.locator("body").inner_text())
        found = Axe().run(self.page, options=ALL).response["violations"]
        assert not found, found


@pytest.fixture(params=(PHONE, DESKTOP), ids=str)
def where(request: pytest.FixtureRequest) -> Screen:
    chosen: Screen = request.param
    return chosen


def opened(house: House, guests: World, screen: Screen, what: str) -> Player:
    return Player(house.visit(guests, screen, house.fresh(what)), screen)


def test_start_money_lies_open_and_is_taken_by_a_touch(house: House, guests: World, where: Screen) -> None:
    anna = opened(house, guests, where, "red draft")
    piles = anna.page.locator("[data-kind=pile]")
    expect(piles).to_have_count(3)
    anna.look("red start money")
    anna.press(piles.nth(1))
    expect(anna.page.locator("[data-commit]")).to_be_visible()
    expect(piles).to_have_count(0)  # the drawer closes when an action was played


def test_an_ability_is_paid_with_the_guard_that_is_touched_and_taken_back(
    house: House, guests: World, where: Screen
) -> None:
    anna = opened(house, guests, where, "red turn")
    anna.open("guards", "guards")
    anna.look("red guard board")
    expect(anna.page.locator("[data-kind=ability][data-thing=wall]")).to_be_disabled()
    guards = anna.court.locator("[data-travel^='guard ']")
    before = guards.count()
    anna.press(anna.thing("ability", "plaza"))
    anna.in_palace(anna.court.locator("[data-kind=guard]").first)
    expect(guards).to_have_count(before - 1)
    expect(anna.page.locator("[data-slot=hand] [data-tile^=plaza]")).to_be_visible()
    anna.undo()
    expect(guards).to_have_count(before)


def test_a_card_of_the_display_is_taken_for_a_guard(house: House, guests: World, where: Screen) -> None:
    anna = opened(house, guests, where, "red turn")
    anna.open("guards", "guards")
    anna.press(anna.thing("ability", "card"))
    anna.press(anna.page.locator("[data-slot=display] button").first)
    expect(anna.court.locator("[data-kind=guard]").first).to_be_visible()
    expect(anna.page.locator(".drawers.above")).to_have_count(0)


def test_a_guard_marches_by_touch(house: House, guests: World, where: Screen) -> None:
    anna = opened(house, guests, where, "red march")
    guard = anna.court.locator("[data-kind=guard]").first
    word = guard.get_attribute("data-thing")
    anna.in_palace(guard)
    edges = anna.court.locator("[data-kind=edge]")
    expect(edges.first).to_be_visible()
    to = edges.first.get_attribute("data-thing")
    anna.look("red march")
    anna.press(edges.first)
    expect(anna.court.locator(f"[data-travel='guard {to}']")).to_be_visible()
    expect(anna.court.locator(f"[data-travel='guard {word}']")).to_have_count(0)


def test_a_guard_marches_by_a_drag(house: House, guests: World) -> None:
    anna = opened(house, guests, DESKTOP, "red march")
    guard = anna.court.locator("[data-kind=guard]").first
    settle(anna.page)  # what hangs above the palace grows with its face
    box = guard.locator(".hit").bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 40, box["y"] + 60, steps=4)
    edge = anna.court.locator("[data-kind=edge]").last
    expect(edge).to_be_visible()
    to = edge.get_attribute("data-thing")
    goal = edge.locator(".ring").bounding_box()
    assert goal is not None
    anna.page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    anna.page.mouse.up()
    expect(anna.court.locator(f"[data-travel='guard {to}']")).to_be_visible()


def test_a_loose_wall_is_put_on_the_side_that_is_touched(house: House, guests: World, where: Screen) -> None:
    anna = opened(house, guests, where, "red wall")
    sides = anna.page.locator("[data-kind=edge]")
    expect(sides.first).to_be_visible()
    anna.look("red loose wall")
    anna.press(sides.first)
    expect(sides).to_have_count(0)
    expect(anna.bar.get_by_role("button", name="Loose wall")).to_have_count(0)


def test_who_puts_a_loose_wall_by_keys_sees_which_side_it_will_be(house: House, guests: World) -> None:
    anna = opened(house, guests, DESKTOP, "red wall")
    sides = anna.page.locator("[data-kind=edge]")
    expect(sides.first).to_be_visible()
    for side in sides.all():
        Keyboard(anna.page).to(side)
    picture(anna.page, "red loose wall by keys")
    anna.page.keyboard.press("Enter")
    expect(sides).to_have_count(0)


def test_a_building_of_the_preview_board_is_bought(house: House, guests: World, where: Screen) -> None:
    anna = opened(house, guests, where, "red preview")
    anna.press(anna.page.locator("[data-buy]"))  # the only building that can be paid is chosen already
    expect(anna.page.locator("[data-slot=hand] [data-tile^=terrain]").first).to_be_visible()


def test_tokens_are_exchanged_step_by_step(house: House, guests: World, where: Screen) -> None:
    anna = opened(house, guests, where, "red exchange")
    bought = anna.page.locator("[data-slot=hand] [data-tile^=terrain]").first
    before = bought.inner_text()
    anna.open("guards", "guards")
    anna.press(anna.thing("ability", "exchange"))
    anna.press(bought)
    square = anna.page.locator("[data-slot=market] button.can").first
    expect(square).to_be_visible()
    anna.press(square)
    money = anna.page.locator("[data-slot=hand] .card.lit, [data-slot=hand] [data-fan]").first
    fanned = money.get_attribute("data-fan") is not None
    anna.press(money)
    if fanned:
        anna.press(anna.page.locator("[data-above] .card.lit").first)
    anna.in_palace(anna.court.locator("[data-kind=guard]").first)
    expect(bought).not_to_have_text(before)
