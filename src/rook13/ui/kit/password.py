"""Fields for passwords: one that can be revealed, and two for a new one with its strength."""

from __future__ import annotations

import math
from enum import IntEnum
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import field_above
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Password")

ALPHABETS = ((str.islower, 26), (str.isupper, 26), (str.isdigit, 10))
OTHER_SIGNS = 33
FAVOURITES = ("password", "passwort", "qwert", "abc", "123", "letmein", "admin", "rook", "iloveyou")
LEVEL_BITS = (30, 48, 70)
"""How many bits it takes to be fair, good and strong."""


class PasswordField(QWidget):
    """A password as dots, or readable while the eye button is down."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.edit = QLineEdit(self)
        self.edit.setEchoMode(QLineEdit.EchoMode.Password)
        self.reveal = QToolButton(self)
        self.reveal.setCheckable(True)
        self.reveal.setIcon(icon("spectator", ui.look.theme.text))
        line = self.fontMetrics().height()
        self.reveal.setIconSize(QSize(line, line))
        self.reveal.setAccessibleName(tr("Show password"))
        self.reveal.setToolTip(tr("Show password"))
        self.reveal.toggled.connect(self._on_reveal)
        row_of((self.edit, 1), self.reveal, parent=self, margins=0)
        self.setFocusProxy(self.edit)

    @property
    def text(self) -> str:
        return self.edit.text()

    def clear(self) -> None:
        """Forget what was typed, and show dots again."""
        self.edit.clear()
        self.reveal.setChecked(False)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the line edit, which is what gets the focus."""
        self.edit.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:  # noqa: N802
        """Describe the line edit, which is what gets the focus."""
        self.edit.setAccessibleDescription(description)

    @Slot(bool)
    def _on_reveal(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.edit.setEchoMode(mode)


class Strength(IntEnum):
    """How hard a password is to guess."""

    NONE = 0
    WEAK = 1
    FAIR = 2
    GOOD = 3
    STRONG = 4


def strength(password: str) -> Strength:
    """Return how hard a password is to guess with knowledge of what people choose."""
    if not password:
        return Strength.NONE
    bits = _bits(password)
    return Strength(1 + sum(bits >= least for least in LEVEL_BITS))


def _bits(password: str) -> float:
    known = sum(size for test, size in ALPHABETS if any(test(letter) for letter in password))
    signs = OTHER_SIGNS if not password.isalnum() else 0
    return _surprises(password) * math.log2(max(2, known + signs))


def _surprises(password: str) -> float:
    """Return how many letters cannot be predicted from the ones before."""
    folded = password.casefold()
    for word in FAVOURITES:
        folded = folded.replace(word, word[0])
    steps = [ord(after) - ord(before) for before, after in pairwise(folded)]
    predicted = sum(abs(step) <= 1 for step in steps)
    return max(1, min(len(folded) - 0.8 * predicted, 1.5 * len(set(folded))))


class StrengthMeter(QWidget):
    """A bar of four parts and a sentence."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self._bar = _Bar(ui)
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setProperty("muted", True)
        middle = Qt.AlignmentFlag.AlignVCenter
        row_of((self._bar, 0, middle), (self._words, 1), parent=self, margins=0)

    @property
    def text(self) -> str:
        return self._words.text()

    @Slot(str)
    def rate(self, password: str) -> None:
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
        Strength.NONE: tr("Without a password, anyone at this computer can play as you."),
        Strength.WEAK: tr("Weak: easy to guess. Longer is better; try three unusual words."),
        Strength.FAIR: tr("Fair: keeps casual snoopers out."),
        Strength.GOOD: tr("Good: hard to guess."),
        Strength.STRONG: tr("Strong: very hard to guess."),
    }[level]


class NewPassword(QWidget):
    """A new password typed twice, with a hint how hard it is to guess; empty means none."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.first = PasswordField(ui)
        self.second = PasswordField(ui)
        self.meter = StrengthMeter(ui)
        fields = row_of(
            (field_above(tr("Password (optional)"), self.first), 1),
            (field_above(tr("Repeat password"), self.second), 1),
        )
        column_of(fields, self.meter, parent=self, margins=0)
        self.first.edit.textChanged.connect(self.meter.rate)
        self.first.edit.returnPressed.connect(self.second.setFocus)
        self.setFocusProxy(self.first)
        self.meter.rate("")

    @property
    def text(self) -> str:
        return self.first.text

    @property
    def problem(self) -> str:
        """Return why it cannot be used, or nothing."""
        if self.first.text == self.second.text:
            return ""
        return tr("The passwords don't match.")

    def clear(self) -> None:
        self.first.clear()
        self.second.clear()
