"""The engine needs the standard library only; import-linter keeps the layers, this keeps the rest out."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import alhambra

PACKAGE = Path(alhambra.__file__).parent
ENGINE = [path for room in ("core", "palace", "modules", "boxes") for path in (PACKAGE / room).rglob("*.py")]
# The compiled engine's own arrays and types, which `core/packed.py` replaces where it is interpreted.
ALLOWED = {*sys.stdlib_module_names, "alhambra", "librt", "mypy_extensions"}


def imported(source: str) -> set[str]:
    """The top-level packages that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_engine_imports_the_standard_library_only(path: Path) -> None:
    assert imported(path.read_text(encoding="utf-8")) <= ALLOWED
