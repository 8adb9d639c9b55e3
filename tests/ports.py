"""Ports for hosts that restart, or that a test wants to have for itself.

The system gives connections the ports from 32768 on by itself. While a host there is gone, a
player who calls it may get its port, and even be connected to itself; then the host cannot have it
back.
"""

from __future__ import annotations

import atexit
import random
import socket
from contextlib import closing

PORTS = range(20_000, 32_000)

_claims: list[socket.socket] = []


def own_port() -> int:
    """Return a port that no other test takes as long as this process runs.

    Tests in other processes see by a socket for datagrams that it is taken.
    """
    for port in random.sample(PORTS, len(PORTS)):
        claim = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
            with closing(socket.socket()) as probe:
                probe.bind(("", port))
        except OSError:
            claim.close()
            continue
        _claims.append(claim)
        return port
    raise AssertionError("no port is free")


@atexit.register
def _give_back() -> None:
    for claim in _claims:
        claim.close()
