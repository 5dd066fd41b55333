"""Moves as notation spells them, from what people type."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from alhambra.cli.modules import faces
from alhambra.cli.palace.deadends import OWN
from alhambra.cli.palace.facts import short_names, tiles
from alhambra.cli.palace.verbs import Verb

FILLERS: Final = ("", "at", "to", "with", "for")


def spelt(text: str, places: Mapping[str, str] | None = None, market: Sequence[str | None] = ()) -> str:
    """`take:y3,g2` for `take y3 g2`, `lay:tower-9-ES@n1` for `lay tower-9-es at n1`, and so on.

    A tile of the palace can be named by its place, if `places` has the tiles by place: `remove n1`. A square of the
    market can be named by the tile on it: `buy tower-7 b7`.
    """
    verb, *rest = text.casefold().replace(":", " ").split() or [""]
    words = [word for part in rest for word in re.split("[+,@/]", part) if word not in FILLERS]
    within = [word for word in words if any(one.within == verb for one in verbs_of(word))]
    if within:
        verb = within[0]
        words.remove(verb)
    known = verbs_of(verb)
    laid = (places or {}) if any(one.at_home for one in known) else {}
    words = [_name(word, laid) for word in words]
    if words and words[0] in market and any(one.on_market for one in known):
        words[0] = str(market.index(words[0]) + 1)
    found = [one.spelt(verb, words) for one in known]
    return next((notation for notation in found if notation is not None), text)


def verbs_of(word: str) -> list[Verb]:
    """What a verb can mean: something in every game, or something in games with a module."""
    return [table[word] for table in (OWN, *(face.verbs for face in faces().values())) if word in table]


def of_a_module(word: str) -> bool:
    """Whether it is a verb that means something only in games with a module."""
    return word not in OWN and bool(verbs_of(word))


def _name(word: str, laid: Mapping[str, str]) -> str:
    """A tile, or a side of one, by its name, its short name or its place; any other word stays as it is."""
    whole = _tile(word) or laid.get(word)
    if whole is not None:
        return whole
    found = re.fullmatch("(.+?)(-?)([nesw])", word)
    if found is None:
        return word
    tile = _tile(found[1]) or (laid.get(found[1]) if found[2] else None)
    return f"{tile}-{found[3].upper()}" if tile else word


def _tile(word: str) -> str | None:
    return _names().get(word) or short_names().get(word)


@cache
def _names() -> Mapping[str, str]:
    return {name.casefold(): name for name in tiles()}
