"""Translations straight from the masters: Qt Linguist's .ts files, read when they are needed."""

from __future__ import annotations

from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from rook13.resources import resource
from rook13.ui.settings import LANGUAGES, SOURCE_LANGUAGE

Forms = tuple[str, ...]


def language_for(wanted: str) -> str:
    """Return the language to show: the wanted one, or the system's as far as it is there."""
    if wanted in LANGUAGES:
        return wanted
    for locale in QLocale.system().uiLanguages():
        code = locale.split("-")[0].split("_")[0]
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


class Translator(QTranslator):
    """Knows one language; what it does not know is shown in English.

    English has a file, too: that of its plurals.
    """

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forms = read_forms(language)

    def isEmpty(self) -> bool:  # noqa: N802
        return not self._forms

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        """Return the words, in the singular for one; nothing where Qt or English knows better."""
        forms = self._forms.get((context, sourceText))
        if forms is None:
            return None
        return forms[0] if n == 1 else forms[-1]


class AppLanguage(QObject):
    """Makes the whole application speak one language: this program, Qt's own words, and dates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Without a parent, and never deleted later: Python, which made them, lets them go.
        self._translators: tuple[QTranslator, ...] = ()

    def install(self, wanted: str) -> None:
        """Speak the wanted language, or that of the system, from now on."""
        self.uninstall()
        language = language_for(wanted)
        self._translators = (_qt_translator(language), Translator(language))
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(_locale_of(language))

    def uninstall(self) -> None:
        """Leave the application as it was."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = ()
        QLocale.setDefault(QLocale.system())


def _qt_translator(language: str) -> QTranslator:
    """Return Qt's own words as far as they are installed, and none where they are not."""
    translator = QTranslator()
    translator.load(
        f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    )
    return translator


def _locale_of(language: str) -> QLocale:
    """Return how dates and numbers are written: as in the system, if it speaks the language."""
    system, own = QLocale.system(), QLocale(language)
    return system if system.language() == own.language() else own


def read_forms(language: str) -> dict[tuple[str, str], Forms]:
    """Return every finished translation by context and English text."""
    root = ElementTree.parse(resource(f"i18n/rook13_{language}.ts")).getroot()
    found: dict[tuple[str, str], Forms] = {}
    for group in root.iter("context"):
        name = group.findtext("name") or ""
        for message in group.iter("message"):
            forms = _forms(message.find("translation"))
            if forms:
                found[name, message.findtext("source") or ""] = forms
    return found


def _forms(translation: ElementTree.Element | None) -> Forms:
    if translation is None or translation.get("type") == "unfinished":
        return ()
    plural = tuple(form.text or "" for form in translation.iter("numerusform"))
    return plural or ((translation.text,) if translation.text else ())
