"""`rook13 doctor`: what keeps this computer from playing, hosting or finding tables."""

from __future__ import annotations

import json
import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from rook13.cli.arguments import add_json
from rook13.cli.problems import LONGEST_ADVICE, Lacking, shortened
from rook13.cli.window import has_screen

if TYPE_CHECKING:
    from rook13.doctor import Finding

PROBLEM = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    from rook13.system_libraries import why_no_window

    missing = why_no_window()
    if missing is not None or not has_screen():
        # Everything but the display can still be looked at.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from rook13.cli.event_loop import run_with_fonts
    except ImportError as error:
        raise Lacking(missing or str(error)) from None
    from rook13.doctor import Finding, Verdict, findings

    async def look(_: object, __: object) -> int:
        found = []
        async for finding in findings(arguments.data_dir):
            if missing is not None and finding.subject == "display":
                finding = Finding("display", Verdict.BAD, missing)
            found.append(finding)
            if not arguments.json:
                print(_line(finding), flush=True)
        if arguments.json:
            print(json.dumps([_as_json(finding) for finding in found], ensure_ascii=False))
        return PROBLEM if any(each.verdict is Verdict.BAD for each in found) else 0

    return run_with_fonts(look)


def _line(finding: Finding) -> str:
    text = shortened(str(finding.text), LONGEST_ADVICE)
    return f"{finding.verdict.value:<8} {finding.title!s:<17} {text}"


def _as_json(finding: Finding) -> dict[str, str]:
    return {
        "subject": finding.subject,
        "verdict": finding.verdict.value,
        "text": str(finding.text),
    }
