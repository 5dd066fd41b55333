"""Why an action is not allowed: a stable code, the clause, and what on the table it concerns."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from alhambra.core.errors import AlhambraError


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause that forbids an action, with the places, cards and tiles that it concerns."""

    code: str
    clause: str
    message: str
    places: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()


class Reasons(Enum):
    """The base of the stable codes of refusals. Each game and each module has its own; no two are the same."""

    def refuse(
        self,
        clause: str,
        message: str,
        places: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        tiles: tuple[str, ...] = (),
    ) -> Refusal:
        """The refusal with this code."""
        return Refusal(self.value, clause, message, places, cards, tiles)


class Refused(AlhambraError):
    """Raised by the checked door. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.clause})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)  # exceptions travel between processes
