"""Names and secrets of people, and the names of bots."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from typing import Final

from alhambra.server.table.errors import Code, TableError

LONGEST: Final = 24
BOT_NAMES: Final = ("Amina", "Bashir", "Dalia", "Farid", "Layla", "Zaid")  # one for each seat, with a letter of its own
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
_UNSHOWN: Final = ("C", "Zl", "Zp")  # control, format and separators that could disguise a name
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that nobody sees
_MARKS: Final = ("Mn", "Me")  # they lie on the sign before them; spacing ones (Mc) stand beside it
MOST_MARKS: Final = 4  # on one sign: pointed Hebrew, the fullest of scripts that people write names in, needs no more


def clean_name(name: str) -> str:
    """A name as it is shown: trimmed, in one form, without characters that nobody sees."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or len(shown) > LONGEST:
        raise TableError(Code.BAD_NAME, "table-name-length", longest=LONGEST)
    if any(map(_unshown, shown)):
        raise TableError(Code.BAD_NAME, "table-name-unshown")
    if _unstacked(shown) != shown:
        raise TableError(Code.BAD_NAME, "table-name-marks", most=MOST_MARKS)
    return shown


def bot_name(seat: int, people: Iterable[str] = ()) -> str:
    """What the bot on a seat is called, other than any of these people."""
    name = BOT_NAMES[seat]
    return f"{name} (bot)" if name.casefold() in {one.casefold() for one in people} else name


def clean_text(text: str) -> str:
    """A remark as it is shown: one paragraph of characters that can be seen."""
    shown = "".join(" " if _unshown(char) else char for char in unicodedata.normalize("NFC", text))
    shown = _unstacked(" ".join(shown.split()))
    if not shown:
        raise TableError(Code.MALFORMED, "table-remark-empty")
    return shown


def _unshown(char: str) -> bool:
    return char in _BLANK or unicodedata.category(char).startswith(_UNSHOWN)


def _unstacked(text: str) -> str:
    """Without marks that lie on nothing, or on a sign that bears enough: piled up they cover the lines around."""
    kept, room = "", 0
    for char in text:
        if unicodedata.category(char) in _MARKS:
            room -= 1
            if room < 0:
                continue
        elif unicodedata.category(char) != "Mc":
            room = 0 if char == " " else MOST_MARKS
        kept += char
    return kept


def hashed(secret: str) -> str:
    """What is stored of a secret. It is 128 random bits or more, so one hash is enough: there is nothing to guess."""
    return hashlib.sha256(f"alhambra seat {secret}".encode()).hexdigest()


def table_id(command: str) -> str:
    """The id of the table that a command makes, the same each time. As hard to guess as the command's id."""
    number = int.from_bytes(hashlib.sha256(f"alhambra table {command}".encode()).digest())
    letters = ""
    for _ in range(20):
        number, letter = divmod(number, len(_ALPHABET))
        letters += _ALPHABET[letter]
    return letters
