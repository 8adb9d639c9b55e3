"""Sets up .venv and checks the system libraries; needs nothing but Python itself.

    bootstrap.py install EXTRA…       make .venv and install this package with these extras
    bootstrap.py libraries run|test|build
                                      check what the system must have for that command

An old Python must be able to read this file far enough to say that it is too old.
"""

import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Rook13 needs Python 3.11 or newer, but this is {}.{}; name a newer one like this: "
        "make run PYTHON=python3.12".format(*sys.version_info)
    )

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from rook13.system_libraries import (  # noqa: E402
    QT,
    SOUND,
    WAYLAND,
    X11,
    Need,
    advice,
    install_command,
    is_present,
    window_needs,
)

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


class SetUpError(Exception):
    """Something about this machine that its user can put right."""


OBJDUMP = Need("objdump", "binutils", "binutils", "binutils")
COMPILER = Need("cc", "gcc", "gcc", "gcc")


def needs(purpose: str) -> list[Need]:
    """What the system must have to run the window, the tests, or to build for others."""
    if purpose == "run":
        return window_needs()
    # Tests freeze the program, too, and PyInstaller leaves out what it does not find.
    packed = [*QT, *X11, *WAYLAND, SOUND, OBJDUMP, *python_library()]
    return [*packed, COMPILER, *python_headers()] if purpose == "build" else packed


def python_library() -> list[Need]:
    """The shared libpython that PyInstaller packs, which Debian ships apart from python3."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    package = "libpython{}.{}".format(*sys.version_info)
    return [Need(name, package, "python3-libs", "python")] if ".so" in name else []


def python_headers() -> list[Need]:
    """The header file that a compiled kernel needs, named by its path if it is not there."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    package = "libpython{}.{}-dev".format(*sys.version_info)
    return [] if header.exists() else [Need(str(header), package, "python3-devel", "python")]


def check_libraries(purpose: str) -> None:
    """Stop with advice when something is missing; as root on Debian or Ubuntu, install it."""
    if not sys.platform.startswith("linux"):
        return
    missing = [need for need in needs(purpose) if not is_present(need)]
    if not missing:
        return
    command = install_command(missing)
    if command[:1] != ["apt-get"] or os.geteuid() != 0:
        raise SetUpError(advice(missing, command))
    packages = command[2:]
    print(f"Installing system packages: {' '.join(packages)}", flush=True)
    apt_get("update")
    apt_get("install", "--yes", "--no-install-recommends", *packages)


def apt_get(*arguments: str) -> None:
    """Run apt-get without questions."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", "-qq", *arguments], env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise SetUpError(f"apt-get {arguments[0]} failed:\n{done.stderr.strip()}")


def install(extras: list[str]) -> None:
    """Install this package, editable and pinned, into .venv."""
    print("Setting up .venv; the first time takes a minute or two.", flush=True)
    make_venv()
    # With mypy there the package compiles its kernel, if the system has a C compiler.
    pip(str(PYTHON), "install", "setuptools", "mypy")
    pip(str(PYTHON), "install", "--no-build-isolation", "--editable", f".[{','.join(extras)}]")


def make_venv() -> None:
    """Make .venv unless a working one is there."""
    if PYTHON.exists() and succeeds(str(PYTHON), "-m", "pip", "--version"):
        return
    bundled_pip = importlib.util.find_spec("ensurepip") is not None
    own_pip = importlib.util.find_spec("pip") is not None
    if importlib.util.find_spec("venv") is None or not (bundled_pip or own_pip):
        raise SetUpError(
            "This Python cannot make virtual environments; install its venv module "
            "(Debian and Ubuntu: sudo apt-get install python3-venv)."
        )
    without_pip = [] if bundled_pip else ["--without-pip"]
    if not succeeds(sys.executable, "-m", "venv", "--clear", *without_pip, str(VENV)):
        raise SetUpError(f"Python could not make a virtual environment in {VENV}.")
    if without_pip:
        pip(sys.executable, "--python", str(PYTHON), "install", "pip")


def succeeds(*command: str) -> bool:
    """Run a command silently and tell whether it went well."""
    return subprocess.run(command, capture_output=True).returncode == 0


def pip(python: str, *arguments: str) -> None:
    """Run pip under the constraints, from the root of the checkout."""
    done = subprocess.run(
        [python, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments],
        cwd=ROOT,
        env=os.environ | {"PIP_CONSTRAINT": "constraints.txt"},
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise SetUpError(explain_pip(done.stderr))


def explain_pip(stderr: str) -> str:
    """What pip's failure means: no network, or pip's own last words."""
    if any(sign in stderr for sign in ("ConnectionError", "Timeout", "NameResolution", "Proxy")):
        return "The packages could not be downloaded; check the network and run the command again."
    errors = [line for line in stderr.splitlines() if not line.startswith("WARNING")]
    return "\n".join(["pip could not install the packages:", *errors])


def main(arguments: list[str]) -> None:
    """Do what the arguments ask; problems end in a sentence and exit status 1."""
    task, *rest = arguments
    try:
        if task == "install":
            install(rest)
        else:
            check_libraries(*rest)
    except SetUpError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
