"""What is made anew when something about the people at the table has changed, and only then."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import TablePart, UiContext


class Rebuilt(TablePart):
    """Keeps the focus on the control that is named as the one that had it."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._shown: object = None

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        facts = what_matters(scene)
        if facts != self._shown:
            self._shown = facts
            self._rebuild(scene)

    def _rebuild(self, scene: Scene) -> None:
        focused = QApplication.focusWidget()
        name = focused.objectName() if focused and self.isAncestorOf(focused) else ""
        self._clear()
        self._build(scene)
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        layout = self.layout()
        while layout is not None and (item := layout.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                # Gone at once, so that nothing finds the old buttons by their names.
                old.setParent(None)
                old.deleteLater()

    def _build(self, scene: Scene) -> None:
        """Fill the empty layout."""
        raise NotImplementedError


def what_matters(scene: Scene) -> object:
    """Return everything that is shown about people; clocks run on without anything new."""
    view = scene.view
    seats = tuple(
        (
            *(info.person, info.person and (info.person.name, info.person.avatar)),
            *(info.bot, info.connected, info.ready, info.locked, info.hints),
        )
        for info in view.seats
    )
    others = tuple((person.key, person.name) for person in view.others)
    waiting = tuple((person.key, person.name) for person in view.waiting)
    table = view.stage, view.standing, view.host, view.config, view.own_seat, scene.me
    return seats, others, waiting, view.muted, table
