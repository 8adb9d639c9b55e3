"""What is done at a new table without being asked: sit down, seat the bots, start if alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot

from rook13.net.table_client import TableClient
from rook13.table import commands as c
from rook13.table.outcome import Answer
from rook13.table.snapshot import TableView
from rook13.table.state import Stage


class Opening(QObject):
    """Says one thing after the other at a new table, and then nothing any more."""

    def __init__(
        self,
        client: TableClient,
        bots: Mapping[str, str],
        *,
        deal_for_me: bool,
        starts: bool,
    ) -> None:
        super().__init__(client)
        self._client = client
        self._bots = bots
        self._deal_for_me = deal_for_me
        self._starts = starts
        self._steps: deque[c.Command] = deque()
        client.view_changed.connect(self._on_view)
        client.answered.connect(self._on_answer)

    @Slot(object)
    def _on_view(self, view: TableView) -> None:
        self._client.view_changed.disconnect(self._on_view)
        if view.stage is Stage.OPEN:
            self._steps.extend(self._plan(view))
        self._next()

    def _plan(self, view: TableView) -> list[c.Command]:
        free = [info.seat.name for info in view.seats if info.seat.name not in self._bots]
        own = free[0] if free else view.seats[0].seat.name
        steps: list[c.Command] = [c.Sit(own)]
        steps += [c.SeatBot(seat, level) for seat, level in self._bots.items() if seat != own]
        steps += [c.DealForMe(self._deal_for_me), c.Ready(True)]
        return [*steps, c.Start()] if self._starts else steps

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        self._next()

    def _next(self) -> None:
        if self._steps:
            self._client.send(self._steps.popleft())
        else:
            self._client.answered.disconnect(self._on_answer)
            self.deleteLater()
