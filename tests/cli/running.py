"""The console script in this process."""

from __future__ import annotations

import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple
from unittest.mock import patch

from typer.testing import CliRunner

from alhambra.cli import main
from alhambra.cli.app import app


class Ran(NamedTuple):
    """The exit code and what was written."""

    code: int
    out: str
    err: str


def run(*arguments: object) -> Ran:
    """Run `alhambra` with these arguments."""
    out, err = StringIO(), StringIO()
    words = ["alhambra", *map(str, arguments)]
    with patch.object(sys, "argv", words), redirect_stdout(out), redirect_stderr(err):
        code = main()
    return Ran(code, out.getvalue(), err.getvalue())


def refused(ran: Ran, sentence: str) -> bool:
    """One line on stderr that begins with these words, nothing on stdout, exit code 2."""
    return ran[:2] == (2, "") and ran.err.startswith(f"alhambra: {sentence}") and ran.err.count("\n") == 1


def talk(words: str, *lines: str) -> str:
    """What the screen shows of `alhambra play` with these words when lines are typed; then the input ends."""
    done = CliRunner().invoke(app, ["play", *words.split()], input="".join(f"{line}\n" for line in lines))
    assert done.exit_code == 0, done.output
    return done.output


def answers(words: str, *lines: str) -> list[str]:
    """What is shown after each line."""
    _, *parts = re.split("^> ", talk(words, *lines), flags=re.MULTILINE)
    return [part.removeprefix(f"{line}\n") for line, part in zip(lines, parts[: len(lines)], strict=True)]
