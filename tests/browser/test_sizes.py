"""Nothing is cut, nothing overlaps and everything can be touched: at every size, at every moment, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.longer import lengthened, longer, speak_longer
from tests.browser.looks import ALL, COLOURS, findings
from tests.browser.measures import SLOTS, complaints, settle
from tests.browser.screens import PICTURES, TWELVE, Screen, picture
from tests.browser.walk import CHOSEN, FRESH, LAYING, READY, REFUSED, walking
from tests.browser.world import World
from tests.support.moments import Moment

FOLDER: Final = PICTURES / "sizes"
LANGUAGES: Final = ("en", "de", "longer")
# What fits the smallest screens of each shape, where everything is two fifths longer than English, fits the others:
# those are for `make sizes`. Of one screen of each shape pictures are kept.
HARDEST: Final = ("360x640", "844x390", "1280x600")
SHAPES: Final = ("360x640", "844x390")
# Tables with everything switched on.
FULL: Final = ("red full", "all full")
SEEN: Final = 10  # pixels: what is only heard keeps one
EXAMINED: Final = (*SHAPES, "1440x900")  # one screen of each shape: there axe looks into every drawer
# A phone may put the shop away while a tile is laid.
NEEDED: Final = {
    FRESH: SLOTS,
    CHOSEN: SLOTS,
    LAYING: ("court", "bar"),
    REFUSED: ("court", "bar"),
    READY: SLOTS,
}


def opened(guests: World, house: House, screen: Screen, language: str, moment: Moment) -> Page:
    if language != "longer":
        return house.visit(guests, screen, moment, locale=language)
    page = house.visit(guests, screen, moment, locale="en", path="about:blank")
    speak_longer(page, f"/t/{moment.table}")
    expect(page.locator("main:not(.waiting, [aria-busy=true])")).to_be_visible()  # all of it is there
    return page


def kept(page: Page, language: str, state: str) -> None:
    """Pictures for the contact sheets: all by day, English also by night."""
    picture(page, f"{language} light {state}", FOLDER)
    if language.split()[-1] == "en":
        with dark(page):
            picture(page, f"{language} dark {state}", FOLDER)


@contextmanager
def dark(page: Page) -> Iterator[None]:
    """By night, as soon as the colours have changed."""
    page.emulate_media(color_scheme="dark")
    settle(page)
    yield
    page.emulate_media(color_scheme="light")
    settle(page)


def seen_by_axe(page: Page) -> list[str]:
    found = findings(page, ALL)
    with dark(page):
        return [*found, *(f"dark: {one}" for one in findings(page, COLOURS))]


def _cases() -> Iterator[object]:
    for screen in TWELVE:
        for language in LANGUAGES:
            often = screen.name in {"longer": HARDEST, "en": SHAPES}.get(language, ())
            marks = () if often else (pytest.mark.every_size,)
            yield pytest.param(screen, language, id=f"{screen}-{language}", marks=marks)


@pytest.mark.parametrize(("screen", "language"), list(_cases()))
def test_a_turn_fits_the_screen(guests: World, house: House, screen: Screen, language: str) -> None:
    moment = house.fresh("turn")
    page = opened(guests, house, screen, language, moment)
    found: list[str] = []
    with walking(house, page, moment, screen.touch) as walk:
        for state, trouble in walk.go():
            wrong = ([f"not reached: {trouble}"] if trouble else []) + complaints(page, NEEDED[state])
            if state == FRESH and language == "en":
                wrong += [f"axe: {one}" for one in seen_by_axe(page)]
            kept(page, language, state)
            found += [f"{state}: {one}" for one in wrong]
    report(screen, language, found)
    assert not found, "\n" + "\n".join(found)


def _full_cases() -> Iterator[object]:
    for what in FULL:
        for screen in TWELVE:
            for language in ("en", "longer"):
                often = language == "longer" and screen.name in SHAPES
                marks = () if often else (pytest.mark.every_size,)
                yield pytest.param(what, screen, language, id=f"{what}-{screen}-{language}", marks=marks)


@pytest.mark.parametrize(("what", "screen", "language"), list(_full_cases()))
def test_a_table_with_everything_fits_the_screen(
    guests: World, house: House, what: str, screen: Screen, language: str
) -> None:
    moment = house.fresh(what)
    page = opened(guests, house, screen, language, moment)
    found: list[str] = []
    with walking(house, page, moment, screen.touch) as walk:
        for state, trouble in walk.go():
            wrong = ([f"not reached: {trouble}"] if trouble else []) + complaints(page, NEEDED[state])
            if state == FRESH and language == "en":
                wrong += [f"axe: {one}" for one in seen_by_axe(page)]
            kept(page, f"{what} {language}", state)
            found += [f"{state}: {one}" for one in wrong]
            if state == FRESH:
                for drawer in walk.drawers():
                    found += [f"{drawer}: {one}" for one in complaints(page)]
                    kept(page, f"{what} {language}", f"drawer {drawer}")
                    if language == "en" and screen.name in EXAMINED:
                        found += [f"{drawer}: axe: {one}" for one in seen_by_axe(page)]
    report(screen, f"{what.replace(' ', '-')}-{language}", found)
    assert not found, "\n" + "\n".join(found)


def report(screen: Screen, language: str, found: list[str]) -> None:
    """What was found stays beside the pictures."""
    path: Path = FOLDER / f"found-{screen}-{language}.txt"
    path.write_text("".join(f"{one}\n" for one in found), "utf-8")


@pytest.mark.parametrize(
    "screen",
    [pytest.param(one, id=str(one), marks=() if one.name in HARDEST else pytest.mark.every_size) for one in TWELVE],
)
def test_a_table_for_two_fits_the_screen(guests: World, house: House, screen: Screen) -> None:
    moment = house.fresh("two")
    page = opened(guests, house, screen, "longer", moment)
    with walking(house, page, moment, screen.touch) as walk:
        walk.begin()
        found = complaints(page, SLOTS)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("screen", [one for one in TWELVE if one.name in ("360x640", "667x375")], ids=str)
def test_words_of_the_bar_give_way_only_where_they_must(guests: World, house: House, screen: Screen) -> None:
    moment = house.fresh("red full")
    page = opened(guests, house, screen, "en", moment)
    with walking(house, page, moment, screen.touch) as walk:
        walk.begin()
        walk.buy()
        words = walk.slot("bar").locator("strong").first.bounding_box()
    assert words is not None and words["width"] > SEEN and words["height"] > SEEN


def test_the_long_language_is_two_fifths_longer() -> None:
    for text in ("Take { money }", "End the turn", "Your palace"):
        letters = sum(char.isalpha() for char in text)
        assert sum(char.isalpha() for char in lengthened(text)) == -(-letters * 7 // 5)
    assert lengthened("P") == "P" and lengthened("3 + 4") == "3 + 4"
    assert longer("a = Hello { $name }\n") != "a = Hello { $name }\n"
    assert "{ $name }" in longer("a = Hello { $name }\n")
