"""Bots that are programs: how they stand among the names of bots, and what is said of one that did not play on."""

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
    """What programs with long commands are called in tables: `exec:1`, `exec:2` and so on."""
    long = [bot for bot in dict.fromkeys(bots) if is_program(bot) and len(bot) > WIDEST]
    return {bot: f"{MARK}{number}" for number, bot in enumerate(long, 1)}


def show_labels(names: Mapping[str, str]) -> None:
    """Which command each of them is."""
    for bot, label in names.items():
        typer.echo(harmless(f"{label} = {bot.removeprefix(MARK)}"))


def fallen(bot: str, fault: Said, number: int | None = None) -> str:
    """That a program plays no more in its game, in one line."""
    said = Said("program-fell", {"bot": bot, "fault": fault})
    return harmless(say(said) if number is None else say("program-fell-in", number=number, said=said))


class Fallen:
    """Says it on standard error, once of each bot."""

    def __init__(self) -> None:
        self._named: set[str] = set()

    def tell(self, number: int, bot: str, fault: Said) -> None:
        if bot not in self._named:
            self._named.add(bot)
            typer.echo(fallen(bot, fault, number), err=True)
