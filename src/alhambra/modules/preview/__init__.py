"""The preview board (R-4, R-10, R-54): three buildings that come to the market next.

`rules` has the module; `bots` its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
