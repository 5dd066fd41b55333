"""Draft (R-14): open piles of start money, from which the players choose.

`rules` has the module; `bots` what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
