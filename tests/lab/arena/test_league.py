"""The league of the docs: results that are kept say what their games say, and the page says what they do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra.bots import Budget
from alhambra.boxes import open_game
from alhambra.core.config import Config
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.outcome import play_contest
from alhambra.lab.arena.results import Results, read_results
from tools.league import KEPT, PAGE, drawings, page

FILES = sorted(KEPT.glob("*.json"))


def test_some_are_kept() -> None:
    assert FILES


def test_the_page_is_made_from_them() -> None:
    assert PAGE.read_text("utf-8") == page(FILES), "python -m tools.league"


def test_the_curves_are_drawn_from_them() -> None:
    drawn = drawings(FILES)
    assert {path.name for path in KEPT.glob("*.svg")} == set(drawn)
    for name, text in drawn.items():
        assert (KEPT / name).read_text("utf-8") == text, "python -m tools.league"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_kept_is_what_its_games_say(path: Path) -> None:
    results = kept(path)
    assert results.to_text() == path.read_text("utf-8")
    assert f"--json docs/league/{path.name}" in results.command


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_names_the_revision_of_what_it_was_played_by(path: Path) -> None:
    """Guards were read again before there was an arena."""
    config = open_game(kept(path).contest.config).config
    assert dict(config.rules or ()).get("guards") == (2 if config.box == "red-palace" else None)


@pytest.mark.played
@pytest.mark.parametrize("name", ["levels-classic-2", "levels-red-2", "levels-classic-3"])
def test_its_bots_play_as_they_did(name: str) -> None:
    """Who makes bots play otherwise plays these contests again: what is kept would be of other bots."""
    results = kept(KEPT / f"{name}.json")
    assert play_contest(results.contest, 0).outcome == results.outcomes[0]


def kept(path: Path) -> Results:
    stored = json.loads(path.read_text("utf-8"))
    known = stored["contest"]
    budget = Budget(known["playouts"], known["seconds"])
    contest = Contest(Config.from_stored_text(known["config"]), tuple(known["bots"]), known["seed"], budget)
    results = read_results(path, contest)
    results.command = stored["command"]
    return results
