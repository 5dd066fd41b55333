from __future__ import annotations

import pytest

from alhambra.server.http.allowed_hosts import AllowedHosts, is_loopback


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:80", "LOCALHOST"])
def test_a_local_server_answers_to_local_names(host: str) -> None:
    assert AllowedHosts("127.0.0.1").knows_host({"host": host})


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example", "[::1", "localhost@evil.example"])
def test_a_local_server_answers_to_no_other_name(host: str) -> None:
    assert not AllowedHosts("127.0.0.1").knows_host({"host": host})


def test_an_open_server_answers_to_every_name_unless_it_has_one() -> None:
    assert AllowedHosts("0.0.0.0").knows_host({"host": "games.example"})
    assert not AllowedHosts("0.0.0.0").knows_host({"host": ""})
    named = AllowedHosts("0.0.0.0", ("https://games.example",))
    assert named.knows_host({"host": "games.example"}) and not named.knows_host({"host": "evil.example"})


@pytest.mark.parametrize(
    ("origin", "known"),
    [
        (None, True),
        ("http://localhost:8000", True),
        ("https://games.example", True),
        ("http://localhost:8001", False),
        ("http://games.example", False),
        ("null", False),
        ("file://localhost:8000", False),
        ("http://[", False),
    ],
)
def test_a_page_of_this_server_or_none(origin: str | None, known: bool) -> None:
    hosts = AllowedHosts("127.0.0.1", ("https://games.example/",))
    headers = {"host": "localhost:8000"} | ({} if origin is None else {"origin": origin})
    assert hosts.knows_origin(headers) is known


def test_what_only_this_machine_can_reach() -> None:
    assert is_loopback("127.0.0.3") and is_loopback("::1") and is_loopback("localhost")
    assert not is_loopback("0.0.0.0") and not is_loopback("games.example")
