"""Which test proves which clause: the marker for tests, and a reading of all test files for it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from alhambra.core.clauses import Clause, clauses

TESTS = Path(__file__).parent


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test, or a class of tests, with the clauses that it proves."""
    return pytest.mark.clause(*ids)


@dataclass(frozen=True, slots=True)
class Proof:
    """A test that names clauses."""

    where: str
    clauses: tuple[str, ...]


def clauses_to_prove() -> list[Clause]:
    """All: what is ruled can be played."""
    return list(clauses().values())


def proofs_by_clause(folder: Path = TESTS) -> dict[str, list[str]]:
    """Where each clause is named, for the clauses that are named at all."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for proof in proofs(path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix()):
            for clause_id in proof.clauses:
                found[clause_id].append(proof.where)
    return dict(found)


def proofs(source: str, file: str) -> Iterator[Proof]:
    """The tests in one file that carry the marker. A marked class counts for each of its tests."""
    yield from _proofs_in(ast.parse(source, file), file, ())


def _proofs_in(scope: ast.Module | ast.ClassDef, file: str, outer: tuple[str, ...]) -> Iterator[Proof]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from _proofs_in(node, file, outer + _marked(node))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            ids = outer + _marked(node)
            if ids:
                yield Proof(f"{file}::{node.name}", tuple(dict.fromkeys(ids)))


def _marked(node: ast.ClassDef | ast.FunctionDef) -> tuple[str, ...]:
    marks = [mark for mark in node.decorator_list if isinstance(mark, ast.Call) and _is_clause(mark.func)]
    return tuple(str(ast.literal_eval(argument)) for mark in marks for argument in mark.args)


def _is_clause(called: ast.expr) -> bool:
    return isinstance(called, ast.Name) and called.id == "clause"
