"""A player at the text table who knows only what is on the screen."""

from __future__ import annotations

import io
import random
import re

LOOKS_BACK = 4000
HAND = re.compile(r"^  hand +(.*)$", re.MULTILINE)
CHOICES = re.compile(r"^  you may +(.*)$", re.MULTILINE)


class ScreenPlayer(io.StringIO):
    """Standard input that answers each prompt by reading standard output."""

    def __init__(self, screen: io.StringIO, seed: int = 1, prompts: int = 10**6) -> None:
        super().__init__()
        self._screen = screen
        self._random = random.Random(seed)
        self._prompts = prompts
        self.typed: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if len(self.typed) == self._prompts:
            return ""
        self.typed.append(self.answer(self._screen.getvalue()[-LOOKS_BACK:]))
        return f"{self.typed[-1]}\n"

    def answer(self, shown: str) -> str:
        """Return what to type, from what is on the screen."""
        choices: str = CHOICES.findall(shown)[-1]
        hand: list[str] = HAND.findall(shown)[-1].split()
        if "press Enter to continue" in choices:
            return ""
        if "discard " in choices and ", as in: " in choices:
            return self._discard(choices, hand)
        if choices.startswith("trump "):
            trumps: list[str] = re.findall(r"trump \w", choices)
            return self._random.choice(trumps)
        if choices.startswith("bid "):
            return self._bid(choices)
        return self._card(choices, hand)

    def _bid(self, choices: str) -> str:
        if "pass" in choices and self._random.random() < 0.7:
            return "pass"
        lowest = choices.removeprefix("bid ").split(",")[0].split()[0]
        return f"bid {lowest}"

    def _discard(self, choices: str, hand: list[str]) -> str:
        limited = re.search(r" of (.*), as in: ", choices)
        if limited:
            hand = limited[1].split()
        example = choices.split("as in: ")[1]
        return f"down {' '.join(self._random.sample(hand, len(example.split()) - 1))}"

    def _card(self, choices: str, hand: list[str]) -> str:
        named = re.search(r"one of ([A-Z ]+)\)", choices)
        plays, *offers = re.sub(r" \(.*\)", "", choices).split(", ")
        cards = plays.removeprefix("play ")
        if "claim" in offers:
            return "claim"
        card = self._random.choice(hand if cards == "any card" else cards.split())
        return f"{card} {named[1].split()[0]}" if named and card == "JO" else card
