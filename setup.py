"""Compiles the hot part of the engine with mypyc. Where that is not possible the same files run interpreted.

`ALHAMBRA_PURE=1` in the environment compiles nothing.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

# What a playout runs through, below src/alhambra. What people meet (actions, events, views) stays interpreted.
COMPILED = (
    "core/chance.py",
    "core/contract.py",
    "modules/bazaars/module.py",
    "modules/building_sites/module.py",
    "modules/building_sites/sites.py",
    "modules/camps.py",
    "modules/draft.py",
    "modules/exchange_certificates.py",
    "modules/falconers/mews.py",
    "modules/falconers/module.py",
    "modules/gatehouses/ground.py",
    "modules/gatehouses/module.py",
    "modules/gatehouses/piles.py",
    "modules/guards/abilities.py",
    "modules/guards/board.py",
    "modules/guards/effects.py",
    "modules/guards/module.py",
    "modules/medinas.py",
    "modules/preview.py",
    "modules/score_tiles.py",
    "modules/tokens.py",
    "palace/building.py",
    "palace/cards.py",
    "palace/codes.py",
    "palace/display.py",
    "palace/flow.py",
    "palace/frame.py",
    "palace/game.py",
    "palace/legal.py",
    "palace/module.py",
    "palace/paying.py",
    "palace/places.py",
    "palace/plan.py",
    "palace/refill.py",
    "palace/scoring.py",
    "palace/setup.py",
    "palace/state.py",
    "palace/tiles.py",
    "palace/wall.py",
    "sheet/codes.py",
    "sheet/dice.py",
    "sheet/flow.py",
    "sheet/game.py",
    "sheet/kit.py",
    "sheet/legal.py",
    "sheet/scoring.py",
    "sheet/setup.py",
    "sheet/state.py",
    "lab/playout.py",
)

PACKAGE = Path("src/alhambra")
RULES = Path("docs/rules")
BUILD = Path("build")
# These need no library, and mypyc takes its time. An editable install would put libraries into src/.
UNCOMPILED_COMMANDS = {"egg_info", "dist_info", "sdist", "editable_wheel"}


class BuildFiles(build_py):
    """Removes what an earlier build left, so that a file deleted from the source is not installed again."""

    def run(self) -> None:
        for leftover in BUILD.glob("bdist.*"):
            shutil.rmtree(leftover)
        libraries = library_paths(self.get_finalized_command("build_ext"))
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in libraries:
                path.unlink()
        super().run()
        if not self.editable_mode:
            self.add_rules()

    def add_rules(self) -> None:
        target = Path(self.build_lib, "alhambra", "data", "rules")
        target.mkdir(parents=True, exist_ok=True)
        for path in RULES.glob("*.md"):
            shutil.copy(path, target)


class BuildLibraries(build_ext):
    """Builds all libraries or none, because each needs the others. They never go to src/."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.inplace = False

    def run(self) -> None:
        paths = library_paths(self)
        for extension, path in zip(self.extensions, paths, strict=True):
            if newer_group([*extension.sources, *extension.depends], path):
                path.unlink(missing_ok=True)
        super().run()
        if not all(path.is_file() for path in paths):
            for path in paths:
                path.unlink(missing_ok=True)
            self.warn("the engine is not compiled and will run interpreted")


def library_paths(command: build_ext) -> list[Path]:
    return [Path(command.get_ext_fullpath(extension.name)) for extension in command.extensions or []]


def extensions() -> list[Extension]:
    if os.environ.get("ALHAMBRA_PURE") == "1" or UNCOMPILED_COMMANDS & set(sys.argv):
        return []
    from mypyc.build import mypycify

    made = mypycify(
        [str(PACKAGE / name) for name in COMPILED], opt_level="3", group_name="alhambra", target_dir=str(BUILD / "c")
    )
    for extension in made:
        extension.optional = True
        if sys.platform != "win32":  # lets the compiler inline the engine's own functions
            extension.extra_compile_args.append("-fno-semantic-interposition")
        extension.depends += ["setup.py", "pyproject.toml"]
    return made


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildFiles, "build_ext": BuildLibraries},
    # Kept out of src/, where an old one would answer for the installed package.
    options={"egg_info": {"egg_base": str(BUILD)}},
)
