"""Freezes the program into dist/, and packs it with its licences, its SBOM and checksums.

python packaging/build.py                  freeze, and make the archive
python packaging/build.py --folder         freeze only
python packaging/build.py --interpreted    and do without a compiled kernel
python packaging/build.py --compare        build in two clones and name every file that differs

Two builds of one commit with the same libraries are the same byte for byte, wherever the checkouts
are: the time is that of the commit, the seed of Python's hashes is fixed, and the archive is in
order and has no owners.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

import icons
import notices
import shell

from rook13 import __version__
from rook13.cli import menu_entry
from rook13.kernel import COMPILED

ROOT = Path(__file__).resolve().parent.parent
DIST, WORK = ROOT / "dist", ROOT / "build"
FOLDER = DIST / ("Rook13.app" if sys.platform == "darwin" else "Rook13")
PROGRAMS = {"win32": "rook13.exe", "darwin": "Contents/MacOS/rook13"}
PROGRAM = FOLDER / PROGRAMS.get(sys.platform, "rook13")
TEXTS = ("LICENSE", "README.md", "CHANGELOG.md")
SUMS = "SHA256SUMS"
ARCHIVES = ("*.tar.xz", "*.zip", "*.whl", "*.tar.gz", "*.deb")


class CannotFreeze(Exception):
    """Why no frozen program can be made here, in a sentence."""


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


def about() -> dict[str, str]:
    """Return what pyproject.toml alone says about the project, by the marks that stand for it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    author = project["authors"][0]
    return {
        "@HOMEPAGE@": project["urls"]["Homepage"],
        "@MAINTAINER@": f"{author['name']} <{author['email']}>",
    }


def fill_in(path: Path) -> None:
    """Replace the marks in a file that leaves room for them."""
    text = path.read_text("utf-8")
    for mark, value in about().items():
        text = text.replace(mark, value)
    path.write_text(text, "utf-8")


def readme() -> str:
    """Return the README with links to the project's home where they led to files of a checkout."""
    text = (ROOT / "README.md").read_text("utf-8")
    kept = "|".join(re.escape(name) for name in TEXTS)
    return re.sub(rf"\]\((?!https?:|#|{kept})", f"]({about()['@HOMEPAGE@']}", text)


def freeze(dist: Path = DIST) -> Path:
    """Freeze the program into a folder of `dist`, with everything that goes with it."""
    if sys.platform == "linux" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        raise CannotFreeze(
            "This Python cannot be frozen: PyInstaller needs one with a shared library"
            " (python3 of your system, or pyenv with --enable-shared)."
        )
    made = source_date()
    icons.write(WORK / "icons")
    arguments = ["--noconfirm", "--log-level", "WARN", "--distpath", str(dist)]
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
    texts = folder / "Contents" / "Resources" if sys.platform == "darwin" else folder
    for name in TEXTS:
        shutil.copyfile(ROOT / name, texts / name)
    (texts / "README.md").write_text(readme(), "utf-8")
    sbom = notices.write(texts, __version__, made)
    shutil.copyfile(sbom, dist / f"rook13-{__version__}-{sys.platform}.cdx.json")
    if sys.platform == "darwin":
        # PyInstaller has signed the bundle for this machine alone, and files were added since.
        subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(folder)], check=True)
    if sys.platform == "linux":
        lacking = missing_libraries(folder)
        if lacking:
            raise CannotFreeze(
                f"The program would not start elsewhere: it lacks {', '.join(sorted(lacking))}."
                " Install what “make build” names, and build again."
            )
        shutil.copytree(ROOT / "packaging" / "linux", folder / "share", dirs_exist_ok=True)
        (folder / "share" / "install.sh").rename(folder / "install.sh")
        fill_in(folder / "share" / f"{menu_entry.APP_ID}.metainfo.xml")
        shell.write(folder / "share", about()["@HOMEPAGE@"])
    return folder


def missing_libraries(folder: Path) -> set[str]:
    """Return the libraries that files of a frozen program ask for, and that nobody brings.

    PyInstaller leaves some to the system on purpose, such as the C library and graphics drivers.
    """
    from PyInstaller.depend.dylib import include_library  # type: ignore[import-untyped]

    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    binaries = [path for path in files if path.open("rb").read(4) == b"\x7fELF"]
    said = subprocess.run(["objdump", "-p", *binaries], capture_output=True, text=True, check=True)
    needed = {line.split()[1] for line in said.stdout.splitlines() if "NEEDED" in line}
    carried = {path.name for path in folder.rglob("*.so*")}
    lacking = {name for name in needed - carried if include_library(name)}
    return {name for name in lacking if not name.startswith("ld-linux")}


def pack(folder: Path) -> Path:
    """Pack a frozen folder into an archive whose bytes depend on nothing but the files."""
    name = f"rook13-{__version__}-{sys.platform}-{platform.machine().lower()}"
    made = source_date()
    if sys.platform == "linux":
        archive = folder.parent / f"{name}.tar.xz"
        with (
            lzma.open(archive, "wb") as packed,
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
    if sys.platform == "darwin":
        # Python's zip files keep neither links nor the right to run a program.
        ditto = ["ditto", "-c", "-k", "--keepParent", str(folder), str(archive)]
        subprocess.run(ditto, check=True)
        return archive
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


def compile_kernel(root: Path) -> None:
    """Compile the kernel of a checkout into it."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=root, check=True, stdout=subprocess.DEVNULL)
    if not any((root / "src" / "rook13" / "kernel").glob("compiled__mypyc*")):
        raise CannotFreeze(
            "The kernel could not be compiled, so bots would think at a tenth of their speed."
            " Is there a C compiler? With --interpreted it is frozen as it is."
        )


def compare() -> int:
    """Build in two clones at different places, and say whether both are the same."""
    shutil.rmtree(WORK / "compare", ignore_errors=True)
    archives, folders = [], []
    for name in ("one", "another-place"):
        clone = WORK / "compare" / name
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        compile_kernel(clone)
        environment = os.environ | {"PYTHONPATH": str(clone / "src")}
        command = [sys.executable, str(clone / "packaging" / "build.py")]
        subprocess.run(command, cwd=clone, env=environment, check=True)
        folders.append(clone / "dist" / FOLDER.name)
        archives += [path for path in (clone / "dist").glob("rook13-*") if path.suffix != ".json"]
    differing = differences(*folders)
    same = archives[0].read_bytes() == archives[1].read_bytes()
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
        if not COMPILED and "--interpreted" not in arguments:
            compile_kernel(ROOT)
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
