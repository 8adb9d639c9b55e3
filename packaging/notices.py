"""Says what other people's work a frozen program carries: a list, licence texts and an SBOM."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
OWN_TEXTS = ROOT / "resources" / "licences"
LICENCE_NAMES = ("LICEN", "COPYING", "NOTICE")
QT = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
INTRODUCTION = """Rook13 {version} is under the MIT licence (LICENSE). This copy also carries the
work of others; the texts of their licences are in the folder “licences”.

Qt, PySide6, shiboken6 and zeroconf are used under the LGPL. Qt's are separate shared libraries
in the folder PySide6 and may be replaced by others of the same version. Their sources:
- Qt: https://code.qt.io/cgit/qt/ (qtbase, qtsvg, qtmultimedia, qtwayland; tag v{qt})
- PySide6 and shiboken6: https://code.qt.io/cgit/pyside/pyside-setup.git (tag v{qt})
- zeroconf and the other Python packages: the source archive of the version named here on PyPI
- libraries of Debian (versions with “pkg:deb” in sbom.cdx.json): “apt-get source NAME=VERSION”
What Qt itself is made of is in licences/Qt-third-party.txt. The list of letters that look alike
(confusables.txt) is made from Unicode's and has its licence.

"""


def closure(name: str, extras: tuple[str, ...] = ("",)) -> set[str]:
    """Return every distribution that installing this one brings, itself included."""
    found: set[str] = set()
    waiting = [(name, extras)]
    while waiting:
        name, extras = waiting.pop()
        found.add(canonicalize_name(name))
        for line in distribution(name).requires or []:
            needed = Requirement(line)
            applies = needed.marker is None or any(
                needed.marker.evaluate({"extra": extra}) for extra in extras
            )
            if applies and canonicalize_name(needed.name) not in found:
                waiting.append((needed.name, (*needed.extras, "")))
    return found


def write(folder: Path, version: str, made: int) -> Path:
    """Write the list, the licences and the SBOM into a folder; return the SBOM."""
    bom = _environment(made)
    packages = closure("rook13", ("", "sound")) - {"rook13"} | {"pyinstaller"}
    carried = [each for each in bom["components"] if canonicalize_name(each["name"]) in packages]
    carried += [*_python_and_qt(), *system_packages(folder)]
    carried.sort(key=lambda each: each["name"].lower())
    own = bom["metadata"]["component"]
    own["version"] = version
    bom["components"] = carried
    bom["dependencies"] = [
        {"ref": own["bom-ref"], "dependsOn": [each["bom-ref"] for each in carried]}
    ]
    texts = folder / "licences"
    shutil.rmtree(texts, ignore_errors=True)
    shutil.copytree(OWN_TEXTS, texts)
    for each in carried:
        for text in _licence_texts(each["name"], packages):
            # Two texts of one component may have the same name, in different folders.
            shutil.copyfile(text, texts / f"{each['name']}-{text.parent.name}-{text.name}")
    lines = [f"{each['name']} {each['version']}: {_licence(each)}\n" for each in carried]
    introduction = INTRODUCTION.format(version=version, qt=_qt_version())
    (folder / "THIRD-PARTY.txt").write_text(introduction + "".join(lines), encoding="utf-8")
    sbom = folder / "sbom.cdx.json"
    sbom.write_text(json.dumps(bom, indent=2) + "\n", "utf-8")
    return sbom


def _environment(made: int) -> Any:
    """Return the SBOM of everything that pip has installed here."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", sys.executable]
    options = ["--pyproject", str(ROOT / "pyproject.toml"), "--output-reproducible"]
    variables = os.environ | {"SOURCE_DATE_EPOCH": str(made)}
    done = subprocess.run([*command, *options], env=variables, capture_output=True, check=True)
    return json.loads(done.stdout)


def _component(name: str, version: str, licence: str, purl: str) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [{"license": {"name": licence}}],
    }


def _licence(component: dict[str, Any]) -> str:
    """Return a component's licence as its packagers name it."""
    first = component["licenses"][0] if component.get("licenses") else {}
    named = first.get("license", {})
    told = first.get("expression") or named.get("id") or named.get("name") or "see its licence"
    return str(told).rpartition(":: ")[2]


def _licence_texts(name: str, packages: set[str]) -> list[Path]:
    """Return the files with the licence of a component, from where it was taken."""
    if name == "python":
        places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
        return [text for place in places if (text := place / "LICENSE.txt").exists()][:1]
    if canonicalize_name(name) not in packages:
        text = Path("/usr/share/doc", name, "copyright")
        return [text] if text.exists() else []
    own = distribution(name)
    return [
        Path(str(own.locate_file(file)))
        for file in own.files or []
        if ".dist-info" in str(file) and file.name.upper().startswith(LICENCE_NAMES)
    ]


def _qt_version() -> str:
    return distribution("PySide6-Essentials").version


def _python_and_qt() -> Iterator[dict[str, Any]]:
    version = platform.python_version()
    yield _component("python", version, "PSF-2.0", f"pkg:generic/python@{version}")
    yield _component("qt", _qt_version(), QT, f"pkg:generic/qt@{_qt_version()}")
    # The one library of others that Qt's wheel carries as a file of its own.
    yield _component("icu", "73", "Unicode-3.0", "pkg:generic/icu@73")


def system_packages(folder: Path) -> Iterator[dict[str, Any]]:
    """Return the packages of this system whose libraries were taken, where dpkg knows them."""
    names = sorted(
        path.name
        for path in folder.joinpath("_internal").glob("lib*.so*")
        if not path.is_symlink() and not path.name.startswith(("libQt6", "libicu", "libpython"))
    )
    if not names or shutil.which("dpkg-query") is None:
        return
    # Not by the folder it was taken from: /lib and /usr/lib are one, and dpkg knows one of them.
    owners = _dpkg("-S", *(f"*/{name}" for name in names))
    packages = {line.partition(": ")[0].split(",")[0] for line in owners.splitlines()}
    shown = _dpkg("-W", "-f", "${Package}\t${Version}\t${Architecture}\n", *sorted(packages))
    for line in shown.splitlines():
        name, version, architecture = line.split("\t")
        purl = f"pkg:deb/debian/{name}@{version}?arch={architecture}"
        yield _component(name, version, "see its licence", purl)


def _dpkg(*arguments: str) -> str:
    return subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True).stdout
