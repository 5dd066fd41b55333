"""What holds for all tests."""

from __future__ import annotations

import hypothesis
import pytest

from alhambra.core.clauses import clauses

# The same examples in every run; `make fuzz` looks for new ones. Slow machines are no failure.
hypothesis.settings.register_profile("project", deadline=None, derandomize=True)
hypothesis.settings.load_profile("project")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the clauses of docs/rules/ that the test proves")
    config.addinivalue_line("markers", "every_size: `make sizes` runs it")
    config.addinivalue_line("markers", "long: `make browser-games` runs it")
    config.addinivalue_line("markers", "played: plays whole games; `make test` runs it without measuring coverage")


def pytest_runtest_setup(item: pytest.Item) -> None:
    named = [clause_id for marker in item.iter_markers("clause") for clause_id in marker.args]
    unknown = [clause_id for clause_id in named if clause_id not in clauses()]
    if unknown:
        pytest.fail(f"names clauses that do not exist: {', '.join(unknown)}", pytrace=False)
