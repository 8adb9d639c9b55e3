"""Asks before an account is deleted."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rook13.storage.accounts import Account
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.part import Desk
from rook13.ui.text import context

tr = context("Confirm")


def ask_to_delete(desk: Desk, account: Account, consequence: str, parent: QWidget) -> Confirm:
    """Open the question, and return it."""
    question = tr("Delete the account {name}?", name=account.name)
    confirm = Confirm(desk, question, consequence, tr("Delete account"), parent)
    confirm.open()
    return confirm
