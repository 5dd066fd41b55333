"""The table in words: a whole game by the accessibility tree alone, which is roles and names and nothing else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.looks import fits, look
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.world import MINE, World

MOST: Final = 600
BUTTON: Final = re.compile(r'- button "((?:[^"\\]|\\.)*)"(?! \[disabled\])')
# What somebody wants most comes first.
WISHES: Final = ("End the turn", "Buy ", "Lay ", "Put ", "Take ", "No further action", "Pass")


def tree(page: Page) -> str:
    """What a screen reader is told of the part that is about the turn."""
    return page.get_by_role("region", name="What to do now").aria_snapshot()


def choose(page: Page) -> str:
    """The first button of those that are wished for; what it is called."""
    region = page.get_by_role("region", name="What to do now")
    expect(region.get_by_role("button", disabled=True)).to_have_count(0)  # what was chosen last is done
    names = [re.sub(r"\\(.)", r"\1", name) for name in BUTTON.findall(tree(page))]
    wished = next(name for wish in WISHES for name in names if name.startswith(wish))
    region.get_by_role("button", name=wished, exact=True).first.click()
    return wished


def test_a_whole_game_by_the_accessibility_tree_alone(world: World) -> None:
    page = world.visit(PHONE)
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("^Text board")).check()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Close").click()
    region = page.get_by_role("region", name="What to do now")
    dialog = page.get_by_role("dialog")
    done = set()
    for _ in range(MOST):
        expect(
            dialog.or_(region.get_by_text(re.compile("Your turn|one more action|is complete"))).first
        ).to_be_visible()
        if dialog.count():
            title = dialog.first.get_attribute("aria-label")
            if title == "Result":
                expect(dialog.first.get_by_role("heading", level=1, name=re.compile("won|share"))).to_be_visible()
                break
            dialog.get_by_role("button", name="Close").first.click()
            expect(page.get_by_role("dialog", name=title, exact=True)).to_have_count(0)
            continue
        before = region.inner_text()
        done.add(choose(page).split()[0])
        expect(region).not_to_have_text(before, use_inner_text=True)
    else:
        raise AssertionError("the game does not end")
    assert done >= {"End", "Buy", "Lay", "Take"}


def test_the_table_is_read_in_words(guests: World, house: House, screen: Screen) -> None:
    page = house.visit(guests, screen, house.fresh("turn"))
    expect(page.locator(MINE)).to_be_visible()
    page.keyboard.press("b")
    for name in (
        "What you can do",
        "Market: tiles to buy",
        "Your money",
        "Your palace",
        "Reserve",
        "The other palaces",
    ):
        expect(page.get_by_role("heading", name=name, level=2)).to_be_visible()
    part = page.get_by_role("article", name="The table in words")
    assert len(part.get_by_role("listitem").all_inner_texts()) > 40
    assert fits(page)
    look(page, "text board")
    if screen is DESKTOP:
        page.reload()
        expect(part).to_be_visible()
