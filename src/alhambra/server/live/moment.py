"""A table at one moment, as each seat sees it: put together once, and encoded once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import Raw
from msgspec.json import Encoder
from msgspec.structs import replace

from alhambra.server.live.peers import Tidings, encoded
from alhambra.server.protocol.replies import Update
from alhambra.server.table.seen import game_info

if TYPE_CHECKING:
    from alhambra.server.live.live_table import LiveTable

_encoder: Final = Encoder()


class Moment:
    """Made while the table is as it is in the store. Of what only some ask for, nothing is worked out but for them."""

    def __init__(self, live: LiveTable, last: Moment | None = None) -> None:
        """`last` is a moment before: if nothing happened since, what it knows is still right."""
        self._live = live
        self._entry = live.table.seq
        self._info = _raw(live.info())
        same = last if last is not None and last._entry == self._entry else None
        self._games: dict[int | None, Any] = dict(same._games) if same else {}
        self._news: dict[tuple[int | None, int], Any] = dict(same._news) if same else {}
        self._updates: dict[int | None, Update] = {}
        self._messages: dict[tuple[int | None, int], bytes] = {}

    def tidings(self, seat: int | None, seen: int) -> Tidings:
        """What a seat is told that knows the log up to an entry."""
        update = self._update(seat)
        if (seat, seen) not in self._messages:
            news, complete = self._log(seat, seen)
            self._messages[seat, seen] = encoded(replace(update, log=news, complete=complete))
        return Tidings(self._messages[seat, seen], seat, update.seq)

    def for_many(self) -> Moment:
        """The same for those who look on, also when the table has gone on; nothing else is kept."""
        self._update(None)
        for known in (self._games, self._updates):
            for seat in [seat for seat in known if seat is not None]:
                del known[seat]
        for some in (self._news, self._messages):
            for key in [key for key in some if key[0] is not None]:
                del some[key]
        return self

    def _update(self, seat: int | None) -> Update:
        """All but the log."""
        if seat not in self._updates:
            if seat not in self._games:
                self._games[seat] = _raw(game_info(self._live.table, seat))
            self._updates[seat] = self._live.update(seat, None, self._info, self._games[seat])
        return self._updates[seat]

    def _log(self, seat: int | None, seen: int) -> tuple[Any, bool]:
        if (seat, seen) not in self._news:
            news, complete = self._live.past.since(seen, seat)
            last = self._updates[seat].seq
            self._news[seat, seen] = _raw([one for one in news if one.seq <= last]), complete
        return cast(tuple[Any, bool], self._news[seat, seen])


def _raw(part: Any) -> Any:
    """A part that is encoded already."""
    return Raw(_encoder.encode(part))
