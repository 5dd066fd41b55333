"""Building tokens (R-2, R-10): the type of a terrain tile is drawn.

`rules` has the module; `bots` its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
