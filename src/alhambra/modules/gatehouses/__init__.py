"""Gatehouses (`docs/rules/gatehouses.md`): half squares that lean on buildings of their type and lengthen the wall.

How a half square touches, parts the ground and stands in the outline is geometry: see `palace/geometry`.

`module` is the module itself, `piles` what it keeps, `leaning` where one may lie, `words` its actions and events.
"""

from alhambra.modules.gatehouses.module import Gatehouses as Gatehouses
