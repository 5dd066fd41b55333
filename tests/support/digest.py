"""Prints one number for everything that some seeded games do. Run as a script by `tests/test_compiled.py`, with
whichever `alhambra` is on the path; it imports nothing else."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import alhambra
from alhambra import BOXES, Config, Seeded, apply, copy, legal, new, parse_position, position, score, view, word
from alhambra.bots.greedy import weighed
from alhambra.bots.imagining import root_of
from alhambra.bots.search import Search


def fast_game(config: Config, seed: int, digest: Any) -> None:
    """All codes and the final position, through the fast door."""
    chance = Seeded(f"{config.seats}/{seed}")
    state = new(config, chance)
    game = state.game
    while state.actor is not None:
        codes = game.codes(state)
        digest.update(repr([int(code) for code in codes]).encode())
        game.play(state, codes[chance.below("code", len(codes))], chance)
    digest.update(position(state).encode())


def checked_game(config: Config, lazy: bool, digest: Any) -> None:
    """Words, events, views and positions, through the checked door; some positions are read again."""
    chance = Seeded(f"checked/{config.seats}", lazy)
    state = new(config, chance)
    number = 0
    while state.actor is not None:
        if number % 8 == 0:
            state = look(state, digest)
        number += 1
        actions = legal(state)
        digest.update(repr([word(state, action) for action in actions]).encode())
        events = apply(state, actions[chance.below("action", len(actions))], chance)
        digest.update(json.dumps([event.to_json() for event in events]).encode())
    digest.update(position(state).encode())


def look(state: Any, digest: Any) -> Any:
    """Position, view and score sheet; the state, read again from its position."""
    text = position(state)
    again = parse_position(text)
    assert position(again) == text
    seen = view(again, state.actor, memory=True).to_json()
    digest.update(json.dumps([text, seen, repr(score(again))]).encode())
    return copy(again)


def thoughts(config: Config, digest: Any) -> None:
    """What greedy weighs and a search finds, now and then in a game."""
    chance = Seeded("thoughts")
    state = new(config, chance)
    for number in range(40):
        codes = state.game.codes(state)
        if number % 8 == 0 and len(codes) > 1:
            seen = view(state, state.actor, memory=True)
            root = root_of(seen)
            assert root is not None
            digest.update(repr(weighed(root, legal(state))).encode())
            thought = Search().think(seen, playouts=8)
            assert thought is not None
            values = [round(value, 9) for value in thought.values]
            digest.update(repr([thought.actions, thought.visits, values, thought.line]).encode())
        state.game.play(state, codes[chance.number(len(codes))], chance)


def configs(seats: int) -> Iterator[Config]:
    """Each box bare, and with everything that can be added; Roll & Write twice, and its variants alone."""
    for box in BOXES.values():
        if box.seats[0] <= seats <= box.seats[1]:
            for modules, last in (((), 0), (box.modules, -1)):
                options = tuple((name, values[last]) for name, values in sorted(box.options.items()))
                yield Config(box.name, seats, modules, () if box.name == "roll-and-write" and seats > 1 else options)


def main() -> None:
    digest = hashlib.sha256()
    for seats in range(1, 7):
        for number, config in enumerate(configs(seats)):
            for seed in range(3 if config.box == "classic" else 2):
                fast_game(config, seed, digest)
            checked_game(config, (seats + number // 2) % 2 == 0, digest)
    red = Config("red-palace", 3, BOXES["red-palace"].modules, (("guard-board", "full"),))
    classic = Config("classic", 2, BOXES["classic"].modules)
    for config in (Config("classic", 3), classic, red, Config("roll-and-write", 2)):
        thoughts(config, digest)
    print(json.dumps({"digest": digest.hexdigest(), "compiled": alhambra.compiled(), "file": alhambra.__file__}))


if __name__ == "__main__":
    main()
