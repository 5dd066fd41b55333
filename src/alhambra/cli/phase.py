"""What a person has to decide, in a sentence, from a view only."""

from __future__ import annotations

from typing import Final

from alhambra.cli.guardboard import guards_of
from alhambra.cli.text import number_of
from alhambra.palace.views import View

# What an ability still asks for when it is paid.
CARRIED_OUT: Final = {
    "march": "The march: choose which guard goes where (R-41); * is on your longest wall.",
    "preview-purchase": "The preview purchase: choose what to buy, exactly and in one currency (R-35).",
}


def what_now(view: View) -> list[str]:
    """The sentences above the list of moves; none where the list says it all."""
    board = guards_of(view)
    using = board.get("using")
    if view.phase == "draft":
        return ["Choose your start money: one of the open piles (R-14)."]
    if using and board["owed"]:
        owed = number_of(board["owed"], "guard")
        return [f"You use {using} and owe {owed}: choose who leaves (R-31); * is on your longest wall."]
    if using:
        return [CARRIED_OUT[using]]
    if view.bound == "purchase":
        return ["After the new token this action has to be a purchase (R-40)."]
    if view.phase == "after":
        return ["Your actions are over: use an ability, or say 'done' to go on to laying (R-22)."]
    if view.phase == "lay" and board.get("section"):
        return ["You hold a loose wall: put it on a tile before you lay or keep that tile (R-36)."]
    if view.earned:
        return ["You may take another action, or say 'done' (A-42)."]
    return []


def chosen_at_home(view: View) -> bool:
    """Whether guards in the own palace are chosen, so that it is the palace that one wants to see."""
    board = guards_of(view)
    return bool(board.get("owed")) or board.get("using") == "march"
