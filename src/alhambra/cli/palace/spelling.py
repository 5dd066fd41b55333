"""Moves as notation spells them, from what people type."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from alhambra.cli.palace.facts import short_names, tiles
from alhambra.modules.guards.board import NAMES
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import TYPES

# How the words behind a verb are joined.
JOINTS: Final = {"take": ",", "lay": "@", "swap": "/", "march": "/", "keep": " ", "give": " ", "remove": " "}
JOINTS_OF_GUARDS: Final = {"pile": " ", "pay": " ", "wall": " ", "use": ":"}
JOINTS_OF_SIX: Final = {"store": " ", "marker": " ", "falcon": "@", "gate": "@"}
AT_HOME: Final = ("pay", "march", "remove", "swap", "finish")  # where a place stands for the tile that lies there
PAYING: Final = ("buy", "bazaar", "preview", "gatehouse", "site", "finish")
CARD: Final = re.compile(f"[{LETTERS}][1-9]")


def spelt(text: str, places: Mapping[str, str] | None = None) -> str:
    """`take:y3,g2` for `take y3 g2`, `lay:tower-9-ES@n1` for `lay tower-9-es at n1`, and so on.

    A tile of the palace can be named by its place, if `places` has the tiles by place: `pay n1-E`.
    """
    verb, *rest = text.casefold().replace(":", " ").split() or [""]
    words = [word for part in rest for word in re.split("[+,@/]", part) if word not in ("", "at", "to", "with", "for")]
    laid = (places or {}) if verb in AT_HOME else {}
    words = [_name(word, laid) for word in words]
    if verb == "buy" and "gatehouse" in words:
        verb = "gatehouse"
        words.remove(verb)
    if verb in PAYING:
        return f"{verb}:{words[0]}:{','.join(words[1:])}" if words else verb
    if verb in JOINTS_OF_SIX or verb == "draw":
        return _six(verb, words)
    if verb == "pay" and words and all(CARD.fullmatch(word) for word in words):
        return f"pay:{','.join(words)}"  # for a falcon, not with guards
    joint = {**JOINTS, **JOINTS_OF_GUARDS}.get(verb)
    if joint is None:
        return text
    if verb == "use" and words:
        words[0] = _ability(words[0])
    return f"{verb}:{joint.join(words)}"


def _six(verb: str, words: list[str]) -> str:
    """Moves of the sixth expansion: `gate:tower@n1-NE` for `gate tow n1 ne`, `store:b` for `store dinar`."""
    if verb == "draw":
        return "draw:markers"
    if verb == "store":
        words = [LETTERS[CURRENCIES.index(word)] if word in CURRENCIES else word for word in words]
    if verb == "gate":
        place, _, corner = "-".join(words[1:]).partition("-")
        words = [_type(words[0]) if words else "", *([f"{place}-{corner.upper()}".rstrip("-")] if place else [])]
    return f"{verb}:{JOINTS_OF_SIX[verb].join(words)}"


def _type(word: str) -> str:
    """The only type whose name begins so."""
    meant = [type_ for type_ in TYPES if type_.startswith(word)]
    return meant[0] if len(meant) == 1 else word


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
