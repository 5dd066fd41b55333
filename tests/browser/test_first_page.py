"""What comes over the line. How soon the page is there is measured by `make lighthouse`, on a quiet machine."""

from __future__ import annotations

from playwright.sync_api import Page, Request, expect

from tests.browser.looks import look
from tests.browser.screens import PHONE
from tests.browser.tables import held, new_table
from tests.browser.world import World
from tests.support.servers import Running

BUDGET = 170_000  # bytes of all files as they were sent, faces among them
TABLE_BUDGET = 210_000  # for who follows the link of a table


def sent_for(page: Page, path: str, shown: str) -> int:
    """The bytes that came before a page is at rest."""
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108 - Playwright takes no builtin
    page.goto(path)
    expect(page.locator(shown).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) >= 3, [request.url for request in asked]
    return sum(request.sizes()["responseBodySize"] for request in asked)


def test_the_first_page_is_light(world: World) -> None:
    assert 0 < sent_for(world.visit(PHONE, "about:blank"), "/", "form button") <= BUDGET


def test_a_table_is_light(world: World, server: Running) -> None:
    table = new_table(server, ["Anna", "greedy"])
    page = world.visit(PHONE, "about:blank", holding=held(table, 0, "Anna"))
    assert 0 < sent_for(page, f"/t/{table}", "section.bar") <= TABLE_BUDGET


def test_an_address_without_a_table_says_so(world: World) -> None:
    page = world.visit(PHONE, "/t/" + "0" * 20)
    expect(page.get_by_text("There is no such table")).to_be_visible()
    look(page, "no such table")
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
