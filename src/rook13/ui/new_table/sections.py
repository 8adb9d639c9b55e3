"""The sections of a new table, in the order in which somebody decides."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rook13.engine.options import OptionValue
from rook13.engine.ruleset import Ruleset
from rook13.table.config import LEVELS, TableConfig
from rook13.ui.new_table.bot_words import level_name, level_words
from rook13.ui.new_table.option_words import preset_words
from rook13.ui.new_table.options_form import OptionsForm
from rook13.ui.new_table.segments import Segments
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import muted, subheading

tr = context("NewTable")


class LevelSection(QWidget):
    """How strong the bots are."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = subheading("")
        self.levels = Segments(
            tr("Level of the bots"), [(level, level_name(level)) for level in LEVELS]
        )
        self.levels.picked.connect(self._on_picked)
        self._words = muted("")
        row = QHBoxLayout()
        row.setSpacing(self.fontMetrics().height())
        row.addWidget(self.levels)
        row.addWidget(self._words, 1)
        column = _bare_column(self)
        column.addWidget(self._heading)
        column.addLayout(row)
        self.set_solo(True)

    def set_solo(self, is_solo: bool) -> None:
        """Say whether bots are the opponents, or fill in for people."""
        self._heading.setText(tr("Opponents") if is_solo else tr("Bots, where they play"))

    def choose(self, level: str | None) -> None:
        """Show the level of all bots; none where they differ."""
        self.levels.choose(level)
        self._words.setText(level_words(level) if level else tr("The bots differ; see the seats."))

    @Slot(object)
    def _on_picked(self, level: str) -> None:
        self.choose(level)
        self.picked.emit(level)


class PlayersSection(QWidget):
    """How many play, where that can vary."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self.fontMetrics().height())
        self._row.addWidget(subheading(tr("Players")))
        self._row.addStretch(1)
        self.counts: Segments | None = None

    def show_players(self, game: type[Ruleset], players: int) -> None:
        """Offer the numbers that a game can be played with."""
        if self.counts is not None:
            self.counts.hide()
            self._row.removeWidget(self.counts)
            self.counts.deleteLater()
        choices = [(count, str(count)) for count in game.player_counts]
        self.counts = Segments(tr("Number of players"), choices)
        self.counts.choose(players)
        self.counts.picked.connect(self.picked.emit)
        self._row.insertWidget(1, self.counts)
        self.setVisible(len(choices) > 1)


class RulesSection(QWidget):
    """House rules, and known sets of them."""

    changed = Signal()

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = OptionsForm(ui)
        # The fold around says in short what the rules are.
        self.form.summary.hide()
        self.form.changed.connect(self._on_changed)
        self.presets: Segments | None = None
        self._known: Mapping[str, Mapping[str, OptionValue]] = {}
        self._title = QLabel(tr("Known as"))
        self._row = QHBoxLayout()
        unit = self.fontMetrics().height()
        self._row.setContentsMargins(unit, 0, unit, 0)
        self._row.setSpacing(unit // 2)
        self._row.addWidget(self._title)
        self._row.addStretch(1)
        column = _bare_column(self)
        column.setContentsMargins(0, 0, 0, unit // 3)
        column.addLayout(self._row)
        column.addWidget(self.form)

    def show_config(self, game: type[Ruleset], config: TableConfig) -> None:
        """Show the rules of a table."""
        self.form.set_config(config)
        if self.presets is not None:
            self.presets.hide()
            self._row.removeWidget(self.presets)
            self.presets.deleteLater()
            self.presets = None
        self._known = {"": {}, **game.presets}
        self._title.setVisible(bool(game.presets))
        if game.presets:
            self._offer(game)

    def preset_name(self, game: type[Ruleset]) -> str:
        """Return what the rules are called, in short."""
        preset = self.form.preset()
        if preset is None:
            return tr("{n} changed", n=len(self.form.options()))
        return preset_words(game.id, preset) if preset else tr("The usual rules")

    def _offer(self, game: type[Ruleset]) -> None:
        names = [(name, preset_words(game.id, name)) for name in game.presets]
        self.presets = Segments(tr("Known rules"), [("", tr("Usual rules")), *names])
        self.presets.choose(self.form.preset())
        self.presets.picked.connect(self._on_preset)
        self._row.insertWidget(1, self.presets)

    @Slot(object)
    def _on_preset(self, name: str) -> None:
        self.form.set_options(dict(self._known[name]))

    @Slot()
    def _on_changed(self) -> None:
        if self.presets is not None:
            self.presets.choose(self.form.preset())
        self.changed.emit()


def _bare_column(owner: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(owner)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(owner.fontMetrics().height() // 3)
    return column
