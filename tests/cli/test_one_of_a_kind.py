"""One thing is told of in the singular, in every language."""

from __future__ import annotations

import re

import pytest

from alhambra.catalogue.files import languages
from alhambra.cli.saying import say, speak
from alhambra.core.language import Said, Value
from tests.cli.running import refused, run

WORDS: dict[str, Value] = {
    "file": "a", "table": "t", "name": "n", "what": "w", "clause": "A-1", "near": ["A-2"], "text": "x", "move": "9",
    "bots": ["greedy"], "winners": ["Ann"], "who": Said("player", {"name": "Ann"}), "bot": "greedy", "day": "today",
    "seq": 3,
}  # fmt: skip
PLURAL = re.compile(
    r"\b1 (seats|bots|points|players|lists|actions|outcomes|items|entries|parts|Sitzplätze|Bots|Punkte|Einträge|sièges|"
    r"entrées|asientos|puntos|entradas)\b|\bare A-2|\bare 1|1 (to|à|bis|al) 1\b"
)


@pytest.mark.parametrize(
    ("message", "numbers", "english"),
    [
        ("other-number-of-bots", "seats bots count", "1 seat needs 1 bot beside you, not 1."),
        ("no-such-move", "count", "There is no move 9: the only one is 1."),
        ("you-win", "points", "You win with 1 point."),
        ("others-win", "count points", "Ann wins with 1 point."),
        ("number-of-bots", "seats count", "There is 1 seat and 1 bot: name one for each seat, or one for all."),
        ("shared-result", "points", "Alhambra Roll & Write, today: 1 point"),
        ("shared-result-of-bot", "points", "Alhambra Roll & Write, today (greedy): 1 point"),
        ("wrong-players", "count seats", "The field 'players' names 1 for 1 seat."),
        (
            "wrong-events",
            "lists actions",
            "The field 'events' holds 1 list for 1 action: there is one for the set-up and one for each action.",
        ),
        ("players-for-seats", "players seats", "There is 1 player for 1 seat."),
        ("outcomes-left", "count", "The end: 1 outcome of chance is left over, 'n'."),
        ("chance-shuffle", "count", "chance: 'w' shuffles 1 item, and another than the script has."),
        ("wrong-bots", "seats count", "1 seat needs 1 bot, not 1: greedy."),
        ("store-luck-left", "count", "The log has 1 outcome of chance that the game did not ask for."),
        ("store-entry-next", "last", "Table 't' has 1 entry, so that entry 3 cannot be the next."),
        ("store-no-snapshot", "last", "Table 't' has 1 entry, so that there is no snapshot at 3."),
        ("store-table-incomplete", "last", "Table 't' is damaged: its only entry is not there."),
        ("wrong-parts", "found count", "'n' has 1 part instead of 1."),
        ("points-alone", "points", "Ann has 1 point."),
        ("sheet-won", "count points", "Ann wins with 1 point."),
        ("sheet-won-by-others", "count points mine", "Ann wins with 1 point; you have 1."),
        ("no-such-clause", "count", "There is no clause 'A-1'; near it is A-2."),
    ],
)
def test_one_is_told_of_in_the_singular(message: str, numbers: str, english: str) -> None:
    said = {**WORDS, **dict.fromkeys(numbers.split(), 1)}
    assert say(message, **said) == english
    for language in languages():
        speak(language)
        assert not PLURAL.search(say(message, **said)), language


def test_a_command_that_needs_one_bot_says_so() -> None:
    assert refused(run("play", "--seats", 2, "--bots", "a,b,c"), "2 seats need 1 bot beside you, not 3.")
