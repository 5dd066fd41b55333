"""Component data: JSON files of the package."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> Any:
    """The content of a data file."""
    return json.loads(files("alhambra.data").joinpath(name).read_text(encoding="utf-8"))
