"""What the style sheet adds to Fusion: rounder, calmer controls, a focus nobody misses."""

from __future__ import annotations

from string import Template

from rook13.ui.art import Theme

_SHEET = Template("""
QToolTip { color: $text; background: $raised; border: 1px solid $line; padding: 4px; }
QPushButton {
    padding: 6px 14px; border-radius: 7px; border: 1px solid $line; background: $raised;
}
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $line; }
QPushButton:disabled { color: $muted_text; background: $window; }
QPushButton:checked { background: $accent; color: $accent_text; border-color: $accent; }
QPushButton[primary="true"] {
    background: $accent; color: $accent_text; border-color: $accent; font-weight: 600;
}
QPushButton[primary="true"]:disabled {
    background: $raised; color: $muted_text; border-color: $line;
}
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus, QSpinBox:focus,
QListView:focus, QTreeView:focus, QTextEdit:focus, QTabBar:focus {
    border: 2px solid $focus;
}
QToolButton { padding: 5px; border-radius: 7px; border: 1px solid transparent; }
QToolButton:hover { background: $raised; border-color: $line; }
QToolButton:checked { background: $raised; border-color: $accent; }
QLineEdit, QSpinBox, QComboBox, QTextEdit, QPlainTextEdit, QListView, QTreeView, QTableView {
    border: 1px solid $line; border-radius: 6px; padding: 4px; background: $base;
}
QFrame[card="true"] { background: $base; border: 1px solid $line; border-radius: 12px; }
QLabel[heading="true"] { font-size: 20pt; font-weight: 600; }
QLabel[subheading="true"] { font-size: 13pt; font-weight: 600; }
QLabel[muted="true"] { color: $muted_text; }
QLabel[problem="true"] { color: $bad; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
""")


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    names = ("text", "raised", "line", "accent", "accent_text", "muted_text", "window", "base")
    colours = {name: getattr(theme, name) for name in (*names, "focus", "bad")}
    return _SHEET.substitute(colours)
