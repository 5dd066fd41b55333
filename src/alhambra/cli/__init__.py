"""The command line."""

from __future__ import annotations

from alhambra.cli.app import main

__all__ = ["main"]
