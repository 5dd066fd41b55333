"""What the system says is wrong with a file, as a message where that is common: the system speaks its own language."""

from __future__ import annotations

import errno
from typing import Final

from alhambra.core.language import Said, Value

CAUSES: Final = {
    errno.ENOENT: "cause-missing",
    errno.EISDIR: "cause-folder",
    errno.ENOTDIR: "cause-no-folder",
    errno.EACCES: "cause-forbidden",
    errno.EPERM: "cause-forbidden",
    errno.ENOSPC: "cause-full",
    errno.ENAMETOOLONG: "cause-name",
}


def cause_of(error: OSError | ValueError) -> Value:
    """Why a file could not be opened, read or written. Only an unfit name, as one with a NUL, is no `OSError`."""
    if not isinstance(error, OSError):
        return Said("cause-name")
    known = CAUSES.get(error.errno or 0)
    return Said(known) if known else error.strerror or str(error)
