"""The same without fingers: the Tab key, the arrows, and Enter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.games.toucher import Toucher
from tests.browser.keyboard import Keyboard

# A step from where the focus is to what is wanted, by their middles
TOWARDS: Final = """(wanted) => {
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  if (document.activeElement === wanted) return null;
  const [[x, y], [a, b]] = [middle(wanted), middle(document.activeElement)];
  if (Math.abs(x - a) > Math.abs(y - b)) return x > a ? "ArrowRight" : "ArrowLeft";
  return y > b ? "ArrowDown" : "ArrowUp";
}"""
BEFORE: Final = (
    "(one) => (one.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0"
)
MOST_STEPS: Final = 60
ROVING: Final = "xpath=ancestor::*[@role='group' or @role='grid'][1]"


class Keys(Toucher):
    def press(self, target: Locator) -> None:
        if target.evaluate("(one) => one.closest('.own svg, .own [role=grid]') !== null && one.tabIndex < 0"):
            self._walk(target)
        else:
            self._tab(target)
        self.page.keyboard.press("Enter")

    def near(self, target: Locator, done: Callable[[], bool]) -> bool:
        """Keys need no large squares."""
        return False

    def _tab(self, target: Locator) -> None:
        """The shorter way, as far as one can see."""
        Keyboard(self.page).to(target, "Shift+Tab" if target.evaluate(BEFORE) else "Tab")

    def _walk(self, target: Locator) -> None:
        self._tab(target.locator(ROVING).locator("[tabindex='0']").first)
        for _ in range(MOST_STEPS):
            key = target.evaluate(TOWARDS)
            if key is None:
                break
            self.page.keyboard.press(key)
        expect(target).to_be_focused()
