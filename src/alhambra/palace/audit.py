"""What must be true of every state, whatever was played: everything is in exactly one place and palaces are legal."""

from __future__ import annotations

from collections import Counter

from alhambra.palace.cards import KINDS, card_word
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry.soundness import palace_faults
from alhambra.palace.legal import legal_codes, offers
from alhambra.palace.state import ACT, AFTER, DRAFT, FREE, LAY, OVER, OWNED, WAIT, PalaceState


def audit(state: PalaceState) -> list[str]:
    """What is wrong with a state, in sentences; nothing if it is sound."""
    faults = _cards(state) + _tiles(state)
    for seat, plan in enumerate(state.plans):
        faults += [f"seat {seat}: {fault}" for fault in palace_faults(plan, int(state.kit.tiles.start), state.shapes)]
    for module in state.kit.modules:
        faults += module.faults(state)
    faults = faults or _printed(state) or _phase(state)
    return faults or [fault for binder in state.kit.binders for fault in binder.blocked(state)]


def _cards(state: PalaceState) -> list[str]:
    found = Counter(state.money[state.money_at :]) + Counter(state.discarded())
    found += Counter(int(card) for card in state.display.slots if card != EMPTY)
    for seat in range(state.kit.seats):
        found += Counter(state.hand(seat))
    for kept in state.slices:
        found += Counter(kept.cards())
    faults = [
        f"there are {found[card]} cards {card_word(card)} instead of {state.kit.copies}"
        for card in range(KINDS)
        if found[card] != state.kit.copies
    ]
    if state.phase == DRAFT or (state.phase == WAIT and state.bound >= OWNED):
        return faults  # the scoring cards are not dealt yet
    held = [census[0] for census in state.past]
    for number in (1, 2):
        due = int(state.due) >> (number - 1) & 1
        hidden = found[KINDS + number - 1]
        if hidden + due + held.count(number) > 1 or (not state.ending and not hidden + due + held.count(number)):
            faults.append(f"scoring card {number} is not in exactly one place")
    return faults


def _tiles(state: PalaceState) -> list[str]:
    names = state.kit.tiles.names
    found = Counter(state.supply[state.supply_at :]) + Counter(state.neutral)
    found += Counter(int(tile) for tile in state.market if tile != EMPTY)
    for tiles in (*state.reserves, *state.asides):
        found += Counter(tiles)
    for kept in state.slices:
        found += Counter(kept.tiles())
    for plan in state.plans:
        found += Counter(int(plan.tile_on(cell)) for cell in plan.cells)
    start = int(state.kit.tiles.start)
    faults = [f"{names[tile]} is in {found[tile]} places" for tile in range(start) if found[tile] != 1]
    if found[start] != state.kit.seats:
        faults.append("not every palace has its fountain")
    return faults


def _printed(state: PalaceState) -> list[str]:
    """Tiles are as they are printed, unless a module changes that; it then knows what is wrong."""
    kit = state.kit
    wrong = {
        "types": state.types != kit.types,
        "shapes": list(state.shapes) != list(kit.shapes),
        "unbuilt": len(state.unbuilt) > 0,
    }
    return [
        f"no module of this game has anything to do with '{what}'"
        for what, found in wrong.items()
        if found and not any(what in module.alters for module in kit.modules)
    ]


def _phase(state: PalaceState) -> list[str]:
    """That phase, flags, tiles set aside and scorings held fit together."""
    asides = [seat for seat in range(state.kit.seats) if state.asides[seat]]
    held = [census[0] for census in state.past]
    mine = int(state.seat) in asides
    only_bought = mine and not any(state.kit.tiles.apart[tile] for tile in state.asides[state.seat])
    wrong = {
        "there is nothing to lay": (
            state.phase == LAY and not mine and not any(module.unlaid(state) for module in state.kit.modules)
        ),
        "the turn is finished, but tiles are set aside": state.phase == WAIT and mine,
        "a seat that is not on turn has tiles set aside": not state.ending and asides not in ([], [state.seat]),
        "a further action is earned by buying a tile": (
            (state.earned and not (state.phase == ACT and (mine or state.kit.modules)))
            or (not state.earned and state.phase == ACT and state.bound == FREE and only_bought)
        ),
        "somebody overpaid without buying": state.overpaid and not (mine or state.phase in (LAY, WAIT)),
        "a decision is unfinished, but it is time for none": state.bound != FREE and state.phase in (LAY, OVER),
        "nobody can do anything": state.bound != FREE and state.phase < WAIT and not list(legal_codes(state)),
        "start money is chosen by a module's decision": state.phase == DRAFT and state.bound < OWNED,
        "there is nothing to use, but the turn goes on": state.phase == AFTER and not offers(state),
        "a seat acts although the game ends": state.ending and state.phase in (DRAFT, ACT, AFTER),
        "the game is over before its end": (state.phase == OVER) != (3 in held) or (3 in held and not state.ending),
        "tiles are set aside after the end": state.phase == OVER and asides != [],
        "the scorings were held out of order": held != sorted(set(held)),
    }
    return [text for text, found in wrong.items() if found]
