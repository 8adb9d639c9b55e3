from PySide6.QtWidgets import QMenu

from tests.ui.whole.home import Home


def menus(home: Home) -> list[str]:
    return [action.text() for action in home.window.menuBar().actions()]


def test_another_language_is_spoken_at_once_everywhere(home: Home) -> None:
    home.guest()
    assert menus(home) == ["&Game", "&View", "&Help"]
    count = len(home.window.findChildren(QMenu))
    home.program.settings.change(language="de")
    assert menus(home) == ["&Spiel", "&Ansicht", "&Hilfe"]
    assert "Jetzt spielen" in home.lobby.play.accessibleName()
    home.program.settings.change(language="es")
    assert menus(home)[0] != "&Spiel"
    home.program.settings.change(language="en")
    assert menus(home) == ["&Game", "&View", "&Help"]
    home.wait(lambda: len(home.window.findChildren(QMenu)) == count)


def test_a_game_goes_on_in_another_language(home: Home) -> None:
    home.guest().sit_down()
    home.wait_for_turn()
    hand = home.game.hand
    home.program.settings.change(language="de")
    home.wait_for_game()
    assert home.game.hand == hand
    assert home.table.hand.accessibleName() == "Dein Blatt"
