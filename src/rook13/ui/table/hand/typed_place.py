"""Digits that are typed, as places in the hand.

Up to ten cards need one digit, 0 for the tenth. Larger hands are numbered 01, 02 … 20; a digit
that cannot begin a larger number stands for itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

ONE_DIGIT = 10
PATIENCE = 1500
"""Milliseconds in which a second digit belongs to the first."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A place in the hand, counted from 0, and whether it is final."""

    place: int
    is_final: bool


class TypedPlace(QObject):
    """Remembers the first of two digits for a while."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._first = ""
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE)
        self._timer.timeout.connect(self.forget)

    def forget(self) -> None:
        """Begin a new number with the next digit."""
        self._first = ""
        self._timer.stop()

    def type(self, digit: str, count: int) -> Typed | None:
        """Return the place that has been typed so far in a hand of so many cards."""
        if count <= ONE_DIGIT:
            return _final(int(digit) or ONE_DIGIT, count)
        first, self._first = self._first, ""
        number = int(first + digit)
        if first and 1 <= number <= count:
            return Typed(number - 1, is_final=True)
        if int(digit) * 10 > count:
            return _final(int(digit), count)
        self._first = digit
        self._timer.start()
        return Typed(int(digit) - 1, is_final=False) if digit != "0" else None


def keys_for(place: int, count: int) -> str:
    """Return what has to be typed for a place that is counted from 0."""
    number = place + 1
    if count <= ONE_DIGIT:
        return str(number % ONE_DIGIT)
    return str(number) if number < ONE_DIGIT and number * 10 > count else f"{number:02}"


def _final(number: int, count: int) -> Typed | None:
    return Typed(number - 1, is_final=True) if number <= count else None
