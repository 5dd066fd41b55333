"""`alhambra replay`: a stored game told event by event, and a position of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from alhambra import position
from alhambra.boxes import open_game
from alhambra.cli.palace import sentences as palace_sentences
from alhambra.cli.saying import say
from alhambra.cli.sheet import board as sheet_board
from alhambra.cli.sheet import sentences as sheet_sentences
from alhambra.cli.sheet.session import BOX
from alhambra.core.errors import ConfigError, RecordError
from alhambra.core.language import Value
from alhambra.core.play import view
from alhambra.core.records import Record, replay
from alhambra.lab.library import read_records


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="argument-file", help="argument-file-told")],
    game: Annotated[int | None, typer.Option(help="option-game")] = None,
    at: Annotated[int | None, typer.Option(help="option-at")] = None,
) -> None:
    """Tell a stored game and show a position of it: the last, or the one after an action."""
    number, record = _find(file, game)
    last = len(record.actions) if at is None else at
    if not 0 <= last <= len(record.actions):
        raise RecordError("no-such-action-in-game", action=last, number=number, count=len(record.actions))
    names = seat_names(record)
    told: dict[str, Value] = {"number": number, "config": record.config.to_text(), "players": names}
    if record.seed is None:
        typer.echo(say("told-game", **told))
    else:
        typer.echo(say("told-game-seed", seed=str(record.seed), **told))
    for action, sentence in sentences(record, last):
        typer.echo(f"{action:>4}  {sentence}")
    typer.echo(f"\n{_position(record, last, names)}")


def sentences(record: Record, last: int) -> Iterator[tuple[int, str]]:
    """What happened up to an action: sentences, each with the number of the action that led to it."""
    names, types = seat_names(record), dict[str, str]()
    for action, events in enumerate(record.events[: last + 1]):
        for event in events:
            if record.config.box == BOX:
                yield action, sheet_sentences.sentence_of(event, names)
            else:
                yield action, palace_sentences.sentence_of(event, names, types)
                palace_sentences.note_types(event, types)


def seat_names(record: Record) -> tuple[str, ...]:
    """What the seats are called: the players' names, with the seat where two have the same."""
    return tuple(
        name if record.players.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(record.players)
    )


def _find(path: Path, wanted: int | None) -> tuple[int, Record]:
    """The game with a number; games without one are numbered as they lie in the file, from 0."""
    found: list[int] = []
    for line, record in read_records(path):
        number = line - 1 if record.number is None else record.number
        if wanted is None or number == wanted:
            return number, record
        found.append(number)
    if not found:
        raise RecordError("holds-no-record", file=str(path))
    there: dict[str, Value] = {"count": len(found), "first": min(found), "last": max(found)}
    raise RecordError("no-such-game", file=str(path), game=str(wanted), **there)


def _position(record: Record, last: int, names: tuple[str, ...]) -> str:
    """Events can be told for ever; a position needs the rules that the game was played by."""
    from alhambra.cli.palace.board import draw

    try:
        game = open_game(record.config)
    except ConfigError as error:
        return say("position-not-shown", error=error.said)
    state = replay(record, game, last)
    if record.config.box == BOX:
        seen = view(state, None)
        board = sheet_board.draw(seen, sheet_sentences.player_names(names, seen.players))
        return f"{board}\n\n{position(state)}"
    return f"{draw(view(state, None), (*names, say('neutral')))}\n\n{position(state)}"
