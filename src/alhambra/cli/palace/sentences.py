"""Events of the palace game and its modules as sentences, from the event itself or from its stored form."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from functools import cache
from typing import Any, Final

from alhambra.cli.messages import Fields, Names, Sentence, event_text, fields_of, of, player, player_of, who
from alhambra.cli.modules import boards, faces
from alhambra.cli.palace.payments import paid_with, worth
from alhambra.core.language import Said, Value
from alhambra.palace.cards import CURRENCIES

TILE_FIELDS: Final = ("tile", "tiles", "old", "new")
LAID: Final = {"left-over": "laid-left-over", "reserve": "laid-from-reserve"}  # by where the tile was


def sentence_of(event: Any, names: Names, types: Mapping[str, str] | None = None) -> str:
    """One sentence. `names` are those of the seats; the neutral player's may come last.

    What is told is past, so that it fits `You` as well as a name. Tiles of `types` are told with their type where
    their name does not say it.
    """
    return event_text(_typed(fields_of(event), types or {}), names, sentences())


@cache
def sentences() -> Mapping[str, Sentence]:
    """How each event is told, by its name: those of the game, then those of modules."""
    return {**OWN, **{event: told for face in faces().values() for event, told in face.sentences.items()}}


def note_types(event: Any, types: MutableMapping[str, str]) -> None:
    """Write down which types an event gives to tiles."""
    fields = fields_of(event)
    for face in faces().values():
        types.update(face.types_given(fields))


def _typed(fields: Fields, types: Mapping[str, str]) -> Fields:
    def typed(value: Any) -> Any:
        if isinstance(value, list):
            return [typed(one) for one in value]
        known = types.get(value) if isinstance(value, str) else None
        return (
            value if known is None or value.startswith(known) else Said("tile-of-type", {"tile": value, "type": known})
        )

    named = {*TILE_FIELDS, *(name for board in boards() for name in board.tile_fields)}
    return {name: typed(value) if name in named else value for name, value in fields.items()}


def _dealt(fields: Fields, names: Names) -> Said:
    cards = fields["cards"]
    return Said("dealt", {"who": who(fields, names), "cards": cards, "worth": worth(cards)})


def _bought(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("tile", "square", "price")}
    said |= {"currency": CURRENCIES[fields["square"] - 1], **paid_with(fields["cards"], fields["exact"])}
    return Said("bought", {"who": who(fields, names), **said})


def _laid(fields: Fields, names: Names) -> Said:
    said = {"who": who(fields, names), "tile": fields["tile"], "place": fields["place"]}
    return Said(LAID.get(fields["source"], "laid"), said)


def _discards_shuffled(fields: Fields, names: Names) -> Said:
    return Said("discards-shuffled", {"count": fields["cards"]})


def _scored(fields: Fields, names: Names) -> Said:
    parts = []
    for number, score in enumerate(fields["scores"]):
        gains = [gain for gain in fields["gains"] if gain["player"] == number]
        gained = f"{sum(gain['points'] for gain in gains):+}"
        why = [Said("gain", {"reason": gain["reason"], "points": gain["points"]}) for gain in gains]
        said = {"who": player_of(number, names), "gained": gained, "gains": why, "score": score}
        parts.append(Said("player-scored" if gains else "player-scored-nothing", said))
    return Said("scored", {"number": fields["number"], "players": parts})


def _end_began(fields: Fields, names: Names) -> Said:
    hands = [
        Said("hand-shown", {"who": player(names[seat]), "cards": hand}) for seat, hand in enumerate(fields["hands"])
    ]
    return Said("end-began", {"hands": hands})


def _left_over_given(fields: Fields, names: Names) -> Said:
    square = fields["square"]
    said = {"tile": fields["tile"], "square": square, "currency": CURRENCIES[square - 1]}
    said["sums"] = _points(fields["sums"], names)
    if fields["seat"] is None:
        return Said("left-over-to-nobody", said)
    return Said("left-over-given", {"who": who(fields, names), **said})


def _points(points: Sequence[int], names: Names) -> list[Said]:
    return [Said("player-points", {"who": player_of(number, names), "points": n}) for number, n in enumerate(points)]


def _game_over(fields: Fields, names: Names) -> Said:
    winners = [player(names[seat]) for seat in fields["winners"]]
    said: dict[str, Value] = {"winners": winners, "scores": _points(fields["scores"], names)}
    return Said("game-won" if len(winners) == 1 else "victory-shared", said)


OWN: Final[Mapping[str, Sentence]] = {
    "NeutralReceived": of("neutral-received", "tiles"),
    "MarketFilled": of("market-filled", "tile", "square"),
    "Dealt": _dealt,
    "TurnBegan": of("turn-began", "seat"),
    "DisplayFilled": of("display-filled", "card", "slot"),
    "MoneyTaken": of("money-taken", "seat", "cards"),
    "Bought": _bought,
    "Laid": _laid,
    "Kept": of("kept", "seat", "tile"),
    "Given": of("given", "seat", "tile"),
    "Removed": of("removed", "seat", "tile", "place"),
    "Swapped": of("swapped", "seat", "old", "place", "new"),
    "Declined": of("declined", "seat"),
    "Passed": of("passed", "seat"),
    "DiscardsShuffled": _discards_shuffled,
    "ScoringCardTurned": of("scoring-card-turned", "number"),
    "Scored": _scored,
    "EndBegan": _end_began,
    "LeftOverGiven": _left_over_given,
    "GameOver": _game_over,
}
