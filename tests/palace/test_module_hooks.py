"""The hooks of modules that draft, preview and guards need, by a module made for the purpose (`almanac`)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import Config, Recording, Refused, Scripted, Seeded, Turn, apply, check, copy, legal, score, view
from alhambra.core.data import load
from alhambra.core.refusal import Refusal
from alhambra.palace.actions import Buy, Done, Give, Keep, Take
from alhambra.palace.audit import audit
from alhambra.palace.explain import scored_now
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import GIVEN, Kit, Module
from alhambra.palace.roles import Accountant, Binder, Cashier, Custodian, Dealer, Feeder, Protector
from alhambra.palace.scoring import census, lines_of
from alhambra.palace.state import ACT, AFTER, DRAFT, LAY, PURCHASE, PalaceState
from tests.support.almanac import COUNTS, Almanac, AlmanacModule, Sky, almanac_game
from tests.support.omens import Quiet
from tests.support.play import Player

GAME = almanac_game()


class Beginner(Binder):
    """Begins purchases that cannot be ended."""

    def purchase_begun(self, state: PalaceState) -> Refusal:
        return Refusal("purchase-begun", "A-40", "First buy what was begun.")

    def blocked(self, state: PalaceState) -> list[str]:
        return ["nothing was begun"]


def begin(*words: str, seed: int = 1) -> PalaceState:
    """A new game after some words; chance answers as the seed says."""
    chance = Seeded(seed)
    state = GAME.new(chance)
    for text in words:
        apply(state, GAME.parse_word(text), chance)
    return state


def almanac(state: PalaceState) -> Almanac:
    part = state.slices[1]
    assert isinstance(part, Almanac)
    return part


def counts(state: PalaceState) -> dict[str, int]:
    return dict(zip(COUNTS, almanac(state).counts))


def words(state: PalaceState) -> list[str]:
    return [GAME.word(action) for action in legal(state)]


def towered() -> PalaceState:
    """The beginning of a game in which a tower was drawn for the market."""
    return next(state for state in (begin(seed=seed) for seed in range(50)) if almanac(state).tower)


def rich(state: PalaceState) -> PalaceState:
    """The actor can pay any tile of the market, exactly: two cards of each value from 1 to 9."""
    for currency in range(4):
        state.hands[state.seat * 4 + currency] = 0b101010101010101010
    return state


def bought(*squares: int) -> PalaceState:
    """The first turn, with tiles of these market squares set aside."""
    state = rich(begin("sky:moon"))
    for square in squares:
        price = int(state.kit.prices[state.market[square - 1]])
        letter = "ygbo"[square - 1]
        cards = (f"{letter}{price}",) if price < 10 else (f"{letter}9", f"{letter}{price - 9}")
        apply(state, Buy(square, cards), Scripted([]))
    apply(state, Done(), Scripted([]))
    return state


def test_the_dealer_deals_and_its_decision_is_a_turn_of_its_own() -> None:
    recording = Recording(Seeded(1))
    state = GAME.new(recording)
    assert [name for name, _ in recording.outcomes] == ["tiles", "money"]
    assert (state.phase, state.actor, words(state)) == (DRAFT, 0, ["sky:sun", "sky:moon"])
    assert view(state, None).bound == "almanac"
    assert view(state, None).display == (None,) * 4
    apply(state, Sky("sun"), recording)
    assert [name for name, _ in recording.outcomes[2:]] == ["first scoring", "second scoring"]
    assert (state.phase, view(state, None).bound) == (ACT, None)
    assert None not in view(state, None).display


def test_a_decision_that_binds_leaves_nothing_else() -> None:
    state = begin()
    for action in (Take(("y1",)), Done(), Keep("garden-6")):
        refusal = check(state, action)
        assert refusal is not None and refusal.message == "First speak to the sky."
    assert check(state, Sky("wish")) is not None
    state = begin("sky:moon", "sky:wish")
    assert words(state) == ["sky:wealth", "sky:fame"]
    with pytest.raises(Refused, match="First speak to the sky"):
        apply(state, Take(("y1",)), Scripted([]))
    apply(state, Sky("fame"), Scripted([]))
    assert state.phase == ACT and not any(text.startswith("sky") for text in words(state))


def test_a_turn_that_is_a_decision_can_be_taken_back_until_it_is_committed() -> None:
    turn = Turn(GAME.new(Seeded(1)), Seeded(2))
    before = GAME.position(turn.state)
    turn.play(Sky("sun"))
    assert turn.ready and GAME.codes(turn.state) == []
    assert turn.undo() and GAME.position(turn.state) == before
    turn.play(Sky("moon"))
    turn.commit()
    assert turn.state.phase == ACT and almanac(turn.state).sign == "moon"


def test_cards_and_tiles_may_lie_with_a_module() -> None:
    state = towered()
    assert audit(state) == []
    assert len(almanac(state).cards()) == 1 and len(almanac(state).tiles()) == 1
    for name in ("card", "tower"):
        broken = copy(state)
        setattr(almanac(broken), name, b"")
        assert audit(broken) != []


def test_the_feeder_fills_the_market_and_may_be_refused_a_tile() -> None:
    state = towered()
    names = [GAME.kit.tiles.names[tile] for tile in state.supply[6:11]]
    tower = next(name for name in names if name.startswith("tower"))
    assert GAME.kit.tiles.named(almanac(state).tower) == (tower,)
    assert [name for name in names if name != tower] == list(view(state, None).market[::-1])


def test_tiles_that_come_into_play_are_told_and_those_of_the_neutral_player_once_more() -> None:
    state = begin()
    assert counts(state) == {"drawn": 10, "delivered": 6, "settled": 0, "given": 0}


def test_what_is_offered_may_be_used_before_and_after_the_actions() -> None:
    state = begin("sky:moon")
    assert words(state)[-2:] == ["sky:card", "sky:wish"]
    take = next(action for action in legal(state) if isinstance(action, Take))
    apply(state, take, Scripted([]))
    assert (state.phase, words(state)) == (AFTER, ["sky:card", "sky:wish", "done"])
    apply(state, Sky("wish"), Scripted([]))
    assert (state.phase, words(state)) == (AFTER, ["sky:wealth", "sky:fame"])
    apply(state, Sky("wealth"), Seeded(3))
    assert (state.phase, state.actor) == (ACT, 1)  # nothing is left to use, so the turn ended by itself
    apply(state, next(action for action in legal(state) if isinstance(action, Take)), Scripted([]))
    apply(state, Done(), Seeded(3))
    assert (state.phase, state.actor) == (ACT, 0)


def test_points_apart_from_the_scorings_have_their_reason() -> None:
    state = begin("sky:moon", "sky:card")
    assert view(state, None).scores == (-1, 0, 0)
    assert [(gain.player, gain.points, gain.reason) for gain in score(state).besides] == [(0, -1, "begging")]
    assert "sky:card" not in words(state) and audit(state) == []


def test_what_counts_beside_tiles_is_added_to_the_census_and_lines_may_change() -> None:
    sun, moon = begin("sky:sun"), begin("sky:moon")
    assert [one - other for one, other in zip(census(sun), census(moon))] == [0, 2] + [0] * 19
    assert (lines_of(sun, 1), lines_of(moon, 1)) == (bytes([5, 4, 3, 2, 1, 0]), bytes(range(6)))
    (gain,) = (gain for gain in scored_now(sun, 3).gains if gain.player == 0)
    assert (gain.reason, gain.count) == ("pavilion", 1)
    assert not [gain for gain in scored_now(moon, 3).gains if gain.player == 0]


def test_a_tile_that_is_withheld_is_laid_last() -> None:
    state = bought(1, 2)
    assert state.phase == LAY
    first, second = (GAME.kit.tiles.names[tile] for tile in state.asides[0])
    assert not any(first in text for text in words(state) if not text.startswith("give"))
    for action in (Keep(first), GAME.parse_word(f"lay:{first}@n1")):
        refusal = check(state, action)
        assert refusal is not None and refusal.message == "The stars are against it."
    apply(state, Keep(second), Scripted([]))
    assert f"keep:{first}" in words(state)


def test_tiles_that_are_set_down_or_given_are_told() -> None:
    state = bought(1, 2, 3)
    _, second, third = (GAME.kit.tiles.names[tile] for tile in state.asides[0])
    apply(state, Keep(second), Scripted([]))
    apply(state, Give(third), Scripted([]))
    assert (counts(state)["settled"], counts(state)["given"]) == (1, 1)


def test_a_fault_of_a_module_is_found() -> None:
    state = begin("sky:moon", "sky:card")
    almanac(state).beggar = -1
    assert audit(state) == ["the card is gone, but nobody begged"]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.played
def test_whole_games_hold_together(seats: int) -> None:
    game = almanac_game(seats)
    chance, player, events = Seeded(seats), Player(seats, "any kind"), list[Any]()
    state = game.new(chance, events)
    while state.actor is not None:
        assert audit(state) == []
        line = game.position(state)
        assert game.position(game.parse_position(line)) == line
        game.play(state, player.choose(game.codes(state)), chance, events)
    assert counts(state)["settled"] > 20
    sheet = score(state)
    for number, points in enumerate(sheet.scores):
        besides = sum(gain.points for gain in sheet.besides if gain.player == number)
        assert points == besides + sum(held.points(number) for held in sheet.past)


def test_the_base_of_a_module_leaves_these_alone() -> None:
    module, state, out = Module("bare"), begin(), list[int]()
    before = GAME.position(state)
    module.abilities(state, out)
    module.drawn(state, 0, Scripted([]), None)
    assert (out, module.faults(state), module.refuse_tile(state, 0, GIVEN)) == ([], [], None)
    assert (module.accountant, module.binder, module.cashier, module.custodian) == (None,) * 4
    assert (module.dealer, module.feeder, module.protector) == (None,) * 3
    assert GAME.position(state) == before
    with pytest.raises(NotImplementedError):
        module.unfinished(state)


def test_the_base_of_a_role_that_may_do_a_part_leaves_the_rest_alone() -> None:
    accountant, binder, custodian = Accountant(), Binder(), Custodian()
    state, rows = begin(), [0] * 21
    before = GAME.position(state)
    accountant.tallies(state, rows)
    custodian.settled(state, 0, None)
    custodian.given(state, 0, None)
    custodian.delivered(state, b"", None)
    assert (rows, accountant.besides(state)) == ([0] * 21, [])
    assert (binder.purchase_begun(state), binder.blocked(state)) == (None, [])
    assert (custodian.withheld(state), custodian.held_back(state)) == (-1, -1)
    assert GAME.position(state) == before


def test_roles_of_which_there_may_be_several_are_asked_only_for_what_they_have() -> None:
    module, other = AlmanacModule(), Module("other")
    other.accountant, other.binder, other.custodian = Accountant(), Binder(), Custodian()
    kit = Kit(load("classic_tiles.json")["tiles"], [module, other, Module("third")], 2, 2, True)
    assert kit.accountants == [module.accountant, other.accountant]
    assert kit.custodians == [module.custodian, other.custodian]
    assert kit.binders == [other.binder]
    assert kit.hooks.tallies == [module.accountant]
    assert kit.hooks.withheld == kit.hooks.settled == [module.custodian]


def test_who_began_a_purchase_says_so_and_what_cannot_be_ended_is_found() -> None:
    module = Module("beginner")
    module.binder = Beginner()
    kit = Kit(load("classic_tiles.json")["tiles"], [Quiet(), module], 3, 3, False)
    state = PalaceGame(Config("classic", 3), kit).new(Seeded(1))
    state.bound = PURCHASE
    refusal = check(state, Done())
    assert refusal is not None and refusal.message == "First buy what was begun."
    assert audit(state) == ["nothing was begun"]


def test_the_base_of_a_role_says_nothing_by_itself() -> None:
    state, luck = begin(), Scripted([])
    cashier, dealer, protector = Cashier("note"), Dealer(), Protector()
    for needed in (
        lambda: cashier.payments(state, 0, 1),
        lambda: cashier.amount(state, 0),
        lambda: cashier.kept_in(state, 0),
        lambda: cashier.paid(state, 0, 0, 0, 0),
        lambda: cashier.may_keep(state, 0, 1),
        lambda: cashier.void(state, 0, 0, None),
        lambda: cashier.refuse_note(state, 0),
        lambda: dealer.deal(state, luck, None),
        lambda: dealer.commit(state, luck, None),
        lambda: Feeder().fill_market(state, luck, None),
        lambda: protector.forbids_change(state, 0, -1),
        lambda: protector.refuse_change(state, 0, -1),
    ):
        with pytest.raises(NotImplementedError):
            needed()
