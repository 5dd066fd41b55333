"""Bazaars (`docs/rules/bazaars.md`): they lie beside the board, are paid exactly, and score with their surroundings.

`module` is the module itself, `words` its actions and events.
"""

from alhambra.modules.bazaars.module import Bazaars as Bazaars
