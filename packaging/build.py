"""Freezes the program into dist/, and packs it with its licences, its SBOM and checksums.

python packaging/build.py              freeze, and make the archive
python packaging/build.py --folder     freeze only
python packaging/build.py --compare    build twice and name every file that differs

Two builds of one commit with the same libraries are the same byte for byte: the time is that of the
commit, the seed of Python's hashes is fixed, and the archive is in order and has no owners.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import icons
import notices

from rook13 import __version__

ROOT = Path(__file__).resolve().parent.parent
DIST, WORK = ROOT / "dist", ROOT / "build"
FOLDER = DIST / "Rook13"
PROGRAM = FOLDER / ("rook13.exe" if sys.platform == "win32" else "rook13")
TEXTS = ("LICENSE", "README.md", "CHANGELOG.md")
SUMS = "SHA256SUMS"
ARCHIVES = ("*.tar.xz", "*.zip", "*.whl", "*.tar.gz", "*.deb")
PRESET = 2
"""How hard xz tries; 6 makes the archive a tenth smaller and takes four times as long."""


class CannotFreeze(Exception):
    """Why this Python cannot make a frozen program."""


def source_date() -> int:
    """Return the time of the commit, in seconds, or the one the environment asks for.

    Without git, as in unpacked sources, a file tells: archives of a commit carry its time.
    """
    asked = os.environ.get("SOURCE_DATE_EPOCH")
    if asked:
        return int(asked)
    told = ""
    if shutil.which("git"):
        git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        told = subprocess.run(git, capture_output=True, text=True).stdout.strip()
    return int(told or (ROOT / "pyproject.toml").stat().st_mtime)


def freeze(dist: Path = DIST) -> Path:
    """Freeze the program into a folder of `dist`, with everything that goes with it."""
    if sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        raise CannotFreeze(
            "This Python cannot be frozen: PyInstaller needs one with a shared library"
            " (python3 of your system, or pyenv with --enable-shared)."
        )
    made = source_date()
    icons.write(WORK / "icons")
    arguments = ["--noconfirm", "--log-level", "ERROR", "--distpath", str(dist)]
    work = ["--clean", "--workpath", str(WORK / "pyinstaller")]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(made),
        "ROOK13_VERSION": __version__,
    }
    spec = str(ROOT / "packaging" / "rook13.spec")
    pyinstaller = [sys.executable, "-m", "PyInstaller", *arguments, *work, spec]
    subprocess.run(pyinstaller, env=environment, check=True)
    folder = dist / FOLDER.name
    for name in TEXTS:
        shutil.copyfile(ROOT / name, folder / name)
    sbom = notices.write(folder, __version__, made)
    shutil.copyfile(sbom, dist / f"rook13-{__version__}.cdx.json")
    if sys.platform == "linux":
        shutil.copytree(ROOT / "packaging" / "linux", folder / "share", dirs_exist_ok=True)
        shutil.copytree(WORK / "icons" / "hicolor", folder / "share" / "icons", dirs_exist_ok=True)
        (folder / "share" / "install.sh").rename(folder / "install.sh")
    return folder


def pack(folder: Path) -> Path:
    """Pack a frozen folder into an archive whose bytes depend on nothing but the files."""
    name = f"rook13-{__version__}-{sys.platform}-{platform.machine().lower()}"
    made = source_date()
    if sys.platform == "linux":
        archive = folder.parent / f"{name}.tar.xz"
        with (
            lzma.open(archive, "wb", preset=PRESET) as packed,
            tarfile.open("", "w", packed) as tar,
        ):
            for path in (folder, *sorted(folder.rglob("*"))):
                member = tar.gettarinfo(path, f"{name}/{path.relative_to(folder)}".rstrip("/."))
                member.uid = member.gid = 0
                member.uname = member.gname = ""
                member.mtime = made
                member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
                if member.isreg():
                    with path.open("rb") as content:
                        tar.addfile(member, content)
                else:
                    tar.addfile(member)
        return archive
    archive = folder.parent / f"{name}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(each for each in folder.rglob("*") if each.is_file()):
            packed.write(path, f"{name}/{path.relative_to(folder)}")
    return archive


def write_sums(dist: Path = DIST) -> Path:
    """Write the checksums of everything in dist/ that is for download."""
    files = sorted({path for pattern in ARCHIVES for path in dist.glob(pattern)})
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    sums = dist / SUMS
    sums.write_text("".join(lines), encoding="utf-8")
    return sums


def differences(one: Path, other: Path) -> list[str]:
    """Return the files that are not the same in two folders."""
    names = {str(path.relative_to(folder)) for folder in (one, other) for path in folder.rglob("*")}
    return sorted(name for name in names if _content(one / name) != _content(other / name))


def _content(path: Path) -> object:
    if path.is_symlink():
        return path.readlink()
    return path.read_bytes() if path.is_file() else path.is_dir()


def compare() -> int:
    """Build twice and say whether both are the same."""
    # A commit that is made meanwhile must not be the reason.
    os.environ["SOURCE_DATE_EPOCH"] = str(source_date())
    first, second = (pack(freeze(WORK / "compare" / str(number))) for number in (1, 2))
    differing = differences(first.parent / FOLDER.name, second.parent / FOLDER.name)
    same = first.read_bytes() == second.read_bytes()
    for name in differing:
        print(f"differs: {name}")
    print("Both archives are the same." if same else "The archives differ.")
    return 0 if same else 1


def main(arguments: list[str]) -> int:
    """Do what the arguments ask, and print what was made."""
    try:
        if "--compare" in arguments:
            return compare()
        shutil.rmtree(FOLDER, ignore_errors=True)
        folder = freeze()
    except CannotFreeze as problem:
        print(problem)
        return 1
    size = sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())
    print(f"{folder.relative_to(ROOT)}: {size / 1e6:.0f} MB")
    if "--folder" not in arguments:
        archive = pack(folder)
        print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
        print(write_sums().relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
