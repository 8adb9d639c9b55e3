"""What the Help menu does, in the whole program."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel

from rook13 import __version__, doctor
from rook13.doctor import Finding, Verdict
from rook13.ui.dialogs.help import DoctorDialog
from rook13.ui.flows import app_dialogs
from tests.ui.whole.home import Home


def test_help_checks_this_computer(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        Finding("kernels", Verdict.GOOD, "kernels_ok"),
        Finding("fonts", Verdict.BAD, "<b>?</b>"),
    ]

    async def findings(folder: Path) -> AsyncIterator[Finding]:
        assert folder == home.program.services.paths.folder
        for finding in found:
            yield finding

    monkeypatch.setattr(doctor, "findings", findings)
    home.window.do("doctor")
    (dialog,) = home.window.findChildren(DoctorDialog)
    home.wait(lambda: dialog.found == found and dialog.again.isEnabled())
    assert "One problem" in dialog.notice.text
    assert "<b>?</b>" in [label.text() for label in dialog.findChildren(QLabel)]
    home.click(dialog.again)
    home.wait(dialog.again.isEnabled)
    assert dialog.found == found
    home.click(dialog.copy)
    assert QGuiApplication.clipboard().text().count("\n") == 1
    home.click(dialog.close_button)


def test_help_opens_the_page_of_releases_and_asks_nobody_itself(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def browser(url: QUrl) -> bool:
        opened.append(url.toString())
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", browser)
    home.window.do("new_version")
    assert opened == []
    assert __version__ in home.window.toast.text
    monkeypatch.setattr(app_dialogs, "home_page", lambda: "https://rook13.example/")
    home.window.do("new_version")
    assert opened == ["https://rook13.example/"]
    home.window.do("new_version")
    assert "https://rook13.example/" in home.window.toast.text
