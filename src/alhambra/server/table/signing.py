"""Under which name a command is kept: its id, and who gave it. The id of somebody else's command is another command."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from alhambra.server.protocol.messages import Command
from alhambra.server.table.people import hashed

LENGTH: Final = 16  # of the letters that stand for who gave it


def signatures(command: Command, hashes: Sequence[str], counted: bool) -> list[str]:
    """The names under which a command of who knows these secrets may be kept; a new one is kept under the first.

    A device that comes back may know more secrets than before, or have another order of them. At tables of before
    commands were kept by their ids alone.
    """
    secret = getattr(command, "secret", None)
    known = list(dict.fromkeys([*([hashed(secret)] if secret else []), *hashes]))
    signed = [f"{_mark(one)}:{command.id}" for one in known] or [f":{command.id}"]
    return signed if counted else [*signed, command.id]


def _mark(hash_: str) -> str:
    return hashlib.sha256(f"alhambra command {hash_}".encode()).hexdigest()[:LENGTH]
