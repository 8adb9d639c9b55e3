"""Everything on the wire survives the way, and nothing beyond its limits does."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.framing import HEADER, MAX_FRAME, decode_to_client, decode_to_host, encode
from rook13.protocol.messages import (
    Authenticate,
    Bye,
    CommandMessage,
    Hello,
    Joined,
    JoinTable,
    Left,
    ToClient,
    ToHost,
)
from tests.protocol.wire_strategies import of_type
from tests.protocol.wire_types import ALL, UNIONS, WireConfig, WireTableView, command

KEY = "ab" * 32
Act, Chat, Contribute, Sit = map(command, ("Act", "Chat", "Contribute", "Sit"))
TABLE = WireTableView("t1", 1, WireConfig("Den", "rook13"), "open", "guest", ())


def ids(pair: tuple[str, type]) -> str:
    return f"{pair[0]}-{pair[1].__name__}"


def body(message: Any) -> bytes:
    return encode(message)[HEADER:]


@pytest.mark.long
@pytest.mark.parametrize("pair", ALL, ids=ids)
@settings(max_examples=5)
@given(data=st.data())
def test_every_struct_survives_the_way(pair: tuple[str, Any], data: st.DataObject) -> None:
    group, cls = pair
    value = data.draw(of_type(cls))
    read = msgspec.json.decode(msgspec.json.encode(value), type=UNIONS.get(group, cls))
    assert read == value
    assert type(read) is cls


@pytest.mark.parametrize("pair", ALL, ids=ids)
def test_every_length_and_number_has_a_limit(pair: tuple[str, Any]) -> None:
    unlimited = [
        f"{pair[1].__name__}.{field.name}"
        for field in msgspec.inspect.type_info(pair[1]).fields  # type: ignore[attr-defined]
        for info in _parts(field.type)
        if not _limited(info)
    ]
    assert unlimited == []


def _parts(info: Any) -> list[Any]:
    if isinstance(info, msgspec.inspect.UnionType):
        return [part for option in info.types for part in _parts(option)]
    if isinstance(info, msgspec.inspect.VarTupleType):
        return [info, *_parts(info.item_type)]
    if isinstance(info, msgspec.inspect.DictType):
        return [info, *_parts(info.key_type), *_parts(info.value_type)]
    return [info]


def _limited(info: Any) -> bool:
    if isinstance(info, msgspec.inspect.StrType):
        bounded = info.pattern is not None and not info.pattern.endswith(("*\\Z", "+\\Z"))
        return info.max_length is not None or bounded
    if isinstance(info, msgspec.inspect.IntType | msgspec.inspect.FloatType):
        return info.ge is not None and info.le is not None
    if isinstance(info, msgspec.inspect.VarTupleType | msgspec.inspect.DictType):
        return info.max_length is not None
    return True


@pytest.mark.parametrize(
    "bad",
    [
        CommandMessage(0, 0, Sit("A1")),
        CommandMessage(2**53, 0, Sit("A1")),
        CommandMessage(1, -1, Sit("A1")),
        CommandMessage(1, 0, Sit("Z9")),
        CommandMessage(1, 0, Sit("A1\n")),
        CommandMessage(1, 0, Act("")),
        CommandMessage(1, 0, Act("A1 " * 100)),
        CommandMessage(1, 0, Chat("x" * 501)),
        CommandMessage(1, 0, Chat("")),
        CommandMessage(1, 0, Chat("two\nlines")),
        CommandMessage(1, 0, Contribute(1, "ab")),
        Authenticate(KEY, "", "cd" * 64),
        Authenticate(KEY, " Ann", "cd" * 64),
        Authenticate(KEY, "Ann\n", "cd" * 64),
        Authenticate(KEY, "A\u202enn", "cd" * 64),
        Authenticate(KEY, "A\u200bnn", "cd" * 64),
        Authenticate(KEY, "A" * 41, "cd" * 64),
        Authenticate(KEY.upper(), "Ann", "cd" * 64),
        Authenticate(KEY, "Ann", "cd" * 63),
        JoinTable("../etc"),
        Hello(-1),
        Hello(1, ("x",) * 33),
    ],
)
def test_a_value_beyond_its_limit_is_a_bad_message(bad: ToHost) -> None:
    with pytest.raises(RemoteProtocolError) as error:
        decode_to_host(body(bad))
    assert error.value.code is Code.BAD_MESSAGE


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", Code.BAD_FRAME),
        (b"not json", Code.BAD_FRAME),
        (b'{"type":"ping"', Code.BAD_FRAME),
        (b'{"type":"ping"} {}', Code.BAD_FRAME),
        (b'{"type":"start_code","first_word":"\xff"}', Code.BAD_FRAME),
        (b'{"type":"start_code","first_word":"\\ud800"}', Code.BAD_FRAME),
        (b"[]", Code.BAD_MESSAGE),
        (b"{}", Code.BAD_MESSAGE),
        (b'{"type":"nonsense"}', Code.BAD_MESSAGE),
        (b'{"type":"pong"}', Code.BAD_MESSAGE),
        (b'{"type":["ping"]}', Code.BAD_MESSAGE),
        (b'{"type":"ping","more":1}', Code.BAD_MESSAGE),
        (b'{"type":"start_code"}', Code.BAD_MESSAGE),
        (b'{"type":"hello","version":1.5}', Code.BAD_MESSAGE),
        (b'{"type":"hello","version":true}', Code.BAD_MESSAGE),
        (b'{"type":"hello","version":' + b"9" * 4000 + b"}", Code.BAD_MESSAGE),
        (b'{"type":"hello","version":1,"z":' + b"[" * 60_000, Code.TOO_DEEP),
        (b"[" * 60_000, Code.BAD_MESSAGE),
    ],
)
def test_what_is_no_message_is_refused_for_what_is_wrong(text: bytes, code: Code) -> None:
    with pytest.raises(RemoteProtocolError) as error:
        decode_to_host(text)
    assert error.value.code is code
    assert len(error.value.detail) <= 100


def test_a_client_skips_fields_of_a_newer_host() -> None:
    assert decode_to_client(b'{"type":"left","reason":"kicked","by":"Ann"}') == Left("kicked")


def test_a_client_refuses_an_unknown_fact() -> None:
    joined = body(Joined(TABLE)).replace(
        b'"open"', b'"open","log":[{"revision":1,"fact":{"type":"boom"}}]'
    )
    with pytest.raises(RemoteProtocolError):
        decode_to_client(joined)


def test_hello_may_have_fields_from_the_future() -> None:
    assert decode_to_host(b'{"type":"hello","version":9,"colour":"red"}') == Hello(9)


def test_only_bye_goes_both_ways() -> None:
    assert set(get_args(ToHost)) & set(get_args(ToClient)) == {Bye}


def test_a_message_that_is_too_large_or_no_text_is_our_own_fault() -> None:
    with pytest.raises(LocalProtocolError) as error:
        encode(Bye("quit", "x" * MAX_FRAME))
    assert error.value.code is Code.TOO_LARGE
    with pytest.raises(LocalProtocolError) as error:
        encode(Bye("quit", "\ud800"))
    assert error.value.code is Code.BAD_MESSAGE
