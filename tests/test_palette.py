"""The colours of the page can be read and told apart: computed from its tokens, in both themes."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.support.palette import EYES, STYLE, THEMES, contrast, least_apart, things, tokens

STONE: Final = ("bg", "surface", "raised")
CEDAR: Final = ("tray", "tray-raised")
SOFT: Final = ("select-soft", "refuse-soft", "brass-soft")
# What is written on what.
TEXT: Final[dict[str, tuple[str, ...]]] = {
    "ink": (*STONE, *CEDAR, *SOFT, "ground-mini"),
    "ink-soft": (*STONE, *CEDAR, *SOFT),
    "brass-ink": (*STONE, "tray-raised"),
    "select": STONE,
    "refuse": (*STONE, "refuse-soft"),
    "ok": STONE,
    "on-brass": ("brass",),
    "on-primary": ("primary", "primary-deep"),
    "on-select": ("select",),
    "on-refuse": ("refuse-fill",),
    "on-ok": ("ok-fill",),
    "on-paper": ("paper", "card"),
    "on-paper-soft": ("paper",),
}
# What is touched, or says that it can be, on what it lies on.
TOUCHED: Final[dict[str, tuple[str, ...]]] = {
    "primary": (*STONE, *CEDAR),
    "line-strong": (*STONE, *CEDAR),
    "legal": ("ground", "ground-lit"),
    "select": (*STONE, *CEDAR, "ground", "ground-lit"),
    "refuse": (*STONE, *CEDAR, "ground"),
    "focus": (*STONE, *CEDAR, "ground"),
}
TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES: Final = ("y", "g", "b", "o")
SEATS: Final = ("0", "1", "2", "3", "4", "5")
APART: Final = 10  # in CIELAB, where 2 can just be seen side by side


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pairs", "least"), [(TEXT, 4.5), (TOUCHED, 3.0)], ids=["text", "touched"])
def test_every_pair_of_roles_has_its_contrast(pairs: dict[str, tuple[str, ...]], least: float, theme: str) -> None:
    known = {name: both[THEMES.index(theme)] for name, both in tokens().items()}
    weak = [
        f"{name} on {ground}: {found:.2f}"
        for name, grounds in pairs.items()
        for ground in grounds
        if (found := contrast(known[name], known[ground])) < least
    ]
    assert not weak, weak


@pytest.mark.parametrize(
    ("prefix", "names", "role", "on"),
    [("seat-", SEATS, "seat", None), ("currency-", CURRENCIES, "coin", "on-coin"), ("", TYPES, "deep", None)],
    ids=["seats", "currencies", "types"],
)
def test_what_is_written_on_a_thing_can_be_read(prefix: str, names: tuple[str, ...], role: str, on: str | None) -> None:
    grounds = things(prefix, names, role)
    letters = things(prefix, names, on) if on else dict.fromkeys(names, "#ffffff")
    weak = {name: found for name in names if (found := contrast(grounds[name], letters[name])) < 4.5}
    assert not weak


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(
    ("prefix", "names", "role"),
    [("seat-", SEATS, "seat"), ("currency-", CURRENCIES, "coin"), ("", TYPES, "deep"), ("", TYPES, "roof")],
    ids=["seats", "currencies", "types", "roofs"],
)
def test_things_are_told_apart_by_every_eye(prefix: str, names: tuple[str, ...], role: str, eye: str) -> None:
    apart, which = least_apart(things(prefix, names, role), eye)
    assert apart >= APART, f"{which} are {apart:.1f} apart"


def test_nothing_but_the_tokens_sets_a_colour() -> None:
    allowed = {STYLE / name for name in ("tokens.css", "art.css", "scene.css", "pictures.css")}
    files = [path for kind in ("css", "svelte") for path in STYLE.parent.rglob(f"*.{kind}") if path not in allowed]
    found = [
        f"{path.relative_to(STYLE.parent)}: {line.strip()}"
        for path in files
        for line in _style(path.read_text()).splitlines()
        if re.search(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(", line)
    ]
    assert not found, found


def _style(text: str) -> str:
    """The rules of a file: of a component, what stands in <style>."""
    parts = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
    return "\n".join(parts) if "<script" in text or parts else text
