"""`alhambra backup` and `alhambra restore`: all tables of a server, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.figures import counted
from alhambra.cli.saying import say
from alhambra.core.language import Said

Database = Annotated[
    str | None,
    typer.Option(
        metavar="value-address",
        envvar="ALHAMBRA_DATABASE",
        help="option-database",
    ),
]


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="argument-file", help="argument-backup-written")],
    database: Database = None,
) -> None:
    """Write all tables to a file."""
    from alhambra.server.store import default_path
    from alhambra.server.store.backup import backup

    tables, entries = backup(database or str(default_path()), file)
    typer.echo(say("backup-made", file=str(file), what=_counted(tables, entries)))


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="argument-file", help="argument-backup-read")],
    database: Database = None,
    merge: Annotated[
        bool,
        typer.Option("--merge", help="option-merge"),
    ] = False,
) -> None:
    """Bring the tables of a backup into a database."""
    from alhambra.server.store import default_path
    from alhambra.server.store.backup import restore

    done = restore(database or str(default_path()), file, merge)
    what, present = _counted(done.tables, done.entries), done.present
    if present:
        typer.echo(say("restored-others", what=what, present=present, present_figure=counted(present)))
    else:
        typer.echo(say("restored", what=what))


def _counted(tables: int, entries: int) -> Said:
    figures = {"tables_figure": counted(tables), "entries_figure": counted(entries)}
    return Said("tables-with-entries", {"tables": tables, "entries": entries, **figures})
