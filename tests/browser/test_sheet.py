"""A table of Roll & Write, looked at by those who need it to be accessible, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.drawers import close_drawer, open_drawer
from tests.browser.house import House
from tests.browser.looks import fits, look
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.sheet_walk import walking
from tests.browser.world import MINE, World

BOTH = pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=str)


@BOTH
def test_every_moment_of_a_turn_is_fit_to_be_seen(guests: World, house: House, screen: Screen) -> None:
    moment = house.fresh("sheet three")
    page = house.visit(guests, screen, moment)
    whose = page.locator("main.game header [data-name]").first
    with walking(house, page, moment, screen.touch) as walk:
        for state, trouble in walk.go():
            assert not trouble, f"{state}: {trouble}"
            assert fits(page)
            look(page, f"sheet {state}")
            expect(whose).to_have_text("Your turn")  # until it is ended


@BOTH
def test_what_opens_above_a_sheet_is_fit_to_be_seen(guests: World, house: House, screen: Screen) -> None:
    page = house.visit(guests, screen, house.fresh("sheet three"))
    expect(page.locator(MINE)).to_be_visible()
    for drawer in ("scores", "log", "table") if screen is PHONE else ("log", "table"):
        open_drawer(page, drawer)
        look(page, f"sheet drawer {drawer}")
        close_drawer(page)
    page.get_by_role("group", name="The other sheets").get_by_role("button").first.click()
    expect(page.locator("dialog[open] .own-sheet")).to_be_visible()
    look(page, "sheet of another")


@BOTH
@pytest.mark.parametrize("table", ["three", pytest.param("duel", marks=pytest.mark.long)])
def test_the_end_of_a_game_of_sheets_is_fit_to_be_seen(guests: World, house: House, screen: Screen, table: str) -> None:
    page = house.visit(guests, screen, house.fresh(f"sheet {table} end"))
    page.locator("[data-commit]").click()
    expect(page.locator("dialog[open] .end")).to_be_visible()
    look(page, f"sheet end {table}")
