"""From the rates of a run to its figures, and from the figures to a table."""

import os
import platform
from pathlib import Path
from typing import Any

Figures = dict[str, Any]

BARS = (
    ("compiled, loop in Python", "compiled", "decisions", 20.0),
    ("compiled with its loop", "playout", "decisions", 45.0),
    ("copies, compiled", "compiled", "copies", 100.0),
    ("classic with all modules, with its loop", "all", "decisions", 8.0),
    ("The Red Palace, all modules, with its loop", "red", "decisions", 8.0),
    ("Roll & Write, three players, with its loop", "sheet", "decisions", 20.0),
    ("interpreted", "interpreted", "decisions", 2.5),
)


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def summary(results: list[Figures], notes: list[str], rounds: int, seconds: float) -> Figures:
    by_name = {result["name"]: result for result in results}
    peer = by_name.get("catanatron", {"best": {}})["best"]
    for result in results:
        result["x_catanatron"] = {m: best / peer[m] for m, best in result["best"].items() if m in peer}
    return {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "contestants": results,
        "cost": costs(by_name),
        "bars": [bar(by_name, *each) for each in BARS],
        "notes": notes,
    }


def costs(by_name: dict[str, Figures]) -> list[Figures]:
    """Microseconds of a decision by player count, compiled."""
    rows: dict[int, Figures] = {}
    for name, result in by_name.items():
        kind = name.split("-")[0]
        if kind in ("compiled", "playout"):
            row = rows.setdefault(result["seats"], {"seats": result["seats"]})
            row[kind] = 1e6 / result["best"]["decisions"]
            row["decisions_per_game"] = result["decisions_per_game"]
    return [rows[seats] for seats in sorted(rows)]


def bar(by_name: dict[str, Figures], label: str, name: str, measure: str, target: float) -> Figures:
    reached = by_name.get(name, {}).get("x_catanatron", {}).get(measure)
    return {
        "bar": label,
        "target": target,
        "reached": reached,
        "met": reached is not None and reached >= target,
    }


def number(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}"


def times(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def table(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.rjust(width) if column else cell.ljust(width) for column, (cell, width) in enumerate(pairs))
        for pairs in (zip(row, widths, strict=True) for row in rows)
    ]


def contestant_rows(figures: Figures) -> list[list[str]]:
    rows = [["", "decisions/s", "x catanatron", "copies/s", "x catanatron", "one option"]]
    for result in figures["contestants"]:
        if "-" in result["name"]:
            continue
        best, ratio = result["best"], result["x_catanatron"]
        rows.append(
            [
                f"{result['label']} {result['version']}",
                number(best.get("decisions")),
                times(ratio.get("decisions")),
                number(best.get("copies")),
                times(ratio.get("copies")),
                f"{result['single']:.0%}",
            ]
        )
    return rows


def cost_rows(figures: Figures) -> list[list[str]]:
    rows = [["players", "loop in Python", "with its loop", "decisions a game"]]
    for row in figures["cost"]:
        cells = [f"{row[kind]:.2f} us" if kind in row else "-" for kind in ("compiled", "playout")]
        rows.append([str(row["seats"]), *cells, f"{row['decisions_per_game']:.0f}"])
    return rows


def verdict(each: Figures) -> str:
    if each["reached"] is None:
        return "not measured"
    return "met" if each["met"] else f"missed by {1 - each['reached'] / each['target']:.0%}"


def bar_rows(figures: Figures) -> list[list[str]]:
    rows = [["bar, x catanatron", "target", "reached", ""]]
    for each in figures["bars"]:
        rows.append([each["bar"], times(each["target"]), times(each["reached"]), verdict(each)])
    return rows


def text(figures: Figures) -> str:
    how = f"Best of {figures['rounds']} rounds of {figures['seconds']:g} s, per CPU second of one process."
    lines = [figures["machine"], how, "", *table(contestant_rows(figures))]
    if figures["cost"]:
        lines += ["", "Cost of a decision, compiled", *table(cost_rows(figures))]
    lines += ["", *table(bar_rows(figures))]
    if figures["notes"]:
        lines += ["", *figures["notes"]]
    return "\n".join(line.rstrip() for line in lines)
