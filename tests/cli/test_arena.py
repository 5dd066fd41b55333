"""`alhambra arena`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config
from alhambra.cli.commands import arena
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.holding import hold
from alhambra.lab.arena.results import Results, check_writable
from tests.cli.running import refused, run
from tools.league import KEPT

SHEETS = ("arena", "--bots", "greedy,random", "--box", "roll-and-write", "--seed", 5)


def stored(path: Path) -> dict[str, Any]:
    """A file of results without what differs from run to run."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    del found["command"]
    for bot in found["bots"]:
        del bot["seconds"]
    return found


def test_a_table_and_a_file_of_results(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    ran = run(*SHEETS, "--games", 40, "--json", file)
    assert (ran.code, ran.err) == (0, "")
    for words in (
        "roll-and-write/2/-/-, 40 games, seed 5",
        "share of wins",
        "ahead",
        "rating",
        "greedy",
        "it was clear",
    ):
        assert words in ran.out
    found = stored(file)
    assert [one["bot"] for one in found["bots"]] == ["greedy", "random"]
    assert sum(one["wins"] for one in found["bots"]) == found["games"] == len(found["results"]) == 40
    assert found["bots"][0]["share"]["low"] > 0.8


def test_table_and_file_name_the_revisions_of_the_rules(tmp_path: Path) -> None:
    file, words = tmp_path / "arena.json", ("arena", "--bots", "random", "--box", "red-palace", "--seed", 5)
    assert "red-palace/2/-/-/guards=2, 2 games" in run(*words, "--games", 2, "--json", file).out
    assert stored(file)["contest"]["config"] == "red-palace/2/-/-/guards=2"
    assert run(*words, "--games", 2, "--json", file).code == 0


def test_the_same_results_whatever_the_jobs_are(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    run(*SHEETS, "--seats", 3, "--games", 12, "--json", one)
    run(*SHEETS, "--seats", 3, "--games", 12, "--json", two, "--jobs", 2)
    assert stored(one) == stored(two)


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    run(*SHEETS, "--games", 12, "--json", whole)
    run(*SHEETS, "--games", 5, "--json", part)
    assert stored(part)["games"] == 6, "rounds are finished"
    before = part.read_text(encoding="utf-8")
    run(*SHEETS, "--games", 12, "--json", part)
    assert stored(part) == stored(whole)
    assert before.partition('"results":[\n')[2][:200] in part.read_text(encoding="utf-8")
    written = part.read_bytes()
    assert "4 games" in run(*SHEETS, "--games", 4, "--json", part).out, "a shorter one changes nothing"
    assert part.read_bytes() == written


def test_a_seed_that_was_drawn_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    words = ("arena", "--bots", "random", "--box", "roll-and-write", "--json", file)
    run(*words, "--games", 2)
    assert run(*words, "--games", 4).code == 0
    assert stored(file)["games"] == 4


def test_it_stops_when_it_is_clear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.process_time", lambda: 0.0)  # a file rounds what was measured
    file = tmp_path / "arena.json"
    ran = run(*SHEETS, "--games", 1000, "--until-clear", "--json", file)
    assert ran.code == 0
    assert stored(file)["games"] == stored(file)["clear_after"] < 100
    assert run(*SHEETS, "--games", 1000, "--until-clear", "--json", file) == ran


def test_who_plays_alone_is_compared_by_points(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    assert "rating" not in run(*SHEETS, "--seats", 1, "--games", 20, "--json", file).out.split("ahead")[0]
    greedy, other = stored(file)["bots"]
    assert greedy["ahead"]["low"] > 0 > other["ahead"]["high"] and greedy["rating"] is None


def test_a_report_is_one_page_with_charts_in_the_language_asked_for(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    run("--language", "de", *SHEETS, "--games", 8, "--report", page)
    text = page.read_text(encoding="utf-8")
    assert '<html lang="de">' in text and text.count("<svg") == 5
    for words in (
        "Stärke",
        "Was die Paarung wert ist",
        "Punkte nach Herkunft",
        "Sitzplatz 2",
        "Entscheidungen je Partie",
    ):
        assert words in text
    assert not re.search(r"(src|href)=|https?:|url\(", text), "nothing is fetched"


def test_a_report_shows_what_is_typed_as_text(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    run("arena", "--bots", "random", "--box", "roll-and-write", "--games", 2, "--seed", "<b>x</b>", "--report", page)
    assert "<b>x</b>" not in page.read_text(encoding="utf-8")
    assert "&lt;b&gt;x" in page.read_text(encoding="utf-8")


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    run(*SHEETS, "--games", 2, "--json", file)
    before = file.read_bytes()
    other = run("arena", "--bots", "random", "--box", "roll-and-write", "--seed", 5, "--games", 2, "--json", file)
    assert refused(other, f"'{file}' holds another contest: bots is")
    assert file.read_bytes() == before
    for text, words in (
        ("[]", f"'{file}' holds no results of the arena."),
        ('{"format": 99, "contest": {}}', f"'{file}' was written by another version of the arena"),
    ):
        file.write_text(text, encoding="utf-8")
        assert refused(run(*SHEETS, "--games", 2, "--json", file), words)


def test_results_of_a_bot_that_is_no_more_are_shown_but_do_not_go_on(tmp_path: Path) -> None:
    file, report = tmp_path / "arena.json", tmp_path / "report.html"
    file.write_bytes((KEPT / "classic-2.json").read_bytes())
    words = ("arena", "--bots", "expert,greedy-1", "--playouts", 600, "--seed", 1, "--json", file, "--report", report)
    ran = run(*words, "--games", 200)
    assert ran.code == 0 and "greedy-1" in ran.out and "96.5 %" in ran.out
    assert "greedy-1" in report.read_text(encoding="utf-8")
    assert refused(run(*words, "--games", 202), "The bot 'greedy-1' is frozen in the commit ")


def test_what_is_refused(tmp_path: Path) -> None:
    assert refused(run("arena", "--bots", "random,random"), "'random' is named twice")
    assert refused(run(*SHEETS, "--games", 0), "The number of games is 1 or more")
    assert refused(run(*SHEETS, "--playouts", 5, "--seconds", 1), "A bot has playouts or seconds")


@pytest.mark.parametrize("option", ["--json", "--report"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "hold", lambda *_: pytest.fail("something is played"))
    assert refused(run(*SHEETS, option, tmp_path / "none" / "x"), "Cannot write")
    file = tmp_path / "kept"
    check_writable(file)
    assert list(tmp_path.iterdir()) == []
    if option == "--report":
        assert refused(run(*SHEETS, option, tmp_path), "Cannot write")


class Told:
    """Says stop when it was asked so often."""

    def __init__(self, times: int) -> None:
        self.left = times

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_an_interrupted_contest_has_what_was_played() -> None:
    results = Results(Contest(Config("roll-and-write", 2), ("greedy", "random"), "5"))
    assert len(list(hold(results, 20, stop=Told(3)))) == 3 == len(results.outcomes)
    list(hold(results, 4))
    assert [one.number for one in results.outcomes] == [0, 1, 2, 3]
