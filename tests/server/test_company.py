"""Pictures, remarks of those who look on, and seats that are carried to another device."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from alhambra.server.live import addresses, carrying, courtesy
from alhambra.server.live.limits import CODES
from alhambra.server.live.questions import answer
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Carried, CodeMade, Done, Failed, Welcome
from alhambra.server.table.emotes import SIGNS
from alhambra.server.table.errors import TableError
from alhambra.server.table.table import CARRIED
from tests.support.servers import running
from tests.support.tables import Device, make_table, new_id, run, secret_of, tables_at


def code_of(reply: Any) -> str:
    assert isinstance(reply, Failed), reply
    return reply.code


async def code_for(device: Device, seat: int = 0) -> str:
    made = await answer(await device.tables.open(device.table), device.peer, m.AskCode(1, seat))
    assert isinstance(made, CodeMade)
    return made.code


async def refused(tables: Tables, code: str, name: str) -> bool:
    """Whether a code is worth nothing."""
    try:
        await tables.carry(m.Carry(code, secret_of(name)))
    except TableError as error:
        return error.code.value == "no-code"
    return False


def test_every_picture_has_a_sign_for_clients_without_it() -> None:
    assert list(SIGNS) == list(get_args(m.EmoteName))


def test_a_picture_is_a_remark_of_the_log(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "open")
            anna, watcher = await Device(tables, table, "Anna").connect(), await Device(tables, table).connect()
            assert isinstance(await anna.do(m.Emote(new_id(), 0, "applause")), Done)
            assert code_of(await watcher.do(m.Emote(new_id(), 0, "wave"))) == "not-your-seat"
            (entry,) = watcher.latest().log
            assert (entry.kind, entry.seat, entry.name, entry.emote) == ("said", 0, "Anna", "applause")
            assert entry.text == "\N{CLAPPING HANDS SIGN}", "an older page shows this"
        async with tables_at(path) as tables:
            back = await Device(tables, table).connect()
            assert back.latest().log[-1].emote == "applause"

    run(play())


def test_pictures_are_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "EMOTES", (2, 0.0))

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna, boris = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            assert code_of(await boris.do(m.Emote(new_id(), 0, "wave"))) == "not-your-seat"
            again = m.Emote(new_id(), 0, "wave")
            first = await anna.do(again)
            assert isinstance(first, Done) and isinstance(await anna.do(m.Emote(new_id(), 0, "laugh")), Done)
            assert code_of(await anna.do(m.Emote(new_id(), 0, "laugh"))) == "too-fast"
            assert await anna.do(again) == first, "an answer is no picture"
            assert isinstance(await anna.do(m.Say(new_id(), 0, "words are free")), Done)
            assert isinstance(await boris.do(m.Emote(new_id(), 1, "laugh")), Done)

    run(play())


def test_who_looks_on_writes_where_the_table_allows_it(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            silent = await Device(tables, await make_table(tables, "Anna", "open")).connect()
            assert code_of(await silent.do(m.Say(new_id(), None, "hello", "Vera"))) == "not-your-seat"
            table = await make_table(tables, "Anna", "greedy", settings=m.Settings(watchers_talk=True))
            anna, vera = await Device(tables, table, "Anna").connect(), await Device(tables, table).connect()
            assert isinstance(await vera.do(m.Say(new_id(), None, "hello", " Vera ")), Done)
            said = [one for one in anna.latest().log if one.kind == "said"][-1]
            assert (said.seat, said.name, said.text) == (None, "Vera", "hello")
            for name in (None, "", "anna", vera.latest().info.seats[1].name):
                assert code_of(await vera.do(m.Say(new_id(), None, "hello", name))) == "bad-name", name
            assert code_of(await anna.do(m.Say(new_id(), None, "hello", "Vera"))) == "not-your-seat"
        async with tables_at(path) as tables:
            back = await Device(tables, table).connect()
            assert back.latest().info.settings.watchers_talk
            assert [one.name for one in back.latest().log if one.kind == "said"] == ["Vera"]

    run(play())


def test_those_who_look_on_do_not_flood_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courtesy, "WATCHERS", (1, 0.0))

    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open", settings=m.Settings(watchers_talk=True))
            one, other = [await Device(tables, table).connect() for _ in range(2)]
            assert isinstance(await one.do(m.Say(new_id(), None, "hello", "Vera")), Done)
            assert code_of(await other.do(m.Say(new_id(), None, "hello", "Olga"))) == "too-fast"

    run(play())


def test_a_carried_seat_is_held_by_both_devices(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "open")
            anna, phone = await Device(tables, table, "Anna").connect(), await Device(tables, table, "phone").connect()
            code = await code_for(anna)
            typed = f" {code[:4].lower()}-{code[4:]} "
            carried = await tables.carry(m.Carry(typed, secret_of("phone")))
            assert carried == Carried(table, 0)
            assert [one.seats for one in phone.read() if isinstance(one, Welcome)] == [[], [0]]
            assert await tables.carry(m.Carry(code, secret_of("phone"))) == carried, "the answer was lost"
            assert await refused(tables, code, "thief"), "a code is used once"
            for device in (anna, phone):
                assert isinstance(await device.do(m.Say(new_id(), 0, "here")), Done)
            assert isinstance(await phone.do(m.Rename(new_id(), 0, "Ann")), Done)
            assert [one.kind for one in anna.latest().log] == ["said", "said", "renamed"], "nobody is told of the code"
        async with tables_at(path) as tables:
            for name in ("Anna", "phone"):
                assert (await Device(tables, table, name).connect()).peer.seats == {0}

    run(play())


def test_a_seat_can_be_called_back(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            await tables.carry(m.Carry(await code_for(anna), secret_of("phone")))
            phone = await Device(tables, table, "phone").connect()
            waiting = await code_for(phone)
            here = m.OnlyHere(new_id(), 0, secret_of("Anna again"))
            assert await anna.do(here) == await anna.do(here)
            assert anna.peer.seats == {0} and not phone.peer.seats
            assert await refused(tables, waiting, "thief"), "codes of before are void"
        async with tables_at(path) as tables:
            held = {name: (await Device(tables, table, name).connect()).peer.seats for name in ("Anna", "phone")}
            assert held == {"Anna": frozenset(), "phone": frozenset()}
            assert (await Device(tables, table, "Anna again").connect()).peer.seats == {0}

    run(play())


def test_a_code_is_for_its_holder_for_a_while_and_for_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "Boris")
            anna, boris = [await Device(tables, table, name).connect() for name in ("Anna", "Boris")]
            with pytest.raises(TableError, match="not yours"):
                await code_for(boris, 0)
            first, second = await code_for(anna), await code_for(anna)
            assert first != second and await refused(tables, first, "phone"), "the newest is worth something"
            assert isinstance(await anna.do(m.Leave(new_id(), 0)), Done)
            assert await refused(tables, second, "phone"), "who gave the seat up cannot carry it"
            assert await refused(tables, await code_for(boris, 1), "Boris"), "a secret holds one seat"
            code = await code_for(boris, 1)
            assert code not in repr(vars(tables.services.codes)), "what is kept is a hash"
            monkeypatch.setattr(carrying, "VALID", 0.0)
            assert await refused(tables, await code_for(boris, 1), "phone"), "it is too old"

    run(play())


def test_so_many_devices_and_no_more_hold_a_seat() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            table = await make_table(tables, "Anna", "open")
            anna = await Device(tables, table, "Anna").connect()
            for number in range(CARRIED + 1):
                await tables.carry(m.Carry(await code_for(anna), secret_of(f"device {number}".replace(" ", "-"))))
            held = [
                bool((await Device(tables, table, f"device-{number}").connect()).peer.seats)
                for number in range(CARRIED + 1)
            ]
            assert held == [False, *[True] * CARRIED] and anna.peer.seats == {0}

    run(play())


def test_codes_are_not_guessed_over_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "CODES", (CODES[0], 0.0))  # however long the tries take
    with running() as server:
        body = {"code": "ABCDEFGH", "secret": secret_of("thief")}
        answers = [server.http("POST", "/api/carried", json=body) for _ in range(CODES[0] + 1)]
        assert [one.status_code for one in answers] == [400] * 10 + [429]
        assert (answers[0].json()["code"], answers[-1].json()["code"]) == ("no-code", "too-many")
        refused = server.http("POST", "/api/carried", json=body, headers={"origin": "https://elsewhere.example"})
        assert refused.status_code == 403
