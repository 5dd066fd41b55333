"""The sheet game in the terminal."""
