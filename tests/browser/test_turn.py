"""A turn: taken back and played again, refused, interrupted, and without a mouse."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.builds import free_port
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.looks import look
from tests.browser.motion import SKIP, when_told
from tests.browser.player import COMPLETE, LAY, Person
from tests.browser.screens import DESKTOP, PHONE, Screen, picture
from tests.browser.world import World
from tests.siege.process import ServerProcess

OUTAGE = ("WebSocket connection to", "Failed to load resource")


def with_a_tile_to_lay(anna: Person) -> None:
    """Play on until a tile was bought and is to be laid."""
    while anna.await_turn():
        if anna.can_buy():
            anna.buy(anna.affordable().first)
            while not LAY.search(anna.prompt()):
                anna.take()
            return
        anna.compose()
        anna.commit()


def test_a_turn_is_taken_back_and_played_again(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    anna = Person.quick(page, "Anna")
    with_a_tile_to_lay(anna)
    tiles = palace_of(page)
    anna.compose()
    laid = palace_of(page)
    anna.then(anna.button("Undo").click)
    expect(anna.palace).to_have_accessible_name(tiles)
    anna.then(anna.button("Redo").click)
    expect(anna.palace).to_have_accessible_name(laid)
    anna.then(anna.button("Start the turn again").click)
    expect(anna.bar).to_contain_text("Buy a tile or take money")
    expect(anna.palace).to_have_accessible_name(tiles)
    while COMPLETE not in anna.prompt():
        anna.then(anna.button("Redo").click)
    expect(anna.palace).to_have_accessible_name(laid)
    anna.commit()


def test_a_second_card_joins_the_first_while_a_tile_waits_to_be_laid(
    house: House, guests: World, screen: Screen
) -> None:
    """On a phone the shop was put away with the first card, and nobody could take two after an exact payment."""
    page = house.visit(guests, screen, house.fresh("turn"))
    shown = page.locator("[data-slot=display] button")
    square = page.locator("[data-kind=market-square][data-thing='1']")
    for touched in (square, square, page.locator("[data-slot=display] button[data-travel=g2]")):
        touched.click()
    expect(shown).to_have_count(3)
    for left, card in ((2, "o2"), (1, "g1")):
        page.locator(f"[data-slot=display] button[data-travel={card}]").first.click()
        expect(shown).to_have_count(left)
    if screen.touch:
        expect(shown).to_be_hidden()  # no further card can be taken: the palace has the room


def test_a_laid_tile_is_moved_to_the_reserve_and_back(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    anna = Person.quick(page, "Anna")
    with_a_tile_to_lay(anna)
    anna.compose()
    anna.commit()
    anna.await_turn()
    anna.then(anna.button("Redesign").click)
    picture(page, "redesigning")
    anna.then(anna.palace.get_by_role("gridcell", name=re.compile("can be chosen")).first.click)
    picture(page, "a tile of the palace is chosen")
    anna.then(anna.button("Move to the reserve").click)
    anna.commit()
    anna.await_turn()
    reserve = page.get_by_role("region", name="Reserve").get_by_role("button")
    kept = reserve.count()
    anna.then(reserve.first.click)
    picture(page, "laying from the reserve")
    anna.then(anna.lit.first.click)
    expect(reserve).to_have_count(kept - 1)
    anna.commit()


def test_a_tile_is_dragged_to_its_place(world: World) -> None:
    page = world.visit(DESKTOP)
    anna = Person.quick(page, "Anna")
    with_a_tile_to_lay(anna)
    before = palace_of(page)
    lit = anna.lit.first
    page.get_by_role("region", name="To be laid").get_by_role("button").first.drag_to(lit)
    expect(anna.palace).not_to_have_accessible_name(before)


def test_the_turns_of_the_others_are_shown_and_can_be_skipped(world: World, screen: Screen) -> None:
    page = world.visit(screen, moving=True)
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    anna.compose()
    when_told(page, SKIP)
    anna.commit()
    page.wait_for_selector("body[data-told]")
    expect(page.get_by_role("group", name="Just played")).to_have_count(0)
    anna.await_turn()
    anna.compose()
    anna.commit()


def test_the_story_waits_behind_an_open_window(world: World) -> None:
    page = world.visit(PHONE, moving=True, forgiven=OUTAGE)  # nobody pings while a minute is left out
    page.clock.install()
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    anna.compose()
    when_told(page, "[data-drawer=log]")
    anna.commit()
    told = page.locator("[aria-label='Just played']")
    expect(page.get_by_role("log")).to_be_visible()
    picture(page, "the turn of another waits")
    before = told.inner_text()
    page.clock.run_for(60_000)
    assert told.inner_text() == before
    page.get_by_role("button", name="Close").click()
    page.clock.run_for(60_000)
    expect(told).to_have_count(0)
    anna.await_turn()


def palace_of(page: Page) -> str:
    return page.get_by_role("region", name="Your palace").get_by_role("grid").get_attribute("aria-label") or ""


def test_a_refusal_is_told_once_beside_its_square_with_its_rule(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    anna = Person.quick(page, "Anna")
    with_a_tile_to_lay(anna)
    refused = anna.palace.get_by_role("gridcell", name=re.compile(r"^empty.*\(A-\d+\)$")).first
    place = refused.get_attribute("data-place")
    refused.click()
    alert = page.locator("[data-slot=court]").get_by_role("alert")
    expect(alert).to_contain_text(re.compile("A-[0-9]+"))
    expect(anna.bar.get_by_role("alert")).to_be_empty()
    expect(page.locator(f"[data-place={place}] .cross")).to_be_visible()
    look(page, "refused on the board")
    alert.get_by_role("button", name=re.compile("^Rule A-")).click()
    rule = page.get_by_role("dialog", name=re.compile("^Rule A-"))
    expect(rule.locator(".line:not(.title, .soft, [role=alert])").first).to_contain_text(re.compile(r"\w{4,}"))
    look(page, "the text of a rule")
    rule.get_by_role("button", name="Close").click()
    anna.compose()
    expect(alert).to_be_empty()
    anna.commit()


def test_too_much_money_is_refused_with_its_rule(world: World) -> None:
    page = world.visit(DESKTOP)
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    while (pair := too_much(anna)) is None:
        anna.compose()
        anna.commit()
        anna.await_turn()
    for slot in pair:
        anna.display.locator("> *").nth(slot).click()  # a card that was taken is no longer a button
    expect(anna.bar.get_by_role("alert")).to_contain_text(re.compile(r"5.*A-\d+", re.DOTALL))
    picture(page, "too much money")


def too_much(anna: Person) -> tuple[int, int] | None:
    """Two cards of the display that are worth more than 5 together."""
    names = [card.get_attribute("aria-label") or "" for card in anna.display.get_by_role("button").all()]
    values = [int(name.split()[0]) for name in names]
    return next(
        ((one, other) for one, other in combinations(range(len(values)), 2) if values[one] + values[other] > 5), None
    )


def test_a_reload_keeps_the_tentative_turn(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    anna = Person.quick(page, "Anna")
    with_a_tile_to_lay(anna)
    page.reload()
    anna.await_turn()
    expect(anna.bar).to_contain_text(LAY)
    anna.compose()
    laid = palace_of(page)
    page.reload()
    anna.await_turn()
    expect(anna.bar.get_by_text(COMPLETE)).to_be_visible()
    expect(anna.palace).to_have_accessible_name(laid)
    anna.then(anna.button("Undo").click)
    anna.compose()
    anna.commit()


@pytest.fixture
def mortal(tmp_path: Path) -> ServerProcess:
    flags = ("--port", str(free_port()), "--bot-pause", "0")
    return ServerProcess(str(tmp_path / "tables.sqlite3"), tmp_path / "log", flags)


def test_the_server_may_die_in_the_middle_of_a_turn(the_browser: Browser, mortal: ServerProcess) -> None:
    mortal.start()
    try:
        world = World(the_browser, f"http://{mortal.address}")
        page = world.visit(PHONE, forgiven=OUTAGE)
        anna = Person.quick(page, "Anna")
        with_a_tile_to_lay(anna)
        before = anna.prompt()
        mortal.kill()
        expect(page.get_by_text("No connection. Trying again")).to_be_visible()
        look(page, "no connection")
        mortal.start()
        expect(page.locator("[data-line=online]")).to_be_attached()
        expect(anna.bar.locator(".now")).to_have_text(before, use_inner_text=True)
        anna.compose()
        anna.commit()
        assert anna.await_turn()
        world.end()
    finally:
        mortal.kill()


def test_a_whole_turn_without_a_mouse(world: World) -> None:
    page = world.visit(DESKTOP)
    keys = Keyboard(page)
    keys.to(page.get_by_role("textbox", name="Your name"))
    page.keyboard.type("Anna")
    keys.press(page.get_by_role("button", name="Play now"))
    anna = Person(page)
    while anna.await_turn() and not anna.can_buy():
        take(anna, keys)
        page.keyboard.press("c")
        expect(anna.bar.get_by_text(COMPLETE)).to_have_count(0)
    keys.press(anna.affordable().first)
    anna.then(lambda: keys.press(anna.button(re.compile("^Buy "))))
    while not LAY.search(anna.prompt()):
        take(anna, keys)
    keys.walk_to(anna.lit.first)
    picture(page, "laying by keyboard")
    anna.then(lambda: page.keyboard.press("Enter"))
    anna.then(lambda: page.keyboard.press("u"))
    anna.then(lambda: page.keyboard.press("r"))
    while COMPLETE not in anna.prompt():
        keys.walk_to(anna.lit.first)
        anna.then(lambda: page.keyboard.press("Enter"))
    keys.press(anna.button("End the turn"))
    expect(anna.bar.get_by_text(COMPLETE)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def take(anna: Person, keys: Keyboard) -> None:
    anna.then(lambda: keys.press(anna.display.get_by_role("button").first))
