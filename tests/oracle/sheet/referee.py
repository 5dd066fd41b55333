"""A naive referee for a whole game of Roll & Write: W-10 to W-57, one clause after another.

Everything that chance decides is in `luck`: names and answers (dice from 0) in the order in which they are asked for;
it may be added to as the game goes. Players are numbered by rows of the score sheet, the fictitious ones last.
Attributes are plain, so that a test may also set up a position:

- `built`: crossings by seat; `ticks`: boxes by type for each fictitious player;
- `lies`: the dice on the sheets; `coins` left and coins `gained`, the start coins among them, by seat;
- `completed`: by type and player, in which round; `awarded`: the rounds for which W-30 was held;
- `phase`: act, second (a second building or not), keep (a pair of the four dice), over; `changed`: whether dice were
  changed before the action of this turn; `used`: the crossing that it built first.
"""

from tests.oracle.scoring import TYPES
from tests.oracle.sheet.dice import (
    Dice,
    builds,
    change_word,
    changes,
    crossings,
    dice,
    earned,
    entered,
    joined,
    square_of,
    square_word,
    without,
)
from tests.oracle.sheet.scoring import CONTENT, ROUNDS, SIZES, ScoreSheet, Square, count, type_at

ON_SHEET: int = CONTENT["coins"]["on_sheet"]
SECOND_PRICE = 3

Luck = list[tuple[str, int]]
Table = dict[str, object]


class Referee(ScoreSheet):
    """A game that knows its legal words, all of them, and plays them."""

    def __init__(self, real: int, luck: Luck, fictitious: int | None = None, duel: bool = False) -> None:
        """Set up the game; alone there may be two to four fictitious players, and a duel (W-15, W-50, W-56)."""
        super().__init__(real, max(0, 3 - real) if fictitious is None else fictitious, duel)
        self.luck = list(luck)
        self.rounds = ROUNDS[self.players]
        self.phase, self.changed = "act", False
        self.used: Square | None = None
        self.gained = list(self.coins)
        self.start = self.turn = self._asked("start") if real > 1 else 0
        self._set_up()

    def _set_up(self) -> None:
        """Three buildings each, the dice, the further pair, the ticks of fictitious players (W-11 to W-14, W-51)."""
        order = [(self.start + n) % self.real for n in range(self.real)]
        for seat in order * 3:
            square = self._rolled_square()
            while square in self.built[seat]:
                square = self._rolled_square()
            self.built[seat].add(square)
        pairs = {seat: self._rolled() for seat in order}
        self.lies = [pairs[seat] for seat in range(self.real)]
        self.lies[self.start] = joined(self.lies[self.start], self._rolled())
        for row in self.ticks:
            for _ in range(3):
                row[type_at(self._rolled_square())] += 1

    def _asked(self, what: str) -> int:
        """Return the next answer of chance, which must have been asked for by this name."""
        name, answer = self.luck.pop(0)
        if name != what:
            raise ValueError(f"chance should be asked for {what}, not for {name}")
        return answer

    def _rolled_square(self) -> Square:
        return self._asked("yellow die") + 1, self._asked("blue die") + 1

    def _rolled(self) -> Dice:
        yellow, blue = self._rolled_square()
        return dice([yellow], [blue])

    @property
    def actor(self) -> int | None:
        """The seat to decide."""
        return None if self.over else self.turn

    @property
    def _next(self) -> int:
        return (self.turn + 1) % self.real

    @property
    def _last_of_round(self) -> bool:
        return self._next == self.start

    @property
    def _last_of_game(self) -> bool:
        return self._last_of_round and self.round == self.rounds

    @property
    def left(self) -> Dice | None:
        """The two dice not used by a first building, before a second one (W-26)."""
        if self.phase != "second" or self.used is None:
            return None
        return without(self.lies[self.turn], self.used)

    def legal(self) -> set[str]:
        """Return every word that may be played now."""
        if self.over:
            return set()
        lie = self.lies[self.turn]
        if self.phase == "second":
            return {"second", "done"}
        if self.phase == "keep":
            return {f"keep:{square_word(pair)}" for pair in crossings(lie)}
        words = {f"build:{square_word(square)}" for square in builds(lie, self.built[self.turn])}
        if not self.changed:
            words |= {change_word(lie, after) for after in changes(lie, self.coins[self.turn])}
        return words | {"coins"}

    def play(self, word: str) -> None:
        """Play a legal word, and all that follows without a decision."""
        if word not in self.legal():
            raise ValueError(f"not legal now: {word}")
        verb, _, what = word.partition(":")
        if verb == "change":
            self._change(word)
        elif verb == "build":
            self._build(square_of(what))
        elif verb == "coins":
            self._earn()
        elif verb == "second":
            self._second()
        elif verb == "keep":
            self._keep(square_of(what))
        else:
            self._pass_unused()

    def _change(self, word: str) -> None:
        """Each coin moves a die by one (W-25)."""
        lie, seat = self.lies[self.turn], self.turn
        for after, price in changes(lie, self.coins[seat]).items():
            if change_word(lie, after) == word:
                self.lies[seat] = after
                self.coins[seat] -= price
        self.changed = True

    def _build(self, square: Square) -> None:
        """Build, then build once more if that is possible, or pass the dice not used (W-21, W-22, W-26, W-27)."""
        self._enter(square)
        self.used, self.phase = square, "second"
        assert self.left is not None
        free = builds(self.left, self.built[self.turn])
        if self.changed or self.coins[self.turn] < SECOND_PRICE or not free:
            self._pass_unused()

    def _enter(self, square: Square) -> None:
        """A building of the player on turn, perhaps the last of its type (W-30)."""
        built, name = self.built[self.turn], type_at(square)
        built.add(square)
        if count(built, name) == SIZES[name]:
            self.completed[name][self.turn] = self.round

    def _pass_unused(self) -> None:
        """The pair not used goes to the next player, alone it stays; then the used pair is rolled (W-22, W-55)."""
        left = self.left
        assert left is not None
        if self._last_of_game:
            self._end_round()
            return
        self.lies[self.turn] = dice([], [])
        self.lies[self._next] = joined(self.lies[self._next], left)
        self.lies[self.turn] = joined(self.lies[self.turn], self._rolled())
        self._end_turn()

    def _second(self) -> None:
        """Three coins build at the crossing of the dice left (W-26)."""
        assert self.left is not None
        self.coins[self.turn] -= SECOND_PRICE
        (square,) = crossings(self.left)
        self._enter(square)
        self._roll_all()

    def _earn(self) -> None:
        """A coin for each crossing that is built, as long as the sheet has coins (W-23)."""
        found = earned(self.lies[self.turn], self.built[self.turn])
        fitting = entered(found, self.gained[self.turn], ON_SHEET)
        self.coins[self.turn] += fitting
        self.gained[self.turn] += fitting
        self._roll_all()

    def _roll_all(self) -> None:
        """All four dice are rolled; one pair is kept, alone all stay (W-24, W-55); nothing after the end (W-22)."""
        if self._last_of_game:
            self._end_round()
            return
        self.lies[self.turn] = joined(self._rolled(), self._rolled())
        self.phase, self.changed = "keep", False
        if self.real == 1:
            self._end_turn()

    def _keep(self, pair: Square) -> None:
        """The other pair goes to the next player (W-24)."""
        passed = without(self.lies[self.turn], pair)
        self.lies[self.turn] = dice([pair[0]], [pair[1]])
        self.lies[self._next] = joined(self.lies[self._next], passed)
        self._end_turn()

    def _end_turn(self) -> None:
        """The next player's turn, or the end of the round first."""
        if self._last_of_round:
            self._end_round()
        self.phase, self.changed, self.used = "act", False, None
        self.turn = self._next

    def _end_round(self) -> None:
        """The fictitious players move (W-53), then completions are awarded (W-30); the game may end (W-40)."""
        for number, row in enumerate(self.ticks):
            name = type_at(self._rolled_square())
            while row[name] == SIZES[name]:
                name = type_at(self._rolled_square())
            row[name] += 1
            if row[name] == SIZES[name]:
                self.completed[name][self.real + number] = self.round
        self.awarded = self.round
        if self.round == self.rounds:
            self.over = True
            self.phase, self.changed, self.used = "over", False, None
        else:
            self.round += 1

    def shown(self) -> Table:
        """Return everything that lies on the table, which all can see (W-22)."""
        reading = [sorted(built) for built in self.built]
        boxes = [self.counts(name) for name in TYPES]
        return {
            "actor": self.actor,
            "turn": self.turn,
            "phase": self.phase,
            "changed": self.changed,
            "round": self.round,
            "built": [[square_word(square) for square in squares] for squares in reading],
            "coins": self.coins,
            "gained": self.gained,
            "yellow": [list(lie.yellow) for lie in self.lies],
            "blue": [list(lie.blue) for lie in self.lies],
            "left": square_word(crossings(self.left)[0]) if self.left else None,
            "counts": [list(row) for row in zip(*boxes, strict=True)],
            "completed": [[self.completed[name].get(player, 0) for name in TYPES] for player in range(self.players)],
            "scores": self.scores(),
            "winners": self.winners(),
        }
