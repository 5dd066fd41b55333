"""Events of the sheet game as sentences, from the event itself or from its stored form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from alhambra.cli.english import event_text, reason
from alhambra.cli.messages import Fields, Message, Names, Sentence, fields_of, of, who
from alhambra.cli.phrases import YOU
from alhambra.cli.sheet.scores import scoring_table, without_gain
from alhambra.cli.text import filled
from alhambra.sheet.events import GameOver, Scored, TurnBegan
from alhambra.sheet.explain import Scoring

FICTITIOUS: Final = "fictitious"  # what players without a seat are called; those without points do not score


def sentence_of(event: Any, names: Names) -> str:
    """One sentence. `names` are those of all players, or of the seats only."""
    return event_text(fields_of(event), names, SENTENCES)


def report(events: Sequence[Any], names: Names) -> Iterator[str]:
    """The texts to show, in order. Whose turn begins and how the game ends is left to the board."""
    for event in events:
        if isinstance(event, Scored):
            yield f"\nThe end of the game\n{scoring_table(Scoring(0, True, event.gains), names, event.scores)}"
        elif not isinstance(event, TurnBegan | GameOver):
            yield filled(sentence_of(event, names))


def player_names(seats: Names, players: int) -> tuple[str, ...]:
    """The names of all players: those of the seats, and what fictitious players are called."""
    more = players - len(seats)
    return (*seats, *(f"{FICTITIOUS} {number}" if more > 1 else FICTITIOUS for number in range(1, more + 1)))


def _name(player: int, names: Names) -> str:
    if player < 0:  # which Python would count from the end
        raise IndexError
    return names[player] if player < len(names) else f"{FICTITIOUS} {player - len(names) + 1}"


def _dice(fields: Fields) -> list[str]:
    """`y2, y5, b3 and b6`."""
    return [f"y{value}" for value in fields["yellow"]] + [f"b{value}" for value in fields["blue"]]


def _ticked(fields: Fields, names: Names) -> Message:
    *earlier, last = fields["rolls"] or [""]
    said = {"who": _name(fields["player"], names), "type": fields["type"], "last": last, "earlier": earlier}
    rolled = "sheet-rolled-again-and-ticked" if earlier else "sheet-rolled-and-ticked"
    return Message(rolled if last else "sheet-ticked", said)


def _turn_began(fields: Fields, names: Names) -> Message:
    name = who(fields, names)
    said = {"who": name, "round": fields["round"], "dice": _dice(fields)}
    return Message("sheet-your-turn" if name == YOU else "sheet-turn-began", said)


def _changed(fields: Fields, names: Names) -> Message:
    return Message("sheet-changed", {"who": who(fields, names), "coins": fields["coins"], "dice": _dice(fields)})


def _built(fields: Fields, names: Names) -> Message:
    said = {name: fields[name] for name in ("type", "square", "coins")}
    return Message("sheet-built-for-coins" if fields["coins"] else "sheet-built", {"who": who(fields, names), **said})


def _earned(fields: Fields, names: Names) -> Message:
    lost = fields["crossings"] - fields["coins"]
    said = {"who": who(fields, names), "coins": fields["coins"], "lost": lost}
    return Message("sheet-earned-too-many" if lost else "sheet-earned", said)


def _rolled(fields: Fields, names: Names) -> Message:
    return Message("sheet-rolled", {"who": who(fields, names), "dice": _dice(fields)})


def _passed_on(fields: Fields, names: Names) -> Message:
    said = {"who": who(fields, names), "pair": fields["pair"], "to": names[fields["to"]]}
    return Message("sheet-passed-on", said)


def _completed(fields: Fields, names: Names) -> Message:
    said = {"who": _name(fields["player"], names), "type": fields["type"], "round": fields["round"]}
    return Message("sheet-completed", said)


def _awarded(fields: Fields, names: Names) -> Message:
    gains = fields["gains"]
    gaining = [(gain["player"], gain["reason"]) for gain in gains]
    lost = not gains or any(without_gain(gain["tied"], gain["reason"], gaining) for gain in gains)
    said = {"round": fields["round"], "gains": [_gain(gain, names) for gain in gains]}
    clauses = ["W-30", "W-54"] if lost else ["W-30"]
    return Message("sheet-awarded" if gains else "sheet-awarded-nothing", {**said, "clauses": clauses})


def _gain(gain: Fields, names: Names) -> Message:
    said = {"who": _name(gain["player"], names), "points": gain["points"], "reason": reason(gain["reason"])}
    return Message("sheet-gain", said)


def _scored(fields: Fields, names: Names) -> Message:
    parts = []
    for player, score in enumerate(fields["scores"]):
        gains = [gain for gain in fields["gains"] if gain["player"] == player]
        if gains:
            gained = f"{sum(gain['points'] for gain in gains):+}"
            why = [Message("gain", {"reason": reason(gain["reason"]), "points": gain["points"]}) for gain in gains]
            said = {"who": _name(player, names), "gained": gained, "gains": why, "score": score}
            parts.append(Message("player-scored", said))
    return Message("sheet-scored", {"players": parts}) if parts else Message("sheet-scored-nothing")


def _game_over(fields: Fields, names: Names) -> Message:
    everybody = [(_name(player, names), points) for player, points in enumerate(fields["scores"])]
    scoring = [(name, points) for name, points in everybody if points or not name.startswith(FICTITIOUS)]
    if len(scoring) == 1:  # nobody to win against (W-56)
        return Message("sheet-over-alone", {"who": scoring[0][0], "points": scoring[0][1]})
    scores = [Message("player-points", {"who": name, "points": points}) for name, points in scoring]
    winners = [_name(player, names) for player in fields["winners"]]
    return Message("game-won" if len(winners) == 1 else "victory-shared", {"winners": winners, "scores": scores})


SENTENCES: Final[Mapping[str, Sentence]] = {
    "StartDrawn": of("sheet-start-drawn", "seat"),
    "Founded": of("sheet-founded", "seat", "square", "type"),
    "DicePlaced": of("sheet-dice-placed", "seat", "pair"),
    "Ticked": _ticked,
    "TurnBegan": _turn_began,
    "Changed": _changed,
    "Built": _built,
    "Earned": _earned,
    "Declined": of("sheet-declined", "seat"),
    "Rolled": _rolled,
    "Kept": of("sheet-kept", "seat", "pair"),
    "PassedOn": _passed_on,
    "Completed": _completed,
    "Awarded": _awarded,
    "Scored": _scored,
    "GameOver": _game_over,
}
