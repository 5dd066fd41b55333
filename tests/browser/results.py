"""Readers of the end page, and of the log."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.drawers import open_drawer
from tests.browser.fingers import until

SCORINGS: Final = ("The first scoring", "The second scoring", "The third scoring")


def every_point(page: Page) -> dict[str, int]:
    """The points of the scorings on the end page add up to the total, and so do their reasons. The totals by name."""
    dialog = page.get_by_role("dialog", name="Result")
    expect(dialog.locator(".totals")).to_be_visible()
    totals: dict[str, int] = {}
    gained: dict[str, list[int]] = {}
    for row in dialog.locator(".totals tbody tr").all():
        name = row.locator("th").inner_text().split("\n")[0].removesuffix("Winner").strip()
        *gained[name], totals[name] = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()[:4]]
        assert sum(gained[name]) == totals[name]
    for number, title in enumerate(SCORINGS):
        dialog.locator("summary", has_text=title).click()
        sheet = dialog.locator("details", has=page.locator("summary", has_text=title))
        players = sheet.get_by_role("article")
        expect(players).to_have_count(len(totals))
        told = [sum(map(int, player.locator("li > b").all_inner_texts())) for player in players.all()]
        assert sorted(told) == sorted(points[number] for points in gained.values()), title
    return totals


def whole_log(page: Page) -> Locator:
    """The entries of the log, back to the first."""
    open_drawer(page, "log")
    log = page.get_by_role("log")
    entries, earlier = log.locator("ol > li"), log.get_by_role("button", name="Show earlier")
    expect(entries.or_(earlier).first).to_be_visible()
    # The end page may be asking for earlier entries, too: then the button goes by itself.
    until(page, lambda: earlier.evaluate_all("(all) => all.map((one) => one.click()).length") == 0)
    return entries
