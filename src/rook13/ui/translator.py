"""Translations, read at run time from the .ts files of Qt Linguist."""

from __future__ import annotations

from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from rook13.resources import resource
from rook13.ui.settings import LANGUAGES, SOURCE_LANGUAGE

Forms = tuple[str, ...]


def language_for(wanted: str) -> str:
    """Return the wanted language, or else that of the system, or else English."""
    if wanted in LANGUAGES:
        return wanted
    for locale in QLocale.system().uiLanguages():
        code = locale.split("-")[0].split("_")[0]
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


class Translator(QTranslator):
    """The texts of one language; English has a file as well, for its plurals."""

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
        """Return the translation, or None if Qt is to use the source text."""
        forms = self._forms.get((context, sourceText))
        if forms is None:
            return None
        return forms[0] if n == 1 else forms[-1]


class AppLanguage(QObject):
    """Sets the language of the application: its own texts, those of Qt, and dates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Without a parent, so that Python alone owns and deletes them.
        self._translators: tuple[QTranslator, ...] = ()

    def install(self, wanted: str) -> None:
        """Switch to the wanted language, or to that of the system."""
        self.uninstall()
        language = language_for(wanted)
        self._translators = (_qt_translator(language), Translator(language))
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(_locale_of(language))

    def uninstall(self) -> None:
        """Go back to the language from before."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = ()
        QLocale.setDefault(QLocale.system())


def _qt_translator(language: str) -> QTranslator:
    """Return the translations of Qt itself; empty if they are not installed."""
    translator = QTranslator()
    translator.load(
        f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    )
    return translator


def _locale_of(language: str) -> QLocale:
    """Return the locale for dates and numbers: that of the system if it has this language."""
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
