"""Many games: the same for the same seed, in order, and stoppable between two games."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra import Config
from alhambra.bots import BOTS
from alhambra.bots.random_bot import RandomBot
from alhambra.core.errors import AlhambraError, ConfigError
from alhambra.core.records import Record
from alhambra.lab.library import verify_record
from alhambra.lab.simulate import Played, simulate

TWO = Config("classic", 2)
BOTS_OF_TWO = ("random", "random")


class After:
    """Says stop when it was asked so many times."""

    def __init__(self, times: int) -> None:
        self.times = times

    def is_set(self) -> bool:
        self.times -= 1
        return self.times < 0


def lines(games: int, jobs: int = 1, first: int = 0) -> list[str | None]:
    return [one.line for one in simulate(TWO, BOTS_OF_TWO, games, 7, jobs, first, records=True)]


@pytest.fixture(scope="module")
def four() -> list[str | None]:
    return lines(4)


def test_jobs_change_nothing(four: list[str | None]) -> None:
    assert lines(4, jobs=2) == four


def test_a_game_is_the_same_wherever_the_run_begins(four: list[str | None]) -> None:
    assert lines(2, first=2) == four[2:]


def test_games_come_in_order_and_without_records_are_the_same(four: list[str | None]) -> None:
    games = list(simulate(TWO, BOTS_OF_TWO, 4, "7", jobs=3))
    stored = [Played.of(Record.from_line(line or ""), number) for number, line in enumerate(four)]
    assert games == stored


def test_every_record_verifies_and_names_its_game(four: list[str | None]) -> None:
    for number, line in enumerate(four):
        record = Record.from_line(line or "")
        assert (record.number, record.seed, record.players) == (number, "7", BOTS_OF_TWO)
        verify_record(record)


def test_another_seed_is_another_game(four: list[str | None]) -> None:
    (other,) = simulate(TWO, BOTS_OF_TWO, 1, 8, records=True)
    assert Record.from_line(other.line or "").chance != Record.from_line(four[0] or "").chance


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_hash_randomisation_changes_nothing(hash_seed: str, four: list[str | None]) -> None:
    program = (
        "from alhambra import Config\n"
        "from alhambra.lab.simulate import simulate\n"
        "for game in simulate(Config('classic', 2), ['random', 'random'], 2, 7, records=True):\n"
        "    print(game.line)\n"
    )
    source = str(Path(alhambra.__file__).parents[1])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    assert ran.stdout.decode().splitlines() == four[:2]


def test_it_stops_between_two_games(four: list[str | None]) -> None:
    games = simulate(TWO, BOTS_OF_TWO, 4, 7, records=True, stop=After(2))
    assert [game.line for game in games] == four[:2]


def test_processes_stop_and_keep_the_first_games() -> None:
    numbers = [game.number for game in simulate(TWO, BOTS_OF_TWO, 500, 7, jobs=2, stop=After(2))]
    assert len(numbers) < 500
    assert numbers == list(range(len(numbers)))


def test_a_run_in_processes_can_be_left_early() -> None:
    games = simulate(TWO, BOTS_OF_TWO, 500, 7, jobs=2)
    assert next(games).number == 0
    games.close()  # type: ignore[attr-defined]
    assert next(games, None) is None


class StubbornBot(RandomBot):
    """Always passes."""

    name = "stubborn"

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        from alhambra.palace.actions import Pass

        return Pass()


@pytest.mark.parametrize("records", [False, True])
def test_a_bot_that_breaks_the_rules_is_named(records: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", StubbornBot)
    with pytest.raises(AlhambraError, match=r"Game 5: a bot chose an action that is refused: .*\(A-22\)"):
        list(simulate(TWO, ("stubborn", "stubborn"), 1, 7, first=5, records=records))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "The number of games is 1 or more, not 0."),
        ({"jobs": 0}, "The number of jobs is 1 to 256, not 0."),
        ({"jobs": 100_000}, "The number of jobs is 1 to 256, not 100000."),
        ({"first": -1}, "Games are numbered from 0, not from -1."),
        ({"bots": ["random"]}, "2 seats need 2 bots, not 1: random."),
        ({"bots": ["random", "rando"]}, "There is no bot 'rando'"),
        ({"seed": ""}, "A seed is a number or a text of at least one character"),
        ({"seed": "a\nb"}, "A seed is a number or a text of at least one character"),
        ({"config": Config("classic", 9)}, "Classic Alhambra is played by 2 to 6, not by 9."),
        ({"config": Config("chess", 2)}, "There is no box 'chess'"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any], sentence: str) -> None:
    asked: dict[str, Any] = {"config": TWO, "bots": BOTS_OF_TWO, "games": 1, "seed": 7}
    with pytest.raises(ConfigError) as error:
        simulate(**{**asked, **wrong})
    assert str(error.value).startswith(sentence)
