"""Gatehouses, building sites, exchange certificates and falconers by touch: on a phone, and on a desktop by mouse."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fingers import press, press_in_palace
from tests.browser.house import House
from tests.browser.screens import Screen, picture
from tests.browser.world import MINE, World

PHONE: Final = Screen("phone", 390, 844, touch=True)
DESKTOP: Final = Screen("desktop", 1440, 900, touch=False)
SCREENS: Final = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=lambda screen: screen.name)


def opened(house: House, world: World, screen: Screen, what: str) -> Page:
    page = house.visit(world, screen, house.fresh(what))
    expect(page.locator(MINE)).to_be_visible()
    return page


@SCREENS
def test_a_gatehouse_is_laid_on_half_a_square(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "six gatehouse")
    halves = page.locator("[data-kind=half-square]")
    expect(halves.first).to_be_visible()
    expect(page.locator("[data-gain]")).to_have_count(halves.count())
    picture(page, f"gatehouse {screen.name}")
    before = page.locator("[data-slot=court] [data-travel^=gatehouse-]").count()
    ready = page.locator("section.bar [data-commit]")
    press_in_palace(page, screen, halves.first)
    expect(ready).to_be_visible()
    expect(page.locator("[data-slot=court] [data-travel^=gatehouse-]")).to_have_count(before + 1)


@SCREENS
def test_half_a_square_where_no_gatehouse_fits_says_why(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "six gatehouse")
    expect(page.locator("[data-kind=half-square]").first).to_be_visible()
    note = page.locator("[data-slot=court] [role=alert] .told")
    fountain = page.locator("[data-slot=court] [data-place=c]")
    press_in_palace(page, screen, fountain)
    expect(note).to_be_visible()
    picture(page, f"no gatehouse here {screen.name}")


@SCREENS
def test_a_tile_can_be_bought_with_a_gatehouse_or_as_a_site(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "six")
    ways = page.locator("[data-way]")
    squares = page.locator("[data-slot=market] button:has-text('can be paid')")
    expect(squares.first).to_be_visible()
    for square in squares.all():
        press(screen, square)
        expect(square).to_have_attribute("aria-pressed", "true")
        expect(ways.first).to_be_visible()
        if ways.count() == 3:
            break
    expect(ways).to_have_count(3)
    picture(page, f"three ways {screen.name}")
    press(screen, page.locator("[data-way^=gatehouse]"))
    expect(page.locator("[data-way^=gatehouse]")).to_have_attribute("aria-pressed", "true")
    press(screen, page.locator("[data-way^=site]"))
    press(screen, page.locator("section.bar button.primary"))
    expect(page.locator("section.bar")).not_to_contain_text("site:")
    expect(ways).to_have_count(0)


@SCREENS
def test_what_a_certificate_pays_is_seen_in_the_sum(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "six")
    press(screen, page.locator("[data-slot=market] button:has-text('can be paid')").nth(1))
    press(screen, page.locator("[data-payment='g8,x']"))
    expect(page.locator("[data-equation]")).to_have_text("8 + 3 = 11")


@SCREENS
def test_one_of_two_markers_is_put_on_a_site(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "six markers")
    markers = page.locator("[data-kind=marker]")
    expect(markers).to_have_count(2)
    picture(page, f"markers {screen.name}")
    press(screen, markers.first)
    expect(markers).to_have_count(0)
    expect(page.locator("[data-slot=hand] [data-marker]").first).to_be_visible()


@SCREENS
def test_a_falcon_is_paid_and_sits_on_its_point(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "six falcon")
    expect(page.locator("[data-slot=court] [data-four=wanted]").first).to_be_visible()
    picture(page, f"falcon {screen.name}")
    press(screen, page.locator("section.bar button.primary"))
    expect(page.locator("[data-slot=court] [data-four]")).to_have_count(0)
    expect(page.locator("[data-slot=court] [data-falcon]").first).to_be_visible()
