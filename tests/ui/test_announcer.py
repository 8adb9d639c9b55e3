"""What is said to who cannot see the table, and when."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table import seat_facts as s
from rook13.table.config import Person
from rook13.ui.announcer import (
    Announcer,
    certainty_words,
    hand_text,
    status_text,
    trick_text,
)
from rook13.ui.ui_context import UiContext
from tests.ui.scenes import ME, Moment, Until, hand_over, in_phase

BEN = Person("01" * 32, "Ben", "owl")
GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]


class Ear:
    """Hears everything, with how urgent it was."""

    def __init__(self, announcer: Announcer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.announcer = announcer
        self.said: list[str] = []
        self.events: list[tuple[str, bool]] = []
        announcer.announced.connect(self.said.append)
        monkeypatch.setattr(QAccessible, "updateAccessibility", self._hear)

    def _hear(self, event: QAccessibleAnnouncementEvent) -> None:
        urgent = QAccessible.AnnouncementPoliteness.Assertive
        self.events.append((event.message(), event.politeness() == urgent))

    def heard(self) -> str:
        """Return what was said since the last time."""
        self.announcer.flush()
        text = " ".join(self.said)
        self.said.clear()
        return text


@pytest.fixture
def ear(qtbot: QtBot, ui: UiContext, monkeypatch: pytest.MonkeyPatch) -> Ear:
    widget = QWidget()
    qtbot.addWidget(widget)
    return Ear(Announcer(ui, widget), monkeypatch)


def play_on(ear: Ear, moment: Moment, there: Until) -> str:
    """Let the game go on to a moment, and return everything that was said."""
    heard = []
    while not there(moment.view):
        events = moment.step()
        ear.announcer.tell(moment.scene(), events)
        heard.append(ear.heard())
    return " ".join(heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand_can_be_followed_by_ear(ear: Ear, game: str) -> None:
    moment = Moment(game, names=("Ann", "Ben"))
    heard = play_on(ear, moment, hand_over)
    assert "Hand 1: " in heard
    assert " played " in heard
    assert "took the trick" in heard
    assert "Your turn" in heard
    assert "Score: " in heard
    assert (" bid " in heard) or ("The bids were" in heard)


def test_what_happens_in_one_moment_is_one_announcement(qtbot: QtBot, ear: Ear) -> None:
    moment = Moment()
    events = [*moment.step(), *moment.step()]
    with qtbot.waitSignal(ear.announcer.announced) as announced:
        ear.announcer.tell(moment.scene(), events)
    assert len(ear.events) == 1
    assert announced.args == [ear.announcer.last_said]
    assert ear.announcer.last_said.startswith("Hand 1: ")


def test_ones_turn_is_urgent_and_said_once(ear: Ear) -> None:
    moment = Moment().until(in_phase(Phase.PLAY))
    ear.announcer.tell(moment.scene())
    assert ear.heard() == "Your turn: lead a card."
    assert ear.events[-1] == ("Your turn: lead a card.", True)
    ear.announcer.tell(moment.scene())
    assert ear.heard() == ""


def test_what_others_do_is_polite(ear: Ear) -> None:
    moment = Moment(seat="A2")
    events = moment.step()
    ear.announcer.tell(moment.scene(), events)
    ear.heard()
    assert ear.events[-1][1] is False


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (Phase.AUCTION, "Your turn to bid."),
        (Phase.EXCHANGE, "Your turn to discard."),
        (Phase.TRUMP, "Your turn to name trump."),
        (Phase.PLAY, "Your turn: lead a card."),
    ],
)
def test_every_task_has_its_words(ear: Ear, phase: Phase, words: str) -> None:
    moment = Moment().until(in_phase(phase))
    ear.announcer.tell(moment.scene())
    assert ear.heard() == words


def test_another_task_in_the_same_turn_is_said(ear: Ear) -> None:
    moment = Moment(options={"first_lead": "declarer"}).until(in_phase(Phase.TRUMP))
    ear.announcer.tell(moment.scene())
    ear.heard()
    events = moment.step()
    ear.announcer.tell(moment.scene(), events)
    heard = ear.heard()
    assert "trump." in heard
    assert heard.endswith("Your turn: lead a card.")


def test_after_a_claim_only_the_result_is_said(ear: Ear) -> None:
    moment = Moment("rook")
    heard = play_on(ear, moment, hand_over)
    claim = heard.index("claimed the rest.")
    assert " played " in heard[:claim]
    assert " played " not in heard[claim:]
    assert "took the trick" not in heard[claim:]
    assert "made the bid of" in heard[claim:]
    assert " played " in play_on(ear, moment, lambda view: view.number == 2 and bool(view.tricks))


def test_a_score_below_nothing_has_a_minus_that_is_read_out(ear: Ear) -> None:
    heard = play_on(ear, Moment("elemental"), hand_over)
    assert "−10" in heard
    assert "-10" not in heard


@pytest.mark.parametrize("game", GAMES)
def test_made_or_set_is_said_once_in_a_hand(ear: Ear, game: str) -> None:
    certain = (
        "The bid is made.",
        "The bidders are set.",
        "You've made your bid.",
        "You can no longer",
    )
    options = {"rounds": "last_5"} if game == "elemental" else {}
    counts = []
    for seed in range(6):
        heard = play_on(ear, Moment(game, options, seed=f"deal {seed}"), hand_over)
        counts.append(sum(heard.count(words) for words in certain))
    assert max(counts) == 1


@pytest.mark.parametrize(
    ("game", "words"), [("rook13", "The bidders are set."), ("elemental", "You can no longer make")]
)
def test_where_everybody_bids_alone_it_is_the_own_bid(game: str, words: str) -> None:
    assert certainty_words(Moment(game).view, is_made=False).startswith(words)


def test_nothing_is_announced_to_who_does_not_want_it(ear: Ear, ui: UiContext) -> None:
    ui.settings.change(announcements=False)
    moment = Moment()
    assert play_on(ear, moment, in_phase(Phase.PLAY)).strip() == ""
    ear.announcer.tell_facts([f.Said(BEN, "Hello")], moment.scene())
    assert ear.heard() == ""
    ui.settings.change(announcements=True)
    ear.announcer.tell(moment.scene())
    assert ear.heard() == ""


def test_talk_of_others_and_the_table_is_said(ear: Ear) -> None:
    scene = Moment(names=("Ann", "Ben")).scene()
    talk = [f.Said(BEN, "Hello {x}"), f.Said(ME, "mine"), s.SeatLocked("B2", True), g.GamePaused()]
    ear.announcer.tell_facts(talk, scene)
    assert ear.heard() == "Ben: Hello {x} The game is paused."


def test_keys_say_status_hand_and_trick_with_any_preference(ear: Ear, ui: UiContext) -> None:
    ui.settings.change(announcements=False)
    moment = Moment(names=("Ann", "Ben")).until(lambda view: len(view.trick) == 2)
    scene = moment.scene()
    status = ear.announcer.command("say_status", scene)
    assert status is not None
    assert status.startswith("Rook13, hand 1. The hand is being played.")
    assert "High bid: " in status
    assert "Trump: " in status
    partner, other = (scene.name(seat) for seat in scene.rules.seats[2:])
    assert f"Score: Ann and {partner} 0; Ben and {other} 0." in status
    assert ear.announcer.command("say_trick", scene) == ear.announcer.last_said
    assert ear.announcer.last_said.count(" played ") == 2
    assert "is winning the trick." in ear.announcer.last_said
    assert ear.announcer.command("say_hand", scene) == hand_text(scene, ui.look)
    assert ear.announcer.command("hint", scene) is None
    assert [urgent for _, urgent in ear.events] == [True] * 3


@pytest.mark.parametrize("game", GAMES)
def test_the_hand_is_told_by_suit(ui: UiContext, game: str) -> None:
    moment = Moment(game).until(in_phase(Phase.PLAY))
    text = hand_text(moment.scene(), ui.look)
    hand = moment.view.hand
    assert text.startswith(f"{len(hand)} cards. ")
    suits = {card.suit for card in hand if card.suit}
    assert text.count(": ") >= len(suits)


def test_cards_that_may_be_played_are_named(ui: UiContext) -> None:
    def must_follow(seen: PlayerView) -> bool:
        return in_phase(Phase.PLAY)(seen) and 0 < len(seen.legal) < len(seen.hand)

    scene = Moment().until(must_follow).scene()
    text = hand_text(scene, ui.look)
    assert text.rpartition("You may play: ")[2].count(",") < len(scene.playable)
    assert "You may play: " in text


def test_between_tricks_the_last_one_is_told(ui: UiContext) -> None:
    moment = Moment().until(lambda view: len(view.tricks) == 1 and not view.trick)
    text = trick_text(moment.scene(), ui.look)
    assert text.startswith("The last trick: ")
    assert text.count(" played ") == 4
    assert "took the trick" in text
    assert trick_text(Moment().scene(), ui.look) == "No cards played yet."


def test_there_is_a_sentence_when_there_is_no_game(ui: UiContext) -> None:
    scene = Moment().scene(game=None)
    assert status_text(scene, ui.look) == "No game in progress."
    assert trick_text(scene, ui.look) == "No game in progress."
    assert hand_text(scene, ui.look) == "You have no cards."


def test_suits_are_called_by_the_colours_that_are_shown(ear: Ear, ui: UiContext) -> None:
    ui.settings.change(palette="deuteranopia")
    scene = Moment().until(in_phase(Phase.PLAY)).scene()
    text = hand_text(scene, ui.look)
    assert "Red" not in text
    assert "Green" not in text


def test_an_announcement_reaches_the_accessibility_of_qt(qtbot: QtBot, ui: UiContext) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    announcer = Announcer(ui, widget)
    with qtbot.waitSignal(announcer.announced):
        announcer.say("Hello")
    nobody = Announcer(ui, ui.look)
    nobody.say("To nobody")
    assert nobody.last_said == "To nobody"
