"""Medinas (`en.md`): tiles without a type; who has the fewest loses points at each scoring.

`rules` has the module; `bots` its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
