import os
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rook13.net.codes import BadCode, make_code, parse_code, words


def near(word: str) -> set[str]:
    """Patterns that two words share when one letter is changed, added or left out."""
    changed = {word[:at] + "*" + word[at + 1 :] for at in range(len(word))}
    added = {word[:at] + "*" + word[at:] for at in range(len(word) + 1)}
    return changed | added


def swapped(word: str) -> set[str]:
    pairs = range(len(word) - 1)
    return {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in pairs} - {word}


def test_there_are_2048_different_words_in_order() -> None:
    assert len(set(words())) == len(words()) == 2048
    assert list(words()) == sorted(words())


def test_words_are_short_and_made_of_plain_letters() -> None:
    assert all(re.fullmatch(r"[a-z]{3,6}", word) for word in words())


def test_no_two_words_are_confused_by_one_letter() -> None:
    shared = Counter(pattern for word in words() for pattern in near(word))
    assert [pattern for pattern, count in shared.items() if count > 1] == []
    assert [word for word in words() if swapped(word) & set(words())] == []


def test_a_code_is_three_words_of_the_list() -> None:
    assert make_code(bytes) == "-".join([words()[0]] * 3)
    code = make_code(os.urandom)
    assert len(code.split("-")) == 3
    assert set(code.split("-")) <= set(words())


def test_every_word_is_as_likely_in_every_place() -> None:
    def last(number: int) -> str:
        return make_code(lambda size: number.to_bytes(size, "big")).split("-")[2]

    assert {last(number << 22) for number in range(2048)} == set(words())


@pytest.mark.parametrize(
    "typed",
    [
        "acorn-otter-walnut",
        "ACORN Otter walnut",
        "  acorn,  otter;walnut. ",
        "acorn/otter\nwalnut",
        "acornotterwalnut",
        "AcornOtterWalnut",
    ],
)
def test_any_case_and_any_separator_will_do(typed: str) -> None:
    assert parse_code(typed) == "acorn-otter-walnut"


@pytest.mark.parametrize(
    ("typed", "unknown"),
    [
        ("", ()),
        ("acorn otter", ()),
        ("acorn otter walnut acorn", ()),
        ("acorn otter wallnut", ("wallnut",)),
        ("acornotter", ("acornotter",)),
        ("1 2 3", ()),
    ],
)
def test_what_is_not_a_code_is_refused_with_the_words_that_are_unknown(
    typed: str, unknown: tuple[str, ...]
) -> None:
    with pytest.raises(BadCode) as caught:
        parse_code(typed)
    assert caught.value.unknown == unknown


@given(st.binary(min_size=8, max_size=8), st.sampled_from(["-", " ", "  ", ", ", "_", "…"]))
def test_a_typed_code_is_the_code(entropy: bytes, separator: str) -> None:
    code = make_code(lambda size: entropy[:size])
    assert parse_code(code.upper().replace("-", separator)) == code


@given(st.text())
def test_no_text_breaks_the_reading(text: str) -> None:
    try:
        code = parse_code(text)
    except BadCode:
        return
    assert parse_code(code) == code
