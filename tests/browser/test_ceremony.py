"""A scoring that is counted row by row, and the end of a game: looked at, by keys alone, and as a picture to keep."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.looks import look
from tests.browser.measures import settle
from tests.browser.screens import DESKTOP, PHONE, SCREENS, TWELVE, Screen, picture
from tests.browser.world import World

ROWS = ("Longest wall", "Pavilion", "Seraglio", "Arcades", "Chambers", "Garden", "Tower")
SHARED = (1080, 1350)  # pixels of the picture
SVG = "{http://www.w3.org/2000/svg}"


def opened(house: House, guests: World, screen: Screen, moment: str, locale: str = "en-GB") -> Page:
    """Anna has ended the turn that a scoring follows."""
    page = house.visit(guests, screen, house.fresh(moment), locale=locale)
    page.locator("[data-commit]").click()
    expect(page.locator("dialog[open] .scoring")).to_be_visible()
    settle(page)
    return page


def to_the_end(page: Page) -> Locator:
    """Past the last scoring."""
    page.locator(".scoring .skip").click()
    last = re.compile("^(To the end of the game|Zum Spielende) ›$")
    expect(page.locator(".scoring .primary")).to_have_text(last)
    page.locator(".scoring .primary").click()
    end = page.locator("dialog[open] .end")
    expect(end.locator(".card")).to_be_visible()
    settle(page)
    return end


def numbers(cells: Locator) -> list[int]:
    return [int(text.replace("\u2212", "-")) for text in cells.all_inner_texts()]


def test_buildings_of_four_players_are_counted_in_pictures(house: House, guests: World) -> None:
    page = opened(house, guests, DESKTOP, "scoring")
    rows = page.locator(".scoring tbody tr")
    for at in (1, 2):  # two pavilions each for two players; three seraglios and two
        page.locator(".scoring footer .primary").click()
        expect(rows.nth(at)).to_have_attribute("aria-current", "step")
    expect(rows.nth(1).locator(".signs .sign")).to_have_count(4)
    expect(rows.nth(2).locator(".signs .sign")).to_have_count(5)
    picture(page, "scoring of four in pictures")


@pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=str)
def test_a_scoring_is_counted_row_by_row(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "scoring")
    scoring = page.locator(".scoring")
    row, brass, told = (scoring.locator(one) for one in ("tr[aria-current=step]", "footer .primary", ".rule"))
    before = numbers(scoring.locator(".total"))
    look(page, "scoring wall")
    for at, name in enumerate(ROWS):
        expect(row.locator("th b")).to_have_text(name)
        expect(told).to_contain_text(f"{name}:")
        now = numbers(scoring.locator(".total"))
        gained = numbers(row.locator(".points"))
        assert now == [score + (points if at else 0) for score, points in zip(before, gained, strict=True)]
        before = now
        expect(brass).to_have_text(f"{ROWS[at + 1]}s next ›" if 0 < at < 2 else re.compile("next|result"))
        lit = scoring.locator("[data-lit=true]").count()
        counts = row.locator("td .sr-only").all_inner_texts()
        assert lit == (sum(int(text.split()[0]) for text in counts) if at else 0)
        if name == "Garden":
            picture(page, "scoring gardens")
        brass.click()
    expect(row).to_have_count(0)
    expect(scoring.locator(".skip")).to_be_disabled()
    scoring.locator("summary").click()
    expect(scoring.locator("details article")).to_have_count(4)
    look(page, "scoring result")
    told_points = numbers(scoring.locator("details li > b"))
    assert sum(told_points) == sum(numbers(scoring.locator("td .points")))
    brass.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_scoring_by_keys_alone(house: House, guests: World) -> None:
    page = opened(house, guests, SCREENS[1], "scoring")
    expect(page.locator(".scoring .primary")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator("tr[aria-current=step] th b")).to_have_text("Seraglio")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("tr[aria-current=step] th b")).to_have_text("Pavilion")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=str)
def test_the_end_follows_the_last_scoring(house: House, guests: World, screen: Screen) -> None:
    page = opened(house, guests, screen, "end")
    end = to_the_end(page)
    expect(end.get_by_role("heading", level=1)).to_have_text(re.compile(r"won by \d+ points?$|share"))
    expect(end.locator(".plinths li")).to_have_count(4)
    totals = numbers(end.locator(".plinths .facts b"))
    assert totals == sorted(totals, reverse=True) == numbers(end.locator(".bars .player > b"))
    sources = [numbers(row.locator("td")) for row in end.locator(".sources tbody tr").all()]
    assert [sum(column) for column in zip(*sources, strict=True)] == totals
    assert end.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    look(page, "end")
    for section in (".course", ".share"):
        end.locator(section).scroll_into_view_if_needed()
        picture(page, f"end {section}")  # axe has seen all of it


@pytest.mark.parametrize("shown", [one for one in TWELVE if one.name in ("360x640", "667x375", "768x1024", "1280x600")])
def test_both_fit_every_screen(house: House, guests: World, shown: Screen) -> None:
    page = opened(house, guests, shown, "end", locale="de-DE")
    outside = """() => [...document.querySelectorAll('dialog[open] button')].filter((one) => {
      const { left, right, width, height } = one.getBoundingClientRect();
      return getComputedStyle(one).visibility !== 'hidden' && width > 0 && !one.matches('.clause')
        && (left < 0 || right > innerWidth || width < 44 || height < 44);
    }).map((one) => one.textContent)"""
    assert page.evaluate(outside) == []
    inside = "(one) => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    assert page.locator(".scoring .primary").evaluate(inside)
    assert page.locator("tr[aria-current=step]").evaluate(inside)
    end = to_the_end(page)
    assert page.evaluate(outside) == []
    assert end.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert end.locator(".primary").evaluate(inside)


def png_size(data: bytes) -> tuple[int, ...]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24])


def test_the_picture_can_be_kept(house: House, guests: World, screen: Screen, tmp_path: Path) -> None:
    end = to_the_end(opened(house, guests, screen, "end"))
    kept = saver(end.page, tmp_path)
    assert png_size(kept("Save as PNG")) == SHARED
    text = kept("Save as SVG").decode()
    root = ET.fromstring(text)
    assert (root.tag, root.get("width"), root.get("height")) == (f"{SVG}svg", "1080", "1350")
    words = [node.text for node in root.iter(f"{SVG}text")]
    assert words[0] == "Alhambra" and "Anna" in words and any("four players" in (word or "") for word in words)
    # Nothing is fetched, nothing runs, and no colour is left to the page.
    assert not re.search(r"https?://(?!www\.w3\.org)|<script|var\(|class=", text)
    assert len(list(root.iter(f"{SVG}path"))) > 50


def saver(page: Page, folder: Path) -> Callable[[str], bytes]:
    def kept(name: str) -> bytes:
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        return path.read_bytes()

    return kept
