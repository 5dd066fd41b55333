"""`alhambra play`: a person against bots in the terminal, from the beginning or from a saved game, to the end."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from shlex import quote
from typing import Annotated, Any, Final, NamedTuple

import typer

from alhambra import AlhambraError, Config, ConfigError, RecordError, open_game
from alhambra.bots import LEVELS, Bot, make_bot, playing
from alhambra.bots.imagining import unread_modules
from alhambra.bots.outside.program import is_program
from alhambra.cli.configs import BOX_HELP, DEFAULT_BOX, MODULES_HELP, OPTION_HELP, parse_config
from alhambra.cli.palace.prompt import PalacePrompt
from alhambra.cli.palace.session import PalaceSession
from alhambra.cli.parameters import GAPS, either
from alhambra.cli.programs import split_bots
from alhambra.cli.prompt import Prompt, Step
from alhambra.cli.requests import obey
from alhambra.cli.saying import say
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, Session, saved_game
from alhambra.cli.sheet.prompt import SheetPrompt
from alhambra.cli.sheet.session import BOX as SHEET_BOX
from alhambra.cli.sheet.session import SheetSession
from alhambra.cli.text import filled
from alhambra.core.config import check_seed
from alhambra.core.english import english

AnySession = Session[Any]


class Manner(NamedTuple):
    """How the games of a box are played in the terminal."""

    session: Callable[[Config, str, Mapping[int, Bot], Screen], AnySession]
    prompt: Callable[[AnySession], Prompt[Any]]
    seats: int  # unless somebody asks for more or less


PALACE: Final = Manner(PalaceSession, PalacePrompt, 3)
BOTS_HELP: Final = "option-bots-played"
GAPS[BOTS_HELP] = lambda: {"values": either(tuple(LEVELS))}
MANNERS: Final = {SHEET_BOX: Manner(SheetSession, SheetPrompt, 1)}


def play_command(
    context: typer.Context,
    box: Annotated[str, typer.Option(help=BOX_HELP)] = DEFAULT_BOX,
    seats: Annotated[int | None, typer.Option(help="option-seats-played")] = None,
    bots: Annotated[str, typer.Option(metavar="value-names", help=BOTS_HELP)] = "greedy",
    seed: Annotated[str | None, typer.Option(help="option-seed-played")] = None,
    modules: Annotated[str, typer.Option(help=MODULES_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="value-pair", help=OPTION_HELP)] = None,
    resume: Annotated[Path | None, typer.Option(help="option-resume")] = None,
) -> None:
    """Play against bots."""
    with suppress(ImportError):
        import readline  # noqa: F401 - where it exists, lines can be edited
    names = list(split_bots(bots))
    if resume is None:
        run(new_session(box, seats, names, seed, modules, option))
        return
    if others := [f"--{name}" for name in context.params if name != "resume" and _given(context, name)]:
        raise ConfigError("not-with-resume", options=others)
    run(resumed(resume))


def _given(context: typer.Context, name: str) -> bool:
    """Whether somebody typed an option."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def new_session(
    box: str,
    seats: int | None,
    bots: list[str],
    seed: str | None,
    modules: str = "",
    options: Sequence[str] | None = None,
) -> AnySession:
    """A game at its beginning."""
    if seats is None:
        seats = len(bots) + 1 if len(bots) > 1 else MANNERS.get(box, PALACE).seats
    config = parse_config(box, seats, modules, options)
    names = bots * (seats - 1) if len(bots) == 1 else bots
    if len(names) != seats - 1:
        raise ConfigError("other-number-of-bots", seats=seats, bots=seats - 1, count=len(names))
    if seed is None:
        seed = str(secrets.randbelow(10**9))
    check_seed(seed)
    return session_of(config, seed, names)


def session_of(config: Config, seed: str, names: Sequence[str], first: int = PERSON + 1) -> AnySession:
    """A game with these bots, behind the person."""
    bots = {seat: make_bot(name, f"{seed}/seat{seat}", config) for seat, name in enumerate(names, first)}
    return MANNERS.get(config.box, PALACE).session(config, seed, bots, Screen())


def resumed(path: Path) -> AnySession:
    """A game that `save` wrote, after its last committed turn. A file never starts a program."""
    record = saved_game(path)
    if programs := [name for name in record.players[1:] if is_program(name)]:
        raise RecordError("saved-with-program", file=str(path), bot=programs[0])
    open_game(record.config)
    session = session_of(record.config, str(record.seed), record.players[1:])
    try:
        session.again(record.actions)
    except AlhambraError as error:
        raise RecordError("cannot-be-played-again", file=str(path), error=error.said) from None
    return session


def run(session: AnySession, same: str | None = None) -> bool:
    """Play until the game is over or the person leaves; whether it is over. `same` is the command for this game."""
    show = session.screen.show
    farewell = _farewell(session, same)
    show(_opening(session))
    for text in _reconstructed(session):
        show(text)
    for name in unread_modules(session.config) if session.bots else ():
        show(say("bots-take-any", module=name))
    try:
        with playing(session.bots.values()):
            return _to_the_end(session, farewell)
    except KeyboardInterrupt:
        show(f"\n{farewell}")
        raise typer.Exit(130) from None


def _to_the_end(session: AnySession, farewell: str) -> bool:
    """Turn by turn."""
    while session.state.actor is not None:
        if session.state.actor in session.bots:
            session.play_bot()
        elif not _persons_turn(session):
            session.screen.show(farewell)
            return False
    session.screen.show(f"\n{session.closing()}")
    return True


def _reconstructed(session: AnySession) -> Iterator[str]:
    """The parts of the game that are a reconstruction: the rules of a module, or components."""
    for part in session.parts():
        if english().has(message := f"reconstructed-{part}"):
            yield filled(say(message))


def _opening(session: AnySession) -> str:
    config = session.config
    opening = say("opening", box=config.box, seats=config.seats, seed=session.seed)
    return f"{opening} {say('help-at-any-time')}" if PERSON not in session.bots else opening


def _farewell(session: AnySession, same: str | None) -> str:
    """A command for the same game, if there is one: whoever begins a game now plays it by the newest rules."""
    new = open_game(replace(session.config, rules=None))
    if open_game(session.config) is not new:
        return say("left-unfinished-of-before")
    return f"{say('left-unfinished')}\n  {same or _same(session)}"


def _persons_turn(session: AnySession) -> bool:
    """Whether the turn was played to its end."""
    prompt = MANNERS.get(session.config.box, PALACE).prompt(session)
    prompt.open()
    step = Step.STAY
    while step is Step.STAY:
        line = session.screen.ask("> ")
        step = Step.LEFT if line is None else obey(prompt, line)
    return step is Step.COMMITTED


def _same(session: AnySession) -> str:
    config = session.config
    words = ["alhambra play"]
    if config.box != DEFAULT_BOX:
        words.append(f"--box {config.box}")
    words.append(f"--seats {config.seats}")
    if session.bots:
        words.append(f"--bots {quote(','.join(bot.name for bot in session.bots.values()))}")
    words.append(f"--seed {quote(session.seed)}")
    if config.modules:
        words.append(f"--modules {','.join(config.modules)}")
    words += [f"--option {quote(f'{name}={value}')}" for name, value in config.options]
    return " ".join(words)
