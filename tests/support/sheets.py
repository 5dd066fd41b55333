"""Sheet games with scripted dice, positions made to order, and random play.

Squares and pairs of dice are written with spaces between, "y1b1 y3b5".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from alhambra import Config, Scripted, Seeded, apply, legal, open_game, parse_word, score, word
from alhambra.core.chance import Outcome
from alhambra.sheet.audit import audit
from alhambra.sheet.codes import BUILD, BUILD_SECOND, CHANGE
from alhambra.sheet.game import SheetGame
from alhambra.sheet.notation import PHASES
from alhambra.sheet.squares import SQUARES, TYPES, parse_square, square_word
from alhambra.sheet.state import OVER, SheetState

Options = Mapping[str, str]
NO_OPTIONS: Options = {}

# Every number of players and every variant.
VARIANTS: tuple[tuple[int, Options], ...] = (
    (1, NO_OPTIONS),
    (1, {"fictitious": "2", "solo": "duel"}),
    (1, {"fictitious": "3"}),
    (1, {"fictitious": "3", "solo": "duel"}),
    (1, {"fictitious": "4", "solo": "score"}),
    (1, {"fictitious": "4", "solo": "duel"}),
    (2, NO_OPTIONS),
    (3, NO_OPTIONS),
    (4, NO_OPTIONS),
    (5, NO_OPTIONS),
)


def config_of(seats: int, options: Options = NO_OPTIONS) -> Config:
    return Config("roll-and-write", seats, (), tuple(sorted(options.items())))


def game_of(seats: int, options: Options = NO_OPTIONS) -> SheetGame:
    """A sheet game made ready."""
    game = open_game(config_of(seats, options))
    assert isinstance(game, SheetGame)
    return game


def rolls(pairs: str) -> list[Outcome]:
    """The luck of these pair rolls."""
    outcomes: list[Outcome] = []
    for pair in pairs.split():
        yellow, blue = divmod(parse_square(pair), 6)
        outcomes += [("yellow die", yellow), ("blue die", blue)]
    return outcomes


def deal(
    seats: int, pairs: str, start: int | None = None, options: Options = NO_OPTIONS
) -> tuple[SheetState, list[Any]]:
    """A new game with these rolls, and what happened during its set-up."""
    first: list[Outcome] = [] if start is None else [("start", start)]
    chance = Scripted(first + rolls(pairs))
    events: list[Any] = []
    state = game_of(seats, options).new(chance, events)
    assert chance.left == 0, "not every roll was asked for"
    return state, events


def play(state: SheetState, text: str, pairs: str = "") -> list[Any]:
    """An action with exactly these rolls, and what happened."""
    chance = Scripted(rolls(pairs))
    events = apply(state, parse_word(state, text), chance)
    assert chance.left == 0, "not every roll was asked for"
    return events


def words(state: SheetState) -> list[str]:
    return [word(state, action) for action in legal(state)]


def of_type(name: str, kit_types: Sequence[int]) -> list[str]:
    """The squares of a type, in reading order."""
    return [square_word(square) for square in range(SQUARES) if TYPES[kit_types[square]] == name]


def squares_of(state: SheetState, name: str) -> list[str]:
    """Likewise, of a game."""
    return of_type(name, [int(type_) for type_ in state.kit.types])


def table(
    seats: int = 3,
    options: Options = NO_OPTIONS,
    built: Sequence[str] = (),
    dice: str = "y1b1 y2b2",
    pairs: str = "",
    coins: Sequence[int] = (),
    gained: Sequence[int] = (),
    round_: int = 1,
    seat: int = 0,
    start: int = 0,
    ticks: Sequence[Mapping[str, int]] = (),
    completed: Mapping[tuple[int, str], int] | None = None,
    phase: str = "act",
) -> SheetState:
    """A position in which nothing is but what is said. Seats have three buildings in column 6 if they have none; what
    was completed in earlier rounds has been awarded, the rest of what is complete is completed in this round."""
    game = game_of(seats, options)
    state = SheetState(game, game.kit)
    state.phase = PHASES.index(phase)
    state.round, state.seat, state.start = round_, seat, start
    state.lay_out(*(parse_square(pair) for pair in dice.split()))
    others = iter([*pairs.split(), *["y6b6"] * seats])
    for other in range(seats):
        _fill_sheet(state, other, built[other] if other < len(built) else "")
        state.coins[other] = coins[other] if other < len(coins) else 3
        state.gained[other] = gained[other] if other < len(gained) else max(3, int(state.coins[other]))
        if other != seat:
            state.pairs[other] = parse_square(next(others))
    for number in range(int(game.kit.fictitious)):
        _fill_ticks(state, number, ticks[number] if number < len(ticks) else {})
    for (player, name), when in (completed or {}).items():
        state.completed[player * 6 + TYPES.index(name)] = when
    _complete(state)
    past = score(state).past
    for player in range(int(game.kit.players)):
        state.scores[player] = sum(scoring.points(player) for scoring in past)
    faults = audit(state)
    assert not faults, faults
    return state


def _fill_sheet(state: SheetState, seat: int, built: str) -> None:
    for square in (parse_square(text) for text in (built or "y4b6 y5b6 y6b6").split()):
        state.built[seat] |= 1 << square
        state.counts[seat * 6 + int(state.kit.types[square])] += 1


def _fill_ticks(state: SheetState, number: int, ticks: Mapping[str, int]) -> None:
    """Ticks that are not said go where there are fewest, the cheapest types first."""
    row = (int(state.kit.seats) + number) * 6
    for name, count in ticks.items():
        state.counts[row + TYPES.index(name)] = count
    free = [at for at in range(6) if TYPES[at] not in ticks]
    while sum(state.counts[row : row + 6]) < 2 + state.round + (state.phase == OVER):
        state.counts[row + min(free, key=lambda at: int(state.counts[row + at]))] += 1


def _complete(state: SheetState) -> None:
    for at in range(int(state.kit.players) * 6):
        if state.counts[at] == state.kit.sizes[at % 6] and not state.completed[at]:
            state.completed[at] = state.round


STYLES = ("any action", "any kind", "build", "one type")


class Player:
    """Chooses at random: among all actions, among the kinds of actions, with a liking for buildings, or for the
    buildings of some types before others. The last two complete types and build second buildings."""

    def __init__(self, seed: object, style: str) -> None:
        self.luck = Seeded(f"player/{seed}")
        self.style = style
        self.order = self.luck.shuffle("types", bytes(range(6)))

    def choose(self, state: SheetState, codes: list[int]) -> int:
        if self.style == "any kind":
            kinds = sorted({code & 15 for code in codes})
            kind = kinds[self.luck.below("kind", len(kinds))]
            codes = [code for code in codes if code & 15 == kind]
        elif self.style != "any action" and self.luck.below("liking", 8):
            codes = self.liked(state, codes)
        return codes[self.luck.below("action", len(codes))]

    def liked(self, state: SheetState, codes: list[int]) -> list[int]:
        builds = [code for code in codes if code & 15 in (BUILD, BUILD_SECOND)]
        if self.style == "build":
            return builds or codes
        best = min((self.rank(state, code) for code in builds if code & 15 == BUILD), default=6)
        if best > 1 and (changes := [code for code in codes if code & 15 == CHANGE]):
            change = changes[self.luck.below("change", len(changes))]
            return [change] if self.leads(state, change) else builds or codes
        return [code for code in builds if code & 15 == BUILD_SECOND or self.rank(state, code) == best] or codes

    def rank(self, state: SheetState, code: int) -> int:
        return self.order.index(int(state.kit.types[code >> 4]))

    def leads(self, state: SheetState, change: int) -> bool:
        """Whether a change leads to a building of the first types."""
        after = state.game.copy(state)
        state.game.play(after, change, None)
        return any(code & 15 == BUILD and self.rank(after, code) < 2 for code in state.game.codes(after))


def walk(
    seats: int, options: Options, seed: object, style: str = "any action", lazy: bool = False
) -> Iterator[SheetState]:
    """A whole game: the state before each decision, and at the end. The state changes from one to the next."""
    game = game_of(seats, options)
    chance = Seeded(f"game/{seed}", lazy)
    player = Player(seed, style)
    state = game.new(chance)
    while True:
        yield state
        if state.actor is None:
            return
        game.play(state, player.choose(state, game.codes(state)), chance)


def sample(seats: int, options: Options, seed: object, step: int, style: str = "build") -> list[SheetState]:
    """Copies of some states of a random game, without the last, when it is over."""
    states = enumerate(walk(seats, options, seed, style))
    return [state.game.copy(state) for number, state in states if number % step == 0 and state.actor is not None]
