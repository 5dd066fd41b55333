"""What is told of a table's log: by the names of that time, live and when it is read again."""

from __future__ import annotations

from pathlib import Path

from alhambra.server.live.questions import answer
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Earlier, LogEntry, Update
from tests.support.tables import Device, make_table, new_id, run, secret_of, tables_at


def short(entry: LogEntry) -> tuple[str, str | None, str | None]:
    return entry.kind, entry.name, entry.text


async def done(device: Device, *commands: m.Command) -> None:
    for command in commands:
        reply = await device.do(command)
        assert isinstance(reply, Done), reply


async def come_and_go(anna: Device, guest: Device) -> None:
    """People and bots change places, before the game and in it."""
    await done(guest, m.Sit(new_id(), "Boris", secret_of("Boris"), 1), m.Rename(new_id(), 1, "Bo"))
    await done(guest, m.Say(new_id(), 1, "Not today."), m.Leave(new_id(), 1))
    await done(guest, m.Sit(new_id(), "Dalia", secret_of("Dalia"), 1))
    await done(anna, m.PutBot(new_id(), 2, "random"), m.PutBot(new_id(), 2, None))
    await done(anna, m.Sit(new_id(), "Carla", secret_of("Carla"), 2), m.Begin(new_id()))
    mover = anna.latest().info.actor
    assert mover is not None
    device = guest if mover == 1 else anna
    card = device.latest(mover).game.view.display[0]  # type: ignore[union-attr]
    await done(device, m.Play(new_id(), mover, f"take:{card}"), m.Commit(new_id(), mover))
    await done(guest, m.Leave(new_id(), 1))
    await done(anna, m.StandIn(new_id(), 1, True), m.Rename(new_id(), 0, "Ann"), m.Say(new_id(), 0, "Well."))


def test_the_log_names_who_sat_there_then(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_at(tmp_path / "tables.sqlite3", bot_pause=600) as tables:
            table = await make_table(tables, "Anna", "open", "open")
            anna, guest = await Device(tables, table, "Anna").connect(), await Device(tables, table).connect()
            await come_and_go(anna, guest)
            anna.read()
            live = [one for update in anna.messages if isinstance(update, Update) for one in update.log]
            live = list({one.seq: one for one in live}.values())  # two seats were told the same
        turn = next(one for one in live if one.kind == "turn")
        assert turn.seat is not None
        assert list(map(short, live)) == [
            ("seated", "Boris", None),
            ("renamed", "Bo", "Boris"),
            ("said", "Bo", "Not today."),
            ("left", "Bo", None),
            ("seated", "Dalia", None),
            ("bot", "Dalia (bot)", None),
            ("bot", None, None),
            ("seated", "Carla", None),
            ("began", None, None),
            ("turn", ("Anna", "Dalia", "Carla")[turn.seat], None),
            ("left", "Dalia", None),
            ("stand-in", None, None),
            ("renamed", "Ann", "Anna"),
            ("said", "Ann", "Well."),
        ]
        async with tables_at(tmp_path / "tables.sqlite3", bot_pause=600) as tables:
            again = await Device(tables, table, "Anna").connect()
            earlier = await answer(await tables.open(table), again.peer, m.AskEarlier(1, 2**62))
            assert isinstance(earlier, Earlier) and earlier.complete
            assert again.latest().log == earlier.log == live

    run(play())
