"""A position as one line of text, and back.

Words with spaces between, each `name=value`; lists by seat are parted by `/`, tiles and cards by `,`, and `-` is
nothing. What is hidden comes last and as hexadecimal numbers: the order of the supply, and the money pile behind the
number of cards that were drawn from it. A state that could not be read back is refused when it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from alhambra.core.contract import Game
from alhambra.core.errors import NotationError
from alhambra.core.lines import natural, read_line, refuse_faults, several
from alhambra.core.packed import i64, vec
from alhambra.palace.audit import audit
from alhambra.palace.cards import card_word, card_words, parse_card
from alhambra.palace.display import EMPTY, display_of
from alhambra.palace.explain import Gain
from alhambra.palace.geometry.building import SIDES, walls_mask, walls_word
from alhambra.palace.geometry.places import CENTRE, parse_place, place_word
from alhambra.palace.geometry.plan import Plan, new_plan
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.state import PalaceState, bound_to
from alhambra.palace.tiles import TYPES

_LIST: Final = r"([A-Za-z0-9][A-Za-z0-9-]*(?:\+[A-Za-z0-9][A-Za-z0-9-]*)*|-)"
_GAIN: Final = re.compile(
    "([0-9]):(-?[0-9]{1,5}):([A-Z]-[0-9]+[a-z]?):([a-z0-9-]+):([0-9]{1,5})"
    rf"(?::([0-9]):([0-9](?:\+[0-9])*|-):{_LIST}:{_LIST})?"
)
# Lone surrogates cannot be written to a file, and a terminal would obey control characters.
_SLICE: Final = re.compile(r"(?!-$)[^\s/\x00-\x1f\x7f-\x9f\ud800-\udfff]+")
PHASES: Final = ("draft", "act", "after", "lay", "wait", "over")  # in the order of their numbers
TYPE_WORDS: Final = (*TYPES, "none")
FLAGS: Final = ("earned", "overpaid", "ending")
FIELDS: Final = (
    "seat", "phase", "bound", "flags", "due", "market", "display", "hands", "discards", "palaces", "reserves", "asides",
    "types", "shapes", "unbuilt", "neutral", "scores", "past", "extras", "modules", "supply", "money",
)  # fmt: skip


def position(state: PalaceState) -> str:
    """The whole state as one line."""
    names = state.kit.tiles.names
    named = state.kit.tiles.named
    up = (state.earned, state.overpaid, state.ending)
    flags = [flag for flag, is_up in zip(FLAGS, up) if is_up]
    values = {
        "seat": str(int(state.seat)),
        "phase": PHASES[state.phase],
        "bound": bound_to(state) or "-",
        "flags": _joined(flags),
        "due": str(int(state.due)),
        "market": _joined("-" if tile == EMPTY else names[tile] for tile in state.market),
        "display": _joined("-" if card == EMPTY else card_word(int(card)) for card in state.display.slots),
        "hands": "/".join(_joined(card_words(state.hand(seat))) for seat in range(state.kit.seats)),
        "discards": _joined(card_words(state.discarded())),
        "palaces": "/".join(_palace_text(plan, names) for plan in state.plans),
        "reserves": "/".join(_joined(named(tiles)) for tiles in state.reserves),
        "asides": "/".join(_joined(named(tiles)) for tiles in state.asides),
        "types": _joined(
            f"{names[tile]}:{TYPE_WORDS[type_]}"
            for tile, type_ in enumerate(state.types)
            if type_ != state.kit.types[tile]
        ),
        "shapes": _joined(
            f"{names[tile]}:{walls_word(int(shape))}"
            for tile, shape in enumerate(state.shapes)
            if shape != state.kit.shapes[tile]
        ),
        "unbuilt": _joined(named(state.unbuilt)),
        "neutral": _joined(named(state.neutral)),
        "scores": _joined(str(int(points)) for points in state.scores),
        "past": _joined(held.hex() for held in state.past),
        "extras": "/".join(_joined(_gain_text(state.kit, gain) for gain in gains) for gains in state.extras) or "-",
        "modules": "/".join(map(_slice_text, state.kit.modules, state.slices)) or "-",
        "supply": state.supply[state.supply_at :].hex() or "-",
        "money": f"{int(state.money_at)}+{state.money[state.money_at :].hex() or '-'}",
    }
    return " ".join(f"{name}={values[name]}" for name in FIELDS)


def _joined(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _slice_text(module: Module, kept: Slice) -> str:
    text = kept.to_text()
    if _SLICE.fullmatch(text) is None:
        seen = "".join(mark if mark.isprintable() else ascii(mark)[1:-1] for mark in text)
        raise NotationError("unfit-slice", module=module.name, text=seen)
    return text


def _gain_text(kit: Kit, gain: Gain) -> str:
    """The first five parts of a gain; the others behind them where it has any."""
    word = f"{gain.player}:{gain.points}:{gain.clause}:{gain.reason}:{gain.count}"
    if gain.place or gain.tied or gain.tiles or gain.segments:
        lists = (map(str, gain.tied), gain.tiles, gain.segments)
        word += f":{gain.place}:{':'.join('+'.join(words) or '-' for words in lists)}"
    if _read_gain(word) != gain or not _of_players(kit, gain):
        raise NotationError("unfit-gain", text=word)
    return word


def _gain(kit: Kit, word: str) -> Gain:
    gain = _read_gain(word)
    if gain is None or not _of_players(kit, gain):
        raise NotationError("no-gain", text=word)
    return gain


def _of_players(kit: Kit, gain: Gain) -> bool:
    """Whether all whom it names play this game."""
    return max((gain.player, *gain.tied)) < kit.players


def _read_gain(word: str) -> Gain | None:
    found = _GAIN.fullmatch(word)
    if found is None:
        return None
    player, points, count, place = (int(found[part] or 0) for part in (1, 2, 5, 6))
    tied, tiles, segments = (tuple(_split(found[part] or "-", "+")) for part in (7, 8, 9))
    return Gain(player, points, found[3], found[4], count, place, tuple(map(int, tied)), tiles, segments)


def _palace_text(plan: Plan, names: list[str]) -> str:
    places = [int(plan.place(cell)) for cell in plan.cells]
    return _joined(f"{names[plan.tile(place)]}@{place_word(place)}" for place in places if place != CENTRE)


def parse_position(game: Game, kit: Kit, text: str) -> PalaceState:
    """The state that a line describes; refused unless everything is in exactly one place and palaces are legal."""
    state = _read(PalaceState(game, kit), read_line(text, FIELDS))
    refuse_faults(audit(state))
    return state


def _read(state: PalaceState, values: dict[str, str]) -> PalaceState:
    kit = state.kit
    seats = kit.seats
    state.seat = natural("seat", values["seat"], seats)
    if values["phase"] not in PHASES:
        raise NotationError("no-phase", text=values["phase"], known=PHASES)
    state.phase = PHASES.index(values["phase"])
    flags = _split(values["flags"])
    if not set(flags) <= set(FLAGS):
        raise NotationError("no-flags", text=values["flags"], known=FLAGS)
    state.bound = _bound(kit, values["bound"])
    state.earned = "earned" in flags
    state.overpaid = "overpaid" in flags
    state.ending = "ending" in flags
    state.due = natural("due", values["due"], 4)
    for square, word in enumerate(several("market", values["market"], 4, ",")):
        state.market[square] = int(EMPTY) if word == "-" else kit.tiles.number(word)
    display = several("display", values["display"], 4, ",")
    state.display = display_of([int(EMPTY) if word == "-" else parse_card(word) for word in display])
    for seat, hand in enumerate(several("hands", values["hands"], seats, "/")):
        _purses(state.hands, seat * 4, hand)
    _purses(state.discards, 0, values["discards"])
    state.types = _types(kit, values["types"])
    _loosen(state, values["shapes"])
    state.unbuilt = _tiles(kit, values["unbuilt"])
    state.plans = [_plan(state, word) for word in several("palaces", values["palaces"], seats, "/")]
    state.own = (1 << seats) - 1
    state.reserves = [_tiles(kit, word) for word in several("reserves", values["reserves"], seats, "/")]
    state.asides = [_tiles(kit, word) for word in several("asides", values["asides"], seats, "/")]
    state.neutral = _tiles(kit, values["neutral"])
    for player, word in enumerate(several("scores", values["scores"], kit.players, ",")):
        sign, digits = (-1, word[1:]) if word.startswith("-") else (1, word)
        state.scores[player] = sign * natural("scores", digits, 100_000)
    state.past = tuple(_census(kit, word) for word in _split(values["past"]))
    extras = values["extras"].split("/") if kit.modules and state.past else _split(values["extras"], "/")
    if len(extras) != (len(state.past) if kit.modules else 0):
        raise NotationError("wrong-extras")
    state.extras = tuple(tuple(_gain(kit, word) for word in _split(gains)) for gains in extras)
    slices = _split(values["modules"], "/")
    if len(slices) != len(kit.modules):
        raise NotationError("wrong-parts", name="modules", found=len(slices), count=len(kit.modules))
    state.slices = [module.parse_slice(kit, word) for module, word in zip(kit.modules, slices)]
    state.supply = _hidden("supply", values["supply"], int(kit.tiles.start))
    drawn, _, pile = values["money"].partition("+")
    state.money_at = natural("money", drawn, 200)
    state.money = bytes(int(state.money_at)) + _hidden("money", pile, 38)
    return state


def _split(value: str, mark: str = ",") -> list[str]:
    return [] if value == "-" else value.split(mark)


def _hidden(name: str, value: str, below: int) -> bytes:
    try:
        items = b"" if value == "-" else bytes.fromhex(value)
    except ValueError:
        raise NotationError("no-hexadecimal", name=name) from None
    if any(item >= below for item in items):
        raise NotationError("not-in-this-game", name=name)
    return items


def _census(kit: Kit, value: str) -> bytes:
    held = _hidden("past", value, 256)
    if len(held) != 1 + 7 * kit.players or not 1 <= held[0] <= 3:
        raise NotationError("wrong-past")
    return held


def _tiles(kit: Kit, value: str) -> bytes:
    return bytes(sorted(kit.tiles.number(word) for word in _split(value)))


def _purses(purses: vec[i64], first: int, value: str) -> None:
    for word in _split(value):
        card = parse_card(word)
        if purses[first + card // 9] >> 2 * (card % 9) & 3 == 3:
            raise NotationError("more-than-three-cards", card=word)
        purses[first + card // 9] += 1 << 2 * (card % 9)


def _bound(kit: Kit, value: str) -> int:
    words = ["-", "purchase", *(module.name for module in kit.modules)]
    if value not in words:
        raise NotationError("binds-nobody", text=value, known=words)
    return words.index(value)


def _types(kit: Kit, value: str) -> bytes:
    types = bytearray(kit.types)
    for tile, name in _changes(kit, "types", value):
        if name not in TYPE_WORDS:
            raise NotationError("no-type", text=name, known=TYPE_WORDS)
        types[tile] = TYPE_WORDS.index(name)
        if types[tile] == kit.types[tile]:
            raise NotationError("names-what-is-printed", name="types", tile=kit.tiles.names[tile])
    return bytes(types)


def _loosen(state: PalaceState, value: str) -> None:
    kit = state.kit
    for tile, walls in _changes(kit, "shapes", value):
        name = kit.tiles.names[tile]
        if any(letter not in SIDES for letter in walls) or len(set(walls)) < len(walls):
            raise NotationError("no-walls", text=f"{name}:{walls}", sides=SIDES)
        shape = int(kit.shapes[tile]) & ~15 | walls_mask(walls)
        if shape == kit.shapes[tile]:
            raise NotationError("names-what-is-printed", name="shapes", tile=name)
        state.reshape(tile, shape)


def _changes(kit: Kit, what: str, value: str) -> Iterator[tuple[int, str]]:
    """The words of tiles that are not as they are printed, each `tile:how`."""
    words = [word.partition(":") for word in _split(value)]
    if len({tile for tile, _, _ in words}) < len(words):
        raise NotationError("names-a-tile-twice", name=what)
    for tile, colon, how in words:
        number = kit.tiles.number(tile)
        if not colon or number == kit.tiles.start:
            raise NotationError("no-changed-tile", name=what, text=tile)
        yield number, how


def _plan(state: PalaceState, value: str) -> Plan:
    kit = state.kit
    plan = new_plan(kit.tiles.start, kit.fitting)
    for word in _split(value):
        name, _, place = word.partition("@")
        tile, at = kit.tiles.number(name), parse_place(place)
        if plan.tile(at) != EMPTY:
            raise NotationError("two-tiles-at", place=place)
        plan.lay(at, tile, state.shapes[tile])
    return plan
