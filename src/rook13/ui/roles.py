"""What screen readers take a widget for, where Qt has no idea: a hand, a chart, mere decoration."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role
_PROPERTY = "spokenRole"
_factories: list[object] = []


def give_role(widget: QWidget, role: Role) -> None:
    """Have screen readers take a widget for this; to be called when the widget is made."""
    if not _factories:
        QAccessible.installFactory(_interface_of)
        _factories.append(_interface_of)
    widget.setProperty(_PROPERTY, role.value)


def _interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    role = thing.property(_PROPERTY) if isinstance(thing, QWidget) else None
    return QAccessibleWidget(thing, Role(role)) if isinstance(thing, QWidget) and role else None
