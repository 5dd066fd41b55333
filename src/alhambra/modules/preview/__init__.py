"""The preview board (R-4, R-10, R-54): three buildings that come to the market next.

`rules` has the module; `bots` what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
