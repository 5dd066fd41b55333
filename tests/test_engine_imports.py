"""The engine needs the standard library only; import-linter keeps the layers, this keeps the rest out."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import alhambra

PACKAGE = Path(alhambra.__file__).parent
PROJECT: dict[str, Any] = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))
CONTRACTS: dict[str, Any] = {one["name"]: one for one in PROJECT["tool"]["importlinter"]["contracts"]}
LAYERS = CONTRACTS["each room looks down only"]
STANDARD_ONLY = CONTRACTS["the engine needs the standard library only"]
ROOMS = ["core", "palace", "sheet", "modules", "boxes", "wire"]
# All of a module's folder except its face in the terminal.
ENGINE = [
    path
    for room in ROOMS
    for path in sorted((PACKAGE / room).rglob("*.py"))
    if room != "modules" or "terminal" not in (path.stem, path.parent.name)
]
# The compiled engine's own arrays and types, which `core/packed.py` replaces where it is interpreted.
COMPILED = {"librt", "mypy_extensions"}
ALLOWED = {*sys.stdlib_module_names, "alhambra", *COMPILED}


def imported(source: str) -> set[str]:
    """The top-level packages that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def needed() -> set[str]:
    """The packages that the distribution needs, and their extras, by the names under which they are imported."""
    found = set()
    for line in PROJECT["project"]["dependencies"]:
        ((name, extras),) = re.findall(r"^([\w-]+)(?:\[([\w,-]+)\])?", line)
        found |= {name, *(f"{name}-{extra}" for extra in extras.split(",") if extra)}
    return {name.replace("-", "_") for name in found}


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_engine_imports_the_standard_library_only(path: Path) -> None:
    assert imported(path.read_text(encoding="utf-8")) <= ALLOWED


def test_the_engine_is_every_room_below_the_bots() -> None:
    below = LAYERS["layers"][LAYERS["layers"].index("(bots)") + 1 :]
    assert sorted(re.findall(r"\w+", " ".join(below))) == sorted(ROOMS)
    sources = {name.removeprefix("alhambra.").partition(".")[0] for name in STANDARD_ONLY["source_modules"]}
    assert sources == set(ROOMS)


def test_every_module_is_looked_at() -> None:
    """A pattern that fits no file would test nothing."""
    looked_at = {path.parent.name for path in ENGINE if path.name == "rules.py"}
    assert looked_at == {path.parent.name for path in (PACKAGE / "modules").glob("*/__init__.py")}


def test_import_linter_knows_every_package_that_the_engine_may_not_import() -> None:
    assert needed() - COMPILED <= set(STANDARD_ONLY["forbidden_modules"])
