"""The catalogue: everything that is said to people, in Fluent files, a folder a language.

A file is a theme. What a module says lies in its folder, `alhambra/modules/<name>/<language>.ftl`. What the page alone
says is in `page*.ftl`.
"""

from __future__ import annotations

from functools import cache

from alhambra.core.english import english
from alhambra.core.language import Language


@cache
def speaking(language: str) -> Language:
    """A language. English comes from the plain table: `fluent.runtime` takes longer to load than all the rest."""
    if language == "en":
        return english()
    from alhambra.catalogue.bundle import bundle

    return bundle(language)
