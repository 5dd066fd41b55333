"""A sheet by what a screen reader is told: roles and names, and nothing else.

All that the server offers has to be told, and what is pressed has to be what is sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from playwright.sync_api import Locator

from tests.browser.games.toucher import Toucher
from tests.browser.games.tree import BUTTON
from tests.browser.games.wishes import Action, actions_in

COMMIT: Final = "Roll the dice"
SQUARE: Final = re.compile(r"^(\d) · (\d).*: (can be built|these dice can be kept)$")
DIE: Final = re.compile(r"^(Yellow|Blue) die, (\d): change it$")
FACE: Final = re.compile(r"^(\d): (\d+) coins?$")
PLAIN: Final = {r"^Earn \d coins?$": "coins", "^No second$": "done", r"^Build the .* · 3 coins$": "second"}
VERBS: Final = {"can be built": "build", "these dice can be kept": "keep"}


def _words(name: str) -> str | None:
    """The action that a name stands for; of a die that can be changed, which."""
    if found := SQUARE.match(name):
        return f"{VERBS[found[3]]}:y{found[1]}b{found[2]}"
    if found := DIE.match(name):
        return f"change:{found[1][0].lower()}{found[2]}"
    return next((word for pattern, word in PLAIN.items() if re.match(pattern, name)), None)


def _first(action: Action) -> str:
    """What is touched first for an action."""
    return f"change:{action.things[0]}" if action.verb == "change" else action.word


class SheetListener(Toucher):
    def play(self) -> None:
        while self.await_turn():
            self._choose()

    def _region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def _names(self, *regions: str) -> Iterator[str]:
        """The buttons that can be pressed, as they are told."""
        for region in regions:
            for name in BUTTON.findall(self._region(region).aria_snapshot()):
                yield re.sub(r"\\(.)", r"\1", name)

    def _told(self) -> dict[str, str]:
        """What can be done, by the names of what is pressed for it."""
        names = list(self._names("Your sheet", "What to do now"))
        told = {name: word for name in names if (word := _words(name)) is not None}
        if "second" not in told.values():
            return told
        return {name: "second" if SQUARE.match(name) else word for name, word in told.items()}

    def _offered(self) -> set[str]:
        turn = self.wire.turn
        return {_first(action) for action in actions_in(turn["choices"])} if turn else set()

    def _choose(self) -> None:
        before = len(self.wire.sent)
        if self.wire.turn and self.wire.turn["ready"]:
            self._press("What to do now", COMMIT)
            self._until(lambda: any(json.loads(text)["type"] == "commit" for text in self.wire.sent[before:]))
            self._until(lambda: self.wire.answered)
            return
        try:
            self._until(lambda: set(self._told().values()) == self._offered())
        except AssertionError as failure:
            failure.add_note(f"offered: {self._offered()}, told: {self._told()}")
            raise
        told = self._told()
        verbs = sorted({word.partition(":")[0] for word in told.values()})
        fresh = [verb for verb in verbs if not self.wishes.done[verb]]
        verb = self.wishes.dice.choice(fresh or verbs)
        name = self.wishes.dice.choice([name for name, word in told.items() if word.partition(":")[0] == verb])
        self.wishes.done[verb] += 1
        word, self.doing = self._do(name, told[name]), name
        self._until(partial(self._sent, word, before), f"{word} was not sent: {self.wire.sent[before:]}")
        self._until(lambda: self.wire.answered, f"{word} is not answered")

    def _do(self, name: str, word: str) -> str:
        """Presses it, and what confirms it. The action that this has to be."""
        if DIE.match(name):
            self._press("Your sheet", name)
            return self._turn_die(word)
        if SQUARE.match(name):
            self._press("Your sheet", name)
            self._press_one("What to do now", re.compile("^(Build the|Keep) "))
        else:
            self._press("What to do now", name)
        return word

    def _turn_die(self, die: str) -> str:
        self._until(lambda: any(map(FACE.match, self._names("Your sheet"))), "no face is told")
        faces = [name for name in self._names("Your sheet") if FACE.match(name)]
        name = self.wishes.dice.choice(faces)
        found = FACE.match(name)
        assert found
        self._press("Your sheet", name)
        self._press_one("What to do now", re.compile(rf"^Change for {found[2]} coins?$"))
        return f"{die}to{found[1]}"

    def _press(self, region: str, name: str) -> None:
        self._region(region).get_by_role("button", name=name, exact=True).click()

    def _press_one(self, region: str, name: re.Pattern[str]) -> None:
        self._region(region).get_by_role("button", name=name).click()
