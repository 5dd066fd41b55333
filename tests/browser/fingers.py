"""A finger on a touch screen, a mouse on others."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screen
from tests.browser.world import PATIENCE


def press(screen: Screen, target: Locator) -> None:
    expect(target.page.locator("section.bar[aria-busy=true]")).to_have_count(0)  # the table has answered
    if screen.touch:
        target.tap()
    else:
        target.click()


def press_in_palace(page: Page, screen: Screen, target: Locator) -> None:
    """Where things of a palace are small, the first touch comes near."""
    grid = page.locator("[data-slot=court] [role=grid]")
    expect(target).to_be_visible()
    if grid.get_attribute("data-zoom") == "touch":
        press(screen, target)
        expect(grid).to_have_attribute("data-zoom", "near")
    press(screen, target)


def stop_the_clock(page: Page) -> None:
    """What a page does after a while it does not do before its clock is resumed, however long the test takes."""
    page.clock.install()
    page.clock.pause_at((page.evaluate("() => Date.now()") + PATIENCE) / 1000)


def until(page: Page, true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """For what no locator can wait for."""
    end = time.monotonic() + patience / 1000
    while not true():
        assert time.monotonic() < end, "it never came to that"
        page.wait_for_timeout(50)
