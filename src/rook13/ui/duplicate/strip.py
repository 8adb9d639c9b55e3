"""The line above a table of a duplicate session: which board it is, and how far the others are."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from rook13.table.duplicate import DuplicateView, ranking
from rook13.ui.duplicate.ranking import percent
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import Picture, paragraph
from rook13.ui.kit.layouts import row_of
from rook13.ui.kit.notice import announce_alert
from rook13.ui.table.part import enlarge
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Duplicate")


class DuplicateStrip(QFrame):
    """Says how the session goes; `ranking_wanted` when the player wants to see more."""

    ranking_wanted = Signal()

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        enlarge(self, ui.look)
        self.setProperty("card", True)
        self.setAccessibleName(tr("Duplicate session"))
        give_role(self, Role.Grouping)
        picture = Picture(self)
        line = self.fontMetrics().height()
        theme = ui.look.theme
        ink = theme.link if ui.look.is_dark else theme.accent
        picture.setPixmap(icon("people", ink).pixmap(round(line * 1.5)))
        self.words = paragraph("", self)
        self.ranking = QPushButton(tr("Ranking"), self)
        self.ranking.clicked.connect(self.ranking_wanted)
        row_of(
            (picture, 0, Qt.AlignmentFlag.AlignVCenter),
            (self.words, 1),
            self.ranking,
            parent=self,
            margins=(line, line // 3, line, line // 3),
        )

    def show_duplicate(self, duplicate: DuplicateView, own_side: int | None) -> None:
        """Show how far everybody is, or how the session ended."""
        words = duplicate_words(duplicate, own_side)
        if words == self.words.text():
            return
        self.words.setText(words)
        self.ranking.setVisible(bool(duplicate.tables))
        self.ranking.setProperty("primary", duplicate.is_over)
        self.ranking.style().polish(self.ranking)
        if duplicate.is_over:
            announce_alert(self.words)


def duplicate_words(duplicate: DuplicateView, own_side: int | None) -> str:
    """Return the state of a session in a sentence or two."""
    if duplicate.is_over and own_side is not None:
        ranked = ranking(duplicate.tables, own_side, duplicate.boards, is_over=True)
        own = next(each for each in ranked if each.place == duplicate.place)
        return tr(
            "The session is over. With {percent} you are number {rank} of {count} with these"
            " cards.",
            percent=percent(own.share),
            rank=own.rank,
            count=len(ranked),
        )
    if duplicate.is_over:
        return tr("The session is over.")
    here = tr(
        "Duplicate session, table {table}. All tables play the same deals.",
        table=duplicate.place + 1,
    )
    others = [
        tr("table {table}: {played}", table=place + 1, played=each.played)
        for place, each in enumerate(duplicate.tables)
        if place != duplicate.place
    ]
    if not others:
        return here
    return " ".join([here, tr("Boards finished: {tables}.", tables=", ".join(others))])
