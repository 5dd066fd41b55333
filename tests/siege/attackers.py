"""`python -m tests.siege.attackers NAME ...`: one client that attacks a server, held to half a core of its own.

Each attack is a function that goes on until its time is over. It knows what any visitor knows, and connects again when
it is thrown out. All of it comes from one address, which is not that of the victim.
"""

from __future__ import annotations

import json
import random
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tests.siege.frames import GREETING, frame

HALF: Final = 0.5  # of a core
HERE: Final = "127.0.0.9"
MANY: Final = 1200  # sockets, where an attack wants many
SPECTATORS: Final = 500
Attack = Callable[["Attacker"], None]


class Attacker:
    """A clock, a purse of CPU time, and sockets."""

    def __init__(self, address: str, table: str, secret: str, seconds: float, seed: int) -> None:
        self.host, port = address.rsplit(":", 1)
        self.port = int(port)
        self.name = address.encode()
        self.table = table
        self.secret = secret
        self.rng = random.Random(seed)
        self.sent = 0
        self._began = time.monotonic()
        self._end = self._began + seconds

    @property
    def going(self) -> bool:
        """Whether there is time left; waits while half a core is used up."""
        while time.process_time() > HALF * (time.monotonic() - self._began) + 0.02:
            time.sleep(0.002)
        return time.monotonic() < self._end

    def connect(self, here: str = HERE) -> socket.socket | None:
        """A socket, if it is to be had."""
        self.sent += 1
        one = socket.socket()
        one.settimeout(1.0)
        try:
            one.bind((here, 0))
            one.connect((self.host, self.port))
        except OSError:
            one.close()
            time.sleep(0.005)
            return None
        return one

    def websocket(self, seated: bool = False, header: bytes = b"", here: str = HERE) -> socket.socket | None:
        """One that has greeted at the attacker's table."""
        one = self.connect(here)
        if one is None:
            return None
        hello: dict[str, Any] = {"type": "hello", "table": self.table, "secrets": [self.secret] if seated else []}
        told = b""
        try:
            one.sendall(GREETING % (self.name, header))
            while b"\r\n\r\n" not in told:
                part = one.recv(4096)
                if not part:
                    break
                told += part
            if b" 101 " in told[:20]:
                one.sendall(frame(1, json.dumps(hello).encode()))
                return one
        except OSError:
            pass
        one.close()
        return None

    def flood(self, one: socket.socket, block: bytes, read: bool = True) -> bool:
        """Send until it is not taken any more; whether the connection is still there."""
        self.sent += 1
        try:
            one.setblocking(False)
            with suppress(BlockingIOError):
                one.send(block)
            if read:
                with suppress(BlockingIOError):
                    while one.recv(1 << 18):
                        pass
                    return False
        except OSError:
            return False
        return True

    def head(self, line: str, *more: str) -> bytes:
        return "\r\n".join((f"{line} HTTP/1.1", f"Host: {self.name.decode()}", *more, "", "")).encode()


def _flooding(block: bytes, read: bool = True) -> Attack:
    """Frames on one connection, and on the next when that is gone."""

    def attack(by: Attacker) -> None:
        while by.going:
            one = by.websocket()
            while one is not None and by.flood(one, block, read) and by.going:
                pass

    return attack


def _unread(by: Attacker) -> None:
    """Pings on many connections, and nobody reads the pongs."""
    held: list[socket.socket] = []
    while by.going:
        if len(held) < 90 and (one := by.websocket()) is not None:
            held.append(one)
        held = [one for one in held if by.flood(one, frame(9, b"p" * 125) * 20, read=False)]


def _holding(first: Callable[[Attacker], bytes], then: bytes = b"") -> Attack:
    """Very many sockets that have said something, and go on with as little as possible."""

    def attack(by: Attacker) -> None:
        held: list[socket.socket] = []
        while by.going:
            if len(held) < MANY and (one := by.connect()) is not None:
                held.append(one)
                by.flood(one, first(by))
            if by.rng.random() < 0.1:
                held = [one for one in held if by.flood(one, then)]

    return attack


def _streaming(first: Callable[[Attacker], bytes], more: bytes) -> Attack:
    """As many bytes as are taken, on one socket after the other."""

    def attack(by: Attacker) -> None:
        while by.going:
            one = by.connect()
            if one is not None and by.flood(one, first(by)):
                while by.flood(one, more) and by.going:
                    pass
            if one is not None:
                one.close()

    return attack


def _repeating(line: str) -> Attack:
    """One request after the other on one socket, each as soon as the one before is answered."""

    def attack(by: Attacker) -> None:
        request = by.head(line.format(table=by.table))
        while by.going:
            one = by.connect()
            with suppress(OSError):
                while one is not None and by.going:
                    one.sendall(request)
                    by.sent += 1
                    if not one.recv(1 << 18):
                        break
            if one is not None:
                one.close()

    return attack


def _crowding(by: Attacker) -> None:
    """Spectators from everywhere at one table, who all read what they are told."""
    held: list[socket.socket] = []
    while by.going:
        if len(held) < SPECTATORS:
            one = by.websocket(here=f"127.0.1.{by.rng.randrange(1, 200)}")
            held += [one] if one is not None else []
        if by.rng.random() < 0.02 or len(held) >= SPECTATORS:
            held = [one for one in held if by.flood(one, b"")]
            time.sleep(0.01)
    print(f"{len(held)} spectators stayed", file=sys.stderr)


def _storm(by: Attacker) -> None:
    """Connections that end as soon as they are there."""
    while by.going:
        one = by.connect()
        if one is not None:
            one.close()


def _asking(message: Callable[[Attacker], dict[str, Any]], network: bool = False) -> Attack:
    """Three who talk as fast as they are let, and come back when they are thrown out."""

    def attack(by: Attacker) -> None:
        lines: list[socket.socket] = []
        while by.going:
            if len(lines) < 3:
                far = f"X-Forwarded-For: 2001:db8::{by.rng.randrange(65536):x}:{by.rng.randrange(65536):x}\r\n"
                one = by.websocket(seated=True, header=far.encode() if network else b"")
                lines += [one] if one is not None else []
            block = b"".join(frame(1, json.dumps(message(by)).encode()) for _ in range(10))
            lines = [one for one in lines if by.flood(one, block)]
            time.sleep(0.002)

    return attack


def _question(by: Attacker) -> dict[str, Any]:
    kind = by.rng.choice(("ask-legal", "ask-effect", "ask-places", "ask-why"))
    asked: dict[str, Any] = {"type": kind, "ask": by.rng.randrange(10**6), "seat": 0}
    if kind == "ask-why":
        asked["action"] = "take:y3,g2"
    elif kind != "ask-legal":
        asked["tile"] = by.rng.choice(("tower-9-ES", "garden-8-N", "manor-6-W", "pavilion-2-NEW"))
    return asked


def _remark(by: Attacker) -> dict[str, Any]:
    kind = by.rng.choice(("say", "rename", "undo", "redo"))
    told: dict[str, Any] = {"type": kind, "id": f"{by.rng.random()}", "seat": 0}
    if kind == "say":
        told["text"] = "long speech " * 40
    elif kind == "rename":
        told["name"] = f"Anna {by.rng.randrange(1000)}"
    return told


def _tables(by: Attacker) -> None:
    """New tables, each of which is looked at."""
    while by.going:
        one = by.connect()
        if one is None:
            continue
        new = {"id": f"{by.rng.random():.20f}".ljust(30, "x")[:30].replace(".", "_"), "seats": [{"kind": "open"}] * 6}
        body = json.dumps(new)
        kind = ("Content-Type: application/json", f"Content-Length: {len(body)}")
        by.flood(one, by.head("POST /api/tables", *kind) + body.encode())
        by.flood(one, by.head(f"GET /api/tables/{by.table}/invitation.svg?x={by.rng.random()}"))
        one.close()


_ENDLESS: Final = ("Content-Type: application/json", "Content-Length: 100000000000")

ATTACKS: Final[dict[str, Attack]] = {
    "pings": _flooding(frame(9, b"") * 5000),
    "pongs": _flooding(frame(10, b"") * 5000),
    "continuations": _flooding(frame(1, b"", fin=False) + frame(0, b"", fin=False) * 5000),
    "messages": _flooding(frame(1, b'{"type":"ping"}') * 2000),
    "unread-pongs": _unread,
    "idle-sockets": _holding(lambda _: b""),
    "slow-heads": _holding(lambda by: by.head("GET /")[:-2], b"X"),
    "slow-bodies": _holding(lambda by: by.head("POST /api/tables", *_ENDLESS) + b"{", b" "),
    "long-heads": _streaming(lambda by: by.head("GET /")[:-2], b"X-Header: value\r\n" * 5000),
    "long-lines": _streaming(lambda by: by.head("GET /")[:-2] + b"X: ", b"x" * 200_000),
    "long-bodies": _streaming(lambda by: by.head("POST /api/tables", *_ENDLESS), b"x" * 200_000),
    "bodies-nobody-wants": _streaming(lambda by: by.head("GET /", *_ENDLESS), b"x" * 200_000),
    "pipelining": _streaming(lambda by: by.head("GET /") * 3000, b""),
    "requests": _repeating("GET /"),
    "dear-requests": _repeating("GET /api/tables/{table}?palace=0"),
    "connections": _storm,
    "questions": _asking(_question),
    "questions-of-a-network": _asking(_question, network=True),
    "remarks": _asking(_remark),
    "new-tables": _tables,
    "spectators": _crowding,
}


def main(words: list[str]) -> None:
    name, address, table, secret, seconds, seed = words
    by = Attacker(address, table, secret, float(seconds), int(seed))
    ATTACKS[name](by)
    print(by.sent)


if __name__ == "__main__":
    main(sys.argv[1:])
