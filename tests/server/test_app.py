"""The server as a browser meets it: addresses, headers, who may come in, and what is said to nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from alhambra.bots import LEVELS
from alhambra.server.http.invitation import qr_code
from alhambra.server.live.limits import BODY, Limits
from alhambra.server.protocol.messages import VERSION, NewTable
from tests.support.servers import Line, Running, running
from tests.support.tables import new_id, seats_of, secret_of


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with running() as made:
        yield made


def new_table(*kinds: str) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(NewTable(new_id().ljust(22, "-"), seats_of(*kinds)))
    return made


def make(server: Running, *kinds: str, **more: Any) -> str:
    answer = server.http("POST", "/api/tables", json={**new_table(*kinds), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def hello(table: str, *names: str, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "table": table, "secrets": [secret_of(name) for name in names], **more}


def greet(line: Line, table: str, *names: str) -> list[dict[str, Any]]:
    """Say hello; the updates that come for each seat."""
    line.send(hello(table, *names))
    assert line.receive()["type"] == "welcome"
    return [line.receive() for _ in names or ("watcher",)]


def test_a_table_is_made_and_played_over_the_network(server: Running) -> None:
    table = make(server, "Anna", "Boris")
    with server.line() as people, server.line() as watcher:
        updates = greet(people, table, "Anna", "Boris")
        (seen,) = greet(watcher, table)
        assert seen["seat"] is None and seen["game"]["view"]["hand"] == []
        mover = updates[0]["game"]["view"]["actor"]
        assert [one["seat"] for one in updates if one["game"]["turn"]] == [mover]
        groups = updates[mover]["game"]["turn"]["choices"]["groups"]
        (cards, *_) = next(group["picks"] for group in groups if group["kinds"] == ["slots"])
        people.send({"type": "play", "id": new_id(), "seat": mover, "action": f"take:{cards}"})
        assert people.until("update")["game"]["turn"]["ready"]
        people.send({"type": "commit", "id": new_id(), "seat": mover})
        told = watcher.until("update")
        assert told["log"][-1]["kind"] == "turn" and told["game"]["view"]["actor"] == 1 - mover


def test_a_request_that_is_repeated_finds_the_same_table(server: Running) -> None:
    body = new_table("Anna", "open")
    first = server.http("POST", "/api/tables", json=body)
    assert first.json() == server.http("POST", "/api/tables", json=body).json()
    other = {**body, "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]}
    refused = server.http("POST", "/api/tables", json=other)
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": []}, "malformed"),
        ({"seats": [{"kind": "open"}]}, "malformed"),
        ({"seats": [{"kind": "open"}] * 7}, "malformed"),
        ({"seats": [{"kind": "bot", "bot": "genius"}] * 2}, "no-bot"),
        ({"seats": [{"kind": "bot", "bot": "exec:true"}] * 2}, "no-bot"),
        ({"seats": [{"kind": "person", "name": "A", "secret": "x" * 22}] * 2}, "bad-name"),
        ({"game": {"box": "blue-palace", "modules": [], "options": {}}}, "malformed"),
        ({"game": {"box": "red-palace", "modules": ["falconers"], "options": {}}}, "malformed"),
        ({"game": {"box": "roll-and-write", "modules": [], "options": {"solo": "duel"}}}, "malformed"),
        ({"id": "short"}, "malformed"),
        ({"surprise": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_made(server: Running, change: dict[str, Any], code: str) -> None:
    answer = server.http("POST", "/api/tables", json={**new_table("Anna", "open"), **change})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert len(answer.json()["message"]) > 20


def test_what_is_wrong_is_said_for_any_language(server: Running) -> None:
    body = {**new_table("Anna", "open"), "seats": [{"kind": "bot", "bot": "genius"}] * 2}
    wrong = server.http("POST", "/api/tables", json=body).json()
    assert wrong["said"] == {"id": "table-no-bot", "args": {"bots": list(LEVELS)}}
    table = make(server, "Anna", "Boris")
    with server.line() as line:
        greet(line, table)
        line.send({"type": "leave", "id": new_id(), "seat": 1})
        failed = line.until("failed")
    assert failed["message"] == "Seat 2 is not yours."
    assert failed["said"] == {"id": "table-not-your-seat", "args": {"seat": 2}} and failed["refusal"] is None
    with server.line() as line:
        line.send({"type": "hello", "table": "a" * 20, "version": VERSION, "secrets": []})
        assert line.receive()["said"] == {"id": "table-not-found", "args": {}}


NAMELESS = (("", "Anna"), (" Boris ", "Boris"))  # each with who knows the secret


def test_who_gives_no_name_is_called_by_the_seat(server: Running) -> None:
    people = [{"kind": "person", "name": name, "secret": secret_of(known)} for name, known in NAMELESS]
    table = server.http("POST", "/api/tables", json={**new_table("Anna", "open"), "seats": [*people, people[0]]})
    assert table.json()["code"] == "malformed"  # the same secret twice; no name twice is no fault
    table = server.http("POST", "/api/tables", json={**new_table("Anna", "open"), "seats": people}).json()["table"]
    info = server.http("GET", f"/api/tables/{table}").json()
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("person", ""), ("person", "Boris")]
    with server.line() as line:
        greet(line, table, "Boris")
        line.send({"type": "stand-in", "id": new_id(), "seat": 1, "on": True})
        assert line.until("failed")["said"]["args"] == {"name": "Boris"}
        with server.line() as other:
            greet(other, table, "Anna")
            line.send({"type": "stand-in", "id": new_id(), "seat": 0, "on": True})
            assert line.until("failed")["message"] == "Player 1 is here: nobody has to stand in."


def test_a_body_is_json_and_short(server: Running) -> None:
    def answer(content: bytes, kind: str = "application/json") -> int:
        return server.http("POST", "/api/tables", content=content, headers={"content-type": kind}).status_code

    assert answer(b"{") == 400
    assert answer(b"[" * 9000) == 400
    assert answer(b" " * (BODY + 1)) == 413
    assert answer(b"{}", "text/plain") == 415


def test_every_answer_has_safe_headers(server: Running) -> None:
    for path in ("/", "/t/abc", "/healthz", "/new", "/api/tables/nothing", "/nothing.js", "/api/rules/A-1"):
        headers = server.http("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_small_answers(server: Running) -> None:
    assert server.http("GET", "/healthz").text == "ok\n"
    assert "alhambra_commands" in server.http("GET", "/metrics").text
    assert server.http("GET", "/api/rules/A-56").json()["text"].startswith("Two sides that touch")
    assert server.http("GET", "/api/rules/Z-1").status_code == 404
    assert server.http("GET", "/api/tables/" + "a" * 20).json()["code"] == "no-table"
    table = make(server, "Anna", "open")
    info = server.http("GET", f"/api/tables/{table}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open"]
    assert secret_of("Anna") not in json.dumps(info) and "hash" not in json.dumps(info)
    assert server.http("DELETE", f"/api/tables/{table}").status_code == 405


def test_a_table_from_afar(server: Running) -> None:
    waiting = server.http("GET", f"/api/tables/{make(server, 'Anna', 'open')}?palace=0").json()
    assert waiting["scores"] == [] and waiting["palace"] is None
    table = make(server, "Anna", "Boris", "Carla")
    info = server.http("GET", f"/api/tables/{table}?palace=2").json()
    assert info["scores"] == [0, 0, 0] and info["now"] >= info["turn_since"]
    assert info["palace"] == {"tiles": [{"tile": "fountain", "place": "c"}], "wall": 0, "segments": []}
    assert not {"hand", "hands", "view"} & info.keys()
    for seat in ("", "3", "5", "6", "-1", "x"):
        assert server.http("GET", f"/api/tables/{table}?palace={seat}").json()["palace"] is None, seat


def test_a_table_of_sheets_from_afar(server: Running) -> None:
    table = make(server, "Anna", "Boris", game={"box": "roll-and-write", "modules": [], "options": {}})
    info = server.http("GET", f"/api/tables/{table}?palace=1").json()
    assert info["palace"] is None and info["scores"] == [0, 0]
    assert len(info["sheet"]["built"]) == sum(info["sheet"]["counts"]) > 0
    assert server.http("GET", f"/api/tables/{table}?palace=2").json()["sheet"] is None


def test_the_invitation_is_the_link_and_nothing_else(server: Running) -> None:
    table = make(server, "Anna", "open")
    asked = f"/api/tables/{table}/invitation.svg"
    host = server.http("GET", "/healthz").request.headers["host"]
    answer = server.http("GET", asked)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content == qr_code(f"http://{host}/t/{table}")
    assert server.http("GET", f"{asked}?scheme=https").content == qr_code(f"https://{host}/t/{table}")
    assert server.http("GET", f"{asked}?scheme=javascript").content == answer.content
    assert server.http("GET", f"/api/tables/{'a' * 20}/invitation.svg").status_code == 404


@pytest.mark.parametrize("path", ["/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd", "/assets/", "/.digest"])
def test_only_files_of_the_page_are_served(server: Running, path: str) -> None:
    assert server.http("GET", path).status_code == 404


def test_another_site_gets_nothing(server: Running) -> None:
    table = make(server, "Anna", "open")
    evil = "http://evil.example"
    body = new_table("Bo", "open")
    assert server.http("POST", "/api/tables", json=body, headers={"origin": evil}).status_code == 403
    assert server.http("GET", "/healthz", headers={"host": "evil.example"}).status_code == 421
    for origin, host in (
        (evil, "127.0.0.1"),
        ("null", "127.0.0.1"),
        ("http://[bad", "127.0.0.1"),
        (None, "evil.example"),
    ):
        with pytest.raises(InvalidStatus), server.line(origin=origin, host=host):
            raise AssertionError(f"accepted {origin} {host}")
    with server.line(origin=server.base) as line:
        assert greet(line, table)


def test_a_server_for_others_knows_its_name() -> None:
    with running(host="0.0.0.0", origins=("https://games.example",)) as server:
        assert server.http("GET", "/healthz", headers={"host": "games.example"}).status_code == 200
        assert server.http("GET", "/healthz", headers={"host": "other.example"}).status_code == 421
        with server.line(origin="https://games.example") as line:
            line.send({"type": "ping"})
            assert line.receive()["code"] == "not-greeted"


def test_the_first_message_is_hello(server: Running) -> None:
    firsts = [({"type": "ping"}, "not-greeted"), ({"type": "hello"}, "not-greeted"), (hello("a" * 20), "no-table")]
    for first, code in [*firsts, (hello("a" * 20, version=99), "other-version")]:
        with server.line() as line:
            line.send(first)
            assert line.receive()["code"] == code


@pytest.mark.parametrize(
    "nonsense",
    ["", "nonsense", "[]", "{}", '{"type":"fly"}', '{"type":"say"}', '{"type":"say","id":1,"seat":0,"text":"x"}',
     '{"type":"undo","id":"abcdefgh","seat":9}', '{"type":"undo","id":"abcdefgh\\n","seat":0}',
     '{"type":"ping","more":1}', '{"type":"hello"}', "[" * 5000],
    ids=lambda text: text[:20],
)  # fmt: skip
def test_nonsense_is_answered_and_changes_nothing(server: Running, nonsense: str) -> None:
    table = make(server, "Anna", "open")
    with server.line() as line:
        before = greet(line, table, "Anna")[0]["seq"]
        for message in (nonsense, b"\x00\xff"):
            line.send(message)
            answer = line.receive()
            assert (answer["type"], answer["code"]) == ("failed", "malformed"), answer
        line.send({"type": "ping"})
        assert line.receive()["type"] == "pong"
        line.send({"type": "say", "id": new_id(), "seat": 0, "text": "<b>hey</b>"})
        told = line.receive()
        assert told["seq"] == before + 1 and told["log"][0]["text"] == "<b>hey</b>"


def test_who_sends_too_fast_is_sent_away() -> None:
    with running(Limits(messages=0.001, burst=3)) as server:
        table = make(server, "Anna", "open")
        with server.line() as line:
            greet(line, table)
            for _ in range(4):  # one too many, and none behind it: it may find the connection closed
                line.send({"type": "ping"})
            answers = [line.receive() for _ in range(4)]
            assert [one["type"] for one in answers] == ["pong", "pong", "pong", "closing"]
            assert answers[-1]["code"] == "too-fast"


def test_an_address_has_limits() -> None:
    with running(Limits(tables=2, connections=1)) as server:
        table = make(server, "Anna", "open")
        with server.line() as line:
            greet(line, table)
            with pytest.raises(InvalidStatus), server.line():
                raise AssertionError("a second connection was accepted")
        answers = [server.http("POST", "/api/tables", json=new_table("Bo", "open")).status_code for _ in range(2)]
        assert answers == [201, 429]


def test_questions_are_answered_with_the_rule(server: Running) -> None:
    table = make(server, "Anna", "Boris")
    with server.line() as line:
        game = greet(line, table, "Anna", "Boris")[0]["game"]
        mover, tile = game["view"]["actor"], game["view"]["market"][0]
        line.send({"type": "ask-places", "ask": 1, "seat": mover, "tile": tile})
        places = line.receive()
        assert places["type"] == "places" and {one["place"] for one in places["squares"]} >= {"c", "n1", "e1"}
        refused = {one["place"]: one["refusal"] for one in places["squares"]}
        assert refused["c"]["clause"] == "A-60a" and refused["n1e1"]["clause"] == "A-58"
        assert None in refused.values()  # as if it were laid: a side of the fountain is free for every tile
        line.send({"type": "ask-why", "ask": 2, "seat": mover, "action": "done"})
        assert line.receive()["refusal"]["clause"] == "A-20"
        line.send({"type": "ask-why", "ask": 3, "seat": mover, "action": "dance"})
        assert line.receive()["code"] == "no-action"
        line.send({"type": "ask-places", "ask": 4, "seat": 1 - mover, "tile": tile})
        answer = line.receive()
        assert (answer["id"], answer["code"]) == ("ask-4", "not-your-turn")
        line.send({"type": "ask-places", "ask": 5, "seat": mover, "tile": "castle"})
        assert "no tile" in line.receive()["message"]
