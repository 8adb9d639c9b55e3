"""Peers without Qt on loopback: what hosts and clients must cope with."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

LOOPBACK = "127.0.0.1"
LONGEST = 60
"""Seconds for anything that takes milliseconds, so that no thread stays for ever."""


@contextmanager
def tcp_server(answer: bytes | None, *, closes: bool = False) -> Iterator[int]:
    """A server that is not TLS: answers with something, hangs up, or keeps silent."""
    with socket.create_server((LOOPBACK, 0)) as listener:
        thread = Thread(target=_serve_once, args=(listener, answer, closes))
        thread.start()
        yield listener.getsockname()[1]
        # The thread may still wait for somebody.
        socket.create_connection(listener.getsockname()).close()
        thread.join()


def _serve_once(listener: socket.socket, answer: bytes | None, closes: bool) -> None:
    connection, _ = listener.accept()
    with connection:
        if answer is not None:
            connection.sendall(answer)
        if not closes:
            connection.settimeout(LONGEST)
            while connection.recv(4096):
                pass


def tls_1_3() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    return context


@contextmanager
def tls_client(port: int, context: ssl.SSLContext | None = None) -> Iterator[ssl.SSLSocket]:
    """A connected client made of plain `ssl`; it does not block and has not shaken hands."""
    context = context or tls_1_3()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    with socket.create_connection((LOOPBACK, port), timeout=LONGEST) as raw:
        raw.setblocking(False)
        with context.wrap_socket(raw, do_handshake_on_connect=False) as wrapped:
            yield wrapped


class DribblingClient:
    """A TLS client whose records leave it one byte at a time."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._incoming, self._outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        context = tls_1_3()
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        self._tls = context.wrap_bio(self._incoming, self._outgoing)
        self._to_write = b""

    def write(self, data: bytes) -> None:
        self._to_write += data

    def send_one_byte(self) -> None:
        with suppress(BlockingIOError):
            self._incoming.write(self._socket.recv(65536))
        with suppress(ssl.SSLWantReadError):
            self._tls.do_handshake()
            if self._to_write:
                self._tls.write(self._to_write)
                self._to_write = b""
        self._socket.send(self._outgoing.read(1))


@contextmanager
def dribbling_client(port: int) -> Iterator[DribblingClient]:
    with socket.create_connection((LOOPBACK, port), timeout=LONGEST) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.setblocking(False)
        yield DribblingClient(connection)
