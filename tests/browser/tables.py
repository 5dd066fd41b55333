"""Tables that are made without a page, and moves that need no words: for pages in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from alhambra.server.protocol.messages import GameConfig, NewTable, Settings
from tests.browser.world import MINE, Held
from tests.support.servers import Running
from tests.support.tables import new_id, seats_of, secret_of


def new_table(
    server: Running, kinds: Sequence[str], settings: Settings | None = None, game: GameConfig | None = None
) -> str:
    """A table for these seats: `open`, `greedy`, `random`, or the name of a person."""
    made: Any = msgspec.to_builtins(
        NewTable(new_id().ljust(22, "-"), seats_of(*kinds), game or GameConfig(), settings or Settings())
    )
    return str(server.http("POST", "/api/tables", json=made).json()["table"])


def held(table: str, seat: int, name: str) -> Held:
    return Held(table, seat, secret_of(name))


def take_money(page: Page) -> None:
    """A whole turn."""
    expect(page.locator(MINE)).to_be_visible()
    page.locator(".display button").first.click()
    action = page.locator(f"{MINE} button.primary")
    expect(page.locator("section.bar .so-far")).to_be_visible()
    action.click()
    expect(page.locator("section.bar .so-far")).to_have_count(0)
