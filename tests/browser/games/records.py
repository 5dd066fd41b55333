"""Games that were played to their end, so that the others can be played later."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Final

import alhambra
from tests.browser.games.plans import Plan

RECORDS: Final = Path(__file__).parents[3] / "build" / "browser-games"
# `make browser-games` goes on where it was interrupted; `make test` plays anew.
RESUMED: Final = "ALHAMBRA_RESUME" in os.environ


@cache
def version() -> str:
    """What was played: the sources, and the page as it was built."""
    source = Path(alhambra.__file__).parent
    files = [*sorted(source.rglob("*.py")), *sorted((source / "server" / "static").glob("*.html"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def record_of(plan: Plan) -> Path:
    return RECORDS / version() / f"{plan.name}.json"
