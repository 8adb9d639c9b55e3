"""Makes a Debian package of the frozen program, and lets lintian read it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import notices
import shell

import build
from rook13 import __version__
from rook13.cli import menu_entry
from rook13.resources import resource

TREE = build.WORK / "deb" / f"rook13-{__version__}"
DEBIAN = Path(__file__).resolve().with_name("debian")
CHANGELOG = """rook13 ({version}) unstable; urgency=medium

  * changelog.gz beside this file says what is new.

 -- {maintainer}  {date}
"""
SHARE = {
    f"{menu_entry.APP_ID}.metainfo.xml": f"metainfo/{menu_entry.APP_ID}.metainfo.xml",
    shell.COMPLETIONS["bash"]: shell.COMPLETIONS["bash"],
    shell.COMPLETIONS["zsh"]: "zsh/vendor-completions/_rook13",
    shell.MAN_PAGE: shell.MAN_PAGE,
}
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
    for name, target in menu_entry.FILES.items():
        place = usr / "share" / target
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(resource(name), place)
    icons = usr / "share" / "icons" / "hicolor"
    shutil.copytree(build.WORK / "icons" / "hicolor", icons, dirs_exist_ok=True)


def make() -> Path:
    """Build the package with Debian's tools; return it."""
    stage()
    carried = " ".join(f"-x{each['name']}" for each in notices.system_packages(build.FOLDER))
    command = ["dpkg-buildpackage", "--build=binary", "--no-sign"]
    environment = os.environ | {"CARRIED": carried}
    done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise build.CannotFreeze(f"dpkg-buildpackage has failed:\n{done.stdout}{done.stderr}")
    (built,) = TREE.parent.glob("*.deb")
    return Path(shutil.copy(built, build.DIST))


def main() -> int:
    """Build and check."""
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
    except build.CannotFreeze as problem:
        print(problem)
        return 1
    build.write_sums()
    return 0


if __name__ == "__main__":
    sys.exit(main())
