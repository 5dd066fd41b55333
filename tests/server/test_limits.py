from __future__ import annotations

import pytest

from alhambra.server.live import limits
from alhambra.server.live.limits import Addresses, Bucket, Limits


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", made)
    return made


def test_a_bucket_gives_a_burst_and_then_what_comes_in(clock: Clock) -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_limits(clock: Clock) -> None:
    addresses = Addresses(Limits(connections=1, requests=0.25, tables=1))
    assert addresses.connect("a") and not addresses.connect("a") and addresses.connect("b")
    addresses.disconnect("a")
    assert addresses.connect("a")
    assert addresses.table("a") and not addresses.table("a") and addresses.table("b")
    assert addresses.request("a") and not addresses.request("a")
    clock.now += 3600
    assert addresses.table("a")


def test_old_addresses_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    addresses = Addresses(Limits())
    for name in "abcde":
        addresses.request(name)
    assert list(addresses._requests) == ["c", "d", "e"]
