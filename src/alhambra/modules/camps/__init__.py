"""Camps (`en.md`): they lean on the walls of a palace from outside, and their arrows look into it.

`rules` has the module, `words` what is seen of it.
`bots` has its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
