"""The same table with other secrets before a command, so that the command does the same and shows the same.

`tests/support/hidden.py` permutes everything that a seat cannot know at a moment. Here what the command is about to
reveal stays as it is: what is drawn, and the cards that others play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from alhambra import parse_position
from alhambra.palace.cards import KINDS, card_words, ordered
from alhambra.palace.refill import scoring_window
from alhambra.palace.state import AFTER, FREE, PalaceState
from tests.support.hidden import concealer
from tests.support.plain import fields, line


class Open:
    """A game that hides nothing: its twin is the same table, as it is restored."""

    def __init__(self, before: Any) -> None:
        self.before = before

    def twin(self, seat: int | None, luck: Random, known: set[int], remembered: bool) -> Any:
        return self.before


def concealing(before: Any, later: Sequence[Any]) -> Concealing | Open:
    """Other secrets for whatever is played."""
    return Concealing(before, later) if isinstance(before, PalaceState) else Open(before)


def unbound(state: Any) -> bool:
    """Whether what was done so far does not depend on the hand of who acts."""
    return not isinstance(state, PalaceState) or (state.phase != AFTER and state.bound == FREE)


class Concealing:
    """A committed state, and every state that came of it up to the end of a command."""

    def __init__(self, before: PalaceState, later: Sequence[PalaceState]) -> None:
        self.before = before
        self.words = fields(before)
        self.last = fields(later[-1])
        self.later = later
        self.ended = any(state.ending for state in (before, *later))  # hands and backs are shown then

    def twin(self, seat: int | None, luck: Random, known: set[int], remembered: bool) -> PalaceState:
        """Another state with the same look for a seat. Of `known` seats nothing is changed; where the table tells what
        can be `remembered`, hands are mixed with one another alone."""
        words = dict(self.words)
        words["modules"] = self._modules(seat, luck, known)
        words["supply"] = self._mixed(words["supply"], self.last["supply"], luck).hex() or "-"
        drawn, _, pile = words["money"].partition("+")
        cards = list(_bytes(pile))
        fixed = self._fixed(cards, list(_bytes(self.last["money"].partition("+")[2])))
        rest = [card for card in cards[fixed:] if card < KINDS]
        luck.shuffle(rest)
        if not self.ended:
            rest = self._hands(words, rest, known | ({seat} if seat is not None else set()), remembered, luck)
        money = cards[:fixed] + rest
        for number in (1, 2):
            if KINDS + number - 1 in cards[fixed:]:
                start, end = scoring_window(self.before, number)
                money.insert(luck.randrange(max(start, int(drawn) + fixed), end) - int(drawn), KINDS + number - 1)
        words["money"] = f"{drawn}+{bytes(money).hex() or '-'}"
        after = parse_position(line(words))
        assert isinstance(after, PalaceState)
        return after

    def _mixed(self, before: str, after: str, luck: Random) -> bytes:
        items = list(_bytes(before))
        fixed = self._fixed(items, list(_bytes(after)))
        rest = items[fixed:]
        luck.shuffle(rest)
        return bytes([*items[:fixed], *rest])

    def _fixed(self, before: list[int], after: list[int]) -> int:
        """How many are drawn: all, where what is left is not the end of what there was."""
        drawn = len(before) - len(after)
        return drawn if drawn >= 0 and before[drawn:] == after else len(before)

    def _hands(
        self, words: dict[str, str], money: list[int], known: set[int], remembered: bool, luck: Random
    ) -> list[int]:
        """Cards that others neither play nor get are dealt anew; what is left is the pile."""
        others = [seat for seat in range(self.before.kit.seats) if seat not in known]
        held = {seat: Counter(self.before.hand(seat)) for seat in others}
        kept = {seat: held[seat].copy() for seat in others}
        for state in self.later:
            for seat in others:
                kept[seat] &= Counter(state.hand(seat))
        pool = [card for seat in others for card in kept[seat].elements()]
        if not remembered:
            pool += money
        luck.shuffle(pool)
        texts = words["hands"].split("/")
        for seat in others:
            count = kept[seat].total()
            hand = [*(held[seat] - kept[seat]).elements(), *pool[:count]]
            texts[seat] = ",".join(ordered(card_words(sorted(hand)))) or "-"
            pool = pool[count:]
        words["hands"] = "/".join(texts)
        return money if remembered else pool

    def _modules(self, seat: int | None, luck: Random, known: set[int]) -> str:
        texts, last = self.words["modules"].split("/"), self.last["modules"].split("/")
        names = [module.name for module in self.before.kit.modules]
        found = []
        for name, text, after in zip(names, texts, last, strict=False):
            if name == "falconers":
                found.append(_falcons(text, after, luck))
            elif (change := concealer(name)) is None or self.ended or (known and name == "building-sites"):
                found.append(text)
            else:
                found.append(change(self.before, text, seat, luck))
        return "/".join(found) or "-"


def _falcons(text: str, after: str, luck: Random) -> str:
    """Another order of the falcons that are hidden before and after."""
    piles, up, rest = text.split(":", 2)
    left, shown, _ = after.split(":", 2)
    mixed = []
    for kind, (pile, later) in enumerate(zip(piles.split("+"), left.split("+"), strict=True)):
        falcons = _bytes(pile.replace(".", ""))
        hidden = len(_bytes(later.replace(".", ""))) - (int(shown) >> kind & 1)
        fixed = len(falcons) - max(0, hidden)
        below = list(falcons[fixed:])
        luck.shuffle(below)
        mixed.append(bytes([*falcons[:fixed], *below]))
    return f"{'+'.join(pile.hex() or '.' for pile in mixed)}:{up}:{rest}"


def _bytes(hidden: str) -> bytes:
    return bytes.fromhex(hidden.replace("-", ""))
