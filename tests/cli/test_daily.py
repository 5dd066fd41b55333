"""The dice of the day."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

import pytest
from typer.testing import CliRunner

from alhambra import ConfigError
from alhambra.cli.app import app
from alhambra.cli.commands.daily import parse_day
from alhambra.sheet.days import seed_of
from tests.cli.running import refused, run

DAY = ("daily", "--date", "2026-01-31")


def test_everybody_gets_the_same_dice_on_a_date() -> None:
    first, again = (run(*DAY, "--bot", "greedy") for _ in range(2))
    assert first == again
    assert first.out != run("daily", "--date", "2026-02-01", "--bot", "greedy").out
    assert seed_of(date(2026, 1, 31)) == "daily/2026-01-31"


def test_what_one_chooses_shifts_no_dice_of_others() -> None:
    """The pair that a fictitious player ticks in the first round, after four dice were rolled or two."""
    told = [
        CliRunner().invoke(app, ["daily", "--date", "2026-11-18"], input=f"{choices}\n\nquit\n").output
        for choices in ("coins", "1\ndone")
    ]
    ticks = [re.findall(r"fictitious \d rolled .*", text) for text in told]
    assert ticks[0] == ticks[1] and len(ticks[0]) == 2
    assert "You rolled y3, y4, b3 and b3." in told[0] and "You rolled y3 and b3." in told[1]


def test_the_result_is_a_short_text_to_share() -> None:
    told = run(*DAY, "--bot", "greedy").out.strip().split("\n\n")[-1].splitlines()
    assert re.fullmatch(r"Alhambra Roll & Write, 2026-01-31 \(greedy\): \d+ points", told[0])
    assert len(told) == 8
    assert all(re.fullmatch("[■□]{6}", line) for line in told[1:7])
    assert re.fullmatch(r"complete: [a-z, ]+; coins left: \d+", told[7])


def test_a_person_plays_it() -> None:
    done = CliRunner().invoke(app, list(DAY), input="coins\n\n" * 18)
    assert done.exit_code == 0
    assert re.search(r"Alhambra Roll & Write, 2026-01-31: \d+ points\n[■□]{6}\n", done.output)
    left = CliRunner().invoke(app, list(DAY), input="quit\n")
    assert left.exit_code == 0 and "■" not in left.output
    assert left.output.endswith("  alhambra daily --date 2026-01-31\n")


def test_a_bot_that_plays_it_is_called_by_its_name() -> None:
    shown = run(*DAY, "--bot", "greedy").out
    assert shown.startswith("Roll & Write, alone, seed daily/2026-01-31.\nThe grid and ")
    assert "W-23'.\ngreedy " in shown
    assert re.search(r"\ngreedy has \d+ points\.\n", shown)
    assert not re.search("[Yy]ou", shown)


def test_without_a_date_it_is_today() -> None:
    before = datetime.now(UTC).date()
    assert before <= parse_day(None) <= datetime.now(UTC).date()


@pytest.mark.parametrize("text", ["today", "2026-02-30", "20260131", "2026-1-31", ""])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ConfigError, match="is no date: write it as"):
        parse_day(text)


def test_refusals_are_sentences() -> None:
    assert refused(run("daily", "--date", "soon"), "'soon' is no date")
    assert refused(run(*DAY, "--bot", "nobody"), "There is no bot 'nobody'")
    assert refused(run(*DAY, "--bot", ""), "There is no bot ''")
