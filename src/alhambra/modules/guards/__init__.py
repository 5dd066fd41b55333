"""Guards (R-30 to R-42, R-50, R-63, R-81 to R-83): the guard board, its abilities, and what they leave behind.

`rules` has the module, `roles` what only few modules do, `board` what lies on the table, `abilities` what can be done,
`effects` what it does, `checks` why it cannot be done, `actions`, `coding` and `events` the words for it, `audit` what
must be true of it. `bots` has its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
