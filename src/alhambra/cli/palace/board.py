"""The table as text, from a view only. It fits into 80 columns and needs no colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from alhambra.cli.messages import player
from alhambra.cli.modules import boards_of, faces_of
from alhambra.cli.palace.drawing import LARGE, SMALL, draw_palace, draw_tile
from alhambra.cli.palace.facts import LETTER_OF, seen_tiles, tile_of, tiles
from alhambra.cli.palace.payments import Kept, kept_for
from alhambra.cli.palace.tile import described
from alhambra.cli.saying import gap, named, neutral, say
from alhambra.cli.text import WIDTH, filled, in_rows, room_for, wrapped
from alhambra.core.language import Said
from alhambra.palace.cards import CURRENCIES, LETTERS
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View

COLUMN: Final = 17
FIGURES: Final = ("column-points", "column-cards", "column-wall")


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
    seats = names or [say("seat-numbered", number=seat) for seat in range(view.seats)]
    return seats if len(seats) > view.seats else [*seats, neutral()]


def _heading(view: View, names: Sequence[str]) -> str:
    scoring = Said("heading-scoring", {"number": view.next_scoring})
    left = Said("heading-left", {"tiles": view.supply_left, "cards": view.money_left})
    return filled(say("heading", turn=_turn(view, names), scoring=scoring, left=left))


def _turn(view: View, names: Sequence[str]) -> Said:
    if view.phase == "over":
        return Said("heading-over")
    who = player(names[view.turn])
    if view.ending:
        return Said("heading-end", {"who": who})
    if view.turn == view.seat:
        return Said("heading-your-choice" if view.phase == "draft" else "heading-your-turn")
    return Said("heading-choice" if view.phase == "draft" else "heading-turn", {"who": who})


def market(view: View) -> str:
    """The four squares, the own money below the square where it pays, the display, and what modules lay beside them."""
    heads = [f"{number} {named('currency', one)} {LETTERS[number - 1]}" for number, one in enumerate(CURRENCIES, 1)]
    known = seen_tiles(view)
    boxes = [["", f"   {say('empty')}"] if tile is None else draw_tile(tile, LARGE, known) for tile in view.market]
    cells: list[tuple[str, Sequence[str]]] = [(say("row-market"), heads)]
    cells += [("", line) for line in zip_longest(*boxes, fillvalue="")]
    if view.seat is not None:
        purses = [_purse(view, letter) for letter in LETTERS]
        lines = enumerate(zip_longest(*purses, fillvalue=""))
        cells += [("" if number else say("row-hand"), line) for number, line in lines]
    cells.append((say("row-display"), ["  ".join(card or "--" for card in view.display)]))
    rows = [row for face in faces_of(view) for row in face.rows(view)]
    room = room_for([*(name for name, _ in cells), *(row.name for row in rows)])
    return "\n".join([*(_row(name.ljust(room + 1), line) for name, line in cells), *in_rows(rows, room)])


def _row(name: str, cells: Sequence[str]) -> str:
    return (name + "".join(cell.ljust(COLUMN) for cell in cells)).rstrip()


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
    faces, boards = faces_of(view), boards_of(view)
    types = (*TYPES, *(type_ for face in faces for type_ in face.counted))
    columns = [column for column in (board.column(view) for board in boards) if column is not None]
    room = 15 if columns else 22  # for the names
    heads = [(say(head), 6) for head in FIGURES] + [(say(column.heading), 7) for column in columns]
    heads += [(named("type", type_, "short"), 5) for type_ in types]
    widths = [max(least, len(head) + (number > 0)) for number, (head, least) in enumerate(heads)]
    lines = [" " * (room + 4) + _figures([head for head, _ in heads], widths)]
    for seat in range(view.seats):
        mark = "*" if view.turn == seat and view.phase != "over" else " "
        laid = view.palaces[seat]
        figures = [view.scores[seat], view.hand_sizes[seat], laid.wall, *(column.figures[seat] for column in columns)]
        halves = [type_ for board in boards for type_ in board.halves(view, seat)]
        counts = _counts(view, [one.tile for one in laid.tiles], types, halves)
        lines.append(f"{mark} {seat} {names[seat][: room - 1]:<{room}}{_figures([*figures, *counts], widths)}")
    if view.neutral is not None:
        none = ["-"] * (len(FIGURES) - 1 + len(columns))
        figures_of = _figures([view.scores[-1], *none, *_counts(view, view.neutral, types)], widths)
        lines.append(f"    {names[view.seats][: room - 1]:<{room}}{figures_of}")
    before = len(FIGURES) + len(columns)
    for what, counts_of in [row for row in (face.type_row(view) for face in faces) if row is not None]:
        numbers = _figures([counts_of[type_] or "." for type_ in TYPES], widths[before:])
        lines.append(f"    {say(what):<{room + sum(widths[:before])}}{numbers}")
    for message, owned in (("reserve-of", view.reserves), ("aside-of", view.asides), ("hand-of", view.shown_hands)):
        lines += [_owned(view, message, names[seat], held) for seat, held in enumerate(owned) if held]
    return "\n".join([*lines, *possessions(view, names)])


def _figures(figures: Sequence[object], widths: Sequence[int]) -> str:
    return "".join(str(figure).rjust(width) for figure, width in zip(figures, widths))


def possessions(view: View, names: Sequence[str]) -> list[str]:
    """What players have of modules, the money that is kept for them first."""
    lines = []
    for seat in range(view.seats):
        kept = kept_for(view, seat)
        held = [(kept.message, [_kept(kept)])] if kept else []
        held += [(message, list(words)) for message, words in (face.possessions(view, seat) for face in faces_of(view))]
        lines += [_held(message, names[seat], words) for message, words in held if words]
    return lines


def _kept(kept: Kept) -> str:
    return say("money-kept", amount=kept.amount, currency=kept.currency, letter=LETTER_OF[kept.currency])


def _held(message: str, name: str, words: Sequence[str]) -> str:
    return wrapped(f"    {say(message, who=player(name))}", words, gap())


def _counts(view: View, laid: Sequence[str], types: Sequence[str], halves: Sequence[str] = ()) -> list[str]:
    found = [one.type for one in (tile_of(view, tile) for tile in laid) if one.counts]
    return [f"{found.count(type_) or ''}{'½' * (type_ in halves)}" or "." for type_ in types]


def _owned(view: View, message: str, name: str, held: Sequence[str]) -> str:
    return _held(message, name, [described(word, tile_of(view, word)) if word in tiles() else word for word in held])


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
    wall = view.palaces[seat].wall
    return say("your-palace", wall=wall) if seat == view.seat else say("palace-of", who=player(names[seat]), wall=wall)


def _width(block: Sequence[str]) -> int:
    return max(len(line) for line in block) + 3


def _beside(blocks: Sequence[Sequence[str]]) -> str:
    lines = zip_longest(*blocks, fillvalue="")
    return "\n".join(
        "".join(part.ljust(_width(block)) for part, block in zip(line, blocks, strict=True)).rstrip() for line in lines
    )
