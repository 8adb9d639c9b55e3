"""House rules as declared data: a form, a command line and a record can all be made from it.

A game's options are a frozen dataclass whose fields are declared with `integer`, `choice` or
`flag`. Everything a form needs (kind, limits, label) travels with the field.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, TypeVar

from rook13.engine.reasons import excerpt

OptionValue = int | str | bool | None
LONGEST_NUMBER = 9
MOST_BOARDS = 32
_SPEC = "spec"
_ON = frozenset({"on", "yes", "true", "1"})
_OFF = frozenset({"off", "no", "false", "0"})


class OptionReason(Enum):
    """Why an option value was refused."""

    UNKNOWN_OPTION = "unknown_option"
    NOT_A_NUMBER = "not_a_number"
    OUT_OF_RANGE = "out_of_range"
    NOT_IN_STEP = "not_in_step"
    NOT_A_CHOICE = "not_a_choice"
    NOT_ON_OR_OFF = "not_on_or_off"
    CONFLICT = "conflict"


class OptionError(Exception):
    """An option was refused: which one, what was asked for, and why."""

    def __init__(self, reason: OptionReason, name: str, value: object = None) -> None:
        self.reason = reason
        self.name = excerpt(name)
        self.value = value
        super().__init__(f"{reason.value}: {self.name}={excerpt(value)}")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several named values."""

    values: tuple[str, ...]

    def check(self, name: str, value: object) -> OptionValue:
        """Return the value, or raise OptionError."""
        if isinstance(value, str) and value in self.values:
            return value
        raise OptionError(OptionReason.NOT_A_CHOICE, name, value)

    def parse(self, name: str, text: str) -> OptionValue:
        return self.check(name, text)


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off."""

    def check(self, name: str, value: object) -> OptionValue:
        """Return the value, or raise OptionError."""
        if isinstance(value, bool):
            return value
        raise OptionError(OptionReason.NOT_ON_OR_OFF, name, value)

    def parse(self, name: str, text: str) -> OptionValue:
        word = text.lower()
        if word in _ON or word in _OFF:
            return word in _ON
        raise OptionError(OptionReason.NOT_ON_OR_OFF, name, text)


@dataclass(frozen=True, slots=True)
class Integer:
    """A number within limits; `may_be_none` allows switching it off."""

    minimum: int
    maximum: int
    step: int = 1
    may_be_none: bool = False

    def check(self, name: str, value: object) -> OptionValue:
        """Return the value, or raise OptionError."""
        if value is None and self.may_be_none:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            raise OptionError(OptionReason.NOT_A_NUMBER, name, value)
        if not self.minimum <= value <= self.maximum:
            raise OptionError(OptionReason.OUT_OF_RANGE, name, value)
        if (value - self.minimum) % self.step:
            raise OptionError(OptionReason.NOT_IN_STEP, name, value)
        return value

    def parse(self, name: str, text: str) -> OptionValue:
        """Read the value from text; `none` switches it off where that is allowed."""
        if self.may_be_none and text.lower() == "none":
            return None
        digits = text.removeprefix("\N{MINUS SIGN}").removeprefix("-")
        # Python reads digits of any script, and more of them than anybody means.
        if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_NUMBER):
            raise OptionError(OptionReason.NOT_A_NUMBER, name, text)
        return self.check(name, int(digits) if digits == text else -int(digits))


Kind = Choice | Flag | Integer
Derive = Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """The declaration of one option."""

    name: str
    kind: Kind
    default: OptionValue
    label: str
    labels: Mapping[str, str]
    """What players call the values of a choice; empty for other kinds."""


@dataclass(frozen=True, slots=True)
class _Declaration:
    kind: Kind
    label: str
    labels: Mapping[str, str] = dataclasses.field(default_factory=dict)
    derive: Derive | None = None
    is_house_rule: bool = True


def integer(
    default: int | None,
    minimum: int,
    maximum: int,
    label: str,
    *,
    step: int = 1,
    may_be_none: bool = False,
    derive: Derive | None = None,
    is_house_rule: bool = True,
) -> Any:
    """Declare a number; with `derive` the default is computed from the other options."""
    kind = Integer(minimum, maximum, step, may_be_none)
    return dataclasses.field(
        default=None if derive else default,
        metadata={_SPEC: _Declaration(kind, label, {}, derive, is_house_rule)},
    )


@dataclass(frozen=True)
class Options:
    """Base of every game's options: `boards` for all of them, and the house rules of each."""

    boards: int | None = integer(
        None, 1, MOST_BOARDS, "Boards", may_be_none=True, is_house_rule=False
    )
    """So many hands make the match, and each is scored by itself, as in duplicate."""

    conflict_sentences: ClassVar[Mapping[str, str]] = {}
    """What to say when `conflict` names an option; `{value}` is the value it was given."""

    @classmethod
    def specs(cls) -> tuple[OptionSpec, ...]:
        """Return the declarations of the house rules in the order in which a form shows them."""
        return tuple(
            cls._spec(field, declared)
            for field, declared in _declarations(cls)
            if declared.is_house_rule
        )

    @classmethod
    def spec(cls, name: str) -> OptionSpec:
        """Return one declaration, or raise OptionError."""
        for field, declared in _declarations(cls):
            if field.name == name:
                return cls._spec(field, declared)
        raise OptionError(OptionReason.UNKNOWN_OPTION, name)

    @classmethod
    def _spec(cls, field: dataclasses.Field[Any], declared: _Declaration) -> OptionSpec:
        default = getattr(cls(), field.name)
        return OptionSpec(field.name, declared.kind, default, declared.label, declared.labels)

    def values(self) -> dict[str, OptionValue]:
        """Return every house rule with its value."""
        return {spec.name: getattr(self, spec.name) for spec in self.specs()}

    def differing(self) -> dict[str, OptionValue]:
        """Return the options that differ from what they would be by default."""
        found: dict[str, OptionValue] = {}
        for field, declared in _declarations(type(self)):
            value = getattr(self, field.name)
            default = declared.derive(self) if declared.derive else field.default
            if value != default:
                found[field.name] = value
        return found

    def conflict(self) -> str | None:
        """Return the name of an option that does not go with the others, if there is one."""
        return None

    def __post_init__(self) -> None:
        """Fill in defaults that follow from other options."""
        for field, declared in _declarations(type(self)):
            if declared.derive and getattr(self, field.name) is None:
                object.__setattr__(self, field.name, declared.derive(self))


AnyOptions = TypeVar("AnyOptions", bound=Options)


def build_options(kind: type[AnyOptions], given: Mapping[str, object]) -> AnyOptions:
    """Check the given values and return the options; raises OptionError."""
    checked: dict[str, Any] = {
        name: kind.spec(name).kind.check(name, value) for name, value in given.items()
    }
    options = kind(**checked)
    conflict = options.conflict()
    if conflict is not None:
        raise OptionError(OptionReason.CONFLICT, conflict, getattr(options, conflict))
    return options


def parse_options(kind: type[Options], pairs: Sequence[str]) -> dict[str, OptionValue]:
    """Read `name=value` words; raises OptionError."""
    found: dict[str, OptionValue] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        found[name] = kind.spec(name).kind.parse(name, text)
    return found


def choice(labels: Mapping[str, str], label: str) -> Any:
    """Declare a choice of values, each with what players call it; the first is the default."""
    kind = Choice(tuple(labels))
    declaration = _Declaration(kind, label, labels)
    return dataclasses.field(default=kind.values[0], metadata={_SPEC: declaration})


def flag(label: str, *, default: bool = False) -> Any:
    """Declare something that is on or off."""
    return dataclasses.field(default=default, metadata={_SPEC: _Declaration(Flag(), label)})


def _declarations(kind: type[Options]) -> list[tuple[dataclasses.Field[Any], _Declaration]]:
    return [(field, field.metadata[_SPEC]) for field in dataclasses.fields(kind)]
