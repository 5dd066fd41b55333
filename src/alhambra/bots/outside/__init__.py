"""Bots that are programs: they read views as lines of JSON and answer with words. See `docs/bots.md`."""
