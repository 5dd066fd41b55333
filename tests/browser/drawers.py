"""What stands beside the table on a large screen, and opens above it on a small one: found without words."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def open_drawer(page: Page, drawer: str) -> Locator:
    """Its content: of `scores`, `log`, `left`, `table` or a module."""
    page.locator(f"[data-drawer={drawer}], #tab-{drawer}").last.click()
    panel = page.locator(f"#panel-{drawer}")
    expect(panel).to_be_visible()
    expect(panel.locator("[aria-busy=true]")).to_have_count(0)  # its content is fetched
    return panel


def close_drawer(page: Page) -> None:
    """On a large screen there is nothing to close."""
    if page.locator(".drawers.above").count():
        page.locator(".drawers.above .close").click()
        expect(page.locator(".drawers.above")).to_have_count(0)
