"""People who wish a host ill; each attack is one go at it, and says how the host ended it.

An attack that breaks the protocol drains the connection: the host has to hang up on it.
"""

from __future__ import annotations

import json
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from threading import Event
from typing import Any

from tests.net.plain_client import LONGEST, PlainClient

Attack = Callable[["Attacker"], str]
HUNG_UP = "hung up"
UNHARMED = "unharmed"
NESTED = b'{"z":' * 12_000
"""Deeper than any Python reads: the newest give up after ten thousand levels."""


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
        self.tried: Counter[str] = Counter()
        self.endings: dict[str, Counter[str]] = {}
        """How the host ended each kind: its last code, or that it hung up without a word."""

    def run(self, first: Sequence[Attack], stop: Event) -> None:
        """Try these attacks, and then any until it is time to stop."""
        for attack in first:
            self._try(attack)
        while not stop.is_set():
            self._try(self.random.choice(ATTACKS))

    def _try(self, attack: Attack) -> None:
        self.tried[attack.__name__] += 1
        try:
            ending = attack(self)
        except TimeoutError:
            ending = "nothing"
        except OSError:
            # Who is sent away may find the connection gone before the last word has come.
            ending = HUNG_UP
        self.endings.setdefault(attack.__name__, Counter())[ending] += 1

    @contextmanager
    def client(self) -> Iterator[PlainClient]:
        with closing(PlainClient(self.port, self.secret, self.name)) as client:
            client.socket.settimeout(LONGEST)
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

    def drain(self, client: PlainClient) -> str:
        """Read until the host hangs up, which it has to; return its last word."""
        while True:
            message = client.receive()
            if message["type"] in ("bye", "refuse"):
                return str(message.get("reason", message.get("code")))


def noise_in_clear(attacker: Attacker) -> str:
    with closing(socket.create_connection(("127.0.0.1", attacker.port), timeout=LONGEST)) as raw:
        raw.sendall(attacker.random.randbytes(500))
        while raw.recv(4096):
            pass
        return HUNG_UP


def noise_in_frames(attacker: Attacker) -> str:
    with attacker.client() as client:
        client.send_bytes(attacker.random.randbytes(attacker.random.randint(1, 6000)))
        client.send_bytes(b"\0" * 8)
        return attacker.drain(client)


def huge_length(attacker: Attacker) -> str:
    with attacker.client() as client:
        client.send_bytes(b"\xff\xff\xff\xff" + b"a" * 1000)
        return attacker.drain(client)


def too_large_before_sign_in(attacker: Attacker) -> str:
    with attacker.client() as client:
        client.send_bytes((5000).to_bytes(4, "big") + b"a" * 5000)
        return attacker.drain(client)


def half_a_frame(attacker: Attacker) -> str:
    with attacker.client() as client:
        client.send_bytes((4000).to_bytes(4, "big") + b'{"type":"hel')
    return UNHARMED


def deep_nesting(attacker: Attacker) -> str:
    with attacker.guest() as client:
        client.send_bytes(len(NESTED).to_bytes(4, "big") + NESTED)
        return attacker.drain(client)


def wrong_phase(attacker: Attacker) -> str:
    with attacker.client() as client:
        client.send({"type": "command", "id": 1, "revision": 1, "command": {"type": "start"}})
        return attacker.drain(client)


def unsigned(attacker: Attacker) -> str:
    with attacker.client() as client:
        welcome = client.hello()
        claim = client.authentication(welcome["challenge"])
        client.send(claim | {"public_key": attacker.victim.public})
        return attacker.drain(client)


def replayed_handshake(attacker: Attacker) -> str:
    """Somebody else's sign-in, word for word, on a new connection."""
    with attacker.client() as client:
        client.hello()
        client.send(attacker.victim.claim)
        return attacker.drain(client)


def somebody_elses_seat(attacker: Attacker) -> str:
    with attacker.guest() as client:
        commands: list[dict[str, Any]] = [
            {"type": "act", "text": f"{seat} {deed}"}
            for seat in ("A1", "B1", "A2", "B2", "P1", "P2")
            for deed in ("pass", "bid 120", "bid 7H", "bid 1", "R14", "claim", "deal", "trump R")
        ]
        commands += [{"type": word} for word in ("start", "pause", "end_game", "close_table")]
        commands += [{"type": "kick", "person_key": attacker.victim.public}]
        attacker.random.shuffle(commands)
        for number, command in enumerate(commands[:12], 1):
            frame = {"type": "command", "id": number, "revision": 1, "command": command}
            client.send(frame)
        for _ in range(12):
            assert not client.until("answer")["accepted"]
    return UNHARMED


def bent_messages(attacker: Attacker) -> str:
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
        return attacker.drain(client)


def flood(attacker: Attacker) -> str:
    with attacker.guest() as client:
        for _ in range(2000):
            client.send({"type": "snapshot"})
        return attacker.drain(client)


def guess_codes(attacker: Attacker) -> str:
    with attacker.client() as client:
        client.sign_in()
        answers = [client.open_by_code("maple-otter-walnut").get("code") for _ in range(10)]
        # Where each guess takes long, some of them are allowed again.
        limited = "too_many_guesses"
        return limited if limited in answers else str(answers[-1])


def never_reads(attacker: Attacker) -> str:
    with attacker.guest() as client:
        for _ in range(80):
            client.send({"type": "snapshot"})
    return UNHARMED


def ask_for_the_record(attacker: Attacker) -> str:
    with attacker.guest() as client:
        client.fetch_record()
        client.send({"type": "fetch_record", "hands": 1000})
        assert not client.until("record_part").get("first")
        client.send({"type": "fetch_record", "hands": -1})
        return attacker.drain(client)


ENDINGS: dict[Attack, set[str]] = {
    noise_in_clear: {HUNG_UP},
    noise_in_frames: {"too_large", "bad_frame", "bad_message", HUNG_UP},
    huge_length: {"too_large", HUNG_UP},
    too_large_before_sign_in: {"too_large", HUNG_UP},
    half_a_frame: {UNHARMED},
    deep_nesting: {"too_deep", HUNG_UP},
    wrong_phase: {"wrong_state", HUNG_UP},
    unsigned: {"bad_signature", HUNG_UP},
    replayed_handshake: {"bad_signature", HUNG_UP},
    somebody_elses_seat: {UNHARMED},
    bent_messages: {"bad_message", HUNG_UP},
    flood: {"too_fast", HUNG_UP},
    guess_codes: {"too_many_guesses"},
    never_reads: {UNHARMED, HUNG_UP},
    ask_for_the_record: {"bad_message", HUNG_UP},
}
"""Every kind of attack, and how the host may end it."""
ATTACKS = tuple(ENDINGS)
