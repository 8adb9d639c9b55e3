"""The page on which an account is made."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.page import Page
from rook13.ui.welcome.person_form import PersonForm
from rook13.ui.widgets.labels import muted
from rook13.ui.widgets.password import NewPassword

tr = context("Welcome")


class CreatePage(Page):
    """Name, bird and password of a new account."""

    submitted = Signal(str, str, str)
    """Name, bird and password."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Create an account"))
        self.person = PersonForm(ui)
        self.password = NewPassword(ui)
        self.rows.addWidget(self.person)
        self.rows.addWidget(self.password)
        self.rows.addWidget(
            muted(
                tr(
                    "The password locks the key of your account. Nobody can look it up or reset"
                    " it, so note it somewhere safe."
                )
            )
        )
        self.rows.addStretch(1)
        self.add_back()
        self.create_button = self.add_button(tr("Create account"), "check", primary=True)
        self.create_button.clicked.connect(self._on_submit)
        self.person.entered.connect(self.password.setFocus)
        self.password.entered.connect(self._on_submit)

    def begin(self, bird: str) -> None:
        """Start anew with a bird to begin with."""
        self.person.name.clear()
        self.person.birds.choose(bird)
        self.password.clear()
        self.notice.clear()

    def take_over(self, before: Page) -> None:
        """Keep the bird, too."""
        if isinstance(before, CreatePage):
            self.person.take_over(before.person)
        super().take_over(before)

    def settle_focus(self) -> None:
        """Put the focus where typing goes."""
        self.person.setFocus()

    @Slot()
    def _on_submit(self) -> None:
        problem = self.person.problem or self.password.problem
        if problem:
            self.complain(problem)
            wrong = self.person if self.person.problem else self.password.second
            wrong.setFocus()
            return
        self.notice.clear()
        self.submitted.emit(self.person.tidy_name, self.person.birds.bird, self.password.text)
