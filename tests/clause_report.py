"""`python -m tests.clause_report`: every clause of the implemented games, and where it is proved."""

from __future__ import annotations

import sys

from tests.clauses import clauses_to_prove, proofs_by_clause


def report() -> tuple[str, bool]:
    """The table as text, and whether every clause has a test."""
    proofs = proofs_by_clause()
    wanted = [clause.id for clause in clauses_to_prove()]
    rows = [_row(clause_id, proofs.get(clause_id, [])) for clause_id in wanted]
    missing = [clause_id for clause_id in wanted if clause_id not in proofs]
    total = f"{len(wanted) - len(missing)} of {len(wanted)} clauses have a test."
    without = [f"Without a test: {', '.join(missing)}"] if missing else []
    return "\n".join(["clause  tests  where", *rows, "", total, *without]), not missing


def _row(clause_id: str, where: list[str]) -> str:
    more = f" and {len(where) - 1} more" if len(where) > 1 else ""
    return f"{clause_id:<8}{len(where):>5}  {where[0] if where else '-'}{more}"


def main() -> int:
    text, complete = report()
    print(text)
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
