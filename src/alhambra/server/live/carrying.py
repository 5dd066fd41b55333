"""Codes that carry a seat from one device to another: short enough to be typed, for some minutes, and used once.

They live in memory, as hashes: after a restart one asks for another. A code has 36 bits, and an address may try few
(`limits.Addresses.code`), so that there is nothing to guess in the minutes that it is worth anything.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"  # without those that look like another, or like a digit
LENGTH: Final = 8
VALID: Final = 600.0  # seconds


@dataclass(slots=True)
class Parcel:
    """A seat on its way. `holder` is the hash it was held by; if that has changed, the code is worth nothing."""

    table: str
    seat: int
    holder: str | None
    until: float
    taken: str | None = None  # the hash of the secret that holds the seat now


class Codes:
    """Every code that is worth something."""

    def __init__(self) -> None:
        self._parcels: dict[str, Parcel] = {}

    def issue(self, table: str, seat: int, holder: str | None) -> str:
        """A code for a seat; one that was given for it before is void."""
        at = time.monotonic()
        self._parcels = {
            key: one for key, one in self._parcels.items() if one.until > at and (one.table, one.seat) != (table, seat)
        }
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self._parcels[_hashed(code)] = Parcel(table, seat, holder, at + VALID)
        return code

    def find(self, typed: str) -> Parcel | None:
        """What a code carries, however it is typed."""
        parcel = self._parcels.get(_hashed("".join(char for char in typed.upper() if char in LETTERS)))
        return parcel if parcel is not None and parcel.until > time.monotonic() else None


def _hashed(code: str) -> str:
    return hashlib.sha256(f"alhambra code {code}".encode()).hexdigest()
