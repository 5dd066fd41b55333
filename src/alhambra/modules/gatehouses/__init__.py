"""Gatehouses (`en.md`): half squares that lean on buildings of their type and lengthen the wall.

How a half square touches, parts the ground and stands in the outline is geometry: see `palace/geometry`.

`rules` has the module, `piles` what it keeps, `leaning` where one may lie, `words` its actions and events.
`bots` has its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
