"""Writes a view as JSON and reads it, with the standard library alone.

The server writes its views with msgspec, which is faster; a test compares the two byte by byte.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, TypeAlias

from alhambra.modules import MODULES
from alhambra.palace.views import View as PalaceView
from alhambra.sheet.views import View as SheetView
from alhambra.wire.reading import read

View: TypeAlias = PalaceView | SheetView


def write_view(view: View) -> str:
    """The view as one line."""
    return json.dumps(view, ensure_ascii=False, separators=(",", ":"), default=members)


def members(part: Any) -> dict[str, Any]:
    """The fields of a dataclass, for which JSON has no form."""
    return {one.name: getattr(part, one.name) for one in fields(part)}


def read_view(data: object) -> View:
    """The view from plain data, as `json.loads` gives it; anything else raises `ValueError`."""
    if not isinstance(data, dict):
        raise ValueError("a view is an object")
    if "sheets" in data:
        sheet: SheetView = read(SheetView, data)
        return sheet
    shown = data.get("modules")
    if not isinstance(shown, dict) or not MODULES.keys() >= shown.keys():
        raise ValueError("no module of ours")
    palace: PalaceView = read(PalaceView, {**data, "modules": {}})
    palace.modules.update((name, read(MODULES[name].VIEW, part)) for name, part in shown.items())
    return palace
