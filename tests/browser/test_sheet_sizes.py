"""The same for tables of Roll & Write, alone and with others: nothing is cut, nothing overlaps, all can be touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.measures import SHEET_SLOTS, complaints
from tests.browser.screens import TWELVE, Screen
from tests.browser.sheet_walk import walking
from tests.browser.sizes import EXAMINED, HARDEST, SHAPES, kept, opened, report, seen_by_axe
from tests.browser.walk import FRESH
from tests.browser.world import World

TABLES: Final = ("alone", "two", "three", "five")
LANGUAGES: Final = ("en", "de", "fr", "longer")
FULLEST: Final = "five"
ENDS: Final = ("alone", "duel", "three", "five")


def _cases() -> Iterator[object]:
    """Every language where most lies on the table, and the longest everywhere."""
    for table in TABLES:
        for screen in TWELVE:
            for language in LANGUAGES if table == FULLEST else ("longer",):
                often = (table, language) == (FULLEST, "longer") and screen.name in HARDEST
                marks = () if often else (pytest.mark.every_size,)
                yield pytest.param(table, screen, language, id=f"{table}-{screen}-{language}", marks=marks)


@pytest.mark.parametrize(("table", "screen", "language"), list(_cases()))
def test_a_turn_at_a_sheet_fits_the_screen(
    guests: World, house: House, table: str, screen: Screen, language: str
) -> None:
    moment = house.fresh(f"sheet {table}")
    page = opened(guests, house, screen, language, moment)
    found: list[str] = []
    with walking(house, page, moment, screen.touch) as walk:
        for state, trouble in walk.go():
            wrong = ([f"not reached: {trouble}"] if trouble else []) + complaints(page, SHEET_SLOTS)
            kept(page, f"{moment.what} {language}", state)
            found += [f"{state}: {one}" for one in wrong]
            if state == FRESH:
                found += [f"axe: {one}" for one in examined(page, screen, language)]
                for drawer in walk.drawers():
                    found += [f"{drawer}: {one}" for one in complaints(page, SHEET_SLOTS)]
                    kept(page, f"{moment.what} {language}", f"drawer {drawer}")
                    found += [f"{drawer}: axe: {one}" for one in examined(page, screen, language)]
    report(screen, f"sheet-{table}-{language}", found)
    assert not found, "\n" + "\n".join(found)


def examined(page: Page, screen: Screen, language: str) -> list[str]:
    """What axe finds, by day and by night: of one screen of each shape, in English."""
    return seen_by_axe(page) if language == "en" and screen.name in EXAMINED else []


@pytest.mark.parametrize(
    "screen",
    [pytest.param(one, id=str(one), marks=() if one.name in SHAPES else pytest.mark.every_size) for one in TWELVE],
)
def test_the_choice_of_dice_fits_the_screen(guests: World, house: House, screen: Screen) -> None:
    moment = house.fresh("sheet five keep")
    page = opened(guests, house, screen, "longer", moment)
    with walking(house, page, moment, screen.touch) as walk:
        pair = walk.slot("sheet").locator("[data-kind=pair].lit").first
        expect(pair).to_be_visible()
        found = complaints(page, SHEET_SLOTS)
        walk.press(pair)
        found += complaints(page, SHEET_SLOTS)
        kept(page, "sheet five longer", "keeping")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("table", "screen"),
    [
        pytest.param(table, screen, id=f"{table}-{screen}", marks=() if often else pytest.mark.every_size)
        for table in ENDS
        for screen in TWELVE
        for often in [(table, screen.name) in (("five", "360x640"), ("alone", "1440x900"))]
    ],
)
def test_the_end_of_a_game_of_sheets_fits_the_screen(guests: World, house: House, table: str, screen: Screen) -> None:
    """Also for those who need it to be accessible."""
    moment = house.fresh(f"sheet {table} end")
    page = opened(guests, house, screen, "en", moment)
    with walking(house, page, moment, screen.touch) as walk:
        walk.begin()
        walk.press(page.locator("[data-commit]"))
        expect(page.locator("dialog[open] .end")).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        found = complaints(page) + [f"axe: {one}" for one in examined(page, screen, "en")]
        kept(page, f"{moment.what} en", "end")
    assert not found, "\n" + "\n".join(found)
