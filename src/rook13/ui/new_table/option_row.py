"""One house rule: its sentence, its value, and how it differs from what is usual."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from rook13.engine.options import OptionSpec, OptionValue
from rook13.ui.art.pictures import icon
from rook13.ui.new_table.controls import control_for
from rook13.ui.new_table.option_words import sentence, value_words
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

VALUE_CHARACTERS = 24
BAR = 0.25
"""How wide the bar beside a changed rule is, as a share of a line's height."""


class _Row(QFrame):
    """The sentence with a mark, a ground and bold letters where the rule is not the usual one."""

    def __init__(self, ui: UiContext, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.spec = spec
        self.differs = False
        self.label = QLabel(sentence(spec))
        self.label.setWordWrap(True)
        self.note = QLabel()
        self.note.setProperty("muted", True)
        unit = self.fontMetrics().height()
        words = QVBoxLayout()
        words.setSpacing(unit // 8)
        words.addStretch()
        words.addWidget(self.label)
        words.addWidget(self.note)
        words.addStretch()
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(unit, unit // 4, unit // 2, unit // 4)
        self.line.setSpacing(unit)
        self.line.addLayout(words, 1)

    def _show_difference(self, differs: bool, default: OptionValue) -> None:
        self.differs = differs
        usual = value_words(self.spec.name, default)
        self.note.setText(tr("● Changed · default: {value}", value=usual))
        self.note.setVisible(differs)
        font = self.label.font()
        font.setBold(differs)
        self.label.setFont(font)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self.differs:
            return
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(self.rect())
        width = self.fontMetrics().height() * BAR
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(area, width * 1.5, width * 1.5)
        painter.setBrush(QColor(theme.accent))
        bar = QRectF(area.left(), area.top(), width, area.height())
        painter.drawRoundedRect(bar, width / 2, width / 2)


class OptionRow(_Row):
    """A rule that can be changed, and put back."""

    chosen = Signal(str, object)
    reset = Signal(str)

    def __init__(self, ui: UiContext, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(ui, spec, parent)
        words = sentence(spec)
        self.control = control_for(spec, words)
        self.control.chosen.connect(self._on_chosen)
        # Lists are named after the label of theirs, and after nothing else, on some systems.
        self.label.setBuddy(self.control.focusProxy() or self.control)
        self.back = QToolButton()
        self.back.setIcon(icon("undo", ui.look.theme.text))
        self.back.setToolTip(tr("Back to the default"))
        self.back.setAccessibleName(tr("Back to the default: {rule}", rule=words))
        self.back.clicked.connect(self._on_back)
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.line.addWidget(self.control)
        self.line.addWidget(self.back)

    def show_value(self, value: OptionValue, differs: bool, default: OptionValue) -> None:
        """Show the value in force."""
        self.control.set_value(value)
        self._show_difference(differs, default)
        if self.back.hasFocus() and not differs:
            self.control.setFocus()
        self.back.setVisible(differs)
        proxy = self.control.focusProxy()
        if proxy is not None:
            proxy.setAccessibleDescription(self.note.text() if differs else "")

    @Slot(object)
    def _on_chosen(self, value: OptionValue) -> None:
        self.chosen.emit(self.spec.name, value)

    @Slot()
    def _on_back(self) -> None:
        self.reset.emit(self.spec.name)


class PlainRow(_Row):
    """A rule as it is, to be read."""

    def __init__(self, ui: UiContext, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(ui, spec, parent)
        self.value = QLabel()
        self.value.setWordWrap(True)
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.line.addWidget(self.value)

    def show_value(self, value: OptionValue, differs: bool, default: OptionValue) -> None:
        """Show the value in force."""
        words = value_words(self.spec.name, value)
        self.value.setText(words)
        font = self.value.font()
        font.setBold(differs)
        self.value.setFont(font)
        self.value.ensurePolished()
        metrics = self.value.fontMetrics()
        most = metrics.averageCharWidth() * VALUE_CHARACTERS
        # A number leaves its room to the sentence; words that are long are broken.
        self.value.setFixedWidth(min(metrics.horizontalAdvance(words) + 3, most))
        self._show_difference(differs, default)
        note = self.note.text() if differs else ""
        self.value.setAccessibleName(f"{self.label.text()} {words} {note}".strip())
