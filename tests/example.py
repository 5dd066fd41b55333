"""The example of `docs/adding-a-module.md` in a copy of the repository: `python -m tests.example FOLDER`.

`make example` runs the whole suite there. What is built or installed is not copied.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GUIDE: Final = ROOT / "docs" / "adding-a-module.md"
# The first line of a block names its file.
FENCED: Final = r"^```\w+\n(?:<!-- |# |// )((?:src|tests|web)/\S+)(?: -->)?\n(.*?)^```$"
BLOCK: Final = re.compile(FENCED, re.MULTILINE | re.DOTALL)
BUILT: Final = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "build", "dist", "static", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info"
)


def files() -> dict[str, str]:
    """The files of the example, by their paths."""
    return dict(BLOCK.findall(GUIDE.read_text(encoding="utf-8")))


def make(folder: Path) -> None:
    """The repository with the example in it."""
    shutil.copytree(ROOT, folder, ignore=BUILT, dirs_exist_ok=True)
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
