"""Modules that do not come with the package, played while a test runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any, ClassVar
from unittest.mock import patch

from alhambra import boxes
from alhambra.bots.imagining import palace as imagining
from alhambra.boxes import BOXES
from alhambra.core.chance import Chance
from alhambra.core.errors import NotationError
from alhambra.core.refusal import Refusal
from alhambra.modules import MODULES, part
from alhambra.palace.checks import choosing
from alhambra.palace.codes import module_code
from alhambra.palace.flow import end_actions
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.state import PURCHASE, PalaceState
from tests.support.guide import guide_files


class Count(Slice):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> Count:
        return Count(self.number)

    def to_text(self) -> str:
        return str(self.number)


class Refills(Module):
    """A module that counts refills and has no `from_view`, which `make check` refuses."""

    order: ClassVar[int] = 900
    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    VIEW: ClassVar[Any] = int

    def __init__(self) -> None:
        super().__init__("refills")

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Count:
        return Count(0)

    def parse_slice(self, kit: Kit, text: str) -> Count:
        if not text.isdecimal():
            raise NotationError("nothing-kept", text=text, module=self.name)
        return Count(int(text))

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        kept = state.slices[self.index]
        assert isinstance(kept, Count)
        kept.number += 1

    def view(self, state: PalaceState, seat: int | None) -> int:
        kept = state.slices[self.index]
        assert isinstance(kept, Count)
        return kept.number


@dataclass(frozen=True, slots=True)
class Rest:
    """Do nothing at all."""

    def word(self) -> str:
        return "rest"


class Rests(Module):
    """A module whose action is no purchase, in The Red Palace."""

    order: ClassVar[int] = 910
    boxes: ClassVar[tuple[str, ...]] = ("red-palace",)
    ACTIONS: ClassVar[tuple[type[Any], ...]] = (Rest,)
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = {"rest": lambda _: Rest()}

    def __init__(self) -> None:
        super().__init__("rests")

    def codes(self, state: PalaceState, out: list[int]) -> None:
        if state.bound != PURCHASE:
            out.append(module_code(self.index, 0))

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        end_actions(state)

    def action(self, state: PalaceState, payload: int) -> Rest:
        return Rest()

    def code(self, state: PalaceState, action: Rest) -> int:
        return 0

    def check(self, state: PalaceState, action: Rest) -> Refusal | None:
        return choosing(state)


@contextmanager
def added(name: str, kind: type[Module]) -> Iterator[type[Module]]:
    """While this is open, the boxes of a module take it."""
    taking = {box: replace(BOXES[box], modules=(*BOXES[box].modules, name)) for box in kind.boxes}
    forget()
    try:
        with patch.dict(MODULES, {name: kind}), patch.dict(BOXES, taking):
            yield kind
    finally:
        forget()


def forget() -> None:
    """Forget what was computed for other modules."""
    for known in (boxes._settled, boxes._opened, imagining._made, imagining.unread_modules, part):
        known.cache_clear()


@contextmanager
def lanterns(folder: Path, bots: bool) -> Iterator[type[Module]]:
    """The example of the guide, with or without its weights for bots."""
    home = folder / "lanterns"
    home.mkdir()
    for path, text in guide_files().items():
        file = Path(path)
        if path.startswith("src/") and file.suffix == ".py" and (bots or file.stem != "bots"):
            (home / file.name).write_text(text.replace("alhambra.modules.lanterns", "lanterns"), encoding="utf-8")
    invalidate_caches()
    try:
        with patch.object(sys, "path", [str(folder), *sys.path]):
            kind = import_module("lanterns.rules").Lanterns
            with added("lanterns", kind):
                yield kind
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "lanterns"]:
            del sys.modules[name]
