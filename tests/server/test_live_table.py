"""Commands, what is told to whom and when, bots and stand-ins, on a real store."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from alhambra.server.live.past import RECENT
from alhambra.server.live.questions import answer
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Earlier, Failed, PalaceInfo, Presence, Update, Welcome
from alhambra.server.table.errors import Code
from tests.support.tables import Device, make_table, new_id, run, secret_of, tables_at, words_of


def code_of(reply: Any) -> str:
    assert isinstance(reply, Failed), reply
    return reply.code


async def play_turn(device: Device, seat: int, dice: random.Random) -> None:
    """One whole turn, at random."""
    while (update := device.latest(seat)).game and update.game.turn and not update.game.turn.ready:
        assert isinstance(await device.do(m.Play(new_id(), seat, dice.choice(words_of(update)))), Done)
    assert isinstance(await device.do(m.Commit(new_id(), seat)), Done)


def test_a_game_of_two_people_to_the_end() -> None:
    async def play() -> None:
        dice = random.Random(3)
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            devices = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            watcher = await Device(tables, table).connect()
            while (seen := watcher.latest()).info.stage == "playing":
                assert isinstance(seen.game, PalaceInfo) and seen.game.turn is None and seen.game.view.hand == ()
                actor = seen.game.view.actor
                assert actor is not None
                await play_turn(devices[actor], actor, dice)
            assert seen.game is not None and seen.game.winners
            for device in devices:
                final = device.latest()
                assert final.game is not None and final.game.view.scores == seen.game.view.scores
            numbers = [
                entry.seq for message in watcher.messages if isinstance(message, Update) for entry in message.log
            ]
            assert numbers == sorted(set(numbers)), "every entry is told once, in order"

    run(play())


def test_what_is_tried_is_nobody_elses_business() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            both = await Device(tables, table, "Anna", "Boris").connect()
            watcher = await Device(tables, table).connect()
            mover = watcher.latest().game.view.actor  # type: ignore[union-attr]
            names = ("Anna", "Boris")
            other = await Device(tables, table, names[1 - mover]).connect()  # type: ignore[operator]
            for device in (watcher, other):
                device.read()
            await both.do(m.Play(new_id(), mover, words_of(both.latest(mover))[0]))  # type: ignore[arg-type]
            await both.do(m.Undo(new_id(), mover))  # type: ignore[arg-type]
            assert watcher.read() == [] and other.read() == []
            assert both.latest(mover).game.turn.undone  # type: ignore[union-attr]

    run(play())


def test_a_repeated_command_is_answered_again_and_not_played_again(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "greedy")
            anna = await Device(tables, table, "Anna").connect()
            say = m.Say(new_id(), 0, "hello")
            first = await anna.do(say)
            assert first == await anna.do(say)
            while anna.latest().game.turn is None:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            take = m.Play(new_id(), 0, words_of(anna.latest())[0])
            taken = await anna.do(take)
            assert isinstance(taken, Done)
            live = await tables.open(table)
            live._answered._known.clear()
            assert await anna.do(take) == taken, "found in the store, though it would be refused now"
            live._answered._known.clear()
            assert await anna.do(say) == first
        async with tables_at(path) as tables:
            back = await Device(tables, table, "Anna").connect()
            assert await back.do(say) == first
            assert await back.do(take) == taken
            entries = await tables.services.store.entries(table, 0, 1000)
            for command in (take, say):
                assert sum((one.command or "").endswith(f":{command.id}") for one in entries) == 1

    run(play())


def test_the_tentative_turn_survives(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "Boris")
            both = await Device(tables, table, "Anna", "Boris").connect()
            mover = both.latest().game.view.actor  # type: ignore[union-attr]
            assert mover is not None
            word = words_of(both.latest(mover))[0]
            await both.do(m.Play(new_id(), mover, word))
            await both.do(m.Undo(new_id(), mover))
        async with tables_at(path) as tables:
            back = await Device(tables, table, "Anna", "Boris").connect()
            assert back.latest(mover).game.turn.undone == [word]  # type: ignore[union-attr]
            await back.do(m.Redo(new_id(), mover))
        async with tables_at(path) as tables:
            back = await Device(tables, table, "Anna", "Boris").connect()
            assert back.latest(mover).game.turn.actions == [word]  # type: ignore[union-attr]

    run(play())


def test_since_gives_what_came_after() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            for number in range(5):
                await anna.do(m.Say(new_id(), 0, f"remark {number}"))
            seq = anna.latest().seq
            later = await Device(tables, table).connect(since=seq - 2)
            assert [one.text for one in later.latest().log] == ["remark 3", "remark 4"]
            assert later.latest().complete
            for number in range(RECENT + 5):
                await anna.do(m.Say(new_id(), 0, f"more {number}"))
            again = await Device(tables, table).connect(since=seq)
            update = again.latest()
            assert not update.complete and len(update.log) == RECENT
            live = await tables.open(table)
            earlier = await answer(live, again.peer, m.AskEarlier(7, update.log[0].seq))
            assert isinstance(earlier, Earlier) and earlier.log[-1].seq == update.log[0].seq - 1
            fresh = await Device(tables, table).connect(since=10**9)
            assert fresh.latest().log == []

    run(play())


def test_sitting_down_leaving_and_handing_out_again() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open", "open")
            anna = await Device(tables, table, "Anna").connect()
            boris = await Device(tables, table).connect()
            assert code_of(await anna.do(m.Begin(new_id()))) == Code.SEAT_OPEN.value
            sit = m.Sit(new_id(), "Boris", secret_of("Boris"))
            assert isinstance(await boris.do(sit), Done)
            assert [one.seats for one in boris.read() if isinstance(one, Welcome)] == [[], [1]]
            assert await boris.do(sit) == await boris.do(sit)
            again = await Device(tables, table).connect()
            assert isinstance(await again.do(sit), Done) and again.latest().seat == 1, "the answer had been lost"
            await again.disconnect()
            assert code_of(await boris.do(m.PutBot(new_id(), 2, "greedy"))) == Code.NOT_HOST.value
            assert isinstance(await anna.do(m.PutBot(new_id(), 2, "greedy")), Done)
            assert isinstance(await anna.do(m.Begin(new_id())), Done)
            assert boris.latest().info.stage == "playing"
            assert code_of(await boris.do(m.Vacate(new_id(), 0))) == Code.NOT_HOST.value
            assert isinstance(await boris.do(m.Leave(new_id(), 1)), Done)
            assert boris.latest().seat is None, "the old secret is worth nothing"
            assert code_of(await boris.do(m.Say(new_id(), 1, "hey"))) == Code.NOT_YOUR_SEAT.value
            carla = await Device(tables, table).connect()
            assert isinstance(await carla.do(m.Sit(new_id(), "Carla", secret_of("Carla"))), Done)
            assert carla.latest().seat == 1 and carla.latest().game.view.hand  # type: ignore[union-attr]
            for device in (anna, boris, carla):
                assert device.latest().info.seats[1].present, "everybody is told the same of who is here"
            assert isinstance(await anna.do(m.Leave(new_id(), 0)), Done)
            assert carla.latest().info.host == 1

    run(play())


def test_what_a_command_is_refused_for() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            nobody = await Device(tables, table).connect()
            cases: list[tuple[Device, m.Command, Code]] = [
                (nobody, m.Say(new_id(), 0, "hey"), Code.NOT_YOUR_SEAT),
                (nobody, m.Begin(new_id()), Code.NOT_HOST),
                (nobody, m.StandIn(new_id(), 0, True), Code.NOT_YOUR_SEAT),
                (nobody, m.Rematch(new_id()), Code.NOT_YOUR_SEAT),
                (nobody, m.Sit(new_id(), "Bo", secret_of("Bo"), 0), Code.SEAT_TAKEN),
                (nobody, m.Sit(new_id(), "Bo", secret_of("Bo"), 4), Code.NO_SEAT),
                (nobody, m.Sit(new_id(), "ANNA", secret_of("Bo")), Code.BAD_NAME),
                (nobody, m.Sit(new_id(), "  ", secret_of("Bo")), Code.BAD_NAME),
                (nobody, m.Sit(new_id(), "a\u202eb", secret_of("Bo")), Code.BAD_NAME),
                (anna, m.Sit(new_id(), "Bo", secret_of("Anna")), Code.SEAT_TAKEN),
                (anna, m.Play(new_id(), 0, "done"), Code.NOT_BEGUN),
                (anna, m.StandIn(new_id(), 1, True), Code.NOT_BEGUN),
                (anna, m.Rematch(new_id()), Code.NOT_OVER),
                (anna, m.PutBot(new_id(), 0, "greedy"), Code.SEAT_TAKEN),
                (anna, m.PutBot(new_id(), 1, "genius"), Code.NO_BOT),
                (anna, m.PutBot(new_id(), 1, None), Code.SEAT_OPEN),
                (anna, m.Vacate(new_id(), 1), Code.SEAT_OPEN),
                (anna, m.Say(new_id(), 0, "\u200b"), Code.MALFORMED),
            ]
            before = anna.latest().seq
            for device, command, code in cases:
                assert code_of(await device.do(command)) == code.value, command
            assert (await tables.open(table)).table.seq == before, "nothing was written"

    run(play())


def test_what_a_turn_is_refused_for() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            both = await Device(tables, table, "Anna", "Boris").connect()
            mover = both.latest().game.view.actor  # type: ignore[union-attr]
            assert mover is not None
            other = 1 - mover
            assert code_of(await both.do(m.Begin(new_id()))) == Code.BEGUN.value
            assert code_of(await both.do(m.Commit(new_id(), other))) == Code.NOT_YOUR_TURN.value
            assert code_of(await both.do(m.Commit(new_id(), mover))) == Code.NOT_READY.value
            assert code_of(await both.do(m.Undo(new_id(), mover))) == Code.NOTHING_TO_UNDO.value
            assert code_of(await both.do(m.Redo(new_id(), mover))) == Code.NOTHING_TO_REDO.value
            assert code_of(await both.do(m.Play(new_id(), mover, "fly:away"))) == Code.NO_ACTION.value
            refused = await both.do(m.Play(new_id(), mover, "done"))
            assert isinstance(refused, Failed) and refused.refusal is not None
            assert (refused.code, refused.refusal.clause) == (Code.REFUSED.value, "A-20")
            assert code_of(await both.do(m.StandIn(new_id(), mover, True))) == Code.PRESENT.value

    run(play())


def test_bots_play_to_the_end_while_somebody_looks_on() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "greedy", "random", "greedy")
            watcher = await Device(tables, table).connect()
            final = await watcher.until("over")
            assert final.game is not None and final.game.winners

    run(play())


def test_bots_wait_while_nobody_looks_on() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "random", "random")
            live = await tables.open(table)
            live.bots.go_on()
            while live.bots.busy:
                await asyncio.sleep(0)
            assert live.table.seq == 2 and live.idle

    run(play())


def test_a_stand_in_plays_and_gives_the_seat_back() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna = await Device(tables, table, "Anna").connect()
            boris = await Device(tables, table, "Boris").connect()
            await boris.disconnect()
            assert [one.present for one in anna.read() if isinstance(one, Presence)][-1] == [True, False]
            assert isinstance(await anna.do(m.StandIn(new_id(), 1, True)), Done)
            dice = random.Random(1)
            while not any(entry.by_bot for one in anna.messages if isinstance(one, Update) for entry in one.log):
                if anna.latest(0).game.turn is not None:  # type: ignore[union-attr]
                    await play_turn(anna, 0, dice)
                await asyncio.sleep(0.01)
            assert anna.latest().info.seats[1].stand_in
            boris = await Device(tables, table, "Boris").connect()
            assert not anna.latest().info.seats[1].stand_in
            assert not boris.latest().info.seats[1].stand_in

    run(play())


def test_a_stand_in_comes_by_itself_where_the_table_says_so() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris", settings=m.Settings(stand_in_after=5))
            anna = await Device(tables, table, "Anna").connect()
            live = await tables.open(table)
            live.absence._since = {1: (time.monotonic() - 60, 0)}
            dice = random.Random(1)
            while not anna.latest().info.seats[1].stand_in:
                if anna.latest(0).game.turn is not None:  # type: ignore[union-attr]
                    await play_turn(anna, 0, dice)
                await asyncio.sleep(0.01)
            while not any(entry.by_bot for one in anna.messages if isinstance(one, Update) for entry in one.log):
                anna.read()
                await asyncio.sleep(0.01)
            assert (await tables.open(table)).table.stand_ins == [False, True]

    run(play())


def test_a_rematch_has_the_same_players_and_secrets() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "random")
            anna = await Device(tables, table, "Anna").connect()
            dice = random.Random(2)
            while anna.latest().info.stage == "playing":
                if anna.latest().game.turn is not None:  # type: ignore[union-attr]
                    await play_turn(anna, 0, dice)
                await asyncio.sleep(0.001)
            again = await asyncio.gather(anna.do(m.Rematch(new_id())), anna.do(m.Rematch(new_id())))
            assert all(isinstance(one, Done) for one in again)
            rematch = anna.latest().info.rematch
            assert rematch is not None and rematch != table
            there = await Device(tables, rematch, "Anna").connect()
            assert there.latest().seat == 0 and there.latest().info.stage == "playing"
            assert code_of(await anna.do(m.Sit(new_id(), "Bo", secret_of("Bo")))) == Code.GAME_OVER.value

    run(play())


def test_what_a_perfect_memory_has_is_shown_where_the_table_says_so() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            plain = await make_table(tables, "Anna", "Boris")
            assert (await Device(tables, plain, "Anna").connect()).latest().game.view.memory is None  # type: ignore[union-attr]
            for counts, hands in ((True, False), (False, True), (True, True)):
                settings = m.Settings(counts=counts, open_hands=hands)
                table = await make_table(tables, "Anna", "Boris", settings=settings)
                memory = (await Device(tables, table, "Anna").connect()).latest().game.view.memory  # type: ignore[union-attr]
                assert memory is not None
                assert bool(memory.supply) == bool(memory.money_pile) == counts
                assert bool(memory.hands) == hands

    run(play())
