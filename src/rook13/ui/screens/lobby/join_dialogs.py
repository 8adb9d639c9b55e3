"""Joining a table: reading a code or an address, and the dialogs that ask for what is missing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCompleter,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from rook13.net.addresses import BadEndpoint, Endpoint
from rook13.net.codes import (
    WORDS_IN_CODE,
    BadCode,
    is_misspelt_code,
    nearest_word,
    parse_code,
    words,
)
from rook13.protocol.messages import TableInfo
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.kit.labels import field_above, muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH
from rook13.ui.kit.notice import Notice, progress_bar
from rook13.ui.kit.password import PasswordField
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

FEWEST_LETTERS = 2
"""With fewer, half the list would be offered."""
NOTHING = "\N{NO-BREAK SPACE}"
"""No word begins with it, so nothing is offered."""
tr = context("Join")


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """A table to join: by its code, or at an address."""

    code: str | None = None
    endpoint: Endpoint | None = None
    password: str | None = None


@dataclass(frozen=True, slots=True)
class Understood:
    """What a typed text means; it is incomplete without a code or an endpoint."""

    code: str | None = None
    endpoint: Endpoint | None = None
    words_left: int = 0
    """How many words are missing in the beginning of a code."""
    unknown: str = ""
    """A word that no code has."""
    suggestion: str = ""
    """The word that was probably meant."""

    @property
    def is_enough(self) -> bool:
        return self.code is not None or self.endpoint is not None


def understand(text: str) -> Understood:
    """Read a code in any case and with any separators, or an address."""
    try:
        return Understood(code=parse_code(text))
    except BadCode:
        if is_misspelt_code(text):
            return _beginning(text)
    try:
        return Understood(endpoint=Endpoint.parse(text))
    except BadEndpoint:
        return _beginning(text)


def _beginning(text: str) -> Understood:
    typed = re.findall(r"[a-z]+", text.casefold())
    if not typed or re.search(r"[\d.:]", text) or len(typed) > WORDS_IN_CODE:
        return Understood()
    known = set(words())
    for word in typed[:-1]:
        if word not in known:
            return _unknown(word)
    if len(typed) == WORDS_IN_CODE:
        return _unknown(typed[-1])
    return Understood(words_left=WORDS_IN_CODE - len(typed))


def _unknown(word: str) -> Understood:
    return Understood(unknown=word, suggestion=nearest_word(word))


class CodeCompleter(QCompleter):
    """Completes the last word of a code, and nothing in an address."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(list(words()), parent)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setModelSorting(QCompleter.ModelSorting.CaseInsensitivelySortedModel)
        self._before = ""

    def splitPath(self, path: str) -> list[str]:  # noqa: N802
        """Return the part of the text that is to be completed."""
        match = re.fullmatch(r"(.*?)([A-Za-z]*)", path)
        is_address = re.search(r"[\d.:]", path) is not None
        if match is None or is_address or len(match[2]) < FEWEST_LETTERS:
            return [NOTHING]
        self._before = match[1]
        return [match[2]]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:  # noqa: N802
        """Return the whole text with the last word completed."""
        return f"{self._before}{index.data()}"


class JoinDialog(Dialog):
    """Asks for a code or an address in one field, and says how it understands the text."""

    wanted = Signal(object)
    """A JoinRequest; the dialog shows progress until `accept` or `show_problem`."""
    stopped = Signal()
    """The player wants to stop the search."""

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
        self.progress = progress_bar(self.searching.text())
        self._lay_out()
        self._on_text("")
        self._show_search(False)

    def show_problem(self, text: str) -> None:
        """Say why the table was not found, and let the player try again."""
        self._show_search(False)
        self.problem.complain(text)
        self.place.setFocus()

    def reject(self) -> None:
        """Stop the search, or close the dialog if there is none."""
        if self.is_searching:
            self._show_search(False)
            self.place.setFocus()
            self.stopped.emit()
        else:
            super().reject()

    def _lay_out(self) -> None:
        hint = tr("Only if the table needs one.")
        password = field_above(tr("Password"), self.password, hint)
        self.add(field_above(tr("Code or address"), self.place), self.understood, password)
        self.add(self.problem, self.searching, self.progress, STRETCH)
        self.go, self.cancel = self.add_answers(tr("Join"), self._on_go)
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
    """Return a sentence on how a text is understood."""
    if not text.strip():
        return tr("Ask the host for the three-word code or the computer's address.")
    if found.code is not None:
        return tr("✓ Code {code}", code=found.code)
    if found.endpoint is not None:
        host, port = found.endpoint.host, found.endpoint.port
        return tr("✓ Computer {host}, port {port}", host=host, port=port)
    if found.suggestion:
        meant = found.suggestion
        return tr(
            "“{word}” isn't a code word. Did you mean “{meant}”?", word=found.unknown, meant=meant
        )
    if found.unknown:
        return tr("“{word}” isn't a code word.", word=found.unknown)
    if found.words_left == 1:
        return tr("One more word to go.")
    if found.words_left:
        return tr("{n} more words to go.", n=found.words_left)
    return tr("That's not a code or an address.")


class PasswordDialog(Dialog):
    """Asks for the password of a table, until it is right or the player gives up."""

    wanted = Signal(str)
    """The password that somebody tries."""

    def __init__(self, ui: UiContext, table: str, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Locked table"), parent)
        self.setModal(True)
        self.password = PasswordField(ui)
        self.password.edit.textChanged.connect(self._on_text)
        self.problem = Notice(ui)
        words = paragraph(tr("“{table}” needs a password.", table=table))
        self.add(words, field_above(tr("Password"), self.password), self.problem, STRETCH)
        self.go, self.cancel = self.add_answers(tr("Join"), self._on_go)
        self.fit(56, 12)
        self.go.setEnabled(False)
        self.password.setFocus()

    def show_problem(self, text: str) -> None:
        """Say that the password was wrong, and let the player try again."""
        self.problem.complain(text)
        self.password.setEnabled(True)
        self.go.setEnabled(bool(self.password.text))
        self.password.edit.selectAll()
        self.password.setFocus()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        self.problem.clear()
        self.go.setEnabled(bool(text))

    @Slot()
    def _on_go(self) -> None:
        if not self.password.text:
            return
        self.go.setEnabled(False)
        self.password.setEnabled(False)
        self.wanted.emit(self.password.text)


class NewHostDialog(Dialog):
    """Shows the safety words of a host that was never met before; `accepted` to join."""

    def __init__(self, ui: UiContext, words: str, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("First time at this host"), parent)
        self.setModal(True)
        self.words = subheading(words)
        advice = tr(
            "The host sees these safety words in the waiting room. Ask for them if you want to be"
            " sure whom you're joining: different words mean that somebody is in between."
        )
        new = paragraph(tr("You haven't played at this host before."))
        self.add(new, self.words, muted(advice), STRETCH)
        self.go, _ = self.add_answers(tr("Join"), self.accept)
        self.setAccessibleDescription(f"{words}. {advice}")
        self.fit(56, 13)
        self.go.setFocus()


class ChooseTable(Dialog):
    """Asks which of a host's tables to join."""

    chosen = Signal(str)
    """The id of the table."""

    def __init__(
        self, ui: UiContext, tables: Sequence[TableInfo], parent: QWidget | None = None
    ) -> None:
        super().__init__(ui, tr("Several tables"), parent)
        self.setModal(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Tables"))
        for table in tables:
            item = QListWidgetItem(table.name, self.list)
            item.setData(Qt.ItemDataRole.UserRole, table.table)
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self._on_join)
        question = tr("This host has several tables. Which one would you like?")
        self.add(paragraph(question), (self.list, 1))
        self.join, _ = self.add_answers(tr("Join"), self._on_join)
        self.fit(50, 18)
        self.list.setFocus()

    @Slot()
    def _on_join(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.chosen.emit(str(item.data(Qt.ItemDataRole.UserRole)))
            self.accept()
