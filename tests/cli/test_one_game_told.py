"""A game that is told in the terminal is the same one in every language, event by event."""

from __future__ import annotations

import re
from typing import Any

import pytest

from alhambra import Config, legal
from alhambra.bots import make_bot
from alhambra.catalogue.files import ENGLISH, languages
from alhambra.cli.commands.play import MANNERS, PALACE
from alhambra.cli.commands.replay import sentences
from alhambra.cli.saying import speak
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, Session
from alhambra.lab.library import read_records
from tests.support.stored import RECORDS

TOLD = [
    "classic-3", "red-palace-3", "roll-and-write-2", "roll-and-write-duel", "revision-1/classic-2-all-modules",
    "revision-1/classic-5-all-modules", "revision-1/classic-S-7", "revision-1/red-palace-2-R-36-modules",
]  # fmt: skip
PLAYED = [Config("classic", 3), Config("red-palace", 3), Config("roll-and-write", 2)]
# What is the same in every language: tiles, cards, places, dice, clauses and numbers
DATA = re.compile(
    r"(?<![\w-])(?:[a-z]+-\d+(?:-[NESW]+)?|t\d+|[ygbox]\d+|[ns]\d+(?:[ew]\d+)?|[ew]\d+|[A-Z]-\d+|\d+)(?![\w-])"
)


class Silent(Screen):
    """A screen that nobody looks at."""

    def show(self, text: str = "") -> None:
        pass


def compare(told: dict[str, list[str]]) -> None:
    """Every language has as many sentences as English, other words, and the same things in each."""
    english = told.pop(ENGLISH)
    for other in told.values():
        assert len(other) == len(english) > 0
        for sentence, first in zip(other, english, strict=True):
            assert sentence != first
            assert sorted(DATA.findall(sentence)) == sorted(DATA.findall(first)), (sentence, first)


@pytest.mark.played
@pytest.mark.parametrize("name", TOLD)
def test_a_record_tells_the_same_game_in_every_language(name: str) -> None:
    _, record = next(iter(read_records(RECORDS / f"{name}.jsonl")))
    told = {}
    for language in languages():
        speak(language)
        told[language] = [sentence for _, sentence in sentences(record, len(record.actions))]
    compare(told)


def log_of(config: Config, language: str) -> list[str]:
    """The log of a game that a person plays as a bot would."""
    speak(language)
    bots = {seat: make_bot("greedy", f"7/{seat}") for seat in range(config.seats)}
    adviser = bots.pop(PERSON)
    session: Session[Any] = MANNERS.get(config.box, PALACE).session(config, "7", bots, Silent())
    while session.state.actor is not None:
        if session.state.actor in bots:
            session.play_bot()
            continue
        while not session.turn.ready:
            session.play(adviser.choose(session.seen(), legal(session.state)))
        session.commit()
    return session.log


@pytest.mark.played
@pytest.mark.parametrize("config", PLAYED, ids=Config.to_text)
def test_everybody_who_plays_it_reads_the_same_game(config: Config) -> None:
    compare({language: log_of(config, language) for language in languages()})


def test_another_game_is_found() -> None:
    compare({"en": ["You took y3 and b1."], "fr": ["Tu as pris y3 et b1."]})
    for other in (["Tu as pris y3."], ["You took y3 and b1."], []):
        with pytest.raises(AssertionError):
            compare({"en": ["You took y3 and b1."], "fr": other})
