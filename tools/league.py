"""`python -m tools.league`: writes `docs/league.md` from the results that are kept beside it, in `docs/league/`.

Each of them is a file that `alhambra arena --json` wrote, with the command that made it and every game. A result is
kept under the bots as they were then: who plays otherwise later gets a file of its own.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from alhambra.core.config import Config
from tools import pairing
from tools.curves import curves, drawing, section

DOCS: Final = Path(__file__).parents[1] / "docs"
KEPT: Final = DOCS / "league"
PAGE: Final = DOCS / "league.md"
BOXES: Final = {"classic": "classic", "red-palace": "The Red Palace", "roll-and-write": "Roll & Write"}

HEAD: Final = """# League

Results of `alhambra arena`, made by `python -m tools.league` from the files in [league](league), which have every game.
What is in brackets is where the share of wins lies with 95 % certainty: first by rounds on the same luck, then by the
same games taken as if luck and seats had nothing to do with one another. A dash: alone nobody wins.
"""


def page(files: list[Path]) -> str:
    """The page of some results."""
    stored = [json.loads(path.read_text("utf-8")) for path in files]
    parts = [HEAD]
    for title, wanted in (("Two players", 2), ("More players", 3), ("Alone", 1)):
        rows = [_rows(path.stem, one) for path, one in zip(files, stored) if min(_config(one).seats, 3) == wanted]
        if rows:
            parts.append(f"## {title}\n\n{_table(rows)}\n")
    parts += [section(one) for one in curves(stored)]
    parts.append(pairing.section(files, stored))
    commands = "\n".join(f"{one['command']}" for one in stored)
    parts.append(f"## Commands\n\n```\n{commands}\n```\n")
    return "\n".join(parts)


def drawings(files: list[Path]) -> dict[str, str]:
    """The curves of the page, by the names of their files."""
    stored = [json.loads(path.read_text("utf-8")) for path in files]
    return {f"{one.name}.svg": drawing(one) for one in curves(stored)}


def _table(rows: list[list[str]]) -> str:
    head = (
        "| what | budget | games | bot | share of wins | as if not paired | points | ahead | rating | a decision |\n"
        "| --- | --- | --: | --- | --- | --- | --: | --- | --: | --: |"
    )
    return "\n".join([head, *(line for one in rows for line in one)])


def _rows(name: str, stored: dict[str, Any]) -> list[str]:
    """A line for each bot; what is the same for all stands in the first."""
    contest, lines = stored["contest"], []
    first = f"[{_what(_config(stored))}](league/{name}.json) | {_budget(contest)} | {stored['games']}"
    for bot in stored["bots"]:
        time = 1000 * bot["seconds"] / max(bot["decisions"], 1)
        alone = _config(stored).seats == 1
        share, unpaired = ("-", "-") if alone else (_percent(bot["share"]), _interval(bot["unpaired"]))
        lines.append(
            f"| {first} | {bot['bot']} | {share} | {unpaired} | {bot['points']['mean']:.1f} "
            f"| {_off(bot['ahead'])} | {_rating(bot['rating'])} | {time:.3g} ms |"
        )
        first = " | |"
    return lines


def _config(stored: dict[str, Any]) -> Config:
    return Config.from_stored_text(stored["contest"]["config"])


def _what(config: Config) -> str:
    known = [BOXES[config.box], f"{config.seats} seats"]
    if config.modules:
        known.append(" + ".join(config.modules))
    return ", ".join([*known, *(f"{name} {value}" for name, value in config.options)])


def _budget(contest: dict[str, Any]) -> str:
    if contest["playouts"]:
        return f"{contest['playouts']} playouts"
    return f"{contest['seconds']:g} s" if contest["seconds"] else "its own"


def _percent(share: dict[str, float]) -> str:
    return f"**{100 * share['mean']:.1f} %** {_interval(share)}"


def _interval(share: dict[str, float]) -> str:
    return f"[{100 * share['low']:.1f}, {100 * share['high']:.1f}]"


def _off(ahead: dict[str, float] | None) -> str:
    return f"{ahead['mean']:+.1f} [{ahead['low']:.1f}, {ahead['high']:.1f}]" if ahead else "-"


def _rating(rating: dict[str, float] | None) -> str:
    return f"{rating['mean']:+.0f}" if rating else "-"


def main() -> int:
    files = sorted(KEPT.glob("*.json"))
    PAGE.write_text(page(files), "utf-8")
    for name, text in drawings(files).items():
        (KEPT / name).write_text(text, "utf-8")
    print(f"{PAGE.name}: {len(files)} results")
    return 0


if __name__ == "__main__":
    sys.exit(main())
