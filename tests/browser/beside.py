"""Pictures of a design beside those of the page, on sheets to be looked at: `make pictures PICTURES="--beside FOLDER"`.

A picture of the design is called after a screen of `showcase.py`, the size and the light, as `end-390x844-dusk.png`.
What its name leaves out is guessed: `phone` and `desktop` are sizes, without a light it is dusk.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

SIZES: Final = {"phone": "390x844", "desktop": "1440x900", "laptop": "1366x657", "landscape": "844x390"}
LIGHTS: Final = ("noon", "dusk")
# The table has a picture for each thing that is done at it.
TABLE: Final = "palace"
HIGH: Final = 720  # pixels, of each picture on a sheet
STYLE: Final = """
body { margin: 16px; background: #777; color: #fff; font: 16px sans-serif; }
.rows { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
.pair { display: flex; gap: 4px; padding: 8px; background: #555; }
figure { margin: 0; } figcaption { padding-block: 4px; } img { display: block; height: %dpx; }
"""


class Name(NamedTuple):
    """What a picture shows."""

    screen: str
    size: str
    light: str

    @property
    def stem(self) -> str:
        return "-".join(self)


def named(stem: str) -> Name | None:
    """What the name of a picture says; nothing where it says no size."""
    words = stem.split("-")
    sizes = [SIZES.get(word, word) for word in words if word in SIZES or re.fullmatch(r"\d+x\d+", word)]
    lights = [word for word in words if word in LIGHTS]
    rest = [word for word in words if word not in (*SIZES, *sizes, *lights)]
    screen = "-".join(rest[1:] if rest[:1] == [TABLE] and len(rest) > 1 else rest).replace(TABLE, "table")
    return Name(screen, sizes[-1], (*lights, "dusk")[0]) if sizes and screen else None


def pairs(design: Path, ours: Path) -> list[tuple[Path, Path]]:
    """Each picture of the design that shows a screen of ours, and ours."""
    found = [(path, named(path.stem)) for path in sorted(design.glob("*.png"))]
    beside = [(path, ours / f"{name.stem}.png") for path, name in found if name]
    return [(theirs, own) for theirs, own in beside if own.is_file()]


def sheet_of(both: list[tuple[Path, Path]]) -> str:
    def figure(path: Path) -> str:
        return f'<figure><figcaption>{escape(path.stem)}</figcaption><img src="{path.as_uri()}"></figure>'

    rows = "".join(f'<div class="pair">{figure(theirs)}{figure(own)}</div>' for theirs, own in both)
    return f'<!doctype html><meta charset="utf-8"><style>{STYLE % HIGH}</style><div class="rows">{rows}</div>'


def lay_out(browser: Browser, design: Path, ours: Path, sheets: Path) -> list[Path]:
    """A sheet for phones and one for larger screens, in each light."""
    made = []
    for light in LIGHTS:
        lit = [pair for pair in pairs(design.resolve(), ours) if pair[1].stem.endswith(light)]
        for kind, tall in {"phones": True, "larger": False}.items():
            both = [pair for pair in lit if _is_tall(pair[1].stem) == tall]
            if not both:
                continue
            html = sheets / "beside.html"
            html.write_text(sheet_of(both), "utf-8")
            page = browser.new_page(viewport={"width": 2200 if tall else 2440, "height": 800})
            page.goto(html.as_uri())
            made.append(sheets / f"beside-{light}-{kind}.png")
            page.screenshot(path=made[-1], full_page=True)
            page.close()
            html.unlink()
    return made


def _is_tall(stem: str) -> bool:
    width, height = next(word for word in stem.split("-") if re.fullmatch(r"\d+x\d+", word)).split("x")
    return int(height) > int(width)
