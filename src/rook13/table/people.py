"""Who is who: a person is their key, whatever they call themselves."""

from __future__ import annotations

from dataclasses import dataclass, field

from rook13.table.limits import NAME_LENGTH, Avatar, Key, Name


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has proven to own a key (hex digits of an Ed25519 public key)."""

    key: Key
    name: Name = field(compare=False)
    avatar: Avatar = field(default="", compare=False)

    def has_good_name(self) -> bool:
        """Return whether the name can be shown."""
        return is_good_name(self.name)


def is_good_name(name: str) -> bool:
    """Return whether a name is printable, neither empty nor too long, and has no stray spaces."""
    return 0 < len(name) <= NAME_LENGTH and name.isprintable() and name == name.strip()
