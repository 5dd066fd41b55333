"""Builds the page in web/ into the package, with a packed copy beside each file that gets smaller by it.

Standard library only.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

from tools import npm

STATIC = npm.ROOT / "src" / "alhambra" / "server" / "static"
# Pictures and fonts are packed already.
PACKED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}


def pack(folder: Path) -> None:
    """Write `x.js.gz` beside `x.js`, the same bytes for the same file."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in PACKED:
            continue
        whole = path.read_bytes()
        packed = gzip.compress(whole, 9, mtime=0)
        if len(packed) < len(whole):
            path.with_name(path.name + ".gz").write_bytes(packed)


if __name__ == "__main__":
    try:
        npm.run("run", "--silent", "build", "--", "--logLevel", "warn")
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
    pack(STATIC)
