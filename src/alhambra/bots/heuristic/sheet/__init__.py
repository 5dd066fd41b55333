"""Weights and values of the sheet game."""
