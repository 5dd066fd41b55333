"""The sentences of refusals of building sites."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message
from alhambra.palace.messages import price_messages

NO_SITE_STARTED: Final = Message("no-site-started", "Markers are drawn when a site was started.")
DRAW_FIRST: Final = Message("draw-markers-first", "A site was started: first draw its markers.")
PUT_FIRST: Final = Message("put-marker-first", "A site was started: first put one of the markers on it.")
NO_MARKER_DRAWN: Final = Message(
    "no-marker-drawn", "A marker is put on a site when one was started and the markers are drawn."
)
NO_SUCH_MARKER: Final = Message("no-such-marker", "There is no marker {which} to put on a site.")
NO_MARKER_LEFT: Final = Message("no-marker-left", "No marker is left in the bag.")
SITE_NOT_GIVEN: Final = Message("site-not-given", "{tile} is a building site: it cannot be given away.")
NEVER_A_SITE: Final = Message("never-a-site", "{tile} cannot be built as a site.")
NOT_OWN_SITE: Final = Message("not-own-site", "{tile} is no site of yours.")
SITE_PRICE: Final = price_messages("{tile} as a site", "site-")
