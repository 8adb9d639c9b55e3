"""How much a peer may send: a bucket that fills slowly and is emptied by every message."""

from __future__ import annotations


class TokenBucket:
    """Holds up to `burst` tokens and gains `rate` of them a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled_at = now

    def take(self, cost: float, now: float) -> bool:
        """Take tokens and return True, or return False when there are too few."""
        # A clock that goes backwards gives nothing and takes nothing.
        gained = max(0.0, now - self._filled_at) * self._rate
        self._tokens = min(self._burst, self._tokens + gained)
        self._filled_at = max(now, self._filled_at)
        if cost > self._tokens:
            return False
        self._tokens -= cost
        return True
