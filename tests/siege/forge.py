"""Messages that are almost right: made from the schema, spoilt field by field."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.siege.words import word

SCHEMA: Final = Path(__file__).parents[2] / "docs/protocol.schema.json"
FIRST: Final = "Hello"

# What a field may hold that it should not.
NASTY: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 5, 6, 2**31, 2**53, 2**63, -(2**63) - 1, 2**64, 10**400, 0.5, -0.0, 1e308, 1e-400,
    "", " ", "0", "null", "\x00", "a\x00b", "\u202e", "\u200b", "\ufeff", "\ufffd", "\U0001f3f0" * 30, "e\u0301" * 24,
    "a" * 25, "b" * 500, "c" * 501, "d" * 15_000, "A" * 22, "../../etc/passwd", "'; DROP TABLE entries; --", "%00",
    "{}", "<script>alert(1)</script>", "\u2028", "\t\r\n", "\x7f", "İ", "ß" * 24, "ﷺ" * 24, "\u0600" * 24, "$where",
    [], [[]], {}, [0] * 1000, ["x"] * 7, {"type": "ping"}, {"": ""}, {"__proto__": 1}, [None] * 20,
)  # fmt: skip
ACTIONS: Final = (
    "done", "pass", "take:", "take:b1", "take:b9,b9,b9,b9", "buy:0:", "buy:1:b1",
    "buy:99999999999999999999:b1", "lay:@",
    "lay:purple2@0,0", "lay:x@9e9,1", "keep:", "give:x", "remove:fountain", "swap:a/b", "swap:/", "x" * 200,
    "lay:a@b@c",
    "take:" + ",".join(["y5"] * 40), "TAKE:b1", "take:b１", "buy:١:b1", "pass:", "done ", ":", "::::",
    "lay:tower13@N0E0",
)  # fmt: skip


@dataclass
class Known:
    """What an attacker has found out."""

    tables: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)  # of commands that others sent
    actions: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=lambda: ["pavilion2", "tower13", "fountain"])


class Forge:
    """Makes messages; the same ones for the same seed."""

    def __init__(self, known: Known, rng: random.Random) -> None:
        self.known = known
        self._rng = rng
        self._definitions: dict[str, Any] = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
        refs = [one["$ref"].rsplit("/", 1)[1] for one in self._definitions["FromClient"]["anyOf"]]
        # Who leaves has nothing more to lose: that comes seldom.
        self.kinds = [name for name in refs if name not in (FIRST, "Leave")] * 10 + ["Leave"]

    def message(self) -> bytes:
        """Anything but a greeting, spoilt or not."""
        return self._perhaps_spoilt(self.valid(self._rng.choice(self.kinds)))

    def greeting(self) -> bytes:
        """A first message that is spoilt, or leads nowhere."""
        return self._perhaps_spoilt(self.valid(FIRST))

    def new_table(self) -> bytes:
        """The body of a request for a table."""
        return self._spoilt(self.valid("NewTable"))

    def valid(self, name: str) -> dict[str, Any]:
        """A message as the schema asks for it."""
        made = self._made({"$ref": f"#/$defs/{name}"}, "")
        assert isinstance(made, dict), "messages are objects"
        return made

    def _made(self, schema: dict[str, Any], name: str) -> Any:
        if "$ref" in schema:
            wanted = self._definitions[schema["$ref"].rsplit("/", 1)[1]]
            return self._made(wanted, name)
        if "anyOf" in schema:
            return self._made(self._rng.choice(schema["anyOf"]), name)
        if "enum" in schema:
            return self._rng.choice(schema["enum"])
        match schema.get("type"):
            case "object" if "properties" in schema:
                needed = schema.get("required", ())
                fields = {key: one for key, one in schema["properties"].items() if key in needed or self._often()}
                return {key: self._made(one, key) for key, one in fields.items()}
            case "object":
                return {}
            case "array":
                low, high = schema.get("minItems", 0), min(4, schema.get("maxItems", 4))
                return [self._made(schema["items"], name) for _ in range(self._rng.randint(low, high))]
            case "integer":
                low = schema.get("minimum", 0)
                return self._rng.randint(low, min(schema.get("maximum", low + 9), low + 9))
            case "boolean":
                return self._rng.random() < 0.5
            case "string":
                return self._string(schema, name)
        return None

    def _string(self, schema: dict[str, Any], name: str) -> str:
        pools: dict[str, Sequence[str]] = {
            "table": self.known.tables,
            "action": [*ACTIONS, *self.known.actions],
            "tile": self.known.tiles,
            "bot": ("greedy", "random", "human"),
            "box": ("classic", "red-palace", "roll-and-write"),
        }
        if pools.get(name) and self._often():
            return self._rng.choice(pools[name])
        if name == "day":
            return self._rng.choice(("2026-11-18", "2026-11-19", "2999-12-31", "2026-02-30"))
        if name == "id" and self.known.ids and self._rng.random() < 0.2:
            return self._rng.choice(self.known.ids)
        if name == "day":
            return f"20{self._rng.randint(10, 99)}-{self._rng.randint(1, 12):02}-{self._rng.randint(1, 31):02}"
        if found := re.search(r"\{(\d+)(?:,(\d+))?\}", schema.get("pattern", "")):
            made = word(self._rng, int(found[1]))
            return made.lower().replace("_", "a").replace("-", "b") if "A-Z" not in schema["pattern"] else made
        return word(
            self._rng, self._rng.randint(max(1, schema.get("minLength", 1)), min(24, schema.get("maxLength", 24)))
        )

    def _often(self) -> bool:
        return self._rng.random() < 0.7

    # Spoiling ---------------------------------------------------------------------------------------------------------

    def _perhaps_spoilt(self, message: dict[str, Any]) -> bytes:
        return json.dumps(message).encode() if self._rng.random() < 0.3 else self._spoilt(message)

    def _spoilt(self, message: dict[str, Any]) -> bytes:
        if self._rng.random() < 0.75:
            how: Callable[[dict[str, Any]], None] = self._rng.choice(
                (self._replace, self._drop, self._add, self._retype)
            )
            how(message)
            return json.dumps(message, ensure_ascii=self._rng.random() < 0.5).encode(errors="surrogatepass")
        return self._garbled(json.dumps(message).encode())

    def _replace(self, message: dict[str, Any]) -> None:
        place: Any = message
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                return
            key = self._rng.choice(keys)
            if not isinstance(place[key], dict | list) or not place[key] or self._rng.random() < 0.3:
                place[key] = self._rng.choice(NASTY)
                return
            place = place[key]

    def _drop(self, message: dict[str, Any]) -> None:
        del message[self._rng.choice(list(message))]

    def _add(self, message: dict[str, Any]) -> None:
        message[self._rng.choice(("seq", "x", "", "type ", "Type", "kind", "at", "__class__", "z" * 3000))] = (
            self._rng.choice(NASTY)
        )

    def _retype(self, message: dict[str, Any]) -> None:
        for key in ("type", "kind"):
            if key in message:
                message[key] = self._rng.choice(("update", "done", "hello", "PING", "", "commit ", "created", 3, None))

    def _garbled(self, text: bytes) -> bytes:
        at = self._rng.randrange(len(text) + 1)
        match self._rng.randrange(10):
            case 0:
                return text[:at]
            case 1:
                return text[:at] + bytes([self._rng.randrange(0x80)]) + text[at:]
            case 2:
                return b"\xef\xbb\xbf" + text
            case 3:
                return text + text
            case 4:
                depth = self._rng.choice((50, 1000, 7000))
                return b'{"type":"say","id":' + b"[" * depth + b"]" * depth + b"}"
            case 5:
                return re.sub(rb":\d+", b":" + b"9" * self._rng.choice((20, 400, 5000)), text)
            case 6:
                return text.replace(b'"', b"'")
            case 7:
                return text[:-1] + b"," + text[1:]  # every key twice
            case 8:
                return text.replace(b'":"', b'":"\\ud800', 1)  # half a pair of surrogates
            case _:
                return self._rng.choice(
                    (b"", b"null", b"[]", b"0", b'""', b"NaN", b"{", b"\x00", b"1e999", b"true", b"{}")
                )
