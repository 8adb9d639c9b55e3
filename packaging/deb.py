"""Makes a Debian package of the frozen program, and tries it out in clean roots.

python packaging/deb.py                           build the package and let lintian read it
python packaging/deb.py --try bookworm,trixie     and install and start it there, as root
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import notices
from clean_root import HOME, CleanRoot, RootError, clean_root
from icons import APP_ID

import build
from rook13 import __version__

TREE = build.WORK / "deb" / f"rook13-{__version__}"
DEBIAN = Path(__file__).resolve().with_name("debian")
CHANGELOG = """rook13 ({version}) unstable; urgency=medium

  * changelog.gz beside this file says what is new.

 -- {maintainer}  {date}
"""
SHARE = {
    f"{APP_ID}.desktop": f"applications/{APP_ID}.desktop",
    f"{APP_ID}.metainfo.xml": f"metainfo/{APP_ID}.metainfo.xml",
    f"{APP_ID}.mime.xml": f"mime/packages/{APP_ID}.xml",
}
SCREEN = ":97"
TOOLS = {"dpkg-buildpackage": "dpkg-dev", "dh": "debhelper", "lintian": "lintian"}


def stage() -> None:
    """Freeze the program, and lay out the package's files."""
    build.freeze()
    shutil.rmtree(TREE.parent, ignore_errors=True)
    shutil.copytree(DEBIAN, TREE / "debian")
    build.fill_in(TREE / "debian" / "control")
    date = format_datetime(datetime.fromtimestamp(build.source_date(), UTC))
    log = CHANGELOG.format(version=__version__, date=date, maintainer=build.about()["@MAINTAINER@"])
    (TREE / "debian" / "changelog").write_text(log, encoding="utf-8")
    shutil.copy(build.ROOT / "CHANGELOG.md", TREE)
    usr = TREE / "usr"
    outside = shutil.ignore_patterns("share", "install.sh", "README.md", "CHANGELOG.md", "LICENSE")
    shutil.copytree(build.FOLDER, usr / "lib" / "rook13", symlinks=True, ignore=outside)
    (usr / "games").mkdir()
    (usr / "games" / "rook13").symlink_to("../lib/rook13/rook13")
    for name, target in SHARE.items():
        place = usr / "share" / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(build.FOLDER / "share" / name, place)
    icons = usr / "share" / "icons" / "hicolor"
    shutil.copytree(build.FOLDER / "share" / "icons", icons)


def make() -> Path:
    """Build the package with Debian's tools; return it."""
    stage()
    carried = " ".join(f"-x{each.name}" for each in notices.system_packages(build.FOLDER))
    command = ["dpkg-buildpackage", "--build=binary", "--no-sign"]
    environment = os.environ | {"CARRIED": carried}
    done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise build.CannotFreeze(f"dpkg-buildpackage has failed:\n{done.stdout}{done.stderr}")
    (built,) = TREE.parent.glob("*.deb")
    return Path(shutil.copy(built, build.DIST))


def try_out(package: Path, suite: str) -> None:
    """Install the package in a clean root, start it on a screen and without one, and remove it."""
    with clean_root(suite) as root:
        place = f"{HOME}/{package.name}"
        root.put(package, place)
        root.apt("install", place)
        said = root.run("rook13", "--version").strip()
        root.run("rook13", "doctor", QT_QPA_PLATFORM="offscreen")
        root.run("rook13", "window", "--check", QT_QPA_PLATFORM="offscreen")
        shown = _start_on_screen(root)
        root.apt("purge", "rook13")
        left = [
            path for path in ("usr/games/rook13", "usr/lib/rook13") if (root.folder / path).exists()
        ]
        if left:
            raise RootError(f"The package has left {', '.join(left)}.")
        print(f"  {suite}: {said}; {shown}", flush=True)


def _start_on_screen(root: CleanRoot) -> str:
    """Start the window on an X server of this machine, where there is one."""
    if shutil.which("Xvfb") is None:
        return "no Xvfb here, so only started without a screen"
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1280x800x24"])
    try:
        root.run("rook13", "window", "--check", DISPLAY=SCREEN)
    finally:
        screen.terminate()
        screen.wait()
    return "started on a screen and without one"


def main(arguments: list[str]) -> int:
    """Build, check, and try out where asked."""
    parser = ArgumentParser(prog="deb", allow_abbrev=False)
    parser.add_argument("--try", dest="suites", metavar="SUITES", default="")
    chosen = parser.parse_args(arguments)
    for tool, brings in TOOLS.items():
        if shutil.which(tool) is None:
            print(f"This needs {tool}: apt install {brings}")
            return 1
    try:
        package = make()
        print(
            f"{package.relative_to(build.ROOT)}: {package.stat().st_size / 1e6:.1f} MB", flush=True
        )
        lintian = ["lintian", "--allow-root", "--fail-on", "error", str(package)]
        if subprocess.run(lintian).returncode:
            print("lintian has found errors.")
            return 1
        for suite in filter(None, chosen.suites.split(",")):
            try_out(package, suite)
    except (RootError, build.CannotFreeze) as problem:
        print(problem)
        return 1
    build.write_sums()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
