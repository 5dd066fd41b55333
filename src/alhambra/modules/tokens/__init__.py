"""Building tokens (R-2, R-10): the type of a terrain tile is drawn.

`rules` has the module; `bots` what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
