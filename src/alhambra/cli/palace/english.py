"""What the palace game itself says, in English, by the ids of messages."""

from __future__ import annotations

from typing import Final

from alhambra.palace.tiles import TYPES

PALACE: Final[dict[str, str]] = {
    "neutral-received": "The neutral player received {tiles}.",
    "market-filled": "{tile} came onto market square {square}.",
    "dealt": "{who} got {cards} to start with, {worth} in all.",
    "turn-began": "Turn of {who}.",
    "your-turn": "Your turn.",
    "display-filled": "{card} came onto slot {slot} of the display.",
    "money-taken": "{who} took {cards}.",
    "bought": "{who} bought {tile} from square {square} for {price} {currency}, {paying}.",
    "paying": "paying with {cards}",
    "paying-exactly": "paying exactly with {cards}",
    "laid": "{who} laid {tile} at {place}.",
    "laid-from-reserve": "{who} laid {tile} from the reserve at {place}.",
    "laid-left-over": "{who} laid the left-over {tile} at {place}.",
    "kept": "{who} put {tile} into the reserve.",
    "given": "{who} gave {tile} to the neutral player.",
    "removed": "{who} moved {tile} from {place} to the reserve.",
    "swapped": "{who} swapped {old} at {place} with {new} of the reserve.",
    "declined": "{who} took no further action.",
    "passed": "{who} had no legal action and passed.",
    "discard-shuffled": "{cards} discarded card was shuffled into a new money pile.",
    "discards-shuffled": "{cards} discarded cards were shuffled into a new money pile.",
    "scoring-card-turned": "The {number:ordinal} scoring card turned up.",
    "scored": "The {number:ordinal} scoring was held: {players:; }.",
    "player-scored": "{who} {gained} ({gains:, }) = {score}",
    "player-scored-nothing": "{who} {gained} = {score}",
    "gain": "{reason} {points}",
    "end-began": "The supply could not fill the market and the end began, with these hands: {hands:; }.",
    "hand-shown": "{who} {cards}",
    "left-over-given": "The left-over {tile} of square {square} went to {who:whom} for most {currency} ({sums:, }).",
    "left-over-to-nobody": (
        "The left-over {tile} of square {square} went to nobody, as nobody alone had most {currency} ({sums:, })."
    ),
    "player-points": "{who} {points}",
    "game-won": "The game was over and {winners:whom} won: {scores:, }.",
    "victory-shared": "The game was over and {winners:whom} shared the victory: {scores:, }.",
    "another-action": "You may take another action, or say 'done' (A-42).",
    "reason-wall": "wall",
    **{f"reason-{type_}": type_ for type_ in TYPES},
    "reason-start": "at the start",
}
