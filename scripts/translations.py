"""Keeps resources/i18n/*.ts, the translations of the window, in step with its texts.

python scripts/translations.py            add new texts as unfinished, drop those that are gone
python scripts/translations.py --check    change nothing; fail on anything that is not in order
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from translatable import NotWrittenOut, Texts, window_texts

FOLDER = Path(__file__).parent.parent / "resources" / "i18n"
FULL = ("de", "es")
PLURALS = "en"
"""English needs a file for its plurals alone."""
COUNT = "{n}"
PLACEHOLDER = re.compile(r"\{\w+\}")
MNEMONIC = re.compile(r"&(?=\w)")
ENDINGS = ("…", ":", ".", "!", "?", " ")

Key = tuple[str, str]
"""A context and an English text."""
Forms = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A text in another language: one form, or those for one and for many."""

    forms: Forms
    finished: bool


def read(path: Path) -> dict[Key, Entry]:
    """Return what a file knows."""
    if not path.exists():
        return {}
    found: dict[Key, Entry] = {}
    for group in ElementTree.parse(path).getroot().iter("context"):
        context = group.findtext("name") or ""
        for message in group.iter("message"):
            found[context, message.findtext("source") or ""] = _entry(message)
    return found


def wanted(texts: Texts, language: str) -> list[Key]:
    """Return what a file should know: everything, or in English what has a plural.

    Sorted, so that moving a text from one module to another leaves the files as they are.
    """
    keys = sorted((context, text) for context in texts for text in texts[context])
    return keys if language != PLURALS else [key for key in keys if COUNT in key[1]]


def updated(keys: Sequence[Key], known: Mapping[Key, Entry]) -> dict[Key, Entry]:
    """Return the entries of a file in order, with what was known of them."""
    return {key: _kept(key[1], known.get(key)) for key in keys}


def written(entries: Mapping[Key, Entry], language: str) -> str:
    """Return a file in the format of Qt Linguist, without places, which would change all day."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    for context in dict.fromkeys(key[0] for key in entries):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for (owner, text), entry in entries.items():
            if owner == context:
                lines += _message(text, entry)
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def problems(keys: Sequence[Key], known: Mapping[Key, Entry]) -> Iterator[str]:
    """Return what is not in order in a file."""
    for context, text in keys:
        entry = known.get((context, text))
        if entry is None:
            yield f"{context}: missing: {text}"
        elif not entry.finished or not all(entry.forms):
            yield f"{context}: unfinished: {text}"
        else:
            yield from (f"{context}: {problem}: {text}" for problem in _faults(text, entry))
    yield from (f"{key[0]}: obsolete: {key[1]}" for key in known if key not in set(keys))


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Write or check the files and return the exit status."""
    parser = argparse.ArgumentParser(description="Keep the translations in step with the texts.")
    parser.add_argument("--check", action="store_true", help="only say what is not in order")
    check = parser.parse_args(arguments).check
    try:
        texts = window_texts()
    except NotWrittenOut as error:
        print(error)
        return 1
    found = [_check(texts, language, folder) for language in (PLURALS, *FULL) if check]
    if not check:
        for language in (PLURALS, *FULL):
            _update(texts, language, folder)
    return 1 if any(found) else 0


def _check(texts: Texts, language: str, folder: Path) -> int:
    path = _path(language, folder)
    found = list(problems(wanted(texts, language), read(path)))
    for problem in found:
        print(f"{path.name}: {problem}")
    return len(found)


def _update(texts: Texts, language: str, folder: Path) -> None:
    path = _path(language, folder)
    before = read(path)
    entries = updated(wanted(texts, language), before)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(written(entries, language), encoding="utf-8", newline="\n")
    open_ones = sum(not entry.finished for entry in entries.values())
    dropped = len(before.keys() - entries.keys())
    print(f"{path.name}: {len(entries)} texts, {open_ones} unfinished, {dropped} dropped")


def _path(language: str, folder: Path) -> Path:
    return folder / f"rook13_{language}.ts"


def _entry(message: ElementTree.Element) -> Entry:
    translation = message.find("translation")
    if translation is None:
        return Entry(("",), finished=False)
    plural = tuple(form.text or "" for form in translation.iter("numerusform"))
    finished = translation.get("type") != "unfinished"
    return Entry(plural or (translation.text or "",), finished)


def _kept(text: str, known: Entry | None) -> Entry:
    forms = 2 if COUNT in text else 1
    if known is None or len(known.forms) != forms:
        return Entry(("",) * forms, finished=False)
    return known


def _message(text: str, entry: Entry) -> list[str]:
    is_plural = COUNT in text
    state = "" if entry.finished else ' type="unfinished"'
    if is_plural:
        forms = [f"            <numerusform>{escape(form)}</numerusform>" for form in entry.forms]
        body = [f"        <translation{state}>", *forms, "        </translation>"]
    else:
        body = [f"        <translation{state}>{escape(entry.forms[0])}</translation>"]
    numerus = ' numerus="yes"' if is_plural else ""
    source = f"        <source>{escape(text)}</source>"
    return [f"    <message{numerus}>", source, *body, "    </message>"]


def _faults(text: str, entry: Entry) -> Iterator[str]:
    if len(entry.forms) != (2 if COUNT in text else 1):
        yield "wrong number of plural forms"
    for form in entry.forms:
        # “One card” may do without the number.
        missing_count = {COUNT} if form == entry.forms[0] and COUNT in text else set()
        if _placeholders(form) | missing_count != _placeholders(text):
            yield f"other placeholders in “{form}”"
        if len(MNEMONIC.findall(form)) != len(MNEMONIC.findall(text)):
            yield f"other mnemonics in “{form}”"
        if _ends(form) != _ends(text):
            yield f"begins or ends otherwise than “{form}”"


def _placeholders(text: str) -> set[str]:
    return set(PLACEHOLDER.findall(text))


def _ends(text: str) -> tuple[bool, str]:
    ending = text[-1:] if text.endswith(ENDINGS) else ""
    return text.startswith(("…", " ")), ending


if __name__ == "__main__":
    sys.exit(main())
