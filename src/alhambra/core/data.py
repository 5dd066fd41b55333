"""Component data: JSON files of the package; those of a module are in its folder."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def load(name: str, package: str = "alhambra.data") -> Any:
    """The content of a data file."""
    return json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
