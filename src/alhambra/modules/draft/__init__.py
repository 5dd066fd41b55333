"""Draft (R-14): open piles of start money, from which the players choose.

`rules` has the module; `bots` its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
