"""Builds the frozen program with PyInstaller and runs it."""

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "pyinstaller"
PROGRAM = BUILD / "Rook13" / "rook13-app"
COMMANDS = [
    ["--version"],
    ["rules", "rook13"],
    ["simulate", "rook13", "--games", "1", "--seed", "1"],
]


def build() -> None:
    """Freeze the program into a folder under build/."""
    pyinstaller = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(BUILD), "--workpath", str(BUILD / "work")]
    subprocess.run([*pyinstaller, *places, str(ROOT / "packaging" / "rook13.spec")], check=True)


def main() -> int:
    """Build, run each command and report the first that fails."""
    if sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        print("Frozen build skipped: PyInstaller needs a Python with a shared library.")
        return 0
    build()
    for arguments in COMMANDS:
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True)
        if done.returncode or not done.stdout:
            print(f"Frozen rook13 {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
            return 1
    print("Frozen build runs.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
