"""Medinas, bazaars, camps and score tiles at the table, by touch and by mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.drawers import open_drawer
from tests.browser.house import House
from tests.browser.looks import look
from tests.browser.screens import PHONE, Screen
from tests.browser.world import World


def bazaars(page: Page, screen: Screen) -> Locator:
    """Their board: below the market, on a small screen in a drawer."""
    if screen == PHONE:
        open_drawer(page, "wares")
    board = page.locator("[data-board=bazaars]")
    expect(board).to_be_visible()
    return board


def test_a_bazaar_is_bought_where_it_lies(house: House, guests: World, screen: Screen) -> None:
    page = house.visit(guests, screen, house.fresh("wares"))
    board = bazaars(page, screen)
    offer = board.locator(".offer.can")
    expect(offer).to_contain_text("price of Chambers 9, which lies on the dinar square")
    expect(offer).to_contain_text("exact, so you play on")
    look(page, "bazaars")
    offer.click()
    if screen == PHONE:
        expect(page.locator(".drawers.above")).to_have_count(0)  # the money is seen
    page.get_by_role("button", name="Buy Bazaar").click()
    expect(page.locator("[data-slot=hand] [data-travel^=bazaar]")).to_be_visible()
    board = bazaars(page, screen)
    expect(board.locator(".offer")).to_have_count(2)
    expect(board.locator(".offer.can")).to_have_count(0)


def test_a_bazaar_that_cannot_be_paid_says_why(house: House, guests: World, screen: Screen) -> None:
    page = house.visit(guests, screen, house.fresh("wares"))
    dear = bazaars(page, screen).locator(".offer:not(.can)").first
    expect(dear).to_contain_text("no exact 10: you hold 8")
    dear.click()
    why = "The bazaar costs 10 dirham now and is paid exactly; this is worth 8."
    expect(page.get_by_role("alert").filter(has_text=why)).to_be_visible()


def test_the_order_of_each_scoring_is_seen_and_which_is_next(house: House, guests: World, screen: Screen) -> None:
    page = house.visit(guests, screen, house.fresh("wares"))
    scores = open_drawer(page, "scores")
    orders = page.locator("[data-order]")
    expect(orders).to_have_count(3)
    expect(page.locator("[data-order][aria-current=step]")).to_contain_text("Second scoring, next")
    order = [text.split()[0] for text in orders.nth(1).locator(".type .sr-only").all_inner_texts()]
    rows = scores.locator("table tbody th").all_inner_texts()
    assert [row.split()[0] for row in rows[1:7]] == order
    medinas = scores.locator("tr", has_text="Medinas").first
    expect(medinas.locator(".lost")).to_have_count(2)
    look(page, "scores of wares")


def test_lines_of_camps_and_losses_for_medinas_are_shown_at_a_scoring(
    house: House, guests: World, screen: Screen
) -> None:
    page = house.visit(guests, screen, house.fresh("wares scoring"))
    page.locator("[data-commit]").click()
    scoring = page.locator("dialog[open] .scoring")
    row = scoring.locator("tr[aria-current=step]")
    while not re.search("Camps", row.locator("th").inner_text()):
        scoring.locator("footer .primary").click()
    expect(scoring.locator(".rule")).to_contain_text("buildings in line")
    points = [int(text.lstrip("+")) for text in row.locator(".points").all_inner_texts()]
    expect(scoring.locator("[data-sight] circle")).to_have_count(sum(points))
    assert scoring.locator("[data-lit=true]").count() >= sum(points)
    look(page, "scoring camps")
    scoring.locator("footer .primary").click()
    expect(row.locator("th")).to_contain_text("Medinas")
    expect(row.locator(".points.lost").first).to_be_visible()
    expect(scoring.locator(".rule")).to_contain_text(re.compile(r"\d points lost"))
