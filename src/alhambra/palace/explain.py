"""Every point with its reason (A-70 to A-75): the scorings held, and the next one as if it were held now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from alhambra.palace.palace_views import palace_view
from alhambra.palace.scoring import BEST, census, lines_of, share
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES


@dataclass(frozen=True, slots=True)
class Gain:
    """Points for one reason. `tied` are the other players who share the places; the neutral player comes last."""

    player: int
    points: int
    clause: str
    reason: str  # "wall", a building type, or a module's word
    count: int
    place: int = 0  # the best place that is shared, 1 for the most; 0 where there is none
    tied: tuple[int, ...] = ()
    tiles: tuple[str, ...] = ()  # that are counted; a half-building is called `half-tower`
    segments: tuple[str, ...] = ()  # of the longest wall, as `n2e1-N`


@dataclass(frozen=True, slots=True)
class Scoring:
    """One scoring: 1, 2 or 3, with every point."""

    number: int
    gains: tuple[Gain, ...]

    def points(self, player: int) -> int:
        """What the scoring brings to a player."""
        return sum(gain.points for gain in self.gains if gain.player == player)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The scorings held, what the next one would bring now, and the scores. The neutral player comes last."""

    past: tuple[Scoring, ...]
    now: Scoring | None
    scores: tuple[int, ...]
    besides: tuple[Gain, ...] = ()  # points apart from the scorings: what players start with, and what they paid
    # What the places of each type were worth, for each of `past`. What they will be is an aid: `table_of_points`.
    worth: tuple[dict[str, tuple[int, ...]], ...] = ()


def line_worth(line: int, number: int) -> tuple[int, ...]:
    """A-73: the points of the places of a line that score at a scoring, the first place first; pavilions are line 0."""
    return tuple(int(BEST[number - 1 - place]) + line for place in range(number))


def places_worth(state: PalaceState, number: int) -> dict[str, tuple[int, ...]]:
    """The same for each type, which may have the line of another."""
    lines = lines_of(state, number)
    return {name: line_worth(lines[type_], number) for type_, name in enumerate(TYPES)}


@lru_cache(1024)  # a table is looked at again and again, and its past scorings never change
def explain(rows: bytes, lines: bytes, players: int, number: int) -> tuple[Gain, ...]:
    """Every point of a census with its reason, in the order of scoring: walls first, then type by type."""
    gains = [
        Gain(player, rows[player * 7], "A-71", "wall", rows[player * 7])
        for player in range(players)
        if rows[player * 7]
    ]
    for type_, name in enumerate(TYPES):
        counts = [rows[player * 7 + 1 + type_] for player in range(players)]
        for player, count in enumerate(counts):
            place = 1 + sum(other > count for other in counts)
            if count > 1 and place <= number:
                tied = tuple(other for other in range(players) if counts[other] == count and other != player)
                points = int(share(rows, players, type_, lines[type_], player, number))
                clause = "A-74" if tied else "A-72"
                half = (f"half-{name}",) if count % 2 else ()
                gains.append(Gain(player, points, clause, name, count // 2, place, tied, half))
    return tuple(gains)


def scored_now(state: PalaceState, number: int) -> Scoring:
    """A scoring as the table stands, with the tiles and the walls that bring the points."""
    tiles = [_tiles_by_type(state, player) for player in range(state.kit.players)]
    gains = [
        _with_sources(state, gain, tiles)
        for gain in explain(census(state), lines_of(state, number), state.kit.players, number)
    ]
    for module in state.kit.modules:
        gains += module.scoring(state, number)
    return Scoring(number, tuple(gains))


def next_scoring(state: PalaceState) -> int:
    """The number of the next scoring, as far as it is known; 4 when all were held."""
    held = state.past[-1][0] if state.past else 0
    return 3 if state.ending and held < 3 else held + 1


def score_sheet(state: PalaceState) -> ScoreSheet:
    """Every point with its reason: the scorings held, and the next one as if it were held now."""
    past = tuple(_held(state, index) for index in range(len(state.past)))
    number = next_scoring(state)
    now = scored_now(state, number) if number <= 3 else None
    scores = tuple(int(points) for points in state.scores)
    worth = tuple(places_worth(state, held.number) for held in past)
    return ScoreSheet(past, now, scores, tuple(_besides(state)), worth)


def _besides(state: PalaceState) -> list[Gain]:
    """Points apart from the scorings."""
    start = state.kit.start_score
    gains = [Gain(seat, start, "R-13", "start", 1) for seat in range(state.kit.seats)] if start else []
    for accountant in state.kit.accountants:
        gains += accountant.besides(state)
    return gains


def _held(state: PalaceState, index: int) -> Scoring:
    """A scoring that was held, from its census and the modules' gains."""
    number, rows = state.past[index][0], state.past[index][1:]
    gains = explain(rows, lines_of(state, number), state.kit.players, number)
    return Scoring(number, (*gains, *(state.extras[index] if state.extras else ())))


def _with_sources(state: PalaceState, gain: Gain, tiles: list[list[list[str]]]) -> Gain:
    """The same gain with the tiles, or the wall segments, that it counts."""
    counted, segments = gain.tiles, gain.segments
    if gain.reason == "wall":
        segments = palace_view(state.plans[gain.player], state.kit.tiles.names).segments
    else:
        counted = (*tiles[gain.player][TYPES.index(gain.reason)], *gain.tiles)
    return Gain(
        gain.player, gain.points, gain.clause, gain.reason, gain.count, gain.place, gain.tied, counted, segments
    )


def _tiles_by_type(state: PalaceState, player: int) -> list[list[str]]:
    """The buildings of a player, type by type; those without a type come last. The neutral player has no palace."""
    if player == state.kit.seats:
        tiles = list(state.neutral)
    else:
        plan = state.plans[player]
        tiles = sorted(int(plan.tile_on(cell)) for cell in plan.cells)
    found: list[list[str]] = [[] for _ in range(len(TYPES) + 1)]
    for tile in tiles:
        found[state.types[tile]].append(state.kit.tiles.names[tile])
    return found
