"""What every way to bid has in common: choose one of the legal calls, then bid it, or pass."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QPushButton,
    QWidget,
)

from rook13.engine.actions import Bid, Pass
from rook13.engine.auction import Bidding, Call
from rook13.engine.reasons import Reason
from rook13.engine.view import PlayerView
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import MOST_LETTERS, ElidedLine
from rook13.ui.kit.layouts import column_of
from rook13.ui.table.part import TableContext, TablePart, px, text_button
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.refusals import reason_text
from rook13.wording.text import Text, all_of
from rook13.wording.words import call_text

tr = context("Bidding")
PAGE = 4
KEY_STEPS = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: PAGE,
    Qt.Key.Key_PageDown: -PAGE,
}
NARROW_LETTERS = 20

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class BidPanel(TablePart):
    """Knows the legal calls and which of them is chosen; subclasses lay them out."""

    chooses_first = False
    """Whether the lowest call is chosen from the start."""
    is_narrow = False
    """Whether the note on the bidding has little room."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.ensurePolished()
        self._bids: dict[str, Bid] = {}
        self._pass: Pass | None = None
        self._chosen = ""
        self._typed = ""
        self.note = AuctionNote(ui, self, narrow=self.is_narrow)
        self.bid_button = text_button("", self, self.bid, primary=True)
        self.pass_button = text_button(tr("Pass"), self, self.pass_on)
        self.pass_button.setIcon(icon("pass", ui.look.theme.text))
        self._choices = QButtonGroup(self)
        self._choices.buttonClicked.connect(self._on_choice)

    @property
    def chosen(self) -> Bid | None:
        """Return the bid that would be made now."""
        return self._bids.get(self._chosen)

    @property
    def names(self) -> list[str]:
        """Return the legal calls by name, the lowest first."""
        return list(self._bids)

    def set_scene(self, scene: Scene) -> None:
        """Offer what is legal now; a choice stays as long as the same calls are legal."""
        super().set_scene(scene)
        bids = {str(action.call): action for action in scene.legal if isinstance(action, Bid)}
        if bids != self._bids:
            self._typed = ""
            self._chosen = next(iter(bids), "") if self.chooses_first else ""
        self._bids = bids
        self._pass = scene.find(Pass)
        self.note.set_scene(scene)
        self.show_calls()
        self._show_choice()
        self._show_pass()

    def show_calls(self) -> None:
        """Lay out the calls of the scene."""

    def show_chosen(self) -> None:
        """Show which call is chosen, besides pressing its button."""

    def add_choice(self, call: str = "") -> ChoiceButton:
        """Return a new button that chooses a call, given by its name."""
        button = ChoiceButton(call, self)
        button.decided.connect(self.bid)
        self._choices.addButton(button)
        return button

    def refusal_words(self, call: Call) -> str:
        """Return why a call cannot be made now."""
        assert self.scene is not None
        assert self.scene.game is not None
        return self.ui.look.say(_refusal_text(self.scene.game, call))

    def choose(self, name: str) -> None:
        """Choose a call, if it is legal."""
        self._typed = ""
        self._choose(name)

    def step(self, steps: int) -> None:
        """Choose a higher or lower call."""
        names = self.names
        if not names:
            return
        here = self.here()
        place = names.index(here) + steps if here in names else 0
        self.choose(names[min(max(place, 0), len(names) - 1)])

    def here(self) -> str:
        """Return from which call arrows go on: the chosen one, or else the one in focus."""
        buttons = (each for each in self._choices.buttons() if isinstance(each, ChoiceButton))
        return self._chosen or next((each.call for each in buttons if each.hasFocus()), "")

    def bid(self) -> None:
        if self.chosen is not None:
            self.act(self.chosen)

    def pass_on(self) -> None:
        """Pass, or say why that is not allowed."""
        if self._pass is not None:
            self.act(self._pass)
        else:
            self.ui.table.say(self.ui.look.say(reason_text(Reason.MUST_BID)))

    def command(self, command_id: str) -> bool:
        match command_id:
            case "bid_up":
                self._step_or_tell(1, tr("You can't bid higher."))
            case "bid_down":
                self._step_or_tell(-1, tr("You can't bid lower."))
            case "pass":
                self.pass_on()
            case "confirm":
                self._confirm()
            case _:
                return False
        return True

    def wants_character(self, text: str) -> bool:
        """Want digits, and after them the letter of a suit."""
        if not text.isascii() or not self._bids:
            return False
        typed = (self._typed + text).upper()
        is_letter = bool(self._typed) and any(name.startswith(typed) for name in self.names)
        return text.isdigit() or (text.isalpha() and is_letter)

    def take_character(self, text: str) -> None:
        """Choose the first call that begins with what was typed."""
        text = text.upper()
        for typed in (self._typed + text, text):
            found = next((name for name in self.names if name.startswith(typed)), None)
            if found is not None:
                self._typed = typed
                self._choose(found)
                return
        self._typed = ""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if key in KEY_STEPS:
            self.step(KEY_STEPS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._bids:
            self.choose(self.names[0 if key == Qt.Key.Key_Home else -1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._confirm()
        elif self.wants_character(event.text()):
            self.take_character(event.text())
        else:
            super().keyPressEvent(event)

    @Slot(QAbstractButton)
    def _on_choice(self, button: QAbstractButton) -> None:
        assert isinstance(button, ChoiceButton)
        self.choose(button.call)

    def _confirm(self) -> None:
        # Enter on a button presses that button, and does not make the bid beside it.
        if self.pass_button.hasFocus():
            self.pass_on()
        else:
            self.bid()

    def _choose(self, name: str) -> None:
        if name in self._bids:
            self._chosen = name
            self._show_choice()
            self._take_focus_along()

    def _step_or_tell(self, steps: int, why_not: str) -> None:
        before = self._chosen
        self.step(steps)
        if self._chosen == before:
            self.ui.table.say(why_not)

    def _take_focus_along(self) -> None:
        """Move focus off another choice or *Pass*, where Enter would not make the chosen bid."""
        choices = [each for each in self._choices.buttons() if each.isVisible()]
        if any(each.hasFocus() and not each.isChecked() for each in (*choices, self.pass_button)):
            taken = next((each for each in choices if each.isChecked()), self.bid_button)
            taken.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_choice(self) -> None:
        chosen = self.chosen
        self.bid_button.setEnabled(chosen is not None)
        self.bid_button.setText(self.bid_words(chosen) if chosen else tr("Choose a bid"))
        self.ui.keys.explain(self.bid_button, self.bid_button.text(), "confirm")
        # An exclusive group would not let all of its buttons go.
        self._choices.setExclusive(False)
        for button in self._choices.buttons():
            is_choice = isinstance(button, ChoiceButton) and button.call == self._chosen
            button.setChecked(chosen is not None and is_choice)
        self._choices.setExclusive(True)
        self.show_chosen()

    def bid_words(self, bid: Bid) -> str:
        """Return the text of the button that makes a bid."""
        return tr("Bid {call}", call=self.ui.look.say(call_text(bid.call)))

    def _show_pass(self) -> None:
        self.pass_button.setEnabled(self._pass is not None)
        if self._pass is not None:
            self.ui.keys.explain(self.pass_button, tr("Pass"), "pass")
        else:
            why_not = self.ui.look.say(reason_text(Reason.MUST_BID))
            self.pass_button.setToolTip(why_not)
            self.pass_button.setAccessibleDescription(why_not)


class AuctionNote(QWidget):
    """The high bid, who made it, and who has passed; in three lines where it is `narrow`."""

    def __init__(
        self, ui: TableContext, parent: QWidget | None = None, *, narrow: bool = False
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._is_narrow = narrow
        letters = NARROW_LETTERS if narrow else MOST_LETTERS
        self.high, self.holder, self.passed = (
            ElidedLine(parent=self, most_letters=letters) for _ in range(3)
        )
        self.high.setProperty("subheading", True)
        self.passed.setProperty("muted", True)
        across = QBoxLayout.Direction.LeftToRight
        down = QBoxLayout.Direction.TopToBottom
        bid = QBoxLayout(down if narrow else across)
        bid.setSpacing(px(ui.look, 2 if narrow else 10))
        bid.addWidget(self.high)
        bid.addWidget(self.holder, 0 if narrow else 1)
        column_of(bid, self.passed, parent=self, spacing=px(ui.look, 2), margins=0)

    def set_scene(self, scene: Scene) -> None:
        game = scene.game
        call = game.contract if game else None
        self.high.setText(self._high_text(call))
        self.holder.setText(self._holder_text(scene, call))
        self.holder.setVisible(call is not None)
        self.passed.setText(self._passed_text(scene))
        self.passed.setVisible(bool(self.passed.text()))

    def _high_text(self, call: Call | None) -> str:
        if call is None:
            return tr("No bids yet")
        words = self._ui.look.say(call_text(call))
        if self._is_narrow:
            return words[:1].upper() + words[1:]
        return tr("High bid {call}", call=words)

    def _holder_text(self, scene: Scene, call: Call | None) -> str:
        game = scene.game
        if game is None or call is None:
            return ""
        holder = next(seat for seat, made in reversed(game.calls) if made == call)
        if holder == scene.seat:
            return tr("High bid by you") if self._is_narrow else tr("by you")
        name = scene.name(holder)
        return (
            tr("High bid by {name}", name=name) if self._is_narrow else tr("by {name}", name=name)
        )

    def _passed_text(self, scene: Scene) -> str:
        seats = scene.game.seats if scene.game else ()
        passed = [each.seat for each in seats if each.passed]
        if not passed:
            return ""
        names = all_of(tr("you") if seat == scene.seat else scene.name(seat) for seat in passed)
        return tr("Passed: {names}", names=self._ui.look.say(names))


class ChoiceButton(QPushButton):
    """One of several choices; a double click means that it is final."""

    decided = Signal()

    def __init__(self, call: str, parent: QWidget) -> None:
        super().__init__(call, parent)
        self.call = call
        """The name of the call that it chooses."""
        self.setCheckable(True)
        # Tells screen readers that it is one of several; the group does the work.
        self.setAutoExclusive(True)
        self.setProperty("compact", True)

    def nextCheckState(self) -> None:  # noqa: N802
        """Stay chosen when clicked again."""
        self.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave the arrows to the panel, which knows the order of the choices."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseDoubleClickEvent(event)
        self.decided.emit()


def _refusal_text(game: PlayerView, call: Call) -> Text:
    rules, dealer = game.rules, game.dealer.index
    bidding = Bidding(rules.players, dealer, rules.after(dealer))
    for _, made in game.calls:
        bidding = bidding.after(made)
    return reason_text(rules.auction(game.number).refusal(bidding, call))
