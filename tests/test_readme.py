"""The examples of README.md work.

A `python` block runs as a script, or as a doctest if it has prompts. In a `console` block each
`$ alhambra …` runs, and every line of output that is shown appears in this order; `...` stands for
anything. A shown line that begins with `> ` is what the person types.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import alhambra

README = Path(__file__).parents[1] / "README.md"
SOURCE = Path(alhambra.__file__).parents[1]
PROMPT = "> "


@dataclass(frozen=True, slots=True)
class Command:
    """One `$ alhambra …` with the lines shown below it."""

    words: tuple[str, ...]
    shown: tuple[str, ...]

    def typed(self) -> str:
        return "".join(line.removeprefix(PROMPT) + "\n" for line in self.shown if line.startswith(PROMPT))

    def pattern(self) -> str:
        """What the output has to contain, whatever the spaces at the ends of its lines."""
        lines = [line for line in self.shown if not line.startswith(PROMPT)]
        parts = [part.strip() for line in lines for part in re.split(r"\.{3}|…", line)]
        return ".*?".join(re.escape(part) for part in parts if part)


def blocks(markdown: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)


def examples(language: str) -> list[object]:
    found = blocks(README.read_text(encoding="utf-8"), language)
    return [pytest.param(block, id=f"block {number}") for number, block in enumerate(found, 1)]


def commands(block: str) -> list[Command]:
    """The commands of a console block that are ours; a line that ends in a backslash goes on."""
    found = []
    for part in re.split(r"^\$ ", block.replace("\\\n", " "), flags=re.MULTILINE)[1:]:
        first, *shown = part.rstrip("\n").split("\n")
        words = shlex.split(first, comments=True)
        if words[:1] == ["alhambra"]:
            found.append(Command(tuple(words[1:]), tuple(shown)))
    return found


def run(command: Command, folder: Path) -> str:
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "alhambra", *command.words],
        input=command.typed(),
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "COLUMNS": "100", "NO_COLOR": "1"},
        timeout=1800,
        check=False,
    )
    assert done.returncode == 0, f"alhambra {' '.join(command.words)}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("block", examples("python"))
def test_python(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "readme"}
    if ">>> " not in block:
        exec(compile(block, "README.md", "exec"), names)
        return
    example = doctest.DocTestParser().get_doctest(block, names, "README.md", "README.md", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(example).failed == 0


@pytest.mark.parametrize("block", examples("console"))
def test_console(block: str, tmp_path: Path) -> None:
    for command in commands(block):
        output = run(command, tmp_path)
        assert re.search(command.pattern(), output, re.DOTALL), f"README shows something else than:\n{output}"


def test_a_block_is_read_as_commands_with_input_and_output() -> None:
    block = "$ make\n$ alhambra play \\\n --seed 7  # a game\nYour move ... now\n> quit\n$ alhambra rules\n"
    assert blocks(f"```console\n{block}```\n", "console") == [block]
    play, rules = commands(block)
    assert play.words == ("play", "--seed", "7")
    assert play.typed() == "quit\n"
    assert re.search(play.pattern(), "Hello\nYour move is asked now\n", re.DOTALL)
    assert not re.search(play.pattern(), "Your now\n", re.DOTALL)
    assert rules == Command(("rules",), ())
