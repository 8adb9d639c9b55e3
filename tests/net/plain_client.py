"""A client written from docs/protocol.md and nothing else: sockets, TLS and JSON.

It knows no rules: it deals when it may, and otherwise does one of the things that the host says
are legal.
"""

import hashlib
import hmac
import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from spake2 import SPAKE2_A

Json = dict[str, Any]
HEADER = 4
PING_EVERY = 5.0
LONGEST = 60.0
"""Seconds for any answer, which takes milliseconds."""
USUAL = ("stale", "not_your_turn", "no_such_deal", "no_game_running", "game_finished")
"""Why a command may be refused that was fair when it was sent."""


class PlainClient:
    """A connection to a host, from TLS to messages."""

    def __init__(self, port: int, secret: bytes, name: str, host: str = "127.0.0.1") -> None:
        self.key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self.key.public_key().public_bytes_raw().hex()
        self.name = name
        self.frames: list[str] = []
        """Everything that was received, as it came."""
        self.claim: Json = {}
        """The sign-in, as it was sent."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        raw = socket.create_connection((host, port), timeout=LONGEST)
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = context.wrap_socket(raw)
        der = self.socket.getpeercert(binary_form=True)
        assert der is not None
        self.fingerprint = hashlib.sha256(der).digest()
        self._pinged = time.monotonic()

    def close(self) -> None:
        self.socket.close()

    def send_bytes(self, data: bytes) -> None:
        self.socket.sendall(data)

    def send(self, message: Json) -> None:
        body = json.dumps(message).encode()
        self.send_bytes(len(body).to_bytes(HEADER, "big") + body)

    def receive(self) -> Json:
        self.keep_alive()
        length = int.from_bytes(self._read(HEADER), "big")
        text = self._read(length).decode()
        self.frames.append(text)
        message: Json = json.loads(text)
        return message

    def keep_alive(self) -> None:
        if time.monotonic() - self._pinged > PING_EVERY:
            self._pinged = time.monotonic()
            self.send({"type": "ping"})

    def _read(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            more = self.socket.recv(size - len(data))
            if not more:
                raise ConnectionError("the host hung up")
            data += more
        return data

    def until(self, *kinds: str) -> Json:
        """The next message of one of these types; pongs and news may come before it."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message
            assert message["type"] not in ("refuse", "bye", "left"), message

    def hello(self, version: int = 1) -> Json:
        self.send({"type": "hello", "version": version})
        return self.receive()

    def authentication(self, challenge: str) -> Json:
        payload = b"rook13-sign-in\0" + (1).to_bytes(4, "big") + bytes.fromhex(challenge)
        signature = self.key.sign(payload + self.fingerprint + self.name.encode())
        return {
            "type": "authenticate",
            "public_key": self.public,
            "name": self.name,
            "signature": signature.hex(),
        }

    def sign_in(self) -> Json:
        welcome = self.hello()
        assert welcome["type"] == "welcome", welcome
        self.claim = self.authentication(welcome["challenge"])
        self.send(self.claim)
        return self.until("signed_in")

    def join(self, table: str | None = None, password: str = "") -> Json:
        """Sign in and join a table, the first of the list unless told otherwise."""
        tables = self.sign_in()["tables"]
        table = table or tables[0]["table"]
        self.send({"type": "join_table", "table": table})
        answer = self.until("joined", "exchange")
        if answer["type"] == "exchange":
            salt = bytes.fromhex(answer["salt"])
            secret = hashlib.scrypt(password.encode(), salt=salt, n=4096, r=8, p=1, dklen=64)
            answer = self.prove(secret, table, answer["element"])
        view: Json = answer["view"]
        return view

    def open_by_code(self, code: str) -> Json:
        """The table with a code, or the refusal; signed in before."""
        self.send({"type": "start_code", "first_word": code.split("-")[0]})
        answer = self.until("exchange", "refuse")
        if answer["type"] == "refuse":
            return answer
        return self.prove(code.encode(), "code", answer["element"])

    def prove(self, secret: bytes, purpose: str, element: str) -> Json:
        """The host's answer to our proof; what it says is worth nothing without its own."""
        own = b"rook13-guest\0" + bytes.fromhex(self.public)
        host = b"rook13-host\0" + self.fingerprint + b"\0" + purpose.encode()
        spake = SPAKE2_A(secret, idA=own, idB=host)
        message = spake.start()
        key = spake.finish(b"B" + bytes.fromhex(element))
        proof = hmac.digest(key, b"rook13-guest", "sha256").hex()
        self.send({"type": "prove", "element": message[1:].hex(), "proof": proof})
        answer = self.until("tables", "joined", "refuse")
        if answer["type"] != "refuse":
            assert answer["proof"] == hmac.digest(key, b"rook13-host", "sha256").hex()
        return answer

    def fetch_record(self) -> Json | None:
        """The record of the hands that are over."""
        record: Json = {"hands": []}
        while True:
            lines = [
                line
                for hand in record["hands"]
                for line in (hand["deal"]["seed"], *hand["actions"])
            ]
            digest = hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
            self.send({"type": "fetch_record", "hands": len(record["hands"]), "sha256": digest})
            told = self.until("record_part")
            if not told.get("text"):
                return None
            known, record = record["hands"], json.loads(told["text"])
            record["hands"] = known[: told.get("first", 0)] + record["hands"]
            if len(record["hands"]) == told.get("total", 0):
                return record


class PlainPlayer:
    """Plays a seat to the end of the game."""

    def __init__(self, client: PlainClient, seat: str, seed: int, starts_with: int = 4) -> None:
        self.client = client
        self.seat = seat
        self.starts_with = starts_with
        self.pauses = 0.0
        """Seconds of thought before each action."""
        self.has_arrived = threading.Event()
        self.breaks_off_at = float("inf")
        """When to end the game, for who is in charge of the table."""
        self.random = random.Random(seed)
        self.view: Json = {}
        self.done: list[str] = []
        self.checked: list[str] = []
        self.record: Json | None = None
        self._next_id = 1
        self._asked: tuple[int, Json] | None = None
        self._promises: dict[int, str] = {}
        self._shares: dict[int, str] = {}
        self._published: dict[int, dict[str, str]] = {}
        self._hands: dict[int, str] = {}
        self._dealers: dict[int, tuple[str, int]] = {}
        self._deal = 0

    def play(self, table: str | None = None) -> None:
        """Play until the game is over, and fetch its record."""
        view = self.client.join(table)
        self.has_arrived.set()
        self._look(view)
        while self.view["stage"] != "finished" or self._asked:
            message = self.client.receive()
            if message["type"] == "update":
                self._learn(message.get("facts", []))
                self._look(message["view"])
            elif message["type"] == "answer":
                self._take_answer(message)
            else:
                # A checkpoint is for programs that could host the table.
                assert message["type"] in ("pong", "checkpoint_part"), message
        self.record = self.client.fetch_record()

    def _look(self, view: Json) -> None:
        self.view = view
        self._next_id = max(self._next_id, view.get("last_command", 0) + 1)
        deal = view.get("deal")
        if deal:
            self._deal = deal["number"]
            self._promises.setdefault(deal["number"], deal["commitment"])
            self._share(deal)
        if self._asked is None:
            wish = self._wish(view)
            if wish:
                time.sleep(self.pauses)
                self._asked = self._command(wish), wish

    def _share(self, deal: Json) -> None:
        number = deal["number"]
        if deal.get("commitment_wanted") and number not in self._shares:
            share = self._shares[number] = self.random.randbytes(32).hex()
            digest = hashlib.sha256(bytes.fromhex(share)).hexdigest()
            self._command({"type": "commit", "deal": number, "commitment": digest})
        if deal.get("share_wanted") and number not in self._published:
            published = self._published[number] = dict(deal["commitments"])
            share = self._shares[number]
            assert published[self.seat] == hashlib.sha256(bytes.fromhex(share)).hexdigest()
            self._command({"type": "contribute", "deal": number, "share": share})

    def _command(self, command: Json) -> int:
        number, self._next_id = self._next_id, self._next_id + 1
        revision = self.view["revision"]
        self.client.send(
            {"type": "command", "id": number, "revision": revision, "command": command}
        )
        return number

    def _wish(self, view: Json) -> Json | None:
        if view["stage"] == "open":
            return self._prepare(view)
        game = view.get("game")
        if view["stage"] != "active" or not game:
            return None
        if view.get("host") == self.client.public and time.monotonic() > self.breaks_off_at:
            return {"type": "end_game"}
        if self.seat in (view.get("next_hand") or {}).get("waiting_for", ()):
            return {"type": "ready", "ready": True}
        if game["turn"] != self.seat or view.get("next_hand"):
            return None
        if view.get("deal"):
            return (
                {"type": "act", "text": f"{self.seat} deal"} if view["deal"].get("closed") else None
            )
        text = self._choose(game)
        return {"type": "act", "text": text} if text else None

    def _prepare(self, view: Json) -> Json | None:
        if not view.get("own_seat"):
            return {"type": "sit", "seat": self.seat}
        own = next(each for each in view["seats"] if each["seat"] == self.seat)
        if not own.get("ready"):
            return {"type": "ready", "ready": True}
        ready = sum(each.get("ready", False) for each in view["seats"])
        in_charge = view.get("host") == self.client.public
        return {"type": "start"} if in_charge and ready >= self.starts_with else None

    def _choose(self, game: Json) -> str | None:
        discards = game.get("legal_discards")
        if discards:
            cards = self.random.sample(discards["cards"].split(), discards["size"])
            return f"{self.seat} down {' '.join(cards)}"
        legal: list[str] = game.get("legal", [])
        modest = [text for text in legal if text.endswith(" pass")]
        lowest = [text for text in legal if " bid " in text][:1]
        if game["phase"] == "auction" and (modest or lowest):
            return self.random.choice([*modest, *modest, *lowest])
        return self.random.choice(legal) if legal else None

    def _take_answer(self, answer: Json) -> None:
        if self._asked is None or answer["id"] != self._asked[0]:
            return
        _, command = self._asked
        self._asked = None
        if answer["accepted"] and command["type"] == "act":
            self.done.append(command["text"])
        elif not answer["accepted"]:
            assert answer["reason"] in USUAL, answer
        self._look(self.view)

    def _learn(self, facts: list[Json]) -> None:
        for fact in facts:
            event = fact.get("event", {})
            if event.get("type") == "cards_dealt":
                self._dealers[self._deal] = event["dealer"], event["number"]
            elif event.get("type") == "hand_dealt":
                self._hands[self._deal] = event["cards"]
            elif fact["type"] == "deal_revealed":
                self._check(fact)

    def _check(self, fact: Json) -> None:
        """The fair deal, as the document has it, for Rook13."""
        number, secret = fact["deal"], bytes.fromhex(fact["secret"])
        problem = ""
        if hashlib.sha256(secret).hexdigest() != self._promises[number]:
            problem = "wrong_commitment"
        elif [self.seat, self._shares[number]] not in fact["shares"]:
            problem = "share_changed"
        given = {seat: hashlib.sha256(bytes.fromhex(each)) for seat, each in fact["shares"]}
        if {seat: each.hexdigest() for seat, each in given.items()} != self._published[number]:
            problem = "share_changed"
        shares = b"".join(bytes.fromhex(share) for _, share in fact["shares"])
        seed = hashlib.sha256(secret + shares).digest()
        if seed.hex() != fact["seed"]:
            problem = "wrong_seed"
        dealer, _ = self._dealers[number]
        is_rook13 = self.view["config"]["game"] == "rook13"
        hand = self._hands[number].split()
        if is_rook13 and set(dealt_hand(seed, dealer, self.seat)) != set(hand):
            problem = "wrong_cards"
        self.checked.append(problem)


def dealt_hand(seed: bytes, dealer: str, seat: str) -> list[str]:
    """The hand that a seat gets in Rook13 (40 cards, nine each, one at a time)."""
    deck = [f"{suit}{number}" for suit in "RYBG" for number in range(5, 15)]
    words = _words(seed)
    for place in range(len(deck) - 1, 0, -1):
        limit = 2**32 - 2**32 % (place + 1)
        word = next(word for word in words if word < limit)
        other = word % (place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    seats = ["A1", "B1", "A2", "B2"]
    first = seats.index(dealer) + 1
    turn = (seats.index(seat) - first) % 4
    return deck[turn:36:4]


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1
