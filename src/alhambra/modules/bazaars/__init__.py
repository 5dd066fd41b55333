"""Bazaars (`en.md`): they lie beside the board, are paid exactly, and score with their surroundings.

`rules` has the module, `words` its actions and events, `messages` its sentences; `bots` its weights for bots,
`terminal` its face in the terminal. This file imports nothing.
"""
