"""How the networks of `alhambra.bots.heuristic` come about: games of bots against themselves, and what came of them.

`python -m alhambra.lab.training` is the command. It needs numpy, which nothing else here does.
"""
