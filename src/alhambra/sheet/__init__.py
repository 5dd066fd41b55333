"""The sheet game: dice, a grid of buildings to build, and a common score sheet."""
