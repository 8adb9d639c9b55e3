"""How a host behaves, and what it needs of others."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from rook13.net.tls_server import ServerLimits
from rook13.protocol.connection import DEFAULT_TIMING, Timing
from rook13.table.config import USUAL_PACING, Pacing


class LockKeeper(Protocol):
    """Remembers the locks of tables between two runs."""

    def lock_of(self, table_id: str) -> str | None:
        """Return a lock that was kept."""

    def keep(self, table_id: str, lock: str) -> None:
        """Keep a lock."""


@dataclass(frozen=True, slots=True)
class HostSettings:
    """How a host behaves; the defaults are for real people."""

    pacing: Pacing = USUAL_PACING
    timing: Timing = DEFAULT_TIMING
    limits: ServerLimits = field(default_factory=ServerLimits)
    entropy: Callable[[int], bytes] = secrets.token_bytes
    clock: Callable[[], float] = time.monotonic
    calendar: Callable[[], float] = time.time
