"""The person's turn in a sheet game: what is shown, and what can be typed."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from alhambra import AlhambraError, NotationError, check, legal, position, score, word
from alhambra.cli.prompt import Step
from alhambra.cli.rules import clause_text
from alhambra.cli.session import PERSON, is_saved_game
from alhambra.cli.sheet_board import draw
from alhambra.cli.sheet_moves import KINDS, listing, marks_of, spelt
from alhambra.cli.sheet_scores import scoring_table
from alhambra.cli.sheet_session import SheetSession
from alhambra.cli.sheet_telling import story
from alhambra.cli.text import WIDTH, whole_number
from alhambra.core.refusal import Refusal

FINISHED: Final = "Nothing is rolled yet: Enter goes on, 'undo' takes back."


class SheetPrompt:
    """What the person sees and does until the dice are rolled."""

    def __init__(self, session: SheetSession) -> None:
        self.session = session
        self.show = session.screen.show
        self.say = session.screen.say
        self.refused: Refusal | None = None  # the last one, for `why`

    def open(self) -> None:
        """The sheet at the beginning of a turn, or the dice to choose from."""
        if self.session.seen().phase == "act":
            self.show(f"\n{'─' * WIDTH}\n{self.board()}\n")
        self.show_moves()

    def board(self) -> str:
        """The person's sheet with the moves on it."""
        return draw(self.session.seen(), self.session.names, PERSON, marks_of(legal(self.session.state)))

    def show_moves(self, kind: str | None = None) -> None:
        """What can be done now."""
        if self.session.turn.ready:
            self.show(FINISHED)
        else:
            moves = listing(self.session.seen(), legal(self.session.state), kind)
            self.show(moves or f"You have no moves of the kind '{kind}' now.")

    def play(self, action: Any) -> None:
        """Carry out a move tentatively, or say which rule it breaks."""
        refusal = check(self.session.state, action)
        if refusal is not None:
            self.refused = refusal
            self.say(f"Refused: {refusal.message} ({refusal.clause}; 'why' shows the rule)")
        else:
            self.show("\n".join(story(self.session.turn.play(action), self.session.names)))
            if self.session.seen().phase == "act":
                self.show(f"\n{self.board()}\n")
        self.show_moves()

    def parse(self, text: str) -> Any:
        """The action of a move as it was typed: a number of the list, or notation."""
        number = whole_number(text)
        if number is None:
            return self.session.state.game.parse_word(spelt(text))
        actions = legal(self.session.state)
        if not 1 <= number <= len(actions):
            raise AlhambraError(f"There is no move {text}: {len(actions)} moves are numbered from 1 on.")
        return actions[number - 1]

    def commit(self) -> Step:
        """Let the dice roll, if every decision is made."""
        if not self.session.turn.ready:
            self.show_moves()
            return Step.STAY
        self.session.commit()
        return Step.COMMITTED


def obey(prompt: SheetPrompt, line: str) -> Step:
    """Do what a line asks for; whatever is wrong with it is said, and nothing is lost."""
    name, _, argument = line.partition(" ")
    command = COMMANDS.get(name.casefold())
    try:
        if command is not None:
            return command.run(prompt, argument.strip()) or Step.STAY
        if not line:
            return prompt.commit()
        prompt.play(prompt.parse(line))
    except NotationError as error:
        near = get_close_matches(name.casefold(), COMMANDS, 1)
        hint = f" Did you mean '{near[0]}'?" if near else " 'help' lists the commands, 'moves' the moves."
        prompt.say(f"{error}{hint}")
    except AlhambraError as error:
        prompt.say(str(error))
    return Step.STAY


def _undo(prompt: SheetPrompt, _: str) -> None:
    turn = prompt.session.turn
    last = turn.actions[-1] if turn.actions else None
    if turn.undo():
        prompt.show(f"Taken back: {word(turn.state, last)}\n\n{prompt.board()}\n")
        prompt.show_moves()
    else:
        prompt.say("There is nothing to take back since the last roll.")


def _redo(prompt: SheetPrompt, _: str) -> None:
    turn = prompt.session.turn
    if turn.redo():
        prompt.show(f"Played again: {word(turn.state, turn.actions[-1])}")
        prompt.show_moves()
    else:
        prompt.say("There is nothing to play again.")


def _restart(prompt: SheetPrompt, _: str) -> None:
    prompt.session.turn.restart()
    prompt.show(f"Everything since the last roll is taken back.\n\n{prompt.board()}\n")
    prompt.show_moves()


def _commit(prompt: SheetPrompt, _: str) -> Step:
    return prompt.commit()


def _why(prompt: SheetPrompt, argument: str) -> None:
    refusal = check(prompt.session.state, prompt.parse(argument)) if argument else prompt.refused
    if refusal is not None:
        prompt.show(f"{refusal.message}\n{clause_text(refusal.clause)}")
    else:
        prompt.say(f"'{argument}' is allowed." if argument else "Nothing was refused yet: type 'why' and a move.")


def _score(prompt: SheetPrompt, _: str) -> None:
    sheet = score(prompt.session.state)
    after = [points + sheet.now.points(player) for player, points in enumerate(sheet.scores)]
    prompt.show(f"If the game ended now\n{scoring_table(sheet.now, prompt.session.names, after)}")


def _board(prompt: SheetPrompt, argument: str) -> None:
    seen = prompt.session.seen()
    seat = whole_number(argument) if argument else PERSON
    if seat is None or seat >= seen.seats:
        raise AlhambraError(f"There is no seat '{argument}': the first is 0, you.")
    prompt.show(prompt.board() if seat == PERSON else draw(seen, prompt.session.names, seat))


def _moves(prompt: SheetPrompt, argument: str) -> None:
    kind = argument.casefold() or None
    if kind not in (None, "all", *KINDS):
        raise AlhambraError(f"There is no kind '{argument}' of moves: write all, {', '.join(KINDS)}.")
    prompt.show_moves(kind)


def _log(prompt: SheetPrompt, argument: str) -> None:
    count = whole_number(argument or "20")
    if not count:
        raise AlhambraError(f"'{argument}' is no number of lines.")
    for sentence in prompt.session.log[-count:]:
        prompt.say(sentence)


def _position(prompt: SheetPrompt, _: str) -> None:
    prompt.show(position(prompt.session.state))


def _save(prompt: SheetPrompt, argument: str) -> None:
    if not argument:
        raise AlhambraError("Say where: save FILE.")
    try:
        path = Path(argument).expanduser()
        allowed = not path.exists() or is_saved_game(path)
        if allowed:
            path.write_text(prompt.session.record().to_line() + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise AlhambraError(f"'{argument}' cannot be written: {getattr(error, 'strerror', error)}.") from None
    if not allowed:
        raise AlhambraError(f"'{argument}' exists already and is no saved game.")
    prompt.say(f"Everything up to the last roll is saved. To go on later: alhambra play --resume {argument}")


def _rules(prompt: SheetPrompt, argument: str) -> None:
    if not argument:
        raise AlhambraError("Say which clause: rules W-25. Outside the game 'alhambra rules' lists all.")
    prompt.show(clause_text(argument))


def _help(prompt: SheetPrompt, _: str) -> None:
    lines = [f"  {f'{name} {command.argument}':<16}{command.help}" for name, command in COMMANDS.items()]
    prompt.show("\n".join([HELP, *lines]))


def _quit(prompt: SheetPrompt, _: str) -> Step:
    return Step.LEFT


class Command(NamedTuple):
    """A word, what may stand behind it, what it does."""

    run: Callable[[SheetPrompt, str], Step | None]
    argument: str
    help: str


HELP: Final = """\
Type the number of a move, or the move itself:
  build y3b5      coins      change y5 to 3, b2 to 4      second      done
  keep y2b6
A square is a row and a column, as the yellow and the blue die show it. On your
sheet x is a building, * a die, and a number in brackets the move that builds.
Nothing is rolled before you say so with Enter: until then you can take back.
Commands:"""

COMMANDS: Final = {
    "moves": Command(_moves, "[KIND]", "what you can do; 'moves all' hides nothing"),
    "undo": Command(_undo, "", "take the last move back"),
    "redo": Command(_redo, "", "play it again"),
    "restart": Command(_restart, "", "take everything back since the last roll"),
    "commit": Command(_commit, "", "let the dice roll; Enter does the same"),
    "why": Command(_why, "[MOVE]", "why a move is refused, with the rule"),
    "score": Command(_score, "", "what the end of the game would bring now"),
    "board": Command(_board, "[SEAT]", "your sheet, or that of another seat"),
    "log": Command(_log, "[LINES]", "what happened"),
    "rules": Command(_rules, "CLAUSE", "a clause of the rules, as W-25"),
    "position": Command(_position, "", "the game as one line of text"),
    "save": Command(_save, "FILE", "write the game down as a record"),
    "help": Command(_help, "", "this text"),
    "quit": Command(_quit, "", "leave the game"),
}
