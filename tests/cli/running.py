"""The console script in this process."""

from __future__ import annotations

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple
from unittest.mock import patch

from alhambra.cli import main


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
