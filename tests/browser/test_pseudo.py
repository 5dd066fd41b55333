"""Nothing stands on the page that is not from the catalogue, shown or for screen readers."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from alhambra.server.protocol.messages import Settings
from tests.browser.drawers import close_drawer, open_drawer
from tests.browser.fingers import until
from tests.browser.pseudo import marked, speak_pseudo, unmarked
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.tables import held, new_table, take_money
from tests.browser.world import MINE, PATIENCE, World
from tests.support.servers import Running

ALL_THERE = "main:not([aria-busy=true])"
EVERYTHING = Settings(counts=True, open_hands=True)


def visit(world: World, path: str, screen: Screen, **more: object) -> Page:
    page = world.visit(screen, path, **more)  # type: ignore[arg-type]
    expect(page.locator(ALL_THERE)).to_be_visible()
    speak_pseudo(page)
    expect(page.locator(ALL_THERE)).to_be_visible()
    return page


def check(page: Page) -> None:
    assert unmarked(page) == []


def opened(page: Page) -> None:
    """Open everything that can be folded out."""
    page.evaluate("() => { for (const one of document.querySelectorAll('details')) one.open = true; }")


def press(seat: Locator, which: int, kind: str = "") -> None:
    """Touch a chair and press a button of what it asks, which may change who sits there; look at what follows."""
    page = seat.page
    seat.locator("button").click()
    check(page)
    page.locator("dialog[open] .actions button").nth(which).click()
    expect(seat).to_have_class(re.compile(rf"\b{kind}\b"))
    check(page)
    if page.locator("dialog[open]").count():
        close(page)


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)  # the page is told of it late


def test_a_text_that_is_not_of_the_catalogue_is_found(world: World) -> None:
    assert marked("a = x { $b } y\n    .c = { $d ->\n       *[one] z\n    }\n").count("⟦") == 3
    page = world.visit(PHONE)
    expect(page.locator(ALL_THERE)).to_be_visible()
    assert "Play now" in unmarked(page)
    speak_pseudo(page)
    expect(page.locator(ALL_THERE)).to_be_visible()
    check(page)
    page.evaluate("() => document.querySelector('main').append('Hello')")
    page.evaluate("() => document.querySelector('input').setAttribute('aria-label', 'What')")
    assert sorted(unmarked(page)) == ["Hello", "What"]


def test_the_pages_around_the_game(world: World, server: Running, screen: Screen) -> None:
    page = visit(world, "/", screen, forgiven=("404",))
    page.locator("form").last.locator("button").click()  # no link of a table
    check(page)
    page.goto("/new")
    expect(page.locator(".list fieldset")).to_have_count(3)
    for kind in ("open", "here", "bot"):
        for seat in page.locator(".list fieldset").all():
            seat.locator(f"input[value={kind}]").check()
        check(page)
    for nowhere in ("/t/" + "0" * 20, "/nowhere"):
        page.goto(nowhere)
        expect(page.locator("main a")).to_be_visible()
        check(page)
    table = new_table(server, ["Anna", "open", "greedy"], EVERYTHING)
    host = visit(world, f"/t/{table}", screen, holding=held(table, 0, "Anna"))
    expect(host.locator("[role=log]")).to_be_visible()
    check(host)
    own, free, bot = (host.locator("li:has(.chair)").nth(seat) for seat in range(3))
    press(own, -1)  # whoever leaves is asked whether that is sure
    press(own, 0)  # another name
    press(free, 0)  # somebody else's name
    press(bot, 0, kind="bot")  # another level
    press(bot, -1, kind="open")
    press(bot, -1, kind="bot")
    host.goto("/")
    expect(host.locator("section[aria-labelledby=mine] a")).to_contain_text("Anna")
    check(host)


def test_a_turn_and_the_windows_of_the_game(world: World, server: Running, screen: Screen) -> None:
    table = new_table(server, ["Anna", "greedy"], EVERYTHING)
    page = visit(world, f"/t/{table}", screen, holding=held(table, 0, "Anna"))
    expect(page.locator(MINE)).to_be_visible()
    check(page)
    for drawer in ("scores", "log", "left", "table"):
        open_drawer(page, drawer)
        check(page)
        close_drawer(page)
    for part in (".market button", ".hand button"):
        expect(page.locator(part).first).to_be_visible()
        for button in page.locator(part).all()[:4]:
            button.click()
            check(page)
        page.keyboard.press("Escape")
    take_money(page)
    expect(page.locator(MINE)).to_be_visible()
    check(page)


def test_help_settings_and_a_rule(world: World, server: Running) -> None:
    table = new_table(server, ["Anna", "greedy"])
    page = visit(world, f"/t/{table}", DESKTOP, holding=held(table, 0, "Anna"))
    expect(page.locator(MINE)).to_be_visible()
    page.locator("body").press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    check(page)
    close(page)
    open_drawer(page, "table").locator(".buttons button").first.click()
    expect(page.locator("dialog[open] fieldset").first).to_be_visible()
    check(page)
    close(page)


def until_the_end(page: Page) -> None:
    """Whatever opens before the end is put away: scorings, and what was missed where the page took long to come.

    The bots take as long as a busy machine lets them.
    """
    end = page.locator("dialog[open] .end")
    before = page.locator("dialog[open]:not(:has(.end)) [data-close]")
    while not end.is_visible():
        expect(end.or_(before).first).to_be_visible(timeout=10 * PATIENCE)
        if before.count():
            put_away(page)


def put_away(page: Page) -> None:
    """The window that is open, and none that comes after it."""
    title = page.locator("dialog[open]").first.get_attribute("aria-label")
    window = page.locator(f"dialog[open][aria-label={json.dumps(title, ensure_ascii=False)}]")
    window.locator("[data-close]").click()
    expect(window).to_have_count(0)


def test_the_end_and_the_story_of_a_whole_game(world: World, server: Running, screen: Screen) -> None:
    table = new_table(server, ["greedy", "random"], EVERYTHING)
    page = visit(world, f"/t/{table}", screen)
    until_the_end(page)
    opened(page)
    expect(page.locator("dialog[open] article").first).to_be_visible()
    page.locator("dialog[open] .clause").first.click()
    expect(page.locator("[popover] .line").nth(1)).to_be_visible()
    opened(page)
    check(page)
    page.keyboard.press("Escape")
    close(page)
    open_drawer(page, "log")
    log = page.locator("[role=log]")
    expect(log.locator("li").first).to_be_visible()
    # The end page may be asking for earlier entries, too: then the button goes by itself.
    until(page, lambda: log.locator("button").evaluate_all("(all) => all.map((one) => one.click()).length") == 0)
    assert log.locator("li").count() > 20
    check(page)
