"""Writes docs/rules/*.md, the rules of every game with its default options.

python scripts/render_rules.py            write what has changed
python scripts/render_rules.py --check    change nothing; fail when a file is stale
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rook13.engine.rules import RULESETS
from rook13.rulebook import rules_text

FOLDER = Path(__file__).parent.parent / "docs" / "rules"


def stale_pages(folder: Path) -> dict[Path, str]:
    """Return what has to be written: each page that differs from its rules, with its new text."""
    texts = {folder / f"{game.id}.md": rules_text(game.id, game().facts()) for game in RULESETS}
    return {page: text for page, text in texts.items() if _text_of(page) != text}


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Write or check the pages and return the exit status."""
    parser = argparse.ArgumentParser(description="Write docs/rules/*.md from resources/rules.")
    parser.add_argument("--check", action="store_true", help="only say which pages are stale")
    check = parser.parse_args(arguments).check
    stale = stale_pages(folder)
    for page, text in stale.items():
        if not check:
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'stale' if check else 'written'}: {page.name}")
    return 1 if check and stale else 0


def _text_of(page: Path) -> str | None:
    return page.read_text(encoding="utf-8") if page.exists() else None


if __name__ == "__main__":
    sys.exit(main())
