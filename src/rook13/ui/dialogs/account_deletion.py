"""Asks before an account is deleted."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rook13.storage.accounts import Account
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Confirm")


def ask_to_delete(ui: UiContext, account: Account, consequence: str, parent: QWidget) -> Confirm:
    """Open the question, and return it."""
    question = tr("Delete the account {name}?", name=account.name)
    confirm = Confirm(ui, question, consequence, tr("Delete account"), parent)
    confirm.open()
    return confirm
