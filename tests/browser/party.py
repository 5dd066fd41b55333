"""People who play together, each with a page of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Page

from tests.browser.player import MOST_TURNS, Person

THINKING: Final = re.compile(r"^(.+?) is thinking\b")


def sit(page: Page, name: str) -> None:
    """Somebody who came by the link sits down."""
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.get_by_role("button", name="Sit down").click()


class Party:
    """Everybody at a table, by name. Whose turn it is they read from their pages."""

    def __init__(self, people: Mapping[str, Person]) -> None:
        self.people = dict(people)

    def next(self, looking: Person) -> Person | None:
        """Who is to play, as the page of one of them says; none if the game is over."""
        if not looking.await_any_turn():
            return None
        named = THINKING.match(looking.prompt())
        return self.people[named[1]] if named else looking

    def play(self, looking: Person) -> None:
        """To the end of the game. One of them looks first; then whoever has played sees who is next."""
        for _ in range(MOST_TURNS):
            mover = self.next(looking)
            if mover is None:
                return
            assert mover.await_turn()
            mover.compose()
            mover.commit()
            looking = mover
        raise AssertionError("the game does not end")
