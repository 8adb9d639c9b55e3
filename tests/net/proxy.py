"""A wire between client and host that can be cut, go dead, or let through one byte at a time."""

from __future__ import annotations

import random
import selectors
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

LOOPBACK = "127.0.0.1"


class Wire:
    """Passes bytes on between a port of its own and that of a host."""

    def __init__(self, host_port: int) -> None:
        self._host_port = host_port
        self._listener = socket.create_server((LOOPBACK, 0))
        self.port: int = self._listener.getsockname()[1]
        self.chunk: Callable[[], int] = lambda: 65536
        self.is_dead = Event()
        """Set, nothing gets through, and nobody is told."""
        self._ends = Event()
        self._threads = [Thread(target=self._accept)]
        self._threads[0].start()

    def close(self) -> None:
        self._ends.set()
        socket.create_connection((LOOPBACK, self.port)).close()
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def _accept(self) -> None:
        while not self._ends.is_set():
            near, _ = self._listener.accept()
            thread = Thread(target=self._carry, args=(near,))
            self._threads.append(thread)
            thread.start()

    def _carry(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection((LOOPBACK, self._host_port)) as far:
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with selectors.DefaultSelector() as selector:
                selector.register(near, selectors.EVENT_READ, far)
                selector.register(far, selectors.EVENT_READ, near)
                while not self._ends.is_set() and self._pass(selector):
                    pass

    def _pass(self, selector: selectors.BaseSelector) -> bool:
        """Pass on what is there; False when a side has gone."""
        for key, _ in selector.select(0.05):
            if self.is_dead.is_set():
                self._ends.wait(0.05)
                continue
            connection = key.fileobj
            assert isinstance(connection, socket.socket)
            data = connection.recv(65536)
            if not data:
                return False
            while data:
                size = max(1, self.chunk())
                key.data.sendall(data[:size])
                data = data[size:]
        return True


@contextmanager
def wire(host_port: int) -> Iterator[Wire]:
    """A wire for the length of a block."""
    made = Wire(host_port)
    try:
        yield made
    finally:
        made.close()


def ragged(seed: int) -> Callable[[], int]:
    """Return sizes of chunks that follow no pattern."""
    rng = random.Random(seed)
    return lambda: rng.choice((1, 1, 2, 3, 7, 100, 1500))
