"""The main window: one screen at a time, a menu, and sentences that float over both."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMenu, QStackedWidget, QWidget

from rook13.ui.art import app_icon
from rook13.ui.part import Desk
from rook13.ui.shortcuts import COMMANDS, Where
from rook13.ui.text import context
from rook13.ui.widgets.notice import Toast

tr = context("Window")
SMALLEST = QSize(1024, 640)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
USUAL = QSize(1280, 800)


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
        self.setWindowIcon(app_icon())
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.toast = Toast(desk, self._stack)
        self._actions: dict[str, QAction] = {}
        self.build_menus()
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

    @Slot(str)
    def do(self, command_id: str) -> None:
        """Do what belongs to the window itself, and pass everything else on."""
        if command_id == "full_screen":
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif command_id == "quit":
            self.close()
        else:
            self.wanted.emit(command_id)

    def build_menus(self) -> None:
        """Make the menus, or make them anew in another language."""
        bar = self.menuBar()
        bar.clear()
        self._actions.clear()
        game = bar.addMenu(tr("&Game"))
        self._add(game, "new_game", tr("&New table…"))
        self._add(game, "leave_table", tr("&Leave the table"))
        game.addSeparator()
        self._add(game, "preferences", tr("&Preferences…"))
        self._add(game, "log_out", tr("Log &out"))
        game.addSeparator()
        self._add(game, "quit", tr("&Quit"))
        view = bar.addMenu(tr("&View"))
        self._add(view, "full_screen", tr("&Full screen"))
        help_menu = bar.addMenu(tr("&Help"))
        self._add(help_menu, "rules", tr("&Rules"))
        self._add(help_menu, "shortcuts", tr("&Keyboard shortcuts"))
        self._add(help_menu, "about", tr("&About Rook13"))
        self._bind()

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

    def _add(self, menu: QMenu, command_id: str, words: str) -> None:
        action = QAction(words, self)
        action.triggered.connect(partial(self.do, command_id))
        menu.addAction(action)
        self._actions[command_id] = action

    @Slot()
    def _bind(self) -> None:
        for command in COMMANDS:
            action = self._actions.get(command.id)
            if command.where is Where.EVERYWHERE and action is not None:
                action.setShortcut(self._desk.keys.sequence(command.id))
