"""The aids of a table: what is shown, and that nothing is received of what the table does not have."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.drawers import open_drawer
from tests.browser.house import House
from tests.browser.player import Person
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.world import World

LAPTOP: Final = Screen("laptop", 1366, 657, touch=False)
EFFECT: Final = "[role=note][data-tile]"


def sit(house: House, world: World, screen: Screen, level: str) -> tuple[Person, list[dict[str, object]]]:
    """Anna at a table of a level, and every message that her page receives from then on."""
    frames: list[dict[str, object]] = []

    def connected(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    moment = house.fresh("turn", level)
    page = house.visit(world, screen, moment, path="/")
    page.on("websocket", connected)
    page.goto(f"/t/{moment.table}")
    anna = Person(page)
    anna.await_turn()
    return anna, frames


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_a_tile_that_is_chosen_says_what_it_would_change(guests: World, house: House, screen: Screen) -> None:
    anna, frames = sit(house, guests, screen, "learning")
    anna.market.get_by_role("button").first.click()
    note = anna.bar.locator(EFFECT)
    expect(note).to_contain_text(re.compile(r"\+\d+ points?"))
    expect(note).to_contain_text("Tower")
    told = [frame["effect"] for frame in frames if frame["type"] == "effect"]
    assert len(told) == 1, "asked once"
    scores = open_drawer(anna.page, "scores")
    expect(scores.get_by_text("Points by place")).to_be_visible()
    expect(scores.get_by_text("if it were held now")).to_be_visible()
    expect(scores.locator("[data-aid=scoring-time]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(open_drawer(anna.page, "table")).to_contain_text("Learning: what a tile changes")


def test_a_tile_that_is_only_looked_at_says_it_too(guests: World, house: House) -> None:
    anna, _ = sit(house, guests, DESKTOP, "normal")
    tiles = anna.market.get_by_role("button")
    note = anna.bar.locator(EFFECT)
    for index in range(tiles.count()):
        tiles.nth(index).hover()
        expect(note).to_be_visible()
    anna.display.get_by_role("button").first.hover()
    expect(note).to_have_count(0)
    tiles.last.focus()
    expect(note).to_be_visible()


def test_a_purist_is_told_nothing_and_nothing_is_sent(guests: World, house: House) -> None:
    anna, frames = sit(house, guests, PHONE, "purist")
    anna.market.get_by_role("button").first.click()
    expect(anna.button(re.compile("^Buy"))).to_be_visible()
    expect(anna.bar.locator(EFFECT)).to_have_count(0)
    anna.then(anna.button(re.compile("^Buy")).click)
    scores = open_drawer(anna.page, "scores")
    expect(scores.get_by_role("list", name="Scores")).to_be_visible()
    expect(scores.locator("table")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(open_drawer(anna.page, "table")).to_contain_text("Purist: no aids")
    updates = [frame for frame in frames if frame["type"] == "update"]
    assert updates
    for update in updates:
        game = update["game"]
        assert isinstance(game, dict)
        assert (game["aids"], game["score"]["now"], game["view"]["memory"]) == ({}, None, None)
        before = (game["turn"] or {}).get("score_before") or {}
        assert before.get("now") is None
    assert not [frame for frame in frames if frame["type"] == "effect"]


def test_the_level_of_a_new_table_is_what_the_lobby_says(guests: World, house: House) -> None:
    page = guests.visit(DESKTOP, "/new")
    page.get_by_role("radio", name="Purist").press("Space")  # it lies below the bar, and moves when the boxes come
    expect(page.get_by_text("Purist: no aids")).to_be_visible()
    page.get_by_text("Choose each one").click()
    page.get_by_role("checkbox", name="What is left").check()
    told = "Your own choice: what is left"
    expect(page.get_by_text(told)).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text(told)).to_be_visible()


def test_six_on_a_laptop_see_what_a_scoring_would_lead_to(guests: World, house: House) -> None:
    page = house.visit(guests, LAPTOP, house.fresh("turn"), locale="de")
    expect(page.locator("table.many tfoot tr").last).to_contain_text("Stand danach")
    expect(page.locator("table.many tfoot tr").last).to_be_in_viewport(ratio=0.95)
