"""What can be typed during a turn besides moves."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from shlex import quote
from typing import Any, Final, NamedTuple

from alhambra import AlhambraError, NotationError, position, word
from alhambra.cli.commands.rules import clause_text
from alhambra.cli.modules import faces
from alhambra.cli.prompt import Prompt, Step
from alhambra.cli.session import is_saved_game
from alhambra.cli.text import whole_number

AnyPrompt = Prompt[Any]


class Command(NamedTuple):
    """A word, what may stand behind it, what it does."""

    run: Callable[[AnyPrompt, str], Step | None]
    argument: str
    help: str


def obey(prompt: AnyPrompt, line: str) -> Step:
    """Do what a line asks for; whatever is wrong with it is said, and nothing is lost."""
    name, _, argument = line.partition(" ")
    command = commands().get(name.casefold())
    try:
        if command is not None:
            return command.run(prompt, argument.strip()) or Step.STAY
        if not line and prompt.session.turn.ready:
            return prompt.commit()
        if not line:
            prompt.show_moves()
        else:
            prompt.play(prompt.parse(line))
    except NotationError as error:
        if not prompt.show_begun(line):
            prompt.say(f"{error} {_offer(prompt, name)}")
    except AlhambraError as error:
        prompt.say(str(error))
    return Step.STAY


def _offer(prompt: AnyPrompt, name: str) -> str:
    """A hint for who mistyped a move or a command."""
    verb = name.partition(":")[0].casefold()
    if verb in (*prompt.verbs, *commands()):
        return "'moves' lists what is allowed."
    near = get_close_matches(verb, [*prompt.verbs, *commands()], 1)
    return f"Did you mean '{near[0]}'?" if near else "'help' lists the commands, 'moves' the moves."


def _undo(prompt: AnyPrompt, _: str) -> None:
    turn = prompt.session.turn
    last = turn.actions[-1] if turn.actions else None
    if not turn.undo():
        prompt.say(prompt.nothing_to_undo())
        return
    prompt.show(f"Taken back: {word(turn.state, last)}")
    prompt.show_next()


def _redo(prompt: AnyPrompt, _: str) -> None:
    turn = prompt.session.turn
    if not turn.redo():
        prompt.say("There is nothing to play again.")
        return
    prompt.show(f"Played again: {word(turn.state, turn.actions[-1])}")
    prompt.show_next()


def _restart(prompt: AnyPrompt, _: str) -> None:
    if not prompt.session.turn.actions:
        prompt.say(prompt.nothing_to_undo())
        return
    prompt.session.turn.restart()
    prompt.show(f"Everything {prompt.since()} is taken back; 'redo' plays it again.")
    prompt.show_next()


def _commit(prompt: AnyPrompt, _: str) -> Step:
    return prompt.commit()


def _why(prompt: AnyPrompt, argument: str) -> None:
    refusals = prompt.refusals(argument) if argument else prompt.refused
    for refusal in refusals:
        prompt.say(refusal.message)
    for clause in dict.fromkeys(refusal.clause for refusal in refusals):
        prompt.show(clause_text(clause))
    if argument and not refusals:
        prompt.say(f"'{argument}' is allowed.")
    elif not refusals:
        prompt.say("Nothing was refused yet: type 'why' and a move.")


def _score(prompt: AnyPrompt, argument: str) -> None:
    prompt.show(prompt.score(argument))


def _board(prompt: AnyPrompt, argument: str) -> None:
    prompt.show(prompt.board(argument))


def _moves(prompt: AnyPrompt, argument: str) -> None:
    kind = argument.casefold() or None
    if kind not in (None, "all", *prompt.kinds):
        there = {move.kind for move in prompt.moves()} or prompt.kinds
        kinds = ", ".join(kind for kind in prompt.kinds if kind in there)
        raise AlhambraError(f"There is no kind '{argument}' of moves: write all, {kinds}.")
    prompt.show_moves(kind)


def _log(prompt: AnyPrompt, argument: str) -> None:
    count = whole_number(argument or "20")
    if not count:
        raise AlhambraError(f"'{argument}' is no number of lines.")
    for sentence in prompt.session.log[-count:]:
        prompt.say(sentence)


def _position(prompt: AnyPrompt, _: str) -> None:
    prompt.show(position(prompt.session.state) + prompt.unseen)


def _save(prompt: AnyPrompt, argument: str) -> None:
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
    prompt.say(f"{prompt.saved} is saved. To go on later:")
    prompt.show(f"  alhambra play --resume {quote(str(path))}")


def _rules(prompt: AnyPrompt, argument: str) -> None:
    if not argument:
        raise AlhambraError(f"Say which clause: rules {prompt.clause}. Outside the game 'alhambra rules' lists all.")
    prompt.show(clause_text(argument))


def _help(prompt: AnyPrompt, _: str) -> None:
    lines = [prompt.help(), "Commands:"]
    pages = _pages()
    for name, command in commands().items():
        argument, text = prompt.wording.get(name, command[1:])
        if name not in pages or prompt.page(name):
            lines.append(f"  {f'{name} {argument}':<16}{text.format(clause=prompt.clause)}")
    prompt.show("\n".join(lines))


def _quit(prompt: AnyPrompt, _: str) -> Step:
    return Step.LEFT


def _page(name: str) -> Callable[[AnyPrompt, str], None]:
    return lambda prompt, _: prompt.show(prompt.page(name) or f"There are no {name} in this game.")


def _pages() -> dict[str, Command]:
    """The pages of modules."""
    pages = [face.page for face in faces().values() if face.page is not None]
    return {page.name: Command(_page(page.name), "", page.help) for page in pages}


@cache
def commands() -> dict[str, Command]:
    """What can be typed, in the order of the help; pages of modules among it."""
    return {**BEFORE, **_pages(), **BEHIND}


BEFORE: Final = {
    "moves": Command(_moves, "[KIND]", "what you can do; 'moves all' hides nothing"),
    "undo": Command(_undo, "", "take the last move back"),
    "redo": Command(_redo, "", "play it again"),
    "restart": Command(_restart, "", "take the whole turn back"),
    "commit": Command(_commit, "", "end a finished turn; Enter does the same"),
    "why": Command(_why, "[MOVE]", "why a move is refused, with the rule"),
    "score": Command(_score, "[NUMBER]", "what would score now, or what a scoring brought"),
    "board": Command(_board, "[SEAT]", "the table and a palace; 'board all' shows all palaces"),
}
BEHIND: Final = {
    "log": Command(_log, "[LINES]", "what happened"),
    "rules": Command(_rules, "CLAUSE", "a clause of the rules, as {clause}"),
    "position": Command(_position, "", "the game as one line of text"),
    "save": Command(_save, "FILE", "write the game down as a record"),
    "help": Command(_help, "", "this text"),
    "quit": Command(_quit, "", "leave the game"),
}
