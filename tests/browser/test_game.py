"""A whole game in the browser, looked at on its way."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.looks import fits, look
from tests.browser.player import COMPLETE, LAY, Person
from tests.browser.results import every_point
from tests.browser.screens import DESKTOP, Screen, picture
from tests.browser.world import World


def test_a_person_plays_a_whole_game_against_bots(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    anna = Person.quick(page, "Anna")
    anna.look = lambda seen, title: (look if title == "The first scoring" else picture)(seen, title)
    anna.play()
    assert anna.scorings == ["The first scoring", "The second scoring"]
    assert anna.done["lay"] and anna.done["buy"] and anna.done["take"] and anna.done["commit"] > 10
    expect(anna.dialog.get_by_role("heading", level=1)).to_have_text(re.compile("won|share"))
    look(page, "end page")
    every_point(page)
    picture(page, "end page every point")
    old = page.url
    anna.dialog.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(old)
    assert anna.await_turn()
    expect(page.locator("header.top")).to_contain_text("Anna")
    other = world.visit(screen, old)
    other.get_by_role("dialog").get_by_role("button", name="Close").click()
    other.get_by_role("button", name="Go to the rematch").click()
    expect(other).to_have_url(page.url)


def test_every_moment_of_a_turn_is_fit_to_be_seen(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    look(page, "start page")
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    assert fits(page)
    look(page, "first turn")
    windows(anna, screen)
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
        anna.button("Preview").click()
        look(page, "preview")
        anna.close()
    anna.commit()


def windows(anna: Person, screen: Screen) -> None:
    """Everything that opens above the table."""
    page = anna.page
    names = ["Table", "Help"] if screen is DESKTOP else ["Scores", "Log", "Table"]
    for name in names:
        page.locator("header.top").get_by_role("button", name=name).click()
        look(page, f"window {name}")
        anna.close()
    if screen is DESKTOP:
        page.get_by_role("tab", name="Log").click()
        look(page, "log beside the table")
        page.get_by_role("tab", name="Scores").click()
    page.locator("header.top").get_by_role("button", name="Table").click()
    anna.dialog.get_by_role("button", name="Settings").click()
    look(page, "settings")
    anna.close()
    page.get_by_role("list", name="The other palaces").get_by_role("button").first.click()
    look(page, "palace of another")
    anna.close()
