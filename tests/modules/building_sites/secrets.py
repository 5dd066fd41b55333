"""What is hidden of building sites: the backs of markers that a seat has not seen (S-8)."""

from __future__ import annotations

from random import Random

from alhambra.palace.state import PalaceState
from tests.support.hidden import hidden_bytes


def concealed(state: PalaceState, text: str, seat: int | None, luck: Random) -> str:
    """S-8: other markers on the sites of others, in the bag and in the hand of who draws, and other memories."""
    bag, on_tiles, returned, started, drawn = text.split(":")
    backs = {int(tile): int(back) for tile, back in (w.split(".") for w in on_tiles.split(",") if on_tiles != ".")}
    known = {tile for tile in backs if _knows(state, seat, tile)}
    in_hand = hidden_bytes(drawn.replace(".", ""))
    hand = b"" if seat == state.seat else in_hand
    unknown = [tile for tile in backs if tile not in known]
    pool = [currency for currency, count in enumerate(bytes.fromhex(bag)) for _ in range(count)]
    pool += [backs[tile] - 1 for tile in unknown] + list(hand)
    luck.shuffle(pool)
    backs |= {tile: pool.pop() + 1 for tile in unknown}
    new_hand = bytes(pool.pop() for _ in hand) if hand else in_hand
    memories = [
        part if part == "." or owner == seat else bytes(luck.randrange(4) for _ in hidden_bytes(part)).hex()
        for owner, part in enumerate(returned.split("+"))
    ]
    left = bytes(pool.count(currency) for currency in range(4)).hex()
    markers = ",".join(f"{tile}.{back}" for tile, back in sorted(backs.items())) or "."
    return f"{left}:{markers}:{'+'.join(memories)}:{started}:{new_hand.hex() or '.'}"


def _knows(state: PalaceState, seat: int | None, tile: int) -> bool:
    """Whether a seat knows the back of the marker on a tile: its own, and those turned over at the end (S-7)."""
    for owner, plan in enumerate(state.plans):
        if plan.find(tile) >= 0:
            return state.ending or owner == seat
        if tile in state.reserves[owner] + state.asides[owner]:
            return owner == seat
    return False
