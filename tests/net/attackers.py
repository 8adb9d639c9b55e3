"""People who wish a host ill; each attack is one go at it, and says what the host answered."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from threading import Event
from typing import Any

from tests.net.plain_client import PlainClient

Attack = Callable[["Attacker"], None]
NESTED = b'{"type":' * 20_000


class Attacker:
    """Tries one attack after the other until told to stop."""

    def __init__(self, port: int, seed: int, table: str, victim: PlainClient) -> None:
        self.port = port
        self.table = table
        self.victim = victim
        self.random = random.Random(seed)
        self.name = f"Mallory {seed}"
        self.secret = self.random.randbytes(32)
        self.received: list[str] = []
        self.tried: dict[str, int] = {}

    def run(self, stop: Event) -> None:
        while not stop.is_set():
            attack = self.random.choice(ATTACKS)
            with suppress(OSError, ConnectionError, ValueError):
                attack(self)
            self.tried[attack.__name__] = self.tried.get(attack.__name__, 0) + 1

    @contextmanager
    def client(self) -> Iterator[PlainClient]:
        with closing(PlainClient(self.port, self.secret, self.name)) as client:
            client.socket.settimeout(3)
            try:
                yield client
            finally:
                self.received += client.frames

    @contextmanager
    def guest(self) -> Iterator[PlainClient]:
        """Somebody who has signed in and watches the table."""
        with self.client() as client:
            client.join(self.table)
            yield client

    def drain(self, client: PlainClient) -> None:
        """Read until the host hangs up, which it has to."""
        while True:
            client.receive()


def noise_in_clear(attacker: Attacker) -> None:
    with closing(socket.create_connection(("127.0.0.1", attacker.port), timeout=3)) as raw:
        raw.sendall(attacker.random.randbytes(500))


def noise_in_frames(attacker: Attacker) -> None:
    with attacker.client() as client:
        client.send_bytes(attacker.random.randbytes(attacker.random.randint(1, 6000)))
        client.send_bytes(b"\0" * 8)
        attacker.drain(client)


def huge_length(attacker: Attacker) -> None:
    with attacker.client() as client:
        client.send_bytes(b"\xff\xff\xff\xff" + b"a" * 1000)
        attacker.drain(client)


def too_large_before_sign_in(attacker: Attacker) -> None:
    with attacker.client() as client:
        client.send_bytes((5000).to_bytes(4, "big") + b"a" * 5000)
        attacker.drain(client)


def half_a_frame(attacker: Attacker) -> None:
    with attacker.client() as client:
        client.send_bytes((4000).to_bytes(4, "big") + b'{"type":"hel')


def deep_nesting(attacker: Attacker) -> None:
    with attacker.guest() as client:
        body = NESTED[:60_000]
        client.send_bytes(len(body).to_bytes(4, "big") + body)
        attacker.drain(client)


def wrong_phase(attacker: Attacker) -> None:
    with attacker.client() as client:
        client.send({"type": "command", "id": 1, "revision": 1, "command": {"type": "start"}})
        attacker.drain(client)


def unsigned(attacker: Attacker) -> None:
    with attacker.client() as client:
        welcome = client.hello()
        claim = client.authentication(welcome["challenge"])
        client.send(claim | {"public_key": attacker.victim.public})
        attacker.drain(client)


def replayed_handshake(attacker: Attacker) -> None:
    """Somebody else's sign-in, word for word, on a new connection."""
    with attacker.client() as client:
        client.hello()
        client.send(attacker.victim.authentication("00" * 32))
        attacker.drain(client)


def somebody_elses_seat(attacker: Attacker) -> None:
    with attacker.guest() as client:
        commands: list[dict[str, Any]] = [
            {"type": "act", "text": f"{seat} {deed}"}
            for seat in ("A1", "B1", "A2", "B2")
            for deed in ("pass", "bid 120", "R14", "claim", "deal", "trump R")
        ]
        commands += [{"type": word} for word in ("start", "pause", "end_game", "close_table")]
        commands += [{"type": "kick", "person_key": attacker.victim.public}]
        attacker.random.shuffle(commands)
        for number, command in enumerate(commands[:12], 1):
            frame = {"type": "command", "id": number, "revision": 1, "command": command}
            client.send(frame)
        for _ in range(12):
            assert not client.until("answer")["accepted"]


def bent_messages(attacker: Attacker) -> None:
    with attacker.guest() as client:
        values: list[Any] = [None, -1, 2**60, "x" * 300, [], {}, True, 1.5, "\0", "A1"]
        fields = ("id", "revision", "command", "type", "seat", "text", "extra")
        message: dict[str, Any] = {
            "type": "command",
            "id": 1,
            "revision": 1,
            "command": {"type": "sit", "seat": "A1"},
        }
        message[attacker.random.choice(fields)] = attacker.random.choice(values)
        client.send(message)
        client.send_bytes(json.dumps(message).encode()[:20])
        attacker.drain(client)


def flood(attacker: Attacker) -> None:
    with attacker.guest() as client:
        for _ in range(2000):
            client.send({"type": "snapshot"})
        attacker.drain(client)


def guess_codes(attacker: Attacker) -> None:
    with attacker.client() as client:
        client.sign_in()
        for _ in range(10):
            client.send({"type": "find_code", "code": "maple otter walnut"})
            client.receive()


def never_reads(attacker: Attacker) -> None:
    with attacker.guest() as client:
        for _ in range(80):
            client.send({"type": "snapshot"})


ATTACKS: tuple[Attack, ...] = (
    *(noise_in_clear, noise_in_frames, huge_length, too_large_before_sign_in, half_a_frame),
    *(deep_nesting, wrong_phase, unsigned, replayed_handshake, somebody_elses_seat),
    *(bent_messages, flood, guess_codes, never_reads),
)
