"""The sentences of refusals of building sites."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message
from alhambra.palace.messages import price_messages

NO_SITE_STARTED: Final = Message("no-site-started")
DRAW_FIRST: Final = Message("draw-markers-first")
PUT_FIRST: Final = Message("put-marker-first")
NO_MARKER_DRAWN: Final = Message("no-marker-drawn")
NO_SUCH_MARKER: Final = Message("no-such-marker")
NO_MARKER_LEFT: Final = Message("no-marker-left")
SITE_NOT_GIVEN: Final = Message("site-not-given")
NEVER_A_SITE: Final = Message("never-a-site")
NOT_OWN_SITE: Final = Message("not-own-site")
SITE_PRICE: Final = price_messages("site-")
