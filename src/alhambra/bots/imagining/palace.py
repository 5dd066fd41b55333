"""A state of the palace game from a view, and the worlds that fit it.

Tiles that are seen nowhere are in the supply. With a memory the hands and the discards are known, too; without one,
cards that are seen nowhere are with the others, among the discards or in the money pile, as many as there are.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from alhambra.bots.heuristic.palace.policy import PalacePolicy
from alhambra.bots.imagining.dealing import PalaceRoot
from alhambra.bots.imagining.learned import Learned, network_of
from alhambra.bots.sensing import sense_of
from alhambra.boxes import BOXES, open_game
from alhambra.core.chance import Seeded
from alhambra.core.config import Config
from alhambra.palace.cards import KINDS, parse_card
from alhambra.palace.display import EMPTY, display_of
from alhambra.palace.game import PalaceGame
from alhambra.palace.geometry.building import walls_mask
from alhambra.palace.geometry.places import CENTRE, parse_place
from alhambra.palace.geometry.plan import Plan, new_plan
from alhambra.palace.module import unread
from alhambra.palace.notation import PHASES
from alhambra.palace.palace_views import PalaceView
from alhambra.palace.refill import pile_bounds
from alhambra.palace.scoring import WIDTH
from alhambra.palace.state import DRAFT, FREE, OWNED, PURCHASE, PalaceState
from alhambra.palace.tiles import NO_TYPE, TYPES
from alhambra.palace.views import View

DEALT = 4.6  # cards of a hand at the start, on average: who has not counted goes by that


def palace_root(view: View, config: Config | None, learned: Learned) -> PalaceRoot | None:
    """The knowledge that a view gives; none if a module's slice cannot be read from it, or if it fits no box."""
    config = config or _config(view)
    if config is None or unread_modules(config):
        return None
    game, policy = _made(config, learned)
    if {module.name for module in game.kit.modules} != view.modules.keys():
        return None  # a game that is in no box
    state = _table(game, view)
    assert view.seat is not None, "a spectator has nothing to decide"
    for module in game.kit.modules:
        state.slices.append(module.from_view(state, view.modules[module.name], view.seat))
    state.supply = _unseen_tiles(state)[: view.supply_left]
    root = PalaceRoot(policy, state, view.seat, view.memory is not None)
    _lay_out_money(root, state, view)
    return root


def palace_policy(config: Config, learned: Learned) -> PalacePolicy:
    """What weighs the codes of a game."""
    return _made(config, learned)[1]


@lru_cache(256)
def unread_modules(config: Config) -> tuple[str, ...]:
    """The modules of a game with which bots cannot look ahead: see `Module.from_view`."""
    game = open_game(config)
    return tuple(unread(game.new(Seeded("unread")))) if isinstance(game, PalaceGame) else ()


@lru_cache(256)
def _made(config: Config, learned: Learned) -> tuple[PalaceGame, PalacePolicy]:
    game = open_game(config)
    assert isinstance(game, PalaceGame)
    senses = [sense_of(module.name)(module) for module in game.kit.modules]
    return game, PalacePolicy(game.kit, senses, network_of(config, learned))


def _config(view: View) -> Config | None:
    """What a view can belong to: the box whose own modules are all there, with the others added."""
    for box in [box for box in BOXES.values() if box.modules]:  # others have no palaces
        added = tuple(name for name in box.modules if name in view.modules)
        chosen = [((name, value),) for name, values in box.options.items() for value in values]
        for options in ((), *chosen) if box.seats[0] <= view.seats <= box.seats[1] else ():
            game = open_game(Config(box.name, view.seats, added, options))
            if isinstance(game, PalaceGame) and {module.name for module in game.kit.modules} == set(view.modules):
                return game.config
    return None


def _table(game: PalaceGame, view: View) -> PalaceState:
    """Everything that lies open."""
    kit = game.kit
    numbers = kit.tiles.numbers
    state = PalaceState(game, kit)
    state.seat, state.phase = view.turn, PHASES.index(view.phase)
    state.bound = _bound(game, view.bound)
    state.earned, state.ending = view.earned, view.ending
    held = min(view.next_scoring - 1, 2 if view.ending else 3)
    state.past = tuple(bytes([number + 1]) + bytes(int(WIDTH) * kit.players) for number in range(held))
    state.extras = ((),) * held if kit.modules else ()
    types = bytearray([int(NO_TYPE)]) * len(kit.tiles.names)
    for tile, type_ in view.types.items():
        types[numbers[tile]] = TYPES.index(type_)
    state.types = bytes(types)
    for tile, walls in view.walls.items():
        state.reshape(numbers[tile], int(kit.shapes[numbers[tile]]) & ~15 | walls_mask(walls))
    for module in kit.modules:
        module.reshape(state, view.modules[module.name])
    for square, there in enumerate(view.market):
        state.market[square] = int(EMPTY) if there is None else numbers[there]
    state.display = display_of([int(EMPTY) if card is None else parse_card(card) for card in view.display])
    state.plans = [_plan(state, palace) for palace in view.palaces]
    state.reserves = [_tiles(game, tiles) for tiles in view.reserves]
    state.asides = [_tiles(game, tiles) for tiles in view.asides]
    state.neutral = _tiles(game, view.neutral or ())
    for player, points in enumerate(view.scores):
        state.scores[player] = points
    return state


def _bound(game: PalaceGame, bound: str | None) -> int:
    if bound is None:
        return int(FREE)
    if bound == "purchase":
        return int(PURCHASE)
    return int(OWNED) + [module.name for module in game.kit.modules].index(bound)


def _plan(state: PalaceState, palace: PalaceView) -> Plan:
    kit = state.kit
    plan = new_plan(kit.tiles.start, kit.fitting)
    for laid in palace.tiles:
        place = parse_place(laid.place)
        if place != CENTRE:
            tile = kit.tiles.numbers[laid.tile]
            plan.lay(place, tile, state.shapes[tile])
    return plan


def _tiles(game: PalaceGame, names: tuple[str, ...]) -> bytes:
    return bytes(sorted(game.kit.tiles.numbers[name] for name in names))


def _unseen_tiles(state: PalaceState) -> bytes:
    """The tiles of the supply, ascending."""
    seen = {int(tile) for tile in state.market}
    seen.update(state.neutral, *state.reserves, *state.asides, *(kept.tiles() for kept in state.slices))
    for plan in state.plans:
        seen.update(int(plan.tile_on(cell)) for cell in plan.cells)
    return bytes(tile for tile in state.kit.tiles.drawn if tile not in seen)


def _lay_out_money(root: PalaceRoot, state: PalaceState, view: View) -> None:
    """The hands and piles that are known, and what is in those that are not."""
    memory, seats = view.memory, range(view.seats)
    hands = [view.hand if seat == view.seat else () for seat in seats]
    if memory is not None:
        hands = list(memory.hands)
    elif view.shown_hands:
        hands = list(view.shown_hands)
    for seat, hand in enumerate(hands):
        for card in hand:
            state.hands[seat * 4 + parse_card(card) // 9] += 1 << 2 * (parse_card(card) % 9)
    discards: tuple[str, ...] = () if memory is None else memory.discards
    for card in discards:
        state.discards[parse_card(card) // 9] += 1 << 2 * (parse_card(card) % 9)
    unseen = Counter(dict.fromkeys(range(KINDS), state.kit.copies))
    unseen.subtract(parse_card(card) for hand in hands for card in hand)
    unseen.subtract(parse_card(card) for card in (*discards, *(card for card in view.display if card)))
    unseen.subtract(card for kept in state.slices for card in kept.cards())
    root.unseen = bytes(sorted(unseen.elements()))
    root.sizes = bytes(max(view.hand_sizes[seat] - len(hands[seat]), 0) for seat in seats)  # not known, or forgotten
    root.discarded = view.discards_left - len(discards)
    first, second = _scoring_cards(state, view)
    root.windows = (*first, *second)
    root.pile = view.money_left


def _scoring_cards(state: PalaceState, view: View) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where in the money pile the scoring cards may lie: from the first to before the second; nowhere is (0, 0)."""
    nowhere = (0, 0)
    held = 3 if view.ending or state.phase == DRAFT else view.next_scoring - 1
    if held >= 2:
        return nowhere, nowhere
    whole = round(36 * state.kit.copies - 4 - DEALT * view.seats)  # of the money cards, without the scoring cards
    drawn = max(whole + 2 - view.money_left, 0)
    bounds = pile_bounds(whole)
    windows = [(bounds[2 * n - 1] + n - 1 - drawn, bounds[2 * n] + n - drawn) for n in (1, 2)]
    fitting = [(max(start, 0), min(max(end, max(start, 0) + 1), view.money_left)) for start, end in windows]
    return (fitting[0] if held == 0 else nowhere), fitting[1]
