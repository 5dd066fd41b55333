"""Puts the pictures of `test_sizes.py` and `test_sheet_sizes.py` on a few large sheets, to be looked at.

`python -m tests.browser.contact_sheet` makes them.

A sheet for each language and light, `build/sizes-en-dark.png` for one: a row for each size, a column for each moment.
Tables with everything switched on have sheets of their own, with a column for each drawer besides.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser import sheet_walk
from tests.browser.screens import PICTURES, TWELVE, Screen
from tests.browser.walk import STATES
from tools.chromium import chromium

FOLDER: Final = PICTURES / "sizes"
LANGUAGES: Final = ("en-light", "en-dark", "de-light", "longer-light")
LIGHTS: Final = ("light", "dark")
FULL: Final = ("red-full", "all-full")
DRAWERS: Final = tuple(f"drawer {one}" for one in ("coming", "guards", "wares", "works", "scores", "log", "table"))
ROLLED: Final = (*sheet_walk.STATES, "keeping", *DRAWERS)  # at tables of Roll & Write
# What is on each sheet.
SHEETS: Final = {
    **dict.fromkeys(LANGUAGES, STATES),
    **{f"{full}-{sheet}": (*STATES, *DRAWERS) for full in FULL for sheet in LANGUAGES},
    **{f"sheet-five-{sheet}": ROLLED for sheet in (*LANGUAGES, "fr-light")},
    **{f"sheet-{players}-longer-light": ROLLED for players in ("alone", "two", "three")},
    **{f"sheet-{end}-end-en-{light}": ("end",) for end in ("alone", "duel", "three", "five") for light in LIGHTS},
}
# Tall screens and wide ones apart, so that each can be large.
GROUPS: Final = {
    "phones": ([one for one in TWELVE if one.width < 700 and one.height > one.width], 300),
    "landscape": ([one for one in TWELVE if one.touch and one.height < one.width], 560),
    "larger": ([one for one in TWELVE if one.width > 700 and not (one.touch and one.height < one.width)], 640),
}
STYLE: Final = """
body { margin: 16px; background: #777; color: #fff; font: 16px sans-serif; width: max-content; }
.row { display: flex; gap: 16px; margin-block-end: 16px; align-items: flex-start; }
figure { margin: 0; } figcaption { padding-block: 4px; } img { display: block; }
"""


def picture_of(sheet: str, state: str, screen: Screen) -> Path:
    return FOLDER / f"{sheet}-{state.replace(' ', '-')}-{screen}.png"


def page_of(sheet: str, screens: list[Screen], width: int) -> str:
    """The pictures of a sheet in rows; nothing if there is none."""
    rows = []
    for screen in screens:
        there = [(state, path) for state in SHEETS[sheet] if (path := picture_of(sheet, state, screen)).is_file()]
        figures = "".join(
            f"<figure><figcaption>{screen} {escape(state)}</figcaption>"
            f'<img src="{path.as_uri()}" width="{width}"></figure>'
            for state, path in there
        )
        rows.append(f'<div class="row">{figures}</div>' if there else "")
    return f"<style>{STYLE}</style><h1>{sheet}</h1>{''.join(rows)}" if any(rows) else ""


def main() -> None:
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page()
        html = Path(folder) / "sheet.html"
        for sheet, states in SHEETS.items():
            for group, (screens, width) in GROUPS.items():
                text = page_of(sheet, screens, width)
                if not text:
                    continue
                html.write_text(f'<!doctype html><meta charset="utf-8">{text}', "utf-8")
                page.set_viewport_size({"width": len(states) * (width + 16) + 48, "height": 800})
                page.goto(html.as_uri())
                path = PICTURES.parent / f"sizes-{sheet}-{group}.png"
                page.screenshot(path=path, full_page=True)
                print(path)
        browser.close()


if __name__ == "__main__":
    main()
