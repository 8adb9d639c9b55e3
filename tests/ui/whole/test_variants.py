from dataclasses import replace
from typing import Any

import pytest

from rook13.engine.actions import Action, Bid, CallRenege, Play, TakeBack
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.look import INSTANT
from rook13.ui.table.panels.action_panel import DealPanel
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MEEK, KeyPlayer, MousePlayer, Player, calling, careful, shy
from tests.ui.whole.tables import at_table

MISERES = {"misere": True, "misere_any_time": True, "open_misere": True}


@pytest.mark.parametrize("call", ["misere", "open_misere"])
def test_a_misere_is_bid_and_played(make_home: MakeHome, call: str) -> None:
    home = at_table(make_home, "five_hundred", options=MISERES, levels=MEEK)
    player = MousePlayer(home, calling(call))
    player.play_hand()
    assert str(home.game.results[-1].call) == call


@pytest.mark.parametrize(("means", "seed"), [(MousePlayer, "joker 3"), (KeyPlayer, "joker 6")])
def test_who_leads_the_joker_in_no_trump_names_a_suit(
    make_home: MakeHome, means: type[Player], seed: str
) -> None:
    def choose(view: PlayerView) -> Action:
        named = [each for each in view.legal if isinstance(each, Play) and each.named]
        if view.phase is Phase.PLAY and named:
            return named[-1]
        return calling("6NT")(view)

    options = {"first_lead": "declarer"}
    home = at_table(make_home, "five_hundred", options=options, levels=MEEK, seed=seed)
    player = means(home, choose)
    player.play_until(lambda view: any(getattr(each, "named", None) for each in player.done))
    named = player.done[-1]
    assert isinstance(named, Play)
    assert named.named is not None
    assert home.table.hand.chooser is None


def test_when_all_pass_the_cards_are_dealt_again(make_home: MakeHome) -> None:
    home = at_table(make_home, "five_hundred", levels=MEEK)
    player = MousePlayer(home, shy)
    player.play_until(lambda view: view.phase is Phase.AUCTION)
    dealer = home.game.dealer
    player.play_until(lambda view: view.phase is Phase.AUCTION and view.dealer != dealer)
    assert home.game.results == ()
    assert len(home.table.hand.cards) == 10


def test_when_all_pass_tricks_may_cost_points(make_home: MakeHome) -> None:
    home = at_table(make_home, "five_hundred", options={"pass_out": "misere"}, levels=MEEK)
    player = KeyPlayer(home, shy)
    player.play_hand()
    assert sum(home.game.results[-1].score) == -100


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {"hook": True}), (6, {"bids": "hidden"}), (5, {"rounds": "last_5", "hook": True})],
)
def test_elemental_is_played_by_other_numbers_of_people(
    make_home: MakeHome, players: int, options: dict[str, Any]
) -> None:
    home = at_table(make_home, "elemental", players, options)
    for player in (MousePlayer(home), KeyPlayer(home)):
        player.play_hand()
        home.click(home.table.results.hand.next_button)
    assert len(home.table.canvas.seats.badges) == players


def test_rook_is_played_with_fewer_cards(make_home: MakeHome) -> None:
    options = {"low_cards": "drop_2_4", "ones": "high_15", "first_lead": "declarer"}
    home = at_table(make_home, "rook", options=options, levels=MEEK)
    player = KeyPlayer(home, calling("80"))
    player.play_hand()
    assert len([each for each in player.done if isinstance(each, Play)]) == 10


def reneging(view: PlayerView) -> Action:
    """Play a card of another suit where one could follow."""
    suits = [card.suit for card in view.hand]
    if view.phase is Phase.PLAY and view.led is not None and view.led in suits:
        wrong = [each for each in view.legal if isinstance(each, Play)]
        other = [each for each in wrong if each.card.suit not in (view.led, None)]
        return other[0] if other else careful(view)
    return careful(view)


def test_a_renege_is_taken_back_with_the_mouse(make_home: MakeHome) -> None:
    home = at_table(make_home, "fowl", options={"enforcement": "free_play"}, levels=MEEK)
    player = MousePlayer(home, reneging)
    take_back = home.table.bar.buttons["take_back"]
    assert take_back.isVisible()
    for _ in range(60):
        player.play_until(lambda view: view.phase is Phase.PLAY)
        player.step()
        home.wait(lambda: home.scene.is_my_turn or take_back.isEnabled())
        if any(isinstance(each, TakeBack) for each in home.scene.legal):
            break
    cards = len(home.game.hand)
    home.click(take_back)
    home.wait(lambda: len(home.game.hand) == cards + 1)


def test_a_renege_is_called_after_a_question(make_home: MakeHome) -> None:
    home = at_table(make_home, "rook13", options={"enforcement": "free_play"}, levels=MEEK)
    player = MousePlayer(home, careful)
    call = home.table.bar.buttons["call_renege"]
    player.play_until(lambda _: any(isinstance(each, CallRenege) for each in home.scene.legal))
    home.click(call)
    question = home.table.bar.question
    assert question is not None
    button = next(b for b in question.buttons() if b.text() == "Call a renege")
    before = home.scene.view.revision
    home.click(button)
    home.wait(lambda: home.scene.view.revision > before)
    assert "renege" in home.table.drawer.log.text.toPlainText().lower()


def test_the_dealer_deals_and_throws_the_cards_in(make_home: MakeHome) -> None:
    home = at_table(
        make_home,
        "rook13",
        motion=replace(INSTANT, bot_delay=60.0),
        settings={"deal_for_me": False},
        seed="dealer 1",
    )
    panel = home.table.panel
    home.wait(lambda: isinstance(panel.current, DealPanel) and home.game.legal)
    MousePlayer(home).deal()
    home.wait(lambda: panel.redeal.button.isVisible())
    hand = home.table.hand.cards
    home.click(panel.redeal.button)
    home.wait(lambda: isinstance(panel.current, DealPanel))
    home.key("d")
    home.wait(lambda: home.game.phase is Phase.AUCTION)
    assert home.table.hand.cards != hand
    assert home.game.redeals == 1


def test_bids_by_wheel_arrows_and_double_click(make_home: MakeHome) -> None:
    home = at_table(make_home, "rook13", levels=MEEK)
    player = MousePlayer(home)
    player.play_until(lambda view: view.phase is Phase.AUCTION)
    panel: Any = home.table.panel.current
    first = panel.chosen
    assert isinstance(first, Bid)
    home.key("+")
    assert panel.chosen.call.value == first.call.value + 5
    home.key("-")
    assert panel.chosen == first
