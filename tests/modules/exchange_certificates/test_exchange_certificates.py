"""Exchange certificates (X-1 to X-9)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alhambra import NotationError, Seeded, parse_position, parse_word, position, view
from alhambra.core.data import load
from alhambra.modules.exchange_certificates.words import CertificatesView, CertificateView, Stored
from alhambra.palace.events import Bought, LeftOverGiven
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle.six.certificates import Certificate, choices, payments
from tests.support.builders import game_of, say, words
from tests.support.plain import fields, line
from tests.support.red_builders import refusal, refused
from tests.support.six_builders import PAWNS, six_table

ONLY = ("exchange-certificates",)
CURRENCIES = ("florin", "dirham", "dinar", "ducat")
ANY = {"store:y", "store:g", "store:b", "store:o"}
# Prices 4 in florins, 12 in dirhams, 12 in dinars, 10 in ducats
MARKET = "arcades-4 garden-12 tower-12 garden-10-W"


def bank(hand: str, *certificates: str, seats: int = 3, **more: Any) -> PalaceState:
    """Seat 0 at the market, with money and certificates."""
    settings: dict[str, Any] = {"market": MARKET, "hands": [hand], "certificates": certificates} | more
    return six_table(seats, ONLY, **settings)


def seen(state: PalaceState, seat: int | None = None) -> CertificatesView:
    shown: CertificatesView = view(state, seat).modules["exchange-certificates"]
    return shown


def stored(state: PalaceState) -> list[tuple[str, int] | None]:
    return [(one.currency, one.amount) if one else None for one in seen(state).certificates]


@clause("X-1", "K-1")
@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_certificate_for_each_player_and_pawns_in_the_middle(seats: int, count: int) -> None:
    state = game_of(seats, ONLY).new(Seeded(seats))
    assert seen(state) == CertificatesView(dict.fromkeys(CURRENCIES, count), (None,) * seats, over=0)
    assert PAWNS[seats] == count and 4 * count >= seats
    assert load("components.json", "alhambra.modules.exchange_certificates")["largest_amount"] == 6


@clause("X-6", "X-2")
def test_example_nine_florins_for_arcades_of_four_and_later_a_tower() -> None:
    state = bank("y9 b8")
    assert say(state, "buy:1:y9") == [Bought(0, 1, "arcades-4", ("y9",), 4, False)]
    assert seen(state).over == 5 and words(state) == {*ANY, "store:none"}
    assert say(state, "store:b") == [Stored(0, "dinar", 5)]
    assert stored(state) == [("dinar", 5), None, None]
    assert seen(state).pawns == {"florin": 2, "dirham": 2, "dinar": 1, "ducat": 2} and seen(state).over == 0
    assert view(state, 0).phase == "lay"

    later = bank("b8", "b5")
    assert words(later, "buy:3") == {"buy:3:b8,x"}
    assert say(later, "buy:3:b8,x") == [Bought(0, 3, "tower-12", ("b8", "x"), 12, False)]
    assert seen(later).over == 1 and words(later) == {*ANY, "store:none"}
    say(later, "store:b")
    assert stored(later)[0] == ("dinar", 1)


@clause("X-2")
def test_nothing_else_is_done_before_it_is_decided() -> None:
    state = bank("y9 b8")
    assert refused(state, "store:b") == ("X-2", "not-now")
    assert refused(state, "store:none") == ("X-2", "not-now")
    say(state, "buy:1:y9")
    for move in ("keep:arcades-4", "done", "take:y9", "buy:3:b8", "lay:arcades-4@w1"):
        assert refused(state, move) == ("X-2", "not-now")
    assert "First decide" in refusal(state, "done").message
    say(state, "store:none")
    assert stored(state) == [None, None, None] and view(state, 0).phase == "lay"
    assert seen(state).pawns == dict.fromkeys(CURRENCIES, 2)


@clause("X-2")
def test_an_occupied_certificate_stores_nothing_and_keeps_its_pawn() -> None:
    state = bank("y9", "g3")
    say(state, "buy:1:y9")
    assert view(state, 0).phase == "lay" and stored(state)[0] == ("dirham", 3)
    assert refused(state, "store:g") == ("X-2", "not-now")
    assert "is occupied" in refusal(state, "store:g").message


@clause("X-2")
def test_a_currency_may_be_out_but_never_all() -> None:
    state = bank("y9", "", "g3", seats=2)
    say(state, "buy:1:y9")
    assert words(state) == {"store:y", "store:b", "store:o", "store:none"}
    assert refused(state, "store:g") == ("X-2", "no-pawn")
    assert "No pawn of the dirham is left" in refusal(state, "store:g").message
    full = bank("y9", "", "g1", "g2", "g3", "b1", "b2", seats=6)
    say(full, "buy:1:y9")
    assert words(full) == {"store:y", "store:b", "store:o", "store:none"}


@clause("X-3")
@pytest.mark.parametrize("paid", range(4, 10))
def test_amounts_from_one_to_six(paid: int) -> None:
    state = bank(f"y{paid}", market="pavilion-3 garden-12 tower-12 garden-10-W")
    say(state, f"buy:1:y{paid}", "store:o")
    assert stored(state)[0] == ("ducat", paid - 3)


@clause("X-3")
def test_of_seven_or_more_not_even_a_part_is_stored() -> None:
    state = bank("y9", market="pavilion-2 garden-12 tower-12 garden-10-W")
    say(state, "buy:1:y9")
    assert view(state, 0).phase == "lay" and stored(state)[0] is None
    assert seen(state).over == 0 and not words(state, "store:")
    for move in (*ANY, "store:none"):
        assert refused(state, move) == ("X-3", "not-now")
    assert "7 were overpaid" in refusal(state, "store:b").message
    eight = bank("y9 y3", market="pavilion-4 garden-12 tower-12 garden-10-W")
    assert words(eight, "buy:1") == {"buy:1:y9"}  # 12 is 8 too many, and a card would be superfluous
    assert refused(eight, "buy:1:y3,y9") == ("A-43", "superfluous-card")


@clause("X-3")
@pytest.mark.parametrize("certificate", ["", "g3"])
def test_seven_or_more_is_said_until_the_turn_ends(certificate: str) -> None:
    state = bank("y9 y8", certificate, market="pavilion-2 garden-12 tower-12 garden-10-W")
    say(state, "buy:1:y9")
    assert refused(parse_position(position(state)), "store:b") == ("X-3", "not-now")
    say(state, "keep:pavilion-2")
    assert refused(state, "store:b") == ("X-2", "not-now")  # the next player has overpaid nothing


@clause("X-4", "A-42")
def test_it_may_pay_alone_and_exactly() -> None:
    state = bank("", "y4")
    assert words(state, "buy:") == {"buy:1:x"}
    assert say(state, "buy:1:x") == [Bought(0, 1, "arcades-4", ("x",), 4, True)]
    assert view(state, 0).earned and stored(state)[0] is None
    assert seen(state).pawns["florin"] == 2 and view(state, 0).discards_left == 0
    both = bank("b7", "b5")
    say(both, "buy:3:b7,x")
    assert view(both, 0).earned and view(both, 0).discards_left == 1


@clause("X-4")
@pytest.mark.parametrize(
    ("certificate", "move", "clause_id", "code"),
    [
        ("", "buy:3:b8,x", "X-4", "no-certificate"),
        ("g5", "buy:3:b8,x", "X-4", "no-certificate"),  # of another currency
        ("b5", "buy:3:b8,x,x", "X-4", "no-certificate"),  # there is one
        ("b3", "buy:3:b8,x", "A-40", "too-little-paid"),
        ("b5", "buy:3:x", "A-40", "too-little-paid"),
        ("b5", "buy:1:b8,x", "A-40", "wrong-currency"),
        ("b5", "buy:3:b9,x", "A-40", "not-in-hand"),
    ],
)
def test_a_certificate_that_cannot_pay_is_refused(certificate: str, move: str, clause_id: str, code: str) -> None:
    assert refused(bank("b8", certificate), move) == (clause_id, code)


@clause("X-4")
def test_without_the_module_there_is_no_certificate() -> None:
    state = six_table(3, (), market=MARKET, hands=["b8"])
    assert refused(state, "buy:3:b8,x") == ("A-40", "not-in-hand")


@clause("X-5")
def test_what_was_overpaid_with_it_is_stored_on_it_at_once() -> None:
    # Two players, one pawn of each currency: the one that was spent is the only dinar.
    state = bank("b8", "b5", "g1", seats=2)
    assert seen(state).pawns == {"florin": 1, "dirham": 0, "dinar": 0, "ducat": 1}
    say(state, "buy:3:b8,x")
    assert words(state) == {"store:y", "store:b", "store:o", "store:none"}
    say(state, "store:b")
    assert stored(state) == [("dinar", 1), ("dirham", 1)]


@clause("X-7", "A-43")
def test_superfluous_cards_are_allowed_if_the_excess_is_stored() -> None:
    state = bank("y4 y2 y1 y9")
    assert words(state, "buy:1") == {
        "buy:1:y4", "buy:1:y9", "buy:1:y2,y4", "buy:1:y1,y4", "buy:1:y1,y9", "buy:1:y1,y2,y4",
    }  # fmt: skip
    assert refused(state, "buy:1:y2,y9") == ("A-43", "superfluous-card")  # 7 over
    say(state, "buy:1:y1,y2,y4")
    assert words(state) == ANY
    assert refused(state, "store:none") == ("X-7", "stored")
    assert "has to be stored" in refusal(state, "store:none").message
    say(state, "store:y")
    assert stored(state)[0] == ("florin", 3)


@clause("X-7", "A-43")
def test_without_storing_superfluous_cards_are_refused() -> None:
    state = bank("y4 y2", "g3")
    assert words(state, "buy:1") == {"buy:1:y4"}
    assert refused(state, "buy:1:y2,y4") == ("A-43", "superfluous-card")


@clause("X-7")
def test_a_superfluous_certificate_is_exchanged() -> None:
    state = bank("y4 y2", "y3")
    assert words(state, "buy:1") == {"buy:1:y4", "buy:1:y4,x", "buy:1:y2,x", "buy:1:y2,y4,x"}
    say(state, "buy:1:y4,x")
    assert words(state) == ANY  # the certificate was superfluous
    say(state, "store:g")
    assert stored(state)[0] == ("dirham", 3)
    plain = bank("y2", "y3")
    say(plain, "buy:1:y2,x")
    assert words(plain) == {*ANY, "store:none"}
    card = bank("y4 y1", "y3")  # the certificate alone pays: the card of 1 is superfluous
    assert "buy:1:y1,x" in words(card)


@clause("X-7")
def test_a_certificate_worth_too_much_is_superfluous_too() -> None:
    state = bank("y9 y1", "y6")
    assert words(state, "buy:1") == {"buy:1:y9", "buy:1:x", "buy:1:y1,x"}  # 9 and 6 would be 11 over
    assert refused(state, "buy:1:y9,x") == ("A-43", "superfluous-card")
    assert refusal(state, "buy:1:y9,x").cards == ("y9",)


@clause("X-8")
@pytest.mark.parametrize("choice", ["store:b", "store:none"])
def test_an_overpayment_earns_no_further_action(choice: str) -> None:
    state = bank("y9 b8")
    say(state, "buy:1:y9", choice)
    assert (view(state, 0).phase, view(state, 0).earned) == ("lay", False)
    assert not words(state, "buy:") | words(state, "take:")


@clause("X-8", "A-81")
def test_at_the_end_the_stored_amount_is_money_of_its_currency() -> None:
    state = six_table(
        3, ONLY, hands=["y2", "g5 o2", "b1 g3"], certificates=["", "b2", "g3"],
        market="pavilion-2 pavilion-8 seraglio-9 garden-12", spare_tiles=2, held=(1, 2), pile="y8 y8",
        spare_cards="discards",
    )  # fmt: skip
    events = say(state, "buy:1:y2", "done", "keep:pavilion-2")
    given = {event.tile: (event.seat, event.sums) for event in events if isinstance(event, LeftOverGiven)}
    assert given == {
        "pavilion-8": (2, (0, 5, 6)), "seraglio-9": (1, (0, 2, 1)), "garden-12": (1, (0, 2, 0)),
    }  # fmt: skip
    assert stored(state) == [None, ("dinar", 2), ("dirham", 3)]


@clause("X-9")
def test_certificates_are_open_to_all() -> None:
    state = bank("y9", "", "g3", "b6")
    (event,) = say(state, "buy:1:y9", "store:o")[1:]
    assert event == Stored(0, "ducat", 5)
    for seat in (0, 1, 2, None):
        assert seen(state, seat) == seen(state) and event.for_seat(seat) == event
        assert seen(state, seat).certificates == (
            CertificateView("ducat", 5),
            CertificateView("dirham", 3),
            CertificateView("dinar", 6),
        )


@clause("X-2", "X-3", "X-4", "X-5", "X-7", "A-43")
@pytest.mark.parametrize("seed", range(40))
def test_payments_and_choices_are_those_of_the_oracle(seed: int) -> None:
    luck = Random(seed)
    hand = [luck.randrange(1, 10) for _ in range(luck.randrange(1, 7))]
    hand = [value for value in hand if hand.count(value) < 3]
    tile, price = luck.choice([("pavilion-2", 2), ("arcades-4", 4), ("tower-7", 7), ("garden-11", 11)])
    own = luck.choice([None, *(Certificate(letter, luck.randrange(1, 7)) for letter in "yyg")])
    certificates = [f"{own.letter}{own.amount}" if own else "", luck.choice(["", "b2", "y1"])]
    if own and certificates[1][:1] == own.letter:
        certificates[1] = ""
    texts = " ".join(f"y{value}" for value in hand)
    settings: dict[str, Any] = {"market": f"{tile} garden-12 tower-12 garden-10-W", "display": "g9 b9 b8 o9"}
    state = bank(texts, *certificates, seats=2, **settings)
    pawns = dict(zip("ygbo", seen(state).pawns.values(), strict=True))
    found = payments(hand, price, "y", own, pawns)
    named = {
        "buy:1:" + ",".join([f"y{value}" for value in payment.cards] + ["x"] * (payment.stored > 0)): payment
        for payment in found
    }
    assert words(state, "buy:1") == set(named)
    for move, payment in named.items():
        after = bank(texts, *certificates, seats=2, **settings)
        say(after, move)
        expected = {f"store:{choice or 'none'}" for choice in choices(payment, price, "y", own, pawns)}
        assert words(after, "store:") == (set() if expected == {"store:none"} else expected)


@pytest.mark.parametrize("text", ["store:z", "store:yg", "store:ygbo"])
def test_words_that_say_nothing(text: str) -> None:
    with pytest.raises(NotationError, match="is nothing to store"):
        parse_word(bank("y9"), text)


def test_positions_with_wrong_certificates_are_refused() -> None:
    here = fields(bank("y9", "b5"))
    for modules, message in (
        ("zz:150000:0:0", "are no certificates"),
        ("0202:150000:0:0", "are no certificates"),
        ("02020102:1500:0:0", "are no certificates"),
        ("02020102:150000:9:0", "are no certificates"),
        ("02020102:150000", "are no certificates"),
        ("02020102:150000:7:0", "something was overpaid at the wrong time"),
        ("02020202:150000:0:0", "pawns are missing, or there are too many"),
        ("02020102:170000:0:0", "holds too much"),
        ("02020102:100000:0:0", "holds too much, or nothing"),
        ("02020202:390000:0:0", "holds too much"),
        ("02020102:150000:2:0", "wrong time"),
        ("02020102:150000:0:1", "wrong time"),
    ):
        with pytest.raises(NotationError, match=message):
            parse_position(line(here | {"modules": modules}))
    with pytest.raises(NotationError, match="no room"):
        parse_position(line(here | {"modules": "02020102:150000:2:0", "bound": "exchange-certificates"}))
