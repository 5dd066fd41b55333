"""The same by what a screen reader is told, in the text board: roles and names, and nothing else.

What is touched is found by its name alone; which action it ought to be is looked up behind it, to see that the very one
is sent.
"""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Final

from playwright.sync_api import expect

from tests.browser.games.toucher import MOST_DECISIONS, Toucher
from tests.browser.games.wishes import Action, actions_in

# A line with a colon in its name stands in quotes.
BUTTON: Final = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"(?! \[disabled\])""")
BACK: Final = ("Undo", "Redo", "Start the turn again")
COMMIT: Final = "End the turn"
FORWARD: Final = (COMMIT, "Buy ", "Lay ")
BEHIND: Final = "(all) => all.map((one) => [one.textContent.replace(/\\s+/g, ' ').trim(), one.dataset.action])"
HEAPS: Final = ("cards", "slots")
SIDES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}


def _verb(name: str) -> str:
    """What is done, as it is told: what was never done comes first."""
    return name.partition(" ")[0]


def _said(action: Action) -> list[str]:
    """What has to be told of an action, whatever else is: the cards by their values, a place by how far it is."""
    said = []
    for kind, thing in zip(action.kinds, action.things, strict=True):
        if kind in HEAPS:
            said += re.findall(r"\d+", thing)
        elif kind == "place":
            said += [f"{far} {SIDES[side]}" for side, far in re.findall(r"([nesw])(\d+)", thing)]
    return said


class Listener(Toucher):
    def play(self) -> None:
        self._to_the_text_board()
        for _ in range(MOST_DECISIONS):
            if not self.await_turn():
                return
            self._choose()
        raise AssertionError("the game does not end")

    def _asked(self) -> bool:
        return self.wire.turn is not None and self.wire.answered and self._names() != []

    def _to_the_text_board(self) -> None:
        expect(self.page.locator("section.bar")).to_be_visible()
        self.page.keyboard.press("b")
        expect(self.page.get_by_role("heading", name="What you can do")).to_be_visible()

    def _names(self) -> list[str]:
        """What can be done, as it is told."""
        region = self.page.get_by_role("region", name="What to do now")
        if not region.count():
            return []
        found = [re.sub(r"\\(.)", r"\1", name) for name in BUTTON.findall(region.aria_snapshot())]
        return [name for name in found if name not in BACK and not name.startswith("Dismiss")]

    def _choose(self) -> None:
        told = self._told()
        names = self._names()
        fresh = [name for name in names if not self.wishes.done[_verb(name)]]
        wished = [name for name in names if name.startswith(FORWARD)]
        name = self.wishes.dice.choice(fresh or (wished if wished and self.wishes.dice.random() < 0.7 else names))
        self.wishes.done[_verb(name)] += 1
        self.doing = name
        before = len(self.wire.sent)
        region = self.page.get_by_role("region", name="What to do now")
        region.get_by_role("button", name=name, exact=True).first.click()
        done = partial(self._committed, before) if name == COMMIT else partial(self._sent, told[name].word, before)
        self._until(done, f"{name} is not what was sent: {self.wire.sent[before:]}")
        self._until(lambda: self.wire.answered, f"{name} is not answered")

    def _told(self) -> dict[str, Action]:
        """The actions by what they are called: all that are offered, when the page has come to them."""
        self._until(
            lambda: {word for _, word in self._behind()} == set(self._offered()), "not all that is offered is told"
        )
        pairs, offered = self._behind(), self._offered()
        told = {name: offered[word] for name, word in reversed(pairs)}  # of those with one name the first is touched
        for name, action in told.items():
            assert all(part in name for part in _said(action)), f"{action.word} is called {name}"
        return told

    def _offered(self) -> dict[str, Action]:
        turn = self.wire.turn
        return {action.word: action for action in actions_in(turn["choices"])} if turn else {}

    def _behind(self) -> list[tuple[str, str]]:
        region = self.page.get_by_role("region", name="What to do now")
        return [(name, word) for name, word in region.locator("[data-action]").evaluate_all(BEHIND)]

    def _committed(self, since: int) -> bool:
        return any(json.loads(text)["type"] == "commit" for text in self.wire.sent[since:])
