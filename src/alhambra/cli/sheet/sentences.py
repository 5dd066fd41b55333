"""Events of the sheet game as English sentences, from the event itself or from its stored form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from alhambra.cli.phrases import YOU, Fields, Names, Sentence, fields_of, listed, sentence_of, who, whom
from alhambra.cli.sheet.scores import scoring_table, without_gain
from alhambra.cli.text import filled, number_of
from alhambra.sheet.events import GameOver, Scored, TurnBegan
from alhambra.sheet.explain import Scoring

FICTITIOUS: Final = "fictitious"  # what players without a seat are called; those without points do not score


def tell(event: Any, names: Names) -> str:
    """One sentence. `names` are those of all players, or of the seats only."""
    return sentence_of(fields_of(event), names, _SENTENCES)


def story(events: Sequence[Any], names: Names) -> Iterator[str]:
    """The texts to show, in order. Whose turn begins and how the game ends is left to the board."""
    for event in events:
        if isinstance(event, Scored):
            yield f"\nThe end of the game\n{scoring_table(Scoring(0, True, event.gains), names, event.scores)}"
        elif not isinstance(event, TurnBegan | GameOver):
            yield filled(tell(event, names))


def player_names(seats: Names, players: int) -> tuple[str, ...]:
    """The names of all players: those of the seats, and what fictitious players are called."""
    more = players - len(seats)
    return (*seats, *(f"{FICTITIOUS} {number}" if more > 1 else FICTITIOUS for number in range(1, more + 1)))


def _name(player: int, names: Names) -> str:
    if player < 0:  # which Python would count from the end
        raise IndexError
    return names[player] if player < len(names) else f"{FICTITIOUS} {player - len(names) + 1}"


def _dice(fields: Fields) -> str:
    """`y2, y5, b3 and b6`."""
    return listed([f"y{value}" for value in fields["yellow"]] + [f"b{value}" for value in fields["blue"]])


def _start_drawn(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} got the first turn."


def _founded(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} rolled {fields['square']} and built the {fields['type']} there."


def _dice_placed(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} put {fields['pair']} on the sheet."


def _ticked(fields: Fields, names: Names) -> str:
    *earlier, last = fields["rolls"] or [""]
    full = f" ({listed(earlier)} being full)" if earlier else ""
    rolled = f"rolled {last}{full} and " if last else ""
    return f"{_name(fields['player'], names)} {rolled}ticked a box of {fields['type']}."


def _turn_began(fields: Fields, names: Names) -> str:
    name = who(fields, names)
    turn = "your turn" if name == YOU else f"turn of {name}"
    return f"Round {fields['round']}: {turn}, with {_dice(fields)}."


def _changed(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} paid {number_of(fields['coins'], 'coin')}, and the dice showed {_dice(fields)}."


def _built(fields: Fields, names: Names) -> str:
    paid = f" for {number_of(fields['coins'], 'coin')}" if fields["coins"] else ""
    return f"{who(fields, names)} built the {fields['type']} at {fields['square']}{paid}."


def _earned(fields: Fields, names: Names) -> str:
    lost = fields["crossings"] - fields["coins"]
    full = f"; {lost} more did not fit on the sheet" if lost else ""
    return f"{who(fields, names)} earned {number_of(fields['coins'], 'coin')}{full}."


def _declined(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} built no second building."


def _rolled(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} rolled {_dice(fields)}."


def _kept(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} kept {fields['pair']}."


def _passed_on(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} passed {fields['pair']} on to {whom(names[fields['to']])}."


def _completed(fields: Fields, names: Names) -> str:
    return f"{_name(fields['player'], names)} completed {fields['type']} in round {fields['round']}."


def _awarded(fields: Fields, names: Names) -> str:
    gains = fields["gains"]
    told = [f"{whom(_name(gain['player'], names))} {gain['points']} for {gain['reason']}" for gain in gains]
    gaining = [(gain["player"], gain["reason"]) for gain in gains]
    lost = not gains or any(without_gain(gain["tied"], gain["reason"], gaining) for gain in gains)
    clauses = "W-30, W-54" if lost else "W-30"
    return f"The end of round {fields['round']} brought {listed(told) if told else 'no points'} ({clauses})."


def _scored(fields: Fields, names: Names) -> str:
    parts = []
    for player, score in enumerate(fields["scores"]):
        gains = [gain for gain in fields["gains"] if gain["player"] == player]
        reasons = ", ".join(f"{gain['reason']} {gain['points']}" for gain in gains)
        if gains:
            gained = sum(gain["points"] for gain in gains)
            parts.append(f"{_name(player, names)} {gained:+} ({reasons}) = {score}")
    return f"The end of the game brought: {'; '.join(parts) or 'nothing'}."


def _game_over(fields: Fields, names: Names) -> str:
    everybody = [(_name(player, names), points) for player, points in enumerate(fields["scores"])]
    scoring = [(name, points) for name, points in everybody if points or not name.startswith(FICTITIOUS)]
    if len(scoring) == 1:  # nobody to win against (W-56)
        return f"The game was over, with {number_of(scoring[0][1], 'point')} for {whom(scoring[0][0])}."
    scores = ", ".join(f"{name} {points}" for name, points in scoring)
    winners = listed([whom(_name(player, names)) for player in fields["winners"]])
    won = f"{winners} won" if len(fields["winners"]) == 1 else f"{winners} shared the victory"
    return f"The game was over and {won}: {scores}."


_SENTENCES: Final[dict[str, Sentence]] = {
    "StartDrawn": _start_drawn,
    "Founded": _founded,
    "DicePlaced": _dice_placed,
    "Ticked": _ticked,
    "TurnBegan": _turn_began,
    "Changed": _changed,
    "Built": _built,
    "Earned": _earned,
    "Declined": _declined,
    "Rolled": _rolled,
    "Kept": _kept,
    "PassedOn": _passed_on,
    "Completed": _completed,
    "Awarded": _awarded,
    "Scored": _scored,
    "GameOver": _game_over,
}
