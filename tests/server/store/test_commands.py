"""`alhambra backup` and `alhambra restore`."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from alhambra.cli.commands.backup import backup_command, restore_command
from alhambra.server.store import StoreError, default_path
from tests.server.store.running import change, everything, log, opening, story, tables_of

app = typer.Typer()
app.command("backup")(backup_command)
app.command("restore")(restore_command)


def run(*words: object) -> str:
    """What a command says."""
    done = CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


@story
async def test_from_one_database_into_another(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    async with opening(sqlite_url) as store:
        await store.create("one", log(1, 1200))
        assert run("backup", file, "--database", sqlite_url) == f"'{file}' holds 1 table with 1,200 entries\n"
        await store.create("two", log(1, 1))
    assert run("backup", file, "--database", sqlite_url) == f"'{file}' holds 2 tables with 1,201 entries\n"
    assert run("restore", file, "--database", postgres_url) == "restored 2 tables with 1,201 entries\n"
    with pytest.raises(StoreError, match="already has 2 tables"):
        run("restore", file, "--database", postgres_url)
    async with opening(postgres_url) as store:
        change(postgres_url, "DELETE FROM alhambra.tables WHERE id = 'two'")
        assert run("restore", file, "--merge", "--database", postgres_url) == (
            "restored 1 table with 1 entry; 1 table left as before\n"
        )
        assert await everything(store, "two") == log(1, 1)


@story
async def test_the_database_of_the_environment_or_of_the_user(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup"
    async with opening(sqlite_url) as store:
        await store.create("one", log(1, 1))
    monkeypatch.setenv("ALHAMBRA_DATABASE", sqlite_url)
    assert run("backup", file) == f"'{file}' holds 1 table with 1 entry\n"
    monkeypatch.delenv("ALHAMBRA_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert run("restore", file) == "restored 1 table with 1 entry\n"
    async with opening(str(default_path())) as store:
        assert await tables_of(store) == ["one"]


def test_the_help_names_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_DATABASE", "postgresql://me:s3cret@host/name")
    for command in ("backup", "restore"):
        assert "s3cret" not in run(command, "--help")
