"""A whole game in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import Person
from tests.browser.screens import Screen, picture
from tests.browser.world import World


def test_a_person_plays_a_whole_game_against_bots(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Play now").click()
    anna = Person(page)
    anna.await_turn()
    picture(page, "first turn")
    anna.play()
    assert anna.scorings == ["The first scoring", "The second scoring"]
    assert anna.done["lay"] and anna.done["buy"] and anna.done["take"] and anna.done["commit"] > 10
    expect(anna.dialog.get_by_role("heading", level=1)).to_have_text(re.compile("won|share"))
    picture(page, "end page")
