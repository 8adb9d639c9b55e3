"""The dialogs that can be opened from anywhere: preferences, rules, keys, about and crashes."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog

from rook13 import __version__, doctor
from rook13.background.flows import start
from rook13.background.jobs import disk
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.storage.accounts import Account
from rook13.storage.games import PastGames
from rook13.ui.dialogs.help import (
    AboutDialog,
    CrashDialog,
    DoctorDialog,
    ProblemDialog,
    home_page,
)
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.dialogs.reading import GuideDialog, RulesDialog
from rook13.ui.dialogs.shortcuts import ShortcutsDialog
from rook13.ui.flows.navigator import Navigator
from rook13.ui.flows.services import Services
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

tr = context("Navigation")


class AppDialogs(QObject):
    """Opens dialogs, each at most once, and carries out what is decided in them."""

    def __init__(
        self, ui: UiContext, services: Services, window: MainWindow, navigator: Navigator
    ) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window
        self._navigator = navigator
        self._open: dict[str, QDialog] = {}
        window.wanted.connect(self.do)

    @Slot(str)
    def do(self, command_id: str) -> None:
        makers = {
            "preferences": self._preferences,
            "rules": self._rules,
            "shortcuts": self._shortcuts,
            "guide": lambda: GuideDialog(self._ui, self._window),
            "problem": self._problem,
            "about": self._about,
            "doctor": self._doctor,
        }
        if command_id in makers:
            self._show(command_id, makers[command_id]())
        elif command_id == "new_version":
            self._look_for_version()
        elif command_id == "log_out" and self._navigator.who is not None:
            self._navigator.log_out()
        elif command_id == "leave_table":
            self._navigator.leave_table()
        elif command_id == "history":
            self._navigator.show_history()
        elif command_id == "profile":
            self._navigator.show_profile()
        elif command_id == "new_game" and self._navigator.who is not None:
            self._new_game()

    @Slot(str)
    def show_crash(self, report: str) -> None:
        dialog = CrashDialog(self._ui, report, self._window)
        dialog.quit.clicked.connect(self._window.close)
        self._show("crash", dialog)

    def _new_game(self) -> None:
        if self._navigator.session is not None:
            self._navigator.leave_table()
        else:
            self._navigator.show_new_table(self._navigator.last_table())

    def _show(self, name: str, dialog: QDialog) -> None:
        before = self._open.pop(name, None)
        if before is not None:
            before.close()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._open[name] = dialog
        dialog.finished.connect(lambda _: self._open.pop(name, None))
        dialog.open()

    def _preferences(self) -> QDialog:
        dialog = PreferencesDialog(
            self._ui,
            self._services.accounts,
            self._navigator.account_id,
            self._services.paths.folder,
            parent=self._window,
            export_games=self._navigator.looking_back.save_all,
            delete_history=self._on_delete_history,
            play_sound=self._services.sounds.play,
        )
        dialog.account_changed.connect(self._on_account)
        dialog.account_deleted.connect(self._on_account_gone)
        return dialog

    def _rules(self) -> QDialog:
        is_free = self._navigator.session is None
        others = [ruleset() for ruleset in RULESETS] if is_free else []
        return RulesDialog(self._ui, self._rules_here(), self._window, others)

    def _about(self) -> QDialog:
        return AboutDialog(self._ui, self._window)

    def _problem(self) -> QDialog:
        return ProblemDialog(self._ui, self._services.paths.logs, self._window)

    def _look_for_version(self) -> None:
        """Open the releases page in the browser; the program itself asks nobody."""
        home = home_page()
        if home is None:
            self._window.toast.say(
                tr(
                    "This copy doesn't say where Rook13 is published. You have {version}.",
                    version=__version__,
                )
            )
        elif not QDesktopServices.openUrl(QUrl(home)):
            self._window.toast.say(tr("No browser opened. Rook13 is at {address}", address=home))

    def _doctor(self) -> QDialog:
        look = partial(doctor.findings, self._services.paths.folder)
        dialog = DoctorDialog(self._ui, look, self._window)
        dialog.start()
        return dialog

    def _shortcuts(self) -> QDialog:
        dialog = ShortcutsDialog(self._ui, self._window)
        dialog.change.clicked.connect(self._on_change_keys)
        return dialog

    def _rules_here(self) -> Ruleset:
        """Return the rules of this table, of the one being set up, or of the last one."""
        screen = self._window.screen
        if isinstance(screen, NewTableScreen):
            return screen.rules_to_read()
        session = self._navigator.session
        view = session.client.view if session is not None else None
        if view is not None:
            return make_rules(view.config.game, view.config.options, view.config.players)
        return self._navigator.last_table().config.rules()

    @Slot()
    def _on_change_keys(self) -> None:
        self.do("preferences")
        dialog = self._open["preferences"]
        assert isinstance(dialog, PreferencesDialog)
        dialog.turn_to("shortcuts")

    @Slot(object)
    def _on_account(self, account: Account) -> None:
        self._navigator.rename(account.name, account.avatar)

    @Slot(int)
    def _on_account_gone(self, account_id: int) -> None:
        if account_id == self._navigator.account_id:
            self._navigator.log_out()

    @Slot()
    def _on_delete_history(self) -> None:
        who = self._navigator.who
        if who is not None:
            start(self, self._delete_history(PastGames(self._services.database, who.key)))

    async def _delete_history(self, games: PastGames) -> None:
        await disk().submit(games.clear)
        self._window.toast.say(tr("Your past games have been deleted."))
