"""The catalogue: all texts for people, in Fluent files, a folder for each language.

A file is a theme. The texts of a module are in its folder, `alhambra/modules/<name>/<language>.ftl`. Texts for the
page alone are in `page*.ftl`.
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
