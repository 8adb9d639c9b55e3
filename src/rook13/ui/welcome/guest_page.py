"""The page for people who want no account."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from rook13.ui.bird_names import bird_name
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.page import Page
from rook13.ui.welcome.person_form import PersonForm

tr = context("Welcome")


class GuestPage(Page):
    """Name and bird of a guest; the name goes with the bird until somebody types one."""

    submitted = Signal(str, str)
    """Name and bird."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(
            ui,
            tr("Play as a guest"),
            tr(
                "You can play, host and join without an account. A game that you leave waits"
                " for you here, until somebody else comes as a guest."
            ),
        )
        self.person = PersonForm(ui)
        self.rows.addWidget(self.person)
        self.rows.addStretch(1)
        self.add_back()
        self.play = self.add_button(tr("Continue as guest"), "next", primary=True)
        self.play.clicked.connect(self._on_submit)
        self.person.entered.connect(self._on_submit)
        self.person.birds.picked.connect(self._on_bird)
        self._suggested = ""

    def begin(self, bird: str) -> None:
        """Start anew with a bird to begin with."""
        self.notice.clear()
        self.person.birds.choose(bird)
        self._suggest(bird)

    def take_over(self, before: Page) -> None:
        """Keep bird and name; a name that was only suggested is in the language of now."""
        super().take_over(before)
        if isinstance(before, GuestPage):
            self.person.take_over(before.person)
            if before.person.name.text() == before._suggested:
                self._suggest(before.person.birds.bird)

    def settle_focus(self) -> None:
        """Put the focus on the name, ready to be typed over."""
        self.person.name.selectAll()
        self.person.setFocus()

    @Slot(str)
    def _on_bird(self, bird: str) -> None:
        if self.person.name.text() in ("", self._suggested):
            self._suggest(bird)

    def _suggest(self, bird: str) -> None:
        self._suggested = tr("Guest {bird}", bird=bird_name(bird))
        self.person.name.setText(self._suggested)

    @Slot()
    def _on_submit(self) -> None:
        if self.person.problem:
            self.complain(self.person.problem)
            self.person.setFocus()
            return
        self.submitted.emit(self.person.tidy_name, self.person.birds.bird)
