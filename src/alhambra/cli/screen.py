"""Where the command line writes and reads: colour where there is a terminal, plain text everywhere else."""

from __future__ import annotations

import re
import sys
from typing import Final

from rich.console import Console
from rich.highlighter import Highlighter
from rich.text import Text
from rich.theme import Theme

from alhambra.cli.saying import named
from alhambra.cli.streams import WALLS
from alhambra.cli.text import filled
from alhambra.core.language import NAME
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import TYPES

# Letters and words say the same, so that nobody needs the colours.
THEME: Final = Theme(
    {
        "game.y": "bold yellow",
        "game.g": "bold green",
        "game.b": "bold bright_blue",
        "game.o": "bold dark_orange",
        "game.pavilion": "bright_blue",
        "game.seraglio": "bright_red",
        "game.arcades": "dark_goldenrod",
        "game.chambers": "bold",
        "game.garden": "green",
        "game.tower": "magenta",
        "game.wall": "bold",
        "game.open": "dim",
        "game.mark": "bold cyan",
        "game.clause": "cyan",
    }
)


class GameHighlighter(Highlighter):
    """Colours cards, currencies, tiles, walls and clauses wherever they are written, in the language that is spoken."""

    def __init__(self) -> None:
        self._patterns = [
            *(_currency(letter, name) for letter, name in zip(LETTERS, CURRENCIES, strict=True)),
            *(_type(name) for name in TYPES),
            rf"(?P<wall>[{WALLS}╲╱]+)",
            r"(?P<open>[─│┌┐└┘├┤┬┴┼]+)",
            r"(?P<mark>\[\d[\d,]*\])",
            r"(?P<clause>\b[A-Z]-\d+[a-z]?\b)",
        ]

    def highlight(self, text: Text) -> None:
        for pattern in self._patterns:
            text.highlight_regex(pattern, style_prefix="game.")


def _currency(letter: str, name: str) -> str:
    called = [re.escape(named("currency", name, form)) for form in ("plural", NAME)]
    return rf"\b(?P<{letter}>{letter}[1-9]\b|({'|'.join(called)})( {letter}\b)?)"


def _type(name: str) -> str:
    """Names of tiles begin with their type in English, in every language."""
    called, short = re.escape(named("type", name)), re.escape(named("type", name, "short"))
    return rf"\b(?P<{name}>({name}|{called}|{short}\b)([ -]\d+)?(-[NESW]+|-none)?)"


class Screen:
    """Text out, lines in."""

    def __init__(self) -> None:
        self.console = Console(theme=THEME, highlight=False, soft_wrap=True)
        self._colour = GameHighlighter()

    def show(self, text: str = "") -> None:
        """Print a text, with colour on top where there is a terminal."""
        written = Text(text)
        self._colour.highlight(written)
        self.console.print(written)

    def say(self, sentence: str) -> None:
        """Print a sentence, on several lines if it is long."""
        self.show(filled(sentence))

    def ask(self, prompt: str) -> str | None:
        """A line that was typed; none at the end of the input. What comes from a pipe is written down."""
        try:
            line = input(prompt)
        except EOFError:
            self.show()
            return None
        if not sys.stdin.isatty():
            self.show(line)
        return line.strip()
