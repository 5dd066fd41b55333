"""The palace game asks the modules of its kit and names none, and the server asks the registry.

The geometry of a palace knows the shapes of camps and gatehouses. Terminal and bots have faces: see their tests.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import alhambra
from alhambra.modules import MODULES

SOURCE = Path(alhambra.__file__).parent
FILES = [path for room in ("core", "palace", "sheet", "server") for path in sorted((SOURCE / room).rglob("*.py"))]
SHAPES = ("camps", "gatehouses")
# What a module is called, and one of the things that it is called after
NAMES = {name: re.compile(rf"\b{name.removesuffix('s').replace('-', '[-_ ]')}s?\b") for name in MODULES}
REGISTRY = "from alhambra.modules import MODULES\n"
# A phase of the game, as positions and views have it; drafts of JSON Schema; kinds of things that are touched.
OTHER_MEANINGS = ('"draft"', "json-schema.org/draft", '"preview-square"', '"guard"')


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_file_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if "server" in path.parts:
        text = text.replace(REGISTRY, "")
    assert "alhambra.modules" not in text
    for words in OTHER_MEANINGS:
        text = text.replace(words, "")
    shapes = SHAPES if "geometry" in path.parts else ()
    assert [name for name, word in NAMES.items() if name not in shapes and word.search(text)] == []
