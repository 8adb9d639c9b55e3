"""How long ago something was, as people say it."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from rook13.ui.text import context

tr = context("Lobby")

MINUTE, HOUR, DAY = 60, 3600, 86400


def ago(then: float, now: float) -> str:
    """Return how long ago a moment was; both in seconds since 1970."""
    age = max(0, now - then)
    if age < MINUTE:
        return tr("just now")
    if age < HOUR:
        return tr("{n} min ago", n=int(age // MINUTE))
    if age < DAY:
        return tr("{n} h ago", n=int(age // HOUR))
    moment = QDateTime.fromSecsSinceEpoch(int(then))
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)
