"""Labels in the styles of the window, labels that shorten their text, and labels of controls."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.layouts import column_of

NAME_LETTERS = 4
LINE_LETTERS = 6
MOST_LETTERS = 60


def heading(text: str, parent: QWidget | None = None) -> QLabel:
    """Return the title of a screen or dialog."""
    return _styled(text, "heading", parent)


def subheading(text: str, parent: QWidget | None = None) -> QLabel:
    """Return the title of a section."""
    return _styled(text, "subheading", parent)


def muted(text: str, parent: QWidget | None = None) -> QLabel:
    """Return an explanation in a quiet colour."""
    return _styled(text, "muted", parent)


def paragraph(text: str, parent: QWidget | None = None) -> QLabel:
    """Return plain text of a sentence or more."""
    label = QLabel(text, parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _styled(text: str, style: str, parent: QWidget | None) -> QLabel:
    label = paragraph(text, parent)
    label.setProperty(style, True)
    return label


class Picture(QLabel):
    """A picture that repeats what the words beside it say, so screen readers skip it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Whitespace)


class ElidedLabel(QLabel):
    """Shows as much of a name as fits, and the whole name as a tool tip if it does not."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(text)
        self._update_tool_tip()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for a few letters only."""
        return QSize(self._letters(NAME_LETTERS), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._update_tool_tip()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._update_tool_tip()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        _draw(self, self._fitting())

    def _letters(self, count: int) -> int:
        return self.fontMetrics().averageCharWidth() * count

    def _fitting(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _update_tool_tip(self) -> None:
        self.setToolTip("" if self._fitting() == self.text() else self.text())


class ElidedLine(ElidedLabel):
    """An elided label that asks for the width of its text, up to a limit."""

    def __init__(
        self, text: str = "", parent: QWidget | None = None, most_letters: int = MOST_LETTERS
    ) -> None:
        super().__init__(text, parent)
        self._most_letters = most_letters
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        hint = super().sizeHint()
        return QSize(min(hint.width(), self._letters(self._most_letters)), hint.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        hint = QLabel.minimumSizeHint(self)
        return QSize(min(hint.width(), self._letters(LINE_LETTERS)), hint.height())


class ShortenedLabel(QLabel):
    """Shows its text if that fits, and otherwise a shorter one."""

    def __init__(self, text: str, short: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._short = short
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance(self._short), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        _draw(self, self.text() if fits else self._short)


def _draw(label: QLabel, text: str) -> None:
    painter = QPainter(label)
    painter.setPen(label.palette().color(label.foregroundRole()))
    flags = label.alignment().value | Qt.TextFlag.TextSingleLine.value
    painter.drawText(label.contentsRect(), flags, text)
    painter.end()


def draw_words(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    ink: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Draw a line of text, with an ellipsis where it does not fit."""
    painter.setFont(font)
    painter.setPen(QColor(ink))
    right = Qt.TextElideMode.ElideRight
    shown = QFontMetrics(font).elidedText(text, right, round(room.width()))
    painter.drawText(room, align, shown)


def field_above(title: str, control: QWidget, hint: str = "") -> QWidget:
    """Return a control under its title, as in short forms."""
    row = QWidget()
    hints = [hint_label(hint, control)] if hint else []
    spacing = row.fontMetrics().height() // 5
    column_of(title_label(title, control), control, *hints, parent=row, spacing=spacing, margins=0)
    return row


def field_beside(title: str, control: QWidget, hint: str = "") -> QWidget:
    """Return a control to the right of its title, as in long lists of choices."""
    return _FieldRow(title, control, hint)


class _FieldRow(QWidget):
    """A title and its control side by side, or one under the other where that does not fit."""

    def __init__(self, title: str, control: QWidget, hint: str) -> None:
        super().__init__()
        self._control = control
        self._label = title_label(title, control)
        self._label.setWordWrap(True)
        self._hint = hint_label(hint, control) if hint else None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(self.fontMetrics().height() // 6)
        self._grid.setColumnStretch(0, 1)
        self._is_narrow = True
        self._place(False)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for the wider one of the two, since one can stand under the other."""
        parts = (self._control, self._label)
        widest = max(max(each.minimumSizeHint().width(), each.minimumWidth()) for each in parts)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        words = self._label.minimumSizeHint().width()
        wanted = max(self._control.sizeHint().width(), self._control.minimumWidth())
        self._place(words + self._grid.horizontalSpacing() + wanted > event.size().width())

    def _place(self, is_narrow: bool) -> None:
        if is_narrow == self._is_narrow:
            return
        self._is_narrow = is_narrow
        row, column = (1, 0) if is_narrow else (0, 1)
        self._grid.addWidget(self._label, 0, 0)
        self._grid.addWidget(self._control, row, column, Qt.AlignmentFlag.AlignVCenter)
        if self._hint is not None:
            self._grid.addWidget(self._hint, row + 1, 0, 1, 2)
        self.updateGeometry()


def field_with_hint(control: QWidget, hint: str) -> QWidget:
    """Return a control that bears its own title, such as a check box, over a hint."""
    row = QWidget()
    spacing = row.fontMetrics().height() // 6
    column_of(control, hint_label(hint, control), parent=row, spacing=spacing, margins=0)
    return row


def title_label(title: str, control: QWidget) -> QLabel:
    """Return the title of a control, which also becomes its accessible name."""
    label = QLabel(title)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setBuddy(control)
    control.setAccessibleName(title)
    return label


def hint_label(hint: str, control: QWidget) -> QLabel:
    """Return a hint about a control, which also becomes its accessible description."""
    control.setAccessibleDescription(hint)
    return muted(hint)
