"""The pages of the preferences that are made of fields: all but shortcuts and the account."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.engine.cards import Card
from rook13.engine.rules import RULESETS
from rook13.ui.dialogs.preferences.page import PreferencesPage, switch
from rook13.ui.kit.art.card_art import emblem_cards
from rook13.ui.kit.art.surfaces import surface_pixmap
from rook13.ui.kit.buttons import push_button, tool_button
from rook13.ui.kit.layouts import row_of
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")

PREVIEW_CARDS = 8
PREVIEW_LINES = 7.5
PREVIEW_MARGIN = 0.09
PREVIEW_GAP = 0.14
"""Between two cards, as a share of a card's width."""


class GeneralPage(PreferencesPage):
    """Language, theme, and what happens at the start."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("General"))
        self.add_choice("language", tr("Language"))
        self.add_choice(
            "theme",
            tr("Theme"),
            tr("Light or dark. The table under the cards is chosen under “Cards & table”."),
        )
        self.add_switch(
            "tool_labels",
            tr("Label the tools at the table"),
            tr("If the window is wide enough. Otherwise, point at a tool to see its name."),
        )
        self.add_section(tr("At startup"))
        self.add_switch(
            "offer_to_resume",
            tr("Offer to resume the last game"),
            tr("Interrupted games are always saved and listed in the lobby."),
        )
        self.add_section(tr("After a game"))
        self.add_switch(
            "review_games",
            tr("Show moments worth another look"),
            tr("Reviews each game in the background when it is over."),
        )


class CardsPage(PreferencesPage):
    """How cards and the table look, with a preview, and how your hand is kept."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Cards & table"))
        self.preview = CardPreview(ui)
        self.outer.insertWidget(1, self.preview)
        self.add_choice("face", tr("Card faces"))
        self.add_choice("back", tr("Card backs"))
        self.add_choice("surface", tr("Table"))
        self.add_choice(
            "palette",
            tr("Suit colours"),
            tr("Every suit also has its own shape and letter, and its name follows the colour."),
        )
        self.add_section(tr("Your hand"))
        self.add_choice("sort", tr("Sort hand"))
        self.add_switch("trump_first", tr("Move trumps to the left"))
        self.add_switch(
            "confirm_cards",
            tr("Confirm each card"),
            tr("The first click or key press lifts the card, the second plays it."),
        )


class CardPreview(QWidget):
    """A few cards of several games, and a back."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self._ui = ui
        self._cards = _preview_cards()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Card preview"))
        ui.look.changed.connect(self._on_look)

    def sizeHint(self) -> QSize:  # noqa: N802
        height = round(self.fontMetrics().height() * PREVIEW_LINES)
        return QSize(height * 4, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QPainterPath()
        radius = self.height() * 0.08
        ground.addRoundedRect(self.rect(), radius, radius)
        painter.setClipPath(ground)
        surface = surface_pixmap(self._ui.look.surface, self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, surface)
        self._paint_cards(painter, ratio)
        painter.end()

    def _paint_cards(self, painter: QPainter, ratio: float) -> None:
        art = self._ui.look.art
        count = len(self._cards) + 1
        by_height = self.height() * (1 - 2 * PREVIEW_MARGIN) / art.height(1)
        by_width = self.width() * (1 - PREVIEW_MARGIN) / (count + (count - 1) * PREVIEW_GAP)
        width = int(min(by_height, by_width))
        step = width * (1 + PREVIEW_GAP)
        left = (self.width() - step * (count - 1) - width) / 2
        top = (self.height() - art.height(width)) / 2
        faces = [art.face(card, width, ratio) for card in self._cards]
        for place, picture in enumerate([*faces, art.back(width, ratio)]):
            painter.drawPixmap(QPointF(left + place * step, top), picture)

    @Slot()
    def _on_look(self) -> None:
        self.update()


def _preview_cards() -> list[Card]:
    """Return the emblem of the first game, and from every other a card of a suit not yet shown."""
    cards = list(emblem_cards(RULESETS[0].id))
    for ruleset in RULESETS[1:]:
        shown = {card.suit.key for card in cards if card.suit}
        others = emblem_cards(ruleset.id)
        cards += [card for card in others if card.suit and card.suit.key not in shown][-1:]
    return cards[:PREVIEW_CARDS]


class PacePage(PreferencesPage):
    """Animation and pace."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Animation & pace"))
        self.add_choice(
            "speed",
            tr("Speed"),
            tr(
                "How fast cards fly and how long bots take at your own tables. You never have to"
                " wait for an animation to play."
            ),
        )
        self.add_switch(
            "hold_trick",
            tr("Hold a finished trick until I click"),
            tr("Otherwise it stays for a moment. You can always look at the last trick again."),
        )
        self.add_switch("play_last_card", tr("Play my last card automatically"))
        self.add_switch(
            "deal_for_me",
            tr("Deal automatically"),
            tr("When off, you press Deal, and can redeal where the table allows it."),
        )


class SoundPage(PreferencesPage):
    """Sounds, how loud and which."""

    def __init__(self, ui: UiContext, play: Callable[[str], object] | None) -> None:
        super().__init__(ui, tr("Sound"))
        self._play = play if play is not None else lambda name: None
        self.add_switch("sound", tr("Play sounds"))
        volume_row = self.add_percentage("volume", tr("Volume"))
        self.controls["volume"].chosen.connect(lambda value: self._play("card"))
        self.add_section(tr("Play sounds for"))
        self._details = [
            volume_row,
            self._kind("sound_turn", tr("Your turn"), "your_turn"),
            self._kind("sound_cards", tr("Cards and tricks"), "card"),
            self._kind("sound_bids", tr("Bids and passes"), "bid"),
            self._kind("sound_results", tr("Results"), "win"),
            self._kind("sound_chat", tr("Chat"), "chat"),
        ]
        ui.settings.changed.connect(self._enable_details)
        self._enable_details()

    def _kind(self, field: str, title: str, example: str) -> QWidget:
        name = tr("Test: {kind}", kind=title)
        listen = tool_button(self.ui, "play", tr("Test"), name)
        listen.setObjectName(f"listen_{example}")
        listen.clicked.connect(partial(self._play, example))
        line = QWidget()
        row_of((self.control(switch(field, title)), 1), listen, parent=line, margins=0)
        self.rows.addWidget(line)
        return line

    @Slot()
    def _enable_details(self) -> None:
        for row in self._details:
            row.setEnabled(self.ui.settings.chosen.sound)


class AccessibilityPage(PreferencesPage):
    """Size, contrast, motion and speech."""

    def __init__(self, ui: UiContext, show_palettes: Callable[[], None]) -> None:
        super().__init__(ui, tr("Accessibility"))
        self.add_percentage("text_size", tr("Text size"))
        self.add_choice("contrast", tr("Contrast"))
        self.add_choice(
            "motion", tr("Motion"), tr("With reduced motion, cards appear in place right away.")
        )
        self.palette_link = push_button(
            ui, "palette", tr("Colours for colour-blind players…"), show_palettes
        )
        self.rows.addWidget(self.palette_link, alignment=Qt.AlignmentFlag.AlignLeft)
        self.add_section(tr("Speech and alerts"))
        self.add_switch(
            "announcements",
            tr("Announce turns, cards, bids, tricks and scores to screen readers"),
            tr("“Shortcuts” lists keys that read out the state of play, your hand and the trick."),
        )
        self.add_switch(
            "alert",
            tr("Flash in the taskbar on my turn"),
            tr("Only while another window is active."),
        )


class NetworkPage(PreferencesPage):
    """Looking for tables of others, and the port of the player's own."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Network"))
        self.add_switch(
            "look_for_tables",
            tr("Look for tables on this network"),
            tr(
                "Tables hosted by others show up in the lobby. You can join by code or address"
                " without this."
            ),
        )
        self.add_switch(
            "reactions",
            tr("Show reactions"),
            tr("Players can show how they feel at their seats. Muting someone hides theirs too."),
        )
        self.add_section(tr("When you host"))
        self.add_number(
            "port",
            tr("Port"),
            tr(
                "Port friends connect to. Your firewall must allow it. If it's in use, the next"
                " free one is used and shown at the table. Open tables keep theirs."
            ),
        )
