"""docs/protocol.md speaks of everything there is, and what it shows can be read."""

from __future__ import annotations

import hmac
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from spake2 import SPAKE2_A, SPAKE2_B

from rook13.engine.rules import RULESETS
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.shuffle import deck_order
from rook13.protocol import framing
from rook13.protocol.connection import DEFAULT_TIMING, sign_in_payload
from rook13.protocol.errors import Code
from rook13.protocol.framing import encode
from rook13.protocol.messages import (
    FEATURES,
    PROTOCOL_VERSION,
    Authenticate,
    Message,
    ToClient,
    ToHost,
)
from rook13.protocol.states import TRANSITIONS, State
from rook13.protocol.vocabulary import WireTableView, read_view
from rook13.protocol.wire import tag_of
from rook13.table import limits
from rook13.table.fair_deal import DealProblem, commitment_to, seed_from
from tests.protocol.wire_text import describe
from tests.protocol.wire_types import SECTIONS, TAGGED, UNIONS, VALUES, WireResult

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
READERS: dict[str, Any] = {**UNIONS, "table_view": WireTableView, "result": WireResult}
BLOCKS = re.findall(r"^```json (\w+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    found = []
    for kind, block in BLOCKS:
        decoder, place = json.JSONDecoder(), 0
        while block[place:].strip():
            _, end = decoder.raw_decode(block, place)
            found.append((kind, block[place:end]))
            place = end + 1
    return found


def section(title: str) -> str:
    """Return the text from a heading to the next heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, f"there is no heading {title}"
    return found[1]


def row(tag: str, within: str) -> str:
    found = re.search(rf"^\| `{tag}` \|.*$", section(within), re.MULTILINE)
    assert found, f"{tag} has no row in {within}"
    return found[0]


def described(group: str, cls: type[msgspec.Struct]) -> str:
    tag = tag_of(cls.__name__)
    rows = {"command": "Commands", "fact": "Facts", "event": "Events"}
    return row(tag, rows[group]) if group in rows else section(f"`{tag}`")


def limits_of(cls: type[msgspec.Struct]) -> dict[str, str]:
    info = msgspec.inspect.type_info(cls)
    assert isinstance(info, msgspec.inspect.StructType)
    return {field.encode_name: describe(field.type) for field in info.fields}


@pytest.mark.parametrize(("group", "cls"), TAGGED, ids=lambda value: str(value))
def test_every_message_and_field_is_described(group: str, cls: type[msgspec.Struct]) -> None:
    text = described(group, cls)
    in_row = group in ("command", "fact", "event")
    for name, limit in limits_of(cls).items():
        assert (f"`{name}` {limit}" if in_row else f"\n| `{name}` | {limit} |") in text


@pytest.mark.parametrize("cls", VALUES, ids=lambda cls: cls.__name__)
def test_every_field_of_a_value_is_described(cls: type[msgspec.Struct]) -> None:
    text = "\n" + section(SECTIONS[cls])
    for name, limit in limits_of(cls).items():
        assert f"\n| `{name}` | {limit} |" in text


@pytest.mark.parametrize(("kind", "text"), examples())
def test_every_example_can_be_read_and_says_all_there_is(kind: str, text: str) -> None:
    value = msgspec.json.decode(text, type=READERS[kind], strict=True)
    assert json.loads(msgspec.json.encode(value)) == json.loads(text)


@pytest.mark.parametrize(("group", "cls"), TAGGED, ids=lambda value: str(value))
def test_everything_has_an_example(group: str, cls: type[msgspec.Struct]) -> None:
    tag = tag_of(cls.__name__)
    assert any(kind == group and json.loads(text)["type"] == tag for kind, text in examples())


def test_the_game_of_the_example_can_be_played() -> None:
    (text,) = (text for kind, text in examples() if kind == "table_view")
    table = msgspec.json.decode(text, type=WireTableView)
    game = read_view(table).game
    assert game is not None
    assert game.turn is not None


def test_the_exchange_of_the_example_is_right() -> None:
    told = dict(
        re.findall(r"^(\w+(?: \w+)?) +([0-9a-f]{64})$", section("Codes and passwords"), re.M)
    )
    key = "8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c"
    names = {
        "idA": b"rook13-guest\0" + bytes.fromhex(key),
        "idB": b"rook13-host\0" + b"\xaa" * 32 + b"\0code",
    }
    code = b"maple-otter-walnut"
    guest = SPAKE2_A(code, **names, entropy_f=lambda size: b"\x01" * size)
    host = SPAKE2_B(code, **names, entropy_f=lambda size: b"\x02" * size)
    messages = guest.start(), host.start()
    shared = guest.finish(messages[1])
    assert shared == host.finish(messages[0])
    assert [message[1:].hex() for message in messages] == [told["element A"], told["element B"]]
    assert shared.hex() == told["key"]
    for who in ("guest", "host"):
        proof = hmac.digest(shared, f"rook13-{who}".encode(), "sha256").hex()
        assert proof == told[f"{who} proof"]


def test_every_code_feature_and_game_is_mentioned() -> None:
    for code in Code:
        assert row(code.value, "Errors")
    for feature in FEATURES:
        assert row(feature, "Versions and features")
    for game in RULESETS:
        assert row(game.id, "Fair deal")


def test_the_state_table_is_the_one_in_the_program() -> None:
    written: set[tuple[str, str, str]] = set()
    state = ""
    for line in section("Conversation").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 3 or "`" not in cells[1] or "any but" in cells[0] or "from" in cells[0]:
            continue
        state = cells[0].strip("`") or state
        written |= {(state, kind, cells[2].strip("`")) for kind in re.findall(r"`(\w+)`", cells[1])}
    always = {"ping", "pong", "bye"}
    assert written == {
        (before.value, tag_of(kind.__name__), after.value)
        for before, rows in TRANSITIONS.items()
        for kind, after in rows.items()
        if tag_of(kind.__name__) not in always
    }
    assert {state for state, _, _ in written} == {s.value for s in State} - {"closed"}


def test_the_numbers_are_those_of_the_program() -> None:
    assert TEXT.startswith(f"# The Rook13 protocol, version {PROTOCOL_VERSION}\n")
    frames, alive = section("Framing"), section("Keep-alive and limits")
    for number in (framing.MAX_FRAME, framing.MAX_UNKNOWN_FRAME):
        assert f"**{number:,}**" in frames
    assert f"**{DEFAULT_TIMING.handshake:.0f} seconds**" in alive
    assert f"**{DEFAULT_TIMING.ping_every:.0f} seconds**" in alive
    assert f"**{DEFAULT_TIMING.silence:.0f} seconds**" in alive
    assert f"**{DEFAULT_TIMING.messages_per_second:.0f}**" in alive
    assert f"**{DEFAULT_TIMING.burst:.0f}**" in alive
    assert f"1–{limits.NAME_LENGTH} characters" in section("Types")
    assert f"1–{limits.CHAT_LENGTH} characters" in section("Types")


def test_the_worked_bytes_are_right() -> None:
    worked = section("Worked example")
    key = Ed25519PrivateKey.from_private_bytes(b"\x01" * 32)
    payload = sign_in_payload(1, bytes(range(32)), "aa" * 32, "Ann")
    assert f"payload    {payload.hex()}\n" in worked
    assert f"signature  {key.sign(payload).hex()}\n" in worked
    found = [text for kind, text in re.findall(r"```json (\w+)\n(.*?)\n```", worked, re.DOTALL)]
    hello, _, claim = (msgspec.json.decode(text, type=Message) for text in found)
    assert isinstance(claim, Authenticate)
    assert claim.public_key == key.public_key().public_bytes_raw().hex()
    assert claim.signature == key.sign(payload).hex()
    dumped = "".join(re.findall(r"^[0-9a-f]{4}  (.{47})  ", worked, re.MULTILINE))
    assert bytes.fromhex(dumped) == encode(hello)


def test_the_recipe_of_the_fair_deal_gives_the_cards() -> None:
    """Follow the recipe as written, with nothing from the engine but the names of the cards."""
    seed = sha256(bytes(32) + b"\x01" * 32).digest()
    words = [
        int.from_bytes(block[place : place + 4], "big")
        for block in (sha256(seed + n.to_bytes(8, "big")).digest() for n in range(20))
        for place in range(0, 32, 4)
    ]
    deck = [f"{suit}{rank}" for suit in "RYBG" for rank in range(5, 15)]
    for k in range(39, 0, -1):
        while (word := words.pop(0)) >= 2**32 - 2**32 % (k + 1):
            pass
        other = word % (k + 1)
        deck[k], deck[other] = deck[other], deck[k]
    rules = Rook13()
    dealt = rules.deal(deck_order(seed, 40), 3, 1)
    for seat in range(4):
        assert set(rules.deck.show(dealt.hands[seat]).split()) == set(deck[seat:36:4])
    assert set(rules.deck.show(dealt.kitty).split()) == set(deck[36:])


def test_the_example_of_the_fair_deal_is_right() -> None:
    secret, shares = "00" * 32, (("A1", "01" * 32), ("B1", "02" * 32))
    example = section("Fair deal")
    assert f"commitment   {commitment_to(secret)}\n" in example
    for seat, share in shares:
        assert f"{seat} promises  {commitment_to(share)}\n" in example
    assert f"seed         {seed_from(secret, shares)}\n" in example
    for problem in DealProblem:
        assert f"`{problem.value}`" in example


def test_both_directions_are_documented_in_their_own_part() -> None:
    to_host, to_client = (
        TEXT.index("## Messages to the host"),
        TEXT.index("## Messages to the client"),
    )
    for cls in get_args(ToHost):
        assert to_host < TEXT.index(f"### `{tag_of(cls.__name__)}`") < to_client
    for cls in set(get_args(ToClient)) - set(get_args(ToHost)):
        assert to_client < TEXT.index(f"### `{tag_of(cls.__name__)}`")
