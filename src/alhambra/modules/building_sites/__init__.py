"""Building sites (`docs/rules/building_sites.md`): half the price now, a secret marker, the full price later.

The backs of markers are known to their owner only. The bag has no order: what is drawn is decided by the draw.

`module` is the module itself, `sites` what it keeps, `words` its actions and events, `checks` why one is refused.
"""

from alhambra.modules.building_sites.module import BuildingSites as BuildingSites
