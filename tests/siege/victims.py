"""Tables that are there before the attackers come."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from alhambra.server.protocol.messages import Commit, NewTable, Play, Say
from alhambra.server.protocol.messages import Person as PersonSeat
from tests.siege.client import Client, make_table, turn_of
from tests.siege.words import actions_of, some_action, word

ATTACKER: Final = 1  # the seat of the attacker at the shared table; the host sits on seat 0


@dataclass
class Victims:
    """Tables where attackers have no right to anything, and one where they hold a seat."""

    logs: list[str] = field(default_factory=list)
    shared: str = ""
    secret: str = ""  # of the attacker's seat there
    ids: list[str] = field(default_factory=list)  # of commands that were carried out
    actions: list[str] = field(default_factory=list)


async def make_victims(address: str, rng: random.Random) -> Victims:
    """Two tables of honest people, and one with an attacker at it; each has a few turns behind it."""
    victims = Victims()
    for number in range(3):
        secrets = [word(rng) for _ in range(3)]
        seats = [PersonSeat(f"Guest {seat}", secret) for seat, secret in enumerate(secrets)]
        table = await make_table(address, NewTable(word(rng), list(seats)))
        await _play(address, table, secrets, rng, victims)
        if number < 2:
            victims.logs.append(table)
        else:
            victims.shared, victims.secret = table, secrets[ATTACKER]
    return victims


async def _play(address: str, table: str, secrets: list[str], rng: random.Random, victims: Victims) -> None:
    """Everybody on one device, so that one connection has every seat."""
    client = Client()
    await client.open(address, table, secrets)
    while len(client.updates) < len(secrets):
        await client.more()
    for _ in range(40):
        seat, turn = next((seat, turn) for seat, update in client.updates.items() if (turn := turn_of(update)))
        assert seat is not None, "the turn of a seat"
        victims.actions += [action for kind in actions_of(turn.choices) for action in kind[:3]]
        command: Commit | Play | Say = Commit(word(rng, 12), seat)
        if not turn.ready:
            command = Play(word(rng, 12), seat, some_action(turn.choices, rng))
        if rng.random() < 0.1:
            command = Say(word(rng, 12), seat, "Good evening.")
        before = {seat: update.numbers for seat, update in client.updates.items()}
        answer = await client.command(command)
        assert answer.type == "done", answer
        while client.updates[seat].numbers == before[seat]:
            await client.more()
        victims.ids.append(command.id)
    await client.close()
