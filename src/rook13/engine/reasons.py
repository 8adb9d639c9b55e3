"""Why something was refused: one name for every rule that can be broken, and never prose."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """The rule that an action breaks."""

    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_AT_THIS_TABLE = "not_at_this_table"
    SITTING_OUT = "sitting_out"

    NOT_THE_DEALER = "not_the_dealer"
    DEAL_WITHOUT_CARDS = "deal_without_cards"
    BAD_DEAL = "bad_deal"
    REDEAL_OFF = "redeal_off"
    REDEAL_USED = "redeal_used"
    REDEAL_TOO_LATE = "redeal_too_late"
    HAND_HAS_COUNTERS = "hand_has_counters"

    ALREADY_PASSED = "already_passed"
    MUST_BID = "must_bid"
    BID_UNKNOWN = "bid_unknown"
    BID_TOO_LOW = "bid_too_low"
    BID_TOO_HIGH = "bid_too_high"
    BID_NOT_IN_STEP = "bid_not_in_step"
    MISERE_NEEDS_SEVEN = "misere_needs_seven"
    BIDS_ADD_UP = "bids_add_up"

    DISCARD_WRONG_COUNT = "discard_wrong_count"
    DISCARD_NOT_HELD = "discard_not_held"
    DISCARD_COUNTER = "discard_counter"
    SUIT_UNKNOWN = "suit_unknown"

    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW = "must_follow"
    MUST_TRUMP = "must_trump"
    MUST_NAME_SUIT = "must_name_suit"
    MAY_NOT_NAME_SUIT = "may_not_name_suit"
    SUIT_SHOWN_VOID = "suit_shown_void"

    CLAIM_OFF = "claim_off"
    NOT_ON_LEAD = "not_on_lead"
    CLAIM_UNPROVEN = "claim_unproven"
    FREE_PLAY_OFF = "free_play_off"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NOTHING_TO_CALL = "nothing_to_call"
    ALREADY_CALLED = "already_called"


class IllegalAction(Exception):
    """An action was refused; the state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


LONGEST_EXCERPT = 40


def excerpt(given: object, most: int = LONGEST_EXCERPT) -> str:
    """Return as much of what somebody has written as an error quotes of it."""
    text = given if isinstance(given, str) else str(given)
    return text if len(text) <= most else f"{text[:most]}…"
