"""A turn at a sheet, step by step, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.house import House
from tests.browser.measures import settle
from tests.browser.walk import FRESH, READY, REFUSED, TOLD, Visit
from tests.support.moments import Moment

PICKED: Final = "square picked"
LIFTED: Final = "die lifted"
MOVED: Final = "dice moved"
SECOND: Final = "second building"
STATES: Final = (FRESH, PICKED, LIFTED, MOVED, REFUSED, SECOND, READY)


class SheetWalk(Visit):
    """The moment is one in which dice can be changed, and a second building can follow."""

    def steps(self) -> Iterable[tuple[str, Callable[[], None]]]:
        does = (self.begin, self.pick, self.lift, self.move, self.be_refused, self.build, self.decline)
        return zip(STATES, does, strict=True)

    def square(self, name: str) -> Locator:
        return self.slot("sheet").locator(f"[data-square='{name}']")

    def pick(self) -> None:
        self.changed(lambda: self.press(self.square(self.moment.legal[0])))

    def lift(self) -> None:
        self.press(self.slot("bar").locator("[data-put-back]"))
        self._lift("y")

    def _lift(self, colour: str) -> None:
        self.press(self.slot("sheet").locator(f"[data-kind=die][data-thing^={colour}]").first)
        self.slot("sheet").locator("[data-kind=face]").first.wait_for()

    def _put(self) -> None:
        """Where it costs least, so that something is left."""
        faces = self.slot("sheet").locator("[data-kind=face]").all()
        self.press(min(faces, key=lambda face: int(face.locator(".cost").inner_text())))

    def move(self) -> None:
        """A die of each colour."""
        self._put()
        self._lift("b")
        self._put()
        self.slot("bar").locator("[data-action*=',']").wait_for()

    def be_refused(self) -> None:
        self.press(self.slot("bar").locator("[data-put-back]"))
        self.press(self.square(self.moment.refused[0]))
        self.page.wait_for_function(TOLD)
        settle(self.page)

    def build(self) -> None:
        word = self.moment.buy
        assert word is not None
        self.changed(lambda: self.hand.play(word))

    def decline(self) -> None:
        self.changed(lambda: self.hand.play("done"))


@contextmanager
def walking(house: House, page: Page, moment: Moment, touch: bool) -> Iterator[SheetWalk]:
    with house.hand_of(moment) as hand:
        yield SheetWalk(page, moment, hand, touch)
