"""Every module has its place in every room, under the same name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from alhambra.modules import MODULES, folder_of
from tests.support.hidden import concealer
from tests.support.sets import every_module

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "alhambra"

PAGE = ROOT / "web" / "src"
# What others write: types, tiles and messages, and games that tests look at.
MADE = ("protocol.ts", "tiles.ts", "scoreCard.ts", "sheetCard.ts", "ids.ts")
OTHERS = [
    path
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])
    if PAGE / "modules" not in path.parents and path.name not in MADE and not path.name.endswith(".test.ts")
]
NO_MODULE = {"guards", "preview"}  # also things of a kind that can be touched, and what a turn would change
NAMES = [re.compile(rf"\b{name.replace('-', '[-_ ]')}\b", re.IGNORECASE) for name in MODULES if name not in NO_MODULE]

IN_THE_RULES_OF_THEIR_BOX = {"draft", "guards", "preview", "score-tiles", "tokens"}


def in_folder(folder: Path) -> set[str]:
    """The files and folders of modules that a room has."""
    return {one.stem for one in folder.iterdir() if not one.stem.startswith("_") and one.suffix in ("", ".py")}


def test_the_file_of_a_folder_imports_nothing() -> None:
    """Otherwise the rules would import the terminal, and the layers check would not see it."""
    for path in (SOURCE / "modules").glob("*/rules.py"):
        body = ast.parse(path.with_name("__init__.py").read_text(encoding="utf-8")).body
        assert all(isinstance(one, ast.Expr) for one in body), path


def test_the_order_of_modules_is_never_changed() -> None:
    """Slices in stored positions, codes and draws follow it; a new module has a number of its own."""
    assert [(name, module.order) for name, module in MODULES.items()][:12] == [
        ("draft", 10), ("tokens", 20), ("preview", 30), ("score-tiles", 40), ("gatehouses", 50), ("building-sites", 60),
        ("exchange-certificates", 70), ("camps", 80), ("falconers", 90), ("bazaars", 100), ("guards", 110),
        ("medinas", 120),
    ]  # fmt: skip
    assert len({module.order for module in MODULES.values()}) == len(MODULES)


def test_the_modules_are_those_that_the_kits_hold() -> None:
    assert set(MODULES) == set(every_module())


def test_every_file_of_the_engine_s_modules_is_registered() -> None:
    assert in_folder(SOURCE / "modules") == {folder_of(name) for name in MODULES}


def test_every_module_has_its_rules() -> None:
    files = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")}
    files |= {path.parent.name for path in (SOURCE / "modules").glob("*/en.md")}
    assert {name for name in MODULES if folder_of(name) not in files} == IN_THE_RULES_OF_THEIR_BOX


def test_the_secrets_of_every_module_are_permuted_by_the_tests() -> None:
    """One whose events are not the same for every seat has secrets, and a view that tells them has to be found."""
    secret = [name for name, module in MODULES.items() if any("for_seat" in vars(kind) for kind in module.EVENTS)]
    assert "building-sites" in secret
    assert [name for name in secret if concealer(name) is None] == []


def test_the_page_has_a_face_of_every_module() -> None:
    there = in_folder(ROOT / "web" / "src" / "modules") - {"faces", "faces.test"}
    assert there == {folder_of(name) for name in MODULES}


def test_every_face_of_the_page_says_whose_it_is() -> None:
    for name in MODULES:
        text = (PAGE / "modules" / folder_of(name) / "index.ts").read_text(encoding="utf-8")
        assert f'module: "{name}"' in text and "export const face" in text


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: str(path.relative_to(PAGE)))
def test_no_other_file_of_the_page_names_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not [name.pattern for name in NAMES if name.search(text)]
    assert not re.search(r"modules/(?!faces?\b)\w", text), "faces are asked, not imported"
