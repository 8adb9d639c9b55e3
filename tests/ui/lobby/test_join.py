from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rook13.net.addresses import Endpoint
from rook13.net.codes import words
from rook13.ui.screens.lobby.join_dialogs import JoinDialog, JoinRequest, PasswordDialog, understand
from rook13.ui.ui_context import UiContext

# The list of words is a pop-up window.
pytestmark = pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)")
LEFT = Qt.MouseButton.LeftButton
ONE, TWO, THREE = words()[3], words()[500], words()[1500]
CODE = f"{ONE}-{TWO}-{THREE}"


@pytest.mark.parametrize(
    "text", [CODE, f"{ONE} {TWO} {THREE}", f" {ONE.upper()}.{TWO}, {THREE.title()} "]
)
def test_a_code_is_understood_however_it_is_written(text: str) -> None:
    assert understand(text).code == CODE


@pytest.mark.parametrize(
    ("text", "endpoint"),
    [
        ("den.local", Endpoint("den.local")),
        ("192.168.1.7:5000", Endpoint("192.168.1.7", 5000)),
        ("[fe80::1]:5000", Endpoint("fe80::1", 5000)),
        ("annes-laptop", Endpoint("annes-laptop")),
        ("mums-old-mac", Endpoint("mums-old-mac")),
        (f"{ONE}-{TWO}-zzz:41313", Endpoint(f"{ONE}-{TWO}-zzz", 41313)),
    ],
)
def test_an_address_is_understood(text: str, endpoint: Endpoint) -> None:
    assert understand(text).endpoint == endpoint


def test_a_misspelt_word_is_named_with_what_was_meant() -> None:
    found = understand("mapel otter walnut")
    assert not found.is_enough
    assert (found.unknown, found.suggestion) == ("mapel", "maple")
    assert understand("maple-oterr-walnut").suggestion == "otter"
    assert understand("mapel-oterr-walnut").endpoint is None
    assert understand(f"{ONE} {TWO}").words_left == 1
    assert understand(f"{ONE}-{TWO}").words_left == 1
    assert understand("mapel-oterr-wallnut").suggestion == "maple"
    assert not understand(f"{CODE}-x").is_enough
    assert understand("").words_left == 0


@pytest.mark.parametrize("text", ["", "   ", "!?", "a b c d e", "1.2.3.4:99999", f"{ONE} {TWO} x7"])
def test_nonsense_is_not_enough(text: str) -> None:
    assert not understand(text).is_enough


@pytest.fixture
def dialog(qtbot: QtBot, ui: UiContext) -> JoinDialog:
    dialog = JoinDialog(ui)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def test_the_dialog_says_at_once_what_it_understands(qtbot: QtBot, dialog: JoinDialog) -> None:
    assert not dialog.go.isEnabled()
    qtbot.keyClicks(dialog.place, f"{ONE} {TWO} ")
    assert dialog.understood.text() == "One more word to go."
    qtbot.keyClicks(dialog.place, THREE)
    assert dialog.understood.text() == f"✓ Code {CODE}"
    assert dialog.go.isEnabled()
    dialog.place.clear()
    qtbot.keyClicks(dialog.place, "den.local:5000")
    assert dialog.understood.text() == "✓ Computer den.local, port 5000"
    assert dialog.place.accessibleDescription() == dialog.understood.text()


def test_a_code_with_password_is_wanted_and_searched_for(qtbot: QtBot, dialog: JoinDialog) -> None:
    qtbot.keyClicks(dialog.place, CODE)
    qtbot.keyClicks(dialog.password.edit, "sesame")
    with qtbot.waitSignal(dialog.wanted) as wanted:
        qtbot.mouseClick(dialog.go, LEFT)
    assert wanted.args == [JoinRequest(CODE, None, "sesame")]
    assert dialog.progress.isVisible()
    assert dialog.searching.text() == "Looking for the table…"
    assert not dialog.go.isEnabled()
    dialog.show_problem("No table has this code.")
    assert not dialog.progress.isVisible()
    assert dialog.problem.text == "No table has this code."
    assert dialog.go.isEnabled()
    qtbot.keyClick(dialog.place, Qt.Key.Key_Backspace)
    assert not dialog.problem.isVisible()


def test_cancel_stops_the_search_and_then_closes(qtbot: QtBot, dialog: JoinDialog) -> None:
    qtbot.keyClicks(dialog.place, "192.168.1.7")
    with qtbot.waitSignal(dialog.wanted) as wanted:
        qtbot.keyClick(dialog.place, Qt.Key.Key_Return)
    assert wanted.args == [JoinRequest(None, Endpoint("192.168.1.7"), None)]
    with qtbot.waitSignal(dialog.stopped):
        qtbot.mouseClick(dialog.cancel, LEFT)
    assert dialog.isVisible()
    assert dialog.place.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_words_are_completed_one_by_one(qtbot: QtBot, dialog: JoinDialog) -> None:
    completer = dialog.place.completer()
    qtbot.keyClicks(dialog.place, f"{ONE}-{TWO[:3]}")
    offered = [completer.completionModel().index(row, 0).data() for row in range(50)]
    assert TWO in offered
    assert all(word is None or word.startswith(TWO[:3]) for word in offered)
    popup = completer.popup()
    assert popup is not None
    popup.hide()
    dialog.place.clear()
    qtbot.keyClicks(dialog.place, "10.0")
    assert completer.completionCount() == 0


def test_a_locked_table_asks_until_the_password_is_right(qtbot: QtBot, ui: UiContext) -> None:
    dialog = PasswordDialog(ui, "Kitchen")
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.go.isEnabled()
    qtbot.keyClicks(dialog.password.edit, "wrong")
    with qtbot.waitSignal(dialog.wanted, check_params_cb=lambda said: said == "wrong"):
        qtbot.keyClick(dialog.password.edit, Qt.Key.Key_Return)
    assert not dialog.go.isEnabled()
    dialog.show_problem("Wrong table password.")
    assert dialog.problem.isVisible()
    qtbot.keyClicks(dialog.password.edit, "right")
    with qtbot.waitSignal(dialog.wanted, check_params_cb=lambda said: said == "right"):
        qtbot.mouseClick(dialog.go, LEFT)
