"""The house rules of a table as a form made from their declarations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from rook13.engine.options import OptionSpec, OptionValue
from rook13.engine.rules import game
from rook13.engine.ruleset import Ruleset
from rook13.table.config import TableConfig
from rook13.ui.kit.buttons import reset_button
from rook13.ui.kit.forms import (
    Field,
    NumberControl,
    OptionalNumberControl,
    control_for,
)
from rook13.ui.kit.labels import ElidedLabel
from rook13.ui.kit.layouts import STRETCH, column_of, keep_room, row_of
from rook13.ui.screens.new_table.model import HouseRules
from rook13.ui.screens.new_table.presets import PresetBar
from rook13.ui.screens.new_table.words import option_field
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

VALUE_CHARACTERS = 24
BAR = 0.25
"""How wide the bar beside a changed rule is, as a share of a line's height."""


class _Row(QFrame):
    """The sentence of a rule, marked and bold where it differs from its default."""

    def __init__(self, ui: UiContext, field: Field) -> None:
        super().__init__()
        self.ui = ui
        self.field = field
        self.differs = False
        self.label = QLabel(field.title)
        self.label.setWordWrap(True)
        self.note = ElidedLabel()
        self.note.setProperty("muted", True)
        unit = self.fontMetrics().height()
        margins = (unit, unit // 4, unit // 2, unit // 4)
        self.line = row_of(parent=self, spacing=unit, margins=margins)

    def _show_difference(self, differs: bool, default: OptionValue) -> None:
        self.differs = differs
        usual = self.field.value_words(default)
        self.note.setText(tr("● Changed · default: {value}", value=usual))
        self.note.setVisible(differs)
        font = self.label.font()
        font.setBold(differs)
        self.label.setFont(font)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self.differs:
            return
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        area = QRectF(self.rect())
        width = self.fontMetrics().height() * BAR
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(area, width * 1.5, width * 1.5)
        painter.setBrush(QColor(theme.accent))
        bar = QRectF(area.left(), area.top(), width, area.height())
        painter.drawRoundedRect(bar, width / 2, width / 2)


class OptionRow(_Row):
    """A house rule that can be changed and reset."""

    def __init__(self, ui: UiContext, field: Field) -> None:
        super().__init__(ui, field)
        self.control = control_for(field)
        # On some systems screen readers know a list only by the label whose buddy it is.
        self.label.setBuddy(self.control.focusProxy() or self.control)
        name = tr("Reset to default: {rule}", rule=field.title)
        self.back = reset_button(ui, tr("Reset to default"), name)
        keep_room(self.back)
        # Beside the label, so that rows stay where they are when it appears.
        for widget, stretch in ((self.label, 2), (self.note, 3)):
            self.line.addWidget(widget, stretch)
        self.line.addWidget(self.control)
        self.line.addWidget(self.back)
        number = self.control
        if isinstance(number, OptionalNumberControl):
            number = number.spin
        if isinstance(number, NumberControl):
            number.corrected.connect(self._on_corrected)

    def show_value(self, value: OptionValue, differs: bool, default: OptionValue) -> None:
        self.control.set_value(value)
        self._show_difference(differs, default)
        if self.back.hasFocus() and not differs:
            self.control.setFocus()
        self.back.setVisible(differs)
        self.control.setAccessibleDescription(self.note.text() if differs else "")

    @Slot(str)
    def _on_corrected(self, sentence: str) -> None:
        """Say that what was typed could not be taken, after the value that was is shown."""
        QTimer.singleShot(0, self, partial(self._say, sentence))

    def _say(self, sentence: str) -> None:
        self.note.setText(sentence)
        self.note.show()
        self.control.setAccessibleDescription(sentence)


class PlainRow(_Row):
    """A house rule that can only be read."""

    def __init__(self, ui: UiContext, field: Field) -> None:
        super().__init__(ui, field)
        self.value = QLabel()
        self.value.setWordWrap(True)
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        unit = self.fontMetrics().height()
        self.line.addLayout(column_of(0, self.label, self.note, 0, spacing=unit // 8), 1)
        self.line.addWidget(self.value)

    def show_value(self, value: OptionValue, differs: bool, default: OptionValue) -> None:
        words = self.field.value_words(value)
        self.value.setText(words)
        font = self.value.font()
        font.setBold(differs)
        self.value.setFont(font)
        self.value.ensurePolished()
        metrics = self.value.fontMetrics()
        most = metrics.averageCharWidth() * VALUE_CHARACTERS
        # Long words wrap; a number leaves its room to the sentence.
        self.value.setFixedWidth(min(metrics.horizontalAdvance(words) + 3, most))
        self._show_difference(differs, default)
        note = self.note.text() if differs else ""
        self.value.setAccessibleName(f"{self.label.text()} {words} {note}".strip())


class OptionsForm(QWidget):
    """Shows every option of a game, and what differs from the usual rules; may be read-only."""

    changed = Signal()
    """The player has changed a rule."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self._rules = HouseRules(TableConfig().game)
        self._read_only = False
        self._rows: dict[str, OptionRow | PlainRow] = {}
        self._columns = 1
        self._grid = QGridLayout()
        self.summary = QLabel()
        self.summary.setProperty("muted", True)
        self.summary.setWordWrap(True)
        self._problem = QLabel()
        self._problem.setProperty("problem", True)
        self._problem.setWordWrap(True)
        self._problem.hide()
        self._lay_out()
        self._build()

    @property
    def rows(self) -> tuple[OptionRow | PlainRow, ...]:
        """Return the rows in the order in which they are shown."""
        return tuple(self._rows.values())

    def row(self, name: str) -> OptionRow | PlainRow:
        return self._rows[name]

    def set_config(self, config: TableConfig) -> None:
        is_other_game = config.game != self._rules.game.id
        self._rules = HouseRules(config.game, config.options, config.players)
        # Plain rows are sorted by what differs, so they have to be rebuilt.
        if is_other_game or self._read_only:
            self._build()
        else:
            self._refresh()

    def set_players(self, players: int) -> None:
        """Change how many play, on which it may depend whether the rules fit."""
        self._rules.players = players
        self._refresh()

    def set_options(self, options: Mapping[str, OptionValue]) -> None:
        """Choose all rules at once, such as those of a preset."""
        self._rules.replace(options)
        self._refresh()
        self.changed.emit()

    def set_read_only(self, read_only: bool) -> None:
        """Show plain values instead of controls, those that differ first."""
        if read_only != self._read_only:
            self._read_only = read_only
            self._build()

    def set_columns(self, columns: int) -> None:
        """Show the rules in so many columns."""
        if columns != self._columns:
            self._columns = columns
            self._place()

    def options(self) -> dict[str, OptionValue]:
        return self._rules.given

    def problem(self) -> str | None:
        """Return why these rules cannot be played together."""
        text = self._rules.problem()
        return self.ui.look.say(text) if text is not None else None

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        for words in (self.summary, self._problem):
            words.setContentsMargins(unit, 0, unit, 0)
        self._grid.setHorizontalSpacing(unit)
        self._grid.setVerticalSpacing(unit // 5)
        # The problem comes last, so that no row moves under the pointer when it appears.
        items = (self.summary, self._grid, self._problem, STRETCH)
        column_of(*items, parent=self, spacing=unit // 5, margins=0)

    def _build(self) -> None:
        for row in self._rows.values():
            row.hide()
            self._grid.removeWidget(row)
            row.deleteLater()
        self._rows = {}
        for spec in self._ordered():
            field = option_field(spec)
            row = PlainRow(self.ui, field) if self._read_only else self._editable(field)
            self._rows[spec.name] = row
        self._place()
        self._align()
        self._refresh()

    def _place(self) -> None:
        """Fill the columns with rows, one after the other."""
        high = -(-len(self._rows) // self._columns)
        for place, row in enumerate(self.rows):
            self._grid.addWidget(row, place % high, place // high)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < self._columns))

    def _align(self) -> None:
        """Make all controls as wide as the widest."""
        controls = [row.control for row in self.rows if isinstance(row, OptionRow)]
        widest = max((control.sizeHint().width() for control in controls), default=0)
        for control in controls:
            control.setFixedWidth(widest)

    def _ordered(self) -> list[OptionSpec]:
        specs = list(self._rules.specs)
        if self._read_only:
            specs.sort(key=lambda spec: not self._rules.differs(spec.name))
        return specs

    def _editable(self, field: Field) -> OptionRow:
        row = OptionRow(self.ui, field)
        row.control.chosen.connect(partial(self._choose, field.name))
        row.back.clicked.connect(partial(self._reset, field.name))
        return row

    def _refresh(self) -> None:
        rules = self._rules
        for name, row in self._rows.items():
            row.show_value(rules.value(name), rules.differs(name), rules.default(name))
        self.summary.setText(self._summary_words())
        problem = self.problem()
        self._problem.setText(problem or "")
        self._problem.setVisible(problem is not None)

    def _summary_words(self) -> str:
        count = len(self._rules.given)
        if not count:
            return tr("Standard rules.")
        if count == 1:
            return tr("One house rule.")
        return tr("{n} house rules.", n=count)

    def _choose(self, name: str, value: OptionValue) -> None:
        self._rules.choose(name, value)
        self._refresh()
        self.changed.emit()

    def _reset(self, name: str) -> None:
        self._rules.reset(name)
        self._refresh()
        self.changed.emit()


class HouseRulesEditor(QWidget):
    """The house rules of a game, and its presets."""

    def __init__(self, ui: UiContext, changed: Callable[[], None]) -> None:
        super().__init__()
        self.form = OptionsForm(ui)
        # The section around it has a summary of its own.
        self.form.summary.hide()
        self.presets = PresetBar(ui, self.form.set_options, changed)
        self.form.changed.connect(self._show_preset)
        self.form.changed.connect(changed)
        self._game = game(TableConfig().game)
        unit = self.fontMetrics().height()
        margins = (0, 0, 0, unit // 3)
        column_of(self.presets, self.form, parent=self, spacing=unit // 3, margins=margins)

    def show_config(self, ruleset: type[Ruleset], config: TableConfig) -> None:
        self._game = ruleset
        self.form.set_config(config)
        self._show_preset()

    def preset_name(self) -> str:
        """Return a summary of the rules: the name of a preset, or how many differ."""
        return self.presets.chosen or tr("{n} changed", n=len(self.form.options()))

    @Slot()
    def _show_preset(self) -> None:
        self.presets.show_rules(self._game, self.form.options())
