"""What happens with the modules of the sixth expansion, told; nobody is told what is secret."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from alhambra import legal, word
from alhambra.cli.commands.play import new_session
from alhambra.cli.palace.report import report
from alhambra.cli.palace.scores import scoring_table
from alhambra.cli.palace.sentences import sentence_of
from alhambra.cli.session import for_person
from alhambra.core.event import Event
from alhambra.modules.bazaars.words import BazaarBought
from alhambra.modules.building_sites import words as sites
from alhambra.modules.exchange_certificates.words import Stored
from alhambra.modules.falconers import words as falconers
from alhambra.modules.gatehouses import words as gatehouses
from alhambra.palace.events import Bought, DisplayFilled
from alhambra.palace.explain import Gain, Scoring
from tests.clauses import clause
from tests.cli.running import run
from tests.cli.test_play import play_with, talk
from tests.cli.test_six_moves import ALL

NAMES = ("Ann", "Bob")
SENTENCES: list[tuple[Event, str]] = [
    (
        gatehouses.BoughtWithGatehouse(0, 2, "tower-7", "tower", ("g5", "g8"), 13, True),
        "Ann bought tower-7 with a gatehouse from square 2 for 13 dirham, paying exactly with g5 and g8.",
    ),
    (
        gatehouses.GatehouseLaid(0, "gatehouse-tower-1", "n1", "NE"),
        "Ann laid gatehouse-tower-1 at n1, its wall to the north-east.",
    ),
    (
        gatehouses.GatehouseReturned(1, "tower"),
        "Bob had no legal place for the tower gatehouse, which went back to its pile.",
    ),
    (
        sites.SiteStarted(0, 4, "tower-7", ("o2", "x"), 3),
        "Ann started a site with tower-7 from square 4 for 3 ducat, paying with o2 and the certificate.",
    ),
    (sites.MarkersDrawn(0, 2, ("dinar", "ducat")), "Ann drew 2 markers: dinar and ducat."),
    (sites.MarkersDrawn(0, 1, None), "Ann drew 1 marker."),
    (sites.MarkerPut(0, "tower-7", "dinar"), "Ann put the dinar marker on tower-7."),
    (sites.MarkerPut(0, "tower-7", None), "Ann put a marker on tower-7."),
    (
        sites.SiteFinished(0, "tower-7", "dinar", ("b9",), 7, False),
        "Ann finished the site tower-7 for 7 dinar, paying with b9.",
    ),
    (
        sites.MarkerTurned(1, "tower-7", "dinar", ("b1", "b9")),
        "Bob turned over the dinar marker on tower-7 and lost b1 and b9.",
    ),
    (
        sites.MarkerTurned(1, "tower-7", "dinar", ()),
        "Bob turned over the dinar marker on tower-7 and held no dinar cards.",
    ),
    (Stored(1, "florin", 4), "Bob stored 4 florin on the certificate."),
    (falconers.FalconTurnedUp("white", ("garden", "tower")), "A white falcon for garden and tower was turned up."),
    (
        falconers.FalconBought(0, "black", ("arcades", "garden"), "n1", ("y4", "o1")),
        "Ann bought the black falcon for arcades and garden, paying with y4 and o1, and laid it at the south-east "
        "corner of n1.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert sentence_of(event, NAMES) == sentence
    assert sentence_of(json.loads(json.dumps(event.to_json())), NAMES) == sentence


def test_there_is_a_sentence_for_every_event() -> None:
    found = [one for module in (sites, falconers, gatehouses) for one in vars(module).values()]
    known = {one.__name__ for one in found if isinstance(one, type) and issubclass(one, Event) and one is not Event}
    assert {type(event).__name__ for event, _ in SENTENCES} == known | {"Stored"}


@clause("X-4", "K-13")
def test_the_certificate_in_other_payments() -> None:
    bought = Bought(0, 2, "tower-7", ("g5", "x"), 7, True)
    assert sentence_of(bought, NAMES).endswith("for 7 dirham, paying exactly with g5 and the certificate.")
    bazaar = BazaarBought(0, "bazaar-1", ("x",), 5)
    assert sentence_of(bazaar, NAMES).endswith("for 5 dirham, paying exactly with the certificate.")


@clause("S-8")
def test_the_person_is_not_told_what_others_drew() -> None:
    cut = for_person([sites.MarkersDrawn(1, 2, ("dinar", "ducat")), sites.MarkerPut(1, "tower-7", "dinar")])
    assert [sentence_of(event, NAMES) for event in cut] == ["Bob drew 2 markers.", "Bob put a marker on tower-7."]


def test_falcons_are_part_of_the_refill() -> None:
    happened = [DisplayFilled(1, "y3"), falconers.FalconTurnedUp("white", ("garden", "tower"))]
    assert list(report(happened, NAMES)) == ["New: y3 on the display; white falcon garden+tower on the open piles."]


@clause("G-10", "F-5")
def test_gatehouses_and_falcons_in_a_scoring() -> None:
    wall = ("n1-N", "n2-N", "n3-N", "n4-N", "n5-N", "n6-NE", "n7-SW")
    gains = (Gain(0, 11, "A-71", "wall", 11, segments=wall), Gain(1, 6, "F-5", "white-falcons", 2))
    shown = scoring_table(Scoring(1, gains), NAMES).splitlines()
    assert "wall: Ann 11, for 7 segments, and 2 more for each of 2 gatehouses (G-10)." in shown
    one = scoring_table(Scoring(1, (Gain(0, 7, "A-71", "wall", 7, segments=wall[1:-1]),)), NAMES)
    assert one.endswith("wall: Ann 7, for 5 segments, and 2 more for its gatehouse (G-10).")
    assert "white-falcons      -       6 (2)" in shown
    assert shown[0] == "                    Ann      Bob"


def test_the_falconers_are_called_a_reconstruction() -> None:
    assert "falconers (a reconstruction)" in run("play", "--help").out
    assert "falconers (a reconstruction)" in " ".join(run("play", "--help").out.split())
    assert "a reconstruction" in run("rules").out
    assert run("rules", "F-2").out.startswith("F-2 (falconers, a reconstruction, ")
    words = "--seats 2 --bots random --seed 4"
    assert "The rules of the falconers are a reconstruction" in talk(words=f"{words} --modules falconers")
    assert "reconstruction" not in talk("help", words=f"{words} --modules gatehouses")


@pytest.mark.parametrize(("seats", "seed"), [(2, "4"), (3, "9")])
@pytest.mark.played
def test_a_whole_game_fits_the_screen_and_keeps_secrets(
    seats: int, seed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session("classic", seats, ["random"], seed, ",".join(ALL))
    random = Random(seed)

    def person() -> str:
        if session.turn.ready:
            return ""
        if random.random() < 0.1:
            return random.choice(["score", "board 1", "board all", "log 9", "moves all", "help", "site", "undo"])
        actions = legal(session.state)
        wanted = ("falcon", "finish", "gatehouse", "site", "gate", "lay", "buy")
        rare = [one for one in actions if one.word().partition(":")[0] in wanted]
        return word(session.state, random.choice(rare if rare and random.random() < 0.8 else actions))

    play_with(session, person)
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines() if not line.startswith("classic/")) <= 80
    for part in (
        "╲╲",
        "with a gatehouse from square",
        "You started a site",
        "stored",
        "You drew 2 markers: ",
        "Gates  ",
    ):
        assert part in out
    assert re.search(r"random \d drew 2 markers\.", out) and not re.search(r"random \d drew \d markers?:", out)
    assert not re.search(r"random \d put the \w+ marker", out)
