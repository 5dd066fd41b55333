"""Events around guards, tokens, the preview board and the draft as English sentences."""

from __future__ import annotations

from typing import Final

from alhambra.cli.palace.facts import CURRENCY_OF
from alhambra.cli.phrases import Fields, Names, Sentence, listed, who, whom, worth
from alhambra.cli.text import number_of

SIDE_NAMES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
# What an ability did, where no event of its own tells it.
DEEDS: Final = {
    "card": " to take {} of the display",
    "half-building": " to take the half {}",
    "wall": " to take a loose wall",
    "exact-change": ": the overpayment counts as exact",
}


def _piles_dealt(fields: Fields, names: Names) -> str:
    piles = [f"{number}: {listed(cards)}" for number, cards in enumerate(fields["piles"], 1)]
    return f"The start money was dealt in piles ({'; '.join(piles)}), the first turn to {whom(names[fields['start']])}."


def _pile_chosen(fields: Fields, names: Names) -> str:
    cards = fields["cards"]
    return f"{who(fields, names)} got pile {fields['pile']} of the start money: {listed(cards)}, {worth(cards)} in all."


def _token_drawn(fields: Fields, names: Names) -> str:
    return f"{fields['tile']} got {_a(fields['type'])} token."


def _preview_filled(fields: Fields, names: Names) -> str:
    return f"{fields['tile']} came onto preview square {fields['square']}."


def _preview_moved(fields: Fields, names: Names) -> str:
    to = f"{'market' if fields['market'] else 'preview'} square {fields['to']}"
    return f"{fields['tile']} moved from preview square {fields['square']} to {to}."


def _guard_board_set(fields: Fields, names: Names) -> str:
    squares = listed([str(count) if count else "any number" for count in fields["squares"]])
    return f"The guard board had {listed(fields['abilities'])}, and posts for {squares} of guards."


def _ability_used(fields: Fields, names: Names) -> str:
    paid = [str(fields["card"])] if fields["card"] else []
    if fields["points"]:
        paid.append(f"{number_of(fields['points'], 'point')} for missing guards")
    deed = DEEDS.get(fields["ability"], "").format(*fields["details"])
    return f"{who(fields, names)} used {fields['ability']}{deed}{f', paying {listed(paid)}' if paid else ''}."


def _guard_paid(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} paid the guard {fields['guard']}."


def _guards_stationed(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} got a guard on {listed(fields['guards'])}."


def _guards_posted(fields: Fields, names: Names) -> str:
    count = fields["count"]
    return f"{number_of(count, 'guard')} of the supply went to the posts of the guard board."


def _guard_marched(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} marched the guard {fields['guard']} to {fields['to']}."


def _tokens_swapped(fields: Fields, names: Names) -> str:
    mine = f"{fields['tile']} became {_a(fields['type'])}"
    other = f"{fields['market_tile']} on square {fields['square']} {_a(fields['market_type'])}"
    return f"{who(fields, names)} swapped two tokens: {mine}, {other}."


def _token_replaced(fields: Fields, names: Names) -> str:
    new = f"drew {_a(fields['new'])} token for {fields['tile']} on square {fields['square']}"
    return f"{who(fields, names)} {new}; the {fields['old']} token went back into the bag."


def _preview_bought(fields: Fields, names: Names) -> str:
    price = f"{fields['price']} {CURRENCY_OF[fields['cards'][0][0]]}"
    place, paid = f"preview square {fields['square']}", f"paying exactly with {listed(fields['cards'])}"
    return f"{who(fields, names)} bought {fields['tile']} from {place} for {price}, {paid}."


def _plaza_taken(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} took {fields['tile']}."


def _wall_put(fields: Fields, names: Names) -> str:
    tile, _, side = fields["side"].rpartition("-")
    return f"{who(fields, names)} put the loose wall on the {SIDE_NAMES[side]} side of {tile}."


def _wall_returned(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} put the loose wall back into the supply, as no tile was left to carry it."


def _a(type_: str) -> str:
    return f"{'an' if type_[0] in 'aeiou' else 'a'} {type_}"


GUARD_SENTENCES: Final[dict[str, Sentence]] = {
    "PilesDealt": _piles_dealt,
    "PileChosen": _pile_chosen,
    "TokenDrawn": _token_drawn,
    "PreviewFilled": _preview_filled,
    "PreviewMoved": _preview_moved,
    "GuardBoardSet": _guard_board_set,
    "AbilityUsed": _ability_used,
    "GuardPaid": _guard_paid,
    "GuardsStationed": _guards_stationed,
    "GuardsPosted": _guards_posted,
    "GuardMarched": _guard_marched,
    "TokensSwapped": _tokens_swapped,
    "TokenReplaced": _token_replaced,
    "PreviewBought": _preview_bought,
    "PlazaTaken": _plaza_taken,
    "WallPut": _wall_put,
    "WallReturned": _wall_returned,
}
