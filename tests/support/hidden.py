"""Permuting what is hidden: another state that looks the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from alhambra import parse_position
from alhambra.modules import folder_of
from alhambra.palace.cards import KINDS, card_words, ordered, parse_card
from alhambra.palace.refill import scoring_window
from alhambra.palace.state import AFTER, FREE, PalaceState
from tests.support.plain import fields, line

MODULES: Final = Path(__file__).parents[1] / "modules"
# Of a state, what a module keeps as text, a seat and luck: the same with other secrets.
Concealer: TypeAlias = Callable[[PalaceState, str, int | None, Random], str]


def permuted(state: PalaceState, luck: Random, seat: int | None, hands: bool) -> PalaceState:
    """The same table with other orders of supply and money pile; with `hands`, also other cards in all hands but
    that of `seat`, as many as before. The scoring cards stay in their own piles (A-15). A bag has no order, but markers
    whose backs the seat has not seen may be others, and falcons below the open one lie in another order."""
    words = fields(state)
    words["modules"] = "/".join(
        _concealed(state, module.name, text, seat, luck)
        for module, text in zip(state.kit.modules, words["modules"].split("/"), strict=False)
    ) or "-"  # fmt: skip
    words["supply"] = shuffled(hidden_bytes(words["supply"]), luck).hex() or "-"
    drawn, _, hidden = words["money"].partition("+")
    pile = hidden_bytes(hidden)
    money = [card for card in pile if card < KINDS]
    luck.shuffle(money)
    if hands:
        # Who goes on after the actions, or has begun something, shows that the hand allows it: it is not quite unknown.
        known = {seat, int(state.seat)} if state.phase == AFTER or state.bound != FREE else {seat}
        money = _exchange(words, money, known, luck)
    for number in (1, 2):
        scoring_card = KINDS + number - 1
        if scoring_card in pile:
            start, end = scoring_window(state, number)
            at = luck.randrange(max(start, int(drawn)), end) - int(drawn)
            money.insert(at, scoring_card)
    words["money"] = f"{drawn}+{bytes(money).hex() or '-'}"
    after = parse_position(line(words))
    assert isinstance(after, PalaceState)
    return after


def _concealed(state: PalaceState, name: str, text: str, seat: int | None, luck: Random) -> str:
    """What a module keeps, with what a seat cannot know another way."""
    concealed = concealer(name)
    return text if concealed is None else concealed(state, text, seat, luck)


@cache
def concealer(name: str) -> Concealer | None:
    """Permutes the secrets of a module: `concealed` of the file `secrets` in its folder of tests."""
    folder = folder_of(name)
    there = (MODULES / folder / "secrets.py").is_file()
    return import_module(f"tests.modules.{folder}.secrets").concealed if there else None


def _exchange(words: dict[str, str], money: list[int], known: set[int | None], luck: Random) -> list[int]:
    """Deal the other hands anew from hands and pile; what is left is the pile."""
    texts = words["hands"].split("/")
    others = [other for other in range(len(texts)) if other not in known]
    held = {other: [] if texts[other] == "-" else texts[other].split(",") for other in others}
    pool = money + [parse_card(card) for hand in held.values() for card in hand]
    luck.shuffle(pool)
    for other in others:
        count = len(held[other])
        texts[other] = ",".join(ordered(card_words(pool[:count]))) or "-"
        pool = pool[count:]
    words["hands"] = "/".join(texts)
    return pool


def hidden_bytes(hidden: str) -> bytes:
    return bytes.fromhex(hidden.replace("-", ""))


def shuffled(items: bytes, luck: Random) -> bytes:
    order = list(items)
    luck.shuffle(order)
    return bytes(order)
