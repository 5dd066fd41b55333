"""Every point with its reason: the scorings held, and the end of the game as if it were now."""

from __future__ import annotations

from dataclasses import dataclass

from alhambra.sheet.scoring import column_bits, completion, majority, row_bits
from alhambra.sheet.squares import TYPES
from alhambra.sheet.state import OVER, SheetState


@dataclass(frozen=True, slots=True)
class Gain:
    """Points for one reason. `tied` are the other players who share the places."""

    player: int
    points: int
    clause: str
    reason: str  # a building type, "row", "column", "coins" or "bonus"
    count: int  # buildings or coins
    number: int = 0  # of a row or column, from 1
    place: int = 0  # the best place that is shared, 1 for the most; 0 where there is none
    tied: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Scoring:
    """What the end of a round brought, or the end of the game."""

    round: int
    end: bool
    gains: tuple[Gain, ...]

    def points(self, player: int) -> int:
        """What the scoring brings to a player."""
        return sum(gain.points for gain in self.gains if gain.player == player)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The scorings held, what is to come if the game ended now, and the scores. Fictitious players come last."""

    past: tuple[Scoring, ...]
    now: Scoring | None
    scores: tuple[int, ...]


def completions(state: SheetState, round_: int) -> list[Gain]:
    """W-30: every gain for the types completed in a round."""
    gains: list[Gain] = []
    for type_, name in enumerate(TYPES):
        rounds = [int(state.completed[player * 6 + type_]) for player in range(state.kit.players)]
        players = [player for player, when in enumerate(rounds) if when == round_]
        place = 1 + sum(0 < when < round_ for when in rounds)
        for player in players:
            if player < state.kit.scorers():
                points = int(completion(state, player, type_))
                tied = tuple(other for other in players if other != player)
                count = int(state.kit.sizes[type_])
                gains.append(Gain(player, points, "W-30", name, count, place=place, tied=tied))
    return gains


def end_gains(state: SheetState) -> list[Gain]:
    """W-40 to W-43, W-57: every gain of the end of the game."""
    gains: list[Gain] = []
    for type_ in range(len(TYPES)):
        gains += _majorities(state, type_)
    for seat in range(state.kit.seats):
        gains += _lines(state, seat)
        coins = int(state.coins[seat])
        if coins >= 2:
            gains.append(Gain(seat, coins // 2, "W-43", "coins", coins))
    for player in range(state.kit.seats, state.kit.scorers()):
        gains.append(Gain(player, int(state.kit.bonus), "W-57", "bonus", 0))
    return gains


def _majorities(state: SheetState, type_: int) -> list[Gain]:
    """W-40: the places not yet awarded, those who completed the type aside."""
    counts = [int(state.counts[player * 6 + type_]) for player in range(state.kit.players)]
    gains: list[Gain] = []
    for player in range(state.kit.scorers()):
        count = counts[player]
        place = 1 + sum(other > count for other in counts)
        if count and place <= 3 and not state.completed[player * 6 + type_]:
            tied = tuple(other for other in range(len(counts)) if counts[other] == count and other != player)
            points = int(majority(state, player, type_))
            gains.append(Gain(player, points, "W-40", TYPES[type_], count, place=place, tied=tied))
    return gains


def _lines(state: SheetState, seat: int) -> list[Gain]:
    """W-42."""
    built = int(state.built[seat])
    gains: list[Gain] = []
    for reason, bits_of in (("row", row_bits), ("column", column_bits)):
        for number in range(6):
            bits = int(bits_of(built, number))
            if state.kit.lines[bits]:
                gains.append(Gain(seat, int(state.kit.lines[bits]), "W-42", reason, bits.bit_count(), number + 1))
    return gains


def held(state: SheetState) -> list[Scoring]:
    """The scorings held so far."""
    over = state.phase == OVER
    rounds = sorted({int(when) for when in state.completed if 0 < when < state.round + over})
    past = [Scoring(round_, False, tuple(gains)) for round_ in rounds if (gains := completions(state, round_))]
    return [*past, Scoring(int(state.round), True, tuple(end_gains(state)))] if over else past


def score_sheet(state: SheetState) -> ScoreSheet:
    """Every point with its reason: the scorings held, and what is to come if the game ended now."""
    last = int(state.round)
    over = state.phase == OVER
    now = None if over else Scoring(last, True, (*completions(state, last), *end_gains(state)))
    return ScoreSheet(tuple(held(state)), now, tuple(int(points) for points in state.scores))
