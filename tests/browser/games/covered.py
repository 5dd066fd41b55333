"""Whether every verb of every module, and every ability, was sent by touch in the games that were played."""

from __future__ import annotations

import json
import sys

from alhambra.modules.guards.board import NAMES
from alhambra.server.protocol.declared import verbs
from tests.browser.games.plans import PLANS
from tests.browser.games.records import record_of


def wanted() -> set[str]:
    """Every verb of a module; an ability is used by its name."""
    return verbs()["ModuleVerb"] - {"use"} | {f"use:{name}" for name in NAMES}


def main() -> int:
    played = [plan for plan in PLANS if record_of(plan).exists()]
    sent = {
        ":".join(action.split(":")[: 2 if action.startswith("use:") else 1])
        for plan in played
        if plan.way == "touch"
        for action in json.loads(record_of(plan).read_text(encoding="utf-8"))["sent"]
    }
    missing = sorted(one for one in wanted() if one not in sent)
    print(f"{len(played)} of {len(PLANS)} games were played; sent by touch: {', '.join(sorted(sent))}.")
    if missing:
        print(f"Never sent: {', '.join(missing)}.")
    return 1 if missing or len(played) < len(PLANS) else 0


if __name__ == "__main__":
    sys.exit(main())
