"""How greedy plays the palace game."""
