"""How cards look, and how the own hand is kept."""

from __future__ import annotations

from rook13.ui.dialogs.preferences.card_preview import CardPreview
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")


class CardsPage(PreferencesPage):
    """Cards and the table below them, with a preview."""

    fields = ("face", "back", "surface", "palette", "sort", "trump_first", "confirm_cards")

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Cards & table"))
        self.preview = CardPreview(ui)
        self.outer.insertWidget(1, self.preview)
        self.add_choice("face", tr("Faces"))
        self.add_choice("back", tr("Backs"))
        self.add_choice("surface", tr("Table"))
        self.add_choice(
            "palette",
            tr("Colours of the suits"),
            tr("Every suit also has its own shape and letter, and its name follows the colour."),
        )
        self.add_section(tr("Your hand"))
        self.add_choice("sort", tr("Sort a new hand"))
        self.add_switch("trump_first", tr("Trumps to the left once trump is known"))
        self.add_switch(
            "confirm_cards",
            tr("Ask before a card is played"),
            tr("The first click or key lifts the card, the second plays it."),
        )
