"""What is heard."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from rook13.ui.art.pictures import icon
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_beside

tr = context("Preferences")

VOLUME_STEP = 5


class SoundPage(PreferencesPage):
    """Sounds, how loud and which."""

    fields = (
        *("sound", "volume", "sound_cards", "sound_turn", "sound_bids"),
        *("sound_results", "sound_chat"),
    )
    sound_wanted = Signal(str)
    """The name of a sound that the player wants to hear now."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Sound"))
        self.add_switch("sound", tr("Play sounds"))
        self.volume = self.binding.slider("volume", VOLUME_STEP)
        self.volume.chosen.connect(self._on_volume)
        volume_row = field_beside(tr("Volume"), self.volume)
        self.rows.addWidget(volume_row)
        self.add_section(tr("For what"))
        self._details = [
            volume_row,
            self._kind("sound_turn", tr("Your turn"), "your_turn"),
            self._kind("sound_cards", tr("Cards and tricks"), "card"),
            self._kind("sound_bids", tr("Bids and passes"), "bid"),
            self._kind("sound_results", tr("Results"), "win"),
            self._kind("sound_chat", tr("Chat"), "chat"),
        ]
        ui.settings.changed.connect(self._on_settings)
        self._on_settings(None)

    def _kind(self, field: str, title: str, example: str) -> QWidget:
        listen = QToolButton()
        listen.setIcon(icon("play", self.ui.look.theme.text))
        listen.setObjectName(f"listen_{example}")
        listen.setAccessibleName(tr("Listen: {kind}", kind=title))
        listen.setToolTip(tr("Listen"))
        listen.clicked.connect(partial(self.sound_wanted.emit, example))
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.binding.check(field, title), 1)
        row.addWidget(listen)
        self.rows.addWidget(line)
        return line

    @Slot(int)
    def _on_volume(self, value: int) -> None:
        self.sound_wanted.emit("card")

    @Slot(object)
    def _on_settings(self, before: object) -> None:
        for row in self._details:
            row.setEnabled(self.ui.settings.chosen.sound)
