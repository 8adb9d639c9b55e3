from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rook13.ui.kit.accessibility import tab_stops


class Form(QWidget):
    """Made in one order, and laid out in another."""

    def __init__(self) -> None:
        super().__init__()
        self.last, self.loose = QPushButton("4"), QPushButton("5", self)
        self.second, self.third, self.first = QLineEdit(), QPushButton("3"), QPushButton("1")
        column, row, grid = QVBoxLayout(self), QHBoxLayout(), QGridLayout()
        column.addWidget(self.first)
        row.addWidget(self.second)
        grid.addWidget(self.third, 0, 0)
        row.addLayout(grid)
        column.addLayout(row)
        column.addWidget(self.last)


def test_tab_follows_the_layout_and_then_what_lies_loose(qtbot: QtBot) -> None:
    form = Form()
    qtbot.addWidget(form)
    form.show()
    assert tab_stops(form) == [form.first, form.second, form.third, form.last, form.loose]


def test_widgets_whose_order_was_asked_for_can_be_deleted(qtbot: QtBot) -> None:
    # With QLayoutItem.widget() this ends in a crash after a few dozen.
    for _ in range(200):
        form = Form()
        form.show()
        assert len(tab_stops(form)) == 5
        form.deleteLater()
        del form
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
