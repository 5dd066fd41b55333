"""A whole game in the browser, looked at on its way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.drawers import close_drawer, open_drawer
from tests.browser.looks import fits, look
from tests.browser.player import COMPLETE, LAY, Person
from tests.browser.results import SCORINGS, every_point
from tests.browser.screens import DESKTOP, Screen, picture
from tests.browser.world import World


@pytest.mark.long
def test_a_person_plays_a_whole_game_against_bots(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    anna = Person.quick(page, "Anna")
    anna.look = lambda seen, title: (look if title == "The first scoring" else picture)(seen, title)
    anna.play()
    assert anna.scorings == list(SCORINGS)
    assert anna.done["lay"] and anna.done["buy"] and anna.done["take"] and anna.done["commit"] > 10
    expect(anna.dialog.get_by_role("heading", level=1)).to_have_text(re.compile("won|share"))
    look(page, "end page")
    every_point(page)
    picture(page, "end page every point")
    old = page.url
    anna.dialog.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(old)
    assert anna.await_turn()
    expect(page.get_by_role("region", name="Your palace")).to_be_visible()
    other = world.visit(screen, old)
    other.get_by_role("dialog").get_by_role("button", name="Close").click()
    other.get_by_role("button", name="Go to the rematch").click()
    expect(other).to_have_url(page.url)


@pytest.mark.long
def test_every_moment_of_a_turn_is_fit_to_be_seen(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    look(page, "start page")
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    assert fits(page)
    look(page, "first turn")
    windows(anna)
    while not anna.can_buy():
        anna.compose()
        anna.commit()
        anna.await_turn()
    anna.affordable().first.click()
    look(page, "paying")
    anna.then(anna.button(re.compile("^Buy ")).click)
    while not LAY.search(anna.prompt()):
        anna.take()
    assert fits(page)
    look(page, "laying")
    anna.compose()
    expect(anna.bar.get_by_text(COMPLETE)).to_be_visible()
    assert fits(page)
    look(page, "turn complete")
    if screen is not DESKTOP:
        open_drawer(page, "scores")
        look(page, "preview")
        close_drawer(page)
    anna.commit()


def windows(anna: Person) -> None:
    """Everything that opens above the table."""
    page = anna.page
    for drawer in ("scores", "log", "table"):
        open_drawer(page, drawer)
        look(page, f"drawer {drawer}")
        close_drawer(page)
    for name in ("Help", "Settings"):
        open_drawer(page, "table").get_by_role("button", name=name).click()
        expect(anna.dialog).to_be_visible()
        look(page, name)
        anna.close()
    close_drawer(page)
    page.get_by_role("list", name="The other palaces").get_by_role("button").first.click()
    expect(anna.dialog).to_be_visible()
    look(page, "palace of another")
    anna.close()
