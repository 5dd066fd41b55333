"""A person who plays through the page: everything is read from it and clicked on it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.screens import picture
from tests.browser.world import MINE

COMPLETE: Final = "Your turn is complete."
LAY: Final = re.compile("choose a lit square|fits nowhere")
MOST_ACTIONS: Final = 40  # of a turn
MOST_TURNS: Final = 200
# What the page asks for, and what a choice can change. What a tile would bring comes when it comes.
MOMENT: Final = """() => [
  [...(document.querySelector("section.bar .now")?.querySelectorAll("*") ?? [])]
    .filter((one) => !one.closest("[role=note]")).flatMap((one) => [...one.childNodes])
    .filter((one) => one instanceof Text).map((one) => one.data).join(""),
  document.querySelector(".own [role=grid]")?.getAttribute("aria-label"),
  document.querySelectorAll(".own li").length,
].join("|")"""


class Person:
    """Buys what can be paid exactly, then what can be paid at all, and takes money otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        # Roots by attributes: to find them by role would look through the whole page at every click of a game.
        self.bar = page.locator("section[aria-label='What to do now']")
        self.market = page.locator("[role=group][aria-label='Market']")
        self.display = page.locator("[role=group][aria-label='Money display']")
        self.hand = page.locator("[role=group][aria-label='Your money']")
        self.palace = page.locator("section[aria-label='Your palace'] [role=grid]")
        self.dialog = page.locator("dialog[open]")
        self.done: Counter[str] = Counter()
        self.scorings: list[str] = []
        self.look: Callable[[Page, str], None] = picture  # at a scoring

    @classmethod
    def quick(cls, page: Page, name: str) -> Person:
        """Sits down at a table with two bots, from the start page."""
        page.get_by_role("textbox", name="Your name").fill(name)
        page.get_by_role("button", name="Play now").click()
        return cls(page)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.bar.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def lit(self) -> Locator:
        """The squares where the tile that is carried can be laid."""
        return self.palace.locator("[role=gridcell][aria-label*='can be laid here']")

    # What is on the screen.

    def await_turn(self) -> bool:
        """Wait until it is this person's turn; False if the game is over. Scorings are looked at and put away."""
        return self._await(MINE)

    def await_any_turn(self) -> bool:
        """Wait until it is anybody's turn; False if the game is over."""
        return self._await(f"{MINE}, section.bar:has-text('is thinking')")

    def _await(self, bar: str) -> bool:
        while True:
            expect(self.page.locator(f"{bar}, dialog[open]").first).to_be_visible()
            title = self._window()
            if title is None:
                return True
            if title == "Result":
                return False
            self.scorings.append(title)
            expect(self.dialog.get_by_role("article").first).to_be_visible()
            self.look(self.page, title)
            self.close()

    def close(self) -> None:
        """Close the window that is open, or will be when it was fetched; another may be due."""
        expect(self.dialog.first).to_be_visible()
        title = self._window()
        self.dialog.get_by_role("button", name="Close", exact=True).first.click()
        expect(self.page.locator(f"dialog[open][aria-label={json.dumps(title)}]")).to_have_count(0)

    def affordable(self) -> Locator:
        return self.market.locator("button:has-text('can be paid')")

    def can_buy(self) -> bool:
        return self.affordable().count() > 0

    def _window(self) -> str | None:
        return self.dialog.first.get_attribute("aria-label") if self.dialog.count() else None

    def prompt(self) -> str:
        return self.bar.locator(".now").inner_text()

    # What a person does.

    def then(self, act: Callable[[], None], tries: int = 1) -> None:
        """Do something, and wait until the table is another one than before; try again if it stays the same.

        It may be another one before it has answered: what is done until then does nothing.
        """
        before = self.page.evaluate(MOMENT)
        for left in range(tries, 0, -1):
            act()
            try:
                self.page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
            except TimeoutError:
                if left == 1:
                    raise
            else:
                expect(self.page.locator("section.bar[aria-busy=true]")).to_have_count(0)
                return

    def take(self, slot: int = 0) -> None:
        self.then(self.display.get_by_role("button").nth(slot).click)
        self.done["take"] += 1

    def buy(self, square: Locator) -> None:
        square.click()
        payments = self.bar.get_by_role("list", name="Ways to pay").get_by_role("button")
        if not self.done["buy"] and payments.count() > 1:
            payments.last.click()
            payments.first.click()
        self.then(self.button(re.compile("^Buy ")).click)
        self.done["buy"] += 1

    def lay(self) -> None:
        """Lay the tile that is carried on the first lit square, or keep it."""
        if self.lit.count():
            self.then(self.lit.first.click, tries=3)  # the palace may have moved away under the finger
            self.done["lay"] += 1
        else:
            self.then(self.button("To the reserve").click)
            self.done["keep"] += 1

    def commit(self) -> None:
        self.button("End the turn").click()
        expect(self.bar.get_by_text(COMPLETE)).to_have_count(0)
        self.done["commit"] += 1

    def choose(self) -> None:
        """One action of a turn."""
        exact = self.market.locator("button:has-text('can be paid exactly')")
        over = self.market.locator("button:has-text('can be paid, but')")
        if exact.count():
            self.buy(exact.first)
        elif over.count() and self.done["take"] % 2:
            self.buy(over.first)
        elif self.button("Pass").count():
            self.then(self.button("Pass").click)
        else:
            self.take()

    def compose(self) -> None:
        """A whole turn, but for its end."""
        for _ in range(MOST_ACTIONS):
            now = self.prompt()
            if COMPLETE in now:
                return
            if LAY.search(now):
                self.lay()
            else:
                self.choose()
        raise AssertionError(f"the turn does not end: {self.prompt()}")

    def play(self) -> None:
        """The whole game."""
        for _ in range(MOST_TURNS):
            if not self.await_turn():
                return
            self.compose()
            self.commit()
        raise AssertionError("the game does not end")
