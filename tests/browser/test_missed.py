"""Points, sides and half squares that refuse say why beside the square: to keys as to a finger, and to a drag."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.dragging import beside, dragged
from tests.browser.fingers import press_in_palace, until
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.screens import DESKTOP, PHONE, Screen, picture
from tests.browser.world import MINE, World

FOUNTAIN: Final = "c"  # nothing is ever put there


def opened(house: House, world: World, screen: Screen, what: str) -> tuple[Page, Locator]:
    page = house.visit(world, screen, house.fresh(what))
    expect(page.locator(MINE)).to_be_visible()
    return page, page.locator("[data-slot=court]")


def offered(page: Page, court: Locator, what: str) -> Locator:
    """What can be touched of the palace, when all before it is chosen."""
    if what == "six falcons":
        page.locator("[data-kind=falcon]:not([disabled])").first.click()
    elif what == "red march":
        court.locator("[data-kind=guard]").first.click()
    things = court.locator("[data-kind=half-square], [data-kind=corner], [data-kind=edge]")
    expect(things.first).to_be_visible()
    return things


def told(court: Locator, place: str) -> None:
    note = court.get_by_role("alert").locator(".told")
    expect(note.locator(".clause")).to_be_visible()
    until(court.page, lambda: beside(note, court.locator(f"[data-place={place}] .hit")))


@pytest.mark.parametrize("what", ["six gatehouse", "six falcons", "red march"])
def test_a_square_that_refuses_says_why_to_who_comes_there_by_keys(house: House, guests: World, what: str) -> None:
    page, court = opened(house, guests, DESKTOP, what)
    things = offered(page, court, what)
    square = court.locator(f"[data-place={FOUNTAIN}]")
    Keyboard(page).walk_to(square)
    page.keyboard.press("Enter")
    told(court, FOUNTAIN)
    picture(page, f"refused by key {what}")
    page.keyboard.press("ArrowRight")  # what was told is read
    expect(court.get_by_role("alert").locator(".told")).to_have_count(0)
    expect(things.first).to_be_visible()


def test_a_key_on_a_square_leads_to_what_is_offered_there(house: House, guests: World) -> None:
    page, court = opened(house, guests, DESKTOP, "six gatehouse")
    thing = offered(page, court, "six gatehouse").first
    place = (thing.get_attribute("data-thing") or "").rpartition("-")[0]
    Keyboard(page).walk_to(court.locator(f"[data-place={place}]"))
    page.keyboard.press("Enter")
    expect(court.locator(f"[data-kind=half-square][data-thing^='{place}-']:focus")).to_have_count(1)
    laid = court.locator("[data-travel^=gatehouse-]")
    expect(laid.first).to_be_visible()
    before = laid.count()
    page.keyboard.press("Enter")
    expect(laid).to_have_count(before + 1)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_a_side_that_refuses_a_guard_says_why_when_it_is_touched(house: House, guests: World, screen: Screen) -> None:
    page, court = opened(house, guests, screen, "red march")
    press_in_palace(page, screen, court.locator("[data-kind=guard]").first)
    expect(court.locator("[data-kind=edge]").first).to_be_visible()
    press_in_palace(page, screen, court.locator(f"[data-place={FOUNTAIN}]"))
    told(court, FOUNTAIN)


def test_a_guard_that_is_dragged_to_a_side_that_refuses_it_is_told_why(house: House, guests: World) -> None:
    page, court = opened(house, guests, DESKTOP, "red march")
    guard = court.locator("[data-kind=guard]").first
    expect(guard).to_be_visible()
    word = guard.get_attribute("data-thing")
    with dragged(page, DESKTOP, guard.locator(".hit")) as drag:
        expect(court.locator("[data-kind=edge]").first).to_be_visible()
        drag.to(court.locator(f"[data-place={FOUNTAIN}]"))
    told(court, FOUNTAIN)
    expect(court.locator(f"[data-travel='guard {word}']")).to_be_visible()
