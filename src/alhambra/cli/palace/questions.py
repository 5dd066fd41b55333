"""What a person has to decide, in a sentence, from a view only."""

from __future__ import annotations

from alhambra.cli.modules import boards_of, faces, faces_of
from alhambra.cli.saying import say
from alhambra.core.language import Said
from alhambra.palace.views import View


def what_now(view: View) -> list[str]:
    """The sentences above the list of moves; none where the list says it all."""
    asked = [face.question(view) for face in faces_of(view)]
    found = [message for message in asked if message is not None]
    if not found and view.earned:
        found = [Said("another-action")]
    return [say(message) for message in found[:1]]


def chosen_at_home(view: View) -> bool:
    """Whether something in the own palace is chosen, so that it is the palace that one wants to see."""
    return any(board.at_home(view) for board in boards_of(view))


def apart_from_market(view: View) -> bool:
    """Whether a module asks for a decision that has nothing to do with the market."""
    return view.bound is not None and view.bound in faces() and faces()[view.bound].alone
