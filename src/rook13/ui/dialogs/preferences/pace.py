"""How fast the table is."""

from __future__ import annotations

from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")


class PacePage(PreferencesPage):
    """Animation and pace."""

    fields = ("speed", "hold_trick", "deal_for_me")

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Animation & pace"))
        self.add_choice(
            "speed",
            tr("Speed"),
            tr(
                "How fast cards fly and how long bots take at your own tables. You never have to"
                " wait for an animation before you play."
            ),
        )
        self.add_switch(
            "hold_trick",
            tr("Hold a finished trick until I click"),
            tr("Otherwise it lies for a moment. The last trick can always be looked at again."),
        )
        self.add_switch(
            "deal_for_me",
            tr("Deal by itself when I am the dealer"),
            tr("Without it you press Deal, and may deal again where the table allows it."),
        )
