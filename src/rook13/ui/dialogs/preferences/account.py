"""Who one is, and what this program keeps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rook13.storage.accounts import AccountError, Accounts
from rook13.storage.errors import StorageError
from rook13.ui.art.pictures import icon
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.dialogs.preferences.account_form import AccountForm
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.screen import problem_sentence
from rook13.ui.widgets.labels import hint_label, paragraph, title_label
from rook13.ui.widgets.notice import Notice

tr = context("Preferences")


class AccountPage(PreferencesPage):
    """The account of whoever is signed in, and the data of this computer."""

    account_changed = Signal(object)
    account_deleted = Signal(int)
    export_games_asked = Signal()
    delete_history_asked = Signal()

    def __init__(
        self, ui: UiContext, accounts: Accounts | None, account_id: int | None, folder: Path | None
    ) -> None:
        super().__init__(ui, tr("Account & data"))
        self.restore.hide()
        self.confirm: Confirm | None = None
        self.form: AccountForm | None = None
        self.add_section(tr("Account"))
        if accounts is not None and account_id is not None:
            self._add_account(accounts, account_id)
        else:
            self.rows.addWidget(
                paragraph(tr("You are a guest. With an account others know you when you return."))
            )
        self.add_section(tr("Data"))
        self.notice = Notice(ui)
        if folder is not None:
            self._add_folder(folder)
        self._add_games()
        self.rows.addWidget(self.notice)

    def _add_account(self, accounts: Accounts, account_id: int) -> None:
        try:
            self.form = AccountForm(self.ui, accounts, account_id)
        except (AccountError, StorageError) as error:
            self.rows.addWidget(paragraph(problem_sentence(self.ui.look, error)))
            return
        self.form.account_changed.connect(self.account_changed)
        self.form.account_deleted.connect(self.account_deleted)
        self.rows.addWidget(self.form)

    def _add_folder(self, folder: Path) -> None:
        self._folder = folder
        self.path = QLineEdit(str(folder))
        self.path.setReadOnly(True)
        self.copy_path = self._button("copy", tr("Copy"))
        self.open_folder = self._button("next", tr("Open folder"))
        self.copy_path.clicked.connect(self._on_copy)
        self.open_folder.clicked.connect(self._on_open)
        hint = tr("Accounts, games, preferences and logs; nothing is kept anywhere else.")
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(self.fontMetrics().height() // 5)
        grid.addWidget(title_label(tr("Where everything is kept"), self.path), 0, 0, 1, 3)
        for place, control in enumerate((self.path, self.copy_path, self.open_folder)):
            grid.addWidget(control, 1, place)
        grid.addWidget(hint_label(hint, self.path), 2, 0, 1, 3)
        self.rows.addWidget(holder)

    def _add_games(self) -> None:
        self.export_games = self._button("export", tr("Export all games…"))
        self.delete_history = self._button("delete", tr("Delete the history…"), is_danger=True)
        self.export_games.clicked.connect(self.export_games_asked)
        self.delete_history.clicked.connect(self._on_delete_history)
        column = QVBoxLayout()
        column.addWidget(
            paragraph(
                tr("Games are exported as records, which this and other programs can replay.")
            )
        )
        row = QHBoxLayout()
        row.addWidget(self.export_games)
        row.addWidget(self.delete_history)
        row.addStretch(1)
        column.addLayout(row)
        holder = QWidget()
        column.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(column)
        self.rows.addWidget(holder)

    def _button(self, sign: str, title: str, is_danger: bool = False) -> QPushButton:
        theme = self.ui.look.theme
        button = QPushButton(icon(sign, theme.bad if is_danger else theme.text), title)
        button.setAutoDefault(False)
        return button

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.path.text())
        self.notice.tell(tr("The path is copied."))

    @Slot()
    def _on_open(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
            self.notice.complain(tr("The folder could not be opened; copy its path instead."))

    @Slot()
    def _on_delete_history(self) -> None:
        self.confirm = Confirm(
            self.ui,
            tr("Delete the history?"),
            tr(
                "All finished games and the statistics made from them are removed for good. Games"
                " that are still going on, accounts and preferences stay."
            ),
            tr("Delete the history"),
            self,
        )
        self.confirm.accepted.connect(self.delete_history_asked)
        self.confirm.open()
