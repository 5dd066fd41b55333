"""What the server says no with, the page can say in every language, in words of its own: no id of a tile, no verb."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

import alhambra.sheet.messages
from alhambra.catalogue.files import ENGLISH, every_file, languages
from alhambra.catalogue.table import parsed
from alhambra.core.messages import Message
from tests.support.sets import messages

# What stands as it is in notation, and is for the terminal alone
NOTATION = re.compile(r"\{ \$(tile|old|new|place|missing|wrong|spare|cards) \}")


def forms(language: str) -> Iterator[tuple[str, ast.Attribute]]:
    """The forms that the page says, by the ids of their messages."""
    for path in every_file(language):
        for entry in parsed(path, page=True):
            if isinstance(entry, ast.Message):
                yield from ((entry.id.name, form) for form in entry.attributes if form.id.name == "page")


def refusals() -> set[str]:
    """The ids of all refusals of the palace game and its modules; the sheet game has no page yet."""
    sheet = {one.id for one in vars(alhambra.sheet.messages).values() if isinstance(one, Message)}
    palace = {message.id for message in messages()} - sheet
    return palace | {"game-over", "turn-finished"}


def test_every_refusal_has_a_form_for_the_page() -> None:
    """In English, because a missing translation appears in English."""
    assert sorted(refusals() - {id_ for id_, _ in forms(ENGLISH)}) == []


@pytest.mark.parametrize("language", languages())
def test_no_form_for_the_page_has_notation(language: str) -> None:
    texts = {str(path): path.read_text(encoding="utf-8") for path in every_file(language)}
    # A form of one line; what is the same as for the terminal refers to it.
    lines = [line for text in texts.values() for line in re.findall(r"^    \.(?:page|short) = .*", text, re.MULTILINE)]
    assert len(lines) > 50 or language != ENGLISH
    assert [line for line in lines if NOTATION.search(line)] == []
