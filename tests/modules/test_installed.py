"""The installed package has every part of a module: a clause, a sentence and a card in each language."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from alhambra.catalogue.files import entries, every_file, languages, name_of
from alhambra.modules import MODULES, folder_of, part

SOURCE = Path(__file__).parents[2] / "src"
SCRIPT = """
import json, sys
from pathlib import Path
import alhambra
assert not alhambra.__file__.startswith(sys.argv[1]), alhambra.__file__
from alhambra.catalogue.bundle import bundle
from alhambra.catalogue.files import languages
from alhambra.core.clauses import clauses
from alhambra.modules import MODULES, part
from alhambra.server.table.choosing import offered

cards = {one.name: [one.hard, one.longer] for box in offered().boxes for one in box.modules}
parts = {name: [kind for kind in ("bots", "terminal") if part(name, kind)] for name in MODULES}
texts = {
    language: {
        "clauses": {one.file: one.text for one in reversed(clauses(language).values())},
        "sentences": {name: bundle(language).text(f"module-{name}", {}) for name in MODULES},
    }
    for language in languages()
}
assets = Path(alhambra.__file__).parent / "server" / "static" / "assets"
pages = [path.read_text(encoding="utf-8") for path in assets.glob("*.js")]
print(json.dumps({"cards": cards, "parts": parts, "texts": texts, "page": "".join(pages)}))
"""
# Parts of The Red Palace, which have no card of their own
NO_CARD = {"draft", "guards", "preview", "tokens"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The output of the installed package, run outside the source tree."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(SOURCE)],
        cwd=tmp_path_factory.mktemp("outside"),
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_every_module_has_its_parts(installed: dict[str, Any]) -> None:
    """A module without weights has no file for bots."""
    assert installed["parts"] == {name: [kind for kind in ("bots", "terminal") if part(name, kind)] for name in MODULES}
    assert all("terminal" in parts for parts in installed["parts"].values())


@pytest.mark.parametrize("language", languages())
def test_every_module_has_its_clauses(language: str, installed: dict[str, Any]) -> None:
    told = installed["texts"][language]["clauses"]
    files = {path.parent.name: path for path in (SOURCE / "alhambra" / "modules").glob(f"*/{language}.md")}
    assert {path.parent.name for path in (SOURCE / "alhambra" / "modules").glob("*/en.md")} <= {
        file.removesuffix(".md") for file in told
    }
    assert "medinas" in files
    for folder, path in files.items():
        assert told[f"{folder}.md"].split()[:5] == _first_clause(path)[:5]


@pytest.mark.parametrize("language", languages())
def test_every_module_has_its_sentences(language: str, installed: dict[str, Any]) -> None:
    assert installed["texts"][language]["sentences"] == {
        name: _said(language, name, f"module-{name}") for name in MODULES
    }


@pytest.mark.parametrize("language", languages())
def test_every_module_has_its_card(language: str, installed: dict[str, Any]) -> None:
    """Its difficulty, the time that it adds to a game, and its words on the page."""
    cards = [name for name in MODULES if name not in NO_CARD]
    hard = {name: card[0] for name, card in installed["cards"].items()}
    assert hard == {name: MODULES[name].hard for name in cards}
    assert all(longer > 0.9 for _, longer in installed["cards"].values())
    assert [name for name in cards if _said(language, name, f"adds-{name}") not in installed["page"]] == []


def _first_clause(path: Path) -> list[str]:
    """The words of the first clause of a file."""
    found = re.search(r"^- \*\*[A-Z]-\d+\*\* ([\s\S]*?)\n-", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1].split()


def _said(language: str, module: str, id_: str) -> str:
    """The text of a message; in English if it is not translated."""
    for one in (language, "en"):
        for path in every_file(one):
            if name_of(path) == f"modules/{folder_of(module)}.ftl" and id_ in (found := dict(entries(path, page=True))):
                return found[id_].partition(" = ")[2].strip()
    raise LookupError(id_)
