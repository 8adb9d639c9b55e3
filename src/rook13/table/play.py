"""What is done in the game: actions, taking them back, and preparing and revealing fair deals.

An action is taken back when nobody has acted since and all other people agree. A player alone
asks nobody: bots take back what they did since.
"""

from __future__ import annotations

from collections.abc import Callable

from rook13.engine.actions import Action, Deal, Pass
from rook13.engine.game import apply, legal_actions, seat_to_act
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.phases.dealing import upcoming
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.redaction import view_for
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.engine.state import Dealing, GameOver, HandOver
from rook13.engine.view import PlayerView
from rook13.table import commands as c
from rook13.table.duplicate import next_seed
from rook13.table.duplicate_facts import BoardPrepared
from rook13.table.fair_deal import commitment_to
from rook13.table.game_facts import (
    Acted,
    BotFault,
    BotReplaced,
    CommitmentGiven,
    CommitmentsPublished,
    DealDisputed,
    DealRevealed,
    GameEnded,
    HintTaken,
    Rewound,
    SecretDrawn,
    ShareGiven,
    SharesClosed,
    SharesWithheld,
    TableDisputed,
    UndoAgreed,
    UndoAsked,
    UndoDone,
    UndoRefused,
)
from rook13.table.outcome import Draft, Refusal, Refused
from rook13.table.seat_facts import ReadyChanged
from rook13.table.seating import own_chair, person_here
from rook13.table.state import TableStage, TableState

Fallback = Callable[[PlayerView], Action]
"""Chooses a legal action for a bot that failed."""

_OUT_OF_TURN = (Reason.NOT_YOUR_TURN, Reason.NOT_THE_DEALER)


def plain_action(view: PlayerView) -> Action:
    """Return the plainest thing that a seat may do: pass if it may, else the first in the list."""
    return next((action for action in view.legal if isinstance(action, Pass)), view.legal[0])


def act(draft: Draft, key: str, command: c.Act) -> None:
    """Carry out an action of a person."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.paused:
        raise Refused(Refusal.PAUSED)
    if chair.bot:
        raise Refused(Refusal.BOT_PLAYS)
    if state.clock_ran_out and state.game and seat_to_act(state.game) == chair.seat:
        raise Refused(Refusal.CLOCK_RAN_OUT)
    _check_legal(state, command.action)
    if isinstance(command.action, Deal) and looking_at_result(state) - {key}:
        raise Refused(Refusal.NOT_EVERYBODY_READY)
    if state.undo is not None:
        draft.put(UndoRefused(person_here(state, key)))
    draft.put(Acted(command.action, key))


def take_hint(draft: Draft, key: str, command: c.TakeHint) -> None:
    """Announce a hint; the advice itself is computed by the program of the person who asked."""
    state, chair = draft.state, own_chair(draft.state, key)
    if not state.config.hints:
        raise Refused(Refusal.HINTS_OFF)
    if state.game is None or seat_to_act(state.game) != chair.seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    draft.put(HintTaken(chair.seat.name))


def bot_acts(draft: Draft, seat: Seat, text: str, fallback: Fallback) -> None:
    """Carry out a bot's answer, or a fallback if the answer is useless."""
    try:
        action = parse_action(draft.state.rules, text)
    except NotationError:
        replace_bot(draft, seat, BotFault.UNREADABLE, fallback)
        return
    if draft.state.game and action in legal_actions(draft.state.game, seat):
        draft.put(Acted(action, None))
    else:
        replace_bot(draft, seat, BotFault.ILLEGAL, fallback)


def replace_bot(draft: Draft, seat: Seat, fault: BotFault, fallback: Fallback) -> None:
    """Carry out a fallback action for a bot that failed."""
    assert draft.state.game is not None
    view = view_for(draft.state.game, seat)
    action = fallback(view)
    draft.put(BotReplaced(seat.name, fault))
    draft.put(Acted(action if action in view.legal else plain_action(view), None))


def deal_by_itself(draft: Draft) -> None:
    """Deal for a bot, or for a player who lets the table deal."""
    assert draft.state.game is not None
    dealer = seat_to_act(draft.state.game)
    assert dealer is not None
    draft.put(Acted(Deal(dealer), None))


def conclude_game(draft: Draft) -> bool:
    """Finish when the game is decided."""
    state = draft.state
    if state.stage is not TableStage.ACTIVE or not state.game:
        return False
    if not isinstance(state.game.phase, GameOver):
        return False
    draft.put(GameEnded(decided=True))
    return True


def _check_legal(state: TableState, action: Action) -> None:
    """Refuse what the game does not allow, and a deal whose seed is not fixed yet."""
    assert state.game is not None
    try:
        if action not in legal_actions(state.game, action.seat):
            apply(state.game, action)
    except IllegalAction as error:
        early = error.reason in _OUT_OF_TURN
        raise Refused(Refusal.NOT_YOUR_TURN if early else Refusal.ILLEGAL, error.reason) from None
    if isinstance(action, Deal) and not (state.deal and state.deal.closed):
        raise Refused(Refusal.DEAL_NOT_READY)


def ask_undo(draft: Draft, key: str, command: c.AskUndo) -> None:
    """Ask to take back your last action."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.paused:
        raise Refused(Refusal.PAUSED)
    if chair.bot:
        raise Refused(Refusal.BOT_PLAYS)
    if not state.config.undo:
        raise Refused(Refusal.UNDO_OFF)
    if is_alone(state, key):
        draft.put(_last_decision(state, chair.seat))
        return
    if state.undo is not None:
        raise Refused(Refusal.UNDO_PENDING)
    if state.last_action is None or state.last_action.key != key:
        raise Refused(Refusal.NOTHING_TO_UNDO)
    draft.put(UndoAsked(person_here(state, key), chair.seat.name))


def answer_undo(draft: Draft, key: str, command: c.AnswerUndo) -> None:
    """Agree or not."""
    state, person = draft.state, person_here(draft.state, key)
    if state.undo is None:
        raise Refused(Refusal.NO_UNDO_ASKED)
    if state.undo.asker == person:
        raise Refused(Refusal.OWN_UNDO)
    if own_chair(state, key).bot:
        raise Refused(Refusal.BOT_PLAYS)
    if not command.agree:
        draft.put(UndoRefused(person))
    elif key not in state.undo.agreed:
        draft.put(UndoAgreed(person))


def restart_hand(draft: Draft, key: str, command: c.RestartHand) -> None:
    """Go back to where the cards of this hand had just been dealt."""
    state, chair = draft.state, own_chair(draft.state, key)
    if not state.config.undo:
        raise Refused(Refusal.UNDO_OFF)
    if not is_alone(state, key):
        raise Refused(Refusal.NOT_ALONE)
    hands = state.record.hands if state.record else ()
    if not hands or not hands[-1].actions:
        raise Refused(Refusal.NOTHING_TO_UNDO)
    draft.put(Rewound(chair.seat.name, len(hands), 0))


def is_alone(state: TableState, key: str) -> bool:
    """Return whether one person has a seat, and bots have all others."""
    return {chair.owner.key for chair in state.chairs if chair.owner} == {key}


def is_alone_at_home(state: TableState) -> bool:
    """Return whether the only person at the table runs it in their own program."""
    return state.host_owns and state.host is not None and is_alone(state, state.host)


def _last_decision(state: TableState, seat: Seat) -> Rewound:
    """Return the way back to before this seat's last action; dealing is none."""
    hands = state.record.hands if state.record else ()
    for number in range(len(hands), 0, -1):
        actions = hands[number - 1].actions
        own = [place for place, text in enumerate(actions) if text.startswith(f"{seat} ")]
        if own:
            return Rewound(seat.name, number, own[-1])
    raise Refused(Refusal.NOTHING_TO_UNDO)


def conclude_undo(draft: Draft) -> bool:
    """Take the action back when all have agreed, or let it stand when its player has gone."""
    state = draft.state
    if state.undo is None:
        return False
    asker = state.undo.asker
    if asker.key not in players_here(state):
        draft.put(UndoRefused(None))
        return True
    if players_here(state) - {asker.key} - state.undo.agreed:
        return False
    draft.put(UndoDone(state.undo.seat.name))
    return True


def players_here(state: TableState) -> set[str]:
    """Return the keys of the connected people who play their seats themselves."""
    keys = {chair.player.key for chair in state.chairs if chair.player}
    return {key for key in keys if state.is_connected(key)}


def looking_at_result(state: TableState) -> set[str]:
    """Return the keys of the players who are not yet ready for the next hand."""
    if state.stage is not TableStage.ACTIVE or not state.is_hand_over():
        return set()
    ready = {chair.player.key for chair in state.chairs if chair.player and state.is_ready(chair)}
    return players_here(state) - ready


def next_hand_by_itself(draft: Draft) -> None:
    """Take everybody for ready who has looked at the result for long enough."""
    waiting = looking_at_result(draft.state)
    for chair in draft.state.chairs:
        if chair.player and chair.player.key in waiting:
            draft.put(ReadyChanged(chair.seat.name, True))


def awaits_deal(state: TableState) -> bool:
    """Return whether the game waits for the dealer."""
    if state.stage is not TableStage.ACTIVE or state.game is None:
        return False
    return isinstance(state.game.phase, Dealing | HandOver)


def contributors(state: TableState) -> set[str]:
    """Return the seats asked for a share: all that people play and that never withheld one.

    A player alone in their own program needs none: there is nobody to convince. Nor does a
    duplicate session, whose deals were promised before it began.
    """
    if is_alone_at_home(state) or state.duplicate is not None:
        return set()
    playing = {chair.seat.name for chair in state.chairs if chair.player}
    return playing - set(state.withheld)


def commit(draft: Draft, key: str, command: c.Commit) -> None:
    """Take the promise of a share, as long as no promise is published."""
    deal, seat = draft.state.deal, own_chair(draft.state, key).seat.name
    if deal is None or deal.published or deal.closed or deal.number != command.deal:
        raise Refused(Refusal.NO_SUCH_DEAL)
    if seat not in contributors(draft.state):
        raise Refused(Refusal.NO_SHARE_WANTED)
    if seat in deal.commitments:
        raise Refused(Refusal.ALREADY_CONTRIBUTED)
    draft.put(CommitmentGiven(seat, command.commitment))


def contribute(draft: Draft, key: str, command: c.Contribute) -> None:
    """Take a share that was promised, once all promises are published."""
    deal, seat = draft.state.deal, own_chair(draft.state, key).seat.name
    if deal is None or deal.closed or deal.number != command.deal:
        raise Refused(Refusal.NO_SUCH_DEAL)
    if not deal.published or seat not in deal.commitments:
        raise Refused(Refusal.NO_SHARE_WANTED)
    if seat in deal.shares:
        raise Refused(Refusal.ALREADY_CONTRIBUTED)
    if commitment_to(command.share) != deal.commitments[seat]:
        raise Refused(Refusal.SHARE_NOT_PROMISED)
    draft.put(ShareGiven(seat, command.share))


def dispute_deal(draft: Draft, key: str, command: c.DisputeDeal) -> None:
    """Tell everybody that a deal did not pass somebody's check."""
    state = draft.state
    hidden = {deal.number for deal in state.hidden_deals}
    prepared = {state.deal.number} if state.deal else set()
    if not 0 < command.deal <= state.deals or command.deal in hidden | prepared:
        raise Refused(Refusal.NO_SUCH_DEAL)
    if (key, command.deal) in state.disputes:
        raise Refused(Refusal.ALREADY_DISPUTED)
    draft.put(DealDisputed(person_here(state, key), command.deal, command.problem))


def dispute_table(draft: Draft, key: str, command: c.DisputeTable) -> None:
    """Tell everybody that somebody was at another table than this one says it continues."""
    if (key, 0) in draft.state.disputes or not draft.state.continues:
        raise Refused(Refusal.ALREADY_DISPUTED)
    draft.put(TableDisputed(person_here(draft.state, key), command.difference))


def prepare_deal(draft: Draft) -> bool:
    """Draw a secret when the dealer's turn has come, or take the board that is next."""
    state = draft.state
    if not awaits_deal(state) or state.deal is not None:
        return False
    if state.duplicate is not None:
        assert state.game is not None
        assert state.record is not None
        board = upcoming(state.game).number
        draft.put(
            BoardPrepared(state.deals + 1, next_seed(state.duplicate.seeds, board, state.record))
        )
        return True
    draft.put(SecretDrawn(state.deals + 1, draft.entropy(SEED_BYTES).hex()))
    return True


def publish_commitments(draft: Draft) -> bool:
    """Show everybody the promises when all are in, also if none were asked for."""
    deal, wanted = draft.state.deal, contributors(draft.state)
    if deal is None or deal.published or deal.closed or is_alone_at_home(draft.state):
        return False
    if wanted - set(deal.commitments):
        return False
    _publish(draft)
    return True


def _publish(draft: Draft) -> None:
    deal, wanted = draft.state.deal, contributors(draft.state)
    assert deal is not None
    draft.put(CommitmentsPublished(tuple(seat for seat in deal.commitments if seat in wanted)))


def close_shares(draft: Draft) -> bool:
    """Fix the seed when everybody has given the share they promised."""
    deal = draft.state.deal
    if deal is None or deal.closed or deal.missing():
        return False
    if not deal.published and not is_alone_at_home(draft.state):
        return False
    draft.put(SharesClosed())
    return True


def stop_waiting_for_shares(draft: Draft) -> None:
    """Go on without missing promises, or start again without a player who broke theirs."""
    deal = draft.state.deal
    assert deal is not None
    if deal.published:
        _begin_anew(draft, deal.missing())
    else:
        _publish(draft)


def miss_shares(draft: Draft) -> bool:
    """Start a deal again at once when a player who promised a share leaves the game."""
    state, deal = draft.state, draft.state.deal
    if deal is None or deal.closed:
        return False
    playing = {chair.seat.name for chair in state.chairs if chair.player}
    gone = deal.missing() - playing
    if gone:
        _begin_anew(draft, gone)
    return bool(gone)


def _begin_anew(draft: Draft, missing: set[str]) -> None:
    """Throw a deal away for one share that is missing; clients count such deals by the names.

    Others may be missing for the same reason, and are asked again.
    """
    names = (chair.seat.name for chair in draft.state.chairs)
    draft.put(SharesWithheld((next(name for name in names if name in missing),)))


def reveal_deals(draft: Draft) -> bool:
    """Reveal a deal once a hand is over, and with it those that were thrown in before."""
    state = draft.state
    if not state.hidden_deals or not _is_hand_over(state):
        return False
    deal, rules = state.hidden_deals[0], state.rules
    draft.put(DealRevealed(deal.number, deal.secret, deal.in_order(rules), deal.seed(rules)))
    return True


def _is_hand_over(state: TableState) -> bool:
    if state.stage is not TableStage.ACTIVE:
        return True
    return state.game is not None and isinstance(state.game.phase, HandOver | GameOver)
