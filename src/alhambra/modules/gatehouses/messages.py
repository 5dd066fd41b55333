"""The sentences of refusals of gatehouses."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message
from alhambra.palace.messages import price_messages

NO_TYPE: Final = Message("no-gatehouse-for", "There is no gatehouse for {tile}: it has no type.")
NONE_LEFT: Final = Message("no-gatehouse-left", "No gatehouse of the {type} is left.")
GATEHOUSE_PRICE: Final = price_messages("{tile} with a gatehouse", "gatehouse-")

AT_THE_END: Final = Message("gatehouse-later", "Gatehouses are laid at the end of the turn.")
NONE_TO_LAY: Final = Message("no-gatehouse-to-lay", "There is no gatehouse of the {type} to be laid.")
LAID_WITH_POSITION: Final = Message(
    "gatehouse-position", "A gatehouse is laid with its position, or goes back to its pile if it has no place."
)
TOUCHES_CAMP: Final = Message("gatehouse-by-camp", "A gatehouse at {place} would touch a camp.")
LEG_AT_WALL: Final = Message("gatehouse-by-wall", "A leg of the gatehouse at {place} would lie against a wall.")
NO_LEG_AT_TYPE: Final = Message(
    "gatehouse-by-no-type", "No leg of the gatehouse at {place} would lie against a building of its own type."
)
ENCLOSES_GROUND: Final = Message("gatehouse-hole", "A gatehouse at {place} would enclose empty ground.")
NEVER_MOVES: Final = Message("gatehouse-never-moves", "{tile} never moves: it is a gatehouse.")
LEANS: Final = Message(
    "gatehouse-leans", "The gatehouse at {place} leans on {tile}, and on no other building of its type."
)
