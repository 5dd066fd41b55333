"""Measures what is on the screen: targets, texts, and whether something is cut off or lies on something else.

It knows roles and these attributes, no class:

| attribute | on | means |
| --- | --- | --- |
| `data-slot` | `market`, `display`, `court`, `hand`, `bar`, `others` | the places of the table |
| | `sheet`, `scores`, `bar`, `others` | those of a table of sheets |
| `data-zoom="touch"` | the grid of a palace | its squares may be small: the first touch zooms in |
| `data-picks` | the grid of a sheet | a touch there picks and orders nothing: what is touched may have 36 pixels |
| `data-above` | drawers, callouts, toasts | lies above the rest on purpose |
| `data-scrolls` | a part of the page | may scroll, as tab panels and windows may |
| `data-name` | what somebody is called | may end with an ellipsis: people choose long names |
| `data-target` | anything | is touched though its role does not say so |
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

_MEASURE: Final = Path(__file__).with_name("measures.js").read_text("utf-8").partition("\n")[2]
SLOTS: Final = ("market", "display", "court", "hand", "bar")
SHEET_SLOTS: Final = ("sheet", "scores", "bar")
# Resolves when nothing moves any more: two frames after the last animation that ends.
SETTLED: Final = """async () => {
  const ending = () => document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
  await frame();
  while (ending().length > 0) await Promise.allSettled(ending().map((one) => one.finished));
  await frame();
}"""


def settle(page: Page) -> None:
    """Wait until nothing moves."""
    page.evaluate(SETTLED)


def complaints(page: Page, needed: tuple[str, ...] = SLOTS) -> list[str]:
    """What is wrong on the screen, a sentence each. The slots that are needed have to be there; all have to fit."""
    size = page.viewport_size
    assert size is not None
    settle(page)
    slots = {slot: slot in needed for slot in (*SLOTS, *SHEET_SLOTS, "others")}
    found: list[str] = page.evaluate(_MEASURE, {**size, "slots": slots})
    return found
