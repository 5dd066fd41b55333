"""Camps (`docs/rules/camps.md`): they lean on the walls of a palace from outside, and their arrows look into it.

`module` is the module itself, `words` what is seen of it.
"""

from alhambra.modules.camps.module import Camps as Camps
from alhambra.modules.camps.module import in_line as in_line
