"""A player is warned in the own window of what the own program finds about a deal."""

from __future__ import annotations

from rook13.net.client.deal_verifier import DealCheck
from rook13.table.fair_deal import DealProblem
from rook13.table.views import DealInfo
from rook13.ui.dialogs.help import AboutDialog
from rook13.ui.ui_context import UiContext
from tests.ui.accessible.conftest import MakeTable
from tests.ui.scenes import Moment, my_turn


def test_a_wrong_deal_is_said_shown_and_kept_in_the_log(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    table.show(Moment().until(my_turn))
    status, toast = table.screen.status, table.screen.toast
    assert status.shuffle.isHidden()
    table.client.deal_checked.emit(DealCheck(3, DealProblem.FAILED))
    words = "Don't trust deal 3: the host's proof of the shuffle doesn't hold."
    assert toast.text == words
    assert not status.shuffle.isHidden()
    assert status.shuffle.value.text() == "Don't trust it"
    assert status.shuffle.toolTip() == words
    assert words in table.screen.drawer.log.text.toPlainText()
    table.client.deal_checked.emit(DealCheck(4, None))
    assert status.shuffle.isHidden()


def test_a_host_that_asks_for_nothing_is_not_verified_and_said_once(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    table.show(Moment().until(my_turn))
    for deal, is_final in ((1, False), (1, True), (2, False)):
        table.client.deal_checked.emit(DealCheck(deal, DealProblem.MISSING, is_final=is_final))
        assert table.screen.status.shuffle.value.text() == "Not verified"
    assert table.screen.drawer.log.text.toPlainText().count("isn't verified") == 1


def test_a_shuffle_that_was_thrown_away_is_said_with_whose_table_it_was(
    make_table: MakeTable,
) -> None:
    table = make_table(is_solo=False)
    table.show(Moment().until(my_turn))
    table.client.deal_checked.emit(DealCheck(3, None, is_final=False, redrawn="Ann"))
    words = "Deal 3 was shuffled again at Ann's table. The shuffle before it was thrown away."
    assert table.screen.toast.text == words
    assert words in table.screen.drawer.log.text.toPlainText()
    assert table.screen.status.shuffle.isHidden()


def test_who_withholds_a_share_is_named_once(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    moment = Moment()
    info = DealInfo(2, "00" * 32, withheld=("B1",))
    for _ in range(2):
        table.show(moment, deal=info)
    name = moment.scene(is_solo=False).name(moment.rules.seats[1])
    log = table.screen.drawer.log.text.toPlainText()
    assert log.count(f"{name} didn't give the promised part of the shuffle.") == 1


def test_what_remains_is_said_plainly(ui: UiContext) -> None:
    dialog = AboutDialog(ui)
    text = " ".join(label.text() for label in dialog.findChildren(type(dialog.notice._words)))
    assert "its owner could look up everyone's cards there" in text
    dialog.close()
