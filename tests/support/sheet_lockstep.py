"""The engine and the oracle's referee of Roll & Write side by side, with the same luck and the same actions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from alhambra import (
    Chance,
    Config,
    Recording,
    Scripted,
    Seeded,
    State,
    apply,
    check,
    legal,
    new,
    parse_word,
    score,
    view,
    word,
)
from alhambra.core.chance import Outcome
from tests.oracle.scoring import TYPES
from tests.oracle.sheet.dice import Dice, builds, dice, earned, square_of
from tests.oracle.sheet.referee import Luck, Referee
from tests.oracle.sheet.scoring import SIZES, Square, share, type_at

STYLES = ("any word", "any kind", "race", "earn")
RACED = ("pavilion", "seraglio")
SQUARES: list[Square] = [(row, column) for row in range(1, 7) for column in range(1, 7)]
STEPS = list(permutations(range(1, 7), 2))

Gains = Counter[tuple[object, ...]]


def config_of(seats: int, fictitious: int | None = None, duel: bool = False) -> Config:
    """A game for this many seats; alone with the options of W-56 and W-57, if they are given."""
    options = () if fictitious is None else (("fictitious", str(fictitious)), ("solo", "duel" if duel else "score"))
    return Config("roll-and-write", seats=seats, options=options)


def loaded(seed: object, seats: int) -> Chance:
    """Dice that like the types of the race, so that many complete them, some in the same round."""
    luck = random.Random(f"loaded/{seed}")
    often = [square for square in SQUARES if raced(square)]
    script: list[Outcome] = [("start", luck.randrange(seats))] if seats > 1 else []
    for _ in range(2000):
        yellow, blue = luck.choice(often if luck.random() < 0.7 else SQUARES)
        script += [("yellow die", yellow - 1), ("blue die", blue - 1)]
    return Scripted(script)


def answers(chance: Recording, known: int) -> Luck:
    """What chance has said since then."""
    found = []
    for what, answer in chance.outcomes[known:]:
        assert isinstance(answer, int), f"the game shuffles {what}"
        found.append((what, answer))
    return found


def any_words(luck: random.Random) -> list[str]:
    """Some words, most of which are not legal now."""
    squares = [f"y{luck.randint(1, 6)}b{luck.randint(1, 6)}" for _ in range(6)]
    yellow, blue = ([f"{letter}{old}to{new}" for old, new in luck.sample(STEPS, 3)] for letter in "yb")
    both = [",".join(parts) for parts in zip(yellow, blue, strict=True)]
    words = [f"build:{square}" for square in squares[:3]] + [f"keep:{square}" for square in squares[3:]]
    return [*words, *(f"change:{what}" for what in yellow + blue + both), "coins", "second", "done"]


def shown(state: Any) -> dict[str, Any]:
    """The table as everybody sees it, by the referee's words."""
    seen = view(state, None).to_json()
    sheets = seen["sheets"]
    table = {name: seen[name] for name in ("actor", "turn", "phase", "changed", "round", "left", "completed", "scores")}
    for name in ("built", "coins", "gained", "yellow", "blue"):
        table[name] = [sheet[name] for sheet in sheets]
    table["counts"] = [sheet["counts"] for sheet in sheets] + list(seen["ticks"])
    table["winners"] = state.game.winners(state)
    return {name: listed(value) for name, value in table.items()}


def listed(value: Any) -> Any:
    """The same with lists for tuples."""
    return [listed(item) for item in value] if isinstance(value, (list, tuple)) else value


def alike(name: str, mine: object, theirs: object) -> None:
    """The engine's part and the referee's are equal."""
    assert mine == theirs, f"{name}: the engine has {mine}, the referee {theirs}"


def same(state: State, referee: Referee) -> None:
    """Everything on both tables is equal, and so are the legal words and the points."""
    mine, theirs = shown(state), referee.shown()
    theirs["winners"] = [player for player in referee.winners() if player < referee.real]
    for name, value in mine.items():
        alike(name, value, theirs[name])
    texts = [word(state, action) for action in legal(state)]
    allowed = referee.legal()
    assert len(texts) == len(set(texts)), "a legal word appears twice"
    assert set(texts) == allowed, f"engine or referee alone: {sorted(set(texts) ^ allowed)}"
    same_scoring(state, referee)


def same_scoring(state: State, referee: Referee) -> None:
    """The scorings that were held, and the one that would come now."""
    sheet = score(state)
    expected = [(number, False, of_round(referee, number)) for number in range(1, referee.awarded + 1)]
    expected = [held for held in expected if held[2]]
    if referee.over:
        expected.append((referee.round, True, at_end(referee)))
        assert sheet.now is None
    else:
        alike("now", gains(sheet.now), of_round(referee, referee.round) + at_end(referee))
    # A round without points may be told or not: places past the third are worth nothing.
    past = [(held.round, held.end, gains(held)) for held in sheet.past]
    alike("past", [held for held in past if held[1] or held[2]], expected)
    alike("scores", list(sheet.scores), referee.scores())


def gains(held: Any) -> Gains:
    """The points of a scoring with their reasons; place and tied players with types only."""
    found: Gains = Counter()
    for gain in held.gains:
        told = [gain.player, gain.points, gain.clause, gain.reason]
        if gain.reason in TYPES:
            told += [gain.count, gain.place, gain.tied]
        elif gain.reason != "bonus":
            told += [gain.count]
        if gain.points:
            found[tuple(told)] += 1
    return found


def of_round(referee: Referee, number: int) -> Gains:
    """The completions of a round (W-30, W-54)."""
    found: Gains = Counter()
    for name in TYPES:
        rounds = referee.completed[name]
        ahead = sum(when < number for when in rounds.values())
        together = [player for player, when in rounds.items() if when == number]
        for player in together:
            tied = tuple(sorted({*together} - {player}))
            points = share(name, ahead, len(together))
            if points and (player < referee.real or referee.duel):
                found[player, points, "W-30", name, SIZES[name], ahead + 1, tied] += 1
    return found


def at_end(referee: Referee) -> Gains:
    """Majorities, lines, coins and bonus, if the game ended now (W-40 to W-57)."""
    found: Gains = Counter()
    points = referee.end_points()
    for name in TYPES:
        done = referee.completed[name]
        counts = {player: own for player, own in enumerate(referee.counts(name)) if player not in done}
        for player, own in counts.items():
            if points[name][player]:
                place = 1 + len(done) + sum(other > own for other in counts.values())
                tied = tuple(rival for rival in counts if counts[rival] == own and rival != player)
                found[player, points[name][player], "W-40", name, own, place, tied] += 1
    for seat in range(referee.real):
        for side, reason in enumerate(("row", "column")):
            lengths = Counter(square[side] for square in referee.built[seat]).values()
            for length in lengths:
                if length > 3:
                    found[seat, {4: 2, 5: 5, 6: 10}[length], "W-42", reason, length] += 1
        if referee.coins[seat] > 1:
            found[seat, points["coins"][seat], "W-43", "coins", referee.coins[seat]] += 1
    for player in range(referee.real, referee.players):
        if referee.duel:
            found[player, points["bonus"][player], "W-57", "bonus"] += 1
    return found


def chosen(referee: Referee, luck: random.Random, style: str) -> str:
    """A legal word: any, or any of a kind, or the one that a style likes best."""
    words = sorted(referee.legal())
    kinds: dict[str, list[str]] = {}
    for text in words:
        kinds.setdefault(text.partition(":")[0], []).append(text)
    if style == "any word":
        return luck.choice(words)
    if style == "any kind" or luck.random() < 0.1:
        return luck.choice(kinds[luck.choice(sorted(kinds))])
    return max(words, key=lambda text: (liking(referee, text, style), luck.random()))


def liking(referee: Referee, text: str, style: str) -> float:
    """How much a style likes a word: racers complete the same two types, earners fill the sheet with coins."""
    verb, _, what = text.partition(":")
    if verb == "build":
        return 3 if raced(square_of(what)) and style == "race" else 1
    if verb == "change" and style == "race":
        free = builds(changed(referee.lies[referee.turn], what), referee.built[referee.turn])
        return 2 if any(map(raced, free)) else 0
    if verb == "coins":
        found = earned(referee.lies[referee.turn], referee.built[referee.turn])
        return found - (1.5 if style == "race" else 0.5)
    if verb == "second":
        return 2 if style == "race" else 0
    return 1


def raced(square: Square) -> bool:
    return type_at(square) in RACED


def changed(lie: Dice, what: str) -> Dice:
    """The dice after a change."""
    yellow, blue = list(lie.yellow), list(lie.blue)
    for part in what.split(","):
        old, new = part[1:].split("to")
        values = yellow if part[0] == "y" else blue
        values[values.index(int(old))] = int(new)
    return dice(yellow, blue)


def lockstep(
    seed: object, style: str, luck: str, seats: int, fictitious: int | None = None, duel: bool = False
) -> Iterator[tuple[int, str, Referee]]:
    """A whole game, compared after each action; the number of each action, its word and the referee, before it."""
    chance = Recording(loaded(seed, seats) if luck == "loaded" else Seeded(f"sheet/{seed}"))
    player = random.Random(f"player/{seed}")
    state = new(config_of(seats, fictitious, duel), chance)
    referee = Referee(seats, answers(chance, 0), fictitious, duel)
    same(state, referee)
    number = 0
    while state.actor is not None:
        number += 1
        text = chosen(referee, player, style)
        allowed = referee.legal()
        for other in any_words(player):
            refusal = check(state, parse_word(state, other))
            assert (refusal is None) == (other in allowed), f"{other}: {refusal}"
        yield number, text, referee
        known = len(chance.outcomes)
        apply(state, parse_word(state, text), chance)
        referee.luck += answers(chance, known)
        referee.play(text)
        assert not referee.luck, f"dice that nobody should roll: {referee.luck}"
        same(state, referee)
