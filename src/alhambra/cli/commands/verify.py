"""`alhambra verify`: play records again and find every difference."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.boxes import open_game
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.records import Record
from alhambra.lab.library import read_records, verify_record


def verify_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of records, one game a line.")],
) -> None:
    """Play stored games again, strictly.

    A difference is named with its game and action, the first of each file, and the exit code is 1.
    """
    counts = [_verify(path) for path in files]
    if None in counts:
        raise typer.Exit(1)
    games = sum(count or 0 for count in counts)
    typer.echo(f"{games} game{'s' * (games != 1)} verified")


def _verify(path: Path) -> int | None:
    """The number of games in a file; none if one of them differs, which is told."""
    games = 0
    for line, record in read_records(path):
        _refuse_unknown_games(path, line, record)
        try:
            verify_record(record)
        except RecordError as error:
            typer.echo(f"{path}: {_name(line, record)}: {error}", err=True)
            return None
        games += 1
    if not games:
        raise RecordError(f"'{path}' holds no record.")
    return games


def _refuse_unknown_games(path: Path, line: int, record: Record) -> None:
    try:
        open_game(record.config)
    except AlhambraError as error:
        raise RecordError(f"{path}, line {line}: {error}") from None


def _name(line: int, record: Record) -> str:
    return f"line {line}" if record.number is None else f"game {record.number} (line {line})"
