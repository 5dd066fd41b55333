"""Levels: weaker ones forget and weigh roughly, but play no nonsense and leave no free exact purchase."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from alhambra import Config, Seeded, legal, view
from alhambra.bots import BOTS, LEVELS, Budget, level_bot, make_bot
from alhambra.bots.greedy import weighed
from alhambra.bots.imagining import root_of
from alhambra.bots.level_bot import FEWEST, LevelBot, bot_of, pays_exactly, recalled, turn_of
from alhambra.bots.levels import Level
from alhambra.bots.search import Search
from alhambra.modules.exchange_certificates.words import CertificatesView, CertificateView
from alhambra.palace.actions import Buy, Done, Remove, Take
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.views import View
from tests.bots.table import palace, play, table, table_with
from tests.bots.test_imagining import moments

WEAKER = [name for name in LEVELS if name != "expert"]
ROUGH = ["beginner", "casual"]
SEEDS = [str(number) for number in range(40)]
CONFIGS = [
    Config("classic", 2),
    Config("classic", 4, ("medinas",)),
    Config("red-palace", 3),
    Config("roll-and-write", 2),
]


def test_there_are_five_and_each_is_a_bot() -> None:
    assert list(LEVELS) == ["beginner", "casual", "good", "strong", "expert"]
    assert list(BOTS) == [*LEVELS, "greedy", "random"]
    assert "good" in LEVELS
    assert all(make_bot(name, "7").name == level.name == name for name, level in LEVELS.items())


def test_who_is_stronger_weighs_finer_searches_more_and_recalls_more() -> None:
    levels = list(LEVELS.values())
    for weaker, stronger in pairwise(levels):
        assert weaker.noise >= stronger.noise
        assert weaker.playouts <= stronger.playouts
        assert weaker.memory <= stronger.memory
        assert weaker != replace(stronger, name=weaker.name)
    assert [make_bot(level.name, "7").remembers for level in levels] == [level.memory > 0 for level in levels]


class TestFreePurchases:
    @pytest.mark.parametrize("name", WEAKER)
    @pytest.mark.parametrize("seed", SEEDS[:10])
    def test_an_exact_purchase_is_never_left(self, name: str, seed: str) -> None:
        look = table(market=("tower-9-ES", None, None, None), hand=("y4", "y5", "y6"), display=("b9", "g1", None, None))
        exact = Buy(1, ("y4", "y5"))
        others = [Take(("b9",)), Take(("g1",)), Buy(1, ("y4", "y6")), Buy(1, ("y5", "y6"))]
        assert _quick(name, seed).choose(look, [*others, exact]) == exact

    def test_of_two_any_may_be_the_first(self) -> None:
        look = table(market=("tower-9-ES", "garden-8-NE", None, None), hand=("y9", "g8"), display=("b9",) + (None,) * 3)
        actions = [Take(("b9",)), Buy(1, ("y9",)), Buy(2, ("g8",))]
        assert {make_bot("beginner", seed).choose(look, actions) for seed in SEEDS} == set(actions[1:])

    def test_one_that_brings_nothing_may_be_left(self) -> None:
        """The last action of the game could as well be nothing: then it is no free purchase."""
        look = table(market=("tower-9-ES", None, None, None), hand=("y9",), supply_left=0, next_scoring=3)
        weight = {Buy(1, ("y9",)): -1.0, Done(): 0.0}
        assert pays_exactly(_state(look), Buy(1, ("y9",)))
        bot = make_bot("beginner", "7")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(level_bot, "weighed", lambda root, actions: [weight[one] for one in actions])
            assert bot.choose(look, list(weight)) == Done()

    def test_what_a_certificate_keeps_pays_too(self) -> None:
        part = CertificatesView(dict.fromkeys(CURRENCIES, 2), (CertificateView("florin", 5), None, None), 0)
        look = replace(table_with(palace(), exchange_certificates=part), market=("tower-9-ES", None, None, None))
        state = _state(look)
        assert pays_exactly(state, Buy(1, ("x", "y4")))
        assert not pays_exactly(state, Buy(1, ("x", "y5")))
        assert not pays_exactly(state, Take(("y4",)))

    @pytest.mark.parametrize("config", CONFIGS, ids=Config.to_text)
    @pytest.mark.parametrize("name", ROUGH)
    def test_nothing_that_loses_is_done_where_something_else_does_not(self, config: Config, name: str) -> None:
        looked = 0
        for number, state in enumerate(moments(config, f"nonsense {config.seats}", 9)):
            look, actions = view(state, state.actor), legal(state)
            root = root_of(look)
            assert root is not None
            weights = dict(zip(actions, weighed(root, actions)))
            chosen = make_bot(name, str(number)).choose(look, actions)
            best = max(weights.values())
            assert weights[chosen] >= min(best, 0.0) - (LEVELS[name].noise / 1000 if best < 0 else 0)
            assert weights[chosen] >= best - LEVELS[name].noise / 1000
            looked += 1
        assert looked > 5


class TestNoise:
    def test_payments_for_a_tile_are_off_by_the_same(self) -> None:
        """Whoever buys pays the least, however roughly tiles are weighed."""
        look = table(market=("tower-9-ES", None, None, None), hand=("y8", "y6", "y4"), next_scoring=3)
        actions = [Buy(1, ("y6", "y8")), Buy(1, ("y4", "y6")), Buy(1, ("y4", "y8"))]
        assert {make_bot("beginner", seed).choose(look, actions) for seed in SEEDS} == {Buy(1, ("y4", "y6"))}

    def test_a_beginner_does_not_take_the_palace_apart(self) -> None:
        mine = palace("tower-12@n1", "garden-11@s1")
        look = replace(table_with(mine), display=("y2", "g8", None, None), hand_sizes=(0, 0, 0))
        actions = [Remove("tower-12"), Remove("garden-11"), Take(("y2",)), Take(("g8",))]
        chosen = {make_bot("beginner", seed).choose(look, actions) for seed in SEEDS}
        assert chosen == {Take(("y2",)), Take(("g8",))}, "though the smaller card is taken now and then"

    def test_good_takes_the_heaviest(self) -> None:
        look = table(display=("y2", "g8", "b5", "o3"))
        takes = [Take((card,)) for card in ("y2", "g8", "b5", "o3")]
        assert {make_bot("good", seed).choose(look, takes) for seed in SEEDS} == {Take(("g8",))}
        assert len({make_bot("beginner", seed).choose(look, takes) for seed in SEEDS}) > 1

    def test_the_same_seed_chooses_the_same(self) -> None:
        look = table(display=("y2", "g8", "b5", "o3"))
        takes = [Take((card,)) for card in ("y2", "g8", "b5", "o3")]
        chosen = [[make_bot("beginner", seed).choose(look, takes) for seed in SEEDS] for _ in range(2)]
        assert chosen[0] == chosen[1]


class TestBudget:
    """A level has playouts for a turn; a decision has half of what is left."""

    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
        asked: list[Any] = []

        def think(self: Search, look: Any, seconds: float | None, playouts: int | None, config: Any) -> None:
            asked.append((seconds, playouts))

        monkeypatch.setattr(Search, "think", think)
        return asked

    def test_decisions_of_a_turn_share_it(self, asked: list[Any]) -> None:
        bot = bot_of(Level(name="any", playouts=1000, sensible=False))("7")
        takes = [Take(("y2",)), Take(("g8",))]
        look = table(display=("y2", "g8", None, None))
        for _ in range(3):
            bot.choose(look, takes)
        assert [playouts for _, playouts in asked] == [500, 250, 125]
        for _ in range(9):
            bot.choose(look, takes)
        assert sum(playouts for _, playouts in asked) < 1000 + 6 * FEWEST
        assert asked[-1] == (None, FEWEST)
        bot.choose(replace(look, hand_sizes=(0, 1, 0)), takes)
        assert asked[-1] == (None, 500), "somebody else has played: another turn"

    @pytest.mark.parametrize("budget", [Budget(playouts=7), Budget(seconds=0.5)])
    def test_who_is_given_another_one_keeps_to_that(self, asked: list[Any], budget: Budget) -> None:
        bot = make_bot("expert", "7", None, budget)
        for _ in range(2):
            bot.choose(table(display=("y2", "g8", None, None)), [Take(("y2",)), Take(("g8",))])
        assert asked == [(budget.seconds, budget.playouts)] * 2

    @pytest.mark.parametrize("name", ["beginner", "casual", "good"])
    def test_who_does_not_search_needs_none(self, asked: list[Any], name: str) -> None:
        assert not LEVELS[name].playouts
        make_bot(name, "7").choose(table(display=("y2", "g8", None, None)), [Take(("y2",)), Take(("g8",))])
        assert asked == []

    def test_a_turn_is_known_by_what_the_others_have(self) -> None:
        for state in list(moments(Config("classic", 3), "turns", 4))[:10]:
            look = view(state, state.actor)
            assert isinstance(look, View)
            mine = replace(look, hand=(), hand_sizes=_with(look.hand_sizes, look.seat, 0), market=(None,) * 4)
            assert turn_of(look) == turn_of(mine)
            other = (state.actor + 1) % 3
            assert turn_of(look) != turn_of(replace(look, hand_sizes=_with(look.hand_sizes, other, 99)))
        sheet = view(next(iter(moments(Config("roll-and-write", 2), "turns", 4))), 0)
        assert turn_of(sheet) == sheet.round


class TestMemory:
    def test_a_part_is_recalled_and_nothing_is_made_up(self) -> None:
        recalled_cards = seen_cards = 0
        for number, state in enumerate(moments(Config("classic", 3), "memory", 5)):
            look = view(state, state.actor, memory=True)
            part = recalled(look, 50, Seeded(str(number)))
            assert part == recalled(look, 50, Seeded(str(number)))
            assert part.memory.hands[state.actor] == look.hand
            assert part.memory.supply == part.memory.money_pile == ()
            for some, every in zip(
                (*part.memory.hands, part.memory.discards), (*look.memory.hands, look.memory.discards)
            ):
                left = list(every)
                for card in some:
                    left.remove(card)
                recalled_cards, seen_cards = recalled_cards + len(some), seen_cards + len(every)
        assert 0.4 * seen_cards < recalled_cards < 0.7 * seen_cards

    def test_what_is_forgotten_is_dealt(self) -> None:
        luck = Seeded("dealt")
        for state in list(moments(Config("classic", 3), "dealt", 7))[:8]:
            look = view(state, state.actor, memory=True)
            root = root_of(recalled(look, 50, luck))
            assert root is not None
            world = root.world(luck)
            assert view(world, state.actor) == replace(look, memory=None)

    def test_none_and_all_are_the_view_itself(self) -> None:
        state = next(iter(moments(Config("classic", 3), "ends", 5)))
        look = view(state, state.actor, memory=True)
        assert recalled(look, 100, Seeded("7")) is look
        assert recalled(look, 0, Seeded("7")) == view(state, state.actor)
        sheet = view(next(iter(moments(Config("roll-and-write", 2), "ends", 4))), 0)
        assert recalled(sheet, 50, Seeded("7")) is sheet


def test_search_chooses_among_what_is_sensible() -> None:
    """What the search likes best is a redesign that loses: somebody strong does not follow it, an expert does."""
    look = replace(table_with(palace("tower-12@n1")), display=("y2", None, None, None))
    actions = [Remove("tower-12"), Take(("y2",))]
    liked = type("Thought", (), {"actions": tuple(actions)})()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Search, "think", lambda *_: liked)
        assert make_bot("expert", "a").choose(look, actions) == Remove("tower-12")
        assert make_bot("strong", "a").choose(look, actions) == Take(("y2",))


@pytest.mark.parametrize("name", ["strong", "expert"])
def test_those_who_search_play_whole_games(name: str) -> None:
    assert play(2, [name, "good"], "whole", playouts=2).winners


@pytest.mark.played
def test_who_is_stronger_wins_more() -> None:
    for names in (("good", "beginner"), ("casual", "beginner")):
        games = [play(2, names if number % 2 else names[::-1], f"ladder {number}") for number in range(10)]
        won = sum(number % 2 in played.winners for number, played in enumerate(games))
        assert won <= 4, f"{names[1]} won {won} of 10"


def _state(look: View) -> Any:
    """The root that is imagined from a view."""
    root = root_of(look)
    assert root is not None
    return root.state


def _quick(name: str, seed: str) -> LevelBot:
    bot = make_bot(name, seed, None, Budget(playouts=4))
    assert isinstance(bot, LevelBot)
    return bot


def _with(numbers: tuple[int, ...], seat: int | None, number: int) -> tuple[int, ...]:
    return tuple(number if at == seat else one for at, one in enumerate(numbers))
