"""Score tiles (R-12, R-60, R-61): each scoring has its own order of the types.

`rules` has the module; `bots` its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
