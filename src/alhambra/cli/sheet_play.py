"""Playing the sheet game in the terminal, from its beginning or from a saved game, to its end."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import typer

from alhambra import AlhambraError, Config, ConfigError, RecordError, open_game
from alhambra.bots import make_bot
from alhambra.cli.configs import parse_config
from alhambra.cli.prompt import Step
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, saved_game
from alhambra.cli.sheet_board import draw
from alhambra.cli.sheet_prompt import SheetPrompt, obey
from alhambra.cli.sheet_session import BOX, SheetSession
from alhambra.core.config import check_seed


def is_sheet_game(box: str, resume: Path | None) -> bool:
    """Whether a command is about this box: by its name, or by the saved game."""
    return box == BOX if resume is None else saved_game(resume).config.box == BOX


def new_session(
    seats: int | None, bots: list[str], seed: str | None, modules: str, options: Sequence[str] | None
) -> SheetSession:
    """A game at its beginning, alone unless more seats are asked for."""
    if seats is None:
        seats = len(bots) + 1 if len(bots) > 1 else 1
    config = parse_config(BOX, seats, modules, options)
    names = bots * (seats - 1) if len(bots) == 1 else bots
    if len(names) != seats - 1:
        raise ConfigError(f"{seats} seats need {seats - 1} bots beside you, not {len(names)}.")
    if seed is None:
        seed = str(secrets.randbelow(10**9))
    check_seed(seed)
    return session_of(config, seed, names)


def session_of(config: Config, seed: str, names: Sequence[str]) -> SheetSession:
    """A game with these bots behind the person."""
    bots = {seat: make_bot(name, f"{seed}/seat{seat}") for seat, name in enumerate(names, PERSON + 1)}
    return SheetSession(config, seed, bots, Screen())


def resumed(path: Path) -> SheetSession:
    """A game that `save` wrote."""
    record = saved_game(path)
    open_game(record.config)
    session = session_of(record.config, str(record.seed), record.players[1:])
    try:
        session.again(record.actions)
    except AlhambraError as error:
        raise RecordError(f"'{path}' cannot be played again: {error}") from None
    return session


def run(session: SheetSession) -> bool:
    """Play until the game is over or the person leaves; whether it is over."""
    show = session.screen.show
    who = "alone" if session.config.seats == 1 else f"{session.config.seats} players"
    show(f"Roll & Write, {who}, seed {session.seed}. Type 'help' at any time.")
    try:
        while session.state.actor is not None:
            if session.state.actor in session.bots:
                session.play_bot()
            elif not _persons_turn(session):
                show(_farewell(session))
                return False
    except KeyboardInterrupt:
        show(f"\n{_farewell(session)}")
        raise typer.Exit(130) from None
    show(f"\n{draw(session.seen(), session.names, PERSON)}\n\n{outcome(session)}")
    return True


def _persons_turn(session: SheetSession) -> bool:
    """Whether the person played until the dice were rolled."""
    prompt = SheetPrompt(session)
    prompt.open()
    step = Step.STAY
    while step is Step.STAY:
        line = session.screen.ask("> ")
        step = Step.LEFT if line is None else obey(prompt, line)
    return step is Step.COMMITTED


def _farewell(session: SheetSession) -> str:
    config = session.config
    again = f"alhambra play --box {BOX} --seats {config.seats} --seed {quote(session.seed)}"
    if session.bots:
        again += f" --bots {','.join(bot.name for bot in session.bots.values())}"
    again += "".join(f" --option {quote(f'{name}={value}')}" for name, value in config.options)
    return f"The game is left unfinished. The same one from its beginning:\n  {again}"


def outcome(session: SheetSession) -> str:
    """How the game ended for the person."""
    seen = session.seen()
    mine = seen.scores[PERSON]
    if seen.players > seen.seats and seen.seats == 1 and not seen.duel:
        return f"You have {mine} points."
    best = max(seen.scores)
    winners = [session.names[player] for player, points in enumerate(seen.scores) if points == best]
    if winners == ["You"]:
        return f"You win with {mine} points."
    verb = "wins" if len(winners) == 1 else "share the victory"
    return f"{' and '.join(winners)} {verb} with {best} points{'' if 'You' in winners else f'; you have {mine}'}."
