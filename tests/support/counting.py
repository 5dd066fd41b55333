"""The cheapest invariants, for every action of very many games: nothing is lost, and somebody can act."""

from __future__ import annotations

from alhambra.modules.guards.board import COUNTS, GuardBoard
from alhambra.modules.tokens.rules import Bag
from alhambra.palace.display import EMPTY
from alhambra.palace.module import Slice
from alhambra.palace.state import ACT, AFTER, DRAFT, LAY, OVER, PalaceState
from alhambra.palace.tiles import NO_TYPE

LOW = [sum(bits >> 2 * value & 3 for value in range(5)) for bits in range(1024)]


def conserved(state: PalaceState) -> None:
    """There are as many cards and tiles as there should be. Written for speed: it is asked after every action."""
    kit = state.kit
    cards = len(state.money) - state.money_at + 4 - list(state.display.slots).count(EMPTY)
    for purse in (*state.hands, *state.discards):
        if purse:
            cards += LOW[purse & 1023] + LOW[purse >> 10]
    tiles = len(state.supply) - state.supply_at + 4 - list(state.market).count(EMPTY) + len(state.neutral)
    for plan in state.plans:
        tiles += len(plan.cells) - 1
    for some in (*state.reserves, *state.asides):
        tiles += len(some)
    for part in state.slices:
        kind = type(part)
        if kind.cards is not Slice.cards:
            cards += len(part.cards())
        if kind.tiles is not Slice.tiles:
            tiles += len(part.tiles())
        if isinstance(part, Bag):
            tokens_conserved(state, part)
        elif isinstance(part, GuardBoard):
            guards_conserved(state, part)
    expected = 36 * kit.copies
    if state.phase != DRAFT:
        expected += 2 - sum(1 for census in state.past if census[0] < 3)
    assert cards == expected, f"there are {cards} cards instead of {expected}"
    assert tiles == kit.tiles.start, f"there are {tiles} tiles instead of {int(kit.tiles.start)}"


def tokens_conserved(state: PalaceState, bag: Bag) -> None:
    """R-2."""
    tokens = sum(bag.counts) + len(state.types) - state.types.count(int(NO_TYPE))
    expected = 6 * COUNTS["tokens_per_type"]
    assert tokens == expected, f"there are {tokens} tokens instead of {expected}"


def guards_conserved(state: PalaceState, board: GuardBoard) -> None:
    """R-2."""
    guards = board.posted + board.supply + sum(sides.bit_count() for sides in board.guards)
    assert guards == COUNTS["guards"], f"there are {guards} guards instead of {COUNTS['guards']}"
    loose = sum(1 for shape, printed in zip(state.shapes, state.kit.shapes) if shape != printed)
    sections = board.sections + board.section + loose
    assert sections == COUNTS["wall_sections"], f"there are {sections} wall sections instead of 6"


def can_act(state: PalaceState, codes: list[int]) -> None:
    """One seat is to decide, has something to decide, and the phase fits."""
    assert codes, "there is no legal action"
    assert len(set(codes)) == len(codes), "a legal action appears twice"
    assert 0 <= state.seat < state.kit.seats, f"{state.seat} is no seat"
    assert state.phase in (DRAFT, ACT, AFTER, LAY), f"a seat is to decide in phase {state.phase}"
    if state.phase == LAY and not state.asides[state.seat]:
        assert any(module.unlaid(state) for module in state.kit.modules), "there is nothing to lay"
    assert not state.ending or state.phase == LAY, "a seat acts although the game ends"


def ended(state: PalaceState) -> None:
    """The game is over, with winners and all its scorings."""
    assert state.phase == OVER, f"nobody is to decide in phase {state.phase}"
    assert state.game.winners(state), "nobody has won"
    assert state.past[-1][0] == 3, "there was no third scoring"
    assert not any(state.asides), "tiles are set aside after the end"
