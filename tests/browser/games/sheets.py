"""The same at a sheet: dice are lifted and put down, squares picked, and a turn is thought over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.games.keys import Keys
from tests.browser.games.toucher import Toucher
from tests.browser.games.wishes import Action

OFTEN: Final = 0.15  # how often somebody thinks again
BACK: Final = ("undo", "restart", "redo")
HESITATED: Final = "put back"


class Sheets(Toucher):
    def do(self, action: Action) -> None:
        if self._wants(HESITATED):
            self.hesitate()
        super().do(action)
        self.think_again()

    def _wants(self, what: str) -> bool:
        return not self.wishes.done[what] or self.wishes.dice.random() < OFTEN

    def _square(self, name: str) -> Locator:
        return self.page.locator(f".own-sheet [data-square='{name}']")

    def _lit(self) -> list[str]:
        return [one.get_attribute("data-square") or "" for one in self.page.locator(".own-sheet .square.lit").all()]

    def hesitate(self) -> None:
        """A square is picked and left again."""
        lit = self._lit()
        if not lit:
            return
        self.press(self._square(self.wishes.dice.choice(lit)))
        picked = self.page.locator(".own-sheet [aria-pressed=true]")
        expect(picked).to_have_count(1)
        self.press(self.bar.locator("[data-put-back]"))
        expect(picked).to_have_count(0)
        self.wishes.done[HESITATED] += 1

    def think_again(self) -> None:
        """What was done is taken back and played again, the whole turn where it has two parts."""
        for how in BACK:
            button = self.bar.locator(f"[data-back={how}]:not([disabled])")
            if button.count() and self._wants(how):
                before = self.wire.known
                self.press(button)
                self._until(partial(self._later, before), f"{how} does nothing")
                self.wishes.done[how] += 1

    def _later(self, before: tuple[int, int]) -> bool:
        return self.wire.known != before and self.wire.answered

    def touch(self, kind: str, thing: str, action: Action, done: Callable[[], bool]) -> None:
        """The dice call first, where somebody asks them to; a second building is its square, too."""
        calls = self.bar.locator("[data-change][aria-pressed=false]:not([disabled])")
        if kind == "die" and calls.count() and self._wants("call"):
            self.press(calls)
            expect(self.page.locator(".own-sheet .dice.calls").first).to_be_visible()
            self.wishes.done["call"] += 1
        if thing == "second" and self._wants("second square"):
            (left,) = self._lit()
            self.wishes.done["second square"] += 1
            self._build(left)
        else:
            super().touch(kind, thing, action, done)

    def _build(self, square: str) -> None:
        """Picked, and touched again."""
        self.press(self._square(square))
        expect(self._square(square)).to_have_attribute("aria-pressed", "true")
        self.press(self._square(square))

    def confirm(self, action: Action, done: Callable[[], bool]) -> None:
        if action.verb == "change":
            self._change(action, done)
        elif action.verb == "build" and self._wants("again"):
            self.wishes.done["again"] += 1
            self.press(self._square(action.things[0]))
            self._until(done, f"{action.word} was not sent")
        else:
            super().confirm(action, done)

    def _change(self, action: Action, done: Callable[[], bool]) -> None:
        """Alone, or at one go with what is built or earned with the dice as they will be."""
        before, lit = len(self.wire.sent), self._lit()
        ways = ["change", "change and coins", *(["change and build"] if lit else [])]
        way = min(ways, key=lambda one: (self.wishes.done[one] > 0, self.wishes.dice.random()))
        self.wishes.done[way] += 1
        if way == "change":
            super().confirm(action, done)
            return
        word = "coins" if way == "change and coins" else f"build:{self.wishes.dice.choice(lit)}"
        if word == "coins":
            self.press(self.bar.locator("[data-thing=coins]"))
        else:
            self.press(self._square(word.removeprefix("build:")))
            self.press(self.bar.locator(f"[data-action='{word}']"))
        self._until(done, f"{action.word} was not sent")
        self._until(partial(self._sent, word, before), f"{word} was not sent after {action.word}")


class SheetKeys(Sheets, Keys):
    def press(self, target: Locator) -> None:
        """Squares are walked to with the arrows."""
        if target.get_attribute("data-square") is None:
            super().press(target)
        else:
            self._walk(target)
            self.page.keyboard.press("Enter")
