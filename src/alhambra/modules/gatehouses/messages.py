"""The sentences of refusals of gatehouses."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message
from alhambra.palace.messages import price_messages

NO_TYPE: Final = Message("no-gatehouse-for")
NONE_LEFT: Final = Message("no-gatehouse-left")
GATEHOUSE_PRICE: Final = price_messages("gatehouse-")

AT_THE_END: Final = Message("gatehouse-later")
NONE_TO_LAY: Final = Message("no-gatehouse-to-lay")
LAID_WITH_POSITION: Final = Message("gatehouse-position")
TOUCHES_CAMP: Final = Message("gatehouse-by-camp")
LEG_AT_WALL: Final = Message("gatehouse-by-wall")
NO_LEG_AT_TYPE: Final = Message("gatehouse-by-no-type")
ENCLOSES_GROUND: Final = Message("gatehouse-hole")
NEVER_MOVES: Final = Message("gatehouse-never-moves")
LEANS: Final = Message("gatehouse-leans")
