"""House rules while somebody edits them: what differs, from what, and what does not fit."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.engine.options import OptionError, OptionSpec, OptionValue
from rook13.engine.rules import game, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.wording.refusals import option_text
from rook13.wording.text import Text


class HouseRules:
    """The options of one game; only what differs from its default is kept.

    A default that follows from other options follows them as long as nobody has chosen a value.
    """

    def __init__(
        self, game_id: str, given: Mapping[str, OptionValue] | None = None, players: int = 4
    ) -> None:
        self.game: type[Ruleset] = game(game_id)
        self.players = players
        self._given: dict[str, OptionValue] = {}
        self.replace(given or {})

    @property
    def specs(self) -> tuple[OptionSpec, ...]:
        """Return the declarations in the order of the form."""
        return self.game.options_class.specs()

    @property
    def given(self) -> dict[str, OptionValue]:
        """Return what differs from the defaults, in the order of the form."""
        return {spec.name: self._given[spec.name] for spec in self.specs if self.differs(spec.name)}

    def value(self, name: str) -> OptionValue:
        """Return the value in force."""
        return self._given[name] if name in self._given else self.default(name)

    def default(self, name: str) -> OptionValue:
        """Return what the option is if nobody chooses, the others being as they are."""
        others = {other: value for other, value in self._given.items() if other != name}
        found: OptionValue = getattr(self.game.options_class(**others), name)
        return found

    def differs(self, name: str) -> bool:
        """Return whether somebody chose something else than the default."""
        return name in self._given and self._given[name] != self.default(name)

    def choose(self, name: str, value: OptionValue) -> None:
        """Choose a value; the default of an option makes it follow its default again."""
        self._given.pop(name, None)
        if value != self.default(name):
            self._given[name] = value

    def reset(self, name: str) -> None:
        """Let an option be as usual."""
        self._given.pop(name, None)

    def replace(self, given: Mapping[str, OptionValue]) -> None:
        """Choose everything anew; what the game does not know is left out."""
        self._given = usable_options(self.game, given)

    def refusal(self) -> OptionError | None:
        """Return why these options cannot be played together."""
        try:
            make_rules(self.game.id, self._given, self.players)
        except OptionError as error:
            return error
        return None

    def problem(self) -> Text | None:
        """Return the same as a sentence."""
        error = self.refusal()
        return option_text(error, self.game) if error is not None else None

    def preset(self) -> str | None:
        """Return the preset that these options are; an empty name is the usual rules."""
        given = self.given
        if not given:
            return ""
        return next((name for name, wanted in self.game.presets.items() if wanted == given), None)


def usable_options(ruleset: type[Ruleset], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return those of the given options that the game has and whose values make sense."""
    found: dict[str, OptionValue] = {}
    for spec in ruleset.options_class.specs():
        if spec.name not in given:
            continue
        try:
            found[spec.name] = spec.kind.check(spec.name, given[spec.name])
        except OptionError:
            continue
    return found
