"""The main window: one screen at a time, a menu, and sentences that float over both."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QWidget,
)

from rook13.ui.input_watch import InputWatch
from rook13.ui.part import Desk
from rook13.ui.shortcuts import COMMANDS, Where
from rook13.ui.tab_order import move_focus, tab_stops
from rook13.ui.text import context
from rook13.ui.widgets.notice import Toast

tr = context("Window")
SMALLEST = QSize(1024, 640)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
USUAL = QSize(1280, 800)
SETTLING_MS = 120
"""A window whose edge is dragged has another size all the time."""
ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS puts into its own menu; in other languages it could not tell by the words."""


MENUS = {
    "game": (("new_game", "leave_table"), ("preferences", "log_out"), ("quit",)),
    "view": (("full_screen",),),
    "help": (("rules", "shortcuts", "about"),),
}
"""The commands of each menu, in groups."""


class MainWindow(QMainWindow):
    """Holds the screens; whoever knows the way decides which."""

    wanted = Signal(str)
    """The id of a command that somebody chose: a key command, `about`, or `log_out`."""
    closing = Signal()
    """The window is about to close."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.setWindowTitle("Rook13")
        self._settled = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._settled.timeout.connect(self._on_settled)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._watch: InputWatch | None = None
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.toast = Toast(desk, self._stack)
        self._menus: dict[str, QMenu] = {}
        self._actions: dict[str, QAction] = {}
        self._build_menus()
        desk.keys.changed.connect(self._bind)

    @property
    def screen(self) -> QWidget | None:  # type: ignore[override]
        """Return the screen that is shown."""
        return self._stack.currentWidget()

    def show_screen(self, screen: QWidget) -> None:
        """Show a screen in place of the one before, which is gone for good."""
        before = self._stack.currentWidget()
        self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        if before is not None and before is not screen:
            self._stack.removeWidget(before)
            before.deleteLater()
        self.toast.raise_()
        self._focus_on(screen)

    @Slot(str)
    def do(self, command_id: str) -> None:
        """Do what belongs to the window itself, and pass everything else on."""
        if command_id == "full_screen":
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif command_id == "quit":
            self.close()
        else:
            self.wanted.emit(command_id)

    def show_words(self) -> None:
        """Write the menus, in the language of now."""
        words = _words()
        for menu_id, menu in self._menus.items():
            menu.setTitle(words[menu_id])
        for command_id, action in self._actions.items():
            action.setText(words[command_id])

    def _build_menus(self) -> None:
        for menu_id, groups in MENUS.items():
            menu = self.menuBar().addMenu("")
            self._menus[menu_id] = menu
            for place, group in enumerate(groups):
                if place:
                    menu.addSeparator()
                for command_id in group:
                    self._add(menu, command_id)
        self.show_words()
        self._bind()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._watch is None:
            self._watch = InputWatch(self._desk.look, self.windowHandle())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._settled.start()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.closing.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Enter press the button that has the focus, as in a dialog."""
        focused = self.focusWidget()
        if event.key() in ENTER and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802
        """Go through the screen as it is laid out."""
        return move_focus((self._stack,), 1 if next else -1)

    def _focus_on(self, screen: QWidget) -> None:
        """Leave no screen without a focus that had none of its own to give."""
        focused = self.focusWidget()
        if self.isVisible() and (focused is None or not screen.isAncestorOf(focused)):
            stops = tab_stops(screen)
            (stops[0] if stops else screen).setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_settled(self) -> None:
        self._desk.look.set_room(self.size())

    def _add(self, menu: QMenu, command_id: str) -> None:
        action = QAction(self)
        action.triggered.connect(partial(self.do, command_id))
        menu.addAction(action)
        self._actions[command_id] = action

    @Slot()
    def _bind(self) -> None:
        for command in COMMANDS:
            action = self._actions.get(command.id)
            if command.where is Where.EVERYWHERE and action is not None:
                action.setShortcut(self._desk.keys.sequence(command.id))


def _words() -> dict[str, str]:
    return {
        "game": tr("&Game"),
        "new_game": tr("&New table…"),
        "leave_table": tr("&Leave the table"),
        "preferences": tr("&Preferences…"),
        "log_out": tr("Log &out"),
        "quit": tr("&Quit"),
        "view": tr("&View"),
        "full_screen": tr("&Full screen"),
        "help": tr("&Help"),
        "rules": tr("&Rules"),
        "shortcuts": tr("&Keyboard shortcuts"),
        "about": tr("&About Rook13"),
    }
