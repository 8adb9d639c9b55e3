"""A stay at a practice table: nothing of it is kept, and one leaves without being asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from rook13.engine.record import Record
from rook13.table.commands import CloseTable
from rook13.table.facts import Fact
from rook13.table.views import TableView
from rook13.ui.flows.services import Services
from rook13.ui.flows.table_session import TableSession
from rook13.ui.screens.practice.guide import Guide, GuideStrip
from rook13.ui.table.presenter import TableConnection
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from rook13.ui.ui_context import UiContext


class PracticeSession(TableSession):
    """Shows a practice table with its guide."""

    def __init__(
        self,
        ui: UiContext,
        services: Services,
        connection: TableConnection,
        guide: Guide,
        parent: QObject,
    ) -> None:
        self.guide = guide
        super().__init__(ui, services, connection, parent)
        guide.setParent(self)
        guide.commanded.connect(self._on_command)
        self.client.updated.connect(self._on_practised)

    def leave(self) -> None:
        """Leave at once; `close` follows."""
        self.ended.emit("")

    def close(self) -> None:
        """Put the table away, which nobody else is at."""
        self.guide.close()
        self.client.send(CloseTable())
        super().close()

    def _make_screen(self, begun: TableScreen | None = None) -> TableScreen:
        screen = super()._make_screen(begun)
        screen.add_strip(GuideStrip(self._ui, self.guide, screen))
        screen.presenter.acted.connect(self.guide.note)
        return screen

    def _keep(self, record: Record, scene: Scene) -> None:
        """Keep nothing: it would count as a game."""

    @Slot(object, object)
    def _on_practised(self, view: TableView, facts: Sequence[Fact]) -> None:
        self.guide.follow(view)
        self.guide.hear(facts)

    @Slot(str)
    def _on_command(self, command_id: str) -> None:
        self.screen.do(command_id)
