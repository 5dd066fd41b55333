"""The files of the worked example in `docs/adding-a-module.md`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

GUIDE: Final = Path(__file__).parents[2] / "docs" / "adding-a-module.md"
FENCED: Final = r"^```\w+\n(?:<!-- |# |// )((?:docs|src|tests|web)/\S+)(?: -->)?\n(.*?)^```$"
BLOCK: Final = re.compile(FENCED, re.MULTILINE | re.DOTALL)


def guide_files() -> dict[str, str]:
    """Each file of the example by its path."""
    return dict(BLOCK.findall(GUIDE.read_text(encoding="utf-8")))
