"""Medinas in the terminal: tiles that are counted for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from alhambra.cli.modules.face import Face
from alhambra.cli.palace.tile import Tile


class MedinasFace(Face):
    """Medinas have a price and walls as buildings have."""

    counted: ClassVar[tuple[str, ...]] = ("medina",)

    def printed(self, data: Mapping[str, Any]) -> Tile:
        return Tile("medina", data["price"], data["walls"])


FACE: Final = MedinasFace()
