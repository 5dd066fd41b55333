"""What a tile would change if it were laid: the majority of its type, the points of the next scoring, the wall.

Every legal place is tried by the real rules, and scored as a scoring is. Palaces, the neutral player's tiles and what
modules show of themselves are all it looks at, and those are open to all (A-17).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from alhambra.palace.explain import next_scoring
from alhambra.palace.geometry.places import place_word
from alhambra.palace.scoring import WIDTH, census, lines_of, share
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import NO_TYPE, TYPES


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in the majority of a type; without a tile there is no place, and it is 0 (A-75)."""

    count: int
    place: int
    tied: bool
    points: int


@dataclass(frozen=True, slots=True)
class TileEffect:
    """The next scoring as if it were held now, and as if it were held when the tile is laid where it brings most.

    Players are in the order of their seats, the neutral player last.
    """

    tile: str
    number: int  # of the scoring
    type: str | None
    place: str | None  # the first of the best places; none if the tile fits nowhere, and only the reserve is left
    points: tuple[int, ...]
    points_then: tuple[int, ...]
    majority: tuple[Standing, ...]  # of the type; empty without one
    majority_then: tuple[Standing, ...]
    wall: int
    wall_then: int
    longest_wall: int  # that any place of the tile leads to


@dataclass(frozen=True, slots=True)
class _Scored:
    """What one scoring would bring."""

    rows: bytes
    points: tuple[int, ...]
    place: str | None = None


def tile_effect(state: PalaceState, seat: int, tile: int) -> TileEffect | None:
    """What a tile would change for a seat; nothing when all scorings were held."""
    number = next_scoring(state)
    if number > 3:
        return None
    now = _scored(state, number, None)
    tried = list(_tried(state, seat, tile, number))
    # The first of equals, so that the same table always gives the same answer.
    then = max(tried, key=lambda one: (one.points[seat], one.rows[seat * WIDTH]), default=now)
    type_ = int(state.types[tile])
    lines = lines_of(state, number)
    return TileEffect(
        tile=state.kit.tiles.names[tile],
        number=number,
        type=None if type_ == NO_TYPE else TYPES[type_],
        place=then.place,
        points=now.points,
        points_then=then.points,
        majority=_majority(state, now.rows, type_, lines, number),
        majority_then=_majority(state, then.rows, type_, lines, number),
        wall=now.rows[seat * WIDTH],
        wall_then=then.rows[seat * WIDTH],
        longest_wall=max((one.rows[seat * WIDTH] for one in tried), default=now.rows[seat * WIDTH]),
    )


def _tried(state: PalaceState, seat: int, tile: int, number: int) -> Iterator[_Scored]:
    """The scoring with the tile on each place where it may be laid."""
    plan, shape = state.plans[seat], int(state.shapes[tile])
    trial = state.game.copy(state)
    for place in [int(plan.place(cell)) for cell in plan.front if plan.fits(cell) >> shape & 1]:
        trial.plans[seat] = plan.copy()
        trial.plans[seat].lay(place, tile, shape)
        yield _scored(trial, number, place_word(place))


def _scored(state: PalaceState, number: int, place: str | None) -> _Scored:
    rows, lines, players = census(state), lines_of(state, number), state.kit.players
    points = [
        rows[player * WIDTH]
        + sum(int(share(rows, players, type_, lines[type_], player, number)) for type_ in range(len(TYPES)))
        for player in range(players)
    ]
    for module in state.kit.modules:
        for gain in module.scoring(state, number):
            points[gain.player] += gain.points
    return _Scored(rows, tuple(points), place)


def _majority(state: PalaceState, rows: bytes, type_: int, lines: bytes, number: int) -> tuple[Standing, ...]:
    if type_ == NO_TYPE:
        return ()
    players = state.kit.players
    counts = [rows[player * WIDTH + 1 + type_] for player in range(players)]
    return tuple(
        Standing(
            count=count // 2,
            place=1 + sum(other > count for other in counts) if count > 1 else 0,
            tied=count > 1 and counts.count(count) > 1,
            points=int(share(rows, players, type_, lines[type_], player, number)),
        )
        for player, count in enumerate(counts)
    )
