from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import alhambra
from alhambra import BOXES, Config, Seeded, new, position
from alhambra.cli import main
from alhambra.cli.app import app, how_it_runs
from alhambra.cli.commands import bench
from tests.cli.running import refused
from tests.cli.running import run as run_here

ENTRY = [sys.executable, "-m", "alhambra"]
SOURCE = Path(alhambra.__file__).parents[1]


def environment(**more: str) -> dict[str, str]:
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "NO_COLOR": "1", **more}


def run(*words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ENTRY, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=600,
        check=False,
    )


def test_the_version_says_how_the_engine_runs() -> None:
    done = CliRunner().invoke(app, ["--version"])
    assert done.exit_code == 0
    first, second = done.output.splitlines()
    assert first == f"alhambra {alhambra.__version__}"
    assert second == how_it_runs()


def test_compiled_or_why_not(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(alhambra, "compiled", lambda: True)
    assert how_it_runs() == "The engine runs compiled."
    monkeypatch.setattr(alhambra, "compiled", lambda: False)
    monkeypatch.setattr(alhambra, "__file__", str(tmp_path / "a" / "b" / "__init__.py"))
    assert "no C compiler was found" in how_it_runs() and "gcc" in how_it_runs()
    (tmp_path / "pyproject.toml").touch()
    assert "make install" in how_it_runs()


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_help_lists_the_commands_and_no_shell_completion(words: list[str]) -> None:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0
    for command in ("play", "simulate", "verify", "replay", "bench", "rules"):
        assert f"\n  {command} " in done.output
    assert "completion" not in done.output


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_the_help_names_the_modules_and_options_of_every_box(command: str) -> None:
    shown = " ".join(CliRunner().invoke(app, [command, "--help"]).output.split()).replace("- ", "-")
    for name, box in BOXES.items():
        for option, values in box.options.items():
            assert f"{option}={' or '.join(values)}" in shown
        assert not box.options or f"{name}: {next(iter(box.options))}=" in shown
        assert not box.modules or f"{name}: {box.modules[0]}, " in shown


def test_the_first_value_of_an_option_is_the_usual_one() -> None:
    for name, box in BOXES.items():
        usual = tuple(sorted((option, values[0]) for option, values in box.options.items()))
        seats = box.seats[0]
        with_, without = (new(Config(name, seats, (), options), Seeded(1)) for options in (usual, ()))
        assert position(with_).partition(" ")[2] == position(without).partition(" ")[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play --seat 3", "No such option: --seat. Did you mean --seats or --seed?"),
        ("play --module medinas", "No such option: --module. Did you mean --modules?"),
        ("play --seats many", "Invalid value for '--seats': Input should be a valid integer."),
        ("plya", "No such command 'plya'. Did you mean 'play' or 'replay'?"),
        ("arena", "Missing option '--bots'."),
        ("backup", "Missing argument 'FILE'."),
        (
            "simulate --games 99999999999999999999",
            "Invalid value for '--games': Input should be less than or equal to 9",
        ),
        (
            "serve --port 99999999999999999999",
            "Invalid value for '--port': Input should be less than or equal to 65535.",
        ),
        (
            "simulate --games -99999999999999999999",
            "Invalid value for '--games': Input should be greater than or equal",
        ),
        (
            "play --box red-palace --option scoring",
            "The option 'scoring' lacks a value: write scoring=tiles or scoring=classic. (K-17)",
        ),
        ("play --box red-palace --option scoring=", "The option 'scoring' lacks a value: write scoring=tiles or"),
        ("play --box red-palace --option nonsense", "'nonsense' is no option: write scoring=tiles or"),
        (
            "play --resume s1 --box classic --seed 3 --bots nosuch",
            "--resume goes on with a saved game as it is: leave out --box, --seed, --bots.",
        ),
        ("play --box clasic", "There is no box 'clasic'; did you mean 'classic'? There are classic, red-palace, "),
    ],
)
def test_what_is_wrong_with_the_words_is_said(words: str, sentence: str) -> None:
    assert refused(run_here(*words.split()), sentence)


@pytest.mark.parametrize(
    "words",
    [
        "plya",
        "--nonsense",
        "play --nonsense",
        "play something",
        "play --seats many",
        "play --seats 1",
        "play --seats 7",
        "play --seats 99999999999",
        "play --seats 4 --bots greedy,random",
        "play --bots gredy",
        "play --bots ,",
        "play --box red",
        "play --seed=",
        "play --seed=a\x1bb",
        "play --resume /there/is/no/such/file",
        "play --resume .",
        "simulate --seats 9",
        "simulate --bots gredy",
        "verify",
        "verify /there/is/no/such/file",
        "replay /there/is/no/such/file",
        "bench --seats 1",
        "bench --seconds 0",
        "bench --seconds nan",
        "rules A-999",
        "rules nothing",
    ],
)
def test_what_is_wrong_is_one_sentence_and_exit_code_2(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["alhambra", *words.split(" ")])
    assert main() == 2
    said = capsys.readouterr()
    assert re.fullmatch(r"alhambra: [^\n]*[.?]( \([A-Z]-\d+\))?\n", said.err)
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_ctrl_c_is_a_line_and_exit_code_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "rate", interrupted)
    monkeypatch.setattr(sys, "argv", ["alhambra", "bench"])
    assert main() == 130
    assert capsys.readouterr().err == "alhambra: interrupted.\n"


def test_ctrl_c_in_a_game_says_how_to_come_back() -> None:
    # A shell's job in the background hands on that it is ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    words = [*ENTRY, "play", "--seed", "it's 7"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(words, env=environment(), encoding="utf-8", bufsize=1, **pipes) as game:  # type: ignore[call-overload]
        while not game.stdout.readline().startswith("Money"):
            pass
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=600)
    assert game.returncode == 130
    assert "--seats 3 --bots greedy,greedy --seed 'it'\"'\"'s 7'" in out
    assert err == ""


def test_a_reader_that_has_gone_is_no_trouble() -> None:
    for words in (["rules", "classic"], ["--help"]):
        reader, writer = os.pipe()
        os.close(reader)  # before anybody writes
        with os.fdopen(writer, "wb") as nobody:
            done = subprocess.run(
                [*ENTRY, *words], env=environment(), stdout=nobody, stderr=subprocess.PIPE, timeout=600, check=False
            )
        assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full disk to write to")
def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*ENTRY, "rules"], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", env=environment(), check=False
        )
    assert (done.returncode, done.stderr) == (2, "alhambra: No space left on the disk.\n")


def test_a_terminal_that_knows_no_lines_gets_plain_ones() -> None:
    done = run("play", "--seed", "7", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "#========" in done.stdout and "+--------+" in done.stdout
    assert "?" not in done.stdout


@pytest.mark.parametrize(("language", "shown"), [("fr", "Deux cotes qui se touchent"), ("es", "Dos lados")])
def test_a_terminal_that_knows_no_accents_gets_the_letters(language: str, shown: str) -> None:
    done = run("rules", "A-56", "--language", language, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert shown in done.stdout and "?" not in done.stdout


def test_bytes_that_are_no_text_are_refused_like_any_other_line() -> None:
    done = subprocess.run(
        [*ENTRY, "play", "--seed", "7"], input=b"\xff\xfe\nquit\n", capture_output=True, env=environment(), check=False
    )
    assert done.returncode == 0, done.stderr
    assert b"is no move" in done.stdout


def test_the_whole_way_through_the_console_script() -> None:
    assert run("rules", "A-30").stdout.startswith("A-30 (classic, Take money)\n")
    failed = run("rules", "A-300")
    assert (failed.returncode, failed.stdout, failed.stderr.count("\n")) == (2, "", 1)
    assert failed.stderr.startswith("alhambra: ")
