"""A short game, written down."""

from __future__ import annotations

from alhambra import Config, Seeded, legal, open_game
from alhambra.core.records import Recorder


def played(actions: int = 12) -> Recorder:
    recorder = Recorder(open_game(Config("classic", 3)), Seeded(5), ["ann", "bob", "cleo"], "5", 4)
    for _ in range(actions):
        choices = legal(recorder.state)
        recorder.play(choices[len(choices) // 2])
    return recorder
