"""The person's turn, whatever the box: what playing a move, taking back and committing do to it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from alhambra import AlhambraError, NotationError, check, word
from alhambra.cli.saying import both, say
from alhambra.cli.session import Session
from alhambra.cli.text import WIDTH, whole_number
from alhambra.core.language import Said
from alhambra.core.refusal import Refusal, said_of

RULE: Final = "─" * WIDTH
V = TypeVar("V")


class Step(Enum):
    """Where a typed line leads."""

    STAY = "the turn goes on"
    COMMITTED = "the turn is over"
    LEFT = "the person leaves the game"


class AnyMove(Protocol):
    """A legal action, and the group in which it is listed."""

    @property
    def action(self) -> Any: ...

    @property
    def kind(self) -> str: ...


class Prompt(ABC, Generic[V]):
    """What the person sees and does during one turn."""

    goes_on: ClassVar[str]  # what may follow where a move is typed as far as it was meant, as a pattern
    finished: ClassVar[str]  # the message when only the commit is left
    saved: ClassVar[str]  # that which says what of the game was saved
    unseen: ClassVar[str] = ""  # that below a position
    clause: ClassVar[str]  # an example of one
    wording: ClassVar[Mapping[str, tuple[str, str]]] = {}  # arguments and messages of commands where they differ

    def __init__(self, session: Session[V]) -> None:
        self.session = session
        self.show = session.screen.show
        self.say = session.screen.say
        self.refused: Sequence[Refusal] = ()  # of the last move that was typed, for `why`

    @abstractmethod
    def open(self) -> None:
        """The table at the beginning of a turn."""

    @property
    @abstractmethod
    def kinds(self) -> Sequence[str]:
        """The groups of moves."""

    @property
    @abstractmethod
    def verbs(self) -> Sequence[str]:
        """The words with which moves begin."""

    @abstractmethod
    def moves(self) -> Sequence[AnyMove]:
        """The legal moves in the order of their numbers."""

    @abstractmethod
    def lines(self, numbers: Sequence[int], short: bool) -> str:
        """The moves with these numbers; short with the long groups folded."""

    @abstractmethod
    def show_moves(self, kind: str | None = None) -> None:
        """What can be done now."""

    @abstractmethod
    def show_next(self) -> None:
        """The table after a move, as far as it matters for the next decision."""

    @abstractmethod
    def spelt(self, text: str) -> str:
        """A move as notation spells it, from what people type."""

    @abstractmethod
    def dead_ends(self, text: str) -> list[Refusal]:
        """Why a move that is not complete can be completed in no way; nothing if that is not known."""

    @abstractmethod
    def restarted(self) -> str:
        """What was taken back as a whole."""

    @abstractmethod
    def nothing_to_undo(self) -> str:
        """Why nothing can be taken back."""

    @abstractmethod
    def score(self, argument: str) -> str:
        """What would score now, or what a scoring brought."""

    @abstractmethod
    def board(self, argument: str) -> str:
        """The table, as a seat sees it."""

    @abstractmethod
    def help(self) -> str:
        """How moves are typed."""

    def page(self, name: str) -> str:
        """What the page of a module says; nothing in a game without it."""
        return ""

    def listing(self, kind: str | None = None) -> str:
        """The moves with their numbers; all of one kind, or of all kinds and short."""
        numbers = [number for number, move in enumerate(self.moves(), 1) if kind in (None, "all", move.kind)]
        return self.lines(numbers, short=kind is None) or say("no-moves-of-kind", kind=kind or "")

    def play(self, action: Any) -> None:
        """Carry out a move tentatively, or say which rule it breaks and what is allowed instead."""
        refusal = check(self.session.state, action)
        if refusal is not None:
            self.refuse([refusal], word(self.session.state, action))
            return
        before = self.session.seen()
        events = self.session.play(action)
        self.show("\n".join(self.session.report(events, before)))
        self.show_next()

    def refuse(self, refusals: Sequence[Refusal], move: str) -> None:
        """Nothing is lost: the rule, and the moves of the same kind that are allowed."""
        self.refused = refusals
        first, *more = refusals
        self.say(say("refused", sentence=said_of(first), clause=first.clause))
        for refusal in more:
            self.say(f"  {say('refused-too', sentence=said_of(refusal), clause=refusal.clause)}")
        if self.session.turn.ready:
            self.show(say(self.finished))
            return
        verb = move.partition(":")[0]
        alike = {move.kind for move in self.moves() if move.action.word().partition(":")[0] == verb}
        self.show(f"{say('allowed')}\n{self.listing(alike.pop() if len(alike) == 1 else None)}")

    def parse(self, text: str) -> Any:
        """The action of a move as it was typed: a number of the list, or notation."""
        number = whole_number(text)
        if number is None:
            return self._parse(text)
        moves = self.moves()
        if not moves:
            raise AlhambraError(both(Said("no-such-move-now", {"move": text}), Said(self.finished)))
        if not 1 <= number <= len(moves):
            raise AlhambraError("no-such-move", move=text, count=len(moves))
        return moves[number - 1].action

    def _parse(self, text: str) -> Any:
        spelt = self.spelt(text)
        try:
            return self.session.state.game.parse_word(spelt)
        except NotationError as error:
            raise NotationError(_as_typed(error.said, spelt, text)) from None

    def show_begun(self, text: str) -> bool:
        """How a move that is not complete can go on, or why in no way. False if that cannot be said."""
        if numbers := self._ways_on(text):
            self.show(self.lines(numbers, short=False))
        elif refusals := self.dead_ends(text):
            self.refuse(refusals, self.spelt(text))
        else:
            return False
        return True

    def _ways_on(self, text: str) -> list[int]:
        """The numbers of the moves that begin so."""
        begun = re.compile(re.escape(self.spelt(text).rstrip(":,/@")) + self.goes_on)
        return [number for number, move in enumerate(self.moves(), 1) if begun.match(move.action.word())]

    def refusals(self, text: str) -> list[Refusal]:
        """Why a move is refused, complete or not; nothing if it is allowed."""
        try:
            refusal = check(self.session.state, self.parse(text))
        except NotationError:
            if self._ways_on(text):
                raise AlhambraError("can-be-completed", move=text) from None
            if found := self.dead_ends(text):
                return found
            raise
        return [] if refusal is None else [refusal]

    def commit(self) -> Step:
        """End the turn, if it is finished."""
        if not self.session.turn.ready:
            self.show(say("turn-not-finished"))
            self.show_moves()
            return Step.STAY
        self.session.commit()
        return Step.COMMITTED


def _as_typed(said: Said, spelt: str, typed: str) -> Said:
    """What is wrong with a move, told of what was typed instead of how notation spells it."""
    args = {name: typed if value == spelt else value for name, value in said.args.items()}
    return Said(said.id.replace(f"'{spelt}'", f"'{typed}'"), args)
