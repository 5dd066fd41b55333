"""Falconers (`en.md`), a reconstruction: falcons sit where four tiles of a palace meet.

`rules` has the module, `words` its actions and events.
`bots` has its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
