"""Camps in the terminal: tiles with ramparts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from alhambra.cli.modules.face import Face
from alhambra.cli.palace.tile import Tile


class CampsFace(Face):
    """Ramparts are hatched."""

    signs: ClassVar[tuple[str, ...]] = ("A hatched line is a rampart.",)

    def printed(self, data: Mapping[str, Any]) -> Tile:
        ramparts = data["ramparts"]
        return Tile("camp", data["price"], "", hatched=ramparts, edging=f"ramparts {' '.join(ramparts)}", letters="c")


FACE: Final = CampsFace()
