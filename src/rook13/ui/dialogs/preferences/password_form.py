"""Another password for an account that is open."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rook13.ui.art.pictures import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_above
from rook13.ui.widgets.notice import Notice
from rook13.ui.widgets.password import NewPassword, PasswordField

tr = context("Preferences")


class PasswordForm(QWidget):
    """Folded away behind a button, because it is rarely wanted."""

    submitted = Signal(str, str)
    """The old and the new password."""

    def __init__(self, ui: UiContext, has_password: bool) -> None:
        super().__init__()
        self._button_icon = icon("lock", ui.look.theme.text)
        self.toggle = QPushButton(self._button_icon, "")
        self.toggle.setCheckable(True)
        self.toggle.setAutoDefault(False)
        self.old = PasswordField(ui)
        self.new = NewPassword(ui)
        self.notice = Notice(ui)
        self.change = QPushButton(tr("Change the password"))
        self.change.setAutoDefault(False)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.hide()
        self._fields = QWidget()
        self._old_row = field_above(tr("Password until now"), self.old)
        self._lay_out()
        self.toggle.toggled.connect(self._on_toggled)
        self.change.clicked.connect(self._on_submit)
        self.new.entered.connect(self._on_submit)
        self.old.entered.connect(self.new.setFocus)
        self.begin(has_password)

    def begin(self, has_password: bool) -> None:
        """Fold up again, for an account that has a password or not."""
        self._old_row.setVisible(has_password)
        title = tr("Change the password…") if has_password else tr("Set a password…")
        self.toggle.setText(title)
        self.toggle.setChecked(False)
        self._fields.hide()
        self.old.clear()
        self.new.clear()
        self.notice.clear()

    @Slot(bool)
    def set_busy(self, busy: bool) -> None:
        """Show that the key is being sealed, and take no input meanwhile."""
        self._busy.setVisible(busy)
        self._fields.setEnabled(not busy)

    def _lay_out(self) -> None:
        inner = QVBoxLayout(self._fields)
        inner.setContentsMargins(self.fontMetrics().height(), 0, 0, 0)
        for widget in (self._old_row, self.new, self.notice):
            inner.addWidget(widget)
        last = QHBoxLayout()
        last.addWidget(self.change)
        last.addStretch(1)
        inner.addLayout(last)
        first = QHBoxLayout()
        first.addWidget(self.toggle)
        first.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(first)
        column.addWidget(self._fields)
        column.addWidget(self._busy)

    @Slot(bool)
    def _on_toggled(self, unfolded: bool) -> None:
        self._fields.setVisible(unfolded)
        if unfolded:
            (self.new if self._old_row.isHidden() else self.old).setFocus()

    @Slot()
    def _on_submit(self) -> None:
        if self.new.problem:
            self.notice.complain(self.new.problem)
            self.new.second.setFocus()
            return
        self.notice.clear()
        self.submitted.emit(self.old.text, self.new.text)
