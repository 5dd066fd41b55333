"""What is wrong with a language beside English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support.patterns import arguments

Table = Mapping[str, Sequence[Any]]


def faults(language: Table, english: Table) -> list[str]:
    """Messages that only this language has, or that have other gaps. Attributes are its own business.

    `python -m tools.translations` lists what it lacks; that appears in English.
    """
    ids, wanted = _ids(language), _ids(english)
    unknown = [f"{id_} is unknown" for id_ in sorted(ids - wanted)]
    both = [id_ for id_ in sorted(ids & wanted) if arguments(language[id_]) != arguments(english[id_])]
    return [*unknown, *(f"{id_} has other gaps" for id_ in both)]


def uneven(language: Table, kinds: set[str]) -> list[str]:
    """Names that have other forms than others of their kind: who says `$currencyPlural` has to get it of each."""
    found = []
    for kind in sorted(kinds):
        forms = {id_: {one for one in language if one.startswith(f"{id_}.")} for id_ in _ids(language, f"{kind}-")}
        shapes = {id_: {one.partition(".")[2] for one in own} for id_, own in forms.items()}
        if len({frozenset(shape) for shape in shapes.values()}) > 1:
            found.append(kind)
    return found


def _ids(table: Table, begin: str = "") -> set[str]:
    return {id_ for id_ in table if "." not in id_ and id_.startswith(begin)}
