"""`alhambra verify`: play records again and find every difference."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.boxes import open_game
from alhambra.cli.saying import say
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.language import Value
from alhambra.core.records import Record
from alhambra.lab.library import read_records, verify_record


def verify_command(
    files: Annotated[list[Path], typer.Argument(metavar="argument-file", help="argument-files-verified")],
) -> None:
    """Play stored games again, strictly."""
    counts = [_verify(path) for path in files]
    if None in counts:
        raise typer.Exit(1)
    typer.echo(say("verified", games=sum(count or 0 for count in counts)))


def _verify(path: Path) -> int | None:
    """The number of games in a file; none if one of them differs, which is told."""
    games = 0
    for line, record in read_records(path):
        _refuse_unknown_games(path, line, record)
        try:
            verify_record(record)
        except RecordError as error:
            typer.echo(_difference(path, line, record, error), err=True)
            return None
        games += 1
    if not games:
        raise RecordError("holds-no-record", file=str(path))
    return games


def _refuse_unknown_games(path: Path, line: int, record: Record) -> None:
    try:
        open_game(record.config)
    except AlhambraError as error:
        raise RecordError("line-of-file", file=str(path), line=line, error=error.said) from None


def _difference(path: Path, line: int, record: Record, error: RecordError) -> str:
    where: dict[str, Value] = {"file": str(path), "line": line, "error": error.said}
    return say("differs", **where) if record.number is None else say("game-differs", game=record.number, **where)
