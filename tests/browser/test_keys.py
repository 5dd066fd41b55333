"""The keyboard alone: help on every page, forms, and a whole game in which the focus is never lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.looks import look
from tests.browser.player import COMPLETE, LAY, MOST_TURNS, Person
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.test_people import new_table
from tests.browser.world import MINE, World
from tests.support.moments import Moment

FOCUS = "() => document.activeElement !== null && document.activeElement !== document.body"


class Hands:
    """Presses keys, and sees to it that the focus is somewhere after each."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.anna = Person(page)
        self.pressed = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1
        self.page.wait_for_function(FOCUS)

    def then(self, key: str) -> None:
        self.anna.then(lambda: self.press(key))
        self.page.wait_for_function(FOCUS)

    def enter(self) -> None:
        """Whatever goes on from here."""
        self.then("Enter")

    def to_lay(self) -> None:
        if self.anna.lit.count():
            expect(self.page.locator("[data-place]:focus")).to_have_attribute(
                "aria-label", re.compile("can be laid here")
            )
            self.enter()
        else:
            self.then("k")

    def choose(self) -> None:
        """Buys what can be paid, and takes money otherwise."""
        labels = [one.inner_text() for one in self.anna.market.get_by_role("button").all()]
        payable = [number for number, label in enumerate(labels, 1) if "can be paid" in label]
        if payable:
            self.press(str(payable[0]))
            self.enter()
        elif self.anna.button("Pass").count():
            self.then("n")
        else:
            names = self.anna.display.locator("> *").all()
            slot = next(at for at, one in enumerate(names) if one.get_by_role("button").count())
            self.then(str(5 + slot))

    def turn(self) -> None:
        for _ in range(40):
            now = self.anna.prompt()
            if COMPLETE in now:
                break
            if LAY.search(now):
                self.to_lay()
            else:
                self.choose()
        expect(self.page.locator("[data-commit]")).to_be_focused()
        self.press("Enter")
        expect(self.anna.bar.get_by_text(COMPLETE)).to_have_count(0)

    def await_turn(self) -> bool:
        while True:
            expect(self.page.locator(f"{MINE}, dialog[open]").first).to_be_visible()
            if not self.anna.dialog.count():
                return True
            title = self.anna.dialog.first.get_attribute("aria-label")
            if title == "Result":
                return False
            self.press("Escape")
            # The browser tells the page of it late: the next window opens when this one is gone, not when it is hidden.
            expect(self.page.locator(f"dialog[aria-label={json.dumps(title)}]")).to_have_count(0)


def test_a_whole_game_by_keyboard_alone(world: World) -> None:
    page = world.visit(DESKTOP)
    hands = Hands(page)
    for _ in range(20):
        if page.get_by_role("textbox", name="Your name").evaluate("(field) => field === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    for _ in range(MOST_TURNS):
        if not hands.await_turn():
            break
        hands.turn()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()
    hands.press("Escape")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def nowhere(world: World, screen: Screen) -> Page:
    return world.visit(screen, "/nowhere", forgiven=("Failed to load resource",))


def start(world: World, screen: Screen) -> Page:
    return world.visit(screen)


def lobby(world: World, screen: Screen) -> Page:
    page = world.visit(screen)
    new_table(page, "Anna", "Me", "A friend, by link")
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
    return page


def curtain(world: World, screen: Screen) -> Page:
    page = world.visit(screen)
    new_table(page, "Anna", "Me", "Somebody on this device")
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    return page


def table(world: World, screen: Screen) -> Page:
    page = world.visit(screen)
    Person.quick(page, "Anna").await_turn()
    return page


@pytest.mark.parametrize("opened", [nowhere, start, lobby, curtain, table])
def test_the_help_opens_on_every_page(world: World, opened: Callable[[World, Screen], Page]) -> None:
    page = opened(world, PHONE)
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.keyboard.press("?")
    shown = page.get_by_role("dialog", name="Help")
    expect(shown).to_contain_text("This help")
    assert shown.get_by_text("End the turn", exact=True).count() == (opened is table)
    look(page, f"help {opened.__name__}")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_enter_works_in_every_form(world: World) -> None:
    page = lobby(world, DESKTOP)
    field = page.get_by_role("textbox", name="Say something to the table")
    field.fill("Hello?")
    field.press("u")
    field.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Hello?u")
    address = page.url
    page.get_by_role("button", name="Anna, you").click()
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="New name").fill("Eve")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Eve").first).to_be_visible()
    page.goto("/")
    page.get_by_role("textbox", name="Link or code of the table").fill(address)
    page.keyboard.press("Enter")
    expect(page).to_have_url(address)


def test_drawers_and_the_text_board_have_keys(guests: World, house: House) -> None:
    page = house.visit(guests, PHONE, moment := house.fresh("turn"))
    Person(page).await_turn()
    assert moment.market
    for key, name in (("s", "Scores"), ("l", "Log"), ("t", "Table")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=re.compile(name))).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.get_by_role("tablist")).to_have_count(0)
        page.wait_for_function(FOCUS)
    page.keyboard.press("b")
    expect(page.get_by_role("heading", name="What you can do")).to_be_focused()
    page.keyboard.press("b")
    expect(page.get_by_role("region", name="Your palace")).to_be_visible()
    page.wait_for_function(FOCUS)


def test_lit_squares_and_payments_are_a_key_away(guests: World, house: House) -> None:
    moment: Moment = house.fresh("turn")
    page = house.visit(guests, DESKTOP, moment)
    hands = Hands(page)
    hands.anna.await_turn()
    square = next(int(square) for square, price in moment.market.items() if price != "dear")
    hands.press(str(square))
    bar = hands.anna.bar
    first = bar.inner_text()
    hands.press(str(square))
    hands.press("Shift+Digit1")
    expect(bar).to_have_text(re.compile(re.escape(first.split("\n")[0])), use_inner_text=True)
    expect(hands.anna.lit.first).to_be_visible()
    hands.press(".")
    expect(page.locator("[data-place]:focus")).to_have_attribute("aria-label", re.compile("can be laid here"))
    one = page.locator("[data-place]:focus").get_attribute("data-place")
    hands.press(".")
    hands.press(",")
    expect(page.locator("[data-place]:focus")).to_have_attribute("data-place", one or "")
    hands.press("Escape")
    expect(bar).to_contain_text("Buy a tile or take money")
