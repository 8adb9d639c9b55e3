"""What keys do at the table, and where the focus is: at what is to do, never at what is gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from rook13.engine.state import Phase
from rook13.ui.kit.accessibility import move_focus, next_stop, tab_stops
from rook13.ui.shortcuts import COMMANDS, Group
from rook13.ui.table.hand.card_button import CardButton
from rook13.ui.table.part import TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.table.tools import why_not

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen

PASSED_ON = frozenset(
    {"leave", "rules", "shortcuts", "preferences", "full_screen", "new_game", "quit"}
    | {"review", "new_table", "configure"}
)
"""Commands that are the window's business."""


TYPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
WRITING = (QLineEdit, QPlainTextEdit, QTextEdit)


class CommandDispatcher(QObject):
    """Gives commands and typed characters to the part of the screen that wants them."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.parts: tuple[TablePart, ...] = (
            *(screen.halt_overlay, screen.last_trick, screen.sheet),
            *(screen.results.game, screen.results.hand),
            *(screen.exchange, screen.panel, screen.canvas, screen.hand),
            *(screen.drawer, screen.bar),
        )
        """Who is asked, the topmost first."""
        self._shortcuts: dict[str, QShortcut] = {}
        for command in COMMANDS:
            if command.group is not Group.EVERYWHERE:
                shortcut = QShortcut(screen)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(partial(self.do, command.id))
                self._shortcuts[command.id] = shortcut
        screen.ui.keys.changed.connect(self._bind)
        self._bind()

    @Slot(str)
    def do(self, command_id: str) -> bool:
        """Carry out a command, or say why not."""
        screen = self._screen
        with screen.focus.kept():
            is_done = self._carry_out(command_id)
        if not is_done:
            screen.toast.say(why_not(command_id, screen.scene))
        return is_done

    def _carry_out(self, command_id: str) -> bool:
        """Let a part do it that knows what it means now, or the window."""
        screen = self._screen
        if command_id == "confirm" and screen.focus.press_focused():
            return True
        for part in self.parts:
            if part.command(command_id):
                return True
        if command_id == "hint":
            return screen.hints.ask(screen.scene)
        scene = screen.scene
        if scene is not None and screen.announcer.command(command_id, scene) is not None:
            return True
        if command_id in PASSED_ON:
            screen.wanted.emit(command_id)
            return True
        return False

    def handle(self, event: QEvent) -> bool:
        """Take a key that no widget on the screen wanted."""
        if not isinstance(event, QKeyEvent):
            return False
        if isinstance(QApplication.focusWidget(), WRITING):
            return self._leave_to_writer(event)
        part = self._part_for(event)
        if part is None:
            return False
        if event.type() == QEvent.Type.KeyPress:
            part.take_character(event.text())
        event.accept()
        return True

    def _leave_to_writer(self, event: QKeyEvent) -> bool:
        """Keep what somebody types away from the shortcuts, above all Enter."""
        types = bool(event.text()) and not event.modifiers() & ~TYPING
        if event.type() != QEvent.Type.ShortcutOverride or not types or _only_reads():
            return False
        event.accept()
        return True

    def _part_for(self, event: QKeyEvent) -> TablePart | None:
        text, modifiers = event.text(), event.modifiers()
        if not text or modifiers & ~TYPING:
            return None
        return next((part for part in self.parts if part.wants_character(text)), None)

    @Slot()
    def _bind(self) -> None:
        for command_id, shortcut in self._shortcuts.items():
            shortcut.setKey(self._screen.ui.keys.sequence(command_id))


def _only_reads() -> bool:
    field = QApplication.focusWidget()
    return isinstance(field, WRITING) and field.isReadOnly()


Task = tuple[int, Phase | None]
"""The number of a hand and what to do in it, or nothing: its result is to be looked at."""


class FocusManager(QObject):
    """Moves the focus of a table screen: with Tab, with the turn, and when controls go away."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._task: Task | None = None
        self._changes = 0
        self._has_new_task = False
        """Something is to be done that came up while controls changed, as by a key."""

    @property
    def areas(self) -> Sequence[QWidget]:
        """Return what Tab goes through; what an overlay covers is left out."""
        screen = self._screen
        covers = (screen.halt_overlay, screen.last_trick, screen.sheet)
        cover = next((each for each in covers if each.isVisible()), None)
        if cover is not None:
            return (screen.room, screen.bar, cover, screen.hand, screen.drawer)
        results = (screen.results.hand, screen.results.game)
        passing = (screen.undo_banner, screen.hints.bubble, *results)
        tasks = (screen.exchange, screen.panel, screen.hand)
        strip = (screen.strip,) if screen.strip is not None else ()
        return (screen.room, screen.bar, *strip, *passing, *tasks, screen.canvas, screen.drawer)

    def move(self, step: int) -> bool:
        """Go one stop on or back; False if there is none."""
        if self._changes:
            # Qt looks for another place because a control goes away, and would try the tools.
            self._screen.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return move_focus(self.areas, step)

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep the focus on some control while controls change."""
        before = QApplication.focusWidget()
        was_mine = before is not None and self._is_mine(before)
        self._changes += 1
        try:
            yield
        finally:
            self._changes -= 1
        after = QApplication.focusWidget()
        is_lost = not (_can_have_focus(before) and _can_have_focus(after))
        if was_mine and (is_lost or self._has_new_task):
            self.settle()

    def follow(self, scene: Scene) -> None:
        """Focus what is to be done as soon as it is the player's turn."""
        if not self._screen.isVisible():
            # When the screen is shown, it begins with what there is to do.
            return
        before, self._task = self._task, self._task_now(scene)
        if self._task is not None and self._task != before and self._may_move():
            self._has_new_task = True
            self.settle()

    @Slot()
    def settle(self) -> None:
        """Focus what there is to do, else the hand, else where Enter does no harm."""
        screen, scene = self._screen, self._screen.scene
        if not screen.isVisible() or self._changes:
            return
        self._has_new_task = False
        self._task = self._task_now(scene) if scene is not None else None
        if self._task_stops(scene):
            self._task_stops(scene)[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif screen.hand.isVisible() and screen.hand.cards:
            screen.hand.focus_hand()
        else:
            # The bar begins with leaving the table, and a seat opens a menu or somebody's profile:
            # a player who presses Enter again after the last card does not mean that.
            harmless = [area for area in self.areas if area not in (screen.bar, screen.canvas)]
            goal = next_stop(harmless, None, 1)
            (goal or screen).setFocus(Qt.FocusReason.OtherFocusReason)

    def press_focused(self) -> bool:
        """Let Enter press the focused button; False if Enter should confirm the decision."""
        focused = QApplication.focusWidget()
        if not isinstance(focused, QAbstractButton) or isinstance(focused, CardButton):
            return False
        if not self._is_mine(focused) or self._is_taken_choice(focused):
            return False
        if isinstance(focused, QToolButton) and focused.menu() is not None:
            focused.showMenu()
        else:
            focused.click()
        return True

    def close_topmost(self) -> bool:
        """Close the topmost overlay, bubble or drawer; False if none is open."""
        screen = self._screen
        for overlay in (screen.last_trick, screen.sheet):
            if overlay.isVisible():
                overlay.close_up()
                return True
        for part in (screen.hints.bubble, screen.drawer):
            if part.isVisible():
                with self.kept():
                    part.hide()
                return True
        return False

    def _task_now(self, scene: Scene) -> Task | None:
        """Return what there is to do; a result on the screen comes first."""
        results = self._screen.results
        if scene.game is not None and (results.hand.isVisible() or results.game.isVisible()):
            return scene.game.number, None
        return _task_of(scene)

    def _is_mine(self, widget: QWidget) -> bool:
        return widget is self._screen or self._screen.isAncestorOf(widget)

    def _is_taken_choice(self, button: QAbstractButton) -> bool:
        """Return whether this is the bid or suit chosen already, which Enter then confirms."""
        panels = (self._screen.panel, self._screen.exchange)
        in_panel = any(panel.isAncestorOf(button) for panel in panels)
        return in_panel and button.group() is not None and button.isChecked()

    def _may_move(self) -> bool:
        """Return whether the player is not writing, reading the log or looking elsewhere."""
        app, screen = QApplication, self._screen
        looks_elsewhere = app.activeModalWidget() or app.activePopupWidget()
        is_covered = screen.last_trick.isVisible() or screen.sheet.isVisible()
        focused = app.focusWidget()
        # In another window, such as a dialog that closes, only the focus to come back to moves.
        is_elsewhere = focused is not None and focused.window() is not screen.window()
        is_here = focused is None or is_elsewhere or self._is_mine(focused)
        is_free = not looks_elsewhere and not is_covered and is_here
        return is_free and not isinstance(focused, WRITING)

    def _task_stops(self, scene: Scene | None) -> list[QWidget]:
        """Return the controls for what there is to do, the first one first."""
        screen = self._screen
        if screen.room.isVisible():
            return screen.room.first_stops()
        for part in (screen.halt_overlay, screen.results.game, screen.results.hand):
            if part.isVisible():
                proxy = part.focusProxy()
                return [proxy] if proxy is not None and _can_have_focus(proxy) else tab_stops(part)
        if scene is None or not scene.is_my_turn or scene.game is None:
            return []
        if scene.game.phase in (Phase.EXCHANGE, Phase.PLAY):
            return tab_stops(screen.hand)
        panel = screen.panel if screen.panel.isVisible() else screen.exchange
        first = _last_proxy(panel)
        return [first] if _can_have_focus(first) and first is not panel else tab_stops(panel)


def _task_of(scene: Scene) -> Task | None:
    game = scene.game
    if game is None or not scene.is_my_turn or scene.view.paused:
        return None
    return game.number, game.phase


def _last_proxy(widget: QWidget) -> QWidget:
    proxy = widget.focusProxy()
    return _last_proxy(proxy) if proxy is not None else widget


def _can_have_focus(widget: QWidget | None) -> bool:
    return widget is not None and isValid(widget) and widget.isVisible() and widget.isEnabled()
