"""No English sentence is left in the source of the engine, the bots and the lab: what they say are messages.

A sentence is a text in which two words stand side by side, or a word beside a gap: `'{}' is no card`. Docstrings are
none, nor is what only a programming mistake can show.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import alhambra
from alhambra.core.english import english
from tests.catalogue.test_usage import ERRORS

SOURCE: Final = Path(alhambra.__file__).parent
ROOMS: Final = ("core", "palace", "modules", "sheet", "boxes", "bots", "lab")
FILES: Final = sorted(
    path
    for room in ROOMS
    for path in (SOURCE / room).rglob("*.py")
    if "terminal" not in (path.stem, path.parent.name)  # what the terminal shows of a module
)
WORD: Final = re.compile(r"[^\w{]*(?:(?P<gap>\{\})|[A-Za-z]+(?:-[A-Za-z]+)*)[^\w{]*")
# Faults of a position are English alone: audits are made of them, and these methods of modules tell them.
FAULTS: Final = {"audit.py", "soundness.py"}
TELLING_FAULTS: Final = {"faults", "blocked"}
OF_PROGRAMMERS: Final = {"AssertionError", "NotImplementedError", "TypeError", "ValueError"}
NO_SENTENCES: Final = {
    # What chance is asked for is a name that records hold, the same in every language.
    "first scoring", "second scoring", "money card", "scoring card", "placement tiles", "score tiles", "{} falcons",
    "yellow die", "blue die",
    "end of file",  # a line behind the last one of the rules, which nobody is shown
    "what a bot imagined does not fit its view",  # a line of the log, for hosts
    "{} and {}",  # English, as `core/english.py` says lists
}  # fmt: skip


def sentences(source: str) -> Iterator[str]:
    """The texts of a source that are sentences."""
    yield from (text for text in _texts(ast.parse(source)) if is_sentence(text))


def is_sentence(text: str) -> bool:
    """Whether two words stand side by side, of which one may be a gap."""
    words = [WORD.fullmatch(word) for word in text.split()]
    return any(one and other and not (one["gap"] and other["gap"]) for one, other in pairwise(words))


def _texts(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(one.value if isinstance(one, ast.Constant) else "{}" for one in parts)  # type: ignore[misc]
            for part in parts:
                yield from _texts(part.value) if isinstance(part, ast.FormattedValue) else ()
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in OF_PROGRAMMERS:
            return
        case ast.Assert(test=test):
            yield from _texts(test)
        case ast.FunctionDef(name=name) if name in TELLING_FAULTS:
            return
        case ast.Expr(value=ast.Constant()):  # a docstring
            return
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _texts(child)


def errors(source: str) -> Iterator[str]:
    """The first argument of each error that is no id of a message, and no message that was put together elsewhere."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
            first = node.args[0]
            if isinstance(first, ast.JoinedStr) or (
                isinstance(first, ast.Constant) and not english().has(str(first.value))
            ):
                yield ast.unparse(first)


def test_no_sentence_is_left_in_the_sources() -> None:
    found = {
        f"{path.relative_to(SOURCE)}: {text}"
        for path in FILES
        if path.name not in FAULTS
        for text in sentences(path.read_text(encoding="utf-8"))
        if text not in NO_SENTENCES
    }
    assert found == set()


def test_errors_are_messages() -> None:
    assert [(path.name, one) for path in FILES for one in errors(path.read_text(encoding="utf-8"))] == []


def test_everything_that_is_excepted_is_there() -> None:
    every = {text for path in FILES for text in sentences(path.read_text(encoding="utf-8"))}
    assert every >= NO_SENTENCES
    assert {path.name for path in FILES} >= FAULTS


def test_sentences_are_found() -> None:
    source = '''
"""A module with a docstring."""
NAME = "night-market"
def say(text: str, tiles: list[str]) -> str:
    """What it says."""
    assert text, "nothing is said"
    if not tiles:
        raise TypeError(f"{tiles} are no tiles")
    if text == "there are none":
        raise NotationError(f"'{text}' is no bag: write six numbers.")
    return f"{text}{' of tiles' if tiles else ''} {text}" + f"{text}:{text}" + ", ".join(tiles) + f"Cannot {text}"
def faults() -> list[str]:
    return ["there is a hole"]
'''
    assert list(sentences(source)) == [
        "there are none", "'{}' is no bag: write six numbers.", " of tiles", "Cannot {}",
    ]  # fmt: skip
    assert list(errors(source)) == ["""f"'{text}' is no bag: write six numbers.\""""]
    assert list(errors('ConfigError("No module.", "K-1")\nConfigError("module-twice", "K-17")')) == ["'No module.'"]
