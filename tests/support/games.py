"""What a server is asked to play in the tests: every box, every module, some sets and options."""

from __future__ import annotations

from alhambra.modules import modules_of
from alhambra.server.protocol.messages import GameConfig

FULL = {"guard-board": "full"}
SIX = ["falconers", "building-sites", "exchange-certificates", "gatehouses"]
# By name: how many play, and what.
GAMES: dict[str, tuple[int, GameConfig]] = {
    "classic": (3, GameConfig()),
    "classic for two": (2, GameConfig()),
    "sixth expansion": (3, GameConfig("classic", SIX)),
    "classic with everything": (2, GameConfig("classic", list(modules_of("classic")))),
    "red palace": (3, GameConfig("red-palace")),
    "red palace, full": (2, GameConfig("red-palace", list(modules_of("red-palace")), FULL)),
    "red palace by the classic scoring": (4, GameConfig("red-palace", [], {"scoring": "classic", **FULL})),
    "roll and write": (3, GameConfig("roll-and-write")),
    "roll and write, alone": (1, GameConfig("roll-and-write")),
    "roll and write, a duel": (1, GameConfig("roll-and-write", [], {"solo": "duel", "fictitious": "4"})),
}
