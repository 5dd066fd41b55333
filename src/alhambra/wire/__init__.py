"""Writes views as JSON and reads them, for programs outside the process. The server writes the same bytes."""

from __future__ import annotations

from alhambra.wire.views import View, read_view, write_view

__all__ = ["View", "read_view", "write_view"]
