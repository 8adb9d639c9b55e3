"""What the pages of the preferences have in common, and the fields that they are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from rook13.background.jobs import Job
from rook13.engine.options import Choice, Flag, Integer
from rook13.storage.files import StorageError
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.forms import Control, Field, ListControl, control_for, field_row
from rook13.ui.kit.labels import heading, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of, scrolled
from rook13.ui.settings import LANGUAGES, Preferences, choices, limits
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.network import storage_text

tr = context("Preferences")

COMBO_LETTERS = 30
"""So that lists under each other are equally wide."""
PERCENT_STEP = 5


class PreferencesPage(QWidget):
    """Rows of controls under a title, and a button that restores the defaults of this page."""

    failed = Signal(str)
    """A sentence: the choice holds, but could not be saved."""

    def __init__(self, ui: UiContext, title: str) -> None:
        super().__init__()
        self.ui = ui
        self.controls: dict[str, Control] = {}
        line = self.fontMetrics().height()
        self.rows = column_of(spacing=round(line * 0.8))
        content = QWidget()
        margins = (0, line // 2, round(line * 0.6), line // 2)
        column_of(self.rows, STRETCH, parent=content, margins=margins)
        area = scrolled(content)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.restore = push_button(ui, "refresh", tr("Restore defaults"), self.restore_defaults)
        self.restore.setToolTip(tr("Reset everything on this page"))
        bottom = row_of(self.restore, STRETCH)
        margins = (round(line * 0.8), 0, 0, 0)
        self.outer = column_of(heading(title), (area, 1), bottom, parent=self, margins=margins)
        ui.settings.changed.connect(self._on_settings)

    def choose(self, values: Mapping[str, Any]) -> None:
        """Change preferences, and say so if they cannot be saved."""
        self.keep(self.ui.settings.change(**values))

    def keep(self, job: Job | None) -> None:
        """Say so if a change cannot be saved."""
        if job is not None:
            job.failed.connect(self._on_not_saved)

    @Slot(object)
    def _on_not_saved(self, error: StorageError) -> None:
        sentence = self.ui.look.say(storage_text(error.kind.value, str(error.path)))
        self.failed.emit(tr("{problem} Your choice applies until you quit.", problem=sentence))

    def restore_defaults(self) -> None:
        usual = Preferences()
        self.choose({name: getattr(usual, name) for name in self.controls})

    def add_switch(self, name: str, title: str, help: str = "") -> QWidget:
        """Add a preference that is on or off, and return its row."""
        return self._add(switch(name, title, help))

    def add_choice(self, name: str, title: str, help: str = "") -> QWidget:
        """Add a preference that has several values, and return its row."""
        names = _value_names(name)
        kind = Choice(choices(name))
        return self._add(Field(name, kind, title, lambda value: names[str(value)], help))

    def add_number(self, name: str, title: str, help: str = "") -> QWidget:
        """Add a preference that is a number, and return its row."""
        return self._add(Field(name, Integer(*limits(name)), title, str, help))

    def add_percentage(self, name: str, title: str) -> QWidget:
        """Add a preference that is a slider, and return its row."""
        kind = Integer(*limits(name), step=PERCENT_STEP)
        return self._add(Field(name, kind, title, str, is_percent=True))

    def _add(self, field: Field) -> QWidget:
        row = field_row(field, self.control(field))
        self.rows.addWidget(row)
        return row

    def control(self, field: Field) -> Control:
        control = self.controls[field.name] = control_for(field)
        control.set_value(getattr(self.ui.settings.chosen, field.name))
        control.chosen.connect(lambda value: self.choose({field.name: value}))
        boxes = [each for each in self.controls.values() if isinstance(each, ListControl)]
        letters = self.fontMetrics().averageCharWidth() * COMBO_LETTERS
        for box in boxes:
            box.want_width(max(letters, *(other.sizeHint().width() for other in boxes)))
        return control

    def add_section(self, title: str) -> QLabel:
        self.rows.addSpacing(self.fontMetrics().height() // 2)
        label = subheading(title)
        self.rows.addWidget(label)
        return label

    @Slot(object)
    def _on_settings(self, before: object) -> None:
        for name, control in self.controls.items():
            control.set_value(getattr(self.ui.settings.chosen, name))


def switch(name: str, title: str, help: str = "") -> Field:
    """Return the field of a preference that is on or off."""
    return Field(name, Flag(), title, lambda value: title, help)


def _value_names(name: str) -> Mapping[str, str]:
    names: Mapping[str, Mapping[str, str]] = {
        "language": {"system": tr("System language"), **LANGUAGES},
        "theme": {"light": tr("Light"), "dark": tr("Dark")},
        "face": {"classic": tr("Classic"), "large": tr("Large corners")},
        "back": {"plumage": tr("Plumage"), "lattice": tr("Lattice"), "night": tr("Night")},
        "surface": {
            "light": tr("Linen"),
            "dark": tr("Slate"),
            "green": tr("Green felt"),
            "wood": tr("Walnut"),
        },
        "palette": {
            "standard": tr("Standard colours"),
            "deuteranopia": tr("Safe with deuteranopia (green-blind)"),
            "protanopia": tr("Safe with protanopia (red-blind)"),
            "tritanopia": tr("Safe with tritanopia (blue-blind)"),
        },
        "sort": {"suit": tr("By suit"), "rank": tr("By rank"), "none": tr("As dealt")},
        "speed": {
            "none": tr("No animation"),
            "fast": tr("Fast"),
            "normal": tr("Normal"),
            "slow": tr("Slow"),
        },
        "motion": {"full": tr("Cards fly"), "reduced": tr("Cards don't fly")},
        "contrast": {"normal": tr("Normal"), "high": tr("High")},
    }
    return {"system": tr("Follow system"), **names[name]}
