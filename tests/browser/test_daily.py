"""The daily game through the page: played once a day, shared, listed with consent, practised, and yesterday's best."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from alhambra.server.live import days
from alhambra.server.live.services import Services
from tests.browser.fingers import stop_the_clock
from tests.browser.looks import look
from tests.browser.measures import settle
from tests.browser.screens import DESKTOP, PHONE, TWELVE, Screen
from tests.browser.test_around import SMALL, TOUCH
from tests.browser.world import MINE, TABLES, World
from tests.support.daily import DAY, played_game
from tests.support.servers import Running, running
from tests.support.tables import secret_of

YESTERDAY = DAY - timedelta(1)
DAYS = "alhambra.daily"  # where a browser keeps them: `web/src/daily/days.ts`
OFTEN = ("390x844", "360x640", "844x390", "1440x900")


@dataclass
class Kept:
    """What a browser has kept of a game."""

    day: date
    name: str
    table: str
    points: int | None = None


@dataclass
class Calendar:
    """A server that thinks it is some day, with games that were played."""

    server: Running
    today: list[date]
    mine: dict[str, str]  # tables of today that are over and listed by nobody, by the names of who played


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calendar]:
    database = str(tmp_path_factory.mktemp("days") / "tables.sqlite3")
    today = [YESTERDAY]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Services, "today", lambda _: today[0])
        patched.setattr(days, "now", lambda: int(datetime.combine(today[0], time(12), UTC).timestamp()) * 1000)
        played_game(database, "Boris", 2, YESTERDAY, listed=True)
        today[0] = DAY
        mine = {name: played_game(database, name, luck, DAY) for luck, name in enumerate(("Anna", "Carla", "Dora"), 4)}
        with running(database=database) as server:
            yield Calendar(server, today, mine)


@pytest.fixture(autouse=True)
def same_day(calendar: Calendar) -> None:
    calendar.today[0] = DAY


@pytest.fixture
def world(the_browser: Browser, calendar: Calendar) -> Iterator[World]:
    opened = World(the_browser, calendar.server.base)
    yield opened
    opened.end()


def visit(world: World, screen: Screen, *kept: Kept, path: str = "/daily", **more: Any) -> Page:
    """A page in a browser that has begun these games."""
    days = [{"day": one.day.isoformat(), "table": one.table, "points": one.points, "listed": None} for one in kept]
    tables = [
        {"table": one.table, "keys": [{"seat": 0, "secret": secret_of(one.name)}], "opened": 1, "seen": 0}
        for one in kept
    ]
    stored = {DAYS: days, TABLES: tables}
    # Only where nothing is kept yet, so that what the page keeps outlives a reload.
    keep = """([stored]) => Object.entries(stored).forEach(([key, value]) =>
      localStorage.getItem(key) ?? localStorage.setItem(key, JSON.stringify(value)))"""

    def remember(page: Page) -> None:
        if kept:
            page.context.add_init_script(f"({keep})([{json.dumps(stored)}])")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    return world.visit(screen, path, before=remember, **more)


def mine(calendar: Calendar, name: str = "Anna") -> Kept:
    return Kept(DAY, name, calendar.mine[name])


def fits(page: Page) -> None:
    expect(page.locator("main .button.primary:visible")).to_have_count(1)
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    settle(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL, TOUCH) == []


@pytest.mark.parametrize(
    "size",
    [pytest.param(one, id=str(one), marks=() if one.name in OFTEN else pytest.mark.every_size) for one in TWELVE],
)
def test_the_pages_fit(world: World, calendar: Calendar, size: Screen) -> None:
    page = visit(world, size)
    button = page.get_by_role("button", name="Play today’s game")
    expect(button).to_be_in_viewport(ratio=1)
    fits(page)
    page = visit(world, size, mine(calendar))
    expect(page.get_by_role("heading", name=re.compile("Your result: [0-9]+ points"))).to_be_visible()
    fits(page)


def test_a_game_is_begun_once_and_gone_on_with(world: World, calendar: Calendar, screen: Screen) -> None:
    page = visit(world, screen, path="/")
    page.get_by_role("link", name="The daily game").click()
    expect(page.get_by_role("heading", name="Saturday 21 November")).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text("This day ends in")
    expect(page.get_by_role("heading", name="No streak yet")).to_be_visible()
    look(page, "daily game")
    page.get_by_role("textbox", name="Your name").fill("Ilse")
    page.get_by_role("button", name="Play today’s game").click()
    expect(page.locator(MINE)).to_be_visible()
    table = page.url
    line = page.get_by_role("link", name="Daily game, 21 Nov")
    expect(line).to_be_visible()
    page.locator('[data-drawer="table"]').first.click()
    expect(page.get_by_role("button", name="Rename")).to_be_visible()
    expect(page.get_by_role("button", name="Leave")).to_have_count(0)
    page.keyboard.press("Escape")
    line.click()
    page.get_by_role("button", name="Go on with today’s game").click()
    expect(page).to_have_url(table)


def test_a_result_is_shared_listed_renamed_and_removed(world: World, calendar: Calendar, screen: Screen) -> None:
    name = "Anna" if screen is PHONE else "Carla"
    page = visit(world, screen, mine(calendar, name), Kept(YESTERDAY, name, "x" * 20, 40))
    expect(page.get_by_role("heading", name="A streak of 2 days")).to_be_visible()
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    stop_the_clock(page)  # the button says it for a moment only
    page.get_by_role("button", name="Copy the text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.clock.resume()
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    lines = text.split("\n")
    assert lines[0] == "Alhambra Roll & Write, 21 November 2026" and lines[2] == "A streak of 2 days"
    assert re.fullmatch("[0-9]+ points", lines[1]) and len(lines) == 10 and lines[-1] == f"{world.base}/daily"
    assert all(len(row) == 6 and set(row) <= set("🟦🟥🟫⬜🟩🟪⬛") for row in lines[3:9])

    listing = page.get_by_role("region", name="On the list")
    consent = listing.get_by_role("checkbox", name=re.compile("Everybody may read this name"))
    put = listing.get_by_role("button", name="List my result")
    expect(consent).not_to_be_checked()
    listing.get_by_role("textbox", name="Name on the list").fill(f"{name} the Bold")
    expect(put).to_be_disabled()
    consent.check()
    put.click()
    results = page.get_by_role("region", name="Results of 21 November 2026")
    expect(results.get_by_role("listitem").filter(has_text=f"{name} the Bold")).to_contain_text("you")
    look(page, "daily game listed")

    page.reload()
    listing.get_by_role("button", name="Change the name").click()
    expect(consent).not_to_be_checked()
    listing.get_by_role("textbox", name="Name on the list").fill(f"{name} the Brave")
    consent.check()
    listing.get_by_role("button", name="List this name").click()
    expect(results.get_by_role("listitem").filter(has_text=f"{name} the Brave")).to_be_visible()
    expect(listing.get_by_text(f"as {name} the Brave")).to_be_visible()

    listing.get_by_role("button", name="Take me off the list").click()
    expect(put).to_be_visible()
    expect(results.get_by_text(f"{name} the Brave")).to_have_count(0)


def test_a_further_game_is_practice_and_says_so(world: World, calendar: Calendar) -> None:
    page = visit(world, PHONE, mine(calendar))
    button = page.get_by_role("button", name="Practise with today’s dice")
    expect(button).to_contain_text("this one does not count")
    button.click()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.get_by_role("link", name="Practice, dice of 21 Nov")).to_be_visible()
    kept = json.loads(page.evaluate(f"() => localStorage.getItem('{DAYS}')"))
    assert [(one["day"], one["table"]) for one in kept] == [(DAY.isoformat(), calendar.mine["Anna"])]


def test_the_end_of_a_daily_game_leads_on(world: World, calendar: Calendar, screen: Screen) -> None:
    dora = mine(calendar, "Dora")
    page = visit(world, screen, dora, path=f"/t/{dora.table}")
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("^[0-9]+ points$"))).to_be_visible()
    expect(end.get_by_role("heading", name="Where the points came from")).to_be_visible()
    expect(end.get_by_role("region", name="On the list").get_by_role("checkbox")).not_to_be_checked()
    expect(end.get_by_role("textbox", name="Text to share")).to_have_value(re.compile("^Alhambra Roll & Write"))
    look(page, "end of a daily game")
    for kind in ("PNG", "SVG"):
        with page.expect_download() as download:
            end.get_by_role("button", name=f"Save as {kind}").click()
        assert re.fullmatch(rf"alhambra-[0-9-]{{10}}\.{kind.lower()}", download.value.suggested_filename)
    end.get_by_role("button", name="To the daily game").click()
    expect(page.get_by_role("heading", name="A streak of one day")).to_be_visible()


def test_yesterdays_best_is_watched_turn_by_turn(world: World, calendar: Calendar, screen: Screen) -> None:
    page = visit(world, screen)
    best = page.get_by_role("region", name="Yesterday’s best")
    expect(best).to_contain_text("Boris")
    best.get_by_role("button", name="Watch the game").click()
    replay = page.get_by_role("dialog", name=re.compile("Boris, [0-9]+ points, 20 Nov"))
    expect(replay.get_by_text("How it began")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(replay.get_by_text("Turn 1 of 18")).to_be_visible()
    expect(replay.locator(".words")).to_contain_text("Boris")
    replay.get_by_role("button", name="To the end").click()
    expect(replay.get_by_text("Turn 18 of 18")).to_be_visible()
    replay.get_by_role("button", name="One turn back").click()
    expect(replay.get_by_text("Turn 17 of 18")).to_be_visible()
    look(page, "yesterday's best")
    replay.get_by_role("radio", name="Fast").check()
    replay.get_by_role("button", name="Play").click()
    expect(replay.get_by_text("Turn 18 of 18")).to_be_visible()
    page.keyboard.press("Home")
    expect(replay.get_by_text("How it began")).to_be_visible()
    page.keyboard.press("Escape")
    expect(replay).to_have_count(0)


def test_what_the_server_refuses_is_said_in_its_words(world: World, calendar: Calendar) -> None:
    calendar.today[0] = date(2026, 11, 17)  # the day before the first one
    page = visit(world, DESKTOP, forgiven=("400 (Bad Request)",))
    expect(page.get_by_text("Nobody is listed yet. The first place is free.")).to_be_visible()
    expect(page.get_by_text("Nobody listed a game yesterday.")).to_be_visible()
    page.get_by_role("button", name="Play today’s game").click()
    expect(
        page.get_by_role("alert").get_by_text("There are daily games at a table from 2026-11-18 on.")
    ).to_be_visible()
    assert page.url.endswith("/daily")
    look(page, "daily game refused")


def test_without_a_server_the_page_says_so_and_asks_again(world: World, calendar: Calendar) -> None:
    def fail(page: Page) -> None:
        page.route("**/api/daily", lambda route: route.abort())

    page = world.visit(PHONE, "/daily", before=fail, forgiven=("net::ERR_FAILED",))
    expect(page.get_by_role("alert").get_by_text("The server did not answer.")).to_be_visible()
    look(page, "daily game offline")
    page.unroute("**/api/daily")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play today’s game")).to_be_visible()
