"""Modules that add rules to the palace game, one file each."""
