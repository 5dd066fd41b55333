"""The palace game asks the modules of its kit and names none; its geometry knows the shapes of camps and gatehouses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import alhambra.palace
from tests.support.sets import every_module

PALACE = Path(alhambra.palace.__file__).parent
FILES = sorted(PALACE.rglob("*.py"))
SHAPES = ("camps", "gatehouses")
# What a module is called, and one of the things that it is called after
NAMES = {name: re.compile(rf"\b{name.removesuffix('s').replace('-', '[-_ ]')}s?\b") for name in every_module()}
PHASE = '"draft"'  # of the game, as positions and views have it


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PALACE)))
def test_no_file_of_the_palace_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "alhambra.modules" not in text
    shapes = SHAPES if "geometry" in path.parts else ()
    named = [name for name, word in NAMES.items() if name not in shapes and word.search(text.replace(PHASE, ""))]
    assert not named
