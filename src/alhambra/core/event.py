"""What happened, in an order that can be shown, told in any language, and replayed without the rules."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    def to_json(self) -> dict[str, object]:
        """Plain data under the event's name."""
        return {"event": type(self).__name__, **asdict(self)}

    def for_seat(self, seat: int | None) -> Event | None:
        """The event as a seat may see it; a spectator is no seat. None if it may not see it at all."""
        return self
