"""Modules that add rules to the palace game: each is a folder with all its Python code.

A part of a module is found by the name of its file: `rules` has the class, which has the name of the module; `bots` has
its weights for bots, `terminal` its face in the terminal. The file `__init__` of a folder imports nothing, so that
importing the rules loads neither bots nor terminal.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final


def _class_of(folder: str) -> type[Any]:
    found: type[Any] = getattr(import_module(f"{__name__}.{folder}.rules"), folder.title().replace("_", ""))
    return found


def _found() -> dict[str, type[Any]]:
    """Every module of every box, in the order of their numbers, which is that of scoring (K-16)."""
    classes = {info.name.replace("_", "-"): _class_of(info.name) for info in iter_modules(__path__)}
    return dict(sorted(classes.items(), key=lambda one: one[1].order))


MODULES: Final = _found()


def folder_of(name: str) -> str:
    """The name of a module's folder, in the package, the page and the tests."""
    return name.replace("-", "_")


@cache
def part(name: str, kind: str) -> Any:
    """Another part of a module than its rules, imported on first use; none if it has no such file.

    It is looked for beside the class, so that a module of another package is found in the same way.
    """
    if name not in MODULES:
        return None
    package = MODULES[name].__module__.rpartition(".")[0]
    return import_module(f"{package}.{kind}") if find_spec(f"{package}.{kind}") else None


def modules_of(box: str) -> tuple[str, ...]:
    """The modules that say that they can be added to a box: any set of them may be (K-1, K-2)."""
    return tuple(name for name, module in MODULES.items() if box in module.boxes)
