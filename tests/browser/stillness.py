"""Whether a thing stays where it is while it is touched, frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.browser.measures import settle

NEAR: Final = 1.0  # pixels
# Where a thing lies without what lifts it: a card that rises when it is picked has not moved. Its slot goes with it.
WATCH: Final = """(element) => {
  const cell = element.getAttribute("role") === "gridcell" ? element.querySelector("rect") ?? element : element;
  const slot = element.closest("[data-slot]");
  const box = (one, lifted) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const lift = lifted && style.transform !== "none" ? new DOMMatrix(style.transform) : new DOMMatrix();
    const [right = 0, down = 0] = style.translate === "none" ? [] : style.translate.split(" ").map(parseFloat);
    // By its middle, so that it may also grow a little.
    return [x + width / 2 - lift.e - right, y + height / 2 - lift.f - down, width / lift.a, height / lift.d];
  };
  const watched = { boxes: [], slots: [], going: true };
  const look = () => {
    if (cell.isConnected && cell.checkVisibility()) watched.boxes.push(box(cell, cell === element));
    if (slot) watched.slots.push(box(slot, false));
    if (watched.going) requestAnimationFrame(look);
  };
  look();
  window.watchedThing = () => {
    watched.going = false;
    return { ...watched, gone: !(cell.isConnected && cell.checkVisibility()) };
  };
}"""


def moved(page: Page, thing: Locator, touch: Callable[[Locator], None]) -> list[str]:
    """Touch a thing and say how it moved, or its place if it has gone rightly."""
    name = thing.get_attribute("aria-label") or thing.inner_text()
    thing.evaluate(WATCH)
    touch(thing)
    settle(page)
    watched: dict[str, Any] = page.evaluate("() => watchedThing()")
    found = _difference(name, watched["boxes"])
    return found + _difference(f"the place of {name}", watched["slots"]) if watched["gone"] else found


def _difference(name: str, boxes: list[list[float]]) -> list[str]:
    first = boxes[0]
    worst = max(boxes, key=lambda box: _distance(first, box))
    if _distance(first, worst) <= NEAR:
        return []
    return [f"{name} went from {_told(first)} to {_told(worst)}"]


def _distance(one: list[float], other: list[float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other))


def _told(box: list[float]) -> str:
    x, y, width, height = (round(value) for value in box)
    return f"({x}, {y}; {width} x {height})"
