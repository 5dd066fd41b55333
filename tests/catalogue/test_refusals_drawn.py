"""The refusals that the tests of the page draw are those of the engine now (`web/src/palace/refusals.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path

from alhambra.catalogue import files
from alhambra.catalogue.files import entries
from alhambra.modules import folder_of
from tests.catalogue.test_refusals_of_the_page import refusals
from tests.support.sets import every_module, reasons
from tests.test_messages import MODULES, OF_NO_MODULE

FILE = "refusals.txt"
FIXTURES = Path(__file__).parents[2] / "web" / "src" / "fixtures"


def test_the_page_draws_every_refusal_as_it_is_now() -> None:
    made = run_path(str(FIXTURES / "make_refusals.py"))["made"]()
    assert (FIXTURES / "refusals.json").read_text(encoding="utf-8") == made, "run make_refusals.py"
    drawn = [one["refusal"] for one in json.loads(made)]
    elsewhere = [module for module in every_module().values() if not (MODULES / folder_of(module.name) / FILE).exists()]
    others = {id_ for module in elsewhere for id_ in ids_of(module.name)}
    assert {one["id"] for one in drawn} == refusals() - OF_NO_MODULE - others
    met = {reason.value for module in elsewhere for reason in module.REASONS or ()}
    assert {one["code"] for one in drawn} >= {reason.value for reason in reasons()} - met


def ids_of(module: str) -> set[str]:
    """The refusals of a module. One without a file of refusals meets them all in its own tests."""
    return {id_ for id_, _ in entries(files.MODULES / folder_of(module) / "en.ftl")}
