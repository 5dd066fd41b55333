"""The refusals that the tests of the page draw are those of the engine now (`web/src/palace/refusals.test.ts`)."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path

from tests.catalogue.test_refusals_of_the_page import refusals
from tests.support.sets import reasons
from tests.test_messages import OF_NO_MODULE

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "fixtures"


def test_the_page_draws_every_refusal_as_it_is_now() -> None:
    made = run_path(str(FIXTURES / "make_refusals.py"))["made"]()
    assert (FIXTURES / "refusals.json").read_text(encoding="utf-8") == made, "run make_refusals.py"
    drawn = [one["refusal"] for one in json.loads(made)]
    assert {one["id"] for one in drawn} == refusals() - OF_NO_MODULE
    assert {one["code"] for one in drawn} >= {reason.value for reason in reasons()}
