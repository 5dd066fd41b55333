"""Falconers (`en.md`), a reconstruction: falcons sit where four tiles of a palace meet.

`rules` has the module, `words` its actions and events.
`bots` has what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
