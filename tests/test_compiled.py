"""Seeded games are the same interpreted and compiled, and with hash randomisation on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.played

ROOT = Path(__file__).parents[1]
SCRIPT = (ROOT / "tests" / "support" / "digest.py").read_text(encoding="utf-8")
MARK = "from __future__ import annotations  # compiled"  # as in setup.py
PURE = os.environ.get("ALHAMBRA_PURE") == "1"
# Tests whose luck is their own and asks the state: run by the installed engine.
OWN_LUCK = """
import sys, alhambra, pytest
assert not alhambra.__file__.startswith(sys.argv[1]), alhambra.__file__
sys.exit(pytest.main(["-o", "pythonpath=.", "-p", "no:cacheprovider", "tests/modules/test_red_undo.py"]))
"""
COMPILER = shutil.which("cc") or shutil.which("gcc")


def environment() -> dict[str, str]:
    """The variables for another interpreter, without those of this test run."""
    ours = ("PYTHONPATH", "COV_", "PYTEST_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


@cache
def run(source_tree: bool, hash_seed: str, folder: Path) -> dict[str, Any]:
    """The script's answer, with the source tree on the path or with the installed package."""
    env = environment()
    env["PYTHONHASHSEED"] = hash_seed
    if source_tree:
        env["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, encoding="utf-8", cwd=folder, env=env, timeout=1800,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somewhere outside the repository."""
    return tmp_path_factory.mktemp("outside")


def test_the_source_tree_runs_interpreted(folder: Path) -> None:
    answer = run(True, "0", folder)
    assert Path(answer["file"]).is_relative_to(ROOT / "src")
    assert not answer["compiled"]


def test_the_installed_package_is_compiled_where_there_is_a_compiler(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = run(False, "0", folder)
    assert not Path(answer["file"]).is_relative_to(ROOT / "src")
    if COMPILER and not PURE:
        assert answer["compiled"], f"{answer['file']} is not compiled, but there is {COMPILER}"
    elif not answer["compiled"]:
        with capsys.disabled():
            print("\nThe installed engine is not compiled: there was no C compiler, or ALHAMBRA_PURE=1.")


def test_the_files_that_say_so_are_compiled_and_no_others(folder: Path) -> None:
    answer = run(False, "0", folder)
    package = ROOT / "src" / "alhambra"
    marked = {path for path in package.rglob("*.py") if MARK in path.read_text(encoding="utf-8").splitlines()}
    libraries = {path.name.partition(".")[0] for path in Path(answer["file"]).parent.rglob("*.so")}
    assert len(marked) > 50
    if answer["compiled"]:
        assert libraries >= {path.stem for path in marked}
        assert len(list(Path(answer["file"]).parent.rglob("*.so"))) == len(marked)


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_interpreted_and_installed_engines_play_the_same_games(folder: Path, hash_seed: str) -> None:
    interpreted, installed = run(True, hash_seed, folder), run(False, hash_seed, folder)
    assert interpreted["digest"] == installed["digest"], "they differ; if the sources changed since: make install"


@pytest.mark.parametrize("source_tree", [True, False])
def test_hash_randomisation_changes_nothing(folder: Path, source_tree: bool) -> None:
    assert run(source_tree, "0", folder)["digest"] == run(source_tree, "1", folder)["digest"]


def test_the_installed_engine_asks_luck_that_is_ones_own() -> None:
    command = [sys.executable, "-c", OWN_LUCK, str(ROOT / "src")]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", cwd=ROOT, env=environment(), timeout=1800, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\nif the sources changed since: make install"
