"""What makes the table usable for every eye, ear and hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton

from rook13.ui.art.pictures import icon
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_beside

tr = context("Preferences")

SIZE_STEP = 5


class AccessibilityPage(PreferencesPage):
    """Size, contrast, motion and speech."""

    fields = ("text_size", "contrast", "motion", "announcements", "alert")
    page_wanted = Signal(str)
    """Another page that has what somebody may look for here."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Accessibility"))
        size = self.binding.slider("text_size", SIZE_STEP)
        self.rows.addWidget(field_beside(tr("Size of text"), size))
        self.add_choice("contrast", tr("Contrast"))
        self.add_choice(
            "motion", tr("Motion"), tr("Without motion cards appear where they belong at once.")
        )
        self.palette_link = QPushButton(
            icon("palette", ui.look.theme.text), tr("Colours for colour-blind players…")
        )
        self.palette_link.setAutoDefault(False)
        self.palette_link.clicked.connect(lambda: self.page_wanted.emit("cards"))
        self.rows.addWidget(self.palette_link, alignment=Qt.AlignmentFlag.AlignLeft)
        self.add_section(tr("Speech and attention"))
        self.add_switch(
            "announcements",
            tr("Announce turns, cards, bids, tricks and scores to a screen reader"),
            tr("Keys to repeat the state, your hand and the trick are under “Shortcuts”."),
        )
        self.add_switch(
            "alert",
            tr("Flash in the task bar when it is my turn"),
            tr("Only while another window is in front."),
        )
