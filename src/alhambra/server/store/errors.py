"""What a store can refuse. The named ones say that nothing was written; after any other, load the table again."""

from __future__ import annotations

from alhambra.core.errors import AlhambraError


class StoreError(AlhambraError):
    """The base of everything that goes wrong with a database; the text is one clear sentence without secrets."""


class UnknownTable(StoreError):
    """No table has this id."""

    def __init__(self, table: str) -> None:
        # Who asks for it may have sent anything.
        name = table if table.isprintable() else ascii(table)[1:-1]
        super().__init__("store-no-table", table=name if len(name) <= 60 else name[:57] + "...")
        self.table = table


class TableExists(StoreError):
    """A new table has the id of another one."""

    def __init__(self, table: str) -> None:
        super().__init__("store-table-exists", table=table)
        self.table = table


class SeqTaken(StoreError):
    """Somebody else wrote to the table in between."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__("store-entry-exists", table=table, seq=seq)
        self.table = table
        self.seq = seq


class CommandRepeated(StoreError):
    """The command was carried out before; `seq` is the entry it made. This is told even where SeqTaken holds, too."""

    def __init__(self, table: str, command: str, seq: int) -> None:
        super().__init__("store-command-repeated", command=command, seq=seq, table=table)
        self.table = table
        self.command = command
        self.seq = seq


class DayFull(StoreError):
    """Enough results of the day are as good or better."""

    def __init__(self, day: str, count: int) -> None:
        super().__init__("table-daily-full", day=day, count=count)


class Uncertain(StoreError):
    """The database went away while it was writing: the table has to be loaded to see whether the entries are there."""


class Unreachable(StoreError):
    """The database does not answer; nothing was written."""
