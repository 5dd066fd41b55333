"""The example of `docs/adding-a-module.md` in a copy of the repository: `python -m tests.example FOLDER`.

`make example` runs the whole suite there. Only what git keeps is copied, as it lies here.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GUIDE: Final = ROOT / "docs" / "adding-a-module.md"
# The first line of a block names its file.
FENCED: Final = r"^```\w+\n(?:<!-- |# |// )((?:src|tests|web)/\S+)(?: -->)?\n(.*?)^```$"
BLOCK: Final = re.compile(FENCED, re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files of the example, by their paths."""
    return dict(BLOCK.findall(GUIDE.read_text(encoding="utf-8")))


def make(folder: Path) -> None:
    """The repository with the example in it."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
