"""A real browser before a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from alhambra import Seeded
from alhambra.server.http.pages import STATIC
from tests.browser.house import House
from tests.browser.screens import SCREENS, Screen
from tests.browser.world import PATIENCE, World
from tests.support.servers import Running, running
from tests.support.slow import PAUSE
from tools.chromium import NoBrowser, chromium

expect.set_options(timeout=PATIENCE)


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn at a table is the same in every run, so that what failed once fails again."""
    luck = Seeded(request.node.nodeid)
    monkeypatch.setattr("alhambra.server.table.luck.Secure", lambda: luck)


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
        browser = playwright.chromium.launch(executable_path=chromium_path, slow_mo=PAUSE)
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


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for tables that begin at stored moments."""
    database = str(tmp_path_factory.mktemp("house") / "tables.sqlite3")
    with running(database=database) as server:
        yield House(server, database)


@pytest.fixture
def guests(the_browser: Browser, house: House) -> Iterator[World]:
    """Those who come to that house."""
    opened = World(the_browser, house.server.base)
    yield opened
    opened.end()


@pytest.fixture(params=SCREENS, ids=str)
def screen(request: pytest.FixtureRequest) -> Screen:
    chosen: Screen = request.param
    return chosen
