"""What is played: the box, its modules and options, and the number of seats."""

from __future__ import annotations

import re
from dataclasses import dataclass

from alhambra.core.errors import ConfigError


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be written down and typed again."""
    if not seed or not seed.isprintable():
        raise ConfigError("A seed is a number or a text of at least one character, all of which can be shown.")


@dataclass(frozen=True, slots=True)
class Config:
    """One game to be played. `alhambra.open_game` refuses what the rules do not allow."""

    box: str = "classic"
    seats: int = 4
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def to_json(self) -> dict[str, object]:
        """Plain data, as records hold it."""
        return {
            "box": self.box,
            "seats": self.seats,
            "modules": list(self.modules),
            "options": dict(self.options),
        }

    @staticmethod
    def from_json(data: object) -> Config:
        """The config that `to_json` wrote."""
        if not isinstance(data, dict) or set(data) != {"box", "seats", "modules", "options"}:
            raise ConfigError("A config holds box, seats, modules and options, and nothing else.")
        box, seats, modules, options = data["box"], data["seats"], data["modules"], data["options"]
        if not isinstance(box, str):
            raise ConfigError("The box of a config is a name.")
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise ConfigError("The seats of a config are a whole number.")
        if not isinstance(modules, list) or not all(isinstance(name, str) for name in modules):
            raise ConfigError("The modules of a config are a list of names.")
        if not isinstance(options, dict) or not all(isinstance(text, str) for text in options.values()):
            raise ConfigError("The options of a config are names with texts.")
        return Config(box, seats, tuple(modules), tuple(sorted(options.items())))

    def to_text(self) -> str:
        """One word: box, seats, modules, options, as `classic/4/-/-`."""
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.box}/{self.seats}/{','.join(self.modules) or '-'}/{options or '-'}"

    @staticmethod
    def from_text(text: str) -> Config:
        """The config that `to_text` wrote."""
        parts = text.split("/")
        if len(parts) != 4 or not re.fullmatch("[0-9]{1,3}", parts[1]):
            raise ConfigError(f"'{text}' is no config: write box/seats/modules/options, as classic/4/-/-.")
        modules = () if parts[2] == "-" else tuple(parts[2].split(","))
        pairs = [] if parts[3] == "-" else [pair.partition("=") for pair in parts[3].split(",")]
        return Config(parts[0], int(parts[1]), modules, tuple(sorted((name, value) for name, _, value in pairs)))
