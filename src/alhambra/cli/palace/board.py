"""The table as text, from a view only. It fits into 80 columns and needs no colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from alhambra.cli.modules import faces_of
from alhambra.cli.palace.drawing import LARGE, SMALL, draw_palace, draw_tile
from alhambra.cli.palace.facts import LETTER_OF, seen_tiles, tile_of, tiles
from alhambra.cli.palace.payments import kept_for
from alhambra.cli.palace.tile import described
from alhambra.cli.text import WIDTH, filled, number_of, wrapped
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

MARGIN: Final = 9
COLUMN: Final = 17
SCORINGS: Final = ("first scoring next", "second scoring next", "final scoring next", "all scorings held")


def draw(view: View, names: Sequence[str] = (), seat: int | None = None) -> str:
    """The table with the palace of a seat, by default the view's own; a spectator sees all palaces, small.

    The market comes last: it is what the moves below are about.
    """
    who = player_names(view, names)
    shown = view.seat if seat is None else seat
    laid = palaces(view, who) if shown is None else palace(view, who, shown)
    return "\n\n".join([_heading(view, who), laid, players(view, who), market(view)])


def player_names(view: View, names: Sequence[str]) -> Sequence[str]:
    """Names where nobody gave any; the neutral player's comes last."""
    seats = names or [f"seat {seat}" for seat in range(view.seats)]
    return seats if len(seats) > view.seats else [*seats, "neutral"]


def _heading(view: View, names: Sequence[str]) -> str:
    if view.phase == "over":
        whose = "The game is over"
    elif view.ending:
        whose = f"The game ends: left-over tiles of {names[view.turn]}"
    elif view.turn == view.seat:
        whose = "Your choice of start money" if view.phase == "draft" else "Your turn"
    elif view.phase == "draft":
        whose = f"{names[view.turn]} chooses start money"
    else:
        whose = f"Turn of {names[view.turn]}"
    counts = f"{number_of(view.supply_left, 'tile')}, {number_of(view.money_left, 'card')} left"
    return filled(f"{whose} · {SCORINGS[view.next_scoring - 1]} · {counts}")


def market(view: View) -> str:
    """The four squares, the own money below the square where it pays, the display, and what modules lay beside them."""
    heads = [f"{square} {currency} {LETTERS[square - 1]}" for square, currency in enumerate(CURRENCIES, 1)]
    known = seen_tiles(view)
    boxes = [["", "   (empty)"] if tile is None else draw_tile(tile, LARGE, known) for tile in view.market]
    rows = [_row("Market", heads)]
    rows += [_row("", cells) for cells in zip_longest(*boxes, fillvalue="")]
    if view.seat is not None:
        purses = [_purse(view, letter) for letter in LETTERS]
        rows += [_row("" if line else "Hand", cells) for line, cells in enumerate(zip_longest(*purses, fillvalue=""))]
    rows.append(_row("Display", ["  ".join(card or "--" for card in view.display)]))
    rows += [row for face in faces_of(view) for row in face.rows(view)]
    return "\n".join(rows)


def _row(name: str, cells: Sequence[str]) -> str:
    return (name.ljust(MARGIN) + "".join(cell.ljust(COLUMN) for cell in cells)).rstrip()


def _purse(view: View, letter: str) -> list[str]:
    """The cards of one currency with what is kept of it, five in a line, and their sum."""
    cards = [card for card in view.hand if card[0] == letter]
    kept = kept_for(view, view.seat)
    if kept is not None and LETTER_OF[kept.currency] == letter:
        cards.append(f"{kept.word}{kept.amount}")
    if not cards:
        return ["-"]
    lines = [" ".join(cards[at : at + 5]) for at in range(0, len(cards), 5)]
    worth = f"= {sum(int(card[1:]) for card in cards)}"
    return [*lines[:-1], f"{lines[-1]} {worth}"] if len(cards) % 5 else [*lines, worth]


def players(view: View, names: Sequence[str]) -> str:
    """What everybody has: points, cards, wall, laid tiles of each type, what is not laid, and what modules add."""
    faces = faces_of(view)
    types = (*TYPES, *(type_ for face in faces for type_ in face.counted))
    columns = [column for column in (face.column(view) for face in faces) if column is not None]
    room = 15 if columns else 22  # for the names
    heads = "".join(f"{column.heading:>7}" for column in columns) + "".join(f"{type_[:3]:>5}" for type_ in types)
    lines = [f"{'':{room + 4}}points cards  wall{heads}"]
    for seat in range(view.seats):
        mark = "*" if view.turn == seat and view.phase != "over" else " "
        laid = view.palaces[seat]
        figures = f"{view.scores[seat]:>6}{view.hand_sizes[seat]:>6}{laid.wall:>6}"
        figures += "".join(f"{column.figures[seat]:>7}" for column in columns)
        halves = [type_ for face in faces for type_ in face.halves(view, seat)]
        counts = _counts(view, [one.tile for one in laid.tiles], types, halves)
        lines.append(f"{mark} {seat} {names[seat][: room - 1]:<{room}}{figures}{counts}")
    if view.neutral is not None:
        figures = f"{view.scores[-1]:>6}{'-':>6}{'-':>6}" + f"{'-':>7}" * len(columns)
        lines.append(f"    {names[view.seats][: room - 1]:<{room}}{figures}{_counts(view, view.neutral, types)}")
    for what, counts_of in [row for row in (face.type_row(view) for face in faces) if row is not None]:
        numbers = "".join(f"{counts_of[type_] or '.':>5}" for type_ in TYPES)
        lines.append(f"    {what:<{room + 18 + 7 * len(columns)}}{numbers}")
    for what, owned in (("reserve", view.reserves), ("set aside", view.asides), ("hand", view.shown_hands)):
        lines += [_owned(view, what, names[seat], held) for seat, held in enumerate(owned) if held]
    return "\n".join([*lines, *possessions(view, names)])


def possessions(view: View, names: Sequence[str]) -> list[str]:
    """What players have of modules, the money that is kept for them first."""
    lines = []
    for seat in range(view.seats):
        kept = kept_for(view, seat)
        held = [(kept.name, [f"{kept.amount} {kept.currency} {LETTER_OF[kept.currency]}"])] if kept else []
        held += [(what, list(words)) for what, words in (face.possessions(view, seat) for face in faces_of(view))]
        lines += [wrapped(f"    {names[seat]}, {what}:", words) for what, words in held if words]
    return lines


def _counts(view: View, laid: Sequence[str], types: Sequence[str], halves: Sequence[str] = ()) -> str:
    found = [one.type for one in (tile_of(view, tile) for tile in laid) if one.counts]
    words = [f"{found.count(type_) or ''}{'½' * (type_ in halves)}" for type_ in types]
    return "".join(f"{word or '.':>5}" for word in words)


def _owned(view: View, what: str, name: str, held: Sequence[str]) -> str:
    words = [described(word, tile_of(view, word)) if word in tiles() else word for word in held]
    return wrapped(f"    {name}, {what}:", words)


def palace(view: View, names: Sequence[str], seat: int, marks: Mapping[str, str] | None = None) -> str:
    """One palace as large as it fits; `marks` are words for empty places."""
    drawn = draw_palace(view.palaces[seat], marks, known=seen_tiles(view), points=_points(view, seat))
    return "\n".join([_title(view, names, seat), *drawn])


def palaces(view: View, names: Sequence[str]) -> str:
    """All palaces, small, beside one another as far as there is room."""
    known = seen_tiles(view)
    blocks = [
        [_title(view, names, seat), *draw_palace(laid, size=SMALL, known=known, points=_points(view, seat))]
        for seat, laid in enumerate(view.palaces)
    ]
    rows: list[list[list[str]]] = [[]]
    for block in blocks:
        if rows[-1] and sum(_width(one) for one in [*rows[-1], block]) > WIDTH:
            rows.append([])
        rows[-1].append(block)
    return "\n\n".join(_beside(row) for row in rows)


def _points(view: View, seat: int) -> dict[str, str]:
    """Signs on the corners of a palace."""
    return {point: sign for face in faces_of(view) for point, sign in face.points(view, seat).items()}


def _title(view: View, names: Sequence[str], seat: int) -> str:
    whose = "Your palace" if seat == view.seat else f"Palace of {names[seat]}"
    return f"{whose}, wall {view.palaces[seat].wall}"


def _width(block: Sequence[str]) -> int:
    return max(len(line) for line in block) + 3


def _beside(blocks: Sequence[Sequence[str]]) -> str:
    lines = zip_longest(*blocks, fillvalue="")
    return "\n".join(
        "".join(part.ljust(_width(block)) for part, block in zip(line, blocks, strict=True)).rstrip() for line in lines
    )
