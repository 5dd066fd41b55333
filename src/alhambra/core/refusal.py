"""Why an action is not allowed: a stable code, the clause, and what on the table it concerns."""

from __future__ import annotations

from dataclasses import dataclass

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


class Refused(AlhambraError):
    """Raised by the checked door. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.clause})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)  # exceptions travel between processes
