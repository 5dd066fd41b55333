"""The person's turn: what is shown, and what playing a move, taking back and committing do to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from alhambra import AlhambraError, check, legal, score, word
from alhambra.cli.board import draw, market, palace
from alhambra.cli.moves import Move, lines_of, listing, marks_of, moves_of
from alhambra.cli.phase import DECISIONS, chosen_at_home, what_now
from alhambra.cli.session import PERSON, Session
from alhambra.cli.spelling import spelt
from alhambra.cli.story import story
from alhambra.cli.text import WIDTH, whole_number
from alhambra.core.refusal import Refusal
from alhambra.palace.explain import Scoring

RULE: Final = "─" * WIDTH


class Step(Enum):
    """Where a typed line leads."""

    STAY = "the turn goes on"
    COMMITTED = "the turn is over"
    LEFT = "the person leaves the game"


class Prompt:
    """What the person sees and does during one turn."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.show = session.screen.show
        self.say = session.screen.say
        self.refused: Refusal | None = None  # the last one, for `why`

    def moves(self) -> list[Move]:
        """The legal moves in the order of their numbers."""
        seen = self.session.seen()
        return moves_of(seen, legal(self.session.state), self._longest() if chosen_at_home(seen) else ())

    def _longest(self) -> tuple[str, ...]:
        """The segments of the person's longest wall."""
        gains = score(self.session.state).now.gains
        return tuple(segment for gain in gains if gain.player == PERSON for segment in gain.segments)

    def _spelt(self, text: str) -> str:
        return spelt(text, {one.place: one.tile for one in self.session.seen().palaces[PERSON].tiles})

    def open(self) -> None:
        """The table at the beginning of a turn."""
        self.show(f"\n{RULE}")
        seen = self.session.seen()
        if seen.phase in ("draft", "act"):
            self.show(draw(seen, self.session.names) + "\n")
        self.say_what_now()
        self.show_moves()

    def say_what_now(self) -> None:
        """What is to be decided, where the moves alone do not say it."""
        if not self.session.turn.ready:
            for sentence in what_now(self.session.seen()):
                self.say(sentence)

    def show_moves(self, kind: str | None = None) -> None:
        """What can be done now. Tiles to be laid are shown with the places where they fit."""
        if self.session.turn.ready:
            changes = "" if self.session.seen().modules.get("draft") else f"{self._changes()}\n"
            self.show(f"{changes}Your turn is finished: Enter commits it, 'undo' takes back.")
            return
        moves = self.moves()
        marks = marks_of(moves)
        if marks or chosen_at_home(self.session.seen()):
            self.show("\n" + palace(self.session.seen(), self.session.names, PERSON, marks) + "\n")
        self.show(listing(moves, kind) or f"You have no moves of the kind '{kind}' now.")

    def _changes(self) -> str:
        """What the turn does to the wall and to the next scoring, before anything is drawn."""
        sheets = score(self.session.began), score(self.session.state)
        before, after = (sheet.now for sheet in sheets)
        parts = [_change("Wall", (_wall(before), _wall(after)))]
        parts.append(_change("points if scored now", (before.points(PERSON), after.points(PERSON))))
        scores = sheets[0].scores[PERSON], sheets[1].scores[PERSON]
        if scores[0] != scores[1]:
            parts.append(_change("score", scores))
        return f"{'; '.join(parts)}."

    def play(self, action: Any) -> None:
        """Carry out a move tentatively, or say which rule it breaks and what is allowed instead."""
        refusal = check(self.session.state, action)
        if refusal is not None:
            self.refuse(refusal, action)
            return
        types = self.session.seen().types
        events = self.session.play(action)
        self.show("\n".join(story(events, self.session.names, types)))
        self.show_next()

    def show_next(self) -> None:
        """The table after a move, as far as it matters for the next decision."""
        seen = self.session.seen()
        if seen.phase in ("act", "after") and not chosen_at_home(seen) and seen.bound not in DECISIONS:
            self.show("\n" + market(seen) + "\n")
        self.say_what_now()
        self.show_moves()

    def refuse(self, refusal: Refusal, action: Any) -> None:
        """Nothing is lost: the rule, and the moves of the same kind that are allowed."""
        self.refused = refusal
        self.say(f"Refused: {refusal.message} ({refusal.clause}; 'why' shows the rule)")
        if self.session.turn.ready:
            self.show("Your turn is finished: Enter commits it, 'undo' takes back.")
            return
        moves = self.moves()
        verb = word(self.session.state, action).partition(":")[0]
        alike = {move.kind for move in moves if move.action.word().partition(":")[0] == verb}
        self.show("Allowed:\n" + listing(moves, alike.pop() if len(alike) == 1 else None))

    def parse(self, text: str) -> Any:
        """The action of a move as it was typed: a number of the list, or notation."""
        number = whole_number(text)
        if number is not None:
            moves = self.moves()
            if not 1 <= number <= len(moves):
                raise AlhambraError(f"There is no move {text}: {_numbers(moves)}.")
            return moves[number - 1].action
        return self.session.state.game.parse_word(self._spelt(text))

    def show_begun(self, text: str) -> bool:
        """How a move that is not complete can go on. False if no move begins so."""
        begun = self._spelt(text).rstrip(":,/@")
        numbered = [
            (number, move)
            for number, move in enumerate(self.moves(), 1)
            if re.match(f"{re.escape(begun)}(?![a-z0-9])", move.action.word())
        ]
        if numbered:
            self.show(lines_of(numbered))
        return bool(numbered)

    def commit(self) -> Step:
        """End the turn, if it is finished."""
        if not self.session.turn.ready:
            self.show("Your turn is not finished: choose a move first.")
            self.show_moves()
            return Step.STAY
        self.session.commit()
        return Step.COMMITTED


def _wall(scoring: Scoring) -> int:
    return sum(gain.count for gain in scoring.gains if gain.player == PERSON and gain.reason == "wall")


def _change(what: str, figures: tuple[int, int]) -> str:
    before, after = figures
    return f"{what} {before} → {after}" if before != after else f"{what} {after} as before"


def _numbers(moves: Sequence[Move]) -> str:
    return f"they are numbered from 1 to {len(moves)}" if moves else "your turn is finished, Enter commits it"
