"""`alhambra backup` and `alhambra restore`: all tables of a server, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.server.store import default_path
from alhambra.server.store.backup import backup, restore

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="ALHAMBRA_DATABASE",
        help="A path, sqlite:///path or postgresql://user@host/name; a file in your data folder if not given.",
    ),
]


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; a backup there is replaced.")],
    database: Database = None,
) -> None:
    """Write all tables to a file. The server may be running.

    The file has the hidden cards of running games in it: keep it to yourself.
    """
    tables, entries = backup(database or str(default_path()), file)
    typer.echo(f"'{file}' holds {_count(tables, 'table')} with {_count(entries, 'entry', 'entries')}")


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `alhambra backup` has made.")],
    database: Database = None,
    merge: Annotated[
        bool,
        typer.Option("--merge", help="Add the tables that the database does not have. The server may be running."),
    ] = False,
) -> None:
    """Bring the tables of a backup into an empty database, which no server may be using unless you merge.

    The backup may come from another kind of database.
    """
    done = restore(database or str(default_path()), file, merge)
    kept = f"; {_count(done.present, 'table')} left as before" if done.present else ""
    typer.echo(f"restored {_count(done.tables, 'table')} with {_count(done.entries, 'entry', 'entries')}{kept}")


def _count(count: int, one: str, many: str = "") -> str:
    return f"{count:,} {one if count == 1 else many or one + 's'}"
