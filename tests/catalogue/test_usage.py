"""Every message that is said is in the catalogue, with the gaps that are filled; and every message there is said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import alhambra
from alhambra.cli.app import AllCommands
from alhambra.cli.modules import faces
from alhambra.cli.requests import commands
from alhambra.core.box import Offer
from alhambra.core.english import english
from tests.catalogue.test_languages import kinds
from tests.support.patterns import arguments
from tests.support.sets import messages

SOURCE = Path(alhambra.__file__).parent
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
# Ids that are put together where they are used, the last three by `tools/rules.py`
PUT_TOGETHER = ("guards-using-", "absent-", "list-", "reconstructed-", "module-", "paid-", "scored-")
HELP = {f"command-{name}" for name in commands()}
HELP |= {f"{form}-{name}" for name in AllCommands.places for form in ("about", "short")} | {"about-alhambra"}
ERRORS = ("AlhambraError", "ConfigError", "NotationError", "RecordError", "UnknownClause")
STORE_ERRORS = ("StoreError", "Unreachable", "Uncertain")


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """What is said: how, the call, and the id, as far as it stands there as a word. Errors have one too."""
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                how = "Error" if node.func.id in (*ERRORS, *STORE_ERRORS, "TableError") else node.func.id
                first = node.args[node.func.id == "TableError"]  # which has its code before the message
                for one in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                    if how in ("say", "Said", "of", "Message", "named", "Error") and isinstance(one, ast.Constant):
                        yield how, node, str(one.value)


def filled(how: str, call: ast.Call) -> set[str] | None:
    """The gaps that a call fills; nothing where that is not seen from it alone."""
    if how in ("say", "Error"):
        named = [_names(one) for one in call.keywords]
        return None if None in named else {name for names in named if names for name in names}
    if how == "of":
        fields = {one.value for one in call.args[1:] if isinstance(one, ast.Constant) and isinstance(one.value, str)}
        return {"who" if field == "seat" else field for field in fields}
    if how == "Said" and len(call.args) == 1:
        return set()
    given: Any = call.args[1] if how == "Said" else None
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        return {key.value for key in given.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
    return None


def _names(given: ast.keyword) -> set[str] | None:
    """What is given by name; what is offered instead of a word that is not known has names of its own."""
    if given.arg is not None:
        return {given.arg}
    return set(Offer.__annotations__) if ast.unparse(given.value).startswith("offer(") else None


def words() -> set[str]:
    """Every word that stands in the sources."""
    found = (node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in found if isinstance(node.value, str)}


def test_everything_that_is_said_is_in_the_catalogue() -> None:
    assert [id_ for how, _, id_ in calls() if how != "named" and not english().has(id_) and " " not in id_] == []
    assert [id_ for id_ in HELP if not english().has(id_)] == []
    assert [message.id for message in messages() if not english().has(message.id)] == []
    assert all(english().has(id_) for face in faces().values() for id_ in face.payments.values())


def test_gaps_are_filled() -> None:
    wrong = [
        (id_, sorted(gaps), sorted(arguments(english().patterns[id_])))
        for how, call, id_ in calls()
        if how != "named"
        and english().has(id_)
        and (gaps := filled(how, call)) is not None
        and not arguments(english().patterns[id_]) <= gaps
    ]
    assert wrong == []


def test_everything_in_the_catalogue_is_said() -> None:
    ids = {id_ for id_ in english().patterns if "." not in id_}
    having_names = kinds() | {kind for how, _, kind in calls() if how == "named"}
    named = {id_ for id_ in ids if id_.partition("-")[0] in having_names}
    put_together = {id_ for id_ in ids if id_.startswith(PUT_TOGETHER)}
    refused = {message.id for message in messages()}
    assert ids - named - put_together - HELP - refused - words() == set()


def test_no_message_of_the_terminal_is_one_of_the_engine() -> None:
    told = {id_ for how, _, id_ in calls() if how not in ("Message", "named")}
    assert told.isdisjoint(message.id for message in messages())
