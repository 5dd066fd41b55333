"""People who come to the server, each with a browser of their own."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, StorageState

from tests.browser.guard import Guard
from tests.browser.screens import Screen
from tests.support.slow import LATE, WANTED

PATIENCE: Final = 60_000  # milliseconds, for a busy machine: on a quiet one nothing waits that long
# The bar of whose turn it is, when all of the table is there and has answered.
MINE: Final = "main.game:not([aria-busy=true]) section.bar.mine:not([aria-busy=true])"
BLOCKED: Final = "Service Worker registration blocked by Playwright"
TABLES: Final = "alhambra.tables"  # where a browser keeps them: `web/src/net/seats.ts`


class Held(NamedTuple):
    """A seat that a browser holds since long ago."""

    table: str
    seat: int
    secret: str


class World:
    """Opens pages, and sees to it in the end that all of them were quiet."""

    def __init__(self, browser: Browser, base: str, *, installing: bool = False) -> None:
        self._browser = browser
        self.base = base
        # A worker answers for the page when it is ready, which nobody can wait for: only tests of it have one.
        self._workers: Literal["allow", "block"] = "allow" if installing else "block"
        self._opened: list[tuple[BrowserContext, Guard]] = []

    def visit(
        self,
        screen: Screen,
        path: str = "/",
        *,
        moving: bool = False,
        dark: bool = False,
        forgiven: tuple[str, ...] = (),
        holding: Held | Sequence[Held] | None = None,
        locale: str = "en-GB",
        before: Callable[[Page], object] = lambda page: None,
    ) -> Page:
        """A page in a browser that remembers seats of one table at most. Others' turns are told where it is `moving`.

        `before` gets the page before it goes anywhere.
        """
        context = self._browser.new_context(
            base_url=self.base,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if dark else "light",
            locale=locale,
            storage_state=self._memory(holding) if holding else None,
            service_workers=self._workers,
        )
        context.set_default_timeout(PATIENCE)
        if "page" in WANTED:
            context.add_init_script(LATE)
        guard = Guard(self.base, (*forgiven, BLOCKED))
        guard.watch(context)
        self._opened.append((context, guard))
        page = context.new_page()
        before(page)
        page.goto(path)
        return page

    def _memory(self, holding: Held | Sequence[Held]) -> StorageState:
        """What the page has kept in a browser."""
        every = [holding] if isinstance(holding, Held) else holding
        keys = [{"seat": held.seat, "secret": held.secret} for held in every]
        kept = json.dumps([{"table": every[0].table, "keys": keys, "opened": 0, "seen": 0}])
        return {"cookies": [], "origins": [{"origin": self.base, "localStorage": [{"name": TABLES, "value": kept}]}]}

    def end(self) -> None:
        for context, _ in self._opened:
            context.close()
        for _, guard in self._opened:
            guard.check()
