"""What a stream cannot say in its encoding it says plainly."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper
from typing import Final
from unicodedata import combining, normalize

WALLS: Final = "═║╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫"
PLAIN: Final = {**dict.fromkeys(WALLS, "#"), "═": "=", **dict.fromkeys("┌┐└┘├┤┬┴┼", "+")} | {
    "─": "-", "│": "|", "▒": "%", "½": ".5",
    "·": "-", "…": "...", "→": "->", "–": "-", "≥": ">=", "■": "#", "□": ".", "±": "+-",
    "«": '"', "»": '"', "„": '"', "“": '"', "”": '"', "’": "'", "œ": "oe", "ß": "ss",
}  # fmt: skip


def prepare_streams() -> None:
    """No text is too much for a stream, and odd bytes from a pipe are no disaster."""
    codecs.register_error("plainly", _plainly)
    for stream, errors in ((sys.stdout, "plainly"), (sys.stderr, "plainly"), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    from alhambra.cli.modules import faces  # few terminals need them

    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs: dict[str, str | int | None] = {**PLAIN}
    for face in faces().values():
        signs.update(face.plain)
    plain = error.object[error.start : error.end].translate(str.maketrans(signs))
    return "".join(map(_without_accent, plain)), error.end


def _without_accent(sign: str) -> str:
    """`e` for `é`; what is no such letter is a question mark."""
    letters = "".join(part for part in normalize("NFKD", sign) if not combining(part))
    return letters if letters.isascii() else "?"
