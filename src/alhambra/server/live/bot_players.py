"""Who plays at a table besides people: bots on seats of their own, and those who stand in for somebody."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from alhambra.core.play import copy, legal, view
from alhambra.server.live.pacing import TurnBudget
from alhambra.server.live.services import now
from alhambra.server.live.thinking import Question
from alhambra.server.table.log import AnyEntry

if TYPE_CHECKING:
    from alhambra.server.live.live_table import LiveTable


class BotPlayers:
    """The bots of one live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._turn: tuple[Any, TurnBudget] | None = None  # whose turn is thought about, and what is left for it

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._task is not None and not self._task.done()

    def end(self) -> None:
        """Nobody stands in any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def go_on(self) -> None:
        """Let a bot move if it is its turn, or wait for the moment when one has to stand in."""
        if self.live.table.bot_to_move:
            if not self.busy:
                self._task = self.live.spawn(self._play())
        else:
            self._watch_absence()

    async def _play(self) -> None:
        """Play for bots as long as it is their turn and somebody looks on."""
        while self.live.peers and not self.live.lost:
            planned = await self._plan()
            if planned is None or not await self._carry_out(*planned):
                return

    async def _plan(self) -> tuple[int, int, list[Any]] | None:
        """What a bot wants to do, up to the end of its turn or to the next thing that is drawn."""
        async with self.live.lock:
            table, bot = self.live.table, self.live.table.bot_to_move
            if bot is None or table.turn is None or table.mover is None:
                return None
            moves, told, seat, state = table.moves, table.told, table.mover, copy(table.turn.state)
            budget, config = self._budget(bot, seat), table.config
        begun, thinkers = time.monotonic(), self.live.services.thinkers
        game = state.game
        actions: list[Any] = []
        while not game.waiting(state):
            seed = f"{table.id}:{told}:{len(actions)}"  # of nothing that somebody has only tried
            seen = view(state, seat, thinkers.remembers(bot))
            action = await thinkers.choose(Question(bot, seed, seen, legal(state), config, table.id), budget)
            actions.append(action)
            if game.barrier(state, action):
                break
            game.play(state, game.code(state, action), None)
        # What was thought about counts into the pause.
        await asyncio.sleep(max(0.0, begun + self.live.services.bot_pause - time.monotonic()))
        return moves, seat, actions

    def _budget(self, bot: str, seat: int) -> TurnBudget:
        """What is left of the turn: it goes on after something was drawn in it."""
        turn = bot, seat, self.live.table.turn_since
        if self._turn is None or self._turn[0] != turn:
            self._turn = turn, TurnBudget(bot, self.live.services.bot_pause)
        return self._turn[1]

    async def _carry_out(self, moves: int, seat: int, actions: list[Any]) -> bool:
        """Play what a bot has planned, unless something happened since."""
        async with self.live.lock:
            table = self.live.table
            if self.live.lost or table.bot_to_move is None:
                return False
            if table.moves != moves:
                return True
            self.live.used, at = time.monotonic(), now()
            entries: list[AnyEntry] = [table.play(seat, action) for action in actions]
            if table.turn is not None and table.turn.ready:
                entries.append(table.commit(seat, at, by_bot=table.stand_ins[seat]))
            await self.live.write(entries, None, at)
            self.live.tell_all()
            if not table.bot_to_move:
                self._watch_absence()
            return True

    def _watch_absence(self) -> None:
        """Set the clock for the moment when a bot stands in for who is to move and is not here."""
        self.end()
        table = self.live.table
        delay, mover = table.settings.stand_in_after, table.mover
        since = None if mover is None else self.live.absence.since(mover)
        if delay is None or mover is None or since is None or not self.live.peers:
            return
        left = max(0.0, since + delay - time.monotonic())
        self._timer = asyncio.get_running_loop().call_later(left, lambda: self.live.spawn(self._stand_in(mover)))

    async def _stand_in(self, seat: int) -> None:
        async with self.live.lock:
            table = self.live.table
            if self.live.lost or table.mover != seat or self.live.present[seat] or table.stand_ins[seat]:
                return
            await self.live.write([table.stand_in(seat, True)], None, now())
            self.live.tell_all()
            self.go_on()
