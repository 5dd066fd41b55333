from __future__ import annotations

import pytest

from alhambra.server.live import addresses as homes
from alhambra.server.live import limits
from alhambra.server.live.addresses import Addresses
from alhambra.server.live.limits import Bucket, Limits


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(limits, "time", made)
    monkeypatch.setattr(homes, "time", made)
    return made


def test_a_bucket_gives_a_burst_and_then_what_comes_in(clock: Clock) -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_limits(clock: Clock) -> None:
    addresses = Addresses(Limits(connections=1, requests=0.05, tables=1))
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
    assert list(addresses._homes) == ["c", "d", "e"]


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_what_one_customer_has_is_one_address(address: str, home: str) -> None:
    assert homes.household(address) == home


def test_all_of_a_network_share_their_limits(clock: Clock) -> None:
    addresses = Addresses(Limits(tables=1, connections=2))
    assert addresses.table("2001:db8::1") and not addresses.table("2001:db8::2") and addresses.table("2001:db8:0:1::1")
    assert addresses.connect("::ffff:10.0.0.1") and addresses.connect("10.0.0.1") and not addresses.connect("10.0.0.1")


def test_an_address_with_a_connection_is_not_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    addresses = Addresses(Limits(connections=1))
    assert addresses.connect("a")
    for name in "bcdef":
        addresses.request(name)
    assert not addresses.connect("a")


def test_connecting_again_gains_nothing(clock: Clock) -> None:
    home = homes.Household(Limits())
    home.connections = 1
    first = homes.Part(home, home.messages)
    taken = 0
    while first.take():
        taken += 1
    assert taken == home.messages.burst
    assert not any(homes.Part(home, home.messages).take() for _ in range(100))


def test_who_takes_all_leaves_a_neighbour_a_part(clock: Clock) -> None:
    home = homes.Household(Limits())
    home.connections = 2
    quiet, greedy = homes.Part(home, home.messages), homes.Part(home, home.messages)
    for _ in range(50):
        clock.now += 0.1
        while greedy.take():
            pass
    assert all(quiet.take() for _ in range(20))


def test_who_works_too_much_waits_and_a_neighbour_does_not(clock: Clock) -> None:
    home = homes.Household(Limits(work=0.2))
    home.connections = 2
    quiet, greedy = homes.Part(home, home.work), homes.Part(home, home.work)
    worked, clock.now, end = 0.0, clock.now + 1, clock.now + 101
    while clock.now < end:
        if wait := greedy.wait():
            clock.now += wait
        greedy.spend(0.02)
        worked += 0.02
    assert quiet.wait() == 0
    assert worked < 100 * 0.2 * 1.5 + 2, "what is common, the own part, and what was there at first"
