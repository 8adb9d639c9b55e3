"""`rook13 deal`: the deal for a seed."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from rook13.cli.arguments import add_game, add_json, deal_seed, find_seat, rules_from, whole_number
from rook13.cli.problems import UsageError
from rook13.cli.terminal import Style, terminal_style
from rook13.engine.actions import Dealt
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import deck_order
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_TRUMP
from rook13.wording.words import kitty_text


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_game(parser)
    parser.add_argument(
        "--seed",
        metavar="HEX",
        type=deal_seed,
        required=True,
        help="up to 64 hexadecimal digits",
    )
    parser.add_argument("--dealer", metavar="SEAT", help="dealer (default: the first seat)")
    parser.add_argument(
        "--hand",
        metavar="N",
        type=whole_number(1),
        default=1,
        help="hand number, for games whose hands differ in size",
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    rules = rules_from(arguments)
    dealer = find_seat(rules, arguments.dealer) if arguments.dealer else rules.seats[0]
    last = rules.goal.rounds
    if last is not None and arguments.hand > last:
        raise UsageError(f"This game has {last} rounds, so there is no hand {arguments.hand}.")
    order = deck_order(bytes.fromhex(arguments.seed), len(rules.deck))
    dealt = rules.deal(order, dealer.index, arguments.hand)
    if arguments.json:
        print(json.dumps(_as_json(rules, dealer, arguments, dealt), ensure_ascii=False))
    else:
        _show(rules, dealer, arguments, dealt)
    return 0


def _as_json(rules: Ruleset, dealer: Seat, arguments: Namespace, dealt: Dealt) -> dict[str, object]:
    void = rules.void_hand(dealt)
    return {
        "game": rules.id,
        "options": rules.options.differing(),
        "seed": arguments.seed,
        "dealer": dealer.name,
        "hand": arguments.hand,
        "hands": {seat.name: rules.deck.show(dealt.hands[seat.index]) for seat in rules.seats},
        "kitty": rules.deck.show(dealt.kitty),
        "void": None if void == NOBODY else rules.seats[void].name,
    }


def _show(rules: Ruleset, dealer: Seat, arguments: Namespace, dealt: Dealt) -> None:
    style = terminal_style()
    print(f"{rules.title}, hand {arguments.hand}, dealt by {dealer}")
    print(f"seed {arguments.seed}\n")
    for seat, hand in zip(rules.seats, dealt.hands, strict=True):
        _show_cards(style, seat.name, rules, hand)
    if dealt.kitty:
        _show_cards(style, str(kitty_text(rules)).lower(), rules, dealt.kitty)
    void = rules.void_hand(dealt)
    if void != NOBODY:
        print(f"\nThe deal is void because of {rules.seats[void]}'s hand.")


def _show_cards(style: Style, label: str, rules: Ruleset, cards: int) -> None:
    tables = rules.tables(NO_TRUMP)
    print(f"{label:<11}  {style.hand(rules.deck.in_mask(cards), tables)}")
