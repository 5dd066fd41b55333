"""Modules that add rules to the palace game: a file or a folder each, with a class of the same name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

# Every module of every box, in the order in which they score (K-16). To register one is to add its line.
NAMES: Final = (
    "draft",
    "tokens",
    "preview",
    "score-tiles",
    "gatehouses",
    "building-sites",
    "exchange-certificates",
    "camps",
    "falconers",
    "bazaars",
    "guards",
    "medinas",
)


def file_of(name: str) -> str:
    """What a module's file is called, in every room."""
    return name.replace("-", "_")


def _class_of(name: str) -> type[Any]:
    found: type[Any] = getattr(import_module(f"{__name__}.{file_of(name)}"), name.title().replace("-", ""))
    return found


MODULES: Final = {name: _class_of(name) for name in NAMES}


def modules_of(box: str) -> tuple[str, ...]:
    """The modules that say that they can be added to a box: any set of them may be (K-1, K-2)."""
    return tuple(name for name, module in MODULES.items() if box in module.boxes)
