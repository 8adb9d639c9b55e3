"""Using the window without a mouse or without seeing it: Tab order, focus ring and roles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QAccessibleWidget,
    QApplication,
    QComboBox,
    QLayout,
    QScrollBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from rook13.ui.kit.look import Look

WHOLE = (QAbstractItemView, QAbstractSpinBox, QComboBox, QTextEdit)
"""Controls whose inner widgets do not count."""
POINTING = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
)
# The window sees only the release of a shortcut's keys.
TYPING = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Also pressed by people who use the mouse, for screenshots or to switch windows."""
Role = QAccessible.Role
_PROPERTY = "spokenRole"
_factories: list[object] = []


def tab_stops(area: QWidget) -> list[QWidget]:
    """Return the controls of an area at which Tab stops, in reading order."""
    found = [widget for widget in _reading_order(area) if _is_stop(widget)]
    return [widget for widget in found if _speaks_for_group(widget, found)]


def next_stop(areas: Sequence[QWidget], focused: QWidget | None, step: int) -> QWidget | None:
    """Return where Tab (step 1) or Shift+Tab (step -1) leads from the focused widget."""
    stops = [(area, stop) for area in areas for stop in tab_stops(area)]
    if not stops:
        return None
    places = [place for place, (_, stop) in enumerate(stops) if stop is focused]
    if not places and focused is not None:
        # Tab does not stop at the focused widget, which may be another card of the hand.
        places = [n for n, (area, _) in enumerate(stops) if area.isAncestorOf(focused)]
    if not places:
        return stops[0 if step > 0 else -1][1]
    place = (places[-1] if step > 0 else places[0]) + step
    return stops[place % len(stops)][1]


def move_focus(areas: Sequence[QWidget], step: int) -> bool:
    """Move the focus to the next or previous stop; return False if there is none."""
    goal = next_stop(areas, QApplication.focusWidget(), step)
    if goal is None:
        return False
    reason = Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
    goal.setFocus(reason)
    return True


def _reading_order(widget: QWidget) -> Iterator[QWidget]:
    if not widget.isVisible():
        return
    yield widget
    if not isinstance(widget, WHOLE):
        for child in _children(widget):
            yield from _reading_order(child)


def _children(widget: QWidget) -> list[QWidget]:
    """Return the widgets of the layout in its order, then all others."""
    if isinstance(widget, QTabWidget):
        return [widget.tabBar(), widget.currentWidget()]
    children = [child for child in widget.children() if isinstance(child, QWidget)]
    laid_out = list(_in_layout(widget.layout(), children))
    loose = [child for child in children if not child.isWindow() and child not in laid_out]
    return laid_out + loose


def _in_layout(layout: QLayout | None, widgets: Sequence[QWidget]) -> Iterator[QWidget]:
    """Find widgets by `indexOf`: PySide's `itemAt(n).widget()` ties the widget to the layout item,
    and the program crashes when both are deleted.
    """
    if layout is None:
        return
    inner = [child for child in layout.children() if isinstance(child, QLayout)]
    places: dict[int, QWidget | QLayout] = {layout.indexOf(each): each for each in widgets}
    places |= {layout.indexOf(each): each for each in inner}
    for place in sorted(place for place in places if place >= 0):
        found = places[place]
        if isinstance(found, QWidget):
            yield found
        else:
            yield from _in_layout(found, widgets)


def _is_stop(widget: QWidget) -> bool:
    stops = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
    return bool(stops) and widget.isEnabled() and not isinstance(widget, QScrollBar)


def _speaks_for_group(widget: QWidget, found: Sequence[QWidget]) -> bool:
    """Return whether Tab stops here; of a group of exclusive buttons it stops at one only."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is None or not group.exclusive():
        return True
    buttons = [each for each in found if isinstance(each, QAbstractButton)]
    choices = [button for button in buttons if button.group() is group]
    focused = QApplication.focusWidget()
    if focused in choices:
        return widget is focused
    checked = group.checkedButton()
    return widget is (checked if checked in choices else choices[0])


class InputWatch(QObject):
    """Shows the focus ring while the keyboard is used, and hides it for the mouse."""

    def __init__(self, look: Look, window: QWindow) -> None:
        super().__init__(window)
        self._look = look
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind in POINTING:
            self._look.show_focus(False)
        elif kind in TYPING and isinstance(event, QKeyEvent) and event.key() not in MODIFIERS:
            self._look.show_focus(True)
        return False


def give_role(widget: QWidget, role: Role) -> None:
    """Set what screen readers take a widget for; call it when the widget is made."""
    if not _factories:
        QAccessible.installFactory(_interface_of)
        _factories.append(_interface_of)
    widget.setProperty(_PROPERTY, role.value)


def _interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    role = thing.property(_PROPERTY) if isinstance(thing, QWidget) else None
    return QAccessibleWidget(thing, Role(role)) if isinstance(thing, QWidget) and role else None
