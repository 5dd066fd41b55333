"""Classic Alhambra with any modules and the oracle's referee side by side, with the same luck and the same actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from alhambra import (
    Config,
    Recording,
    Seeded,
    legal,
    new,
    score,
    view,
    word,
)
from alhambra.modules.exchange_certificates.words import CertificateVoided
from alhambra.palace.explain import Scoring, scored_now
from alhambra.palace.state import PalaceState
from alhambra.palace.views import View
from tests.oracle.luck import Luck
from tests.oracle.parts import LETTER
from tests.oracle.scoring import TYPES
from tests.oracle.six.estates import crowded, gate_names
from tests.oracle.six.parts import NAMES, all_tiles
from tests.oracle.six.positions import six_chosen
from tests.oracle.six.referee import SixReferee
from tests.oracle.six.walls import wall_points
from tests.oracle.table import place_name
from tests.support.builders import table as position_of
from tests.support.lockstep import told
from tests.support.plain import Plain, fields, phase, pile
from tests.support.red_lockstep import Twins

TABLE = "actor phase hands palaces reserves aside market display supply pile discards neutral scores winners"
STEPS = ("store", "draw", "marker", "pay")
EXTRAS = {"camp": "camps", "falcon": "falcons", "bazaar": "bazaars", "medina": "medinas"}
CURRENCY = {letter: name for name, letter in LETTER.items()}


def config_of(seed: int, names: tuple[str, ...] = NAMES) -> Config:
    """Seats and modules of a game: each module is in two games of three, and every fourth game has all."""
    luck = random.Random(f"modules/{seed}")
    chosen = names if seed % 4 == 0 else tuple(name for name in names if luck.randrange(3))
    return Config("classic", 2 + seed % 5, chosen)


def six_plain(state: PalaceState, names: list[str]) -> Plain:
    """Everything in a state, hidden orders included; `names` are the tiles by their numbers."""
    seen: View = view(state, None, memory=True)
    assert seen.memory is not None
    palaces = [{laid.place: laid.tile for laid in palace.tiles} for palace in seen.palaces]
    return {
        "actor": seen.actor,
        "phase": phase(seen),
        "hands": [list(hand) for hand in seen.memory.hands],
        "palaces": [{at: tile for at, tile in palace.items() if not is_gate(tile)} for palace in palaces],
        "reserves": [list(tiles) for tiles in seen.reserves],
        "aside": [list(tiles) for tiles in seen.asides],
        "market": list(seen.market),
        "display": list(seen.display),
        "supply": [names[tile] for tile in bytes.fromhex(fields(state)["supply"].replace("-", ""))],
        "pile": pile(state),
        "discards": list(seen.memory.discards),
        "neutral": list(seen.neutral or ()),
        "scores": list(seen.scores),
        "scorings": [six_scoring(held, len(seen.scores)) for held in score(state).past],
        "winners": state.game.winners(state),
        "bazaars": [one.tile for one in seen.modules["bazaars"].beside] if "bazaars" in seen.modules else [],
        **seen_modules(seen.modules, palaces),
    }


def is_gate(tile: str) -> bool:
    return tile.startswith("gatehouse-")


def seen_modules(shown: dict[str, Any], palaces: list[dict[str, str]]) -> Plain:
    """What views tell about the modules of the sixth expansion."""
    found: Plain = {}
    if gates := shown.get("gatehouses"):
        found["gate piles"] = {name: gates.left.get(name, 0) for name in TYPES}
        found["gate price"], found["to lay"] = gates.price, list(gates.to_lay)
        found["gates"] = [
            {at: (tile.split("-")[1], gates.laid[tile]) for at, tile in palace.items() if is_gate(tile)}
            for palace in palaces
        ]
    if sites := shown.get("building-sites"):
        found["bag"] = sites.bag
    if notes := shown.get("exchange-certificates"):
        found["pawns"], found["over"] = notes.pawns, notes.over
        found["certificates"] = [own and (own.currency, own.amount) for own in notes.certificates]
    if birds := shown.get("falconers"):
        found["falcons open"] = birds.open
        found["falcons left"] = birds.left
        found["falcons"] = [sorted((one.kind, one.types, one.point) for one in own) for own in birds.falcons]
    return found


def same_secrets(state: PalaceState, table: SixReferee) -> None:
    """Each viewer knows the backs of their own markers, and those that were turned over at the end (S-7, S-8)."""
    for viewer in (*range(table.seats), None):
        seen: View = view(state, viewer)
        shown, known = seen.modules["building-sites"], dict[str, str | None]()
        for tile, letter in table.markers.items():
            owner = next(seat for seat in range(table.seats) if tile in table.owned(seat))
            turned = table.phase in ("left over", "over") and tile in table.palaces[owner].values()
            known[tile] = CURRENCY[letter] if viewer == owner or turned else None
        assert shown.sites == known, f"S-8: viewer {viewer} sees {shown.sites}, not {known}"
        drawn = [CURRENCY[letter] for letter in table.drawn] if viewer == table.actor else []
        assert list(shown.drawn or ()) == drawn, f"S-8: viewer {viewer} sees {shown.drawn} drawn, not {drawn}"
        back = sorted(CURRENCY[letter] for letter in table.put_back[viewer]) if viewer is not None else []
        assert sorted(shown.put_back) == back, f"S-8: viewer {viewer} sees {shown.put_back}, not {back}"


def six_plain_referee(table: SixReferee) -> Plain:
    """The same of the referee's table."""
    found: Plain = {
        **{name: getattr(table, name) for name in TABLE.split()},
        "scorings": [{**held, **extra} for held, extra in zip(table.scorings, table.extras, strict=True)],
        "bazaars": table.beside,
    }
    if "gatehouses" in table.modules:
        found |= {"gate piles": table.gate_piles, "gate price": table.gate_price(), "to lay": table.to_lay}
        found["gates"] = [{at: tuple(gate) for at, gate in laid.items()} for laid in table.gates]
    if "building-sites" in table.modules:
        found["bag"] = len(table.bag)
    if "exchange-certificates" in table.modules:
        found["pawns"] = {CURRENCY[letter]: count for letter, count in table.pawns.items()}
        found["over"] = table.over_price
        found["certificates"] = [own and (CURRENCY[own.letter], own.amount) for own in table.certificates]
    if "falconers" in table.modules:
        found["falcons open"] = table.falcons_open
        found["falcons left"] = {kind: len(left) for kind, left in table.falcon_piles.items()}
        found["falcons"] = [
            sorted((kind, types, place_name(point)) for kind, types, point in own) for own in table.falcons
        ]
    return found


def six_scoring(held: Scoring, players: int) -> Plain:
    """One scoring as the referee keeps it; what gatehouses add belongs to the wall."""
    found: Plain = {name: [0] * players for name in ("wall", *EXTRAS.values())}
    types = {name: [0] * players for name in TYPES}
    for gain in held.gains:
        extra = next((name for part, name in EXTRAS.items() if part in gain.reason), "wall")
        points = types[gain.reason] if gain.reason in types else found[extra]
        points[gain.player] += gain.points
    majority = [sum(points[player] for points in types.values()) for player in range(players)]
    return {"which": held.number, "majority": majority, "types": types, **found}


class SixPair(Twins):
    """One game, twice."""

    def __init__(self, config: Config, seed: object) -> None:
        self.chance = Recording(Seeded(f"game/{seed}"))
        self.names = list(all_tiles(config.modules))
        self.state: PalaceState = new(config, self.chance)
        luck = Luck(told(self.chance.outcomes, self.names))
        self.referee = SixReferee(config.seats, luck, config.modules)
        self.known = len(self.chance.outcomes)
        self.words = self.same()

    def same(self) -> set[str]:
        """Everything on both tables is equal, and so are the legal words, which are returned."""
        assert not self.referee.luck.outcomes, f"only the engine asked for {self.referee.luck.outcomes}"
        mine, theirs = six_plain(self.state, self.names), six_plain_referee(self.referee)
        assert mine.keys() == theirs.keys()
        if theirs["phase"] in STEPS:  # inside an action; the legal words tell which step it is
            theirs["phase"] = mine["phase"]
        for name, value in mine.items():
            assert value == theirs[name], f"{name}: the engine has {value}, the referee {theirs[name]}"
        if "building-sites" in self.referee.modules:
            same_secrets(self.state, self.referee)
        texts = [word(self.state, action) for action in legal(self.state)]
        allowed: set[str] = self.referee.legal()
        assert len(texts) == len(set(texts)), "a legal word appears twice"
        assert set(texts) == allowed, f"engine alone {set(texts) - allowed}, referee alone {allowed - set(texts)}"
        return allowed

    def play(self, text: str, checked: bool) -> None:
        """Play a word on both tables; what certificates lose at the end is told to all (S-7)."""
        before = len(self.referee.voided)
        super().play(text, checked)
        mine = [event for event in self.events if isinstance(event, CertificateVoided)]
        lost = self.referee.voided[before:] if checked else []
        assert mine == [CertificateVoided(seat, CURRENCY[own.letter], own.amount) for seat, own in lost]

    def same_if_scored(self) -> None:
        """All three scorings would bring the same now."""
        for which in (1, 2, 3):
            table = deepcopy(self.referee)
            table._score(which)
            mine = six_scoring(scored_now(self.state, which), len(table.scores))
            theirs = {**table.scorings[-1], **table.extras[-1]}
            assert mine == theirs, f"scoring {which}: the engine has {mine}, the referee {theirs}"


def six_lockstep(seed: int, config: Config | None = None) -> Iterator[str]:
    """A whole random game, compared after each action; each word before it is played."""
    pair, luck = SixPair(config or config_of(seed), seed), random.Random(seed)
    number, met = 0, list[str]()
    while pair.words:
        number += 1
        met += luck.sample(sorted(pair.words), min(len(pair.words), 20))
        # Words of earlier moments are mostly illegal now, each for a reason of its own.
        pair.same_refusals(luck.choices(met, k=4))
        if number % 20 == 0:
            pair.same_if_scored()
            pair.same_when_written()
        text = six_chosen(pair.words, luck)
        yield text
        pair.play(text, checked=(seed + number) % 2 == 0)
    assert pair.state.actor is None


def engine_table(table: SixReferee) -> PalaceState:
    """A crowded table of the referee as a state, while seat 0 acts or has gatehouses to lay."""
    gates = gate_names(table, 0)
    pieces = {**table.palaces[0], **gates}
    shapes = {gates[at]: "".join(sorted(gate.corner, key="NESW".index)) for at, gate in table.gates[0].items()}
    left, to_lay = bytes(table.gate_piles.values()).hex(), bytes(map(TYPES.index, table.to_lay)).hex()
    return position_of(
        2,
        phase="lay" if table.phase == "laying" else "act",
        market=" ".join(tile or "-" for tile in table.market),
        palaces=[" ".join(f"{tile}@{at}" for at, tile in pieces.items() if at != "c")],
        reserves=[" ".join(table.reserves[0])],
        asides=[" ".join(table.aside[0])],
        spare_tiles="neutral",
        modules=sorted(table.modules),
        slices={"gatehouses": f"{left}:{to_lay}"},
        others={"shapes": ",".join(f"{name}:{shape}" for name, shape in shapes.items()) or "-"},
    )


def same_estate(seed: int, tiles: int) -> int:
    """Words and walls agree in a crowded palace, in a redesign and in laying; the number of words is returned."""
    table, count = crowded(seed, tiles), 0
    to_lay, table.to_lay = table.to_lay, []
    for step, lying in (("action", []), ("laying", to_lay)):
        table.phase, table.to_lay = step, lying
        if lying:
            table.aside[0], table.reserves[0] = table.reserves[0], []
        for name in TYPES:
            table.gate_piles[name] = 3 - lying.count(name) - sum(gate.type == name for gate in table.gates[0].values())
        state = engine_table(table)
        mine = {word(state, action) for action in legal(state)}
        theirs = table.legal()
        assert mine == theirs, f"{step}: engine alone {mine - theirs}, referee alone {theirs - mine}"
        count += len(mine)
    gains = six_scoring(scored_now(state, 1), 3)
    assert gains["wall"][0] == wall_points(table.estate(0)), f"G-10: {gains['wall']}, {wall_points(table.estate(0))}"
    return count
