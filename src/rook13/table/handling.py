"""Which function carries out which command, and what follows by itself from any change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rook13.table import attendance, commands, dealing, hosting, play, seating, talk, undo
from rook13.table.draft import Draft

Handler = Callable[[Draft, str, Any], None]

HANDLERS: dict[type[commands.Command], Handler] = {
    commands.Sit: seating.sit,
    commands.Stand: seating.stand,
    commands.Ready: seating.ready,
    commands.DealForMe: seating.deal_for_me,
    commands.SwapSeats: seating.swap_seats,
    commands.SeatBot: seating.seat_bot,
    commands.OpenSeat: seating.open_seat,
    commands.LockSeat: seating.lock_seat,
    commands.GiveSeat: seating.give_seat,
    commands.Configure: hosting.configure,
    commands.Start: hosting.start,
    commands.Act: play.act,
    commands.Contribute: dealing.contribute,
    commands.DisputeDeal: dealing.dispute_deal,
    commands.AskUndo: undo.ask_undo,
    commands.AnswerUndo: undo.answer_undo,
    commands.RestartHand: undo.restart_hand,
    commands.TakeHint: play.take_hint,
    commands.Chat: talk.chat,
    commands.Phrase: talk.phrase,
    commands.Mute: talk.mute,
    commands.Approve: hosting.approve,
    commands.Kick: hosting.kick,
    commands.Ban: hosting.ban,
    commands.Pause: hosting.pause,
    commands.Resume: hosting.resume,
    commands.EndGame: hosting.end_game,
    commands.NextGame: hosting.next_game,
    commands.CloseTable: hosting.close_table,
}

_CONSEQUENCES = (
    undo.conclude_undo,
    dealing.reveal_deals,
    play.conclude_game,
    dealing.prepare_deal,
    dealing.close_shares,
    attendance.pass_host_on,
)


def advance(draft: Draft) -> None:
    """Let everything happen that follows by itself, until nothing does."""
    while any(consequence(draft) for consequence in _CONSEQUENCES):
        pass
