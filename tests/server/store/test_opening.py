"""Opening a database, and everything that can be wrong with it, in one clear sentence."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.server.store import StoreError, default_path, open_store, sqlite_file
from alhambra.server.store.addresses import PostgresAddress, SqliteAddress, parse_address
from tests.server.store.running import change, child, log, opening, refused, reopening, story, tables_of
from tests.support.postgres import NOBODY


@contextlib.contextmanager
def without_privileges() -> Iterator[None]:
    """As somebody for whom permissions count."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def reachable() -> Iterator[Path]:
    """A folder that everybody may enter, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///var/lib/tables.sqlite3", "/var/lib/tables.sqlite3"),
        ("sqlite:////var/lib/tables.sqlite3", "/var/lib/tables.sqlite3"),
        ("SQLITE:///a%20b/c%25", "/a b/c%"),
        ("/a b/%20", "/a b/%20"),
        ("tables.db", f"{Path.cwd()}/tables.db"),
        ("~/tables.db", f"{Path.home()}/tables.db"),
    ],
)
def test_where_a_sqlite_file_is(url: str, path: str) -> None:
    assert parse_address(url) == SqliteAddress(Path(path))


def test_where_other_databases_are() -> None:
    assert parse_address("sqlite://") == SqliteAddress(None)
    for scheme in ("postgresql", "postgres", "POSTGRESQL"):
        assert parse_address(f"{scheme}://me:pw@host/name?x=1") == PostgresAddress("postgresql://me:pw@host/name?x=1")


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "That is no database: "),
        ("a\0b", "That is no database: "),
        ("mysql://me:s3cret@host/name", "'mysql' is no kind of database: "),
        ("postgresql:me:s3cret@host", "Two slashes are missing in the address of the database: "),
        ("sqlite:tables", "Two slashes are missing in the address of the database: "),
        ("sqlite://tables", "A path after sqlite:// begins with a slash; "),
    ],
)
@story
async def test_what_is_no_address(url: str, sentence: str) -> None:
    with pytest.raises(StoreError) as caught:
        await open_store(url)
    assert str(caught.value).startswith(sentence)
    assert "s3cret" not in str(caught.value)


@story
async def test_without_an_address_it_is_a_file_in_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "not" / "yet"))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_path() == tmp_path / "not/yet/alhambra/alhambra.sqlite3"
    async with opening(str(default_path())) as store:
        await store.create("one", [])
    assert default_path().is_file()


@story
async def test_a_plain_path_is_the_same_file(tmp_path: Path) -> None:
    async with opening(str(tmp_path / "a b.db")) as store:
        await store.create("one", log(1, 1))
        assert store.name == f"database '{tmp_path}/a b.db'"
    async with opening(f"sqlite://{tmp_path}/a%20b.db") as store:
        assert await tables_of(store) == ["one"]


@story
async def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    async with opening(str(tmp_path / "new.db")) as store:
        await store.create("one", [])
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


@story
async def test_a_folder_that_is_missing_or_not_writable(reachable: Path) -> None:
    missing = reachable / "missing" / "x.db"
    with refused(f"There is no folder '{missing.parent}' for the database."):
        await open_store(str(missing))
    assert not missing.parent.exists()
    folder = reachable / "folder"
    folder.mkdir(mode=0o555)
    with (
        without_privileges(),
        refused(f"Cannot lock the database with '{folder}/x.db.lock': Permission denied."),
    ):
        await open_store(str(folder / "x.db"))


@story
async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with refused(f"The database '{tmp_path}/folder' cannot be opened."):
        await open_store(str(tmp_path / "folder"))


@story
async def test_a_file_that_may_not_be_written(reachable: Path) -> None:
    path = reachable / "x.db"
    async with opening(str(path)):
        pass
    path.chmod(0o444)
    (reachable / "x.db.lock").chmod(0o666)
    with without_privileges(), refused(f"The database '{path}' cannot be written."):
        await open_store(str(path))


@story
async def test_a_file_of_something_else(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text("my notes\n" * 500, encoding="utf-8")
    with refused(f"The database '{notes}' is no SQLite database."):
        await open_store(str(notes))
    assert notes.read_text(encoding="utf-8") == "my notes\n" * 500
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE tables (x)")
    before = other.read_bytes()
    with refused(f"The database '{other}' belongs to another program."):
        await open_store(str(other))
    assert other.read_bytes() == before


@story
async def test_a_damaged_file(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite://"))
    async with opening(sqlite_url) as store:
        for number in range(50):
            await store.create(f"t{number}", log(1, 50))
    content = path.read_bytes()
    path.write_bytes(content[:8192] + b"\xff" * (len(content) - 8192))
    async with opening(sqlite_url) as store:
        with refused(f"The database '{path}' is damaged: restore a backup."):
            await store.append("t1", log(51, 51))


@story
async def test_a_newer_schema_is_refused_and_left_alone(database: str) -> None:
    async with opening(database) as store:
        await store.create("one", log(1, 1))
        name = store.name
    newer, older = ("PRAGMA user_version = 3", "PRAGMA user_version = 2")
    if not database.startswith("sqlite"):
        newer, older = (f"UPDATE alhambra.version SET version = {number}" for number in (3, 2))
    change(database, newer)
    with refused(f"The {name} was written by a newer alhambra (schema 3, and this one knows 2): update alhambra."):
        await open_store(database)
    change(database, older)
    async with opening(database) as store:
        assert await tables_of(store) == ["one"]


@story
async def test_a_second_server_is_refused_until_the_first_is_gone(database: str) -> None:
    with child("writer", database, "1") as process:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        who = f" (process {process.pid})" if database.startswith("sqlite") else ""
        with pytest.raises(StoreError) as caught:
            await open_store(database)
        assert str(caught.value).endswith(f"is used by another alhambra{who}: end that one, or use another database.")
        assert process.stdout.readline() == "t0 0\n"
        process.kill()
        process.wait()
    async with reopening(database) as store:
        assert await tables_of(store) == ["t0"]


@story
async def test_in_one_process_it_is_open_once_too(database: str) -> None:
    async with opening(database) as store:
        with pytest.raises(
            StoreError, match=r"(is already open in this process|is used by another alhambra: end that)"
        ):
            await open_store(database)
        await store.create("one", [])
        with child("writer", database, "1") as process:  # which the second attempt must not have let in
            assert process.stdout is not None and process.stdout.read() == ""
            assert process.wait() == 1
    async with opening(database) as store:
        assert await tables_of(store) == ["one"]


@story
async def test_a_file_that_another_program_has_locked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.2)
    path = sqlite_url.removeprefix("sqlite://")
    async with opening(sqlite_url) as store:
        await store.create("one", [])
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with refused(f"The database '{path}' is locked by another program."):
                await store.append("one", log(1, 1))
            assert await store.load("one") is not None
            other.execute("ROLLBACK")
        await store.append("one", log(1, 1))


@story
async def test_a_store_that_could_not_be_opened_holds_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_text("my notes\n" * 500, encoding="utf-8")
    with pytest.raises(StoreError):
        await open_store(str(path))
    path.unlink()
    async with opening(str(path)) as store:
        await store.ping()
