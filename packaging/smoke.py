"""Builds the frozen program with PyInstaller and runs it."""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "pyinstaller"
PROGRAM = BUILD / "Rook13" / "rook13-app"
COMMANDS = [
    ["--version"],
    ["rules", "rook13"],
    ["simulate", "rook13", "--games", "1", "--seed", "1"],
]
WINDOW = ["window", "--check"]
"""Opens the window and closes it again, which says nothing."""


def build() -> None:
    """Freeze the program into a folder under build/."""
    pyinstaller = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(BUILD), "--workpath", str(BUILD / "work")]
    subprocess.run([*pyinstaller, *places, str(ROOT / "packaging" / "rook13.spec")], check=True)


def run(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Run the frozen program where there is no screen, in a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        place = ["--data-dir", folder] if arguments == WINDOW else []
        return subprocess.run(
            [PROGRAM, *arguments, *place],
            capture_output=True,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )


def main() -> int:
    """Build, run each command and report the first that fails."""
    if sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        print("Frozen build skipped: PyInstaller needs a Python with a shared library.")
        return 0
    build()
    for arguments in [*COMMANDS, WINDOW]:
        done = run(arguments)
        if done.returncode or not (done.stdout or arguments == WINDOW):
            print(f"Frozen rook13 {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
            return 1
    print("Frozen build runs.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
