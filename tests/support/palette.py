"""The colours of the page, read from its style sheets, and how eyes see them."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from typing import Final, TypeAlias

STYLE: Final = Path(__file__).parents[2] / "web" / "src" / "style"
THEMES: Final = ("noon", "dusk")

Colour: TypeAlias = tuple[float, float, float]  # linear red, green and blue, 0 to 1

# What is left of red, green and blue light for eyes that lack one kind of cone: Machado, Oliveira and Fernandes, 2009.
EYES: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def tokens() -> dict[str, tuple[str, str]]:
    """Every role that is a plain colour, at noon and at dusk."""
    text = re.sub(
        r"/\*.*?\*/", "", (STYLE / "tokens.css").read_text() + (STYLE / "art.css").read_text(), flags=re.DOTALL
    )
    found = {}
    for block in re.findall(r":root \{(.*?)\}", text, re.DOTALL):
        for name, value in re.findall(r"--([a-z0-9-]+):\s*([^;]+);", block):
            both = re.fullmatch(r"light-dark\((#\w{6}), (#\w{6})\)", value)
            if both:
                found[name] = (both[1], both[2])
            elif re.fullmatch(r"#\w{6}", value):
                found[name] = (value, value)
    return found


def things(prefix: str, names: tuple[str, ...], role: str) -> dict[str, str]:
    """What the classes of drawings, currencies or seats set for a role."""
    text = (STYLE / "art.css").read_text()
    return {name: _last(rf"\.{prefix}{name}[^{{]*\{{[^}}]*?--{role}: (#\w{{6}})", text) for name in names}


def _last(pattern: str, text: str) -> str:
    found: list[str] = re.findall(pattern, text)
    return found[-1]


def colour(code: str) -> Colour:
    def linear(at: int) -> float:
        part = int(code[at : at + 2], 16) / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return linear(1), linear(3), linear(5)


def contrast(one: str, other: str) -> float:
    """As WCAG counts it."""

    def luminance(code: str) -> float:
        red, green, blue = colour(code)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def least_apart(codes: dict[str, str], eye: str) -> tuple[float, str]:
    """The two that look most alike to these eyes, and how far they are apart in CIELAB."""
    seen = {name: _lab(_seen(colour(code), eye)) for name, code in codes.items()}

    def apart(one: str, other: str) -> float:
        return float(sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5)

    return min((apart(one, other), f"{one} and {other}") for one, other in combinations(seen, 2))


def _seen(light: Colour, eye: str) -> Colour:
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    return red, green, blue


def _lab(light: Colour) -> Colour:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
