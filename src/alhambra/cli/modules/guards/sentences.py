"""Events around guards as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alhambra.cli.messages import Fields, Message, Names, Sentence, Value, of, who
from alhambra.cli.palace.facts import CURRENCY_OF

DEEDS: Final = ("card", "half-building", "wall", "exact-change")  # what an ability did, where no other event tells it


def _board_set(fields: Fields, names: Names) -> Message:
    posts: list[str | Message] = [str(count) if count else Message("guards-any-number") for count in fields["squares"]]
    return Message("guards-board-set", {"abilities": fields["abilities"], "posts": posts})


def _ability_used(fields: Fields, names: Names) -> Message:
    ability = fields["ability"]
    paid: list[str | Message] = [fields["card"]] if fields["card"] else []
    if fields["points"]:
        paid.append(Message("guards-missing", {"points": fields["points"]}))
    said: dict[str, Value] = {"who": who(fields, names)}
    if ability in DEEDS:
        said["used"] = Message(f"guards-used-{ability}", {"detail": fields["details"]})
    else:
        said["used"] = ability
    return Message("guards-ability-paid", {**said, "paid": paid}) if paid else Message("guards-ability-used", said)


def _preview_bought(fields: Fields, names: Names) -> Message:
    said = {name: fields[name] for name in ("tile", "square", "price", "cards")}
    said |= {"who": who(fields, names), "currency": CURRENCY_OF[fields["cards"][0][0]]}
    return Message("guards-preview-bought", said)


def _wall_put(fields: Fields, names: Names) -> Message:
    tile, _, side = fields["side"].rpartition("-")
    return Message(
        "guards-wall-put", {"who": who(fields, names), "tile": tile, "side": Message(f"side-{side.lower()}")}
    )


SENTENCES: Final[Mapping[str, Sentence]] = {
    "GuardBoardSet": _board_set,
    "AbilityUsed": _ability_used,
    "GuardPaid": of("guard-paid", "seat", "guard"),
    "GuardsStationed": of("guards-stationed", "seat", "guards"),
    "GuardsPosted": of("guards-posted", "count"),
    "GuardMarched": of("guard-marched", "seat", "guard", "to"),
    "TokensSwapped": of("guards-tokens-swapped", "seat", "tile", "type", "square", "market_tile", "market_type"),
    "TokenReplaced": of("guards-token-replaced", "seat", "tile", "square", "old", "new"),
    "PreviewBought": _preview_bought,
    "PlazaTaken": of("guards-plaza-taken", "seat", "tile"),
    "WallPut": _wall_put,
    "WallReturned": of("guards-wall-returned", "seat"),
}

ENGLISH: Final[Mapping[str, str]] = {
    "guards-board-set": "The guard board had {abilities}, and posts for {posts} of guards.",
    "guards-any-number": "any number",
    "guards-ability-used": "{who} used {used}.",
    "guards-ability-paid": "{who} used {used}, paying {paid}.",
    "guards-used-card": "card to take {detail} of the display",
    "guards-used-half-building": "half-building to take the half {detail}",
    "guards-used-wall": "wall to take a loose wall",
    "guards-used-exact-change": "exact-change: the overpayment counts as exact",
    "guards-missing": "{points:point|points} for missing guards",
    "guard-paid": "{who} paid the guard {guard}.",
    "guards-stationed": "{who} got a guard on {guards}.",
    "guards-posted": "{count:guard|guards} of the supply went to the posts of the guard board.",
    "guard-marched": "{who} marched the guard {guard} to {to}.",
    "guards-tokens-swapped": (
        "{who} swapped two tokens: {tile} became {type:a}, {market_tile} on square {square} {market_type:a}."
    ),
    "guards-token-replaced": (
        "{who} drew {new:a} token for {tile} on square {square}; the {old} token went back into the bag."
    ),
    "guards-preview-bought": (
        "{who} bought {tile} from preview square {square} for {price} {currency}, paying exactly with {cards}."
    ),
    "guards-plaza-taken": "{who} took {tile}.",
    "guards-wall-put": "{who} put the loose wall on the {side} side of {tile}.",
    "guards-wall-returned": "{who} put the loose wall back into the supply, as no tile was left to carry it.",
    "side-n": "north",
    "side-e": "east",
    "side-s": "south",
    "side-w": "west",
    "guards-owed": (
        "You use {ability} and owe {owed:guard|guards}: choose who leaves (R-31); * is on your longest wall."
    ),
    "guards-using-march": "The march: choose which guard goes where (R-41); * is on your longest wall.",
    "guards-using-preview-purchase": "The preview purchase: choose what to buy, exactly and in one currency (R-35).",
    "guards-purchase-bound": "After the new token this action has to be a purchase (R-40).",
    "guards-after": "Your actions are over: use an ability, or say 'done' to go on to laying (R-22).",
    "guards-wall-to-put": "You hold a loose wall: put it on a tile before you lay or keep that tile (R-36).",
    "guards-worth": "guards: {worth} for each on the longest wall ({clause}).",
    "reason-guards": "guards",
    "reason-missing-guards": "missing guards",
}
