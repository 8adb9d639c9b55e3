"""The house rules of a table as a form made from their declarations, or to be read only."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from rook13.engine.options import OptionSpec, OptionValue
from rook13.table.config import TableConfig
from rook13.ui.new_table.house_rules import HouseRules
from rook13.ui.new_table.option_row import OptionRow, PlainRow
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")


class OptionsForm(QWidget):
    """Shows every option of a game in words, and what differs from the usual rules."""

    changed = Signal()
    """Somebody has changed a rule."""

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

    @property
    def is_read_only(self) -> bool:
        """Return whether the rules can only be read."""
        return self._read_only

    def row(self, name: str) -> OptionRow | PlainRow:
        """Return the row of an option."""
        return self._rows[name]

    def set_config(self, config: TableConfig) -> None:
        """Show the rules of a table."""
        is_other_game = config.game != self._rules.game.id
        self._rules = HouseRules(config.game, config.options, config.players)
        # Plain rows are sorted by what differs, so they are made anew.
        if is_other_game or self._read_only:
            self._build()
        else:
            self._refresh()

    def set_players(self, players: int) -> None:
        """Take over how many play, which may matter to whether the rules fit."""
        self._rules.players = players
        self._refresh()

    def set_options(self, options: dict[str, OptionValue]) -> None:
        """Choose all rules at once, such as those of a preset."""
        self._rules.replace(options)
        self._refresh()
        self.changed.emit()

    def set_read_only(self, read_only: bool) -> None:
        """Show plain sentences in place of controls, those that differ first."""
        if read_only != self._read_only:
            self._read_only = read_only
            self._build()

    def set_columns(self, columns: int) -> None:
        """Show the rules in so many columns; in two, a wide form is half as high."""
        if columns != self._columns:
            self._columns = columns
            self._place()

    def options(self) -> dict[str, OptionValue]:
        """Return the options that differ from the usual rules."""
        return self._rules.given

    def preset(self) -> str | None:
        """Return the preset that is chosen; an empty name is the usual rules."""
        return self._rules.preset()

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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(unit // 5)
        column.addWidget(self.summary)
        column.addWidget(self._problem)
        column.addLayout(self._grid)
        column.addStretch(1)

    def _build(self) -> None:
        for row in self._rows.values():
            row.hide()
            self._grid.removeWidget(row)
            row.deleteLater()
        self._rows = {}
        for spec in self._ordered():
            row = PlainRow(self.ui, spec) if self._read_only else self._editable(spec.name)
            self._rows[spec.name] = row
        self._place()
        self._align()
        self._refresh()

    def _place(self) -> None:
        """Put the rows one below the other, and so on in the next column."""
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

    def _editable(self, name: str) -> OptionRow:
        row = OptionRow(self.ui, self._rules.game.options_class.spec(name))
        row.chosen.connect(self._on_chosen)
        row.reset.connect(self._on_reset)
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
            return tr("The usual rules.")
        if count == 1:
            return tr("One rule differs from the usual ones.")
        return tr("{n} rules differ from the usual ones.", n=count)

    @Slot(str, object)
    def _on_chosen(self, name: str, value: OptionValue) -> None:
        self._rules.choose(name, value)
        self._refresh()
        self.changed.emit()

    @Slot(str)
    def _on_reset(self, name: str) -> None:
        self._rules.reset(name)
        self._refresh()
        self.changed.emit()
