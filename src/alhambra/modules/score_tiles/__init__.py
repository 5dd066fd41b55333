"""Score tiles (R-12, R-60, R-61): each scoring has its own order of the types.

`rules` has the module; `bots` what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
