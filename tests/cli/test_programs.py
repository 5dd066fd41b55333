"""Bots that are programs, in the commands."""

from __future__ import annotations

import json
from pathlib import Path
from shlex import quote

import pytest
from typer.testing import CliRunner

from alhambra import legal
from alhambra.bots import playing
from alhambra.cli.app import app
from alhambra.cli.commands.play import new_session
from alhambra.cli.programs import labels, split_bots
from alhambra.cli.session import PERSON
from tests.bots.outside.programs import FIRST, command, own
from tests.cli.running import refused, run

PATIENT = ("--limit", 300)


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("", ()),
        ("good", ("good",)),
        (" good , random", ("good", "random")),
        ("good,,", ("good", "", "")),
        ("exec:node a.js,good", ("exec:node a.js", "good")),
        ("""good,exec:'a,b' --say "it's, c",exec:d""", ("good", """exec:'a,b' --say "it's, c\"""", "exec:d")),
    ],
)
def test_commas_in_quotes_belong_to_a_command(typed: str, names: tuple[str, ...]) -> None:
    assert split_bots(typed) == names


def test_long_commands_have_a_number_in_tables() -> None:
    long = f"exec:/somewhere/{'x' * 40}"
    assert labels(["good", long, "exec:short", f"{long}y", long]) == {long: "exec:1", f"{long}y": "exec:2"}


def test_simulate_with_programs_and_jobs_plays_the_same_games(tmp_path: Path) -> None:
    words = ("simulate", "--seats", 2, "--games", 2, "--seed", 3, "--box", "roll-and-write", *PATIENT)
    for bot, jobs in (("casual", 1), (own("casual"), 2)):
        ran = run(*words, "--bots", f"{bot},random", "--jobs", jobs, "--records", tmp_path / f"{jobs}.jsonl")
        assert (ran.code, ran.err) == (0, "")
    ours, theirs = ((tmp_path / name).read_text(encoding="utf-8") for name in ("1.jsonl", "2.jsonl"))
    assert theirs.replace(json.dumps(own("casual")), '"casual"') == ours
    assert run("verify", tmp_path / "2.jsonl").code == 0


@pytest.mark.parametrize("words", [("simulate", "--seats", 2), ("arena",)])
def test_one_that_does_not_play_on_is_named_once(words: tuple[str, ...], tmp_path: Path) -> None:
    name = command(tmp_path, "def answer(number, message): sys.exit(3)")
    for language, sentence in (
        ("en", "ended before the game did (exit code 3); random legal actions are played for it"),
        ("fr", "s’est arrêté avant la fin de la partie (code de sortie 3)"),
    ):
        ran = run(*words, "--bots", f"{name},random", "--games", 2, "--seed", 1, *PATIENT, "--language", language)
        assert ran.code == 0
        assert ran.err.count("\n") == 1 and sentence in ran.err
        assert name.removeprefix("exec:") in ran.err


def test_one_that_hangs_is_late(tmp_path: Path) -> None:
    name = command(tmp_path, "def answer(number, message): time.sleep(600)")
    ran = run("arena", "--bots", f"{name},random", "--games", 1, "--seed", 1, "--limit", "0.2")
    assert ran.code == 0 and "did not answer within 0.2 s" in ran.err


def test_a_person_plays_against_a_program(tmp_path: Path) -> None:
    first, failing = command(tmp_path, FIRST), command(tmp_path, "def answer(number, message): sys.exit(3)")
    session = new_session("roll-and-write", 2, [first], "7")
    with playing(session.bots.values()):
        if session.state.actor != PERSON:
            session.play_bot()
        while session.state.actor == PERSON:
            session.play(legal(session.state)[0])
            if session.turn.ready:
                session.commit()
        session.play_bot()
    assert session.bots[1].fault is None
    typed = ["play", "--seats", "2", "--seed", "45", "--bots", failing]
    said = CliRunner().invoke(app, typed, input="1\n\nquit\n").output
    assert " ".join(said.split()).count("ended before the game did (exit code 3)") == 1
    assert "exec:1 " in said
    assert f"--bots {quote(failing)}" in said, "the command that is offered for the same game"


def test_no_saved_game_starts_a_program(tmp_path: Path) -> None:
    name = command(tmp_path, FIRST)
    file = tmp_path / "game.jsonl"
    file.write_text(new_session("classic", 2, [name], "7").record().to_line() + "\n", encoding="utf-8")
    ran = run("play", "--resume", file)
    assert refused(ran, f"'{file}' is a game against a program")
    assert ran.err.endswith("A saved game starts no programs.\n")


def test_what_is_no_limit_is_refused() -> None:
    assert refused(
        run("arena", "--bots", "good,random", "--limit", 0), "The limit of a decision is more than 0 seconds."
    )


def test_a_bot_that_there_is_not_cannot_be_asked() -> None:
    assert refused(run("bot", "genius"), "There is no bot 'genius'")
    assert refused(run("bot", "greedy-1"), "The bot 'greedy-1' is frozen in the commit 1c5ef81")
