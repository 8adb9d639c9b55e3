"""Rules of thumb for playing a card: draw trumps, cash winners, feed the partner, duck the rest."""

from __future__ import annotations

from rook13.bots.sight import Sight

# A trick without counters is still worth a little: it may decide a bonus, and gives the lead.
EMPTY_TRICK = 2


def card_for_points(sight: Sight) -> int:
    """Return the card to play where counters, or tricks, are what a side wants."""
    return _lead(sight) if sight.winning is None else _follow(sight)


def card_against_tricks(sight: Sight) -> int:
    """Return the card to play for a seat that wants to take no trick."""
    losers = [card for card in sight.choices if not sight.wins_now(card)]
    if losers:
        return max(losers, key=sight.strength)
    if sight.winning is not None and not sight.to_come:
        return max(sight.choices, key=sight.strength)
    return min(sight.choices, key=sight.strength)


def card_to_stick(sight: Sight, victim: int) -> int:
    """Return the card to play for a seat that wants `victim` to take the trick."""
    if sight.winning is not None and victim not in sight.to_come and sight.winning[0] != victim:
        return max(sight.choices, key=sight.strength)
    return min(sight.choices, key=sight.strength)


def card_for_exact_bid(sight: Sight, wanted: int) -> int:
    """Return the card to play for a seat that wants `wanted` more tricks and no other."""
    if wanted <= 0:
        return card_against_tricks(sight)
    winners = [card for card in sight.choices if sight.wins_now(card)]
    sure = [card for card in winners if sight.holds(card)]
    if sure:
        return min(sure, key=sight.strength)
    if winners and not sight.to_come:
        return min(winners, key=sight.strength)
    spare = [card for card in sight.choices if not sight.master(card)]
    return min(spare or sight.choices, key=sight.strength)


def _lead(sight: Sight) -> int:
    trumps = [card for card in sight.choices if sight.tables.power >> card & 1]
    trumps_out = sight.unseen & sight.tables.power
    if trumps and trumps_out and _draws_trumps(sight, len(trumps), trumps_out.bit_count()):
        best = max(trumps, key=sight.strength)
        return best if sight.master(best) else min(trumps, key=lambda card: _cost(sight, card))
    plain = [card for card in sight.choices if card not in trumps]
    masters = [card for card in plain if sight.master(card)]
    if masters:
        # A short suit is trumped last when everybody still has it.
        return max(masters, key=lambda card: (sight.points(card) > 0, -sight.suit_length(card)))
    quiet = [card for card in plain if not sight.points(card)] or plain or sight.choices
    return min(quiet, key=lambda card: (sight.suit_length(card), sight.strength(card)))


def _draws_trumps(sight: Sight, held: int, out: int) -> bool:
    declarer = sight.view.declarer
    ours = declarer is not None and sight.is_friend(declarer.index)
    is_declarer = declarer is not None and declarer.index == sight.me
    return (is_declarer and held * 2 >= out) or (ours and held > out)


def _follow(sight: Sight) -> int:
    assert sight.winning is not None
    winner, winning_card = sight.winning
    if sight.is_friend(winner) and sight.holds(winning_card):
        return _feed(sight)
    winners = [card for card in sight.choices if sight.wins_now(card)]
    sure = [card for card in winners if sight.holds(card)]
    if sure and not sight.is_friend(winner):
        return _win_with(sight, sure)
    if winners and not sight.is_friend(winner) and not sight.foes_to_come:
        return _win_with(sight, winners)
    return _throw(sight)


def _feed(sight: Sight) -> int:
    """Give the partner's trick counters, but no winner that would take one later."""
    return max(
        sight.choices,
        key=lambda card: (
            _saved(sight, card) - (5 if _is_winner_to_keep(sight, card) else 0),
            -sight.strength(card),
        ),
    )


def _is_winner_to_keep(sight: Sight, card: int) -> bool:
    return sight.master(card) or bool(sight.tables.power >> card & 1)


def _win_with(sight: Sight, winners: list[int]) -> int:
    last = not sight.to_come
    best = max(
        winners, key=lambda card: (_saved(sight, card) if last else 0, -sight.strength(card))
    )
    trump_spent = sight.tables.power >> best & 1 and sight.led != sight.tables.suit_of[best]
    cheap = sight.trick_points + _saved(sight, best) < EMPTY_TRICK and _counts_points(sight)
    if trump_spent and cheap and len(sight.choices) > len(winners):
        return _throw(sight)
    return best


def _saved(sight: Sight, card: int) -> int:
    """Return the counters that a card brings home; the highest trump would do so at any time."""
    sure = sight.tables.power >> card & 1 and sight.master(card)
    return 0 if sure else sight.points(card)


def _counts_points(sight: Sight) -> bool:
    return sight.view.rules.deck.counter_mask != 0


def _throw(sight: Sight) -> int:
    """Give away as little as possible."""
    return min(sight.choices, key=lambda card: _cost(sight, card))


def _cost(sight: Sight, card: int) -> tuple[int, int, int]:
    trump = 100 if sight.tables.power >> card & 1 else 0
    master = 30 if sight.master(card) else 0
    return trump + master + 3 * sight.points(card), sight.strength(card), sight.suit_length(card)
