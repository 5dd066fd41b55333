"""Looks at a page as somebody does who needs it to be accessible, by day and by night, and keeps pictures."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.measures import settle
from tests.browser.screens import picture

ALL: Final[dict[str, Any]] = {"resultTypes": ["violations"]}
# Nothing else depends on the colours.
COLOURS: Final[dict[str, Any]] = {**ALL, "runOnly": ["color-contrast"]}


def look(page: Page, situation: str) -> None:
    """Nothing that axe finds, in light or in dark, when all of the page is there."""
    expect(page.locator("[aria-busy=true]:not(section.bar)")).to_have_count(0)
    settle(page)
    picture(page, situation)
    _examine(page, situation, ALL)
    page.emulate_media(color_scheme="dark")
    picture(page, f"{situation} dark")
    _examine(page, f"{situation}, dark", COLOURS)
    page.emulate_media(color_scheme="light")


def _examine(page: Page, situation: str, options: dict[str, Any]) -> None:
    if found := findings(page, options):
        raise AssertionError("\n".join([f"{situation}:", *found]))


def findings(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe finds, however small."""
    return [
        f"{finding['impact']}: {finding['help']}: {node['html'][:200]} {node['failureSummary']}"
        for finding in Axe().run(page, options=options).response["violations"]
        for node in finding["nodes"]
    ]


def fits(page: Page) -> bool:
    """Whether nothing of the page is outside the screen."""
    found: bool = page.evaluate(
        "() => { const d = document.documentElement;"
        " return d.scrollWidth <= d.clientWidth && d.scrollHeight <= d.clientHeight; }"
    )
    return found
