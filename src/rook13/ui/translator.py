"""Translations, read at run time from the .ts files of Qt Linguist."""

from __future__ import annotations

from xml.etree import ElementTree

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)

from rook13.resources import resource
from rook13.ui.settings import LANGUAGES, SOURCE_LANGUAGE
from rook13.ui.text import TRANSLATIONS, Forms


def language_for(wanted: str) -> str:
    """Return the wanted language, or else that of the system, or else English."""
    if wanted in LANGUAGES:
        return wanted
    for locale in QLocale.system().uiLanguages():
        code = locale.split("-")[0].split("_")[0]
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


class AppLanguage(QObject):
    """Sets the language of the application: its own texts, those of Qt, and dates."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Without a parent, so that Python alone owns and deletes it.
        self._of_qt: QTranslator | None = None

    def install(self, wanted: str) -> None:
        """Switch to the wanted language, or to that of the system."""
        self.uninstall()
        language = language_for(wanted)
        TRANSLATIONS.update(read_forms(language))
        QLocale.setDefault(_locale_of(language))
        self._of_qt = _qt_translator(language)
        app = QCoreApplication.instance()
        if not QCoreApplication.installTranslator(self._of_qt) and app is not None:
            # Qt tells widgets only of translations that it has, and not of ours.
            QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    def uninstall(self) -> None:
        """Go back to the language from before."""
        TRANSLATIONS.clear()
        if self._of_qt is not None:
            QCoreApplication.removeTranslator(self._of_qt)
            self._of_qt = None
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
