"""Hands that only have a keyboard, and eyes that want to see where the focus is."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

MOST: Final = 80  # stops of the Tab key on any page
SEEN: Final = """(element) => {
  const ring = element.querySelector(".ring");
  const style = getComputedStyle(ring ?? element);
  return ring ? style.stroke !== "none" : style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
}"""
SPOT: Final = "(square) => { const m = square.transform.baseVal.consolidate().matrix; return [m.e / 100, -m.f / 100]; }"


class Keyboard:
    def __init__(self, page: Page) -> None:
        self.page = page

    def to(self, target: Locator, key: str = "Tab") -> None:
        """Press Tab until the focus is there, and visible; or Shift and Tab, for what comes before."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)  # then the focus is where the turn goes on
        wanted = target.element_handle()
        for _ in range(MOST):
            if wanted.evaluate("(element) => element === document.activeElement"):
                assert wanted.evaluate(SEEN), "the focus cannot be seen"
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key does not lead to {target}")

    def press(self, target: Locator) -> None:
        self.to(target)
        self.page.keyboard.press("Enter")

    def walk_to(self, square: Locator) -> None:
        """To a square of the palace: with Tab into the grid, with the arrow keys to the place."""
        grid = self.page.get_by_role("region", name="Your palace").locator("[data-place][tabindex='0']")
        self.to(grid)
        [east, north], [x, y] = square.evaluate(SPOT), grid.evaluate(SPOT)
        for key, steps in (
            ("ArrowRight", east - x),
            ("ArrowLeft", x - east),
            ("ArrowUp", north - y),
            ("ArrowDown", y - north),
        ):
            for _ in range(round(max(0, steps))):
                self.page.keyboard.press(key)
        expect(square).to_be_focused()
        assert square.evaluate(SEEN), "the focus cannot be seen"
