"""Results of daily games: who may list and remove them, what everybody is told, and the best game shown again."""

from __future__ import annotations

import json
from datetime import date, timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from alhambra.server.live import addresses as homes
from alhambra.server.live import days as live_days
from alhambra.server.live.addresses import Addresses
from alhambra.server.live.days import Days
from alhambra.server.live.limits import RESULTS, Limits
from alhambra.server.live.services import Services
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.daily import DayListed, DayReplay, ListResult, RemoveResult, Today
from alhambra.server.table.errors import TableError
from tests.support.daily import DAY, daily_table, play_daily
from tests.support.servers import Running, running
from tests.support.tables import Device, make_table, new_id, run, secret_of, tables_at

TOMORROW = DAY + timedelta(1)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """What the server says is today; a test may put another day first."""
    days = [DAY]
    monkeypatch.setattr(Services, "today", lambda _: days[0])
    return days


@pytest.fixture
def no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a test takes, an address may not list more."""
    monkeypatch.setattr(homes, "RESULTS", (RESULTS[0], 0.0))


def listing(table: str, name: str, consent: bool = True, secret: str | None = None) -> ListResult:
    return ListResult(table, secret or secret_of(name), name, consent)


async def over(tables: Tables, name: str, luck: int = 1, **more: Any) -> str:
    """A table of a daily game that was played at random to its end."""
    table = await daily_table(tables, name, **more)
    assert await play_daily(tables, table, name, Random(luck)) == "over"
    return table


async def refusal(doing: Any) -> tuple[str, str]:
    with pytest.raises(TableError) as caught:
        await doing
    return caught.value.code.value, caught.value.said.id


def test_who_played_lists_the_points_of_the_table() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            days, table = Days(tables), await over(tables, "Anna")
            told = await days.list_result(listing(table, "Anna"))
            points = (await Device(tables, table, "Anna").connect()).latest().game.view.scores[0]  # type: ignore[union-attr]
            assert told.day == DAY.isoformat() and told.mine is not None and told.results == [told.mine]
            assert (told.mine.name, told.mine.points) == ("Anna", points)
            today = await days.today()
            assert (today.day, today.results, today.best) == ("2026-11-21", told.results, None)
            assert (today.yesterday, today.until) == ("2026-11-20", 1795305600000)
            assert table not in msgspec.json.encode((today, told)).decode(), "a list leads to no table"

    run(story())


def test_a_result_is_listed_once_under_the_last_name_and_removed_by_who_listed_it() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            days, table = Days(tables), await over(tables, "Anna")
            first = await days.list_result(listing(table, "Anna"))
            again = await days.list_result(listing(table, " Ann  A. ", secret=secret_of("Anna")))
            assert first.mine is not None and again.mine is not None
            assert [one.name for one in again.results] == ["Ann A."] and again.mine.id == first.mine.id
            wrong = RemoveResult(table, secret_of("Boris"))
            assert await refusal(days.remove_result(wrong)) == ("not-your-seat", "table-not-your-seat")
            for _ in range(2):
                assert await days.remove_result(RemoveResult(table, secret_of("Anna"))) == DayListed(
                    DAY.isoformat(), [], None
                )

    run(story())


def test_what_is_not_listed() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            days, done = Days(tables), await over(tables, "Anna")
            practice = await over(tables, "Boris", practice=True)
            running_ = await daily_table(tables, "Carla")
            other = await make_table(tables, "Dora", "open")
            found = {
                name: await refusal(days.list_result(wanted))
                for name, wanted in {
                    "no consent": listing(done, "Anna", consent=False),
                    "no seat": listing(done, "Boris"),
                    "no name": listing(done, "\u200b", secret=secret_of("Anna")),
                    "practice": listing(practice, "Boris"),
                    "not over": listing(running_, "Carla"),
                    "no daily game": listing(other, "Dora"),
                    "no table": listing("a" * 20, "Anna"),
                }.items()
            }
            assert found == {
                "no consent": ("no-consent", "table-daily-consent"),
                "no seat": ("not-your-seat", "table-not-your-seat"),
                "no name": ("bad-name", "table-name-unshown"),
                "practice": ("not-listed", "table-daily-practice"),
                "not over": ("not-over", "table-not-over"),
                "no daily game": ("not-listed", "table-daily-none"),
                "no table": ("no-table", "table-not-found"),
            }
            assert await refusal(days.remove_result(RemoveResult(other, secret_of("Dora")))) == (
                "not-listed", "table-daily-none",
            )  # fmt: skip
            assert (await days.today()).results == []

    run(story())


def test_a_game_counts_for_the_day_on_which_it_was_begun(clock: list[date]) -> None:
    async def story() -> None:
        async with tables_at() as tables:
            days, table = Days(tables), await daily_table(tables, "Anna")
            clock[0] = TOMORROW
            await play_daily(tables, table, "Anna", Random(1))
            told = await days.list_result(listing(table, "Anna"))
            today = await days.today()
            assert told.day == DAY.isoformat() and today.results == [] and today.best == told.mine

    run(story())


def test_a_full_list_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.server.store.sqlite_jobs.MOST", 1)

    async def story() -> None:
        async with tables_at() as tables:
            days, one, other = Days(tables), await over(tables, "Anna"), await over(tables, "Boris")
            await days.list_result(listing(one, "Anna"))
            assert await refusal(days.list_result(listing(other, "Boris"))) == ("not-listed", "table-daily-full")

    run(story())


def test_the_best_game_of_yesterday_is_shown_turn_by_turn(clock: list[date]) -> None:
    async def story() -> None:
        async with tables_at() as tables:
            days = Days(tables)
            assert await refusal(days.replay(DAY.isoformat())) == ("no-such-day", "table-daily-running")
            for name, luck in (("Anna", 1), ("Boris", 2), ("Carla", 3)):
                table = await over(tables, name, luck)
                device = await Device(tables, table, name).connect()
                await device.do(m.Say(new_id(), 0, "a secret remark"))
                told = await days.list_result(listing(table, f"{name} L.", secret=secret_of(name)))
            clock[0] = TOMORROW
            best = told.results[0]
            assert (await days.today()).best == best
            shown = await days.replay(DAY.isoformat())
            assert (shown.day, shown.name, shown.points) == (DAY.isoformat(), best.name, best.points)
            assert (
                len(shown.steps) == 19 and shown.steps[0].actions == [] and all(one.actions for one in shown.steps[1:])
            )
            assert shown.steps[0].events[0]["event"] == "StartDrawn"
            assert shown.steps[-1].events[-1]["event"] == "GameOver"
            last = shown.steps[-1].game
            assert last.view.scores[0] == best.points and last.turn is None and last.winners
            assert [one.game.view.round for one in shown.steps[:3]] == [1, 2, 3]
            text = msgspec.json.encode(shown).decode()
            assert "secret" not in text and len(text) < 200_000
            assert (await days.replay(DAY.isoformat())).steps is shown.steps, "worked out once"

    run(story())


def test_there_may_be_nothing_to_show() -> None:
    async def story() -> None:
        async with tables_at() as tables:
            days = Days(tables)
            found = [await refusal(days.replay(day)) for day in ("2026-11-20", "2026-11-31", "20261120", "2026-W47-5")]
            assert found == [("no-result", "table-daily-no-best"), *[("no-such-day", "table-daily-no-day")] * 3]

    run(story())


def test_only_some_replays_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_days, "REPLAYS", 1)

    async def story() -> None:
        async with tables_at() as tables:
            days = Days(tables)
            one, other = [await over(tables, name) for name in ("Anna", "Boris")]
            first = await days._steps(one)
            assert await days._steps(other) == first, "the same dice, the same choices"
            assert await days._steps(one) is not first and len(days._replays) == 1

    run(story())


@pytest.mark.usefixtures("no_more")
def test_an_address_lists_so_many() -> None:
    addresses = Addresses(Limits())
    assert [addresses.result("a") for _ in range(RESULTS[0] + 1)] == [True] * RESULTS[0] + [False]
    assert addresses.result("b")


# Over HTTP ------------------------------------------------------------------------------------------------------------


def post(server: Running, path: str, body: Any, **more: Any) -> Any:
    return server.http("POST", path, json=body, **more)


def play(server: Running, table: str, name: str) -> None:
    """The first action that is offered, again and again."""
    with server.line() as line:
        line.send({"type": "hello", "table": table, "secrets": [secret_of(name)]})
        line.receive()
        update = line.receive()
        while (turn := update["game"]["turn"]) is not None:
            if turn["ready"]:
                line.send({"type": "commit", "id": new_id(), "seat": 0})
            else:
                line.send({"type": "ask-legal", "ask": 1, "seat": 0})
                (word, *_) = line.until("legal")["actions"]
                line.send({"type": "play", "id": new_id(), "seat": 0, "action": word})
            update = line.until("update")


@pytest.mark.usefixtures("no_more")
def test_a_day_over_the_network(clock: list[date]) -> None:
    body = {
        "id": new_id().ljust(22, "-"),
        "seats": [{"kind": "person", "name": "Anna", "secret": secret_of("Anna")}],
        "game": {"box": "roll-and-write"},
        "daily": {"day": DAY.isoformat()},
    }
    with running() as server:
        table = post(server, "/api/tables", body).json()["table"]
        assert server.http("GET", f"/api/tables/{table}").json()["daily"] == {"day": "2026-11-21", "practice": False}
        wanted = {"table": table, "secret": secret_of("Anna"), "name": "Anna", "consent": True}
        early = post(server, "/api/daily/listed", wanted)
        assert (early.status_code, early.json()["code"]) == (400, "not-over")
        play(server, table, "Anna")
        answer = post(server, "/api/daily/listed", wanted)
        assert answer.status_code == 200, answer.text
        listed = msgspec.json.decode(answer.content, type=DayListed)
        today = msgspec.json.decode(server.http("GET", "/api/daily").content, type=Today)
        assert listed.mine is not None and today.results == [listed.mine]
        clock[0] = TOMORROW
        best = server.http("GET", f"/api/daily/{DAY.isoformat()}/best")
        assert msgspec.json.decode(best.content, type=DayReplay).points == listed.mine.points
        other = {key: wanted[key] for key in ("table", "secret")}
        assert post(server, "/api/daily/removed", other).json() == {"day": "2026-11-21", "results": [], "mine": None}
        gone = server.http("GET", f"/api/daily/{DAY.isoformat()}/best")
        assert (gone.status_code, gone.json()["code"]) == (404, "no-result")
        figures = server.http("GET", "/metrics").text
        assert 'alhambra_results_total{what="listed"} 1.0' in figures
        assert 'alhambra_results_total{what="removed"} 1.0' in figures
        late = post(server, "/api/tables", {**body, "id": new_id().ljust(22, "-")})
        assert (late.status_code, late.json()["said"]["id"]) == (400, "table-daily-past")
        for path in ("/api/daily/listed", "/api/daily/removed"):
            assert post(server, path, {"table": "x"}).json()["code"] == "malformed"
            assert post(server, path, wanted, headers={"origin": "http://evil.example"}).status_code == 403
            assert server.http("POST", path, content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
        assert server.http("GET", "/daily").status_code == 200
        many = [post(server, "/api/daily/listed", wanted).status_code for _ in range(RESULTS[0])]
        assert many[0] == 200 and many[-1] == 429
        assert secret_of("Anna") not in json.dumps([best.json(), figures])
