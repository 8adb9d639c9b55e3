"""Many lean clients in one process, which play at random what the host says is legal."""

from __future__ import annotations

import asyncio
import hashlib
import random
import ssl
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from rook13.protocol import messages as m
from rook13.protocol.connection import ClientConnection, ClientSide
from rook13.protocol.vocabulary import WireCommand, WireTableView
from rook13.protocol.wire import codec_of
from rook13.storage.identity import guest
from rook13.table import commands

Act, Commit, Contribute, Ready, Sit, Start = (
    codec_of(cls).struct
    for cls in (
        commands.Act,
        commands.Commit,
        commands.Contribute,
        commands.Ready,
        commands.Sit,
        commands.Start,
    )
)
"""Commands as they are sent: lean clients know no rules."""

REMEMBERED = 64
AT_ONCE = 5


class LoadClient(asyncio.Protocol):
    """One client at a table of the measured host."""

    def __init__(self, group: TableGroup, place: int, table: str) -> None:
        self._group = group
        self._place = place
        self._table = table
        self._next_id = 1
        self._asked: int | None = None
        self._acts: dict[int, float] = {}
        self._promised = self._shared = 0
        self._share = b""
        self.seen: deque[tuple[int, float]] = deque(maxlen=REMEMBERED)
        self.view: WireTableView | None = None
        self.is_seated = asyncio.Event()
        self._connection: ClientConnection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        tls = transport.get_extra_info("ssl_object")
        fingerprint = hashlib.sha256(tls.getpeercert(binary_form=True)).hexdigest()
        who = guest(f"{self._table[:6]} {self._place}", "")
        side = ClientSide(who.key, who.name, who.sign)
        self._connection = ClientConnection(side, fingerprint, time.monotonic())
        transport.write(self._connection.start())

    def data_received(self, data: bytes) -> None:
        assert self._connection is not None
        now = time.monotonic()
        reply = self._connection.receive_data(data, now)
        if reply:
            self._transport.write(reply)
        for message in self._connection.events():
            self._take(message, now)
        due = self._connection.tick(now)
        if due:
            self._transport.write(due)

    def keep_alive(self) -> None:
        """Send a ping if one is due."""
        if self._connection is not None and not self._connection.closed:
            self._transport.write(self._connection.tick(time.monotonic()))

    def close(self) -> None:
        self._transport.close()

    def _take(self, message: m.Message, now: float) -> None:
        match message:
            case m.SignedIn():
                self._send(m.JoinTable(self._table))
            case m.Joined(view=view) | m.Update(view=view):
                self.view = view
                self.seen.append((view.revision, now))
                if view.own_seat:
                    self.is_seated.set()
                self._group.settle()
                self.react()
            case m.AnswerMessage(id=number, accepted=accepted, revision=revision):
                sent = self._acts.pop(number, None)
                if sent is not None and accepted:
                    self._group.expect(revision, sent)
                if number == self._asked:
                    self._asked = None
                    self.react()

    def react(self) -> None:
        """Answer the latest view, if there is something to do."""
        view = self.view
        if view is None:
            return
        deal = view.deal
        if deal and deal.commitment_wanted and self._promised != deal.number:
            self._promised, self._share = deal.number, random.randbytes(32)
            digest = hashlib.sha256(self._share).hexdigest()
            self._command(Commit(deal.number, digest))
        if deal and deal.share_wanted and self._shared != deal.number:
            self._shared = deal.number
            self._command(Contribute(deal.number, self._share.hex()))
        if self._asked is None:
            wish = self._wish(view)
            if isinstance(wish, Act):
                self._asked = 0
                self._group.later(self)
            elif wish is not None:
                self._asked = self._command(wish)

    def act(self) -> None:
        """Play, once the thinking is over."""
        self._asked = None
        wish = self._wish(self.view) if self.view else None
        if isinstance(wish, Act):
            sent = time.monotonic()
            self._asked = self._command(wish)
            self._acts[self._asked] = sent

    def _wish(self, view: WireTableView) -> WireCommand | None:
        if view.stage == "open":
            return self._prepare(view)
        waiting = view.next_hand
        if waiting is not None and view.own_seat in waiting.waiting_for:
            return Ready(True)
        game, seat = view.game, view.own_seat
        if not self._group.is_on or game is None or seat is None or game.turn != seat:
            return None
        if view.deal:
            return Act(f"{seat} deal") if view.deal.closed else None
        text = _choose(game, seat)
        return Act(text) if text else None

    def _prepare(self, view: WireTableView) -> WireCommand | None:
        own = view.seats[self._place]
        if view.own_seat is None:
            return Sit(own.seat)
        if not own.ready:
            return Ready(True)
        everybody = sum(seat.ready for seat in view.seats) == self._group.size
        is_host = own.person is not None and own.person.key == view.host
        return Start() if everybody and is_host else None

    def _command(self, command: WireCommand) -> int:
        assert self.view is not None
        self._next_id = max(self._next_id, self.view.last_command) + 1
        self._send(m.CommandMessage(self._next_id, self.view.revision, command))
        return self._next_id

    def _send(self, message: m.Message) -> None:
        assert self._connection is not None
        self._transport.write(self._connection.send(message))


class TableGroup:
    """The clients of one table, and how long it takes until all of them have the news."""

    def __init__(self, size: int, latencies: list[float]) -> None:
        self.size = size
        self.clients: list[LoadClient] = []
        self.think = 0.0
        self.is_on = False
        self._latencies = latencies
        self._expected: list[tuple[int, float]] = []

    def later(self, client: LoadClient) -> None:
        """Let a client act after it has thought for a while."""
        pause = random.uniform(0.5, 1.5) * self.think
        asyncio.get_running_loop().call_later(pause, client.act)

    def expect(self, revision: int, sent: float) -> None:
        """Time a command from when it was sent until every client has seen the result."""
        self._expected.append((revision, sent))
        self.settle()

    def settle(self) -> None:
        """Note the latency of every command whose result all have seen."""
        for expected in list(self._expected):
            revision, sent = expected
            moments = [_first_seen(client, revision) for client in self.clients]
            if all(moment is not None for moment in moments):
                self._expected.remove(expected)
                latest = max(moment for moment in moments if moment is not None)
                self._latencies.append(latest - sent)


def _first_seen(client: LoadClient, revision: int) -> float | None:
    return next((at for seen, at in client.seen if seen >= revision), None)


def _choose(game: Any, seat: str) -> str | None:
    discards = game.legal_discards
    if discards is not None:
        cards = random.sample(discards.cards.split(), discards.size)
        return f"{seat} down {' '.join(cards)}"
    if game.phase == "auction":
        modest = [text for text in game.legal if text.endswith(" pass")]
        return next(iter((*modest, *game.legal[:1])), None)
    return random.choice(game.legal) if game.legal else None


class LoadClients:
    """All clients of all tables."""

    def __init__(self, port: int, tables: Sequence[str], clients: int) -> None:
        self._port = port
        self.latencies: list[float] = []
        self.groups = [TableGroup(clients, self.latencies) for _ in tables]
        self._tables = tables
        self._context = _context()

    async def connect(self) -> None:
        """Connect everybody, a few tables at a time, and wait until every game has started."""
        pairs = list(zip(self.groups, self._tables, strict=True))
        for first in range(0, len(pairs), AT_ONCE):
            connecting = [self._connect_table(*pair) for pair in pairs[first : first + AT_ONCE]]
            await asyncio.gather(*connecting)
            self.keep_alive()
        while not all(self._has_started(group) for group in self.groups):
            await asyncio.sleep(0.01)

    async def _connect_table(self, group: TableGroup, table: str) -> None:
        loop = asyncio.get_running_loop()
        for place in range(group.size):
            client = LoadClient(group, place, table)
            group.clients.append(client)
            await loop.create_connection(
                lambda client=client: client,  # type: ignore[misc]
                *("127.0.0.1", self._port),
                ssl=self._context,
            )
            await client.is_seated.wait()

    async def play(self, seconds: float, think: float, tables: int) -> list[float]:
        """Play at so many tables, with so much thought, and return the latencies."""
        for group in self.groups[:tables]:
            group.think, group.is_on = think, True
            for client in group.clients:
                client.react()
        await self._wait(min(1.0, seconds / 4))
        self.latencies.clear()
        await self._wait(seconds)
        found = list(self.latencies)
        for group in self.groups:
            group.is_on = False
        await self._wait(max(0.5, 1.5 * think))
        return found

    def close(self) -> None:
        """Disconnect everybody."""
        for group in self.groups:
            for client in group.clients:
                client.close()

    def keep_alive(self) -> None:
        """Send the pings that are due."""
        for group in self.groups:
            for client in group.clients:
                client.keep_alive()

    async def _wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(1.0, left))
            self.keep_alive()

    def _has_started(self, group: TableGroup) -> bool:
        views = [client.view for client in group.clients]
        return all(view is not None and view.stage == "active" for view in views)


def _context() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
