"""A module that fills every place, every layer and every kind of target is played, by touch and by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fingers import press, until
from tests.browser.games.keys import TOWARDS
from tests.browser.keyboard import Keyboard
from tests.browser.omens import omens_house, omens_table
from tests.browser.screens import Screen, picture
from tests.browser.world import MINE, World
from tests.support.every_kind import EVERY
from tests.support.servers import Running

SIZES: Final = ((360, 640), (844, 390))
LAYERS: Final = (
    "ground", "tile", "type", "walls", "sections", "gatehouses", "guards", "markers", "falcons", "highlights",
    "carried",
)  # fmt: skip
MOST_STEPS: Final = 12
TOUCHED: Final = Screen("touched", 360, 640, touch=True)


@pytest.fixture(scope="module")
def omens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with omens_house(tmp_path_factory.mktemp("page")) as server:
        yield server


@pytest.fixture
def visitors(the_browser: Browser, omens: Running) -> Iterator[World]:
    opened = World(the_browser, omens.base)
    yield opened
    opened.end()


class Reader:
    """Reads signs of every kind. How a thing is touched is left to those who do it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.locator("[data-slot=bar]")
        self.last = page.locator("[data-last]")
        self.panel = page.locator("[data-panel=omens]")

    def press(self, target: Locator) -> None:
        raise NotImplementedError

    def press_in_palace(self, target: Locator, done: Callable[[], bool]) -> None:
        raise NotImplementedError

    def target(self, kind: str, thing: str) -> Locator:
        return self.page.locator(f"[data-kind='{kind}'][data-thing='{thing}']")

    def has_read(self, kind: str, thing: str) -> None:
        expect(self.last).to_have_text(f"{kind} {thing}")

    def confirm(self, kind: str) -> str:
        """By the button of the bar, which plays what is chosen; the thing that it was."""
        button = self.bar.locator(f"[data-action^='sign:{kind}=']")
        word = button.get_attribute("data-action") or ""
        self.press(button)
        return word.partition("=")[2]

    def more(self, kind: str, thing: str) -> None:
        if not self.target(kind, thing).count():
            self.press(self.bar.get_by_role("button", name="More"))
        self.press(self.target(kind, thing))

    def beside(self, kind: str, thing: str) -> None:
        """In the panel of the module, which is a drawer."""
        self.press(self.page.get_by_role("navigation").get_by_role("button", name="Omens"))
        self.press(self.panel.locator(f"[data-kind='{kind}'][data-thing='{thing}']"))

    def leave_panel(self) -> None:
        """It closes when the turn goes on elsewhere."""
        expect(self.panel).to_have_count(0)

    def in_palace(self, target: Locator, said: str) -> None:
        self.press_in_palace(target, lambda: self.last.inner_text() == said)
        expect(self.last).to_have_text(said)

    # One for each kind.

    def read_in_palace(self) -> None:
        for kind, thing in (
            ("corner", "n1w1"),
            ("edge", "fountain-N"),
            ("guard", "fountain-W"),
            ("half-square", "s1e1-SE"),
        ):
            self.in_palace(self.target(kind, thing), f"{kind} {thing}")
        self.in_palace(self.page.locator("[data-place=e1]"), "place e1")
        chosen = self.bar.locator("[data-action='sign:tile=fountain']")
        self.press_in_palace(self.page.locator("[data-place=c]"), lambda: chosen.count() > 0)
        self.has_read("tile", self.confirm("tile"))

    def read_on_the_table(self) -> None:
        self.press(self.target("market-square", "3"))
        self.has_read("market-square", self.confirm("market-square"))
        display = self.page.get_by_role("group", name="Money display").get_by_role("button")
        self.press(display.nth(0))
        self.has_read("slot", self.confirm("slot"))
        self.press(display.nth(0))
        self.press(display.nth(1))
        self.has_read("slots", self.confirm("slots"))
        self.pick_card()
        self.has_read("card", self.confirm("card"))
        self.press(self.target("currency", "none"))
        self.has_read("currency", "none")

    def pick_card(self) -> None:
        """Cards that do not fit are fans, one of which opens first."""
        self.press(self.page.get_by_role("group", name="Your money").get_by_role("button").first)
        fan = self.page.locator("[data-slot=hand] [data-above] button:not(.close)")
        expect(fan.or_(self.bar.locator("[data-action^='sign:card=']")).first).to_be_visible()
        if fan.count():
            self.press(fan.first)

    def read_beside(self) -> None:
        for kind, thing in (
            ("preview-square", "2"),
            ("type", "tower"),
            ("pile", "1"),
            ("falcon", "brown"),
            ("marker", "2"),
        ):
            self.beside(kind, thing)
            self.has_read(kind, thing)
            self.leave_panel()

    def read_in_the_bar(self) -> None:
        self.more("button", "sign:button=ring")
        self.has_read("button", "ring")
        self.more("ability", "vision")
        self.has_read("ability", "vision")
        self.more("ability", "alms")
        self.press(self.bar.get_by_role("button", name="Pay 1"))
        expect(self.last).to_contain_text("cards ")

    def dance(self) -> None:
        """Three things, in three places of the screen."""
        self.more("ability", "dance")
        expect(self.bar).to_contain_text("Choose a building type.")
        expect(self.bar).to_contain_text("Chosen: Dance.")
        # Everything that can be touched lies in the drawer, which opens by itself.
        self.press(self.panel.locator("[data-kind='type'][data-thing='garden']"))
        self.leave_panel()
        expect(self.bar).to_contain_text("Choose a corner.")
        self.in_palace(self.target("corner", "c"), "corner c")

    def read_all(self) -> None:
        self.read_in_palace()
        self.read_on_the_table()
        self.read_beside()
        self.read_in_the_bar()
        self.dance()
        self.press(self.page.get_by_role("navigation").get_by_role("button", name="Omens"))
        expect(self.panel.locator("[data-read]").first).to_be_visible()
        read = {one.get_attribute("data-read") for one in self.panel.locator("[data-read]").all()}
        assert read == set(EVERY)


class Finger(Reader):
    def press(self, target: Locator) -> None:
        press(TOUCHED, target)

    def press_in_palace(self, target: Locator, done: Callable[[], bool]) -> None:
        """Where things are small, the first touch shows them larger."""
        fit, whole = self.page.get_by_role("button", name="Fit"), re.compile("^(fit|touch)$")
        grid = self.page.locator("[data-slot=court] [role=grid]")
        if fit.count() and fit.is_enabled():
            self.press(fit)
            expect(grid).to_have_attribute("data-zoom", whole)
        small = grid.get_attribute("data-zoom") == "touch"
        self.press(target)
        if small:
            until(self.page, lambda: done() or grid.get_attribute("data-zoom") != "touch")
            if not done():
                self.press(target)


class Keys(Reader):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.keyboard = Keyboard(page)

    def press(self, target: Locator) -> None:
        self.keyboard.press(target)

    def press_in_palace(self, target: Locator, done: Callable[[], bool]) -> None:
        group = target.locator("xpath=ancestor::*[@role='group' or @role='grid'][1]")
        self.keyboard.to(group.locator("[tabindex='0']"))
        for _ in range(MOST_STEPS):
            key = target.evaluate(TOWARDS)
            if key is None:
                break
            self.page.keyboard.press(key)
        expect(target).to_be_focused()
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("reader", [Finger, Keys])
def test_every_kind_of_thing_is_read(
    visitors: World, omens: Running, size: tuple[int, int], reader: type[Reader]
) -> None:
    held = omens_table(omens)
    page = visitors.visit(Screen("omens", *size, touch=reader is Finger), f"/t/{held.table}", holding=held)
    expect(page.locator(MINE)).to_be_visible()
    picture(page, "omens")
    reader(page).read_all()
    picture(page, "omens read")


def test_every_place_and_layer_is_filled(visitors: World, omens: Running) -> None:
    held = omens_table(omens)
    page = visitors.visit(Screen("omens", 360, 640, touch=True), f"/t/{held.table}", holding=held)
    palace = page.get_by_role("region", name="Your palace")
    for layer in LAYERS:
        expect(palace.locator(f"[data-omen={layer}]")).to_have_count(1)
    expect(page.locator("[data-row=omens]")).to_be_visible()
    tab = page.get_by_role("navigation").get_by_role("button", name="Omens")
    expect(tab).to_contain_text("Omens")
    expect(tab).to_have_accessible_name("Omens, 11")
