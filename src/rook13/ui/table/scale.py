"""How large panels on the table are: they grow with the table.

When the window crosses a step the screen is made again; nothing changes while an edge is dragged.
So a panel is enlarged once, before anything is on it. What is measured by its font while it is
made has to be polished first, because the size comes from a style sheet: Qt hands a font on to
children, but where there are style sheets not to theirs.
"""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from rook13.ui.kit.look import Look

LARGE, BIG = 1.3, 1.9
"""Times the ordinary size: text with the property `large` or `big`."""
ICON = 16
"""Pixels, of a picture on an ordinary button."""


def enlarge(panel: QWidget, look: Look) -> None:
    """Let everything that will be on a panel be as large as the table asks for."""
    if look.table_growth == 100:
        return
    font = QApplication.font()
    size = font.pointSizeF() * look.table_growth / 100
    font.setPointSizeF(size)
    panel.setFont(font)
    letters = f"* {{ font-size: {size}pt; }}"
    for name, times in (("large", LARGE), ("big", BIG)):
        letters += f'*[{name}="true"] {{ font-size: {size * times}pt; }}'
    icons = f"QPushButton {{ icon-size: {px(look, ICON)}px; }}"
    panel.setStyleSheet(letters + look.table_sheet() + icons)


def px(look: Look, usual: int) -> int:
    """Return a distance on the table, from what it is on an ordinary one."""
    return round(usual * look.table_distance / 100)


def polish(panel: QWidget) -> None:
    """Let everything on a panel have its size before it is seen."""
    for widget in (panel, *panel.findChildren(QWidget)):
        widget.ensurePolished()
