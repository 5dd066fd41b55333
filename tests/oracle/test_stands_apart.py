"""The oracles stand apart: they import nothing of the engine, and no box's oracle needs that of another."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(path for path in HERE.rglob("*.py"))
BOXES = ("classic", "red", "six", "sheet")


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports, by their full names."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {name.name for name in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{name.name}" for name in node.names}
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_an_oracle_imports_nothing_of_the_engine(path: Path) -> None:
    ours = {name for name in imported(path) if name.split(".")[0] in ("alhambra", "tests")}
    assert all(name.startswith("tests.oracle.") for name in ours)
    others = [box for box in BOXES if path.parent.name != box]
    assert not [name for name in ours if name.split(".")[2] in others]
