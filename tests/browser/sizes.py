"""What tests of sizes share: in which languages tables are opened on which screens, and what is kept of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.longer import speak_longer
from tests.browser.looks import ALL, COLOURS, findings
from tests.browser.measures import settle
from tests.browser.screens import PICTURES, Screen, picture
from tests.browser.world import World
from tests.support.moments import Moment

FOLDER: Final = PICTURES / "sizes"
LANGUAGES: Final = ("en", "de", "longer")
# What fits the smallest screens of each shape, where everything is two fifths longer than English, fits the others:
# those are for `make sizes`. Of one screen of each shape pictures are kept.
HARDEST: Final = ("360x640", "844x390", "1280x600")
SHAPES: Final = ("360x640", "844x390")
EXAMINED: Final = (*SHAPES, "1440x900")  # one screen of each shape: there axe looks into every drawer


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


def report(screen: Screen, language: str, found: list[str]) -> None:
    """What was found stays beside the pictures."""
    path: Path = FOLDER / f"found-{screen}-{language}.txt"
    path.write_text("".join(f"{one}\n" for one in found), "utf-8")
