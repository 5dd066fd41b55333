"""The module for the page offers a sign of every kind of thing, and a server plays it as it plays any other."""

from __future__ import annotations

from alhambra import Config, Seeded, apply, check, legal, open_game, parse_position, parse_word, position, view, word
from alhambra.palace.audit import audit
from alhambra.server.protocol.choices import choices_of
from tests.support.every_kind import EVERY, played_in_classic
from tests.support.touching import touched


def test_every_kind_is_touched_and_every_sign_counts() -> None:
    with played_in_classic() as name:
        chance = Seeded(3)
        state = open_game(Config("classic", 2, (name,))).new(chance)
        ways = list(touched(choices_of(state)))
        assert {kind for kinds, _, _ in ways for kind in kinds} == set(EVERY)
        signs = [one for one in legal(state) if word(state, one).startswith("sign:")]
        for read, action in enumerate(signs, 1):
            said = word(state, action)
            assert parse_word(state, said) == action and check(state, action) is None
            apply(state, action, chance)
            assert sum(view(state, 0).modules[name].counts.values()) == read
        assert all(view(state, 0).modules[name].counts[kind] for kind in EVERY if kind != "ability")
        assert audit(state) == [] and position(parse_position(position(state))) == position(state)
