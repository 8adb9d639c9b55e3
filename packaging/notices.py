"""Says what other people's work a frozen program carries: a list, licence texts and an SBOM."""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
import sysconfig
import uuid
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
OWN_TEXTS = Path(__file__).resolve().with_name("licences")
LICENCE_NAMES = ("LICEN", "COPYING", "NOTICE")
QT = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"
INTRODUCTION = """Rook13 {version} is under the MIT licence (LICENSE). This copy also carries the
work of others; the texts of their licences are in the folder “licences”.

Qt, PySide6, shiboken6 and zeroconf are used under the LGPL. Qt's are separate shared libraries
in the folder PySide6 and may be replaced by others of the same version. The list of letters
that look alike (confusables.txt) is made from Unicode's and has its licence.

"""


@dataclass(frozen=True, slots=True)
class Component:
    """One piece of software, where it comes from, and the texts of its licence."""

    name: str
    version: str
    licence: str
    purl: str
    texts: tuple[Path, ...] = field(default=(), compare=False)


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


def components(folder: Path) -> list[Component]:
    """Return everything that the frozen program in a folder carries and that is not our own."""
    names = closure("rook13", ("", "sound")) - {"rook13"}
    found = [_package(distribution(name)) for name in sorted({*names, "pyinstaller"})]
    found += [_python(), *_qt(), *system_packages(folder)]
    return sorted(found, key=lambda component: component.name.lower())


def write(folder: Path, version: str, made: int) -> Path:
    """Write the list, the licences and the SBOM into a folder; return the SBOM."""
    carried = components(folder)
    texts = folder / "licences"
    shutil.rmtree(texts, ignore_errors=True)
    shutil.copytree(OWN_TEXTS, texts)
    for component in carried:
        for text in component.texts:
            # Two texts of one component may have the same name, in different folders.
            target = texts / f"{component.name}-{text.parent.name}-{text.name}"
            shutil.copyfile(text, target)
    lines = [f"{each.name} {each.version}: {each.licence}" for each in carried]
    list_of_all = folder / "THIRD-PARTY.txt"
    list_of_all.write_text(
        INTRODUCTION.format(version=version) + "\n".join(lines) + "\n", encoding="utf-8"
    )
    sbom = folder / "sbom.cdx.json"
    sbom.write_text(json.dumps(as_cyclonedx(version, carried, made), indent=2) + "\n", "utf-8")
    return sbom


def as_cyclonedx(version: str, carried: Iterable[Component], made: int) -> dict[str, object]:
    """Return the components in the form of CycloneDX 1.5, the same for the same input."""
    listed = [
        {
            "type": "library",
            "bom-ref": each.purl,
            "name": each.name,
            "version": each.version,
            "purl": each.purl,
            "licenses": [{"license": {"name": each.licence}}],
        }
        for each in carried
    ]
    own = f"pkg:pypi/rook13@{version}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(listed))}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(made, UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "rook13",
                "version": version,
                "purl": own,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": listed,
        "dependencies": [{"ref": own, "dependsOn": [each["bom-ref"] for each in listed]}],
    }


def _package(found: Distribution) -> Component:
    metadata = found.metadata
    classifiers = [
        line.rpartition(":: ")[2]
        for line in metadata.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    licences = metadata.get_all("License-Expression") or metadata.get_all("License") or classifiers
    texts = [
        Path(str(found.locate_file(file)))
        for file in found.files or []
        if ".dist-info" in str(file) and file.name.upper().startswith(LICENCE_NAMES)
    ]
    name = canonicalize_name(metadata["Name"])
    return Component(
        name,
        found.version,
        ", ".join(licences) or "see its licence",
        f"pkg:pypi/{name}@{found.version}",
        tuple(texts),
    )


def _python() -> Component:
    version = platform.python_version()
    text = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    texts = (text,) if text.exists() else ()
    return Component("python", version, "PSF-2.0", f"pkg:generic/python@{version}", texts)


def _qt() -> Iterator[Component]:
    version = distribution("PySide6-Essentials").version
    yield Component("qt", version, QT, f"pkg:generic/qt@{version}")
    # The one library of others that Qt's wheel carries as a file of its own.
    yield Component("icu", "73", "Unicode-3.0", "pkg:generic/icu@73")


def system_packages(folder: Path) -> Iterator[Component]:
    """Return the packages of this system whose libraries were taken, where dpkg knows them."""
    if sys.platform != "linux" or shutil.which("dpkg-query") is None:
        return
    names = sorted(
        path.name
        for path in folder.joinpath("_internal").glob("lib*.so*")
        if not path.is_symlink() and not path.name.startswith(("libQt6", "libicu", "libpython"))
    )
    # Not by the folder it was taken from: /lib and /usr/lib are one, and dpkg knows one of them.
    owners = _dpkg("-S", *(f"*/{name}" for name in names))
    packages = {line.partition(": ")[0].split(",")[0] for line in owners.splitlines()}
    shown = _dpkg("-W", "-f", "${Package}\t${Version}\t${Architecture}\n", *sorted(packages))
    for line in shown.splitlines():
        name, version, architecture = line.split("\t")
        text = Path("/usr/share/doc", name, "copyright")
        yield Component(
            name,
            version,
            "see its licence",
            f"pkg:deb/debian/{name}@{version}?arch={architecture}",
            (text,) if text.exists() else (),
        )


def _dpkg(*arguments: str) -> str:
    return subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True).stdout
