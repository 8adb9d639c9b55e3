"""Language, theme, and what happens at the start."""

from __future__ import annotations

from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")


class GeneralPage(PreferencesPage):
    """What concerns the whole program."""

    fields = ("language", "theme", "offer_to_resume")

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("General"))
        self.add_choice("language", tr("Language"))
        self.add_choice(
            "theme",
            tr("Window"),
            tr("Light or dark. The table under the cards is chosen under “Cards & table”."),
        )
        self.add_section(tr("At the start"))
        self.add_switch(
            "offer_to_resume",
            tr("Offer to go on with the last game"),
            tr("A game that was interrupted is always kept and also found in the lobby."),
        )
