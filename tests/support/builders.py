"""Games with scripted luck, and positions made to order.

Cards and tiles are written with spaces between: "y2 g4", "tower-7 garden-6". A palace is written as a position has it,
"tower-11-N@n1 garden-9@e1". A dash is an empty square or slot. `1st` and `2nd` are the scoring cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra import Chance, Config, Scripted, apply, legal, open_game, parse_position, parse_word, word
from alhambra.core.chance import Outcome
from alhambra.core.data import load
from alhambra.core.event import Event
from alhambra.palace.cards import KINDS, card_word, parse_card
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit
from alhambra.palace.notation import FIELDS
from alhambra.palace.state import PalaceState

NAMES: list[str] = [tile["id"] for tile in load("classic_tiles.json")["tiles"]]
SCORING_CARDS = {"1st": KINDS, "2nd": KINDS + 1}
EXPENSIVE = "tower-13 garden-12 tower-11-S garden-10-W"
NINES = "y9 g9 b9 o9"
FIRST_RULES: tuple[tuple[str, int], ...] = ()  # every part by its first revision


def game_of(
    seats: int,
    modules: Sequence[str] = (),
    box: str = "classic",
    options: Sequence[tuple[str, str]] = (),
    rules: tuple[tuple[str, int], ...] | None = None,
) -> PalaceGame:
    """A game made ready, by the newest rules unless others are named."""
    game = open_game(Config(box, seats, tuple(modules), tuple(options), rules))
    assert isinstance(game, PalaceGame)
    return game


def deck(seats: int) -> Counter[int]:
    """How many there are of each card."""
    return Counter(dict.fromkeys(range(KINDS), 2 if seats == 2 else 3))


def cards(text: str) -> list[int]:
    """Cards as numbers, the scoring cards too."""
    return [SCORING_CARDS[name] if name in SCORING_CARDS else parse_card(name) for name in text.split()]


def script(
    seats: int,
    tiles: str = "",
    money: str = "",
    start: int | None = None,
    first: int = 0,
    second: int = 0,
    discards: Sequence[str] = (),
) -> Scripted:
    """The luck of a game: what is drawn first of tiles and money, then whatever is left in the usual order."""
    upper = [NAMES.index(name) for name in tiles.split()]
    order = bytes([*upper, *(tile for tile in range(54) if tile not in upper)])
    dealt = cards(money)
    rest = deck(seats)
    rest.subtract(dealt)
    outcomes: list[Outcome] = [("tiles", order), ("money", bytes([*dealt, *sorted(rest.elements())]))]
    if start is not None:
        outcomes.append(("start", start))
    outcomes += [("first scoring", first), ("second scoring", second)]
    return Scripted(outcomes + [("discards", bytes(cards(pile))) for pile in discards])


def deal(seats: int, chance: Scripted) -> tuple[PalaceState, list[Event]]:
    """A new game with this luck, and what happened during its set-up."""
    events: list[Any] = []
    return game_of(seats).new(chance, events), events


def shuffled(pile: str) -> Scripted:
    """Luck for one shuffle of the discards."""
    return Scripted([("discards", bytes(cards(pile)))])


def table(
    seats: int = 3,
    *,
    seat: int = 0,
    phase: str = "act",
    flags: str = "-",
    market: str = EXPENSIVE,
    display: str = NINES,
    hands: Sequence[str] = (),
    palaces: Sequence[str] = (),
    reserves: Sequence[str] = (),
    asides: Sequence[str] = (),
    neutral: str = "",
    scores: str = "",
    discards: str = "",
    pile: str = "",
    supply: str = "",
    held: Sequence[int] = (),
    spare_cards: str | int = "pile",
    spare_tiles: str | int = "supply",
    modules: Sequence[str] = (),
    slices: Mapping[str, str] | None = None,
    box: str = "classic",
    options: Sequence[tuple[str, str]] = (),
    rules: tuple[tuple[str, int], ...] | None = None,
    with_modules: str = "",
    others: Mapping[str, str] | None = None,
) -> PalaceState:
    """A position. What is named nowhere lies at the bottom of pile and supply, or where `spare_…` says: the hand or
    the reserve of a seat, the discards, or the neutral player. Scorings in `held` brought nothing to anybody.
    `slices` is what modules keep, as text or, for the bazaars beside the board, as tiles; `with_modules` are further
    tiles that lie with them. `others` are words of the position that are not made here."""
    game = game_of(seats, modules, box, options, rules)
    kit = game.kit
    parts = {"score-tiles": "1,2,3", **(slices or {})}
    beside = parts.get("bazaars", "")
    if beside:
        parts["bazaars"] = bytes(sorted(kit.tiles.numbers[name] for name in beside.split())).hex()
    elsewhere = " ".join([*palaces, *asides, beside, with_modules])
    players = 3 if seats == 2 else seats
    words = {
        "seat": str(seat),
        "phase": phase,
        "bound": "-",
        "flags": flags,
        "due": "0",
        "palaces": _lists(palaces, seats),
        "asides": _lists(asides, seats),
        "types": "-",
        "shapes": "-",
        "unbuilt": "-",
        "scores": _list(scores or "0 " * players),
        "past": _list(" ".join(bytes([number] + [0] * 7 * players).hex() for number in held)),
        "extras": "/".join("-" for _ in held if kit.modules) or "-",
        "modules": "/".join((parts.get(module.name) or ".") for module in kit.modules) or "-",
        **_money(seats, display, hands, discards, pile, held, spare_cards),
        **_tiles(kit, market, reserves, neutral, supply, elsewhere, spare_tiles),
        **(others or {}),
    }
    line = " ".join(f"{name}={words[name]}" for name in FIELDS)
    state = parse_position(f"{game.config.to_text()} {line}")
    assert isinstance(state, PalaceState)
    return state


def _money(
    seats: int,
    display: str,
    hands: Sequence[str],
    discards: str,
    pile: str,
    held: Sequence[int],
    spare_cards: str | int,
) -> dict[str, str]:
    """The words of a position about money; what is named nowhere goes where the spare cards are."""
    hidden, shown = cards(pile), [*_by_seat(hands, seats), discards]
    spare = deck(seats)
    spare.subtract(cards(" ".join([*shown, pile, display.replace("-", "")])))
    left = [card for card in spare.elements() if card < KINDS]
    if spare_cards == "pile":
        hidden += left
    else:
        shown[seats if spare_cards == "discards" else int(spare_cards)] += " " + " ".join(map(card_word, left))
    scoring_cards = enumerate(SCORING_CARDS.values(), 1)
    hidden += [card for number, card in scoring_cards if card not in hidden and number not in held]
    return {
        "display": _list(display),
        "hands": _lists(shown[:seats], seats),
        "discards": _list(shown[seats]),
        "money": f"0+{bytes(hidden).hex() or '-'}",
    }


def _tiles(
    kit: Kit,
    market: str,
    reserves: Sequence[str],
    neutral: str,
    supply: str,
    elsewhere: str,
    spare_tiles: str | int,
) -> dict[str, str]:
    """The words of a position about tiles that are not laid, likewise."""
    seats, names = kit.seats, kit.tiles.names
    hidden, shown = supply.split(), [*_by_seat(reserves, seats), neutral]
    used = " ".join([market, supply, *shown, elsewhere]).replace("@", " ").split()
    left = [names[tile] for tile in kit.tiles.drawn if names[tile] not in used]
    if spare_tiles == "supply":
        hidden += left
    else:
        shown[seats if spare_tiles == "neutral" else int(spare_tiles)] += " " + " ".join(left)
    return {
        "market": _list(market),
        "reserves": _lists(shown[:seats], seats),
        "neutral": _list(shown[seats]),
        "supply": bytes(names.index(name) for name in hidden).hex() or "-",
    }


def _by_seat(texts: Sequence[str], seats: int) -> list[str]:
    return [*texts, *[""] * (seats - len(texts))]


def _lists(texts: Sequence[str], seats: int) -> str:
    return "/".join(_list(text) for text in _by_seat(texts, seats))


def _list(text: str) -> str:
    return ",".join(text.split()) or "-"


def say(state: PalaceState, *moves: str, luck: Chance | None = None) -> list[Any]:
    """Play words through the checked door; what happened. Without `luck`, chance must not be asked."""
    chance = luck or Scripted([])
    return [event for move in moves for event in apply(state, parse_word(state, move), chance)]


def words(state: PalaceState, verb: str = "") -> set[str]:
    """The legal moves as words, of one verb or all."""
    return {text for action in legal(state) if (text := word(state, action)).startswith(verb)}
