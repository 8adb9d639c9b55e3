"""Light and dark, plain and with high contrast: the window's colours, QPalette and style sheet."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from rook13.resources import resource
from rook13.ui.kit.art.colours import contrast, mix


class Theme(NamedTuple):
    """The colours of a window; every `…text` is readable on what it is named after."""

    id: str
    window: str
    text: str
    base: str
    raised: str
    muted_text: str
    accent: str
    accent_text: str
    link: str
    line: str
    focus: str
    good: str
    bad: str
    team_a: str
    team_b: str


LIGHT = Theme(
    id="light",
    window="#f6f2e9",
    text="#262420",
    base="#fffdf8",
    raised="#ece5d6",
    muted_text="#5e584c",
    accent="#1f6a63",
    accent_text="#ffffff",
    link="#135f74",
    line="#d2c8b4",
    focus="#b86a00",
    good="#22683a",
    bad="#a8261f",
    team_a="#1a5f92",
    team_b="#9a4012",
)
DARK = Theme(
    id="dark",
    window="#201f24",
    text="#efeae0",
    base="#18171b",
    raised="#2d2b32",
    muted_text="#b3ab9d",
    accent="#2f8078",
    accent_text="#ffffff",
    link="#7cc7dd",
    line="#46434d",
    focus="#f0b24c",
    good="#7fce98",
    bad="#f29188",
    team_a="#86bff0",
    team_b="#f0a878",
)
LIGHT_CONTRAST = LIGHT._replace(
    id="light_contrast",
    window="#ffffff",
    text="#000000",
    base="#ffffff",
    raised="#f0f0f0",
    muted_text="#333333",
    accent="#00453f",
    link="#00415a",
    line="#000000",
    focus="#a03c00",
    good="#00451c",
    bad="#7a0000",
    team_a="#003a66",
    team_b="#6a2400",
)
DARK_CONTRAST = DARK._replace(
    id="dark_contrast",
    window="#000000",
    text="#ffffff",
    base="#000000",
    raised="#1c1c1c",
    muted_text="#dddddd",
    accent="#ffd24a",
    accent_text="#000000",
    link="#9fe0ff",
    line="#ffffff",
    focus="#5cc8ff",
    good="#9df0b4",
    bad="#ffb0a8",
    team_a="#a8d8ff",
    team_b="#ffc9a0",
)
THEMES: Mapping[str, Theme] = {
    theme.id: theme for theme in (LIGHT, DARK, LIGHT_CONTRAST, DARK_CONTRAST)
}
FADING_ROLES = (
    QPalette.ColorRole.Text,
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.ButtonText,
)


def qt_palette(theme: Theme) -> QPalette:
    """Return the QPalette of a theme, with faded text for what is disabled."""
    palette = QPalette()
    for role, colour in _roles(theme).items():
        palette.setColor(role, QColor(colour))
    faded = QColor(mix(theme.muted_text, theme.window, 0.35))
    for role in FADING_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def _roles(theme: Theme) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.base,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted_text,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.accent_text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_text,
        role.Accent: theme.accent,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.Light: mix(theme.raised, "#ffffff", 0.25),
        role.Midlight: mix(theme.raised, "#ffffff", 0.1),
        role.Mid: theme.line,
        role.Dark: mix(theme.line, "#000000", 0.3),
        role.Shadow: "#000000",
    }


_PLAIN = """
QLabel, QToolTip { qproperty-textFormat: PlainText; }
"""
"""Every label, toast, message box and tool-tip shows its text as it is.

Qt would otherwise read a name such as `<img src=…>` as a page and load what it names.
"""
_SHEET = Template("""
QToolTip { color: $text; background: $raised; border: 1px solid $line; padding: 4px; }
QPushButton {
    padding: ${high}px ${wide}px; border-radius: ${round}px;
    border: 1px solid $line; background: $raised;
}
QPushButton, QToolButton, QTabBar { icon-size: ${icon}px; }
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
QPushButton[compact="true"] { padding: ${low}px ${narrow}px; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QToolButton { padding: ${tool}px; border-radius: ${round}px; border: 1px solid transparent; }
QToolButton:hover { background: $raised; border-color: $line; }
QToolButton:checked { background: $raised; border-color: $accent; }
QLineEdit, QTextEdit, QPlainTextEdit, QListView, QTreeView, QTableView {
    border: 1px solid $line; border-radius: 6px; padding: ${field}px; background: $base;
}
QLineEdit { border-color: $muted_text; }
QSpinBox, QDateEdit, QComboBox {
    border: 1px solid $muted_text; border-radius: 6px; padding: 4px 6px; background: $base;
    min-height: ${control}px;
}
QSpinBox:disabled, QDateEdit:disabled, QComboBox:disabled {
    border-color: $line; color: $muted_text;
}
QSpinBox QLineEdit, QDateEdit QLineEdit, QComboBox QLineEdit {
    border: none; padding: 0 4px; background: transparent;
}
QSpinBox { padding-right: ${button}px; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: ${button}px; border: none; background: transparent;
}
QSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow { image: url("$marks/up-$ink.svg"); width: ${mark}px; height: ${mark}px; }
QSpinBox::down-arrow, QDateEdit::down-arrow, QComboBox::down-arrow {
    image: url("$marks/down-$ink.svg"); width: ${mark}px; height: ${mark}px;
}
BidBox { padding: 4px 6px; }
BidBox::up-button, BidBox::down-button { width: 0; }
BidBox::up-arrow, BidBox::down-arrow { image: none; width: 0; height: 0; }
QDateEdit::drop-down, QComboBox::drop-down {
    subcontrol-origin: border; subcontrol-position: center right;
    width: ${button}px; border: none; background: transparent;
}
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    border: 1px solid $muted_text; border-radius: 0; padding: 0; outline: none;
    color: $text; background: $base;
    selection-color: $accent_text; selection-background-color: $accent;
}
QComboBox QAbstractItemView::item { min-height: ${row}px; padding: 0 4px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${mark}px; height: ${mark}px; border: 1px solid $muted_text; background: $base;
}
QCheckBox::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: ${radius}px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked {
    background: $accent; border-color: $accent;
}
QCheckBox::indicator:checked { image: url("$marks/check-$accent_ink.svg"); }
QRadioButton::indicator:checked { image: url("$marks/dot-$accent_ink.svg"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {
    background: $line;
}
QCheckBox::indicator:checked:disabled { image: url("$marks/check-$ink.svg"); }
QRadioButton::indicator:checked:disabled { image: url("$marks/dot-$ink.svg"); }
QListView[bare="true"], QListView[bare="true"]:focus {
    border: none; padding: 0; background: transparent;
}
QTabWidget::pane { border: 1px solid $line; border-radius: 6px; background: $base; }
QFrame[card="true"] {
    background: $base; border: 1px solid $line; border-radius: ${rounder}px;
}
QLabel[heading="true"] { font-size: ${heading}pt; font-weight: 600; }
QLabel[subheading="true"] { font-size: ${subheading}pt; font-weight: 600; }
QLabel[muted="true"] { color: $muted_text; }
QLabel[centred="true"] { qproperty-alignment: AlignHCenter; }
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
QTabBar::tab {
    padding: 5px 9px; margin: 2px; border: 2px solid transparent; border-radius: 7px;
}
QTabBar::tab:hover { background: $raised; }
QTabBar::tab:selected { background: $raised; border-bottom-color: $accent; }
QSlider { border: 2px solid transparent; border-radius: 6px; }
""")
_FOCUS = Template("""
QPushButton:focus { border: 2px solid $focus; padding: ${high_1}px ${wide_1}px; outline: none; }
QPushButton[compact="true"]:focus { padding: ${low_1}px ${narrow_1}px; }
QPushButton[primary="true"]:focus, QPushButton:checked:focus {
    border: 4px double $focus; padding: ${high_3}px ${wide_3}px; outline: none;
}
QPushButton[compact="true"]:checked:focus {
    border: 4px double $accent_text; padding: ${low_3}px ${narrow_3}px; outline: none;
}
QToolButton:focus { border: 2px solid $focus; padding: ${tool_1}px; outline: none; }
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus,
QListView:focus, QTreeView:focus, QTableView:focus {
    border: 2px solid $focus; padding: ${field_1}px;
}
QSpinBox:focus, QDateEdit:focus, QComboBox:focus { border: 2px solid $focus; padding: 3px 5px; }
QCheckBox:focus, QRadioButton:focus {
    outline: 2px solid $focus; outline-radius: 4px; outline-offset: 1px;
}
QSlider:focus { border-color: $focus; }
QTabBar::tab:focus { border-color: $focus; }
QScrollArea:focus { border: 2px solid $focus; border-radius: 6px; }
""")
"""The focus ring; it takes its space from the padding, so that nothing moves.

Controls in the accent colour have a second ring inside, because one alone is hard to see there.
"""
HEADING, SUBHEADING = 20, 13
"""Sizes in points at 100 percent."""
MARK, BUTTON, CONTROL, ICON, ROW = 14, 22, 18, 16, 22
"""Sizes in pixels at 100 percent."""
CORNERS = {"round": 7, "rounder": 12}
PADDING = {"high": 6, "wide": 14, "low": 3, "narrow": 8, "tool": 5, "field": 4}
"""Pixels: `high` and `wide` of a button, `low` and `narrow` of a compact one, and others."""
FOCUS_TAKES = 1, 3
"""Pixels that a single and a double focus ring take from the padding."""


def style_sheet(theme: Theme, text_size: int = 100, distance: int = 100) -> str:
    """Return the style sheet of a theme, with text size and distances in percent."""
    names = ("text", "raised", "line", "accent", "accent_text", "muted_text", "window", "base")
    colours = {name: getattr(theme, name) for name in (*names, "focus", "bad")}
    usual = {"heading": HEADING, "subheading": SUBHEADING, "mark": MARK, "button": BUTTON}
    usual |= {"control": CONTROL, "radius": MARK // 2 + 1, "icon": ICON, "row": ROW}
    sizes = {name: size * text_size // 100 for name, size in usual.items()}
    sizes |= _distances(distance)
    marks = {
        "marks": resource("style").as_posix(),
        "ink": _ink(theme.text),
        "accent_ink": _ink(theme.accent_text),
    }
    shapes = _SHEET.substitute(colours, **sizes, **marks)
    return _PLAIN + shapes + _FOCUS.substitute(colours, **sizes)


def _distances(percent: int) -> dict[str, int]:
    distances = {name: size * percent // 100 for name, size in (CORNERS | PADDING).items()}
    rings = {f"{name}_{ring}": distances[name] - ring for name in PADDING for ring in FOCUS_TAKES}
    return distances | rings


def _ink(colour: str) -> str:
    """Return which version of a mark suits a colour; a style sheet cannot tint them."""
    return "light" if contrast(colour, "#000000") > contrast(colour, "#ffffff") else "dark"
