"""Why an action is not allowed: a stable code, the clause, the sentence, and what on the table it concerns."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from alhambra.core.english import english
from alhambra.core.errors import AlhambraError, with_clause
from alhambra.core.language import Said
from alhambra.core.messages import Argument, Message


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause that forbids an action, with the places, cards and tiles that it concerns.

    `message` is the sentence in English; `id` and `args` say the same for any language.
    """

    code: str
    clause: str
    message: str
    places: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    id: str = ""
    args: dict[str, Argument] = field(default_factory=dict, hash=False)


class Reasons(Enum):
    """The base of the stable codes of refusals. Each game and each module has its own; no two are the same."""

    def refuse(
        self,
        clause: str,
        message: Message,
        places: tuple[str, ...] = (),
        cards: tuple[str, ...] = (),
        tiles: tuple[str, ...] = (),
        **args: Argument,
    ) -> Refusal:
        """The refusal with this code; what is named besides fills the gaps of the message."""
        return Refusal(self.value, clause, message.say(args), places, cards, tiles, message.id, args)


class Refused(AlhambraError):
    """Raised by the checked door. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(with_clause(said_of(refusal), refusal.clause))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)  # exceptions travel between processes


def said_of(refusal: Refusal) -> Said:
    """What a refusal says, for any language; that of a module of somebody else is its own sentence."""
    return Said(refusal.id, refusal.args) if english().has(refusal.id) else Said(refusal.message)
