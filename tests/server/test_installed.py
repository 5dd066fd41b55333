"""The installed server, whose engine is compiled, plays as the one of the source tree does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import random
from alhambra import compiled, legal
from alhambra.server.table import log
from alhambra.server.live.tables import restore
from alhambra.server.table.log import Created, StoredGame, StoredSeat, StoredSettings
from alhambra.server.table.seen import game_info
from alhambra.server.store import Entry, Opened
from alhambra.server.table.table import Table

dice = random.Random(4)
created = Created(StoredGame(), StoredSettings(), [StoredSeat(bot="greedy")] * 3)
table = Table("t", created, 0)
entries = [created, table.begin(1)]
while table.stage == "playing":
    game_info(table, table.mover)
    seat, turn = table.mover, table.turn
    entries.append(table.commit(seat, 1, True) if turn.ready else table.play(seat, dice.choice(legal(turn.state))))
rows = [Entry(number, 1, "entry", log.written(entry)) for number, entry in enumerate(entries, 1)]
again = restore("t", Opened(None, rows))
game = table.turn.committed.game
assert game.position(again.turn.committed) == game.position(table.turn.committed)
print("compiled" if compiled() else "interpreted", again.stage)
"""


@pytest.mark.parametrize("source_tree", [True, False], ids=["source", "installed"])
def test_a_table_is_played_and_restored(source_tree: bool, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source_tree:
        env["PYTHONPATH"] = str(Path(__file__).parents[2] / "src")
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=env, timeout=1800, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[1] == "over"
