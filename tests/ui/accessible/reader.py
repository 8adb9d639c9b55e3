"""What a screen reader comes upon when it walks through a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

Role = QAccessible.Role
NAMELESS = frozenset(
    {
        *(Role.Client, Role.Border, Role.LayeredPane, Role.Pane, Role.Whitespace, Role.Separator),
        *(Role.ScrollBar, Role.Grouping, Role.StaticText, Role.MenuBar, Role.PopupMenu),
        *(Role.Splitter, Role.List, Role.Window),
    }
)
"""Roles that are passed over in silence where they have no name."""


@dataclass(frozen=True)
class Node:
    """One thing in the tree, as it is read out."""

    role: Role
    name: str
    description: str
    value: str
    depth: int
    state: QAccessible.State
    widget: QWidget | None

    def __str__(self) -> str:
        kind = type(self.widget).__name__ if self.widget is not None else "item"
        return f"{self.role.name} “{self.name}” ({kind})"


def read(root: QWidget) -> list[Node]:
    """Return everything in a window that can be seen."""
    return list(_walk(QAccessible.queryAccessibleInterface(root), 0))


def _walk(interface: QAccessibleInterface, depth: int) -> Iterator[Node]:
    state = interface.state()
    if depth and state.invisible:
        return
    thing = interface.object()
    text = QAccessible.Text
    yield Node(
        interface.role(),
        interface.text(text.Name),
        interface.text(text.Description),
        interface.text(text.Value),
        depth,
        state,
        thing if isinstance(thing, QWidget) else None,
    )
    for place in range(interface.childCount()):
        child = interface.child(place)
        if child is not None:
            yield from _walk(child, depth + 1)


def problems(root: QWidget) -> list[str]:
    """Return what a screen reader could not make sense of."""
    return [*_problems(read(root))]


def _problems(nodes: list[Node]) -> Iterator[str]:
    for node in nodes:
        takes_focus = node.state.focusable and node.widget is not None
        has_proxy = node.widget is not None and node.widget.focusProxy() is not None
        if takes_focus and not has_proxy and not node.name:
            yield f"{node} can have the focus without a name"
        scrolls = isinstance(node.widget, QAbstractScrollArea)
        is_anything = node.role in (Role.NoRole, Role.Client) and not scrolls
        if takes_focus and not has_proxy and is_anything:
            yield f"{node} can have the focus without a role"
        if not node.name and node.role not in NAMELESS:
            yield f"{node} is read out without a name"
        if node.widget is not None and node.widget.isEnabled() == bool(node.state.disabled):
            yield f"{node} is said to be enabled, or not, and is not"


def under(nodes: list[Node], widget: QWidget) -> list[Node]:
    """Return what is read out of one widget."""
    start = next(place for place, node in enumerate(nodes) if node.widget is widget)
    rest = nodes[start + 1 :]
    length = next((n for n, node in enumerate(rest) if node.depth <= nodes[start].depth), len(rest))
    return [nodes[start], *rest[:length]]


def open_dialogs() -> list[QWidget]:
    """Return the windows that can be seen."""
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
