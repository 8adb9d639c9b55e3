"""The table in a few sentences, for screen readers."""

from __future__ import annotations

from rook13.engine.state import Phase
from rook13.ui.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.words import phase_text

tr = context("Table")


def summary(scene: Scene, look: Look) -> str:
    """Return what is going on at the table."""
    game = scene.game
    if game is None:
        return tr("No game is being played.")
    sentences = [tr("Paused.")] if scene.view.paused else []
    sentences.append(look.say(phase_text(game.phase)))
    if game.trump_known:
        sentences.append(tr("Trump: {suit}.", suit=look.suit_name(game.trump)))
    if game.trick:
        cards = ", ".join(f"{scene.name(seat)} {card}" for seat, card in game.trick)
        sentences.append(tr("On the table: {cards}.", cards=cards))
    winner = game.trick_winner
    if winner is not None and len(game.trick) > 1:
        sentences.append(tr("{name} is winning the trick.", name=scene.name(winner)))
    if game.turn is not None and game.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        mine = scene.is_my_turn
        turn = (
            tr("It is your turn.") if mine else tr("{name} is to act.", name=scene.name(game.turn))
        )
        sentences.append(turn)
    return " ".join(sentences)
