"""Bots that are programs: their names in the options, and the message about one that failed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

import typer

from alhambra.bots.outside.program import LIMIT, MARK, is_program
from alhambra.cli.parameters import GAPS
from alhambra.cli.saying import harmless, say
from alhambra.core.language import Said

WIDEST: Final = 24
LIMIT_HELP: Final = "option-limit"
GAPS[LIMIT_HELP] = lambda: {"seconds": f"{LIMIT:g}"}

# Commas in quotes are part of a command.
_NAME: Final = re.compile("""(?:[^,"']|"[^"]*"|'[^']*'|["'])+|(?<=,)(?=,|$)|^(?=,)""")


def split_bots(text: str) -> tuple[str, ...]:
    """The names of `expert,exec:node bot.js`."""
    return tuple(name.strip() for name in _NAME.findall(text)) if text.strip() else ()


def labels(bots: Iterable[str]) -> dict[str, str]:
    """Short names in tables for programs with long commands: `exec:1`, `exec:2` and so on."""
    long = [bot for bot in dict.fromkeys(bots) if is_program(bot) and len(bot) > WIDEST]
    return {bot: f"{MARK}{number}" for number, bot in enumerate(long, 1)}


def show_labels(names: Mapping[str, str]) -> None:
    """The command behind each short name."""
    for bot, label in names.items():
        typer.echo(harmless(f"{label} = {bot.removeprefix(MARK)}"))


def fallen(bot: str, fault: Said, number: int | None = None) -> str:
    """The message, in one line, that a program is not asked again in its game."""
    said = Said("program-fell", {"bot": bot, "fault": fault})
    return harmless(say(said) if number is None else say("program-fell-in", number=number, said=said))


class Fallen:
    """Prints it on standard error, once for each bot."""

    def __init__(self) -> None:
        self._named: set[str] = set()

    def tell(self, number: int, bot: str, fault: Said) -> None:
        if bot not in self._named:
            self._named.add(bot)
            typer.echo(fallen(bot, fault, number), err=True)
