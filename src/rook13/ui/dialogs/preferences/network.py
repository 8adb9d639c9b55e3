"""How this computer is found and reached."""

from __future__ import annotations

from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_beside

tr = context("Preferences")


class NetworkPage(PreferencesPage):
    """Looking for tables, and the port of one's own."""

    fields = ("look_for_tables", "port")

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Network"))
        self.add_switch(
            "look_for_tables",
            tr("Look for tables on this network"),
            tr(
                "The lobby then shows the tables of others by itself. Joining by code or address"
                " works without it."
            ),
        )
        self.add_section(tr("When you host"))
        self.rows.addWidget(
            field_beside(
                tr("Port"),
                self.binding.spin("port"),
                tr(
                    "The door through which friends reach your tables. A firewall has to let it"
                    " through. If another program uses it, the next free one is taken; the table"
                    " shows which. Tables that are already open keep theirs."
                ),
            )
        )
