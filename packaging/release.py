"""Makes everything that a release consists of on this computer, and checks it; as root on Debian.

python packaging/release.py           check what has to be set by hand, then build and try all of it
python packaging/release.py --texts   check only what has to be set by hand
"""

from __future__ import annotations

import subprocess
import sys

import build
from rook13 import __version__
from rook13.cli import menu_entry

STEPS = ("build ARGS=--compare", "build", "wheel", "deb", "lan", "newcomer")
ELSEWHERE = """Only a Windows or macOS machine can show:
- that the program can be frozen there, and that packaging/smoke.py is happy with it
- Windows: the installer, an upgrade over an older version, the firewall rules, file associations
- macOS: that Rook13.app starts, asks for the local network, and opens *.rook13 by double click
- what Gatekeeper and SmartScreen say, with or without signing and notarising
The workflow “release” does the first of these; somebody has to look at the others."""


def problems() -> list[str]:
    """Return what has to be set by hand before a release, and is not."""
    found = [
        f"pyproject.toml: “{value}” is a placeholder."
        for value in build.about().values()
        if ".invalid" in value
    ]
    metainfo = (build.ROOT / f"packaging/linux/{menu_entry.APP_ID}.metainfo.xml").read_text("utf-8")
    if f'<release version="{__version__}"' not in metainfo:
        found.append(f"The metainfo has no release {__version__}.")
    if f"\n## [{__version__}]" not in (build.ROOT / "CHANGELOG.md").read_text("utf-8"):
        found.append(f"CHANGELOG.md has no section {__version__}.")
    return found


def main(arguments: list[str]) -> int:
    """Say what is missing, or build and try everything, and say what remains to be looked at."""
    found = problems()
    for problem in found:
        print(problem)
    if not found and "--texts" not in arguments:
        for step in STEPS:
            print(f"== make {step}", flush=True)
            if subprocess.run(["make", *step.split()], cwd=build.ROOT).returncode:
                return 1
    print(ELSEWHERE)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
