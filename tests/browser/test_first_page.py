"""What comes over the line, and how soon the page is there."""

from __future__ import annotations

from playwright.sync_api import Browser, Request, expect

from tests.browser.looks import look
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.world import World

BUDGET = 100_000  # bytes as they were sent, headers and all
SOON = 1000  # milliseconds
TRIES = 20  # a busy machine may be late; a page that is too heavy always is


def test_the_first_page_is_light(world: World) -> None:
    page = world.visit(PHONE, "about:blank")
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))  # noqa: PLW0108 - Playwright takes no builtin
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = [request.sizes() for request in asked]
    sent = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert len(asked) >= 3, [request.url for request in asked]
    assert 0 < sent <= BUDGET, {request.url: request.sizes() for request in asked}


def test_the_first_page_can_be_used_within_a_second(the_browser: Browser, world: World) -> None:
    times: list[float] = []
    while len(times) < TRIES and min(times, default=SOON + 1) > SOON:
        page = world.visit(DESKTOP)
        expect(page.get_by_role("button", name="Play now")).to_be_enabled()
        times.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9"))
    assert min(times) <= SOON, times


def test_an_address_without_a_table_says_so(world: World) -> None:
    page = world.visit(PHONE, "/t/" + "0" * 20)
    expect(page.get_by_text("There is no such table")).to_be_visible()
    look(page, "no such table")
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
