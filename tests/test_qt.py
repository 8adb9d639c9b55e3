from PySide6.QtNetwork import QSslSocket
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_a_widget_is_drawn_without_a_display(qtbot: QtBot) -> None:
    label = QLabel("Rook13")
    qtbot.addWidget(label)
    label.show()
    assert label.grab().width() > 0


def test_the_network_can_be_encrypted() -> None:
    assert QSslSocket.supportsSsl()
