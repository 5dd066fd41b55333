"""Remarks that are pictures. The page draws its own; other clients show the sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SIGNS: Final[Mapping[str, str]] = {
    "wave": "\N{WAVING HAND SIGN}",
    "smile": "\N{SMILING FACE WITH SMILING EYES}",
    "laugh": "\N{FACE WITH TEARS OF JOY}",
    "surprise": "\N{FACE WITH OPEN MOUTH}",
    "sorrow": "\N{PENSIVE FACE}",
    "thought": "\N{THINKING FACE}",
    "applause": "\N{CLAPPING HANDS SIGN}",
    "thumb": "\N{THUMBS UP SIGN}",
    "hourglass": "\N{HOURGLASS WITH FLOWING SAND}",
    "coffee": "\N{HOT BEVERAGE}",
}
