"""Whether every verb of modules and of sheets, and every ability, was sent by touch in the games that were played."""

from __future__ import annotations

import json
import sys
from typing import Final

from alhambra.modules.guards.board import NAMES
from alhambra.server.protocol.declared import verbs
from tests.browser.games.plans import PLANS, Plan
from tests.browser.games.records import record_of

SHEETS: Final = "roll-and-write"
BACK: Final = {"undo", "redo", "restart"}


def wanted() -> set[str]:
    """Every verb of a module, of which an ability is used by its name; at sheets also what takes a turn back."""
    known = verbs()
    abilities = {f"use:{name}" for name in NAMES}
    return known["ModuleVerb"] - {"use"} | abilities | {f"{SHEETS}: {verb}" for verb in known["SheetVerb"] | BACK}


def sent_in(plan: Plan) -> set[str]:
    """What was sent in a game; two games have verbs of the same name."""
    record = json.loads(record_of(plan).read_text(encoding="utf-8"))
    if plan.box == SHEETS:
        return {f"{SHEETS}: {action.partition(':')[0]}" for action in (*record["sent"], *record["orders"])}
    return {":".join(action.split(":")[: 2 if action.startswith("use:") else 1]) for action in record["sent"]}


def main() -> int:
    played = [plan for plan in PLANS if record_of(plan).exists()]
    sent = {verb for plan in played if plan.way == "touch" for verb in sent_in(plan)}
    missing = sorted(one for one in wanted() if one not in sent)
    print(f"{len(played)} of {len(PLANS)} games were played; sent by touch: {', '.join(sorted(sent))}.")
    if missing:
        print(f"Never sent: {', '.join(missing)}.")
    return 1 if missing or len(played) < len(PLANS) else 0


if __name__ == "__main__":
    sys.exit(main())
