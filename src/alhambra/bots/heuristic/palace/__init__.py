"""Weights and values of the palace game."""
