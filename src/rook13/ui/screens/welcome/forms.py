"""The pages of the welcome screen with something to fill in or to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from rook13.storage.accounts import Account
from rook13.storage.identity import MAX_LENGTH, clean_name, is_valid_name
from rook13.ui.kit.art.pictures import AVATARS
from rook13.ui.kit.birds import Bird, BirdPicker, bird_name
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import field_above, muted, paragraph, subheading
from rook13.ui.kit.layouts import column_of
from rook13.ui.kit.password import NewPassword, PasswordField
from rook13.ui.screens.welcome.pages import Page
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.network import account_text

if TYPE_CHECKING:
    from rook13.ui.screens.welcome.screen import WelcomeScreen

tr = context("Welcome")


class PersonForm(QWidget):
    """Fields for name and bird."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self._ui = ui
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_LENGTH)
        self.birds = BirdPicker(ui)
        fields = (
            field_above(tr("Display name"), self.name),
            field_above(tr("Bird"), self.birds),
        )
        spacing = round(self.fontMetrics().height() * 0.7)
        column_of(*fields, parent=self, spacing=spacing, margins=0)
        self.setFocusProxy(self.name)

    def take_over(self, before: PersonForm) -> None:
        self.birds.choose(before.birds.bird)

    @property
    def tidy_name(self) -> str:
        """Return the name as others will see it."""
        return clean_name(self.name.text())

    @property
    def problem(self) -> str:
        """Return why the name cannot be used; empty if it can."""
        if is_valid_name(self.tidy_name):
            return ""
        return self._ui.look.say(account_text("bad_name"))


class CreatePage(Page):
    """Name, bird and password of a new account."""

    def __init__(self, welcome: WelcomeScreen) -> None:
        super().__init__(welcome, tr("Create an account"))
        self.person = PersonForm(self.ui)
        self.password = NewPassword(self.ui)
        self.rows.addWidget(self.person)
        self.rows.addWidget(self.password)
        self.rows.addWidget(
            muted(
                tr(
                    "The password locks your account's key. No one can look it up or reset it, so"
                    " keep it somewhere safe."
                )
            )
        )
        self.rows.addStretch(1)
        self.add_back(welcome.refresh)
        self.create_button = self.add_button(
            "check", tr("Create account"), self._on_submit, is_primary=True
        )
        self.person.name.returnPressed.connect(self.password.setFocus)
        self.password.second.edit.returnPressed.connect(self._on_submit)

    def begin(self, bird: str) -> None:
        """Clear the form, and choose a bird."""
        self.person.name.clear()
        self.person.birds.choose(bird)
        self.password.clear()
        self.notice.clear()

    def take_over(self, before: Page) -> None:
        if isinstance(before, CreatePage):
            self.person.take_over(before.person)
        super().take_over(before)

    def settle_focus(self) -> None:
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
        person = self.person
        self.welcome.sign_in.create(person.tidy_name, person.birds.bird, self.password.text)


class GuestPage(Page):
    """Name and bird of a guest; the name follows the bird until the player types one."""

    def __init__(self, welcome: WelcomeScreen) -> None:
        super().__init__(
            welcome,
            tr("Play as a guest"),
            tr(
                "You can play, host and join without an account. Games you leave are kept here"
                " under your name."
            ),
        )
        self.person = PersonForm(self.ui)
        self.rows.addWidget(self.person)
        self.rows.addStretch(1)
        self.add_back(welcome.refresh)
        self.play = self.add_button(
            "next", tr("Continue as guest"), self._on_submit, is_primary=True
        )
        self.person.name.returnPressed.connect(self._on_submit)
        self.person.birds.picked.connect(self._on_bird)
        self._suggested = ""

    def begin(self, bird: str, name: str = "") -> None:
        """Clear the form, choose a bird, and propose a name, by default that of the bird."""
        self.notice.clear()
        self.person.birds.choose(bird)
        self._suggest(bird)
        if name:
            self.person.name.setText(name)

    def take_over(self, before: Page) -> None:
        """Keep bird and name, but translate a name that was only suggested."""
        super().take_over(before)
        if isinstance(before, GuestPage):
            self.person.take_over(before.person)
            if before.person.name.text() == before._suggested:
                self._suggest(before.person.birds.bird)

    def settle_focus(self) -> None:
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
        self.welcome.enter_as_guest(self.person.tidy_name, self.person.birds.bird)


class PasswordPage(Page):
    """Asks for the password of an account."""

    def __init__(self, welcome: WelcomeScreen) -> None:
        super().__init__(welcome, tr("Welcome back"))
        self._account: Account | None = None
        self._bird = Bird(AVATARS[0], 6)
        self.rows.addWidget(self._bird, alignment=Qt.AlignmentFlag.AlignLeft)
        self.password = PasswordField(self.ui)
        self.rows.addWidget(field_above(tr("Password"), self.password))
        self.forgot = push_button(self.ui, "", tr("Forgot your password?"), self._on_forgotten)
        self.forgot.setProperty("flat", True)
        self.rows.addWidget(self.forgot, alignment=Qt.AlignmentFlag.AlignRight)
        self.rows.addStretch(1)
        self.add_back(welcome.refresh)
        self.sign_in = self.add_button("unlock", tr("Sign in"), self._on_submit, is_primary=True)
        self.password.edit.returnPressed.connect(self._on_submit)

    def ask(self, account: Account) -> None:
        self._account = account
        self.title.setText(tr("Welcome back, {name}", name=account.name))
        self._bird.show_bird(account.avatar)
        self.password.clear()
        self.notice.clear()

    def take_over(self, before: Page) -> None:
        if isinstance(before, PasswordPage) and before._account is not None:
            self.ask(before._account)
        super().take_over(before)

    def settle_focus(self) -> None:
        self.password.setFocus()

    def complain(self, text: str) -> None:
        """Show an error, and select the password so that it can be typed again."""
        super().complain(text)
        self.password.edit.selectAll()
        self.password.setFocus()

    @Slot()
    def _on_submit(self) -> None:
        assert self._account is not None
        self.notice.clear()
        self.welcome.sign_in.unlock(self._account, self.password.text)

    @Slot()
    def _on_forgotten(self) -> None:
        assert self._account is not None
        self.welcome.explain_forgotten(self._account)


class ForgotPage(Page):
    """Explains what can be done about a forgotten password, and what cannot."""

    def __init__(self, welcome: WelcomeScreen) -> None:
        super().__init__(welcome, tr("Forgot your password?"))
        self._account: Account | None = None
        explanation, *advice = _forgotten_words()
        self.rows.addWidget(paragraph(explanation))
        self.rows.addWidget(subheading(tr("What you can do")))
        for words in advice:
            self.rows.addWidget(paragraph(words))
        self.delete = push_button(
            self.ui, "delete", tr("Delete the old account…"), self._on_delete, is_danger=True
        )
        self.rows.addWidget(self.delete, alignment=Qt.AlignmentFlag.AlignLeft)
        self.add_back(welcome.back_to_password)
        self.create_button = self.add_button(
            "add", tr("Create a new account"), welcome.begin_account, is_primary=True
        )

    def explain(self, account: Account) -> None:
        self._account = account
        self.delete.setAccessibleName(tr("Delete the account {name}…", name=account.name))

    def take_over(self, before: Page) -> None:
        if isinstance(before, ForgotPage) and before._account is not None:
            self.explain(before._account)

    def settle_focus(self) -> None:
        self.create_button.setFocus()

    @Slot()
    def _on_delete(self) -> None:
        assert self._account is not None
        self.welcome.ask_to_delete(self._account)


def _forgotten_words() -> tuple[str, ...]:
    return (
        tr(
            "No one can recover or reset it. The password isn't stored anywhere: it encrypts"
            " the secret key that identifies you to other players, and without it the key stays"
            " locked."
        ),
        tr("Try again: check Caps Lock and your keyboard layout, and show the password."),
        tr(
            "Create a new account. It has a new key, so friends will see a note that your name"
            " now has a different key. They can accept it."
        ),
        tr("Delete the old account if you want its name back."),
    )
