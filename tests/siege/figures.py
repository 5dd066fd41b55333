"""What a load test has measured, and how it is told."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Figures:
    """Of one server, while it was measured. Times are in seconds."""

    done: list[float] = field(default_factory=list)  # from each command to its `done`, at who gave it
    others: list[float] = field(default_factory=list)  # from a commit to the update at the last of the others
    late: list[float] = field(default_factory=list)  # by which the generator began a move too late
    updates: int = 0
    received: int = 0  # bytes of them
    missed: int = 0
    closed: int = 0
    failed: int = 0
    seconds: float = 0.0  # for which it was measured
    server: float = 0.0  # CPU seconds of the server meanwhile
    generator: float = 0.0  # and of the generator
    memory: int = 0  # bytes of the server in the end

    @property
    def drops(self) -> int:
        return self.missed + self.closed + self.failed

    @property
    def share(self) -> float:
        """How much of a core the server needed."""
        return self.server / self.seconds if self.seconds else 0.0

    def lines(self) -> list[str]:
        return [
            "mover's `done`:    " + spread(self.done),
            "the others' update: " + spread(self.others),
            f"{len(self.done):,} commands and {self.updates:,} updates ({self.received / 1e6:,.0f} MB) in "
            f"{self.seconds:.0f} s: {len(self.done) / self.seconds:.0f} commands a second",
            f"server: {self.share:.0%} of a core, {self.memory / 2**20:.0f} MiB; "
            f"generator: {self.generator / self.seconds:.0%} of a core, late by " + spread(self.late),
            f"drops: {self.missed} missed, {self.closed} closed, {self.failed} failed",
        ]


def percentiles(times: Sequence[float]) -> list[float]:
    """Milliseconds that 50, 95, 99 and 100 percent stay within."""
    ordered = sorted(times) or [0.0]
    return [ordered[math.ceil(share * len(ordered)) - 1] * 1000 for share in (0.5, 0.95, 0.99, 1)]


def spread(times: Sequence[float]) -> str:
    return "p50 {:.1f} ms, p95 {:.1f} ms, p99 {:.1f} ms, worst {:.1f} ms".format(*percentiles(times))


def ratios(now: Figures, before: Figures) -> list[str]:
    """What is, as a part of what was."""

    def of(these: Sequence[float], those: Sequence[float]) -> str:
        pairs = zip(("p50", "p95", "p99"), percentiles(these), percentiles(those), strict=False)
        return ", ".join(f"{name} {one / two if two else math.nan:.2f}" for name, one, two in pairs)

    return [
        "mover's `done`:    " + of(now.done, before.done),
        "the others' update: " + of(now.others, before.others),
        f"CPU {now.share / before.share if before.share else math.nan:.2f}, "
        f"memory {now.memory / before.memory if before.memory else math.nan:.2f}, "
        f"bytes an update {_size(now) / _size(before) if _size(before) else math.nan:.2f}",
    ]


def _size(figures: Figures) -> float:
    return figures.received / figures.updates if figures.updates else 0.0
