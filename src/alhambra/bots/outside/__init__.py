"""Bots that are programs: they read views as lines of JSON and answer with words. `docs/bots.md` has the lines."""
