"""How hard a password is to guess, roughly, and how that is shown."""

from __future__ import annotations

import math
from enum import IntEnum
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Password")

ALPHABETS = ((str.islower, 26), (str.isupper, 26), (str.isdigit, 10))
OTHER_SIGNS = 33
FAVOURITES = ("password", "passwort", "qwert", "abc", "123", "letmein", "admin", "rook", "iloveyou")
LEVEL_BITS = (30, 48, 70)
"""What it takes, in bits, to be more than weak: fair, good and strong."""


class Strength(IntEnum):
    """Levels that people can tell apart."""

    NONE = 0
    WEAK = 1
    FAIR = 2
    GOOD = 3
    STRONG = 4


def strength(password: str) -> Strength:
    """Return how hard a password is to guess for somebody who knows what people choose."""
    if not password:
        return Strength.NONE
    bits = _bits(password)
    return Strength(1 + sum(bits >= least for least in LEVEL_BITS))


def _bits(password: str) -> float:
    known = sum(size for test, size in ALPHABETS if any(test(letter) for letter in password))
    signs = OTHER_SIGNS if not password.isalnum() else 0
    return _surprises(password) * math.log2(max(2, known + signs))


def _surprises(password: str) -> float:
    """Return how many letters are not foreseen by the ones before."""
    folded = password.casefold()
    for word in FAVOURITES:
        folded = folded.replace(word, word[0])
    steps = [ord(after) - ord(before) for before, after in pairwise(folded)]
    foreseen = sum(abs(step) <= 1 for step in steps)
    return max(1, min(len(folded) - 0.8 * foreseen, 1.5 * len(set(folded))))


class StrengthMeter(QWidget):
    """A bar of four parts and a sentence."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = _Bar(ui)
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setProperty("muted", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._bar, alignment=Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._words, 1)

    @property
    def text(self) -> str:
        """Return what is said about the password."""
        return self._words.text()

    @Slot(str)
    def rate(self, password: str) -> None:
        """Say how hard a password is to guess."""
        level = strength(password)
        self._bar.show_level(level)
        self._words.setText(_sentence(level))


class _Bar(QWidget):
    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self._ui = ui
        self._level = Strength.NONE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_level(self, level: Strength) -> None:
        """Fill as many parts as the level has."""
        self._level = level
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        line = self.fontMetrics().height()
        return QSize(line * 5, line // 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme = self._ui.look.theme
        full = theme.bad if self._level is Strength.WEAK else theme.good
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        part = self.width() / len(Strength.__members__)
        width = self.width() / Strength.STRONG
        for place in range(Strength.STRONG):
            painter.setBrush(QColor(full if place < self._level else theme.line))
            box = QRectF(place * width, 0, part, self.height())
            painter.drawRoundedRect(box, self.height() / 2, self.height() / 2)
        painter.end()


def _sentence(level: Strength) -> str:
    return {
        Strength.NONE: tr("Without a password anybody at this computer can play as you."),
        Strength.WEAK: tr("Weak: easy to guess. Longer is better; three odd words do well."),
        Strength.FAIR: tr("Fair: keeps a curious person out."),
        Strength.GOOD: tr("Good: hard to guess."),
        Strength.STRONG: tr("Strong: very hard to guess."),
    }[level]
