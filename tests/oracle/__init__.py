"""Slow answers written from the clauses alone, to compare the engine with."""
