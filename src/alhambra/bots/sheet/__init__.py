"""How greedy plays the sheet game."""
