"""Draws the icons of the installed page from `web/public/icon.svg`: `python -m tools.icons`, after a change of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tools.chromium import chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180, "icon-maskable-512.png": 512}
WATER: Final = "#0e5a66"


def drawing(name: str) -> str:
    """The icon; with its ground to every edge, and for a mask with room around it, where others cut its corners off."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if name.startswith("icon-maskable"):
        return svg.replace('viewBox="0 0 512 512"', 'viewBox="-64 -64 640 640"')
    return re.sub(r' rx="96"', "", svg) if name.startswith("apple") else svg


def main() -> None:
    """Write every file."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = WATER if name.startswith(("apple", "icon-maskable")) else "transparent"
            style = f"body {{ margin: 0; background: {ground} }} svg {{ display: block; width: {size}px }}"
            page.set_content(f"<style>{style}</style>{drawing(name)}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
