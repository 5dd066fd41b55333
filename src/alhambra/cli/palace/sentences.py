"""Events as English sentences, from the event itself or from its stored form."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Any, Final

from alhambra.cli.guardtelling import GUARD_SENTENCES
from alhambra.cli.palace.facts import bazaar_currencies
from alhambra.cli.phrases import (
    ORDINALS,
    Fields,
    Names,
    Sentence,
    fields_of,
    listed,
    paid_with,
    player_name,
    sentence_of,
    who,
    whom,
    worth,
)
from alhambra.cli.sixtelling import SIX_SENTENCES
from alhambra.palace.cards import CURRENCIES

TILE_FIELDS: Final = ("tile", "tiles", "old", "new", "market_tile")


def tell(event: Any, names: Names, types: Mapping[str, str] | None = None) -> str:
    """One sentence. `names` are those of the seats; the neutral player's may come last.

    What is told is past, so that it fits `You` as well as a name. Tiles of `types` are told with their type where
    their name does not say it.
    """
    return sentence_of(_typed(fields_of(event), types or {}), names, _SENTENCES)


def note_types(event: Any, types: MutableMapping[str, str]) -> None:
    """Write down which types an event gives to tiles."""
    fields = fields_of(event)
    match fields:
        case {"event": "TokenDrawn", "tile": str(tile), "type": str(type_)}:
            types[tile] = type_
        case {"event": "TokenReplaced", "tile": str(tile), "new": str(type_)}:
            types[tile] = type_
        case {"event": "TokensSwapped", "tile": str(tile), "type": str(type_), "market_tile": str(other)}:
            types[tile], types[other] = type_, str(fields.get("market_type"))


def _typed(fields: Fields, types: Mapping[str, str]) -> Fields:
    def typed(value: Any) -> Any:
        if isinstance(value, list):
            return [typed(one) for one in value]
        known = types.get(value) if isinstance(value, str) else None
        return value if known is None or value.startswith(known) else f"{value} ({known})"

    return {name: typed(value) if name in TILE_FIELDS else value for name, value in fields.items()}


def _neutral_received(fields: Fields, names: Names) -> str:
    return f"The neutral player received {listed(fields['tiles'])}."


def _market_filled(fields: Fields, names: Names) -> str:
    return f"{fields['tile']} came onto market square {fields['square']}."


def _dealt(fields: Fields, names: Names) -> str:
    cards = fields["cards"]
    return f"{who(fields, names)} got {listed(cards)} to start with, {worth(cards)} in all."


def _turn_began(fields: Fields, names: Names) -> str:
    return f"Turn of {who(fields, names)}."


def _display_filled(fields: Fields, names: Names) -> str:
    return f"{fields['card']} came onto slot {fields['slot']} of the display."


def _money_taken(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} took {listed(fields['cards'])}."


def _bought(fields: Fields, names: Names) -> str:
    price = f"{fields['price']} {CURRENCIES[fields['square'] - 1]}"
    paid = f"paying {'exactly ' if fields['exact'] else ''}with {paid_with(fields['cards'])}"
    return f"{who(fields, names)} bought {fields['tile']} from square {fields['square']} for {price}, {paid}."


def _bazaar_turned_up(fields: Fields, names: Names) -> str:
    return f"{fields['tile']} turned up and lies beside the board."


def _bazaar_bought(fields: Fields, names: Names) -> str:
    price = f"{fields['price']} {bazaar_currencies()[fields['tile']]}"
    paid = f"paying exactly with {paid_with(fields['cards'])}"
    return f"{who(fields, names)} bought {fields['tile']} from beside the board for {price}, {paid}."


def _laid(fields: Fields, names: Names) -> str:
    source = fields["source"]
    tile = f"the left-over {fields['tile']}" if source == "left-over" else fields["tile"]
    origin = " from the reserve" if source == "reserve" else ""
    return f"{who(fields, names)} laid {tile}{origin} at {fields['place']}."


def _kept(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} put {fields['tile']} into the reserve."


def _given(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} gave {fields['tile']} to the neutral player."


def _removed(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} moved {fields['tile']} from {fields['place']} to the reserve."


def _swapped(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} swapped {fields['old']} at {fields['place']} with {fields['new']} of the reserve."


def _declined(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} took no further action."


def _passed(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} had no legal action and passed."


def _discards_shuffled(fields: Fields, names: Names) -> str:
    cards = "discarded card was" if fields["cards"] == 1 else "discarded cards were"
    return f"{fields['cards']} {cards} shuffled into a new money pile."


def _scoring_card_turned(fields: Fields, names: Names) -> str:
    return f"The {ORDINALS[fields['number']]} scoring card turned up."


def _scored(fields: Fields, names: Names) -> str:
    parts = []
    for player, score in enumerate(fields["scores"]):
        gains = [gain for gain in fields["gains"] if gain["player"] == player]
        reasons = ", ".join(f"{gain['reason']} {gain['points']}" for gain in gains)
        gained = sum(gain["points"] for gain in gains)
        parts.append(f"{player_name(player, names)} {gained:+}{f' ({reasons})' if reasons else ''} = {score}")
    return f"The {ORDINALS[fields['number']]} scoring was held: {'; '.join(parts)}."


def _end_began(fields: Fields, names: Names) -> str:
    hands = "; ".join(f"{names[seat]} {listed(hand)}" for seat, hand in enumerate(fields["hands"]))
    return f"The supply could not fill the market and the end began, with these hands: {hands}."


def _left_over_given(fields: Fields, names: Names) -> str:
    tile = f"The left-over {fields['tile']} of square {fields['square']}"
    sums = ", ".join(f"{names[seat]} {total}" for seat, total in enumerate(fields["sums"]))
    most = f"most {CURRENCIES[fields['square'] - 1]} ({sums})"
    if fields["seat"] is None:
        return f"{tile} went to nobody, as nobody alone had {most}."
    return f"{tile} went to {whom(who(fields, names))} for {most}."


def _game_over(fields: Fields, names: Names) -> str:
    scores = ", ".join(f"{player_name(player, names)} {points}" for player, points in enumerate(fields["scores"]))
    winners = listed([whom(names[seat]) for seat in fields["winners"]])
    won = f"{winners} won" if len(fields["winners"]) == 1 else f"{winners} shared the victory"
    return f"The game was over and {won}: {scores}."


_SENTENCES: Final[dict[str, Sentence]] = {
    "NeutralReceived": _neutral_received,
    "MarketFilled": _market_filled,
    "Dealt": _dealt,
    "TurnBegan": _turn_began,
    "DisplayFilled": _display_filled,
    "MoneyTaken": _money_taken,
    "Bought": _bought,
    "BazaarTurnedUp": _bazaar_turned_up,
    "BazaarBought": _bazaar_bought,
    "Laid": _laid,
    "Kept": _kept,
    "Given": _given,
    "Removed": _removed,
    "Swapped": _swapped,
    "Declined": _declined,
    "Passed": _passed,
    "DiscardsShuffled": _discards_shuffled,
    "ScoringCardTurned": _scoring_card_turned,
    "Scored": _scored,
    "EndBegan": _end_began,
    "LeftOverGiven": _left_over_given,
    "GameOver": _game_over,
    **GUARD_SENTENCES,
    **SIX_SENTENCES,
}
