"""Drags by mouse, and by a finger on a touch screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.measures import settle
from tests.browser.screens import Screen

LIFT: Final = 44  # pixels that a tile flies above a finger
STEPS: Final = 5
NEAR: Final = 2  # squares, of a note from its own: it covers no lit one


class Drag:
    """What was lifted flies along until it is let go."""

    def __init__(self, page: Page, screen: Screen) -> None:
        self._page = page
        self._session: Any = page.context.new_cdp_session(page) if screen.touch else None
        self._at = (0.0, 0.0)

    def lift(self, thing: Locator) -> None:
        settle(self._page)  # what hangs above the palace grows with its face
        x, y = self._at = middle(thing)
        if self._session:
            self._touch("touchStart", x, y)
        else:
            self._page.mouse.move(x, y)
            self._page.mouse.down()
        self._move(x + 2, y - 20)  # rows scroll sideways; up and down a tile is dragged

    def to(self, target: Locator) -> None:
        x, y = middle(target)
        self._move(x, y + (LIFT if self._session else 0))

    def drop(self) -> None:
        if self._session:
            self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self._page.mouse.up()

    def _move(self, x: float, y: float) -> None:
        left, top = self._at
        for step in range(1, STEPS + 1):
            at = left + (x - left) * step / STEPS, top + (y - top) * step / STEPS
            if self._session:
                self._touch("touchMove", *at)
            else:
                self._page.mouse.move(*at)
        self._at = (x, y)

    def _touch(self, kind: str, x: float, y: float) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


@contextmanager
def dragged(page: Page, screen: Screen, thing: Locator) -> Iterator[Drag]:
    """Lifts a thing, and lets it go at the end."""
    drag = Drag(page, screen)
    drag.lift(thing)
    yield drag
    drag.drop()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def beside(note: Locator, square: Locator) -> bool:
    """Whether a note lies near its square, and not far away or somewhere else on the screen."""
    one, other = note.bounding_box(), square.bounding_box()
    if one is None or other is None:  # it is being written anew
        return False
    across = max(one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])
    down = max(one["y"] - other["y"] - other["height"], other["y"] - one["y"] - one["height"])
    return max(across, down) < NEAR * other["width"]
