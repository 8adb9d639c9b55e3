"""The conversation: handshake, lobby, table, and everything that may not be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from rook13.protocol.connection import ClientConnection, HostConnection
from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.framing import HEADER, MAX_FRAME, MAX_UNKNOWN_FRAME, encode, frame
from rook13.protocol.messages import (
    PROTOCOL_VERSION,
    AnswerMessage,
    Authenticate,
    Bye,
    CheckpointPart,
    CommandMessage,
    Exchange,
    FetchRecord,
    FindTable,
    Found,
    HandOver,
    Hello,
    Joined,
    JoinTable,
    LeaveTable,
    Left,
    ListTables,
    Message,
    Moved,
    Ping,
    Pong,
    Prove,
    RecordPart,
    Refuse,
    SignedIn,
    Snapshot,
    StartCode,
    Tables,
    TakeOver,
    ToClient,
    ToHost,
    Update,
    Welcome,
)
from rook13.protocol.states import CROSSED, HANDSHAKE, TRANSITIONS, State
from rook13.protocol.vocabulary import write_checkpoint
from rook13.table.succession import Checkpoint
from tests.protocol.peers import (
    FINGERPRINT,
    INFO,
    KEY,
    TABLE,
    Pair,
    at_table,
    client_side,
    failure,
    farewell,
    greeted,
    host_side,
    in_lobby,
    toy_signature,
)
from tests.protocol.wire_types import command

Act, Chat = map(command, ("Act", "Chat"))
SAMPLES: dict[type[Message], Message] = {
    type(message): message
    for message in (
        Hello(PROTOCOL_VERSION),
        Authenticate("ab" * 32, "Ann", "cd" * 64),
        ListTables(),
        StartCode("sun"),
        JoinTable("t1"),
        Prove("ab" * 32, "cd" * 32),
        LeaveTable(),
        CommandMessage(1, 1, Act("A1 pass")),
        Snapshot(),
        FetchRecord(),
        FindTable("t1"),
        TakeOver("accepted"),
        Ping(),
        Bye("quit"),
        Welcome(PROTOCOL_VERSION, "ab" * 32),
        SignedIn(),
        Refuse("table_full"),
        Exchange("ab" * 32),
        Tables(),
        Joined(TABLE),
        Left("kicked"),
        AnswerMessage(1, accepted=True, revision=2),
        Update(TABLE),
        RecordPart(),
        CheckpointPart(1, ""),
        HandOver(),
        Moved(write_checkpoint(Checkpoint("t1", 1, KEY, (), "ab" * 32))),
        Found(),
        Pong(),
    )
}
REACH: dict[State, Callable[[], Pair]] = {
    State.HELLO: Pair.new,
    State.CHECKING: greeted,
    State.LOBBY: in_lobby,
    State.ASKING: lambda: _asking(),
    State.PROVING: lambda: _proving(),
    State.TABLE: at_table,
    State.LEAVING: lambda: _leaving(),
    State.CLOSED: lambda: _closed(),
}


def _asking() -> Pair:
    pair = in_lobby()
    pair.ask(ListTables())
    return pair


def _proving() -> Pair:
    pair = in_lobby()
    pair.ask(StartCode("sun"))
    pair.tell(Exchange("ab" * 32))
    return pair


def _leaving() -> Pair:
    pair = at_table()
    pair.ask(LeaveTable())
    return pair


def _closed() -> Pair:
    pair = in_lobby()
    pair.ask(Bye("quit"))
    return pair


def test_a_whole_visit() -> None:
    pair = Pair.new(host_side(app="Host 1"), client_side(app="Client 1", avatar="wren"))
    assert pair.states == (State.HELLO, State.HELLO)
    pair.start()
    assert pair.client.state is State.WELCOME
    pair.flow()
    assert pair.states == (State.CHECKING, State.CHECKING)
    assert pair.host.client_app == "Client 1"
    assert pair.client.host_app == "Host 1"
    (claim,) = pair.host.events()
    assert isinstance(claim, Authenticate)
    assert (claim.name, claim.avatar) == ("Ann", "wren")
    assert pair.tell(SignedIn((INFO,))) == [SignedIn((INFO,))]
    assert pair.ask(ListTables()) == [ListTables()]
    assert pair.tell(Tables((INFO,))) == [Tables((INFO,))]
    assert pair.ask(JoinTable("t1")) == [JoinTable("t1")]
    assert pair.tell(Exchange("ab" * 32, "cd" * 16)) == [Exchange("ab" * 32, "cd" * 16)]
    assert pair.states == (State.PROVING, State.PROVING)
    claim = Prove("ab" * 32, "cd" * 32)
    assert pair.ask(claim) == [claim]
    assert pair.tell(Refuse("wrong_password")) == [Refuse("wrong_password")]
    assert pair.ask(JoinTable("t1")) == [JoinTable("t1")]
    assert pair.tell(Joined(TABLE)) == [Joined(TABLE)]
    command = CommandMessage(1, 1, Chat("hello"))
    assert pair.ask(command) == [command]
    assert pair.tell(AnswerMessage(1, accepted=True, revision=2))
    assert pair.tell(Update(TABLE)) == [Update(TABLE)]
    assert pair.ask(LeaveTable()) == [LeaveTable()]
    assert pair.states == (State.LEAVING, State.LEAVING)
    assert pair.tell(Update(TABLE))
    assert pair.tell(Left("left")) == [Left("left")]
    assert pair.states == (State.LOBBY, State.LOBBY)
    assert pair.ask(Bye("quit")) == [Bye("quit")]
    assert pair.states == (State.CLOSED, State.CLOSED)


def test_events_are_handed_over_once() -> None:
    pair = at_table()
    pair.ask(Snapshot())
    assert pair.host.events() == []


def test_a_visit_byte_by_byte() -> None:
    pair = Pair.new()
    to_host, to_client = pair.client.start(), b""
    while to_host or to_client:
        for byte in to_host:
            to_client += pair.host.receive_data(bytes([byte]), 0.0)
        to_host = b""
        for byte in to_client:
            to_host += pair.client.receive_data(bytes([byte]), 0.0)
        to_client = b""
    assert pair.states == (State.CHECKING, State.CHECKING)


@pytest.mark.parametrize("state", REACH)
@pytest.mark.parametrize("kind", get_args(ToHost))
def test_the_host_hears_only_what_the_table_allows(state: State, kind: type[Message]) -> None:
    pair = REACH[state]()
    host, data = pair.host, encode(SAMPLES[kind])
    host.events()
    if state is State.CLOSED or (state is State.LOBBY and kind in CROSSED):
        assert host.receive_data(data, 0.0) == b""
        assert host.events() == []
        assert host.state is state
    elif kind in TRANSITIONS[state]:
        host.receive_data(data, 0.0)
        after = TRANSITIONS[state][kind]
        assert host.state is (State.AUTHENTICATE if kind is Hello else after)
    else:
        error = failure(host, data)
        assert error.code is Code.WRONG_STATE
        assert farewell(error) == Bye("wrong_state", error.detail)


@pytest.mark.parametrize("state", REACH)
@pytest.mark.parametrize("kind", get_args(ToClient))
def test_the_client_hears_only_what_the_table_allows(state: State, kind: type[Message]) -> None:
    client, data = REACH[state]().client, encode(SAMPLES[kind])
    if state is State.CLOSED:
        assert client.receive_data(data, 0.0) == b""
    elif kind in TRANSITIONS[state]:
        client.receive_data(data, 0.0)
        assert client.state is TRANSITIONS[state][kind]
    else:
        assert failure(client, data).code is Code.WRONG_STATE


@pytest.mark.parametrize("state", REACH)
@pytest.mark.parametrize("kind", SAMPLES)
def test_either_side_sends_only_what_the_table_allows(state: State, kind: type[Message]) -> None:
    for connection, sends in ((0, get_args(ToHost)), (1, get_args(ToClient))):
        pair = REACH[state]()
        sender = (pair.client, pair.host)[connection]
        if kind in sends and kind in TRANSITIONS[state]:
            assert sender.send(SAMPLES[kind]) == encode(SAMPLES[kind])
            assert sender.state is TRANSITIONS[state][kind]
        else:
            with pytest.raises(LocalProtocolError) as error:
                sender.send(SAMPLES[kind])
            assert error.value.code is Code.WRONG_STATE
            assert sender.state is state


def test_every_message_has_a_place_in_the_table() -> None:
    allowed = {kind for row in TRANSITIONS.values() for kind in row}
    assert allowed == set(SAMPLES) == {*get_args(ToHost), *get_args(ToClient)}
    assert set(TRANSITIONS) == set(State)


@pytest.mark.parametrize("state", REACH)
def test_updates_may_be_sent_only_at_a_table(state: State) -> None:
    pair = REACH[state]()
    allowed = Update in TRANSITIONS[state]
    assert pair.host.at_table == pair.client.at_table == allowed


def test_commands_that_crossed_a_kick_are_dropped() -> None:
    pair = at_table()
    pair.to_host = pair.client.send(CommandMessage(7, 1, Act("A1 pass"))) + pair.client.send(
        LeaveTable()
    )
    pair.to_client = pair.host.send(Left("kicked"))
    pair.flow()
    assert pair.host.events() == []
    assert pair.client.events() == [Left("kicked")]
    assert pair.ask(ListTables()) == [ListTables()]


def test_both_versions_are_named_when_they_do_not_fit() -> None:
    host = HostConnection(host_side(), 0.0)
    error = failure(host, encode(Hello(PROTOCOL_VERSION + 1, app="Future")))
    assert error.code is Code.VERSION
    expected = Refuse("version", "", PROTOCOL_VERSION, PROTOCOL_VERSION + 1)
    assert farewell(error) == expected
    client = ClientConnection(client_side(), FINGERPRINT, 0.0)
    client.start()
    client.receive_data(error.farewell, 0.0)
    assert client.events() == [expected]
    assert client.closed


def test_a_client_leaves_a_host_that_welcomes_in_another_version() -> None:
    client = ClientConnection(client_side(), FINGERPRINT, 0.0)
    client.start()
    error = failure(client, encode(Welcome(PROTOCOL_VERSION + 1, "ab" * 32)))
    assert error.code is Code.VERSION
    assert client.host_version == PROTOCOL_VERSION + 1


def test_only_features_that_both_have_are_agreed_on() -> None:
    pair = greeted(Pair.new(host_side(features=("a", "b")), client_side(features=("b", "c"))))
    assert pair.host.features == pair.client.features == {"b"}


@pytest.mark.parametrize(
    "client",
    [
        client_side(sign=lambda payload: bytes(64)),
        client_side(public_key=bytes(32).hex()),
        client_side(sign=lambda payload: toy_signature(KEY, payload + b"!")),
    ],
)
def test_a_wrong_signature_is_refused(client: object) -> None:
    pair = Pair.new(client=client).start()  # type: ignore[arg-type]
    with pytest.raises(RemoteProtocolError) as error:
        pair.flow()
    assert error.value.code is Code.BAD_SIGNATURE
    assert farewell(error.value) == Refuse("bad_signature")
    assert pair.host.events() == []


def test_a_signature_for_another_certificate_is_refused() -> None:
    pair = Pair.new(host_side(fingerprint=bytes(32).hex())).start()
    with pytest.raises(RemoteProtocolError) as error:
        pair.flow()
    assert error.value.code is Code.BAD_SIGNATURE


def test_a_replayed_handshake_is_refused() -> None:
    side, pair = host_side(), Pair.new()
    pair.host = HostConnection(side, 0.0)
    hello = pair.client.start()
    claim = pair.client.receive_data(pair.host.receive_data(hello, 0.0), 0.0)
    pair.host.receive_data(claim, 0.0)
    assert len(pair.host.events()) == 1
    again = HostConnection(side, 0.0)
    again.receive_data(hello, 0.0)
    assert failure(again, claim).code is Code.BAD_SIGNATURE


def test_a_challenge_is_used_once() -> None:
    pair = Pair.new()
    hello = pair.client.start()
    claim = pair.client.receive_data(pair.host.receive_data(hello, 0.0), 0.0)
    assert failure(pair.host, claim + claim).code is Code.WRONG_STATE
    assert len(pair.host.events()) == 1


def test_strangers_may_only_send_small_frames() -> None:
    header = (MAX_UNKNOWN_FRAME + 1).to_bytes(HEADER, "big")
    error = failure(HostConnection(host_side(), 0.0), header)
    assert error.code is Code.TOO_LARGE
    pair = at_table()
    pair.host.receive_data(header, 0.0)
    assert not pair.host.closed
    error = failure(at_table().host, (MAX_FRAME + 1).to_bytes(HEADER, "big"))
    assert error.code is Code.TOO_LARGE


def test_a_client_takes_a_long_list_of_tables_at_sign_in() -> None:
    tables = (INFO,) * 128
    assert len(encode(SignedIn(tables))) > MAX_UNKNOWN_FRAME
    assert greeted().tell(SignedIn(tables)) == [SignedIn(tables)]


def test_what_came_before_a_fault_still_counts() -> None:
    pair = at_table()
    good = pair.client.send(Ping()) + pair.client.send(Snapshot())
    error = failure(pair.host, good + frame(b"nonsense") + good)
    assert pair.host.events() == [Snapshot()]
    assert error.code is Code.BAD_FRAME
    assert error.farewell.startswith(encode(Pong()))
    assert str(error).startswith("bad_frame: ")


def test_what_comes_after_the_end_is_ignored() -> None:
    pair = at_table()
    pair.host.receive_data(encode(Bye("quit")) + encode(Ping()) + b"\xff" * 100, 0.0)
    assert pair.host.events() == [Bye("quit")]
    assert pair.host.receive_data(b"\xff" * 100, 0.0) == b""
    assert pair.host.tick(99.0) == b""


def test_a_ping_is_answered_at_once_and_is_no_event() -> None:
    pair = in_lobby()
    assert pair.host.receive_data(encode(Ping()), 0.0) == encode(Pong())
    assert pair.client.receive_data(encode(Pong()), 0.0) == b""
    assert pair.host.events() == pair.client.events() == []


def test_the_handshake_states_are_those_before_the_lobby() -> None:
    assert {state.value for state in HANDSHAKE} == {"hello", "welcome", "authenticate", "checking"}
