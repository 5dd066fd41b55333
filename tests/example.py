"""Copies the repository with the example of `docs/adding-a-module.md`: `python -m tests.example FOLDER`.

`make example` runs the whole suite there. Files that are built or installed are not copied.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from tests.support.guide import guide_files

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "build", "dist", "static", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info"
)


def make(folder: Path) -> None:
    """Copy the repository and add the example."""
    shutil.copytree(ROOT, folder, ignore=BUILT, dirs_exist_ok=True)
    for name, text in guide_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
