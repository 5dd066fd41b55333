"""Why a move that was begun can be completed in no way: what the rules say to each way of going on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from alhambra import NotationError, check
from alhambra.cli.modules import faces_of
from alhambra.cli.palace.verbs import DeadEnd, Verb, joined, priced
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.palace.actions import Buy, Give, Keep, Lay, MarketPurchase, Remove, Swap, Take
from alhambra.palace.reasons import Reason
from alhambra.palace.tiles import START
from alhambra.palace.views import View

MOST: Final = 6  # reasons that are told
NOWHERE: Final = "c"  # where the fountain stands, so that a tile which may be laid at all is refused for its place
SQUARES: Final = ("1", "2", "3", "4")  # of the market


def dead_ends(state: Any, view: View, text: str) -> list[Refusal]:
    """The reasons, each once, for a move as notation spells it. None if it is no move or can be completed."""
    verb, words = text.partition(":")[0], words_of(text)
    known = _verbs_of(view).get(verb)
    if known is None or known.dead_end is None or verb not in state.game.verbs or len(words) > known.words:
        return []
    try:
        found = known.dead_end(state, view, words)
    except NotationError:
        return []  # something is wrong with the words themselves
    return list({one.message: one for one in found}.values())[:MOST]


def words_of(notation: str) -> list[str]:
    """The words behind the verb of a move as notation spells it."""
    rest = notation.partition(":")[2].strip(":,@/ ")
    return re.split("[:,@/ ]", rest) if rest else []


def _verbs_of(view: View) -> Mapping[str, Verb]:
    return {**OWN, **{word: verb for face in faces_of(view) for word, verb in face.verbs.items()}}


def refused(state: Any, actions: Iterable[Any]) -> list[Refusal]:
    """Why each action is refused; nothing if one is allowed."""
    found = [check(state, action) for action in actions]
    refusals = [one for one in found if one is not None]
    return refusals if len(refusals) == len(found) else []


def not_now(state: Any, clause: str, message: Message) -> list[Refusal]:
    """It is the wrong time, or there is nothing to do it with."""
    wrong_time = check(state, Take(()))
    if wrong_time is not None and wrong_time.code != Reason.NOTHING_TAKEN.value:
        return [wrong_time]
    return [Reason.NOT_NOW.refuse(clause, message)]


def said_as(refusals: Sequence[Refusal], message: Message) -> list[Refusal]:
    """The same refusals with another sentence."""
    return [Refusal(one.code, one.clause, message.say({}), id=message.id) for one in refusals]


def on_market(kind: type[MarketPurchase]) -> DeadEnd:
    """Why nothing of the market, or not the tile of a square, can be bought so."""

    def dead_end(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
        return refused(state, [kind(int(square), ()) for square in words or SQUARES if square in SQUARES])

    return dead_end


def only(action: Any) -> DeadEnd:
    """Where one action says it all."""
    return lambda state, view, words: refused(state, [action])


def _lay(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    reserve, aside = view.reserves[view.turn], _to_lay(view)
    tiles = words or (aside if view.phase == "lay" else reserve or aside)
    if not tiles:
        return not_now(state, "A-50", Message("no-reserve-to-lay"))
    clause = "A-60" if view.phase == "lay" else "A-51"
    return [
        Reason.NOT_ADJACENT.refuse(clause, Message("fits-nowhere"), tile=tile) if one.places else one
        for tile, one in zip(tiles, refused(state, [Lay(tile, NOWHERE) for tile in tiles]))
    ]


def _keep(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = _to_lay(view)
    if not tiles:
        return not_now(state, "A-60", Message("nothing-to-keep"))
    return refused(state, [Keep(tile) for tile in tiles])


def _give(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = _to_lay(view)
    if view.neutral is not None and not tiles:
        return not_now(state, "A-94", Message("nothing-to-give"))
    return refused(state, [Give(tile) for tile in tiles or (START,)])


def _remove(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = movable(view)
    if not tiles:
        return not_now(state, "A-52", Message("only-the-fountain"))
    return refused(state, [Remove(tile) for tile in tiles])


def _swap(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    reserve, tiles = view.reserves[view.turn], words or movable(view)
    if not reserve:
        return not_now(state, "A-50", Message("no-reserve-to-swap"))
    if not tiles:
        return not_now(state, "A-52", Message("only-the-fountain"))
    refusals = refused(state, [Swap(old, new) for old in tiles for new in reserve])
    if refusals and not words and all(one.places for one in refusals):
        return not_now(state, "A-51", Message("no-swap-fits"))
    return refusals


def _to_lay(view: View) -> Sequence[str]:
    """The tiles that are laid at the end of the turn; what modules lay where nothing else is left."""
    return view.asides[view.turn] or [tile for face in faces_of(view) for tile in face.to_lay(view)]


def movable(view: View) -> list[str]:
    """The tiles of the palace that may move: not the fountain, and none that modules have fixed."""
    fixed = {START, *(tile for face in faces_of(view) for tile in face.fixed(view))}
    return [one.tile for one in view.palaces[view.turn].tiles if one.tile not in fixed]


# The verbs of the game itself. `done` and `pass` have nothing behind them.
OWN: Final[Mapping[str, Verb]] = {
    "take": Verb(joined(","), only(Take(())), 0),
    "buy": Verb(priced, on_market(Buy), on_market=True),
    "lay": Verb(joined("@"), _lay, most=2),
    "keep": Verb(joined(" "), _keep, 0, most=1),
    "give": Verb(joined(" "), _give, 0, most=1),
    "remove": Verb(joined(" "), _remove, 0, most=1, at_home=True),
    "swap": Verb(joined("/"), _swap, most=2, at_home=True),
}
