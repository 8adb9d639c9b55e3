"""Builds the source archive, a compiled wheel for each Python and a pure one, and tries them out.

python packaging/wheels.py                          build for this Python, into dist/
python packaging/wheels.py --pythons 3.11,3.13      build a compiled wheel for each of these
python packaging/wheels.py --try                    and install each into a fresh environment

A Python is the name of a command, or a version for which there is one, such as 3.12.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from smoke import Smoke, SmokeError

import build

ROOT = build.ROOT
PURE = "py3-none-any"
COPIED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "src", "resources")


def python_named(name: str) -> str:
    """Return the command of a Python, from its path, its name or its version."""
    if name == f"{sys.version_info.major}.{sys.version_info.minor}":
        return sys.executable
    for command in (name, f"python{name}"):
        found = shutil.which(command)
        # A shim of pyenv is there for every version, and works for the chosen one alone.
        if found and subprocess.run([found, "--version"], capture_output=True).returncode == 0:
            return found
    raise SystemExit(f"There is no Python “{name}” on this machine.")


def source_tree(folder: Path) -> Path:
    """Copy what a package is made of, so that nothing compiled gets in or is left behind."""
    tree = folder / "tree"
    tree.mkdir(parents=True)
    ignored = shutil.ignore_patterns("*.egg-info", "*.so", "*.pyd", "__pycache__")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=ignored)
        else:
            shutil.copyfile(ROOT / name, tree / name)
    return tree


def make_sdist(tree: Path, dist: Path) -> None:
    """Build the source archive."""
    code = f"from setuptools.build_meta import build_sdist; build_sdist({str(dist)!r})"
    command = [sys.executable, "-c", code]
    subprocess.run(command, cwd=tree, env=_environment(), check=True, capture_output=True)


def make_wheel(python: str, tree: Path, dist: Path, *, pure: bool) -> Path:
    """Build a wheel and return it."""
    environment = _environment() | ({"ROOK13_INTERPRETED": "1"} if pure else {})
    with tempfile.TemporaryDirectory() as folder:
        pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        options = ["--no-deps", "--wheel-dir", folder]
        subprocess.run([*pip, "wheel", *options, str(tree)], env=environment, check=True)
        (built,) = Path(folder).glob("*.whl")
        if (PURE in built.name) != pure:
            kind = "pure" if pure else "compiled; is there a C compiler?"
            raise SystemExit(f"{built.name} is not {kind}")
        dist.mkdir(exist_ok=True)
        return Path(shutil.copy(built, dist))


def try_wheel(python: str, wheel: Path) -> None:
    """Install a wheel into a fresh environment and use the program there."""
    with tempfile.TemporaryDirectory() as folder:
        own = _fresh_environment(python, Path(folder, "own"))
        constraints = ["--constraint", str(ROOT / "constraints.txt"), "--only-binary", ":all:"]
        subprocess.run([*_pip(own), "install", *constraints, f"{wheel}[sound]"], check=True)
        home = Path(folder, "home")
        home.mkdir()
        smoke = Smoke(own / "rook13", home, _kernels(wheel))
        smoke.commands()
        smoke.window()
        smoke.network()


def try_pipx(python: str, wheel: Path) -> None:
    """Install a wheel as `pipx install` does, and run the command that it puts on the path."""
    with tempfile.TemporaryDirectory() as folder:
        own = _fresh_environment(python, Path(folder, "own"))
        subprocess.run([*_pip(own), "install", "pipx"], check=True)
        places = {"PIPX_HOME": f"{folder}/pipx", "PIPX_BIN_DIR": f"{folder}/bin"}
        pipx = [str(own / "pipx"), "install", "--quiet", str(wheel)]
        subprocess.run(pipx, env=os.environ | places, check=True)
        home = Path(folder, "home")
        home.mkdir()
        smoke = Smoke(Path(folder, "bin", "rook13"), home, _kernels(wheel))
        smoke.commands()
        smoke.window()


def _fresh_environment(python: str, folder: Path) -> Path:
    """Make an environment that has nothing but pip; return the folder of its commands."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def _pip(own: Path) -> list[str]:
    return [str(own / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]


def _kernels(wheel: Path) -> str:
    return "interpreted" if PURE in wheel.name else "compiled"


def _environment() -> dict[str, str]:
    return {**os.environ, "SOURCE_DATE_EPOCH": str(build.source_date()), "PYTHONHASHSEED": "0"}


def main(arguments: list[str]) -> int:
    """Build, and try what was built if wanted."""
    parser = ArgumentParser(prog="wheels", allow_abbrev=False)
    parser.add_argument("--pythons", metavar="LIST", default=sys.executable)
    parser.add_argument("--try", dest="tries", action="store_true")
    chosen = parser.parse_args(arguments)
    pythons = [python_named(name) for name in chosen.pythons.split(",")]
    build.DIST.mkdir(exist_ok=True)
    for old in (*build.DIST.glob("rook13-*.whl"), *build.DIST.glob("rook13-*.tar.gz")):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        make_sdist(source_tree(Path(folder, "sdist")), build.DIST)
        pure = make_wheel(pythons[0], source_tree(Path(folder, "pure")), build.DIST, pure=True)
        print(pure.name, flush=True)
        for number, python in enumerate(pythons):
            tree = source_tree(Path(folder, str(number)))
            compiled = make_wheel(python, tree, build.DIST, pure=False)
            print(compiled.name, flush=True)
            if chosen.tries:
                try:
                    for wheel in (compiled, pure):
                        try_wheel(python, wheel)
                        print(f"  {wheel.name} works with {python}", flush=True)
                except SmokeError as problem:
                    print(problem)
                    return 1
        if chosen.tries:
            try_pipx(pythons[0], pure)
            print("  pipx install works")
    build.write_sums()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
