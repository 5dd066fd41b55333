"""`alhambra bot`: one of our bots as a program that reads the lines of `docs/bots.md`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer


def bot_command(name: Annotated[str, typer.Argument(metavar="argument-bot", help="argument-bot-asked")]) -> None:
    """Make a bot available to another program."""
    from alhambra.bots import bot_class
    from alhambra.bots.outside.speaking import answers

    bot_class(name)
    for answer in answers(name, sys.stdin):
        print(answer, flush=True)
