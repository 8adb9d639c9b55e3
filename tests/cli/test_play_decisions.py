"""Moments that seldom come up, reached by resuming a record that was written for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from rook13.engine.rules import make_rules
from tests.cli.conftest import Ran, Run

At = Callable[..., Ran]


def explicit_deal(game: str, options: Mapping[str, object], first_hand: str) -> dict[str, object]:
    """Give the first seat these cards, the others and the kitty the rest of the deck in order."""
    rules = make_rules(game, options)
    rest = [card.name for card in rules.deck.cards if card.name not in first_hand.split()]
    size = rules.hand_size(1)
    hands = [" ".join(rest[size * seat : size * (seat + 1)]) for seat in range(3)]
    kitty = " ".join(rest[size * 3 : size * 3 + rules.kitty_size(1)])
    return {"hands": [first_hand, *hands], "kitty": kitty}


@pytest.fixture
def at(run: Run, tmp_path: Path) -> At:
    """Resumes a game in which you were dealt a hand and something has been done since."""

    def at(game: str, hand: str, actions: str, typed: str = "", **options: object) -> Ran:
        path = tmp_path / "moment.json"
        record = {
            "format": "rook13-record/1",
            "game": game,
            "options": options,
            "seats": ["You", "Bot Wren", "Bot Finch", "Bot Robin"],
            "first_dealer": "B2",
            "hands": [
                {
                    "deal": explicit_deal(game, options, hand),
                    "actions": [action.strip() for action in actions.split(",")],
                }
            ],
        }
        path.write_text(json.dumps(record))
        return run(f"play --resume {path}", typed=typed)

    return at


NO_TRUMP_HAND = "5C 6C AC 4D 5D 4H 5H 5S 6S JO"
IN_NO_TRUMP = "A1 bid 6NT, B1 pass, A2 pass, B2 pass, A1 down 5C 6C 4D"


def test_who_leads_the_joker_in_no_trump_is_told_to_name_a_suit(at: At) -> None:
    ran = at("five_hundred", NO_TRUMP_HAND, IN_NO_TRUMP, typed="JO\nJO X\n5S H\nJO H\n")
    assert "you may     play any card (JO with the suit to follow, one of C D H S)" in ran.out
    assert "When you lead the Joker, name the suit to follow, as in JO H." in ran.out
    assert "There is no suit “X” in this game." in ran.out
    assert "You can name a suit only when you lead the Joker in No Trump." in ran.out
    assert "> JO H\nYou played JO and asked for Hearts.\n" in ran.out


def test_an_open_misere_lies_on_the_screen(at: At) -> None:
    actions = "A1 pass, B1 bid open_misere, A2 pass, B2 pass, B1 down {0} {1} {2}, A1 {3}"
    options = {"open_misere": True}
    deal = explicit_deal("five_hundred", options, NO_TRUMP_HAND)
    wren = str(deal["hands"][1]).split()  # type: ignore[index]
    moves = actions.format(*wren[:3], "AC")
    ran = at("five_hundred", NO_TRUMP_HAND, moves, **options)
    assert "no trump · Wren bid open misère" in ran.out
    assert "\n  Wren      " in ran.out


def test_the_dealer_is_asked_once_about_a_redeal(run: Run) -> None:
    out = run("play rook13 --seed 5 --seat B2", typed="redeal\n\n").out
    asked = "  you may     redeal, or press Enter to continue\n"
    assert f"{asked}> redeal\nYou threw the cards in and dealt again.\n\nHand 1 · dealer You" in out
    assert out.count(asked) == 2
    assert "you may     bid" in out


def test_undo_goes_back_one_decision_at_a_time(run: Run) -> None:
    out = run("play rook13 --seed 5 --bots random", typed="pass\nY13\nundo\nundo\nundo\n65\n").out
    first = out.index("Back to your previous decision.")
    assert "  bids        You pass, Wren pass, Finch pass, Robin 65\n" in out[first:]
    assert "Trick 1 of 9" in out[first:]
    assert "> undo\nThere's nothing to take back.\n> 65\nYou bid 65." in out


def test_after_undo_the_same_cards_are_dealt_again(run: Run, data_folder: Path) -> None:
    run("play rook13 --seed 5", typed="pass\n")
    deals = json.loads((data_folder / "autosave.json").read_text("utf-8"))["hands"][0]["deal"]
    run("play rook13 --seed 5", typed="pass\nundo\npass\n")
    again = json.loads((data_folder / "autosave.json").read_text("utf-8"))["hands"][0]["deal"]
    assert again == deals


def test_in_free_play_a_wrong_card_can_be_taken_back(at: At) -> None:
    options = {"enforcement": "free_play"}
    hand = "R14 R13 Y14 Y13 Y5 B14 B5 G14 G5"
    kitty = str(explicit_deal("rook13", options, hand)["kitty"])
    start = f"A1 bid 65, B1 pass, A2 pass, B2 pass, A1 down {kitty}, A1 trump R"
    moves = f"{start}, A1 B5, B1 R5, A2 B6, B2 B9"
    ran = at("rook13", hand, moves, typed="take back\ncall renege\n", **options)
    assert "call renege" in ran.out
    assert "There's no wrong card to take back." in ran.out
    assert "You called a renege, but there wasn't one." in ran.out


def test_a_hand_without_counters_is_asked_about_a_redeal_out_of_turn(at: At) -> None:
    hand = "R2 R3 R4 R6 R7 R8 R9 Y2 Y3 Y4 Y6 Y7 Y8"
    ran = at("rook", hand, "A1 pass", typed="call redeal\n")
    assert "you may     call redeal, or press Enter to continue" in ran.out
    assert "You held no counters and called a redeal.\n\nHand 1 · dealer Robin" in ran.out


def test_a_claim_plays_the_rest_out(at: At) -> None:
    hand = "R14 R13 R12 R11 R10 R9 R8 R7 R6"
    deal = explicit_deal("rook13", {}, hand)
    kitty = str(deal["kitty"])
    start = f"A1 bid 65, B1 pass, A2 pass, B2 pass, A1 down {kitty}, A1 trump R"
    ran = at("rook13", hand, start, typed="claim\n")
    assert "you may     play any card, claim" in ran.out
    assert "> claim\nYou claimed the rest.\nTrick 1   You R14" in ran.out
    assert "\nTrick 9   " in ran.out
    assert "You made the bid of 65." in ran.out


def test_a_fowl_that_is_no_counter_is_what_may_be_laid_aside(at: At) -> None:
    hand = "P2 P3 P5 P10 P14 P1 V5 V10 V14 V1 B5 B10 B14 B1"
    actions = "A1 bid 200"
    ran = at("fowl", hand, actions, typed="P5\nP2\n")
    assert "discard a card of P2 P3, as in: " in ran.out
    assert "Counters can't be discarded." in ran.out
    assert "You discarded P2." in ran.out


def test_secret_bids_stay_secret_on_the_screen(run: Run) -> None:
    out = run("play elemental --seed 5 --options bids=hidden", typed="0\n").out
    assert "made a secret bid." in out
    before = out[: out.index("The bids were ")]
    assert " bid 0." not in before.replace("You bid 0.", "")
    assert "The bids were " in out


def test_a_player_without_a_name_is_addressed_when_set(at: At) -> None:
    """Cards that are not legal yet are refused, so the list is typed until all have been played."""
    low = "R5 R6 R7 Y5 Y6 Y7 B5 B6 B7"
    called = "A1 bid 120, A1 down R6 Y6 B6 B7, A1 trump R"
    kitty = str(explicit_deal("rook13", {}, low)["kitty"])
    ran = at("rook13", low, called, typed=f"{low} {kitty} ".replace(" ", "\n") * 9)
    assert "You were set: " in ran.out
