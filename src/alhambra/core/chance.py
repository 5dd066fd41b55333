"""Where luck comes from: the engine asks an injected `Chance` and nobody else.

Every question has a name, so that a record can be read and a script can be checked.
"""

from __future__ import annotations  # compiled

import hashlib
import secrets
from fractions import Fraction

from alhambra.core.errors import RecordError
from alhambra.core.packed import append, i64, mypyc_attr, vec

Outcome = tuple[str, int | bytes]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck. `lazy` ones decide a hidden card when it is drawn, not when it is shuffled.

    Whoever wants luck of their own makes a subclass of this one; the others here cannot have any where they are
    compiled.
    """

    lazy: bool

    def __init__(self) -> None:
        self.lazy = False

    def about(self, round_: i64, player: i64, pair: i64) -> None:
        """What the dice that follow are rolled for. Most luck comes as it comes and does not care."""

    def below(self, what: str, n: int) -> int:
        """One of 0 .. n-1, each as likely."""
        raise NotImplementedError

    def shuffle(self, what: str, items: bytes) -> bytes:
        """The items in a new order, each order as likely."""
        raise NotImplementedError

    def pick(self, what: str, weights: list[int]) -> int:
        """An index, as likely as its weight says. Asked by draws of a lazy chance only."""
        raise NotImplementedError

    def draw_from(self, what: str, counts: bytes) -> int:
        """The kind of a piece out of so many of each, every piece as likely."""
        weights = list(counts)
        return self.pick(what, weights) if self.lazy else _index_at(self.below(what, sum(weights)), weights)


class Seeded(Chance):
    """The same luck for the same seed, on every platform and version.

    The generator is sfc32 (three 32-bit words and a counter), started with the first 16 bytes of the
    SHA-256 of `alhambra:` and the seed's text, read as four little-endian words. A number below n is the
    high word of `output * n`; outputs that would favour some numbers are thrown away (Lemire). A shuffle is
    Fisher-Yates from the last item down.
    """

    def __init__(self, seed: int | str, lazy: bool = False) -> None:
        super().__init__()
        self.lazy = lazy
        digest = hashlib.sha256(f"alhambra:{seed}".encode()).digest()
        self.seed = str(seed)
        self._a: i64 = int.from_bytes(digest[0:4], "little")
        self._b: i64 = int.from_bytes(digest[4:8], "little")
        self._c: i64 = int.from_bytes(digest[8:12], "little")
        self._counter: i64 = int.from_bytes(digest[12:16], "little")

    def next32(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self._a + self._b + self._counter) & 0xFFFFFFFF
        self._counter = (self._counter + 1) & 0xFFFFFFFF
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & 0xFFFFFFFF
        self._c = (((self._c << 21) | (self._c >> 11)) + out) & 0xFFFFFFFF
        return out

    def number(self, n: i64) -> i64:
        """One of 0 .. n-1, for n below 2**31."""
        product: i64 = self.next32() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            threshold: i64 = (4294967296 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def below(self, what: str, n: int) -> int:
        return self.number(n)

    def shuffle(self, what: str, items: bytes) -> bytes:
        order = vec[i64]()
        for item in items:
            order = append(order, item)
        i: i64 = len(items) - 1
        while i > 0:
            j = self.number(i + 1)
            held = order[i]
            order[i] = order[j]
            order[j] = held
            i -= 1
        return bytes([item for item in order])

    def pick(self, what: str, weights: list[int]) -> int:
        return _index_at(self.number(sum(weights)), weights)


class Secure(Chance):
    """Luck from the operating system, for games among people."""

    def below(self, what: str, n: int) -> int:
        return secrets.randbelow(n)

    def shuffle(self, what: str, items: bytes) -> bytes:
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = secrets.randbelow(i + 1)
            order[i], order[j] = order[j], order[i]
        return bytes(order)


class Scripted(Chance):
    """Luck that was written down: answers in order, each under the name it was asked by."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__()
        self._outcomes = outcomes
        self._at = 0

    def below(self, what: str, n: int) -> int:
        answer = self._next(what)
        if not isinstance(answer, int) or not 0 <= answer < n:
            raise RecordError("chance-number", what=what, below=n, answer=repr(answer))
        return answer

    def shuffle(self, what: str, items: bytes) -> bytes:
        answer = self._next(what)
        if not isinstance(answer, bytes) or sorted(answer) != sorted(items):
            raise RecordError("chance-shuffle", what=what, count=len(items))
        return answer

    @property
    def left(self) -> int:
        """How many outcomes were not asked for."""
        return len(self._outcomes) - self._at

    def _next(self, what: str) -> int | bytes:
        if self._at == len(self._outcomes):
            raise RecordError("chance-end", what=what)
        name, answer = self._outcomes[self._at]
        if name != what:
            raise RecordError("chance-other", what=what, name=name)
        self._at += 1
        return answer


class Recording(Chance):
    """Passes every question on and keeps the answers."""

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.outcomes: list[Outcome] = []
        self._source = source

    def about(self, round_: i64, player: i64, pair: i64) -> None:
        self._source.about(round_, player, pair)

    def below(self, what: str, n: int) -> int:
        answer = self._source.below(what, n)
        self.outcomes.append((what, answer))
        return answer

    def shuffle(self, what: str, items: bytes) -> bytes:
        answer = self._source.shuffle(what, items)
        self.outcomes.append((what, answer))
        return answer


class Enumerating(Chance):
    """Every answer in turn: ask, look at `probability`, call `advance()` until it says there is no more.

    Hidden orders are not looked at: what is drawn is decided by the draw, so the outcomes are those that a
    player who knows the rules and remembers everything has to expect.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lazy = True
        self.probability = Fraction(1)
        self._path: list[int] = []
        self._next: list[int] = []
        self._at = 0

    def below(self, what: str, n: int) -> int:
        return self.pick(what, [1] * n)

    def shuffle(self, what: str, items: bytes) -> bytes:
        return items

    def pick(self, what: str, weights: list[int]) -> int:
        if self._at == len(self._path):
            self._path.append(next(i for i in range(len(weights)) if weights[i]))
            self._next.append(0)
        choice = self._path[self._at]
        later = [i for i in range(choice + 1, len(weights)) if weights[i]]
        self._next[self._at] = later[0] if later else 0
        self._at += 1
        self.probability *= Fraction(weights[choice], sum(weights))
        return choice

    def advance(self) -> bool:
        """Go on to the next outcome; False when all were seen."""
        while self._path and not self._next[-1]:
            self._path.pop()
            self._next.pop()
        if not self._path:
            return False
        self._path[-1] = self._next[-1]
        self._at = 0
        self.probability = Fraction(1)
        return True


def _index_at(number: int, weights: list[int]) -> int:
    """Whose part of the sum of all weights a number falls into."""
    index = 0
    while number >= weights[index]:
        number -= weights[index]
        index += 1
    return index
