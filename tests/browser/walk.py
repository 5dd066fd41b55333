"""One page through the moments of a turn, in any language: nothing is found by its words.

What the page is not to be touched for comes from the server, as if Anna had played on another device of hers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Error, Locator, Page

from tests.browser.house import Hand, House
from tests.browser.measures import settle
from tests.browser.player import MOMENT
from tests.support.moments import Moment, all_moments

FRESH: Final = "fresh turn"
CHOSEN: Final = "tile chosen to pay"
LAYING: Final = "laying"
REFUSED: Final = "refusal shown"
READY: Final = "ready to commit"
STATES: Final = (FRESH, CHOSEN, LAYING, REFUSED, READY)
# A clause is named outside the squares and the boards of modules only when a refusal is told.
TOLD: Final = """() => [...document.querySelectorAll("body :not([data-board], [data-board] *)")].some((one) =>
  !(one instanceof SVGElement) && one.checkVisibility() &&
  [...one.childNodes].some((text) => text instanceof Text && /\\b[A-Z]-\\d+/.test(text.data)))"""
REFUSES: Final = re.compile(r"\b[A-Z]-\d")  # a clause, in what a square is called


class Visit:
    """The page of a table that stands at a stored moment, from which it goes on in steps."""

    def __init__(self, page: Page, moment: Moment, hand: Hand, touch: bool) -> None:
        self.page, self.moment, self.hand, self.touch = page, moment, hand, touch

    def slot(self, name: str) -> Locator:
        return self.page.locator(f"[data-slot={name}]")

    def press(self, target: Locator) -> None:
        """Touch where there are fingers, click where there is a mouse."""
        if self.touch:
            target.tap()
        else:
            target.click()
        settle(self.page)

    def changed(self, act: Callable[[], None]) -> None:
        """Do something after which the table asks for something else."""
        before = self.page.evaluate(MOMENT)
        act()
        self.page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)
        settle(self.page)

    def drawers(self) -> Iterator[str]:
        """Each drawer in turn, open, wherever its tab is; none is left open that was not."""
        rail = self.page.locator("[data-drawer]")
        if rail.count():
            self.press(rail.last)  # there every drawer has a tab, also those for which the court has no room
        tabs = self.page.locator(".drawers [role=tab]")
        tabs.first.wait_for()
        names = [(tab.get_attribute("id") or "").removeprefix("tab-") for tab in tabs.all()]
        self.put_away()
        for name in names:
            tab = self.page.locator(f"[data-drawer={name}]")
            if rail.count() and not tab.count():
                self.press(rail.last)
            self.press(tab.first if tab.count() else self.page.locator(f"#tab-{name}"))
            self.page.locator(f"#panel-{name} > :not(h2)").first.wait_for()
            settle(self.page)
            yield name
            self.put_away()

    def put_away(self) -> None:
        """Closes the drawer that lies above palace and tray."""
        close = self.page.locator(".drawers.above .close")
        if close.count():
            self.press(close)
            close.wait_for(state="detached")

    def go(self) -> Iterator[tuple[str, str]]:
        """The states in turn, each with what went wrong on the way to it."""
        for state, step in self.steps():
            trouble = ""
            try:
                step()
            except Error as error:
                trouble = error.message.splitlines()[0]
            yield state, trouble

    def steps(self) -> Iterable[tuple[str, Callable[[], None]]]:
        raise NotImplementedError

    def begin(self) -> None:
        self.slot("bar").locator("button").first.wait_for()
        settle(self.page)


class Walk(Visit):
    """A turn of a palace: the moment is `turn`, or one whose `laying` is known."""

    def __init__(self, page: Page, moment: Moment, hand: Hand, touch: bool) -> None:
        super().__init__(page, moment, hand, touch)
        self.laying = all_moments().get(f"{moment.what} laying") or all_moments()["laying"]

    def stall(self, how: str) -> Locator:
        """The first square of the market that can be paid so."""
        square = next(int(square) for square, price in self.moment.market.items() if price == how)
        return self.slot("market").locator("button").nth(square - 1)

    def square(self, place: str) -> Locator:
        """A square of the own palace."""
        return self.slot("court").locator(f"[role=grid] [data-place='{place}']")

    @property
    def refusing(self) -> Locator:
        """An empty square that refuses the carried tile, as soon as the page knows it."""
        place = self.laying.refused[0]
        return self.slot("court").get_by_role("gridcell", name=REFUSES).and_(self.square(place))

    def steps(self) -> Iterable[tuple[str, Callable[[], None]]]:
        return zip(STATES, (self.begin, self.choose, self.buy, self.be_refused, self.lay), strict=True)

    def choose(self) -> None:
        self.changed(lambda: self.press(self.stall("over")))

    def buy(self) -> None:
        assert self.moment.buy is not None
        for word in self.laying.played or [self.moment.buy]:
            self.hand.play(word)
        self.refusing.wait_for(state="attached")
        self.put_away()
        settle(self.page)

    def be_refused(self) -> None:
        for _ in range(2):  # the first touch may zoom in
            self.press(self.refusing)
            if self.page.evaluate(TOLD):
                return
        self.page.wait_for_function(TOLD)

    def lay(self) -> None:
        tile, place = self.laying.aside[0], self.laying.legal[0]
        self.changed(lambda: self.hand.play(f"lay:{tile}@{place}"))


@contextmanager
def walking(house: House, page: Page, moment: Moment, touch: bool) -> Iterator[Walk]:
    with house.hand_of(moment) as hand:
        yield Walk(page, moment, hand, touch)
