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
from alhambra.cli.modules import boards
from alhambra.cli.prompt import Prompt, Step
from alhambra.cli.saying import both, named, say
from alhambra.cli.session import is_saved_game
from alhambra.cli.text import whole_number
from alhambra.core.causes import cause_of
from alhambra.core.language import Said
from alhambra.core.refusal import said_of

AnyPrompt = Prompt[Any]
COMMAND: Final = 16  # the least room for a command in the help


class Command(NamedTuple):
    """What a word does, and what may stand behind it; `command-<word>` says so in the help."""

    run: Callable[[AnyPrompt, str], Step | None]
    argument: str


def obey(prompt: AnyPrompt, line: str) -> Step:
    """Do what a line asks for; whatever is wrong with it is said, and nothing is lost."""
    name, _, argument = line.partition(" ")
    command = commands().get(name.casefold())
    try:
        if command is not None:
            if argument and not _wording(prompt, name.casefold())[0]:
                raise AlhambraError("takes-nothing", word=name)
            return command.run(prompt, argument.strip()) or Step.STAY
        if not line and prompt.session.turn.ready:
            return prompt.commit()
        if not line:
            prompt.show_moves()
        else:
            prompt.refused = ()  # `why` is about the last move, whatever becomes of it
            prompt.play(prompt.parse(line))
    except NotationError as error:
        if not prompt.show_begun(line):
            prompt.say(say(both(error.said, _offer(prompt, name))))
    except AlhambraError as error:
        prompt.say(say(error.said))
    return Step.STAY


def _wording(prompt: AnyPrompt, name: str) -> tuple[str, str]:
    """What may stand behind a command in this game, and the message that says what it does."""
    return prompt.wording.get(name, (commands()[name].argument, f"command-{name}"))


def _offer(prompt: AnyPrompt, name: str) -> Said:
    """A hint for who mistyped a move or a command."""
    verb = name.partition(":")[0].casefold()
    if verb in (*prompt.verbs, *commands()):
        return Said("moves-lists")
    near = get_close_matches(verb, [*prompt.verbs, *commands()], 1)
    return Said("did-you-mean", {"word": near[0]}) if near else Said("help-lists")


def _undo(prompt: AnyPrompt, _: str) -> None:
    turn = prompt.session.turn
    last = turn.actions[-1] if turn.actions else None
    if not turn.undo():
        prompt.say(prompt.nothing_to_undo())
        return
    prompt.show(say("taken-back", move=word(turn.state, last)))
    prompt.show_next()


def _redo(prompt: AnyPrompt, _: str) -> None:
    turn = prompt.session.turn
    if not turn.redo():
        prompt.say(say("nothing-to-redo"))
        return
    prompt.show(say("played-again", move=word(turn.state, turn.actions[-1])))
    prompt.show_next()


def _restart(prompt: AnyPrompt, _: str) -> None:
    if not prompt.session.turn.actions:
        prompt.say(prompt.nothing_to_undo())
        return
    prompt.session.turn.restart()
    prompt.show(prompt.restarted())
    prompt.show_next()


def _commit(prompt: AnyPrompt, _: str) -> Step:
    return prompt.commit()


def _why(prompt: AnyPrompt, argument: str) -> None:
    refusals = prompt.refusals(argument) if argument else prompt.refused
    for refusal in refusals:
        prompt.say(say(said_of(refusal)))
    for clause in dict.fromkeys(refusal.clause for refusal in refusals):
        prompt.show(clause_text(clause))
    if argument and not refusals:
        prompt.say(say("move-is-allowed", move=argument))
    elif not refusals:
        prompt.say(say("nothing-refused"))


def _score(prompt: AnyPrompt, argument: str) -> None:
    prompt.show(prompt.score(argument))


def _board(prompt: AnyPrompt, argument: str) -> None:
    prompt.show(prompt.board(argument))


def _moves(prompt: AnyPrompt, argument: str) -> None:
    kind = argument.casefold() or None
    if kind not in (None, "all", *prompt.kinds):
        there = {move.kind for move in prompt.moves()} or prompt.kinds
        kinds = [kind for kind in prompt.kinds if kind in there]
        raise AlhambraError("no-such-kind", kind=argument, words=kinds)
    prompt.show_moves(kind)


def _log(prompt: AnyPrompt, argument: str) -> None:
    number = argument.lstrip("0") if argument.isascii() and argument.isdigit() else argument
    count = whole_number(number[:9] or argument or "20")  # a number of nine digits is that of all lines
    if not count:
        raise AlhambraError("no-number-of-lines", lines=argument)
    for sentence in prompt.session.log[-count:]:
        prompt.say(sentence)


def _position(prompt: AnyPrompt, _: str) -> None:
    prompt.show(position(prompt.session.state))
    if prompt.unseen:
        prompt.show(say(prompt.unseen))


def _save(prompt: AnyPrompt, argument: str) -> None:
    if not argument:
        raise AlhambraError("say-where")
    try:
        path = Path(argument).expanduser()
        allowed = not path.exists() or is_saved_game(path)
        if allowed:
            path.write_text(prompt.session.record().to_line() + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise AlhambraError("cannot-be-written", file=argument, error=cause_of(error)) from None
    if not allowed:
        raise AlhambraError("no-saved-game", file=argument)
    prompt.say(say(prompt.saved))
    prompt.show(f"  alhambra play --resume {quote(str(path))}")


def _rules(prompt: AnyPrompt, argument: str) -> None:
    if not argument:
        raise AlhambraError("say-which-clause", clause=prompt.clause)
    prompt.show(clause_text(argument))


def _help(prompt: AnyPrompt, _: str) -> None:
    pages, told = _pages(), dict[str, str]()
    for name in commands():
        argument, text = _wording(prompt, name)
        typed = f"{name} {named('argument', argument)}" if argument else name
        if name not in pages or prompt.page(name):
            told[typed] = say(text, clause=prompt.clause)
    room = max([COMMAND, *(len(typed) + 2 for typed in told)])
    lines = [f"  {typed:<{room}}{text}" for typed, text in told.items()]
    prompt.show("\n".join([prompt.help(), say("commands"), *lines]))


def _quit(prompt: AnyPrompt, _: str) -> Step:
    return Step.LEFT


def _page(name: str) -> Callable[[AnyPrompt, str], None]:
    return lambda prompt, _: prompt.show(prompt.page(name) or say(f"absent-{name}"))


def _pages() -> dict[str, Command]:
    """The pages of modules."""
    pages = [board.page for board in boards() if board.page]
    return {page: Command(_page(page), "") for page in pages}


@cache
def commands() -> dict[str, Command]:
    """What can be typed, in the order of the help; pages of modules among it."""
    return {**BEFORE, **_pages(), **BEHIND}


BEFORE: Final = {
    "moves": Command(_moves, "kind"),
    "undo": Command(_undo, ""),
    "redo": Command(_redo, ""),
    "restart": Command(_restart, ""),
    "commit": Command(_commit, ""),
    "why": Command(_why, "move"),
    "score": Command(_score, "number"),
    "board": Command(_board, "seat"),
}
BEHIND: Final = {
    "log": Command(_log, "lines"),
    "rules": Command(_rules, "clause"),
    "position": Command(_position, ""),
    "save": Command(_save, "file"),
    "help": Command(_help, ""),
    "quit": Command(_quit, ""),
}
