"""The table as text, from a view only. It fits into 80 columns and needs no colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final

from alhambra.cli.extras import bazaars, score_tiles
from alhambra.cli.guardboard import count_guards, guard_board, guards_of, halves_of, preview
from alhambra.cli.palace.drawing import LARGE, SMALL, draw_palace, draw_tile
from alhambra.cli.palace.facts import described, seen_tiles, tile_of, tiles
from alhambra.cli.sixboard import LETTER_OF, certificate_of, falcon_marks, possessions, six
from alhambra.cli.text import WIDTH, filled, number_of, wrapped
from alhambra.modules.tokens import TokensView
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
    rows += [*bazaars(view), *preview(view), *six(view), *score_tiles(view), *guard_board(view)]
    return "\n".join(rows)


def _row(name: str, cells: Sequence[str]) -> str:
    return (name.ljust(MARGIN) + "".join(cell.ljust(COLUMN) for cell in cells)).rstrip()


def _purse(view: View, letter: str) -> list[str]:
    """The cards of one currency, five in a line, and their sum; `x5` is the certificate."""
    cards = [card for card in view.hand if card[0] == letter]
    kept = certificate_of(view, view.seat)
    if kept is not None and LETTER_OF[kept[0]] == letter:
        cards.append(f"x{kept[1]}")
    if not cards:
        return ["-"]
    lines = [" ".join(cards[at : at + 5]) for at in range(0, len(cards), 5)]
    worth = f"= {sum(int(card[1:]) for card in cards)}"
    return [*lines[:-1], f"{lines[-1]} {worth}"] if len(cards) % 5 else [*lines, worth]


def players(view: View, names: Sequence[str]) -> str:
    """What everybody has: points, cards, wall, guards, laid tiles of each type and medinas, and what is not laid."""
    types = (*TYPES, "medina") if "medinas" in view.modules else TYPES
    guarded = bool(guards_of(view))
    room = 15 if guarded else 22  # for the names
    heads = " guards" * guarded + "".join(f"{type_[:3]:>5}" for type_ in types)
    lines = [f"{'':{room + 4}}points cards  wall{heads}"]
    for seat in range(view.seats):
        mark = "*" if view.turn == seat and view.phase != "over" else " "
        laid = view.palaces[seat]
        figures = f"{view.scores[seat]:>6}{view.hand_sizes[seat]:>6}{laid.wall:>6}"
        figures += f"{count_guards(view, seat):>7}" * guarded
        counts = _counts(view, [one.tile for one in laid.tiles], types, halves_of(view, seat))
        lines.append(f"{mark} {seat} {names[seat][: room - 1]:<{room}}{figures}{counts}")
    if view.neutral is not None:
        figures = f"{view.scores[-1]:>6}{'-':>6}{'-':>6}" + f"{'-':>7}" * guarded
        lines.append(f"    {names[view.seats][: room - 1]:<{room}}{figures}{_counts(view, view.neutral, types)}")
    tokens: TokensView | None = view.modules.get("tokens")
    if tokens:
        lines.append(
            f"    {'tokens in the bag':<{room + 25}}" + "".join(f"{tokens.bag[type_] or '.':>5}" for type_ in TYPES)
        )
    for what, owned in (("reserve", view.reserves), ("set aside", view.asides), ("hand", view.shown_hands)):
        lines += [_owned(view, what, names[seat], held) for seat, held in enumerate(owned) if held]
    return "\n".join([*lines, *possessions(view, names)])


def _counts(view: View, laid: Sequence[str], types: Sequence[str], halves: Sequence[str] = ()) -> str:
    found = [one.type for one in (tile_of(view, tile) for tile in laid) if not one.site]
    words = [f"{found.count(type_) or ''}{'½' * (type_ in halves)}" for type_ in types]
    return "".join(f"{word or '.':>5}" for word in words)


def _owned(view: View, what: str, name: str, held: Sequence[str]) -> str:
    words = [described(word, tile_of(view, word)) if word in tiles() else word for word in held]
    return wrapped(f"    {name}, {what}:", words)


def palace(view: View, names: Sequence[str], seat: int, marks: Mapping[str, str] | None = None) -> str:
    """One palace as large as it fits; `marks` are words for empty places."""
    drawn = draw_palace(view.palaces[seat], marks, known=seen_tiles(view), points=falcon_marks(view, seat))
    return "\n".join([_title(view, names, seat), *drawn])


def palaces(view: View, names: Sequence[str]) -> str:
    """All palaces, small, beside one another as far as there is room."""
    known = seen_tiles(view)
    blocks = [
        [_title(view, names, seat), *draw_palace(laid, size=SMALL, known=known, points=falcon_marks(view, seat))]
        for seat, laid in enumerate(view.palaces)
    ]
    rows: list[list[list[str]]] = [[]]
    for block in blocks:
        if rows[-1] and sum(_width(one) for one in [*rows[-1], block]) > WIDTH:
            rows.append([])
        rows[-1].append(block)
    return "\n\n".join(_beside(row) for row in rows)


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
