"""Everything at the table can be read out: what it is, what it is called, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.state import TableStage
from rook13.ui.table.canvas.seats import Bubble
from tests.ui.accessible.conftest import MakeTable
from tests.ui.accessible.reader import Node, Role, problems, read, under
from tests.ui.accessible.staged import GAMES, StagedTable
from tests.ui.accessible_tree import spoken_name
from tests.ui.scenes import Moment, hand_over, in_phase

MY_TURNS = {
    "rook13": (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY),
    "rook": (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY),
    "fowl": (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY),
    "five_hundred": (Phase.AUCTION, Phase.EXCHANGE, Phase.PLAY),
    "elemental": (Phase.AUCTION, Phase.PLAY),
}
SEEDS = {"rook": "declares2"}
"""Where it is never the player who wins an auction."""
OPENED = ("log", "score_sheet", "last_trick", "hint")


def second_trick(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.turn == view.seat and bool(view.tricks)


def game_over(view: PlayerView) -> bool:
    return view.phase is Phase.GAME_OVER


def moments(game: str) -> Iterator[tuple[str, Moment]]:
    """Yield a moment of every kind, with what is to be opened then."""
    yield "", Moment(game)
    for phase in MY_TURNS[game]:
        yield "", Moment(game, seed=SEEDS.get(game, "moment")).until(in_phase(phase))
    playing = Moment(game).until(second_trick)
    for command in OPENED:
        yield command, playing
    yield "", Moment(game).until(hand_over)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_every_game_can_be_read(table: StagedTable, game: str) -> None:
    for command, moment in moments(game):
        table.show(moment)
        if command:
            table.press(command)
        assert problems(table.window) == [], (moment.view.phase, command)
    table.show(Moment(game).until(game_over, limit=60_000), stage=TableStage.FINISHED)
    assert table.screen.results.game.isVisible()
    assert problems(table.window) == []


def test_tables_with_others_can_be_read(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    moment = Moment(names=("Ann", "Ben"))
    table.show(moment, stage=TableStage.OPEN)
    assert table.screen.room.isVisible()
    assert problems(table.window) == []
    table.show(moment.until(in_phase(Phase.PLAY)))
    for page in ("chat", "people", "log"):
        table.screen.drawer.command(page)
        assert problems(table.window) == [], page
    table.show(moment, paused=True)
    assert table.screen.halt_overlay.isVisible()
    assert problems(table.window) == []


def cards_read(table: StagedTable) -> list[Node]:
    nodes = under(read(table.window), table.screen.hand)
    assert [node.role for node in nodes[:2]] == [Role.Grouping, Role.List]
    assert nodes[0].name == "Your hand"
    return nodes[2:]


def test_the_order_that_is_read_is_the_order_that_is_seen_after_sorting(table: StagedTable) -> None:
    table.show(Moment().until(second_trick))
    table.screen.do("sort")
    buttons = [node.widget for node in cards_read(table)]
    assert buttons == [table.screen.hand.button(card) for card in table.screen.hand.cards]
    places = [button.x() for button in buttons if button is not None]
    assert places == sorted(places)


def test_cards_to_lay_aside_say_whether_they_are_chosen(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.EXCHANGE)))
    table.screen.hand.button(table.screen.hand.cards[1]).click()
    cards = cards_read(table)
    assert all(node.role is Role.CheckBox and node.state.checkable for node in cards)
    assert [bool(node.state.checked) for node in cards[:3]] == [False, True, False]
    assert cards[1].name.endswith("chosen")


def test_seats_say_who_how_many_cards_tricks_and_whose_turn(table: StagedTable) -> None:
    for game in GAMES:
        moment = Moment(game).until(in_phase(Phase.PLAY))
        table.show(moment)
        scene, badges = moment.scene(), table.screen.canvas.seats.badges
        names = [spoken_name(badge) for badge in badges]
        for badge, said in zip(badges, names, strict=True):
            shown = scene.seat_view(badge.seat)
            assert shown is not None
            assert said.startswith(scene.name(badge.seat))
            assert f"{shown.cards_left} card" in said
            assert "trick" in said
            assert ("Your turn" in said) == (badge.seat == scene.seat)
        if len(scene.rules.sides) == 2:
            assert f"with {scene.name(scene.rules.seats[2])}" in names[0]


def test_the_status_bar_is_one_and_says_everything(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    nodes = under(read(table.window), table.screen.status)
    assert nodes[0].role is Role.StatusBar
    names = [node.name for node in nodes]
    for title in ("Trump: ", "Bid: ", "Hand 1: ", "Target: 500", "Ann and Jay: 0"):
        assert any(name.startswith(title) for name in names), (title, names)


@pytest.mark.parametrize("game", ["rook13", "five_hundred"])
def test_nothing_at_the_table_is_read_twice_or_as_a_sign(table: StagedTable, game: str) -> None:
    moment = Moment(game)
    table.show(moment)
    while not hand_over(moment.view):
        table.play(moment)
        nodes = read(table.window)
        for node in nodes:
            signs = [sign for sign in ("–", "·") if sign in node.name]
            assert not signs, node
            # A description of what has a name must add something to it.
            assert not (node.name and node.description.startswith(f"{node.name} (")), node
            assert "\n" not in node.description, node
        assert all(node.name for node in nodes if isinstance(node.widget, Bubble))


def test_one_card_alone_is_not_said_to_be_winning(table: StagedTable) -> None:
    moment = Moment().until(lambda view: len(view.trick) == 1)
    table.show(moment)
    assert "is winning" not in under(read(table.window), table.screen.canvas.layer)[0].name


def test_the_trick_can_be_read_where_it_lies(table: StagedTable) -> None:
    moment = Moment().until(lambda view: second_trick(view) and len(view.trick) > 1)
    table.show(moment)
    node = under(read(table.window), table.screen.canvas.layer)[0]
    assert node.role is Role.Graphic
    assert "played" in node.name
    assert "is winning the trick" in node.name


def test_the_score_sheet_is_a_table_with_titles(table: StagedTable) -> None:
    moment = Moment().until(hand_over)
    table.show(moment)
    table.screen.results.hand.hide()
    table.screen.do("score_sheet")
    nodes = under(read(table.window), table.screen.sheet.sheet.table)
    assert (nodes[0].role, nodes[0].name) == (Role.Table, "Score sheet")
    titles = [node.name for node in nodes if node.role is Role.ColumnHeader]
    cells = [node.name for node in nodes if node.role is Role.Cell]
    assert "Hand" in titles
    assert "1" in cells
    assert "Made" in cells or "Set" in cells


def test_bids_are_choices_that_say_which_is_taken(table: StagedTable) -> None:
    table.show(Moment("five_hundred").until(in_phase(Phase.AUCTION)))
    table.screen.do("bid_up")
    nodes = under(read(table.window), table.screen.panel)
    assert (nodes[0].role, nodes[0].name) == (Role.Grouping, "Bidding")
    choices = [node for node in nodes if node.role is Role.RadioButton]
    taken = [node.name for node in choices if node.state.checked]
    assert len(choices) > 20
    assert len(taken) == 1
    assert all(node.name.endswith(")") for node in choices)


def test_the_bid_in_points_says_its_value(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.AUCTION)))
    nodes = under(read(table.window), table.screen.panel)
    box = next(node for node in nodes if node.role is Role.SpinBox)
    assert (box.name, box.value) == ("Your bid", "65")
