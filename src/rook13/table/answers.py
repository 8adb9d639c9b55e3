"""What each person was answered lately, so that a command sent twice is done once."""

from __future__ import annotations

from collections.abc import Iterable

from rook13.table.outcome import Answer
from rook13.table.refusals import Refusal, Refused

REMEMBERED = 32


class AnswerBook:
    """The last answers to each person; command ids of a person only ever grow."""

    def __init__(self) -> None:
        self._answers: dict[str, dict[int, Answer]] = {}

    def last_command(self, key: str | None) -> int:
        """Return the largest id that a person has used, or 0."""
        return max(self._answers.get(key or "", {}), default=0)

    def find(self, key: str, command_id: int) -> Answer | None:
        """Return the answer that a command had; raises Refused for an id that is out of date."""
        answers = self._answers.get(key, {})
        if command_id not in answers and command_id < min(answers, default=0):
            raise Refused(Refusal.OLD_COMMAND)
        return answers.get(command_id)

    def note(self, key: str, command_id: int, answer: Answer) -> None:
        """Remember an answer and forget the oldest."""
        answers = self._answers.setdefault(key, {})
        answers[command_id] = answer
        if len(answers) > REMEMBERED:
            del answers[min(answers)]

    def keep_only(self, keys: Iterable[str]) -> None:
        """Forget everybody else."""
        wanted = set(keys)
        self._answers = {key: found for key, found in self._answers.items() if key in wanted}
