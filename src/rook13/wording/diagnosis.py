"""What `rook13 doctor` says about this computer, in the terminal and in the window."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.wording.text import Text, verbatim

SUBJECTS: Mapping[str, str] = {
    "display": "Display",
    "sound": "Sound",
    "database": "Database",
    "port": "Port",
    "multicast": "Multicast",
    "firewall": "Firewall",
    "workers": "Worker processes",
    "kernels": "Search",
    "fonts": "Fonts",
}
DIAGNOSES: Mapping[str, str] = {
    "display_ok": "A window can be opened ({platform}).",
    "display_none": "No display found. You can still play in the terminal.",
    "sound_ok": "Sounds play on {device}.",
    "sound_no_device": "No sounds: there is no audio output.",
    "sound_no_library": "No sounds: {reason}",
    "database_ok": "{path} is fine.",
    "database_new": "None yet. It will be created at {path}.",
    "folder_closed": "Nothing can be saved in {path}.",
    "port_ok": "Port {port} is free for your tables.",
    "port_taken": (
        "Port {port} is in use, perhaps by one of your tables. The next one will use {other}."
    ),
    "multicast_ok": "Tables can be found on {interface} ({address}).",
    "multicast_bad": (
        "Nothing comes through on {interface} ({address}), so tables there can't be found. Join "
        "them by address."
    ),
    "firewall_none": "None found on this computer.",
    "firewall_on": (
        "{name} is on. If others can't join you, allow TCP port {port} and UDP port 5353: {command}"
    ),
    "workers_ok": "Working, with {count} processors.",
    "workers_bad": "They don't start, so strong bots and reviews won't work: {reason}",
    "kernels_ok": "Compiled: bots think at full speed.",
    "kernels_slow": "Not compiled: strong bots can't think as far ahead.",
    "fonts_ok": "{count} families, and all suits can be shown.",
    "fonts_none": "No fonts found, so no text can be shown. Install some, such as DejaVu.",
    "fonts_no_suits": "No font has all of {suits}. Install more, such as DejaVu.",
}


def subject_text(subject: str) -> Text:
    """Return what a finding is about."""
    return Text(SUBJECTS[subject])


def diagnosis_text(code: str, values: Mapping[str, str | int]) -> Text:
    """Return a finding as a sentence; what is not known here comes as a sentence already."""
    if code not in DIAGNOSES:
        return verbatim(code)
    return Text(DIAGNOSES[code], values)
