"""`alhambra simulate`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import alhambra
from alhambra.cli.commands.simulate import parse_bots, simulate_command
from alhambra.cli.configs import parse_options, split_words
from alhambra.lab.simulate import Played, simulate
from tests.cli.running import refused, run

TWO = ("simulate", "--seats", 2, "--seed", 7)


def test_a_table_of_wins_and_scores() -> None:
    ran = run(*TWO, "--games", 3, "--bots", "greedy,random")
    assert (ran.code, ran.err) == (0, "")
    for words in ("classic/2/-/-, 3 games, seed 7", "share of wins", "mean score", "greedy", "random", "decisions"):
        assert words in ran.out
    assert "%" in ran.out and "[" in ran.out


def test_the_table_names_the_revisions_of_the_rules_as_a_replay_does() -> None:
    assert "red-palace/2/-/-/guards=2, 1 game" in run(*TWO, "--box", "red-palace", "--games", 1).out


def test_one_game_has_no_interval_for_its_score() -> None:
    ran = run(*TWO, "--games", 1)
    assert ran.code == 0
    assert "1 game, seed 7" in ran.out


def test_the_same_records_whatever_the_jobs_are(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert run(*TWO, "--games", 3, "--records", one).out == run(*TWO, "--games", 3, "--records", two, "--jobs", 2).out
    assert one.read_bytes() == two.read_bytes()
    assert run("verify", one, two) == (0, "6 games verified\n", "")


def test_a_run_is_continued(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    table = run(*TWO, "--games", 4, "--records", whole).out
    lines = whole.read_bytes().splitlines(keepends=True)
    torn.write_bytes(b"".join(lines[:2]) + lines[2][:5000])
    assert run(*TWO, "--games", 4, "--records", torn).out == table
    assert torn.read_bytes() == whole.read_bytes()
    # A shorter run than the stored one changes nothing.
    assert "2 games, seed 7" in run(*TWO, "--games", 2, "--records", torn).out
    assert torn.read_bytes() == whole.read_bytes()


def test_a_seed_that_was_drawn_is_shown_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "run"
    first = run("simulate", "--seats", 2, "--games", 1, "--records", path)
    again = run("simulate", "--seats", 2, "--games", 2, "--records", path)
    seed = first.out.splitlines()[0].rpartition("seed ")[2].strip()
    assert seed.isdigit()
    assert f"2 games, seed {seed}" in again.out
    assert len(path.read_bytes().splitlines()) == 2


def test_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run"
    run(*TWO, "--games", 1, "--records", path)
    ran = run(*TWO[:-1], 8, "--games", 1, "--records", path)
    assert refused(ran, f'{path}, line 1: the seed of the stored game is "7", and "8" is asked for.')


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", 0), "The number of games is 1 or more, not 0."),
        (("--jobs", 0), "The number of jobs is 1 to 256, not 0."),
        (("--seats", 7), "Classic Alhambra is played by 2 to 6, not by 7."),
        (("--bots", "greedy,random"), "There are 4 seats and 2 bots: name one for each seat, or one for all."),
        (("--bots", ""), "There are 4 seats and 0 bots: name one for each seat, or one for all."),
        (("--option", "fast"), "'fast' is no option: write name=value."),
        (("--option", "a=1", "--option", "a=2"), "The option 'a' is given twice."),
        (("--option", "a=1"), "'a' is no option of Classic Alhambra"),
        (("--modules", "a,b"), "'a' is no module of Classic Alhambra"),
        (("--box", "chess"), "There is no box 'chess'"),
        (("--seed", ""), "A seed is a number or a text of at least one character, all of which can be shown."),
        (("--records", "/"), "'/' is no file that records could be kept in."),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, tuple) else "",
)
def test_what_is_wrong_is_one_sentence(words: tuple[object, ...], sentence: str) -> None:
    assert refused(run("simulate", *words), sentence)


def test_words_of_the_command_line() -> None:
    assert split_words("") == ()
    assert split_words("a, b") == ("a", "b")
    assert parse_options(["b=2", "a=x=y"]) == (("a", "x=y"), ("b", "2"))
    assert parse_bots("greedy", 3) == ("greedy",) * 3
    assert parse_bots("greedy,random", 2) == ("greedy", "random")


def interrupted(words: list[str], ready: Path) -> subprocess.CompletedProcess[str]:
    """Start a long run, press Ctrl-C as a terminal would when a game is stored, and wait for the end."""
    environment = {**os.environ, "PYTHONPATH": str(Path(alhambra.__file__).parents[1]), "PYTHONIOENCODING": "utf-8"}
    # A runner in the background may have Ctrl-C switched off, and its children would inherit that.
    program = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    program += "from alhambra.cli import main; print('ready', file=sys.stderr, flush=True); sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", program, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    assert process.stderr is not None and process.stderr.readline() == "ready\n"
    try:
        deadline = time.monotonic() + 600
        while not (ready.exists() and b"\n" in ready.read_bytes()):
            assert time.monotonic() < deadline and process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=600)
    finally:
        process.kill()
    return subprocess.CompletedProcess(words, process.returncode, out, err)


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a process group")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_keeps_its_games_and_goes_on(jobs: str, tmp_path: Path) -> None:
    path, whole = tmp_path / "run", tmp_path / "whole"
    words = ["simulate", "--seats", "2", "--seed", "7", "--records", str(path), "--jobs", jobs, "--games"]
    ran = interrupted([*words, "100000"], path)
    stored = len(path.read_bytes().splitlines())
    told = f"Interrupted: {stored} of 100000 games are stored in '{path}'; run the same command again to go on.\n"
    assert (ran.returncode, ran.stderr) == (130, told)
    assert f"{stored} game" in ran.stdout
    assert run(*words, stored + 1).code == 0
    run(*TWO, "--games", stored + 1, "--records", whole)
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("times", [1, 2])
def test_an_interrupted_run_without_records_says_so(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*arguments: Any) -> Iterator[Played]:
        for number, played in enumerate(simulate(*arguments)):
            yield played
            if number == 1:
                for _ in range(times):
                    signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("alhambra.cli.commands.simulate.simulate", pressed)
    before = signal.getsignal(signal.SIGINT)
    ran = run(*TWO, "--games", 9)
    assert ran.code == 130
    assert ran.err == "Interrupted after 2 of 9 games; none are stored without --records (seed 7).\n"
    assert "2 games, seed 7" in ran.out
    assert signal.getsignal(signal.SIGINT) is before


def test_it_runs_in_any_thread(capsys: pytest.CaptureFixture[str]) -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(simulate_command, seats=2, games=1, seed="7").result()
    assert "seed 7" in capsys.readouterr().out


def test_roll_and_write_alone_has_a_mean_score_with_its_error() -> None:
    for bot in ("greedy", "random"):
        ran = run("simulate", "--box", "roll-and-write", "--seats", 1, "--bots", bot, "--games", 5, "--seed", 7)
        assert ran.code == 0
        assert re.search(rf"{bot} .* \d+\.\d ± \d+\.\d \[\d+\.\d, \d+\.\d\]", ran.out), ran.out
