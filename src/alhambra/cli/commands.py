"""What can be typed during a turn besides moves."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NamedTuple

from alhambra import AlhambraError, NotationError, check, position, score, word
from alhambra.cli.board import draw, palaces
from alhambra.cli.guardboard import explained
from alhambra.cli.moves import KINDS
from alhambra.cli.phrases import ORDINALS
from alhambra.cli.prompt import Prompt, Step
from alhambra.cli.rules import clause_text
from alhambra.cli.scores import account, scoring_table
from alhambra.cli.session import is_saved_game
from alhambra.cli.spelling import spelt
from alhambra.cli.text import whole_number
from alhambra.modules.building_sites.words import VERBS as SITE_VERBS
from alhambra.modules.falconers.words import VERBS as FALCON_VERBS
from alhambra.modules.gatehouses.words import VERBS as GATE_VERBS
from alhambra.modules.guards.actions import VERBS as GUARD_VERBS
from alhambra.modules.guards.board import NAMES
from alhambra.palace.actions import VERBS

MOVE_WORDS: Final = (  # with which moves begin
    *VERBS, *GUARD_VERBS, *GATE_VERBS, *SITE_VERBS, *FALCON_VERBS, "bazaar", "pile", "store", "done", "pass",
)  # fmt: skip


class Command(NamedTuple):
    """A word, what may stand behind it, what it does."""

    run: Callable[[Prompt, str], Step | None]
    argument: str
    help: str


def obey(prompt: Prompt, line: str) -> Step:
    """Do what a line asks for; whatever is wrong with it is said, and nothing is lost."""
    name, _, argument = line.partition(" ")
    command = COMMANDS.get(name.casefold())
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
            prompt.say(f"{error}{_offer(name, line)}")
    except AlhambraError as error:
        prompt.say(str(error))
    return Step.STAY


def _offer(name: str, line: str) -> str:
    """A hint for who mistyped a command."""
    verb, _, ability = spelt(line).partition(":")
    if verb == "use" and ability in NAMES:
        return f" But {ability} cannot be used now."
    if name.casefold() in COMMANDS or name.partition(":")[0].casefold() in MOVE_WORDS:
        return " 'moves' lists what is allowed."
    near = get_close_matches(name.casefold(), COMMANDS, 1)
    return f" Did you mean '{near[0]}'?" if near else " 'help' lists the commands, 'moves' the moves."


def _undo(prompt: Prompt, _: str) -> None:
    turn = prompt.session.turn
    last = turn.actions[-1] if turn.actions else None
    if not turn.undo():
        drawn = turn.committed is not prompt.session.began
        prompt.say(
            "What was drawn stays, and what led to it." if drawn else "There is nothing to take back in this turn."
        )
        return
    prompt.show(f"Taken back: {word(turn.state, last)}")
    prompt.show_next()


def _redo(prompt: Prompt, _: str) -> None:
    turn = prompt.session.turn
    if not turn.redo():
        prompt.say("There is nothing to play again.")
        return
    prompt.show(f"Played again: {word(turn.state, turn.actions[-1])}")
    prompt.show_next()


def _restart(prompt: Prompt, _: str) -> None:
    turn = prompt.session.turn
    turn.restart()
    since = "of this turn" if turn.committed is prompt.session.began else "since the draw"
    prompt.show(f"Everything {since} is taken back; 'redo' plays it again.")
    prompt.show_next()


def _commit(prompt: Prompt, _: str) -> Step:
    return prompt.commit()


def _why(prompt: Prompt, argument: str) -> None:
    refusal = check(prompt.session.state, prompt.parse(argument)) if argument else prompt.refused
    if refusal is not None:
        prompt.show(f"{refusal.message}\n{clause_text(refusal.clause)}")
    elif argument:
        prompt.say(f"'{argument}' is allowed.")
    else:
        prompt.say("Nothing was refused yet: type 'why' and a move.")


def _score(prompt: Prompt, argument: str) -> None:
    sheet = score(prompt.session.state)
    names = prompt.session.names
    if argument:
        held = {str(scoring.number): scoring for scoring in sheet.past}
        if argument not in held:
            raise AlhambraError(f"Scoring '{argument}' was not held yet; 'score' tells what the next one would bring.")
        prompt.show(f"The {ORDINALS[int(argument)]} scoring\n{scoring_table(held[argument], names)}")
    else:
        after = [points + sheet.now.points(player) for player, points in enumerate(sheet.scores)]
        title = f"If the {ORDINALS[sheet.now.number]} scoring were held now"
        parts = [f"{title}\n{scoring_table(sheet.now, names, after)}", account(sheet, names)]
        prompt.show("\n\n".join(part for part in parts if part))


def _board(prompt: Prompt, argument: str) -> None:
    seen, names = prompt.session.seen(), prompt.session.names
    if argument == "all":
        prompt.show(palaces(seen, names))
        return
    seat = whole_number(argument) if argument else seen.seat
    if seat is None or seat >= seen.seats:
        raise AlhambraError(f"There is no seat '{argument}': write 0 to {seen.seats - 1}, or all.")
    prompt.show(draw(seen, names, seat))


def _guards(prompt: Prompt, _: str) -> None:
    text = explained(prompt.session.seen(), prompt.session.names)
    prompt.show(f"{GUARDS}\n{text}" if text else "There are no guards in this game.")


def _moves(prompt: Prompt, argument: str) -> None:
    kind = argument.casefold() or None
    if kind not in (None, "all", *KINDS):
        raise AlhambraError(f"There is no kind '{argument}' of moves: write all, {', '.join(KINDS)}.")
    prompt.show_moves(kind)


def _log(prompt: Prompt, argument: str) -> None:
    count = whole_number(argument or "20")
    if not count:
        raise AlhambraError(f"'{argument}' is no number of lines.")
    for sentence in prompt.session.log[-count:]:
        prompt.say(sentence)


def _position(prompt: Prompt, _: str) -> None:
    prompt.show(f"{position(prompt.session.state)}\n(It holds what is hidden, too.)")


def _save(prompt: Prompt, argument: str) -> None:
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
    prompt.say(f"Every committed turn is saved. To go on later: alhambra play --resume {argument}")


def _rules(prompt: Prompt, argument: str) -> None:
    if not argument:
        raise AlhambraError("Say which clause: rules A-56. Outside the game 'alhambra rules' lists all.")
    prompt.show(clause_text(argument))


def _help(prompt: Prompt, _: str) -> None:
    parts = prompt.session.seen().modules
    text = HELP + HELP_BAZAARS * ("bazaars" in parts) + HELP_GUARDS * ("guards" in parts)
    text += "".join(words for name, words in HELP_MODULES.items() if name in parts)
    final = ", but new-token" * ("guards" in parts) + ",\nbut 'draw markers'" * ("building-sites" in parts)
    text += HELP_END.format(final)
    text += "".join(words for name, words in HELP_SIGNS.items() if name in parts) + "\nCommands:"
    known = [name for name in COMMANDS if name != "guards" or "guards" in parts]
    lines = [f"  {f'{name} {COMMANDS[name].argument}':<16}{COMMANDS[name].help}" for name in known]
    prompt.show("\n".join([text, *lines]))


def _quit(prompt: Prompt, _: str) -> Step:
    return Step.LEFT


HELP: Final = """\
Type the number of a move, or the move itself:
  take y3 g2      buy 2 g4 g5      lay TILE n2e1     keep TILE     give TILE
  remove TILE     swap OLD NEW     done"""
HELP_BAZAARS: Final = "              bazaar TILE o3 o4"
HELP_GUARDS: Final = """
  use ABILITY …   pay t04-E        march t04-E t07-N
  preview 2 g4    wall t07-S       pile 2            more about it: 'guards'"""
HELP_END: Final = """
One that is not complete lists how it can go on: try 'buy 2'. Places count from
the fountain: n2e1 is two north, one east. A double line is a wall, a hatched
one a rampart. Cards: y florin, g dirham, b dinar, o ducat. Nothing is drawn
before you commit, so everything of your turn can be taken back{}."""
HELP_MODULES: Final = {
    "gatehouses": "\n  gatehouse 2 g4 g9                 gate tower n1 NE",
    "building-sites": "\n  site 2 g4       draw markers     marker 1          finish TILE y4 y5",
    "exchange-certificates": "\n  store b         store none       buy 2 g4 x (with the certificate)",
    "falconers": "\n  falcon white n1e1                pay y3 g2         (a reconstruction)",
}
HELP_SIGNS: Final = {
    "gatehouses": "\nA double diagonal is the wall of a gatehouse: at n1-NE it looks north-east.",
    "building-sites": "\n'site 9b', small '(T) 9b', is a site to be finished for 9 dinar; '9?' is secret.",
    "falconers": "\nFalcons ◇ white, ◈ brown, ◆ black sit at the south-east (se) corner of a square.",
}
GUARDS: Final = """\
A terrain tile with its token is a building: t07 is short for terrain-07, t07-S
is its south side. On a wall ● is a guard, ○ a guard tower without one, ◉ are
two guards. The towers of a building get their guards when it is laid or kept.
An ability is used once a turn, before laying: 'use' lists what you can use now.
Then choose the guards that pay for it: 'pay t04-E'."""

COMMANDS: Final = {
    "moves": Command(_moves, "[KIND]", "what you can do; 'moves all' hides nothing"),
    "undo": Command(_undo, "", "take the last move back"),
    "redo": Command(_redo, "", "play it again"),
    "restart": Command(_restart, "", "take the whole turn back"),
    "commit": Command(_commit, "", "end a finished turn; Enter does the same"),
    "why": Command(_why, "[MOVE]", "why a move is refused, with the rule"),
    "score": Command(_score, "[NUMBER]", "what would score now, or what a scoring brought"),
    "board": Command(_board, "[SEAT]", "the table and a palace; 'board all' shows all palaces"),
    "guards": Command(_guards, "", "the guard board: abilities, prices, posts, supplies"),
    "log": Command(_log, "[LINES]", "what happened"),
    "rules": Command(_rules, "CLAUSE", "a clause of the rules, as A-56"),
    "position": Command(_position, "", "the game as one line of text"),
    "save": Command(_save, "FILE", "write the game down as a record"),
    "help": Command(_help, "", "this text"),
    "quit": Command(_quit, "", "leave the game"),
}
