"""The dialogs on the way to a table, from it, and back at what was played, as they are read out."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from rook13.protocol.messages import TableInfo
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.flows.opening import ResumeOffer
from rook13.ui.screens.lobby.join_dialogs import ChooseTable, JoinDialog, PasswordDialog
from rook13.ui.table.side.leaving import LeavingDialog, ask_how_to_leave
from tests.ui.accessible.checking import check
from tests.ui.accessible.conftest import MakeTable
from tests.ui.accessible.reader import Node, Role, problems, read
from tests.ui.accessible.staged import settle
from tests.ui.scenes import Moment
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table

SEARCHED = "maple-otter-walnut"


def named(root: QWidget, role: Role) -> dict[str, Node]:
    """Return what has a role, by name."""
    return {node.name: node for node in read(root) if node.role is role}


def opened(dialog: QDialog) -> QDialog:
    dialog.open()
    dialog.activateWindow()
    settle()
    return dialog


def test_joining_by_code(home: Home) -> None:
    home.guest()
    home.click(home.lobby.join)
    dialog = home.dialog(JoinDialog)
    dialog.activateWindow()
    check(dialog, dialog, set())
    fields = named(dialog, Role.EditableText)
    assert list(fields) == ["Code or address", "Password"]
    assert "three-word code" in fields["Code or address"].description
    assert fields["Password"].state.passwordEdit
    assert fields["Password"].description == "Only if the table needs one."
    assert named(dialog, Role.Button)["Join"].state.disabled
    dialog.password.reveal.click()
    assert not named(dialog, Role.EditableText)["Password"].state.passwordEdit
    assert named(dialog, Role.CheckBox)["Show password"].state.checked

    dialog.place.setText(SEARCHED)
    assert SEARCHED in named(dialog, Role.EditableText)["Code or address"].description
    assert not named(dialog, Role.Button)["Join"].state.disabled
    dialog.go.click()
    settle()
    assert problems(dialog) == []
    assert all(node.state.disabled for node in named(dialog, Role.EditableText).values())
    assert list(named(dialog, Role.ProgressBar)) == ["Looking for the table…"]

    dialog.show_problem("No table has this code.")
    check(dialog, dialog)
    assert "No table has this code." in [node.name for node in read(dialog)]
    dialog.reject()


def test_the_password_of_a_table(home: Home) -> None:
    home.guest()
    dialog = PasswordDialog(home.program.ui, "Thursday evening", home.window)
    opened(dialog)
    check(dialog, dialog, set())
    assert "“Thursday evening” needs a password." in [node.name for node in read(dialog)]
    assert list(named(dialog, Role.EditableText)) == ["Password"]
    assert named(dialog, Role.Button)["Join"].state.disabled
    dialog.password.edit.setText("wrong")
    dialog.go.click()
    assert named(dialog, Role.EditableText)["Password"].state.disabled
    dialog.show_problem("That is not the password.")
    check(dialog, dialog)
    dialog.reject()


def test_which_of_several_tables(home: Home) -> None:
    home.guest()
    tables = [
        TableInfo(str(number), name, "rook13", 4, "open")
        for number, name in enumerate(("One", "Two"))
    ]
    dialog = ChooseTable(home.program.ui, tables, home.window)
    opened(dialog)
    check(dialog, dialog, set())
    assert named(dialog, Role.List).keys() >= {"Tables"}
    items = named(dialog, Role.ListItem)
    assert [(name, bool(node.state.selected)) for name, node in items.items()] == [
        ("One", True),
        ("Two", False),
    ]
    dialog.reject()


def test_a_host_with_another_key(home: Home) -> None:
    home.guest()
    question, consequence = "Is this the host you know?", "It has another key."
    dialog = Confirm(home.program.ui, question, consequence, "Trust it and join", home.window)
    opened(dialog)
    check(dialog, dialog, set())
    root = read(dialog)[0]
    assert (root.role, root.name, root.description) == (Role.Dialog, question, consequence)
    buttons = named(dialog, Role.Button)
    assert list(buttons) == ["Trust it and join", "Cancel"]
    assert buttons["Cancel"].state.defaultButton
    dialog.reject()


def test_going_on_with_a_game(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(lambda view: bool(view.tricks))
    home.close()
    home.start().guest("Ann")
    dialog = home.window.findChild(ResumeOffer)
    assert isinstance(dialog, ResumeOffer)
    dialog.activateWindow()
    check(dialog, dialog, set())
    root = read(dialog)[0]
    assert (root.role, root.name) == (Role.Dialog, "Welcome back")
    assert root.description == "Resume your Rook13 game (hand 1)?"
    buttons = named(dialog, Role.Button)
    assert list(buttons) == ["Continue", "Later"]
    assert buttons["Continue"].state.defaultButton
    dialog.reject()


@pytest.mark.parametrize(
    ("is_solo", "changes", "question", "ways"),
    [
        (True, {}, "Leave this game?", ["Save and leave", "Abandon game"]),
        (
            False,
            {},
            "Leave your table?",
            ["Keep it open: a bot plays for me", "Close the table for everyone"],
        ),
        (False, {"host": "another"}, "Leave this game?", ["A bot takes over"]),
    ],
)
def test_leaving(
    make_table: MakeTable, is_solo: bool, changes: dict[str, Any], question: str, ways: list[str]
) -> None:
    table = make_table(is_solo=is_solo)
    moment = Moment()
    table.show(moment, **changes)
    dialog = ask_how_to_leave(table.screen, moment.scene(is_solo=is_solo, **changes))
    assert isinstance(dialog, LeavingDialog)
    dialog.activateWindow()
    settle()
    root = read(dialog)[0]
    assert (root.role, root.name, root.description) == (Role.Dialog, "Leave the table", question)
    buttons = named(dialog, Role.Button)
    assert list(buttons) == [*ways, "Cancel"]
    assert buttons[ways[0]].state.defaultButton
    check(dialog, dialog, set())
    assert all(buttons[way].description for way in ways)
    dialog.reject()
