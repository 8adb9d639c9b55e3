import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
import sentences
import translatable
import translations
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale
from pytestqt.qtbot import QtBot
from translations import Entry

from rook13.engine.events import TrumpSet
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from rook13.ui.dialogs.reading import RulesDialog
from rook13.ui.settings import LANGUAGES
from rook13.ui.text import context
from rook13.ui.translator import AppLanguage, read_forms
from rook13.ui.ui_context import UiContext
from rook13.wording.events import event_text
from tests.ui.scenes import Moment, in_phase


@pytest.fixture
def app_language(qapp: QCoreApplication) -> Iterator[AppLanguage]:
    """Lets a test choose the language, and English again after it."""
    app_language = AppLanguage(qapp)
    yield app_language
    app_language.uninstall()
    app_language.deleteLater()


def test_every_text_is_translated(capsys: pytest.CaptureFixture[str]) -> None:
    status = translations.main(["--check"])
    assert status == 0, capsys.readouterr().out


def test_every_language_that_is_offered_has_its_file() -> None:
    assert set(LANGUAGES) == {translations.PLURALS, *translations.FULL}
    for language in LANGUAGES:
        assert read_forms(language)


def test_updating_adds_keeps_and_drops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "rook13_de.ts"
    kept = {("A", "Old & gone"): Entry(("Weg",), True), ("A", "Kept <b>"): Entry(("Bleibt",), True)}
    path.write_text(translations.written(kept, "de"), encoding="utf-8")
    texts = {"A": ["Kept <b>", "New"], "B": ["{n} birds"]}
    monkeypatch.setattr(translations, "window_texts", lambda: texts)
    assert translations.main([], tmp_path) == 0
    assert translations.read(path) == {
        ("A", "Kept <b>"): Entry(("Bleibt",), True),
        ("A", "New"): Entry(("",), False),
        ("B", "{n} birds"): Entry(("", ""), False),
    }
    assert translations.main(["--check"], tmp_path) == 1


@pytest.mark.parametrize(
    ("text", "forms", "problem"),
    [
        ("{seat} passed.", ("{seat} passte.",), None),
        ("{seat} passed.", ("{platz} passte.",), "other placeholders"),
        ("&Quit", ("Beenden",), "other mnemonics"),
        ("Open…", ("Öffnen",), "begins or ends otherwise"),
        ("Who?", ("Wer",), "begins or ends otherwise"),
        (" seconds", ("Sekunden",), "begins or ends otherwise"),
        ("{n} cards", ("Eine Karte", "{n} Karten"), None),
        ("{n} cards", ("{n} Karten",), "wrong number of plural forms"),
        ("{n} cards", ("Eine Karte", "Karten"), "other placeholders"),
        ("Yes", ("",), "unfinished"),
    ],
)
def test_faults_of_a_translation_are_found(
    text: str, forms: tuple[str, ...], problem: str | None
) -> None:
    found = list(translations.problems([("A", text)], {("A", text): Entry(forms, True)}))
    assert any(problem in line for line in found) if problem else not found


def test_missing_and_obsolete_texts_are_found() -> None:
    known = {("A", "Gone"): Entry(("Weg",), True)}
    assert list(translations.problems([("A", "New")], known)) == [
        "A: missing: New",
        "A: obsolete: Gone",
    ]


def test_texts_are_found_where_they_are_translated_and_only_when_written_out() -> None:
    source = 'tr = context("A")\ntr("one " "two", n=1)\ntr(words)\nother("three")\n'
    assert list(translatable.calls(ast.parse(source))) == [("A", "one two", 2), ("A", None, 3)]


@pytest.mark.parametrize(
    ("made", "is_known"),
    [
        ("Text('written out')", True),
        ("Text(WORDS['a'] if x else WORDS.get(x, 'b'))", True),
        ("Text(x)", False),
        ("Text(f'{x}')", False),
        ("Text(x + HELLO)", False),
    ],
)
def test_sentences_come_from_constants_alone(tmp_path: Path, made: str, is_known: bool) -> None:
    path = tmp_path / "words.py"
    path.write_text(f"def f(x):\n    return {made}\n", encoding="utf-8")
    module = ModuleType("words")
    module.__file__ = str(path)
    vars(module).update(WORDS={"a": "A {value}"}, HELLO="Hello")
    assert (not list(sentences.unknown_texts("words", module))) is is_known


def test_plurals_have_their_own_forms(app_language: AppLanguage) -> None:
    tr = context("Seats")
    for language, one, many in (("de", "1 Karte", "3 Karten"), ("en", "1 card", "3 cards")):
        app_language.install(language)
        assert (tr("{n} cards", n=1), tr("{n} cards", n=3)) == (one, many)


def test_what_is_not_known_stays_english(app_language: AppLanguage) -> None:
    app_language.install("de")
    tr = context("Seats")
    assert tr("No such text") == "No such text"


def test_an_unfinished_text_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {("A", "One"): Entry(("Eins",), False), ("A", "Two"): Entry(("Zwei",), True)}
    path = tmp_path / "rook13_de.ts"
    path.write_text(translations.written(entries, "de"), encoding="utf-8")
    monkeypatch.setattr("rook13.ui.translator.resource", lambda name: tmp_path / Path(name).name)
    assert read_forms("de") == {("A", "Two"): ("Zwei",)}


def test_suits_are_called_after_their_colours_in_german(
    ui: UiContext, app_language: AppLanguage
) -> None:
    app_language.install("de")
    moment = Moment().until(in_phase(Phase.PLAY))
    red = moment.rules.deck.suits[0]
    event = TrumpSet(red, moment.rules.seats[0])
    assert ui.look.suit_name(red) == "Rot"
    ui.settings.change(palette="deuteranopia")
    assert ui.look.suit_name(red) == "Rost"
    said = ui.look.say(event_text(event, moment.scene().names))
    assert said == "Ann machte Rost zum Trumpf."


def test_bots_are_called_like_their_birds(app_language: AppLanguage) -> None:
    app_language.install("de")
    names = Moment().until(in_phase(Phase.PLAY)).scene().names.players
    assert "Häher" in names or "Zaunkönig" in names


def test_dates_and_the_words_of_qt_follow(app_language: AppLanguage) -> None:
    before = QLocale()
    app_language.install("de")
    assert QLocale().language() == QLocale.Language.German
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    has_words = (folder / "qtbase_de.qm").exists()
    word = QCoreApplication.translate("QPlatformTheme", "Cancel")
    assert word == ("Abbrechen" if has_words else "Cancel")
    app_language.uninstall()
    assert QLocale() == before
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_rules_are_read_in_the_language_of_the_player(qtbot: QtBot, ui: UiContext) -> None:
    ui.settings.change(language="de")
    dialog = RulesDialog(ui, make_rules("rook"))
    qtbot.addWidget(dialog)
    assert dialog.chapters.item(0).text() == "Was ihr braucht"
    assert not dialog.untranslated.isVisibleTo(dialog)


def test_rules_that_are_not_translated_say_so(
    qtbot: QtBot, ui: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rook13.ui.dialogs.reading.has_rules", lambda game, language: False)
    dialog = RulesDialog(ui, make_rules("rook"))
    qtbot.addWidget(dialog)
    assert dialog.untranslated.isVisibleTo(dialog)
