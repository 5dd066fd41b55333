"""Search: a tree over sampled worlds, from a view alone."""

from __future__ import annotations

from alhambra.bots.search.search import Search, Thought
from alhambra.bots.search.settings import Settings

__all__ = ["Search", "Settings", "Thought"]
