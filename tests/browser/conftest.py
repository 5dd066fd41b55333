"""A real browser before a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from alhambra.server.http.pages import STATIC
from tests.browser.screens import SCREENS, Screen
from tests.browser.world import PATIENCE, World
from tests.support.servers import Running, running
from tools.chromium import NoBrowser, chromium

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def chromium_path() -> str:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The page is not built: make install builds it.", pytrace=False)
    try:
        return chromium()
    except NoBrowser as failure:
        reason = str(failure)
    pytest.fail(reason, pytrace=False)


# Not for the whole session: while Playwright runs, no other test of this process can have an event loop.
@pytest.fixture(scope="package")
def the_browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server() -> Iterator[Running]:
    with running() as server:
        yield server


@pytest.fixture
def world(the_browser: Browser, server: Running) -> Iterator[World]:
    opened = World(the_browser, server.base)
    yield opened
    opened.end()


@pytest.fixture(params=SCREENS, ids=str)
def screen(request: pytest.FixtureRequest) -> Screen:
    chosen: Screen = request.param
    return chosen
