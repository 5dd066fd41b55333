"""Camps in the terminal: tiles with ramparts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from alhambra.cli.modules.face import Face
from alhambra.cli.palace.tile import Tile
from alhambra.core.language import Said


class CampsFace(Face):
    """Ramparts are hatched."""

    signs: ClassVar[tuple[str, ...]] = ("camp-signs",)

    def printed(self, data: Mapping[str, Any]) -> Tile:
        ramparts = data["ramparts"]
        edging = Said("ramparts", {"sides": " ".join(ramparts)})
        return Tile("camp", data["price"], "", hatched=ramparts, edging=edging, letters="c")


FACE: Final = CampsFace()
