"""What stands on walls."""

from __future__ import annotations

from typing import Final

GUARD: Final = "●"
GUARDS: Final = "◉"  # two, one from each side of an inner wall
TOWER: Final = "○"  # a guard tower on which nobody stands
