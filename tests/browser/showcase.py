"""Pictures of every screen, at noon and at dusk: `make pictures`.

All lie in `build/showcase/`; those that README.md and docs/design.md show also in `docs/pictures/`. `--beside FOLDER`
lays pictures of a design beside them, on sheets in `build/`; names of screens take those alone.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import typer
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import beside as sheets
from tests.browser import specimen
from tests.browser.tables import held, new_table
from tests.browser.world import MINE, PATIENCE, TABLES
from tests.support.moments import fresh
from tests.support.servers import Running, running
from tools.chromium import chromium

ROOT: Final = Path(__file__).parents[2]
ALL: Final = ROOT / "build" / "showcase"
SHOWN: Final = ROOT / "docs" / "pictures"
THEMES: Final = {"noon": "light", "dusk": "dark"}
PHONE, FLAT, SMALL = (390, 844), (844, 390), (360, 640)
DESKTOP, LAPTOP = (1440, 900), (1366, 657)


@dataclass
class Guest:
    """A person with a browser, before a server."""

    page: Page
    server: Running
    database: str

    def sit(self, what: str, *, go: bool = True) -> None:
        """At a stored moment, on Anna's seat."""
        moment = fresh(self.database, what)
        keys = [{"seat": moment.seat, "secret": moment.secret}]
        self.hold([{"table": moment.table, "keys": keys, "opened": 0, "seen": 0}])
        if go:
            self.page.goto(f"/t/{moment.table}")
            self.page.locator(MINE).wait_for()

    def hold(self, tables: list[dict[str, object]]) -> None:
        self.page.goto("/nowhere")
        before = self.page.evaluate("(name) => localStorage.getItem(name)", TABLES)
        kept = [*json.loads(before or "[]"), *tables]
        self.page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [TABLES, json.dumps(kept)])


def start(guest: Guest) -> None:
    guest.page.goto("/nowhere")
    guest.page.evaluate("localStorage.setItem('alhambra.name', 'Anna')")
    guest.sit("four", go=False)
    guest.sit("two", go=False)
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Play now").wait_for()
    guest.page.wait_for_load_state("networkidle")


def first(guest: Guest) -> None:
    """The first visit."""
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Play now").wait_for()


def lobby(guest: Guest) -> None:
    table = new_table(guest.server, ["Anna", "good", "open", "expert"])
    anna = held(table, 0, "Anna")
    guest.hold([{"table": table, "keys": [{"seat": 0, "secret": anna.secret}], "opened": 0, "seen": 0}])
    guest.page.goto(f"/t/{table}")
    guest.page.locator("section.chairs").wait_for()
    guest.page.wait_for_function("() => document.querySelector('img')?.naturalWidth > 0")  # the code for a camera


def table(guest: Guest) -> None:
    guest.sit("four")


def six(guest: Guest) -> None:
    guest.sit("turn")


def paying(guest: Guest) -> None:
    guest.sit("four")
    guest.page.locator("[data-slot=market] button").nth(0).click()


def laying(guest: Guest) -> None:
    guest.sit("laying")


def scores(guest: Guest) -> None:
    guest.sit("four")
    guest.page.locator("[data-drawer=scores]").first.click()


def scoring(guest: Guest) -> None:
    guest.sit("scoring")
    guest.page.locator("[data-commit]").click()
    guest.page.locator("dialog[open]").wait_for()


def end(guest: Guest) -> None:
    guest.sit("end")
    guest.page.locator("[data-commit]").click()
    guest.page.locator(".scoring .skip").click()
    guest.page.locator(".scoring .primary").click()
    guest.page.locator("dialog[open] .end .card").wait_for()


def sheet_end(guest: Guest) -> None:
    guest.sit("sheet three end")
    guest.page.locator("[data-commit]").click()
    guest.page.locator("dialog[open] .end .card").first.wait_for()


def drawer(moment: str, which: str) -> Callable[[Guest], None]:
    """A table with a drawer open; a large screen has its boards beside it."""

    def act(guest: Guest) -> None:
        guest.sit(moment)
        guest.page.locator(f"[data-drawer={which}]").first.click()

    return act


def sat(moment: str) -> Callable[[Guest], None]:
    return lambda guest: guest.sit(moment)


def modules_paying(guest: Guest) -> None:
    guest.sit("six")
    guest.page.locator("[data-slot=market] button").nth(1).click()


def new(guest: Guest) -> None:
    guest.page.goto("/new/red-palace")
    guest.page.locator("main").wait_for()
    guest.page.wait_for_load_state("networkidle")


SCREENS: Final[dict[str, tuple[Callable[[Guest], None], tuple[tuple[int, int], ...]]]] = {
    "start": (start, (PHONE, DESKTOP)),
    "first": (first, (PHONE, DESKTOP)),
    "lobby": (lobby, (PHONE, DESKTOP)),
    "table": (table, (PHONE, SMALL, FLAT, LAPTOP, DESKTOP)),
    "six": (six, (SMALL,)),
    "paying": (paying, (PHONE, DESKTOP)),
    "laying": (laying, (PHONE,)),
    "scores": (scores, (PHONE,)),
    "scoring": (scoring, (PHONE, DESKTOP)),
    "end": (end, (PHONE, DESKTOP)),
    "new": (new, (PHONE, DESKTOP)),
    "red": (sat("red half"), (PHONE, FLAT, DESKTOP)),
    "red-guards": (drawer("red half", "guards"), (PHONE,)),
    "red-preview": (drawer("red half", "coming"), (PHONE,)),
    "modules": (sat("all full"), (PHONE, DESKTOP)),
    "modules-wares": (drawer("all full", "wares"), (PHONE,)),
    "modules-works": (drawer("all full", "works"), (PHONE,)),
    "modules-scores": (drawer("all full", "scores"), (PHONE,)),
    "modules-paying": (modules_paying, (PHONE,)),
    "modules-gatehouse-laying": (sat("six gatehouse"), (PHONE,)),
    "modules-falcon": (sat("six falcon"), (PHONE,)),
    "sheet": (sat("sheet three"), (PHONE, SMALL, FLAT, LAPTOP, DESKTOP)),
    "sheet-alone": (sat("sheet alone"), (PHONE, DESKTOP)),
    "sheet-scores": (drawer("sheet three", "scores"), (PHONE,)),
    "sheet-end": (sheet_end, (PHONE, DESKTOP)),
}
KEPT: Final = (
    "start-1440x900-dusk",
    "table-1440x900-dusk",
    "table-390x844-noon",
    "scoring-390x844-dusk",
    "end-1440x900-dusk",
)


def taken(browser: Browser, server: Running, database: str, name: str, size: tuple[int, int], theme: str) -> Path:
    """One picture, in a browser of its own."""
    act, _ = SCREENS[name]
    width, height = size
    context = browser.new_context(
        base_url=server.base,
        viewport={"width": width, "height": height},
        has_touch=width < 1024,
        is_mobile=width < 1024,
        color_scheme="dark" if THEMES[theme] == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    guest = Guest(context.new_page(), server, database)
    act(guest)
    guest.page.locator("[aria-busy=true]").first.wait_for(state="detached")
    guest.page.evaluate("document.fonts.ready")
    path = ALL / f"{name}-{width}x{height}-{theme}.png"
    guest.page.screenshot(path=path, animations="disabled")
    context.close()
    return path


def main(
    screens: Annotated[list[str] | None, typer.Argument(help="those alone, and none of docs/design.md")] = None,
    beside: Annotated[Path | None, typer.Option(help="a folder of pictures to lay beside")] = None,
) -> None:
    ALL.mkdir(parents=True, exist_ok=True)
    SHOWN.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = str(Path(folder) / "tables.sqlite3")
        with running(database=database) as server:
            browser = playwright.chromium.launch(executable_path=chromium())
            for name in screens or SCREENS:
                for size in SCREENS[name][1]:
                    for theme in THEMES:
                        path = taken(browser, server, database, name, size, theme)
                        print(path.relative_to(ROOT), flush=True)
                        if path.stem in KEPT:
                            shutil.copy(path, SHOWN)
            for theme, scheme in () if screens else THEMES.items():
                context = browser.new_context(
                    base_url=server.base, bypass_csp=True, color_scheme="dark" if scheme == "dark" else "light"
                )
                specimen.show(context.new_page(), str(SHOWN / f"design-{theme}.png"))
                context.close()
            for sheet in sheets.lay_out(browser, beside, ALL, ALL.parent) if beside else []:
                print(sheet.relative_to(ROOT))
            browser.close()


if __name__ == "__main__":
    typer.run(main)
