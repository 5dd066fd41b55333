"""Tokens make the types of tiles, which a view says: there is nothing else to weigh."""

from __future__ import annotations

from typing import Final

from alhambra.bots.face import Face
from alhambra.bots.senses.tokens import TokensSense

FACE: Final = Face(sense=TokensSense)
