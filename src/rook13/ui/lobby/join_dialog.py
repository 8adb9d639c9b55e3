"""Asks for a three-word code or an address, and shows how the search goes."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QProgressBar, QPushButton, QWidget

from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.lobby.code_completer import CodeCompleter
from rook13.ui.lobby.join_text import JoinRequest, Understood, understand
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_above, muted
from rook13.ui.widgets.notice import Notice
from rook13.ui.widgets.password import PasswordField

tr = context("Join")


class JoinDialog(Dialog):
    """One field for both; it says at once what it takes the text for."""

    wanted = Signal(object)
    """A JoinRequest; the dialog shows progress until it is closed or told of a problem."""
    stopped = Signal()
    """The search is to be given up."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Join a table"), parent)
        self.setModal(True)
        self.is_searching = False
        self.place = QLineEdit()
        self.place.setPlaceholderText(tr("maple otter walnut, or 192.168.1.7"))
        self.place.setCompleter(CodeCompleter(self))
        self.place.textChanged.connect(self._on_text)
        self.understood = muted("")
        self.password = PasswordField(ui)
        self.problem = Notice(ui)
        self.searching = QLabel(tr("Looking for the table…"))
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.searching.text())
        self.go = primary(QPushButton(tr("Join")))
        self.go.clicked.connect(self._on_go)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.clicked.connect(self.reject)
        self._lay_out()
        self._on_text("")
        self._show_search(False)

    def show_problem(self, text: str) -> None:
        """Say why the table was not found, and let somebody try again."""
        self._show_search(False)
        self.problem.complain(text)
        self.place.setFocus()

    def reject(self) -> None:
        """Give up the search, or close."""
        if self.is_searching:
            self._show_search(False)
            self.place.setFocus()
            self.stopped.emit()
        else:
            super().reject()

    def _lay_out(self) -> None:
        self.column.addWidget(field_above(tr("Code or address"), self.place))
        self.column.addWidget(self.understood)
        hint = tr("Only if the table has one.")
        self.column.addWidget(field_above(tr("Password"), self.password, hint))
        self.column.addWidget(self.problem)
        self.column.addWidget(self.searching)
        self.column.addWidget(self.progress)
        self.column.addStretch(1)
        self.add_buttons(self.go, self.cancel)
        self.fit(64, 18)

    def _show_search(self, is_on: bool) -> None:
        self.is_searching = is_on
        for widget in (self.searching, self.progress):
            widget.setVisible(is_on)
        for field in (self.place, self.password):
            field.setEnabled(not is_on)
        self.go.setEnabled(not is_on and understand(self.place.text()).is_enough)

    @Slot(str)
    def _on_text(self, text: str) -> None:
        found = understand(text)
        words = understood_words(text, found)
        self.understood.setText(words)
        self.place.setAccessibleDescription(words)
        self.problem.clear()
        self.go.setEnabled(found.is_enough)

    @Slot()
    def _on_go(self) -> None:
        found = understand(self.place.text())
        if not found.is_enough:
            return
        self.problem.clear()
        self._show_search(True)
        self.cancel.setFocus()
        password = self.password.text or None
        self.wanted.emit(JoinRequest(found.code, found.endpoint, password))


def understood_words(text: str, found: Understood) -> str:
    """Return what a text is taken for."""
    if not text.strip():
        return tr("The host tells you a code of three words, or the address of the computer.")
    if found.code is not None:
        return tr("✓ The code {code}", code=found.code)
    if found.endpoint is not None:
        host, port = found.endpoint.host, found.endpoint.port
        return tr("✓ The computer {host}, port {port}", host=host, port=port)
    if found.suggestion:
        meant = found.suggestion
        return tr("No code has “{word}”; did you mean “{meant}”?", word=found.unknown, meant=meant)
    if found.unknown:
        return tr("No code has the word “{word}”.", word=found.unknown)
    if found.words_left == 1:
        return tr("One more word makes a code.")
    if found.words_left:
        return tr("{n} more words make a code.", n=found.words_left)
    return tr("This is neither a code nor an address.")
