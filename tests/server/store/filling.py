"""A database with tables of every sort."""

from __future__ import annotations

from alhambra.server.store import Entry, Opened, Snapshot
from tests.server.store.running import log, opening, whole

BYTES = [Entry(1, 5, "said", b"\xff\x00", "c"), Entry(2, 6, "said", b""), Entry(3, 7, "said", 'ä"\n'.encode())]


async def fill(url: str) -> dict[str, tuple[Opened | None, list[Entry]]]:
    """Some tables of every sort; gives what is in them."""
    async with opening(url) as store:
        await store.create("one", log(1, 30, ["a", None, "b"]))
        await store.create("bytes", BYTES)
        await store.create("empty", [])
        await store.create("Ünï 'quoted'", log(1, 2))
        await store.save_snapshot("one", Snapshot(25, b'{"state":"\xc3\xa9"}'))
        await store.save_snapshot("bytes", Snapshot(0, b"\xfe"))
        return await whole(store)
