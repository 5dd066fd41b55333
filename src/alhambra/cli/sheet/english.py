"""What the sheet game says, in English, by the ids of messages."""

from __future__ import annotations

from typing import Final

SHEET: Final[dict[str, str]] = {
    "sheet-start-drawn": "{who} got the first turn.",
    "sheet-founded": "{who} rolled {square} and built the {type} there.",
    "sheet-dice-placed": "{who} put {pair} on the sheet.",
    "sheet-ticked": "{who} ticked a box of {type}.",
    "sheet-rolled-and-ticked": "{who} rolled {last} and ticked a box of {type}.",
    "sheet-rolled-again-and-ticked": "{who} rolled {last} ({earlier} being full) and ticked a box of {type}.",
    "sheet-turn-began": "Round {round}: turn of {who}, with {dice}.",
    "sheet-your-turn": "Round {round}: your turn, with {dice}.",
    "sheet-changed": "{who} paid {coins:coin|coins}, and the dice showed {dice}.",
    "sheet-built": "{who} built the {type} at {square}.",
    "sheet-built-for-coins": "{who} built the {type} at {square} for {coins:coin|coins}.",
    "sheet-earned": "{who} earned {coins:coin|coins}.",
    "sheet-earned-too-many": "{who} earned {coins:coin|coins}; {lost} more did not fit on the sheet.",
    "sheet-declined": "{who} built no second building.",
    "sheet-rolled": "{who} rolled {dice}.",
    "sheet-kept": "{who} kept {pair}.",
    "sheet-passed-on": "{who} passed {pair} on to {to:whom}.",
    "sheet-completed": "{who} completed {type} in round {round}.",
    "sheet-awarded": "The end of round {round} brought {gains} ({clauses:, }).",
    "sheet-awarded-nothing": "The end of round {round} brought no points ({clauses:, }).",
    "sheet-gain": "{who:whom} {points} for {reason}",
    "sheet-scored": "The end of the game brought: {players:; }.",
    "sheet-scored-nothing": "The end of the game brought: nothing.",
    "sheet-over-alone": "The game was over, with {points:point|points} for {who:whom}.",
}
