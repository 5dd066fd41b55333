"""Falconers (`docs/rules/falconers.md`), a reconstruction: falcons sit where four tiles of a palace meet.

`module` is the module itself, `words` its actions and events.
"""

from alhambra.modules.falconers.module import Falconers as Falconers
