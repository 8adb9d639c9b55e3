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
QPushButton[compact="true"] { padding: 3px 8px; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QPushButton:focus, QToolButton:focus, QLineEdit:focus,
QListView:focus, QTreeView:focus, QTextEdit:focus, QTabBar:focus {
    border: 2px solid $focus;
}
QToolButton { padding: 5px; border-radius: 7px; border: 1px solid transparent; }
QToolButton:hover { background: $raised; border-color: $line; }
QToolButton:checked { background: $raised; border-color: $accent; }
QLineEdit, QTextEdit, QPlainTextEdit, QListView, QTreeView, QTableView {
    border: 1px solid $line; border-radius: 6px; padding: 4px; background: $base;
}
QCheckBox::indicator:unchecked {
    width: 12px; height: 12px; border: 1px solid $muted_text; border-radius: 3px; background: $base;
}
QListView[bare="true"] { border: none; padding: 0; background: transparent; }
QFrame[card="true"] { background: $base; border: 1px solid $line; border-radius: 12px; }
QLabel[heading="true"] { font-size: ${heading}pt; font-weight: 600; }
QLabel[subheading="true"] { font-size: ${subheading}pt; font-weight: 600; }
QLabel[muted="true"] { color: $muted_text; }
QLabel[problem="true"] { color: $bad; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; border: none; margin: 0; width: 12px; }
QScrollBar:horizontal { background: transparent; border: none; margin: 0; height: 12px; }
QScrollBar::handle { background: $muted_text; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")
HEADING, SUBHEADING = 20, 13
"""Sizes in points where text is as large as usual."""


def style_sheet(theme: Theme, text_size: int = 100) -> str:
    """Return the style sheet of a theme; headings grow with the size of text in per cent."""
    names = ("text", "raised", "line", "accent", "accent_text", "muted_text", "window", "base")
    colours = {name: getattr(theme, name) for name in (*names, "focus", "bad")}
    sizes = {"heading": HEADING * text_size // 100, "subheading": SUBHEADING * text_size // 100}
    return _SHEET.substitute(colours, **sizes)
