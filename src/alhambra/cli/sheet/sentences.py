"""Events of the sheet game as sentences, from the event itself or from its stored form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from alhambra.cli.messages import Fields, Names, Sentence, event_text, fields_of, of, one_of, player, who
from alhambra.cli.saying import Title, say
from alhambra.cli.sheet.scores import scoring_table, without_gain
from alhambra.cli.text import filled
from alhambra.core.language import Said
from alhambra.sheet.events import GameOver, Scored, TurnBegan
from alhambra.sheet.explain import Scoring


def sentence_of(event: Any, names: Names) -> str:
    """One sentence. `names` are those of all players, or of the seats only."""
    return event_text(fields_of(event), names, SENTENCES)


def report(events: Sequence[Any], names: Names) -> Iterator[str]:
    """The texts to show, in order. Whose turn begins and how the game ends is left to the board."""
    for event in events:
        if isinstance(event, Scored):
            yield f"\n{say('the-end')}\n{scoring_table(Scoring(0, True, event.gains), names, event.scores)}"
        elif not isinstance(event, TurnBegan | GameOver):
            yield filled(sentence_of(event, names))


def player_names(seats: Names, players: int) -> tuple[str, ...]:
    """The names of all players: those of the seats, and what fictitious players are called."""
    more = players - len(seats)
    alone = [Title(Said("fictitious"))] * more if more < 2 else [_fictitious(number) for number in range(1, more + 1)]
    return (*seats, *alone)


def _fictitious(number: int) -> Title:
    return Title(Said("fictitious-numbered", {"number": number}))


def _is_fictitious(name: str) -> bool:
    return isinstance(name, Title) and name.said != Said("you")


def _name(player: int, names: Names) -> str:
    if player < 0:  # which Python would count from the end
        raise IndexError
    return names[player] if player < len(names) else _fictitious(player - len(names) + 1)


def _dice(fields: Fields) -> list[str]:
    """`y2, y5, b3 and b6`."""
    return [f"y{value}" for value in fields["yellow"]] + [f"b{value}" for value in fields["blue"]]


def _ticked(fields: Fields, names: Names) -> Said:
    *earlier, last = fields["rolls"] or [""]
    said = {
        "who": player(_name(fields["player"], names)),
        "type": fields["type"],
        "last_type": last,
        "earlier_types": earlier,
    }
    rolled = "sheet-rolled-again-and-ticked" if earlier else "sheet-rolled-and-ticked"
    return Said(rolled if last else "sheet-ticked", said)


def _turn_began(fields: Fields, names: Names) -> Said:
    name = who(fields, names)
    said = {"who": name, "round": fields["round"], "dice": _dice(fields)}
    return Said("sheet-your-turn" if name == Said("you") else "sheet-turn-began", said)


def _changed(fields: Fields, names: Names) -> Said:
    return Said("sheet-changed", {"who": who(fields, names), "coins": fields["coins"], "dice": _dice(fields)})


def _built(fields: Fields, names: Names) -> Said:
    said = {name: fields[name] for name in ("type", "square", "coins")}
    return Said("sheet-built-for-coins" if fields["coins"] else "sheet-built", {"who": who(fields, names), **said})


def _earned(fields: Fields, names: Names) -> Said:
    lost = fields["crossings"] - fields["coins"]
    said = {"who": who(fields, names), "coins": fields["coins"], "lost": lost}
    return Said("sheet-earned-too-many" if lost else "sheet-earned", said)


def _rolled(fields: Fields, names: Names) -> Said:
    return Said("sheet-rolled", {"who": who(fields, names), "dice": _dice(fields)})


def _passed_on(fields: Fields, names: Names) -> Said:
    said = {"who": who(fields, names), "pair": fields["pair"], "to": one_of(fields["to"], names)}
    return Said("sheet-passed-on", said)


def _completed(fields: Fields, names: Names) -> Said:
    said = {"who": player(_name(fields["player"], names)), "type": fields["type"], "round": fields["round"]}
    return Said("sheet-completed", said)


def _awarded(fields: Fields, names: Names) -> Said:
    gains = fields["gains"]
    gaining = [(gain["player"], gain["reason"]) for gain in gains]
    lost = not gains or any(without_gain(gain["tied"], gain["reason"], gaining) for gain in gains)
    said = {"round": fields["round"], "gains": [_gain(gain, names) for gain in gains]}
    clauses = ["W-30", "W-54"] if lost else ["W-30"]
    return Said("sheet-awarded" if gains else "sheet-awarded-nothing", {**said, "clauses": clauses})


def _gain(gain: Fields, names: Names) -> Said:
    said = {"who": player(_name(gain["player"], names)), "points": gain["points"], "reason": gain["reason"]}
    return Said("sheet-gain", said)


def _scored(fields: Fields, names: Names) -> Said:
    parts = []
    for number, score in enumerate(fields["scores"]):
        gains = [gain for gain in fields["gains"] if gain["player"] == number]
        if gains:
            gained = f"{sum(gain['points'] for gain in gains):+}"
            why = [Said("gain", {"reason": gain["reason"], "points": gain["points"]}) for gain in gains]
            said = {"who": player(_name(number, names)), "gained": gained, "gains": why, "score": score}
            parts.append(Said("player-scored", said))
    return Said("sheet-scored", {"players": parts}) if parts else Said("sheet-scored-nothing")


def _game_over(fields: Fields, names: Names) -> Said:
    everybody = [(_name(number, names), points) for number, points in enumerate(fields["scores"])]
    scoring = [(name, points) for name, points in everybody if points or not _is_fictitious(name)]
    if len(scoring) == 1:  # nobody to win against (W-56)
        return Said("sheet-over-alone", {"who": player(scoring[0][0]), "points": scoring[0][1]})
    scores = [Said("player-points", {"who": player(name), "points": points}) for name, points in scoring]
    winners = [player(_name(number, names)) for number in fields["winners"]]
    return Said("game-won" if len(winners) == 1 else "victory-shared", {"winners": winners, "scores": scores})


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
