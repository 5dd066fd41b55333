"""The page that is installed: after an update of the server, without a connection, and what it keeps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.server.http.pages import STATIC
from tests.browser.builds import RUNNING, free_port, second_build, serving
from tests.browser.fingers import until
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.tables import held, new_table
from tests.browser.world import MINE, PATIENCE, World
from tests.support.servers import Running

# What a browser says itself when nobody answers, or when a file is gone
AWAY: Final = ("Failed to load resource", "WebSocket connection", "Refused to apply style")
KEPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
}"""
# The worker answers for this page, and has the words that it speaks.
READY: Final = f"""async () => navigator.serviceWorker.controller?.state === "activated"
  && (await ({KEPT})()).some((url) => /[/]en-[^/]*[.]js$/.test(url))"""


@dataclass
class Place:
    """One address, with the build of today or that of tomorrow behind it."""

    port: int
    database: str
    second: Path

    def today(self) -> AbstractContextManager[Running]:
        return serving(STATIC, self.port, self.database)

    def tomorrow(self) -> AbstractContextManager[Running]:
        return serving(self.second, self.port, self.database)


@pytest.fixture
def place(tmp_path: Path, chromium_path: str) -> Place:
    return Place(free_port(), str(tmp_path / "tables.sqlite3"), second_build(tmp_path / "second"))


@pytest.fixture
def visitors(the_browser: Browser, place: Place) -> Iterator[World]:
    world = World(the_browser, f"http://127.0.0.1:{place.port}", installing=True)
    yield world
    world.end()


def settle(page: Page) -> None:
    """Until the worker opens the page: a browser hands it the first visits a moment after it has become active."""
    # It fetches more than a hundred files, one after the other. (`wait_for_function` takes a promise for true.)
    until(page, lambda: page.evaluate(READY) is True, 5 * PATIENCE)
    for _ in range(200):
        answer = page.reload()
        if answer is not None and answer.from_service_worker:
            return
    raise AssertionError("the worker never opened the page")


def in_mid_turn(page: Page) -> None:
    expect(page.locator(f"{MINE} .so-far")).to_be_visible()


def test_after_an_update_one_reload_is_enough_in_mid_turn_too(visitors: World, place: Place) -> None:
    with place.today() as server:
        table = new_table(server, ["Anna", "Ben"])
        with server.line() as line:
            line.send({"type": "hello", "table": table, "secrets": []})
            mover = int(line.until("update")["game"]["view"]["actor"])
        holding = held(table, mover, ("Anna", "Ben")[mover])
        page = visitors.visit(DESKTOP, f"/t/{table}", holding=holding, forgiven=AWAY)
        page.locator(".display button").first.click()
        in_mid_turn(page)
        settle(page)
        in_mid_turn(page)
    with place.tomorrow():
        in_mid_turn(page)
        assert page.evaluate(RUNNING) == "first"
        page.reload()
        assert page.evaluate(RUNNING) == "second"
        in_mid_turn(page)
        other = page.context.new_page()
        other.goto("/")
        expect(other.get_by_role("button", name="Play now")).to_be_visible()
        assert other.evaluate(RUNNING) == "second", "an installed page begins with the new build"
        page.locator(f"{MINE} button.primary").click()
        expect(page.locator("section.bar.mine")).to_have_count(0)


def test_without_a_connection_the_page_opens_says_so_and_comes_back(visitors: World, place: Place) -> None:
    with place.today() as server:
        table = new_table(server, ["Anna", "open"])
        page = visitors.visit(PHONE, "/", holding=held(table, 0, "Anna"), forgiven=AWAY)
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        settle(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("No connection")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_text("No connection")).to_be_visible()
    elsewhere = page.context.new_page()
    elsewhere.goto("/")
    expect(elsewhere.get_by_text("No connection")).to_be_visible()
    with place.tomorrow():
        expect(page.get_by_role("button", name=re.compile("^Begin"))).to_be_visible()
        expect(page.get_by_text("No connection")).to_have_count(0)
        expect(elsewhere.get_by_text("No connection")).to_have_count(0)
        page.reload()
        expect(page.get_by_role("button", name=re.compile("^Begin"))).to_be_visible()
        assert page.evaluate(RUNNING) == "second"


def test_nothing_of_a_table_is_kept(visitors: World, place: Place) -> None:
    with place.today() as server:
        table = new_table(server, ["Anna", "greedy"])
        page = visitors.visit(DESKTOP, f"/t/{table}", holding=held(table, 0, "Anna"), forgiven=AWAY)
        expect(page.locator("section.bar")).to_be_visible()
        settle(page)
        page.goto("/")
        expect(page.get_by_role("listitem").first).to_be_visible()
        page.goto(f"/t/{table}")
        expect(page.locator("section.bar")).to_be_visible()
        paths = {urlsplit(url).path for url in page.evaluate(KEPT)}
        assert "/" in paths and all(path == "/" or path.startswith("/assets/") for path in paths), paths
        index = page.evaluate("async () => (await caches.match('/')).text()")
        assert index == (STATIC / "index.html").read_text(encoding="utf-8")


def test_an_open_page_without_the_worker_asks_to_be_loaded_again(visitors: World, place: Place) -> None:
    with place.today() as server:
        table = new_table(server, ["Anna", "open"])
        page = visitors.visit(PHONE, "about:blank", holding=held(table, 0, "Anna"), forgiven=AWAY)
        page.add_init_script("delete Navigator.prototype.serviceWorker")
        page.goto("/")
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
    with place.tomorrow():
        page.locator(f"a[href='/t/{table}']").click()
        page.get_by_role("button", name="Load again").click()
        expect(page.get_by_role("button", name=re.compile("^Begin"))).to_be_visible()
        assert page.evaluate(RUNNING) == "second"


def test_the_page_can_be_installed(visitors: World, place: Place) -> None:
    with place.today() as server:
        page = visitors.visit(PHONE)
        manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
        assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
        for icon in manifest["icons"]:
            answer = server.http("GET", icon["src"])
            assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        worker = server.http("GET", "/worker.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in worker.headers["content-security-policy"]
