"""What this program is made of, and under which terms."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import metadata


@dataclass(frozen=True, slots=True)
class Component:
    """A library that this program stands on."""

    name: str
    licence: str
    package: str

    @property
    def version(self) -> str:
        """Return the installed version; frozen builds may not know it."""
        try:
            return metadata.version(self.package)
        except metadata.PackageNotFoundError:
            return ""


COMPONENTS = (
    Component("Qt, PySide6", "LGPL-3.0", "PySide6-Essentials"),
    Component("argon2-cffi", "MIT", "argon2-cffi"),
    Component("cryptography", "Apache-2.0 / BSD-3-Clause", "cryptography"),
    Component("librt", "MIT", "librt"),
    Component("msgspec", "BSD-3-Clause", "msgspec"),
    Component("mypy-extensions", "MIT", "mypy-extensions"),
    Component("platformdirs", "MIT", "platformdirs"),
    Component("qasync", "BSD-2-Clause", "qasync"),
    Component("zeroconf", "LGPL-2.1-or-later", "zeroconf"),
)
