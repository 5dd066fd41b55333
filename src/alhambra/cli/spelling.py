"""Moves as notation spells them, from what people type."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from alhambra.cli.facts import short_names, tiles
from alhambra.modules.guards.board import NAMES

# How the words behind a verb are joined.
JOINTS: Final = {"take": ",", "lay": "@", "swap": "/", "march": "/", "keep": " ", "give": " ", "remove": " "}
JOINTS_OF_GUARDS: Final = {"pile": " ", "pay": " ", "wall": " ", "use": ":"}
AT_HOME: Final = ("pay", "march", "remove", "swap")  # where a place stands for the tile that lies there
PAYING: Final = ("buy", "bazaar", "preview")


def spelt(text: str, places: Mapping[str, str] | None = None) -> str:
    """`take:y3,g2` for `take y3 g2`, `lay:tower-9-ES@n1` for `lay tower-9-es at n1`, and so on.

    A tile of the palace can be named by its place, if `places` has the tiles by place: `pay n1-E`.
    """
    verb, *rest = text.casefold().replace(":", " ").split() or [""]
    words = [word for part in rest for word in re.split("[+,@/]", part) if word not in ("", "at", "to", "with", "for")]
    laid = (places or {}) if verb in AT_HOME else {}
    words = [_name(word, laid) for word in words]
    if verb in PAYING:
        return f"{verb}:{words[0]}:{','.join(words[1:])}" if words else verb
    joint = {**JOINTS, **JOINTS_OF_GUARDS}.get(verb)
    if joint is None:
        return text
    if verb == "use" and words:
        words[0] = _ability(words[0])
    return f"{verb}:{joint.join(words)}"


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


def _ability(word: str) -> str:
    """The only ability whose name begins so."""
    meant = [name for name in NAMES if name.startswith(word)]
    return meant[0] if len(meant) == 1 else word
