"""Going through a window with Tab, and seeing whether one sees where one is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rook13.ui.kit.art.colours import contrast
from tests.ui.accessible_tree import spoken_name

MOST = 150
LEAST_CHANGED, LEAST_CONTRAST = 60, 2.0
"""So many pixels have to change, each by so much, for a change to be seen."""
CROP = QSize(320, 90)
"""Of large controls the first corner tells."""


def focused() -> QWidget:
    """Return what has the focus, which must be something that can be seen."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    assert widget.isVisible(), f"{label(widget)} has the focus and cannot be seen"
    return widget


def label(widget: QWidget) -> str:
    return f"{type(widget).__name__} “{spoken_name(widget)}”"


def tab(step: int = 1) -> QWidget:
    """Press Tab or Shift+Tab, and return where it leads."""
    if step > 0:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    else:
        QTest.keyClick(focused(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    return focused()


def tour(step: int = 1) -> list[QWidget]:
    """Press Tab until one is back at the first stop; return all stops."""
    stops = [tab(step)]
    for _ in range(MOST):
        here = tab(step)
        if here is stops[0]:
            return stops
        assert here not in stops, f"Tab leads back to {label(here)} and not on"
        stops.append(here)
    raise AssertionError("Tab never comes back")


def shows_focus(widget: QWidget) -> bool:
    """Return whether a widget looks clearly different when it has the focus."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    with_it = _picture(widget)
    widget.clearFocus()
    without = _picture(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return _changed(with_it, without) >= LEAST_CHANGED


def _changed(one: QImage, other: QImage) -> int:
    """Return how many pixels are so different that the eye catches it."""
    pairs = zip(_pixels(one), _pixels(other), strict=True)
    changed = Counter((a, b) for a, b in pairs if a != b)
    return sum(count for (a, b), count in changed.items() if _contrast(a, b) >= LEAST_CONTRAST)


def _pixels(image: QImage) -> Iterable[int]:
    """Return the colours of all pixels, much faster than one by one."""
    whole = image.convertToFormat(QImage.Format.Format_ARGB32)
    return memoryview(bytes(whole.constBits())).cast("I")


def _contrast(one: int, other: int) -> float:
    return contrast(QColor.fromRgb(one).name(), QColor.fromRgb(other).name())


def _picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    window = widget.window()
    size = (widget.size() + QSize(6, 6)).boundedTo(CROP)
    return window.grab(QRect(widget.mapTo(window, QPoint(-3, -3)), size)).toImage()
