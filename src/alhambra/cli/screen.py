"""Where the command line writes and reads: colour where there is a terminal, plain text everywhere else."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper
from typing import ClassVar, Final

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

from alhambra.cli.modules import faces
from alhambra.cli.text import filled

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
WALLS: Final = "═║╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫"
PLAIN: Final = {**dict.fromkeys(WALLS, "#"), "═": "=", **dict.fromkeys("┌┐└┘├┤┬┴┼", "+")} | {
    "─": "-", "│": "|", "▒": "%", "½": ".5",
    "·": "-", "…": "...", "→": "to", "–": "-", "≥": ">=", "■": "#", "□": ".", "±": "+-",
}  # fmt: skip


class GameHighlighter(RegexHighlighter):
    """Colours cards, currencies, tiles, walls and clauses wherever they are written."""

    base_style = "game."
    highlights: ClassVar[list[str]] = [
        *(rf"\b(?P<{letter}>{letter}[1-9]\b|{name}s?( {letter}\b)?)"
          for letter, name in (("y", "florin"), ("g", "dirham"), ("b", "dinar"), ("o", "ducat"))),
        *(rf"\b(?P<{name}>({name}|{name[:3]}\b)([ -]\d+)?(-[NESW]+|-none)?)"
          for name in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")),
        rf"(?P<wall>[{WALLS}╲╱]+)",
        r"(?P<open>[─│┌┐└┘├┤┬┴┼]+)",
        r"(?P<mark>\[\d[\d,]*\])",
        r"(?P<clause>\b[A-Z]-\d+[a-z]?\b)",
    ]  # fmt: skip


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


def prepare_streams() -> None:
    """What a stream cannot say in its encoding it says plainly, and odd bytes from a pipe are no disaster."""
    codecs.register_error("plainly", _plainly)
    for stream, errors in ((sys.stdout, "plainly"), (sys.stderr, "plainly"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs: dict[str, str | int | None] = {**PLAIN}
    for face in faces().values():
        signs.update(face.plain)
    plain = error.object[error.start : error.end].translate(str.maketrans(signs))
    return plain.encode("ascii", "replace").decode(), error.end
