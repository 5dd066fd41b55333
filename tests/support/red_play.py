"""Random legal play of The Red Palace. Where kinds of actions are chosen, abilities do not crowd out the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from alhambra import BOXES, Seeded
from alhambra.palace.codes import BUY, DONE, KEEP, LAY_TILE, MODULE, TAKE
from alhambra.palace.game import PalaceGame
from alhambra.palace.state import PalaceState
from tests.support.builders import game_of
from tests.support.play import Player, every
from tests.support.sets import legal_sets

BOX = BOXES["red-palace"]
KITS = legal_sets(BOX.name)
OPTIONS = [tuple(sorted(zip(BOX.options, values))) for values in product(*BOX.options.values())]
LIKING = {int(BUY): 30, int(TAKE): 12, int(LAY_TILE): 12, int(DONE): 9, int(KEEP): 2}
OTHERWISE = 6  # how likely any other kind is, beside those


class RedPlayer(Player):
    """Knows which actions of modules are of one kind: those of one verb, and for abilities those of one name."""

    def choose(self, codes: list[int]) -> int:
        if self.style != "any kind" or len(codes) == 1:
            return super().choose(codes)
        kinds: dict[int, list[int]] = {}
        for code in codes:
            kinds.setdefault(code & (0xFFF if code & 15 == MODULE else 15), []).append(code)
        some = kinds[self._kind(list(kinds))]
        if some[0] & 15 == MODULE:
            names: dict[int, list[int]] = {}
            for code in some:
                names.setdefault(code >> 12 & 15, []).append(code)
            some = names[list(names)[self.luck.below("name", len(names))]]
        return some[self.luck.below("action", len(some))]

    def _kind(self, kinds: list[int]) -> int:
        # Where something can be bought but nothing taken, a purchase is begun: rare, and worth an ability before it.
        begun = BUY in kinds and TAKE not in kinds
        weights = [LIKING.get(kind, LIKING[BUY] if begun else OTHERWISE) for kind in kinds]
        return kinds[self.luck.pick("kind", weights)]


def red_game(
    seats: int, modules: tuple[str, ...] = (), options: tuple[tuple[str, str], ...] = OPTIONS[-1]
) -> PalaceGame:
    """A game of The Red Palace made ready."""
    return game_of(seats, modules, BOX.name, options)


def red_walk(game: PalaceGame, seed: object, style: str = "any kind") -> Iterator[PalaceState]:
    """A whole game: the state before each decision, and at the end. The state changes from one to the next."""
    chance, player = Seeded(f"game/{seed}"), RedPlayer(seed, style)
    state = game.new(chance)
    while True:
        yield state
        if state.actor is None:
            return
        game.play(state, player.choose(game.codes(state)), chance)


def red_sample(game: PalaceGame, seed: object, step: int, style: str = "any kind") -> list[PalaceState]:
    """Some states of a random game, without the last, when it is over."""
    return [state for state in every(red_walk(game, seed, style), step) if state.actor is not None]
