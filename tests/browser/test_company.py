"""Company at a table: pictures, mute, remarks of those who watch, and a seat on another device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from alhambra.server.protocol.messages import Settings
from tests.browser.drawers import open_drawer
from tests.browser.fingers import stop_the_clock
from tests.browser.looks import look
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.tables import held, new_table
from tests.browser.world import World
from tests.support.servers import Running


def two_at(world: World, server: Running, settings: Settings | None = None) -> tuple[str, Page, Page]:
    """The table, Anna on a phone, and Ben on a desktop."""
    table = new_table(server, ["Anna", "Ben"], settings)
    anna = world.visit(PHONE, f"/t/{table}", holding=held(table, 0, "Anna"))
    ben = world.visit(DESKTOP, f"/t/{table}", holding=held(table, 1, "Ben"))
    for page in (anna, ben):
        expect(page.locator("main.game[aria-busy=false] section.bar")).to_be_visible()
    return table, anna, ben


def test_a_picture_is_seen_beside_the_mark_and_in_the_talk(world: World, server: Running) -> None:
    _, anna, ben = two_at(world, server)
    open_drawer(ben, "log")
    stop_the_clock(anna)  # the picture stays for a moment only
    ben.get_by_role("group", name="Send a picture").get_by_role("button", name="Applause").click()
    expect(anna.locator("[data-bubble=applause] svg")).to_be_visible()
    expect(anna.get_by_role("status").filter(has_text="Ben says: Applause")).to_have_count(1)
    mark, bubble = (anna.locator(one).first.bounding_box() for one in ("main [data-mark='1']", "[data-bubble]"))
    assert mark and bubble and abs(bubble["x"] - mark["x"]) < 80 and abs(bubble["y"] - mark["y"]) < 80
    anna.clock.resume()
    expect(ben.get_by_role("log").get_by_role("img", name="Applause")).to_be_visible()
    open_drawer(anna, "log")
    expect(anna.get_by_role("log").get_by_role("img", name="Applause")).to_be_visible()
    look(anna, "pictures to send")
    # All at once: between touches by hand a busy machine lets so much time pass that none is too many.
    ben.get_by_role("button", name="Laughter").evaluate("button => { for (let n = 0; n < 12; n += 1) button.click(); }")
    expect(ben.get_by_role("alert").filter(has_text="wait a moment")).to_be_visible()


def test_what_is_being_written_stays_while_others_talk(world: World, server: Running) -> None:
    _, anna, ben = two_at(world, server)
    open_drawer(ben, "log")
    writing = ben.get_by_role("textbox", name="Say something to the table")
    writing.fill("Well pl")
    open_drawer(anna, "log")
    anna.get_by_role("group", name="Send a picture").get_by_role("button", name="Hello").click()
    expect(ben.get_by_role("log").get_by_role("img", name="Hello")).to_be_visible()
    expect(writing).to_have_value("Well pl")


def test_who_is_muted_is_not_shown_here_also_after_a_reload(world: World, server: Running) -> None:
    _, anna, ben = two_at(world, server)
    open_drawer(anna, "log")
    anna.get_by_text("Mute", exact=True).click()
    anna.get_by_role("checkbox", name="Ben").check()
    open_drawer(ben, "log")
    ben.get_by_role("textbox", name="Say something to the table").fill("Unheard")
    ben.get_by_role("button", name="Say", exact=True).click()
    expect(ben.get_by_role("log")).to_contain_text("Unheard")
    anna.reload()
    expect(anna.locator("section.bar")).to_be_visible()
    open_drawer(anna, "log")
    expect(anna.get_by_role("log")).to_contain_text("The game")
    expect(anna.get_by_text("Unheard")).to_have_count(0)
    anna.get_by_text("Mute", exact=True).click()
    anna.get_by_role("checkbox", name="Ben").uncheck()
    expect(anna.get_by_role("log")).to_contain_text("Unheard")


def test_who_watches_writes_where_the_table_allows_it(world: World, server: Running) -> None:
    table, anna, _ = two_at(world, server, Settings(watchers_talk=True))
    vera = world.visit(DESKTOP, f"/t/{table}")
    open_drawer(vera, "log")
    vera.get_by_role("textbox", name="Your name").fill("Vera")
    vera.get_by_role("textbox", name="Say something to the table").fill("Good luck")
    stop_the_clock(anna)  # a remark stays for some seconds only
    vera.get_by_role("button", name="Say", exact=True).click()
    expect(anna.locator(".remark")).to_contain_text("Vera, watching, says Good luck")
    expect(vera.get_by_role("group", name="Send a picture")).to_have_count(0)
    silent = world.visit(DESKTOP, f"/t/{new_table(server, ['Anna', 'Ben'])}")
    open_drawer(silent, "log")
    expect(silent.get_by_role("log")).to_be_visible()
    expect(silent.get_by_role("textbox", name="Say something to the table")).to_have_count(0)


def test_a_seat_goes_to_another_device_and_back_to_one(world: World, server: Running) -> None:
    table, anna, _ = two_at(world, server)
    open_drawer(anna, "table")
    anna.get_by_role("button", name="Get a code").click()
    code = anna.get_by_role("status", name="Your code").inner_text()
    assert re.fullmatch(r"[A-Z]{4} [A-Z]{4}", code)
    link = anna.get_by_role("textbox", name="Link with the code").input_value()
    look(anna, "a code for the seat")
    asked: list[str] = []
    other = world.visit(PHONE, "about:blank")
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other).to_have_url(re.compile("/carry$"))  # the address keeps no code
    look(other, "a code is taken")
    other.get_by_role("button", name="Take the seat").click()
    expect(other.get_by_role("group", name="Your money")).to_be_visible()
    expect(other).to_have_url(re.compile(f"/t/{table}$"))
    assert not any(code.replace(" ", "") in url for url in asked)
    expect(anna.get_by_role("group", name="Your money")).to_have_count(1)
    thief = world.visit(PHONE, link, forgiven=("status of 400",))
    thief.get_by_role("button", name="Take the seat").click()
    expect(thief.get_by_text("This code is worth nothing")).to_be_visible()
    anna.get_by_role("button", name="Only on this device").click()
    anna.get_by_role("button", name="Yes, on no other").click()
    expect(anna.get_by_text("Your seat is on this device alone.")).to_be_visible()
    expect(other.get_by_role("group", name="Your money")).to_have_count(0)
    anna.reload()
    expect(anna.get_by_role("group", name="Your money")).to_be_visible()
