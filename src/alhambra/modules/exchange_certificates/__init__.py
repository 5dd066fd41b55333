"""Exchange certificates (`en.md`): what was overpaid is kept in another currency.

`rules` has the module, `words` its actions, events and view.
`bots` has its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
