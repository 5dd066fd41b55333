"""`alhambra play`: a person against bots in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from alhambra import BOXES, AlhambraError, Config, ConfigError, RecordError, open_game, score
from alhambra.bots import make_bot
from alhambra.cli import sheet_play
from alhambra.cli.board import draw
from alhambra.cli.commands import obey
from alhambra.cli.configs import BOX_HELP, DEFAULT_BOX, MODULES_HELP, RECONSTRUCTED, parse_config
from alhambra.cli.prompt import Prompt, Step
from alhambra.cli.scores import account
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, Session, saved_game
from alhambra.core.config import check_seed


def play_command(
    box: Annotated[str, typer.Option(help=BOX_HELP)] = DEFAULT_BOX,
    seats: Annotated[
        int | None, typer.Option(help="Players, you among them; 3 (1 in Roll & Write) unless --bots says more.")
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="NAME,…", help="One bot for all other seats, or one for each.")
    ] = "greedy",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game; drawn if not given.")] = None,
    modules: Annotated[str, typer.Option(help=MODULES_HELP)] = "",
    option: Annotated[list[str] | None, typer.Option(help="An option of the box, as name=value; repeatable.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game; it brings its own players.")] = None,
) -> None:
    """Play against bots. Type 'help' during the game."""
    with suppress(ImportError):
        import readline  # noqa: F401 - where it exists, lines can be edited
    names = [name.strip() for name in bots.split(",")]
    if sheet_play.is_sheet_game(box, resume):
        sheet = sheet_play.resumed(resume) if resume else sheet_play.new_session(seats, names, seed, modules, option)
        sheet_play.run(sheet)
        return
    run(new_session(box, seats, names, seed, modules, option) if resume is None else resumed(resume))


def new_session(
    box: str,
    seats: int | None,
    bots: list[str],
    seed: str | None,
    modules: str = "",
    options: Sequence[str] | None = None,
) -> Session:
    """A game at its beginning."""
    if seats is None:
        seats = len(bots) + 1 if len(bots) > 1 else 3
    config = parse_config(box, seats, modules, options)
    names = bots * (seats - 1) if len(bots) == 1 else bots
    if len(names) != seats - 1:
        raise ConfigError(f"{seats} seats need {seats - 1} bots beside you, not {len(names)}.")
    if seed is None:
        seed = str(secrets.randbelow(10**9))
    check_seed(seed)
    return _session(config, seed, names)


def _session(config: Config, seed: str, names: list[str]) -> Session:
    bots = {seat: make_bot(name, f"{seed}/seat{seat}") for seat, name in enumerate(names, PERSON + 1)}
    return Session(config, seed, bots, Screen())


def resumed(path: Path) -> Session:
    """A game that `save` wrote, after its last committed turn."""
    record = saved_game(path)
    open_game(record.config)
    session = _session(record.config, str(record.seed), list(record.players[1:]))
    try:
        session.again(record.actions)
    except AlhambraError as error:
        raise RecordError(f"'{path}' cannot be played again: {error}") from None
    return session


def run(session: Session) -> None:
    """Play until the game is over or the person leaves."""
    show = session.screen.show
    title = BOXES[session.config.box].title
    show(f"{title}, {session.config.seats} players, seed {session.seed}. Type 'help' at any time.")
    for name in RECONSTRUCTED:
        if name in session.config.modules:
            show(f"The rules of the {name} are a reconstruction: 'rules F-1' and on.")
    try:
        while session.state.actor is not None:
            if session.state.actor in session.bots:
                session.play_bot()
            elif not _persons_turn(session):
                show(_farewell(session))
                return
    except KeyboardInterrupt:
        show(f"\n{_farewell(session)}")
        raise typer.Exit(130) from None
    points = account(score(session.state), session.names)
    show(f"\n{draw(session.seen(), session.names)}\n\n{points}\n\n{_outcome(session)}")


def _persons_turn(session: Session) -> bool:
    """Whether the turn was played to its end."""
    prompt = Prompt(session)
    prompt.open()
    step = Step.STAY
    while step is Step.STAY:
        line = session.screen.ask("> ")
        step = Step.LEFT if line is None else obey(prompt, line)
    return step is Step.COMMITTED


def _farewell(session: Session) -> str:
    config = session.config
    names = ",".join(bot.name for bot in session.bots.values())
    again = "alhambra play" + (f" --box {config.box}" if config.box != DEFAULT_BOX else "")
    again += f" --seats {config.seats} --bots {names} --seed {quote(session.seed)}"
    if config.modules:
        again += f" --modules {','.join(config.modules)}"
    again += "".join(f" --option {quote(f'{name}={value}')}" for name, value in config.options)
    return f"The game is left unfinished. The same one from its beginning:\n  {again}"


def _outcome(session: Session) -> str:
    winners = session.state.game.winners(session.state)
    points = session.state.game.points(session.state)[winners[0]]
    if winners == [PERSON]:
        return f"You win with {points} points."
    who = " and ".join(session.names[seat] for seat in winners)
    return f"{who} win{'s' if len(winners) == 1 else ''} with {points} points{' each' if len(winners) > 1 else ''}."
