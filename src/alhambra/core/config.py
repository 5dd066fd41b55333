"""What is played: the box, its modules and options, the number of seats, and by which revision of the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from alhambra.core.errors import ConfigError

FIRST: Final = 1  # revision of any rules


def check_seed(seed: str) -> None:
    """Refuse a seed that could not be written down and typed again."""
    if not seed or not seed.isprintable():
        raise ConfigError("no-seed")


@dataclass(frozen=True, slots=True)
class Config:
    """One game to be played. `alhambra.open_game` refuses what the rules do not allow.

    `rules` names the revision of each part: the box and its modules. A part that is not named is played by its first
    revision, because what was stored before there were others names none; without `rules` the newest are played.
    """

    box: str = "classic"
    seats: int = 4
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    rules: tuple[tuple[str, int], ...] | None = None

    def revision(self, part: str) -> int:
        """The revision of the rules that a part is played by, once `rules` are given."""
        return dict(self.rules or ()).get(part, FIRST)

    def settled(self, newest: Mapping[str, int]) -> Config:
        """The same with the revision of every part, of which these are the newest.

        Options are in their order, however they were given, as they are when they are read.
        """
        options = tuple(sorted(self.options))
        if self.rules is None:
            return replace(self, options=options, rules=tuple(newest.items()))
        for part, revision in self.rules:
            if part not in newest:
                raise ConfigError("no-such-part", part=part, config=self.to_text(), known=tuple(newest))
            if not FIRST <= revision <= newest[part]:
                raise ConfigError("no-such-revision", revision=revision, part=part, newest=newest[part])
        if len(dict(self.rules)) < len(self.rules):
            raise ConfigError("revision-twice")
        return replace(self, options=options, rules=tuple((part, self.revision(part)) for part in newest))

    def to_json(self) -> dict[str, object]:
        """Plain data, as records hold it beside the revisions of the rules."""
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
            raise ConfigError("config-fields")
        box, seats, modules, options = data["box"], data["seats"], data["modules"], data["options"]
        if not isinstance(box, str):
            raise ConfigError("config-box")
        if not isinstance(seats, int) or isinstance(seats, bool):
            raise ConfigError("config-seats")
        if not isinstance(modules, list) or not all(isinstance(name, str) for name in modules):
            raise ConfigError("config-modules")
        if not isinstance(options, dict) or not all(isinstance(text, str) for text in options.values()):
            raise ConfigError("config-options")
        return Config(box, seats, tuple(modules), tuple(sorted(options.items())))

    def to_text(self) -> str:
        """One word: box, seats, modules, options, as `classic/4/-/-`; then revisions of rules other than the first.

        Without `rules` it names no revisions, as a person does; a config that is stored always has them.
        """
        options = ",".join(f"{name}={value}" for name, value in self.options)
        later = ",".join(f"{part}={number}" for part, number in sorted(self.rules or ()) if number != FIRST)
        text = f"{self.box}/{self.seats}/{','.join(self.modules) or '-'}/{options or '-'}"
        return f"{text}/{later}" if later else text

    @staticmethod
    def from_text(text: str) -> Config:
        """The config that a person types: if the text names no revisions, the newest rules are played."""
        return _read(text, None)

    @staticmethod
    def from_stored_text(text: str) -> Config:
        """The config that `to_text` wrote for a stored game.

        A part without a revision is played by its first: `to_text` leaves out first revisions, and text that was
        stored before there were revisions names none.
        """
        return _read(text, ())


def _read(text: str, unnamed: tuple[tuple[str, int], ...] | None) -> Config:
    """The config of a text; `unnamed` are its rules if it names none."""
    parts = text.split("/")
    if len(parts) not in (4, 5) or not re.fullmatch("[0-9]{1,3}", parts[1]):
        raise ConfigError("no-config", text=text)
    modules = () if parts[2] == "-" else tuple(parts[2].split(","))
    options = tuple(sorted(_pairs(parts[3])))
    if len(parts) == 4:
        return Config(parts[0], int(parts[1]), modules, options, unnamed)
    if not re.fullmatch("[a-z-]+=[0-9]{1,3}(,[a-z-]+=[0-9]{1,3})*", parts[4]):
        raise ConfigError("no-config-revisions", text=text)
    rules = tuple((part, int(number)) for part, number in _pairs(parts[4]))
    return Config(parts[0], int(parts[1]), modules, options, rules)


def _pairs(text: str) -> list[tuple[str, str]]:
    words = [] if text == "-" else [word.partition("=") for word in text.split(",")]
    return [(name, value) for name, _, value in words]
