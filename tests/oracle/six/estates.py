"""Positions with one large palace full of gatehouses and camps, denser than games bring them about."""

import random

from tests.oracle.geometry import Square, neighbours
from tests.oracle.scoring import TYPES
from tests.oracle.six import parts as six_parts
from tests.oracle.six.gatehouses import Gate, gate_places
from tests.oracle.six.parts import GATES_PER_TYPE, by_type, key_of
from tests.oracle.six.positions import six_bare
from tests.oracle.six.referee import SixReferee
from tests.oracle.table import place_name

MODULES = ("gatehouses", "camps", "medinas")


def crowded(seed: int, tiles: int, reserve: int = 6) -> SixReferee:
    """Return a game of two in which seat 0 owns a grown palace, and the neutral player what is left."""
    chance = random.Random(f"estate/{seed}")
    table = six_bare(2, MODULES)
    pool = list(table.supply)
    chance.shuffle(pool)
    if seed % 2:  # camps find walls to lean on once some tiles are laid
        camps = [tile for tile in pool if tile.startswith("camp")]
        pool = [tile for tile in pool if tile not in camps]
        pool[8:8] = camps
    tries = 0
    while len(table.palaces[0]) <= tiles and tries < 400 and pool:
        tries += 1
        grow(table, pool, chance)
    table.reserves[0] = table._in_order([pool.pop() for _ in range(min(reserve, len(pool)))])
    table.supply = []
    table.neutral = table._in_order(pool)
    left = [name for name in TYPES for _ in range(table.gate_piles[name])]
    for name in chance.sample(left, min(3, len(left))):
        table.gate_piles[name] -= 1
        table.to_lay = by_type([*table.to_lay, name])
    return table


def grow(table: SixReferee, pool: list[str], chance: random.Random) -> None:
    """Lay a tile, mostly in a corner; lay a gatehouse; now and then take a tile away again."""
    tile = pool.pop(0)
    taken = table.estate(0).taken()
    places = sorted(six_parts.tile_places(key_of(table.estate(0)), *table._shape(tile)))
    if places:
        near = {square: len(neighbours(square) & taken) + chance.random() for square in places}
        at = max(places, key=near.__getitem__) if chance.randrange(2) else chance.choice(places)
        table.palaces[0][place_name(at)] = tile
    else:
        pool.append(tile)
    name = chance.choice(TYPES)
    gates = sorted(gate_places(table.estate(0), name)) if table.gate_piles[name] else []
    if gates and chance.randrange(3):
        square, corner = chance.choice(gates)
        table.gates[0][place_name(square)] = Gate(name, corner)
        table.gate_piles[name] -= 1
    if chance.randrange(6) == 0:
        take_away(table, pool, chance)


def take_away(table: SixReferee, pool: list[str], chance: random.Random) -> None:
    """Remove a tile that may be removed."""
    key, laid = key_of(table.estate(0)), table.laid(0)
    loose: list[Square] = [square for square in sorted(laid) if six_parts.may_remove(key, square)]
    if loose:
        square = chance.choice(loose)
        pool.append(table.palaces[0].pop(place_name(square)))


def gate_names(table: SixReferee, seat: int) -> dict[str, str]:
    """Return a name for each laid gatehouse of a seat, place -> name, numbered within its type."""
    names, seen = {}, dict.fromkeys(TYPES, 0)
    for place, gate in table.gates[seat].items():
        seen[gate.type] += 1
        names[place] = f"gatehouse-{gate.type}-{seen[gate.type]}"
    assert max(seen.values()) <= GATES_PER_TYPE
    return names
