"""The main window: one screen at a time, menus, and toasts over both.

It is shown before most of the program is loaded, so what the first picture does not need is
imported where it is used. That includes the names of `Qt`, a namespace that PySide takes long to
create.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QKeyEvent,
        QResizeEvent,
        QScreen,
        QShowEvent,
    )

    from rook13.ui.kit.accessibility import InputWatch
    from rook13.ui.kit.notice import Toast
    from rook13.ui.shortcuts import Menus
    from rook13.ui.ui_context import UiContext

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)
FRAME = QSize(8, 40)
"""Left to the title bar and the edges, which are unknown until the window is shown."""
SETTLING_MS = 120
"""How long the size has to stay the same before text is adapted to it."""
MENUS = ("game", "view", "help")
NO_WORDS_YET = " "
"""A menu bar of the final height, so that nothing moves when the titles come."""


class MainWindow(QMainWindow):
    """Shows one screen at a time; the navigator decides which."""

    wanted = Signal(str)
    """The id of a command that somebody chose: a key command, `about`, or `log_out`."""
    dropped = Signal(list)
    """The paths of files that were dropped on the window."""
    closing = Signal()
    """The window is about to close."""
    toast: Toast
    menus: Menus

    def __init__(self, ui: UiContext | None = None) -> None:
        super().__init__()
        self._ui: UiContext | None = None
        self.setWindowTitle("Rook13")
        self._settled = QTimer(self, singleShot=True, interval=SETTLING_MS)
        self._settled.timeout.connect(self._on_settled)
        self.resize(USUAL)
        self._fit_to_screen()
        self._watch: InputWatch | None = None
        self._has_just_changed = QtCore.QTimer(self, singleShot=True, interval=0)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.may_close: Callable[[], bool] | None = None
        """Asked before the window closes; one that says no closes it later, or hides it."""
        self._menus = {menu_id: self.menuBar().addMenu(NO_WORDS_YET) for menu_id in MENUS}
        if ui is not None:
            self.complete(ui)

    def place(self, stored: Mapping[str, str]) -> None:
        """Take the place and size that the window had last, on a screen that is there now."""
        present = {_screen_key(screen) for screen in QGuiApplication.screens()}
        last = next((stored[key] for key in reversed([*stored]) if key in present), "")
        if self.restoreGeometry(QByteArray.fromBase64(last.encode())):
            self._fit_to_screen()

    def places(self, stored: Mapping[str, str]) -> dict[str, str]:
        """Return the stored places with the present one, which comes last."""
        here = _screen_key(QWidget.screen(self))
        others = {key: place for key, place in stored.items() if key != here}
        return others | {here: bytes(self.saveGeometry().toBase64().data()).decode()}

    def complete(self, ui: UiContext) -> None:
        """Add what makes the window react: menus, keys and toasts."""
        from rook13.ui.kit.notice import Toast
        from rook13.ui.shortcuts import Menus

        self._ui = ui
        self.setAcceptDrops(True)
        self.toast = Toast(ui, self._stack)
        self.menus = Menus(self._menus, ui.keys, self, self.do)
        if self.isVisible():
            self._watch_input(ui)
            self._settled.start()

    @property
    def screen(self) -> QWidget | None:  # type: ignore[override]
        return self._stack.currentWidget()

    @property
    def screens(self) -> QWidget:
        """Return the parent of all screens; one that is made without it gets its style twice."""
        return self._stack

    def show_screen(self, screen: QWidget) -> None:
        """Show a screen in place of the current one, which is deleted."""
        before = self._stack.currentWidget()
        self._has_just_changed.start()
        self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        if before is not None and before is not screen:
            self._stack.removeWidget(before)
            before.deleteLater()
        if self._ui is not None:
            self.toast.raise_()
            self._focus_on(screen)

    @Slot(str)
    def do(self, command_id: str) -> None:
        """Carry out a command of the window itself, and pass on all others."""
        if command_id == "full_screen":
            self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)
        elif command_id == "quit":
            self.close()
        else:
            self.wanted.emit(command_id)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.windowHandle().screenChanged.connect(self._on_screen)
        if self._ui is not None and self._watch is None:
            self._watch_input(self._ui)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._settled.start()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if _files_of(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        event.acceptProposedAction()
        self.dropped.emit(_files_of(event))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self.may_close is not None and not self.may_close():
            event.ignore()
            return
        if self._ui is not None:
            settings = self._ui.settings
            settings.change(window_places=self.places(settings.chosen.window_places))
        self.closing.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Let Enter press the button that has the focus, as in a dialog."""
        enter = (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter)
        focused = self.focusWidget()
        if event.key() in enter and isinstance(focused, QAbstractButton):
            # Enter in a field may have brought this screen, whose button has not been seen yet.
            if not self._has_just_changed.isActive() and not event.isAutoRepeat():
                focused.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802
        """Follow the layout of the screen."""
        from rook13.ui.kit.accessibility import move_focus

        return move_focus((self._stack,), 1 if next else -1)

    def _fit_to_screen(self) -> None:
        """Keep the window and its frame inside what the screen has room for."""
        self._on_screen()
        if not self.isMaximized() and not self.isFullScreen():
            self.resize(self.size().boundedTo(self._room))

    @property
    def _room(self) -> QSize:
        return QWidget.screen(self).availableSize() - FRAME

    @Slot()
    def _on_screen(self) -> None:
        self.setMinimumSize(SMALLEST.boundedTo(self._room))

    def _focus_on(self, screen: QWidget) -> None:
        """Focus the first control of a screen that has not set the focus itself."""
        focused = self.focusWidget()
        if self.isVisible() and (focused is None or not screen.isAncestorOf(focused)):
            from rook13.ui.kit.accessibility import tab_stops

            stops = tab_stops(screen)
            (stops[0] if stops else screen).setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def _watch_input(self, ui: UiContext) -> None:
        from rook13.ui.kit.accessibility import InputWatch

        self._watch = InputWatch(ui.look, self.windowHandle())

    @Slot()
    def _on_settled(self) -> None:
        if self._ui is not None:
            self._ui.look.set_room(self.size())


def _screen_key(screen: QScreen) -> str:
    """Return what a screen is remembered by: its name and its size."""
    size = screen.size()
    return f"{screen.name()} {size.width()}x{size.height()}"


def _files_of(event: QDropEvent) -> list[str]:
    """Return the files that are being dragged."""
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
