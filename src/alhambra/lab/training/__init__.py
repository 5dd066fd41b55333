"""How the networks of `alhambra.bots.heuristic` come about: games of bots against themselves, and what came of them.

`python -m tools.train` is the command. `fitting` needs numpy, which nothing else here does.
"""
