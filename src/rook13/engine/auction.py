"""What may be called and when a round of bidding is over, for the three kinds of auction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from rook13.engine.cards import Suit
from rook13.engine.reasons import Reason

STEP = 5
LONGEST_NUMBER = 4


@dataclass(frozen=True, slots=True)
class Call:
    """A bid: `95` points, `7H`, `misere`, or `3` tricks."""

    name: str
    rank: int
    """A call is higher than another when its rank is."""
    value: int
    """Points promised, points at stake, or tricks promised, as the game has it."""
    tricks: int = 0
    suit: Suit | None = None
    misere: bool = False
    face_up: bool = False

    def __str__(self) -> str:
        """Return the name that notation uses."""
        return self.name


@dataclass(frozen=True, slots=True)
class Bidding:
    """How far an auction has come; a call of None is a pass."""

    seats: int
    dealer: int
    turn: int
    calls: tuple[tuple[int, Call | None], ...] = ()
    high: Call | None = None
    high_seat: int = -1
    passed: int = 0

    def after(self, call: Call | None) -> Bidding:
        """Return the bidding after the seat in turn has called."""
        seat = self.turn
        passed = self.passed | (1 << seat if call is None else 0)
        turn = (seat + 1) % self.seats
        while passed >> turn & 1 and turn != seat:
            turn = (turn + 1) % self.seats
        higher = call is not None and (self.high is None or call.rank > self.high.rank)
        return Bidding(
            self.seats,
            self.dealer,
            turn,
            (*self.calls, (seat, call)),
            call if higher else self.high,
            seat if higher else self.high_seat,
            passed,
        )

    @property
    def still_in(self) -> int:
        """Return how many seats have not passed."""
        return self.seats - self.passed.bit_count()


class Auction(ABC):
    """The rules of one kind of auction; `calls` is every call there is, lowest first."""

    def __init__(self, calls: Sequence[Call]) -> None:
        self.calls = tuple(calls)
        self._by_name = {call.name: call for call in self.calls}
        self._ranks = [call.rank for call in self.calls]

    def call(self, name: str) -> Call:
        """Return the call with this name; KeyError if there is none."""
        return self._by_name[name]

    def open_calls(self, bidding: Bidding) -> Sequence[Call]:
        """Return the calls that may be made now."""
        if bidding.high is None:
            return self.calls
        return self.calls[bisect_right(self._ranks, bidding.high.rank) :]

    @abstractmethod
    def may_pass(self, bidding: Bidding) -> bool:
        """Return whether the seat in turn may pass."""

    @abstractmethod
    def closed(self, bidding: Bidding) -> bool:
        """Return whether the auction is over."""

    def refusal(self, bidding: Bidding, call: Call) -> Reason:
        """Return why a call that is not open was refused."""
        if self._by_name.get(call.name) != call:
            return Reason.BID_UNKNOWN
        return Reason.BID_TOO_LOW


class PointAuction(Auction):
    """Points in fives; a pass is final; the highest call of all ends it at once."""

    def __init__(self, minimum: int, maximum: int, *, opener_must_bid: bool) -> None:
        super().__init__([_points(points) for points in range(minimum, maximum + 1, STEP)])
        self._opener_must_bid = opener_must_bid

    def call(self, name: str) -> Call:
        """Return a call for any number, so that a bad one can be refused for what is wrong."""
        return self._by_name.get(name) or _points(_number(name))

    def may_pass(self, bidding: Bidding) -> bool:
        """Somebody has to bid: the opener, or the last when all others have passed."""
        if bidding.high is not None:
            return True
        return bidding.still_in > 1 and not self._opener_must_bid

    def closed(self, bidding: Bidding) -> bool:
        """One player is left, or nobody can go higher."""
        if bidding.high is None:
            return False
        return bidding.still_in == 1 or bidding.high.rank == self._ranks[-1]

    def refusal(self, bidding: Bidding, call: Call) -> Reason:
        """Return why a call that is not open was refused."""
        if call.rank % STEP:
            return Reason.BID_NOT_IN_STEP
        if call.rank > self._ranks[-1]:
            return Reason.BID_TOO_HIGH
        return super().refusal(bidding, call) if call.rank >= self._ranks[0] else Reason.BID_TOO_LOW


class ContractAuction(Auction):
    """Tricks and a suit; a pass is final; everybody may pass."""

    def __init__(self, calls: Sequence[Call], *, misere_any_time: bool) -> None:
        super().__init__(sorted(calls, key=lambda call: call.rank))
        self._waits_for_seven = not misere_any_time and any(map(_closed_misere, self.calls))

    def open_calls(self, bidding: Bidding) -> Sequence[Call]:
        """Higher calls; misère only once seven tricks have been bid."""
        higher = super().open_calls(bidding)
        if self._misere_is_open(bidding):
            return higher
        return tuple(call for call in higher if not _closed_misere(call))

    def may_pass(self, bidding: Bidding) -> bool:
        """Anybody may."""
        return True

    def closed(self, bidding: Bidding) -> bool:
        """Three have passed after a bid, or all four without one."""
        return bidding.still_in == (0 if bidding.high is None else 1)

    def refusal(self, bidding: Bidding, call: Call) -> Reason:
        """Return why a call that is not open was refused."""
        reason = super().refusal(bidding, call)
        if reason is Reason.BID_TOO_LOW and call in super().open_calls(bidding):
            return Reason.MISERE_NEEDS_SEVEN
        return reason

    def _misere_is_open(self, bidding: Bidding) -> bool:
        return not self._waits_for_seven or any(
            call is not None and call.tricks == 7 for _, call in bidding.calls
        )


class TrickAuction(Auction):
    """Everybody says once how many tricks they will take."""

    def __init__(self, tricks: int, *, hook: bool) -> None:
        super().__init__([_tricks(count) for count in range(tricks + 1)])
        self._tricks = tricks
        self._hook = hook

    def call(self, name: str) -> Call:
        """Return a call for any number, so that a bad one can be refused for what is wrong."""
        return self._by_name.get(name) or _tricks(_number(name))

    def open_calls(self, bidding: Bidding) -> Sequence[Call]:
        """Any number; with the hook the dealer may not make the sum come out."""
        if not self._hook or bidding.turn != bidding.dealer:
            return self.calls
        forbidden = self._tricks - sum(call.tricks for _, call in bidding.calls if call)
        return tuple(call for call in self.calls if call.tricks != forbidden)

    def may_pass(self, bidding: Bidding) -> bool:
        """Nobody may."""
        return False

    def closed(self, bidding: Bidding) -> bool:
        """Everybody has bid."""
        return len(bidding.calls) == bidding.seats

    def refusal(self, bidding: Bidding, call: Call) -> Reason:
        """Return why a call that is not open was refused."""
        return Reason.BIDS_ADD_UP if call in self.calls else Reason.BID_TOO_HIGH


def _points(points: int) -> Call:
    return Call(str(points), points, points)


def _tricks(count: int) -> Call:
    return Call(str(count), count, count, count)


def _number(name: str) -> int:
    if not (name.isascii() and name.isdigit() and len(name) <= LONGEST_NUMBER):
        raise KeyError(name)
    number = int(name)
    if str(number) != name:
        # A call has one name, or two records of the same game would differ.
        raise KeyError(name)
    return number


def _closed_misere(call: Call) -> bool:
    return call.misere and not call.face_up
