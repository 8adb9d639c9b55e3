from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rook13.cli import main
from rook13.engine.cards import Card
from rook13.engine.events import CardPlayed
from rook13.engine.record import Record, load_record, replay_steps
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.wording.refusals import REASONS
from tests.cli.conftest import Ran, Run
from tests.cli.screen_player import ScreenPlayer

GAMES = [
    ("rook13", ""),
    ("rook", "--preset kentucky"),
    ("rook", "--seat B2"),
    ("fowl", "--options enforcement=free_play"),
    ("five_hundred", "--preset avondale"),
    ("elemental", "--players 3 --options rounds=last_5"),
    ("elemental", "--players 6 --options bids=hidden --seat P4"),
]


def watch(
    arguments: str, monkeypatch: pytest.MonkeyPatch, *, prompts: int = 10**6
) -> tuple[Ran, list[str]]:
    """Let somebody play who only reads the screen, and return what they typed."""
    screen, errors = io.StringIO(), io.StringIO()
    player = ScreenPlayer(screen, prompts=prompts)
    monkeypatch.setattr("sys.stdin", player)
    with contextlib.redirect_stdout(screen), contextlib.redirect_stderr(errors):
        status = main(arguments.split())
    return Ran(status, screen.getvalue(), errors.getvalue()), player.typed


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_can_be_played_by_reading_the_screen(
    game: str, options: str, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    ran, _ = watch(f"play {game} {options} --seed 1", monkeypatch)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(("won the game.\n", "tied for first.\n"))
    assert not any(sentence in ran.out for sentence in REASONS.values())
    assert list(data_folder.iterdir()) == []


def test_a_game_played_through_a_pipe_is_the_same_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    command = "play rook13 --options target=100 --seed abc"
    seen, typed = watch(command, monkeypatch)
    piped = subprocess.run(
        [sys.executable, "-m", "rook13", *command.split()],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    )
    assert (piped.returncode, piped.stderr) == (0, "")
    assert piped.stdout == seen.out


def test_what_was_played_is_in_the_saved_record(
    monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    ran, _ = watch(f"play fowl --name Ann --seed 2 --save {path}", monkeypatch)
    assert ran.out.endswith(f"won the game.\nGame record saved in {path}.\n")
    record = load_record(path.read_bytes())
    assert record.seats == ("Ann", "Bot Wren", "Bot Finch", "Bot Robin")
    assert record.first_dealer == "A1"
    assert json.loads(run(f"replay {path} --json").out)["winner"]


def cards_you_may_know(record: Record) -> set[str]:
    """The cards dealt to A1 or played by anybody; kitty and discard if A1's or the hand is over."""
    cards: set[Card] = set()
    for step in replay_steps(record):
        view = view_for(step.state, step.state.rules.seat("A1"))
        cards |= {*view.hand, *view.kitty, *view.discard}
        if view.revealed:
            cards |= {*view.revealed.kitty, *view.revealed.discard}
        # Also what a claim lays open.
        cards |= {event.card for event in step.events if isinstance(event, CardPlayed)}
    return {card.name for card in cards}


@pytest.mark.parametrize("prompts", range(9))
def test_the_screen_never_shows_a_card_that_you_cannot_know(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, prompts: int
) -> None:
    ran, _ = watch(f"play rook13 --seed {prompts}f", monkeypatch, prompts=prompts)
    record = load_record((data_folder / "autosave.json").read_bytes())
    deck = {card.name for card in make_rules("rook13").deck.cards}
    shown = deck & set(re.findall(r"\w+", ran.out))
    assert shown
    assert shown <= cards_you_may_know(record)


def test_it_greets_you_with_game_and_seats(run: Run) -> None:
    lines = run("play rook13 --seed 5 --seat B1 --name Ann").out.splitlines()
    assert lines[0] == "Rook13"
    assert lines[2:5] == [
        "  side A      A1 Wren, A2 Finch",
        "  side B      B1 Ann, B2 Robin",
        "Type help for a list of commands, quit to leave.",
    ]


def test_no_bot_takes_your_name(run: Run) -> None:
    out = run("play rook13 --seed 5 --name Finch").out
    assert "A1 Finch, A2 Robin\n  side B      B1 Wren, B2 Lark\n" in out


def test_without_a_game_it_is_rook13(run: Run) -> None:
    assert run("play").out.startswith("Rook13\n")


def test_the_same_seed_deals_the_same_cards(run: Run) -> None:
    assert run("play rook --seed 5").out.splitlines()[:12] == (
        run("play rook --seed 5").out.splitlines()[:5]
        + run("play rook --seed 5").out.splitlines()[6:13]
    )


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("frob", "There is no bid “frob” in this game. Type help for a list of commands."),
        ("play", "Nothing was entered. Type help for a list of commands."),
        ("bid", "There is no bid “” in this game. Type help for a list of commands."),
        ("bid 60", "The bid is too low."),
        ("66", "Bids go in steps of five."),
        ("125", "The bid is above the maximum."),
        ("redeal", "Only the dealer can do that."),
        ("trump R", "You can't do that now."),
        ("claim", "You can't do that now."),
        ("call redeal", "That redeal isn't allowed at this table."),
        ("undo", "There's nothing to take back."),
        ("last", "No tricks taken yet."),
        ("end", "There is no bid “end” in this game. Type help for a list of commands."),
        ("score", "No finished hands yet."),
    ],
)
def test_bad_input_gets_a_sentence_and_another_chance(run: Run, line: str, answer: str) -> None:
    ran = run("play rook13 --seed 5", typed=f"{line}\n\npass\n")
    assert f"> {line}\n{answer}\n> \n> pass\nYou passed." in ran.out


MISERE = "five_hundred --options misere=on misere_any_time=on --seed 2"


@pytest.mark.parametrize(
    ("game", "said", "ways"),
    [
        ("rook13 --seed 5", "You bid 65.", ["bid 65", "65", "BID 65", "  bid   65 "]),
        ("rook13 --seed 5", "You passed.", ["pass", "p", "Pass"]),
        ("five_hundred --seed 2", "You bid 10 No Trump.", ["10nt", "bid 10NT", "10 NT"]),
        ("five_hundred --seed 2", "You bid 9 Hearts.", ["9H", "9 hearts", "bid 9 h"]),
        (MISERE, "You bid misère.", ["misere", "misère", "bid misere"]),
    ],
)
def test_a_call_can_be_typed_in_several_ways(
    run: Run, game: str, said: str, ways: list[str]
) -> None:
    for typed in ways:
        assert said in run(f"play {game}", typed=f"{typed}\n").out


def test_the_declarer_sees_the_kitty_lays_aside_names_trump_and_leads(run: Run) -> None:
    first = run("play rook --seed 9", typed="120\n")
    assert "You bid 120. You won the bidding with 120. Nest: You found " in first.out
    (hand,) = [line.split()[1:] for line in first.out.splitlines()[-4:] if "  hand " in line]
    assert len(hand) == 18
    down = " ".join(hand[:5]).lower()
    typed = f"120\n{down}\nred\n"
    ran = run("play rook --seed 9", typed=typed)
    assert f"> {down}\nYou discarded " in ran.out
    assert "trump R (Red), trump Y (Yellow), trump G (Green), trump B (Black)" in ran.out
    assert "You made Red trump." in ran.out
    assert run("play rook --seed 9", typed=typed.replace("red", "r")).out.count("Red trump") == 1


def test_looking_around_changes_nothing(run: Run) -> None:
    ran = run("play rook13 --seed 5", typed="hand\ntable\nrules\nhelp\n?\nHELP\nsave\npass\n")
    hand = "  hand        R8   Y13 Y10   B13 B12 B10 B8   G10 G7\n"
    assert f"> hand\n{hand}> table\nHand 1, dealer Robin. Bidding is under way.\n" in ran.out
    assert f"  totals      You and Finch 0, Wren and Robin 0\n{hand}> rules\n# Rook13" in ran.out
    assert ran.out.count("  undo                    go back to your previous decision\n") == 3
    assert "You passed." in ran.out


@pytest.mark.parametrize(
    ("game", "there", "not_there"),
    [
        ("rook13", "redeal  ", "JO H"),
        ("rook", "call redeal", "take back"),
        ("five_hundred", "JO H", "trump C"),
        ("elemental", "trump F, or F", "pass"),
        ("fowl --options enforcement=free_play", "call renege", "JO H"),
    ],
)
def test_help_is_about_this_game(run: Run, game: str, there: str, not_there: str) -> None:
    text = run(f"play {game} --seed 3", typed="help\n").out
    assert f"\n  {there}" in text
    assert f"\n  {not_there}" not in text


def test_the_table_of_elemental_shows_the_turned_card_and_promises(run: Run) -> None:
    out = run("play elemental --seed 5 --players 3 --bots random", typed="table\n0\ntable\n").out
    assert "  turned card F9\n" in out
    assert "  bids        Wren 0, Finch 0, You 0\n" in out
    assert out.count("tricks/bid: You 0/0, Wren 0/0, Finch 0/0") == 2


def test_last_and_score_show_what_was_played(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    _, typed = watch("play fowl --seed 4", monkeypatch, prompts=25)
    lines = "".join(f"{line}\n" for line in typed)
    out = run("play fowl --seed 4", typed=f"{lines}last\nscore\ntable\n").out
    after = out[out.index("> last\n") :]
    assert after.splitlines()[1].startswith("Trick ")
    assert "hand  declarer  bid " in after
    assert "\n   1  " in after
    assert "  bids        " in after


def test_colours_are_used_on_a_terminal_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in run("play rook13 --seed 5").out
    monkeypatch.setattr("rook13.cli.terminal.shows_colour", lambda *_: True)
    assert "\x1b[31mR8\x1b[0m" in run("play rook13 --seed 5").out
