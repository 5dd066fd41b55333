"""Exchange certificates (`en.md`): what was overpaid is kept in another currency.

`rules` has the module, `words` its actions, events and view.
`bots` has what bots weigh, `terminal` what the terminal shows. This file imports nothing.
"""
