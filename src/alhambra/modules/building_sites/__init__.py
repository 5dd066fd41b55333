"""Building sites (`en.md`): half the price now, a secret marker, the full price later.

The backs of markers are known to their owner only. The bag has no order: what is drawn is decided by the draw.

`rules` has the module, `sites` what it keeps, `words` its actions and events, `checks` why one is refused.
`bots` has its weights for bots, `terminal` its face in the terminal. This file imports nothing.
"""
