"""Messages for the player: a notice within a page, a toast that floats for a moment, progress."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QSizePolicy, QWidget

from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.labels import Picture
from rook13.ui.kit.layouts import row_of
from rook13.ui.ui_context import UiContext

READING_MS = 1500
READING_MS_PER_LETTER = 55
LOW = 0.92
"""How far down its parent a toast floats, as a share of the height."""


class Notice(QWidget):
    """Says what happened or what is wrong, with an icon besides the colour; hidden while empty."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._sign = Picture(self)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        top = Qt.AlignmentFlag.AlignTop
        row_of((self._sign, 0, top), (self._words, 1), parent=self, margins=0)
        self.hide()

    @property
    def text(self) -> str:
        return self._words.text()

    def tell(self, text: str) -> None:
        """Say how something went."""
        self._say(text, "info", self._ui.look.theme.good, is_problem=False)

    def complain(self, text: str) -> None:
        self._say(text, "warning", self._ui.look.theme.bad, is_problem=True)

    def clear(self) -> None:
        self._words.clear()
        self.hide()

    def _say(self, text: str, sign: str, colour: str, is_problem: bool) -> None:
        size = self.fontMetrics().height()
        self._sign.setPixmap(icon_pixmap(sign, colour, size, self.devicePixelRatioF()))
        self._words.setProperty("problem", is_problem)
        self._words.style().polish(self._words)
        self._words.setText(text)
        self.show()
        announce_alert(self._words)


class Toast(QFrame):
    """Floats near the lower edge of its parent for as long as it takes to read it."""

    def __init__(
        self, ui: UiContext, parent: QWidget, lowest: Callable[[], int] | None = None
    ) -> None:
        """`lowest` says where the toast has to end; by default just above the parent's edge."""
        super().__init__(parent)
        self._ui = ui
        self._area = parent
        self._lowest = lowest
        self.setProperty("card", True)
        give_role(self, Role.AlertMessage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = QLabel(self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setWordWrap(True)
        row_of(self._words, parent=self)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        return self._words.text()

    @Slot(str)
    def say(self, text: str, *, aloud: bool = True) -> None:
        """Show a sentence in place of the one before; a screen reader reads it if `aloud`."""
        self._words.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._over.start(READING_MS + READING_MS_PER_LETTER * len(text))
        if aloud:
            announce_alert(self._words)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._area.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._area.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        row, room = self.layout(), self._area.rect()
        assert row is not None
        line = self.fontMetrics().height()
        row.setContentsMargins(line, line // 2, line, line // 2)
        margins = self.contentsMargins().left() + 2 * line
        wanted = self._words.fontMetrics().horizontalAdvance(self._words.text()) + 2 * margins
        width = min(wanted, round(room.width() * 0.7))
        height = row.totalHeightForWidth(width)
        self.resize(width, max(height, row.totalMinimumSize().height()))
        low = self._lowest() if self._lowest is not None else round(room.height() * LOW)
        top = low - self.height()
        self.move(room.center().x() - width // 2, max(0, top))


def progress_bar(name: str, whole: int = 0) -> QProgressBar:
    """Return a bar without words; of no `whole` it only shows that something is under way."""
    bar = QProgressBar()
    bar.setRange(0, whole)
    bar.setTextVisible(False)
    bar.setAccessibleName(name)
    return bar


def announce_alert(widget: QWidget) -> None:
    """Have a screen reader read a widget now."""
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Alert))
