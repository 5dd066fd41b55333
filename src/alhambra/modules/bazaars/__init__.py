"""Bazaars (`en.md`): they lie beside the board, are paid exactly, and score with their surroundings.

`rules` has the module, `words` its actions and events, `messages` its sentences; `bots` what bots weigh, `terminal`
what the terminal shows. This file imports nothing.
"""
