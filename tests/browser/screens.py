"""The screens that pages are looked at on, and pictures of what was seen."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

PICTURES: Final = Path(__file__).parents[2] / "build" / "screenshots"


@dataclass(frozen=True, slots=True)
class Screen:
    name: str
    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return self.name


PHONE: Final = Screen("phone", 390, 844, touch=True)
DESKTOP: Final = Screen("desktop", 1440, 900, touch=False)
SCREENS: Final = (PHONE, DESKTOP)
# Phones both ways, a tablet, laptops with a browser's bars, and large ones.
_SIZES: Final = (
    (360, 640),
    (375, 667),
    (390, 664),
    (390, 844),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1280, 600),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
)
TWELVE: Final = tuple(Screen(f"{width}x{height}", width, height, touch=width < 1024) for width, height in _SIZES)


def picture(page: Page, situation: str, folder: Path = PICTURES) -> None:
    """Keep a picture of the screen, named after the situation and its size."""
    size = page.viewport_size
    assert size is not None
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^a-z0-9]+", "-", situation.lower()).strip("-")
    page.screenshot(path=folder / f"{name}-{size['width']}x{size['height']}.png", animations="disabled")
