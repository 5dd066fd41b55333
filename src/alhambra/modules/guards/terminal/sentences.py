"""Events around guards as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alhambra.cli.messages import Fields, Names, Sentence, of, who
from alhambra.cli.palace.facts import CURRENCY_OF
from alhambra.core.language import Said, Value
from alhambra.palace.geometry.building import SIDES
from alhambra.palace.geometry.placing import DIRECTIONS


def _board_set(fields: Fields, names: Names) -> Said:
    posts: list[str | Said] = [str(count) if count else Said("guards-any-number") for count in fields["squares"]]
    return Said("guards-board-set", {"abilities": fields["abilities"], "posts": posts})


def _ability_used(fields: Fields, names: Names) -> Said:
    paid: list[str | Said] = [fields["card"]] if fields["card"] else []
    if fields["points"]:
        paid.append(Said("guards-missing", {"points": fields["points"]}))
    chosen = fields["details"][0] if fields["details"] else ""
    said: dict[str, Value] = {"who": who(fields, names), "ability": fields["ability"], "card": chosen, "type": chosen}
    return Said("guards-ability-paid", {**said, "paid": paid}) if paid else Said("guards-ability-used", said)


def _preview_bought(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "square", "price", "cards")}
    said |= {"who": who(fields, names), "currency": CURRENCY_OF[fields["cards"][0][0]]}
    return Said("guards-preview-bought", said)


def _wall_put(fields: Fields, names: Names) -> Said:
    tile, _, side = fields["side"].rpartition("-")
    said: dict[str, Value] = {"who": who(fields, names), "tile": tile, "side": DIRECTIONS[SIDES.index(side)]}
    return Said("guards-wall-put", said)


def _token_replaced(fields: Fields, names: Names) -> Said:
    said: dict[str, Value] = {name: fields[name] for name in ("tile", "square")}
    said |= {"who": who(fields, names), "old_type": fields["old"], "new_type": fields["new"]}
    return Said("guards-token-replaced", said)


SENTENCES: Final[Mapping[str, Sentence]] = {
    "GuardBoardSet": _board_set,
    "AbilityUsed": _ability_used,
    "GuardPaid": of("guard-paid", "seat", "guard"),
    "GuardsStationed": of("guards-stationed", "seat", "guards"),
    "GuardsPosted": of("guards-posted", "count"),
    "GuardMarched": of("guard-marched", "seat", "guard", "to"),
    "TokensSwapped": of("guards-tokens-swapped", "seat", "tile", "type", "square", "market_tile", "market_type"),
    "TokenReplaced": _token_replaced,
    "PreviewBought": _preview_bought,
    "PlazaTaken": of("guards-plaza-taken", "seat", "tile"),
    "WallPut": _wall_put,
    "WallReturned": of("guards-wall-returned", "seat"),
}
