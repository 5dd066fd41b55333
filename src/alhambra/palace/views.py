"""What a seat may know (A-17), built field by field: the types have no room for a hidden order."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from alhambra.core.errors import AlhambraError
from alhambra.palace.cards import KINDS, card_word, card_words
from alhambra.palace.display import EMPTY
from alhambra.palace.explain import next_scoring
from alhambra.palace.geometry.building import GATE, walls_word
from alhambra.palace.palace_views import LaidTile, PalaceView, palace_view
from alhambra.palace.state import ACT, AFTER, DRAFT, LAY, WAIT, PalaceState, bound_to
from alhambra.palace.tiles import NO_TYPE, TYPES

__all__ = ["LaidTile", "Memory", "PalaceView", "View", "palace_view", "view_of"]

PHASES = {int(DRAFT): "draft", int(ACT): "act", int(AFTER): "after", int(LAY): "lay", int(WAIT): "wait"}


@dataclass(frozen=True, slots=True)
class Memory:
    """What a perfect memory knows: everything was dealt, taken and paid in the open."""

    hands: tuple[tuple[str, ...], ...]
    discards: tuple[str, ...]
    money_pile: tuple[str, ...]  # which money cards it holds, sorted: their order is unknown
    supply: tuple[str, ...]  # likewise for tiles


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; a spectator has no seat and no hand."""

    seat: int | None
    seats: int
    actor: int | None
    turn: int
    phase: str
    bound: str | None  # "purchase", or the name of the module whose decision is unfinished
    earned: bool
    ending: bool
    next_scoring: int
    market: tuple[str | None, ...]
    display: tuple[str | None, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    shown_hands: tuple[tuple[str, ...], ...]  # at the end of the game, when hands are shown
    palaces: tuple[PalaceView, ...]
    types: dict[str, str]  # of every tile that has one
    walls: dict[str, str]  # of the tiles that are walled otherwise than they are printed
    reserves: tuple[tuple[str, ...], ...]
    asides: tuple[tuple[str, ...], ...]
    neutral: tuple[str, ...] | None
    scores: tuple[int, ...]
    supply_left: int
    money_left: int
    discards_left: int
    memory: Memory | None
    modules: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def view_of(state: PalaceState, seat: int | None, memory: bool) -> View:
    """What a seat may know; with `memory`, also what it could remember."""
    kit = state.kit
    if seat is not None and not 0 <= seat < kit.seats:
        raise AlhambraError("unknown-seat", seat=seat, last=int(kit.seats) - 1)
    hands = tuple(card_words(state.hand(other)) for other in range(kit.seats))
    return View(
        seat=seat,
        seats=kit.seats,
        actor=state.actor,
        turn=int(state.seat),
        phase=PHASES.get(int(state.phase), "over"),
        bound=bound_to(state),
        earned=state.earned,
        ending=state.ending,
        next_scoring=next_scoring(state),
        market=tuple(None if tile == EMPTY else kit.tiles.names[tile] for tile in state.market),
        display=tuple(None if card == EMPTY else card_word(int(card)) for card in state.display.slots),
        hand=() if seat is None else hands[seat],
        hand_sizes=tuple(len(hand) for hand in hands),
        shown_hands=hands if state.ending else (),
        palaces=tuple(palace_view(plan, kit.tiles.names) for plan in state.plans),
        types=_types(state),
        walls=_walls(state),
        reserves=tuple(kit.tiles.named(tiles) for tiles in state.reserves),
        asides=tuple(kit.tiles.named(tiles) for tiles in state.asides),
        neutral=kit.tiles.named(state.neutral) if kit.neutral else None,
        scores=tuple(int(points) for points in state.scores),
        supply_left=state.supply_left(),
        money_left=state.money_left(),
        discards_left=len(state.discarded()),
        memory=_memory(state, hands) if memory else None,
        modules={module.name: module.view(state, seat) for module in kit.modules},
    )


def _types(state: PalaceState) -> dict[str, str]:
    names = state.kit.tiles.names
    return {names[tile]: TYPES[type_] for tile, type_ in enumerate(state.types) if type_ != NO_TYPE}


def _walls(state: PalaceState) -> dict[str, str]:
    printed, names = state.kit.shapes, state.kit.tiles.names
    return {
        names[tile]: walls_word(int(shape))
        for tile, shape in enumerate(state.shapes)
        if shape != printed[tile] and not shape & GATE
    }


def _memory(state: PalaceState, hands: tuple[tuple[str, ...], ...]) -> Memory:
    pile = sorted(card for card in state.money[state.money_at :] if card < KINDS)
    supply = sorted(state.supply[state.supply_at :])
    return Memory(
        hands=hands,
        discards=card_words(state.discarded()),
        money_pile=card_words(pile),
        supply=state.kit.tiles.named(bytes(supply)),
    )
