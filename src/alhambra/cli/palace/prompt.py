"""The person's turn in a palace game: what is shown, and how moves are typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from alhambra import AlhambraError, NotationError, legal, score
from alhambra.cli.modules import boards_of, faces_of
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.board import draw, market, palace, palaces
from alhambra.cli.palace.deadends import OWN, dead_ends, words_of
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.moves import kinds_of, lines_of, marks_of, moves_of
from alhambra.cli.palace.questions import apart_from_market, chosen_at_home, what_now
from alhambra.cli.palace.scores import account, scoring_table
from alhambra.cli.palace.spelling import of_a_module, spelt
from alhambra.cli.prompt import RULE, Prompt
from alhambra.cli.saying import named, say
from alhambra.cli.session import PERSON
from alhambra.cli.text import columns, whole_number
from alhambra.core.language import Said
from alhambra.core.refusal import Refusal
from alhambra.palace.explain import Scoring
from alhambra.palace.views import View

EXAMPLES: Final = ("take y3 g2", "buy 2 g4 g5", "buy {tile} g4 g5", "lay {tile} n2e1", "keep {tile}")
REDESIGNS: Final = ("remove {tile}", "swap {old} {new}", "done")
GIVING: Final = "give {tile}"  # to the neutral player, where there is one


class PalacePrompt(Prompt[View]):
    """What the person sees and does during one turn."""

    goes_on = "(?![a-z0-9])"
    finished = "turn-to-commit"
    saved = "turns-saved"
    unseen = "position-holds-all"
    clause = "A-56"

    @property
    def kinds(self) -> Sequence[str]:
        return kinds_of(faces_of(self.session.seen()))

    @property
    def verbs(self) -> Sequence[str]:
        return (*self.session.state.game.verbs, "done", "pass")

    def moves(self) -> list[Move]:
        seen = self.session.seen()
        return moves_of(seen, legal(self.session.state), self._longest() if chosen_at_home(seen) else ())

    def lines(self, numbers: Sequence[int], short: bool) -> str:
        moves = self.moves()
        return lines_of([(number, moves[number - 1]) for number in numbers], short)

    def _longest(self) -> tuple[str, ...]:
        """The segments of the person's longest wall."""
        gains = score(self.session.state).now.gains
        return tuple(segment for gain in gains if gain.player == PERSON for segment in gain.segments)

    def spelt(self, text: str) -> str:
        seen = self.session.seen()
        return spelt(text, {one.place: one.tile for one in seen.palaces[PERSON].tiles}, seen.market)

    def _parse(self, text: str) -> Any:
        spelt_out = self.spelt(text)
        verb, words = spelt_out.partition(":")[0], words_of(spelt_out)
        if verb not in self.verbs and of_a_module(verb):
            raise AlhambraError(f"absent-{verb}")
        most = OWN[verb].most if verb in OWN else 0
        if most and len(words) > most:
            raise NotationError("too-many-words", verb=verb, count=most, found=len(words))
        try:
            return super()._parse(text)
        except NotationError as error:
            seen, said = self.session.seen(), error.said
            for board in boards_of(seen):
                said = board.mistyped(seen, said)
            raise NotationError(said) from None

    def dead_ends(self, text: str) -> list[Refusal]:
        return dead_ends(self.session.state, self.session.seen(), self.spelt(text))

    def open(self) -> None:
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
        seen = self.session.seen()
        if self.session.turn.ready:
            dealing = any(face.dealing(seen) for face in faces_of(seen))
            self.show(say(self.finished) if dealing else f"{self._changes()}\n{say(self.finished)}")
            return
        marks = marks_of(self.moves())
        if marks or chosen_at_home(seen):
            self.show("\n" + palace(seen, self.session.names, PERSON, marks) + "\n")
        self.show(self.listing(kind))

    def _changes(self) -> str:
        """What the turn does to the wall and to the next scoring, before anything is drawn."""
        sheets = score(self.session.began), score(self.session.state)
        before, after = (sheet.now for sheet in sheets)
        parts = [_change("figure-wall", (_wall(before), _wall(after)))]
        parts.append(_change("figure-points", (before.points(PERSON), after.points(PERSON))))
        scores = sheets[0].scores[PERSON], sheets[1].scores[PERSON]
        if scores[0] != scores[1]:
            parts.append(_change("score", scores))
        return say("figures", changes=parts)

    def show_next(self) -> None:
        seen = self.session.seen()
        if seen.phase in ("act", "after") and not chosen_at_home(seen) and not apart_from_market(seen):
            self.show("\n" + market(seen) + "\n")
        self.say_what_now()
        self.show_moves()

    def _drawn(self) -> bool:
        """Whether something was drawn in this turn, which stays."""
        return self.session.turn.committed is not self.session.began

    def restarted(self) -> str:
        return say("draw-restarted") if self._drawn() else say("turn-restarted")

    def nothing_to_undo(self) -> str:
        return say("drawn-stays") if self._drawn() else say("nothing-to-undo")

    def score(self, argument: str) -> str:
        sheet, names = score(self.session.state), self.session.names
        if argument:
            held = {str(scoring.number): scoring for scoring in sheet.past}
            if argument not in held:
                coming = whole_number(argument) in range(1, 4)
                raise AlhambraError("scoring-not-held" if coming else "no-such-scoring", scoring=argument)
            return f"{say('the-scoring', number=int(argument))}\n{scoring_table(held[argument], names)}"
        after = [points + sheet.now.points(player) for player, points in enumerate(sheet.scores)]
        title = say("scoring-now", number=sheet.now.number)
        parts = [f"{title}\n{scoring_table(sheet.now, names, after)}", account(sheet, names)]
        return "\n\n".join(part for part in parts if part)

    def board(self, argument: str) -> str:
        seen, names = self.session.seen(), self.session.names
        if argument == "all":
            return palaces(seen, names)
        seat = whole_number(argument) if argument else seen.seat
        if seat is None or seat >= seen.seats:
            raise AlhambraError("no-such-seat", seat=argument, last=seen.seats - 1)
        return draw(seen, names, seat)

    def page(self, name: str) -> str:
        seen = self.session.seen()
        found = [board for board in boards_of(seen) if board.page == name]
        return "\n".join(board.explained(seen, self.session.names) for board in found)

    def help(self) -> str:
        seen = self.session.seen()
        faces = faces_of(seen)
        examples = [*EXAMPLES, *([] if seen.neutral is None else [GIVING]), *REDESIGNS]
        examples += [example for face in faces for example in _in_game(face, seen, face.examples)]
        final = [Said("quoted", {"typed": word}) for face in faces for word in _in_game(face, seen, face.final)]
        text = say("move-help", examples=columns([_example(one) for one in examples]), count=len(final), words=final)
        return "\n".join([text, *(say(sign) for face in faces for sign in face.signs)])


def _in_game(face: Face, seen: View, moves: Sequence[str]) -> Sequence[str]:
    """The moves of a module that exist in this game."""
    return moves if face.board is None else face.board.in_game(seen, moves)


def _example(text: str) -> str:
    """A move as it is typed, with words of the language for what one chooses."""
    return re.sub("{([a-z-]+)}", lambda found: named("argument", found[1]), text)


def _wall(scoring: Scoring) -> int:
    return sum(gain.count for gain in scoring.gains if gain.player == PERSON and gain.reason == "wall")


def _change(what: str, figures: tuple[int, int]) -> Said:
    before, after = figures
    if before == after:
        return Said("figure-unchanged", {"what": Said(what), "after": after})
    return Said("figure-changed", {"what": Said(what), "before": before, "after": after})
