"""What a person has to decide, in a sentence, from a view only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from alhambra.cli.guardboard import guards_of
from alhambra.cli.sixboard import part_of
from alhambra.cli.text import number_of
from alhambra.modules.gatehouses.words import GatehousesView
from alhambra.palace.views import View

# What an ability still asks for when it is paid.
CARRIED_OUT: Final = {
    "march": "The march: choose which guard goes where (R-41); * is on your longest wall.",
    "preview-purchase": "The preview purchase: choose what to buy, exactly and in one currency (R-35).",
}


def what_now(view: View) -> list[str]:
    """The sentences above the list of moves; none where the list says it all."""
    board = guards_of(view)
    using = board.using if board else None
    if view.phase == "draft":
        return ["Choose your start money: one of the open piles (R-14)."]
    if board and using and board.owed:
        owed = number_of(board.owed, "guard")
        return [f"You use {using} and owe {owed}: choose who leaves (R-31); * is on your longest wall."]
    if using:
        return [CARRIED_OUT[using]]
    if view.bound == "purchase":
        return ["After the new token this action has to be a purchase (R-40)."]
    if view.bound is not None and view.bound in DECISIONS:
        return DECISIONS[view.bound](view)
    if view.phase == "after":
        return ["Your actions are over: use an ability, or say 'done' to go on to laying (R-22)."]
    if view.phase == "lay" and board and board.section:
        return ["You hold a loose wall: put it on a tile before you lay or keep that tile (R-36)."]
    gates: GatehousesView | None = part_of(view, "gatehouses")
    if view.phase == "lay" and gates and gates.to_lay:
        return ["A gatehouse is laid while it has a place (G-4); n1-NE is at n1, its wall to the north-east."]
    if view.earned:
        return ["You may take another action, or say 'done' (A-42)."]
    return []


def _storing(view: View) -> list[str]:
    over = part_of(view, "exchange-certificates").over
    return [f"You overpaid {over}: choose the currency in which your certificate keeps it (X-2)."]


def _marking(view: View) -> list[str]:
    if not part_of(view, "building-sites").drawn:
        return ["Now draw the markers for your site (S-3). What you did until then cannot be taken back."]
    secret = "Put one of the markers on your site; nobody else sees their backs."
    return [f"{secret} In its currency the site is finished (S-5), or your cards of it are lost at the end (S-7)."]


def _paying(view: View) -> list[str]:
    return [f"Pay {part_of(view, 'falconers').price} for the falcon, in any mixture of currencies (F-2)."]


DECISIONS: Final[Mapping[str, Callable[[View], list[str]]]] = {  # by the module that asks
    "exchange-certificates": _storing,
    "building-sites": _marking,
    "falconers": _paying,
}


def chosen_at_home(view: View) -> bool:
    """Whether guards in the own palace are chosen, so that it is the palace that one wants to see."""
    board = guards_of(view)
    return board is not None and (board.owed > 0 or board.using == "march")
