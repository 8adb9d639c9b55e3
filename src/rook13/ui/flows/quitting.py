"""What quitting does to guests: the question, and hosting on without a window."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QMenu, QSystemTrayIcon, QWidget

from rook13.own_tables import OwnTables
from rook13.table.config import Person
from rook13.ui.dialogs.dialog import Choice
from rook13.ui.flows.navigator import Navigator
from rook13.ui.kit.art.pictures import app_icon
from rook13.ui.kit.labels import muted
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

tr = context("Quitting")

EMPTY_MS = 5 * 60 * 1000
"""How long a host without a window waits for guests to come back before it stops."""


class Quitting(Enum):
    """What becomes of the table when its host quits."""

    HAND_OVER = "hand_over"
    KEEP_HOSTING = "keep_hosting"
    END_FOR_NOW = "end_for_now"


class QuitDialog(Choice):
    """Asks a host what to do with the guests; closing it means to stay."""

    def __init__(
        self, ui: UiContext, guests: Sequence[Person], parent: QWidget, *, can_move: bool = False
    ) -> None:
        super().__init__(ui, tr("Quit"), tr("Quit while others play at your table?"), parent)
        names = ", ".join(guest.name for guest in guests)
        self.add(muted(tr("Here now: {names}", names=names)))
        if can_move:
            self.offer(
                Quitting.HAND_OVER,
                tr("Hand the table over"),
                tr("Somebody else hosts it, and a bot plays for you. You choose who."),
            )
        if QSystemTrayIcon.isSystemTrayAvailable():
            # Elsewhere, as in GNOME, nothing could bring the window back.
            self.offer(
                Quitting.KEEP_HOSTING,
                tr("Keep hosting in the background"),
                tr("The window closes, a bot plays for you, and the others play on."),
            )
        self.offer(
            Quitting.END_FOR_NOW,
            tr("End for now"),
            tr("The game is saved. The others wait until you resume it from the lobby."),
        )
        self.complete()


class QuitFlow(QObject):
    """Decides whether the window may close, and keeps the program alive without it."""

    def __init__(
        self, ui: UiContext, tables: OwnTables, window: MainWindow, navigator: Navigator
    ) -> None:
        super().__init__(window)
        self._ui = ui
        self._tables = tables
        self._window = window
        self._navigator = navigator
        self._is_decided = False
        self.dialog: QuitDialog | None = None
        self.in_background = False
        """Whether the table goes on without a window."""
        self.tray: QSystemTrayIcon | None = None
        self._nobody = QTimer(self, singleShot=True, interval=EMPTY_MS)
        self._nobody.timeout.connect(self.quit)
        window.may_close = self._may_close
        tables.changed.connect(self._on_tables)

    @Slot()
    def quit(self) -> None:
        """Close for good; the table can be resumed."""
        self._is_decided = True
        self._leave_background()
        self._window.close()

    @Slot()
    def show_window(self) -> None:
        """Come back from the background."""
        self._leave_background()
        self._window.show()
        self._window.activateWindow()

    def _guests(self) -> list[Person]:
        who = self._navigator.who
        return self._tables.guests(who.key if who is not None else "")

    @Slot()
    def _on_tables(self) -> None:
        """Stop a while after the last guest has left a table without a window."""
        if not self.in_background or self._guests():
            self._nobody.stop()
        elif not self._nobody.isActive():
            self._nobody.start()

    def _may_close(self) -> bool:
        guests = self._guests()
        if self._is_decided or not guests:
            return True
        if self.dialog is None or not self.dialog.isVisible():
            can_move = bool(self._navigator.handing_over.people())
            self.dialog = QuitDialog(self._ui, guests, self._window, can_move=can_move)
            self.dialog.chosen.connect(self._on_chosen)
            self.dialog.open()
        return False

    @Slot(object)
    def _on_chosen(self, quitting: Quitting) -> None:
        if quitting is Quitting.END_FOR_NOW:
            self.quit()
        elif quitting is Quitting.HAND_OVER:
            self._navigator.handing_over.ask(then=self.quit)
        else:
            self._go_to_background()

    def _go_to_background(self) -> None:
        self._navigator.leave_seat()
        self.in_background = True
        self._window.hide()
        self._show_tray()

    def _show_tray(self) -> None:
        self.tray = QSystemTrayIcon(app_icon(), self)
        self.tray.setToolTip(tr("Rook13 is hosting a table"))
        menu = QMenu(self._window)
        menu.addAction(tr("Open Rook13")).triggered.connect(self.show_window)
        menu.addAction(tr("Stop hosting and quit")).triggered.connect(self.quit)
        self.tray.setContextMenu(menu)
        self.tray.activated.connect(self._on_activated)
        self.tray.show()

    @Slot(QSystemTrayIcon.ActivationReason)
    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is QSystemTrayIcon.ActivationReason.Trigger:
            self.show_window()

    def _leave_background(self) -> None:
        self._nobody.stop()
        self.in_background = False
        if self.tray is not None:
            self.tray.hide()
            self.tray.deleteLater()
            self.tray = None
