"""Medinas (`en.md`): tiles without a type; who has the fewest loses points at each scoring.

`rules` has the module; `bots` what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
