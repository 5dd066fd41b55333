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


def picture(page: Page, situation: str) -> None:
    """Keep a picture of the screen, named after the situation and its size."""
    size = page.viewport_size
    assert size is not None
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^a-z0-9]+", "-", situation.lower()).strip("-")
    page.screenshot(path=PICTURES / f"{name}-{size['width']}x{size['height']}.png", animations="disabled")
