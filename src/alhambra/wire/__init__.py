"""Views as JSON, and read again: what whoever is outside the process is shown. The server writes the same bytes."""

from __future__ import annotations

from alhambra.wire.views import View, read_view, write_view

__all__ = ["View", "read_view", "write_view"]
