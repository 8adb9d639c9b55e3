import wave

import make_sounds
import pytest

from rook13.resources import resource
from rook13.ui.sound import SOUNDS, sound_file

every_sound = pytest.mark.parametrize("name", SOUNDS)


def levels(name: str) -> list[int]:
    with wave.open(str(sound_file(name))) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        frames = sound.readframes(sound.getnframes())
    return [
        int.from_bytes(frames[place : place + 2], "little", signed=True)
        for place in range(0, len(frames), 2)
    ]


def test_every_sound_is_made_and_none_is_left_over() -> None:
    assert set(make_sounds.RECIPES) == set(SOUNDS)
    assert {path.name for path in resource("sounds").iterdir()} == {f"{n}.wav" for n in SOUNDS}


@every_sound
def test_a_file_is_what_the_script_makes(name: str) -> None:
    assert sound_file(name).read_bytes() == make_sounds.wav_bytes(name)


@every_sound
def test_a_sound_is_short_and_small(name: str) -> None:
    assert sound_file(name).stat().st_size < 60_000
    assert len(levels(name)) < 1.5 * make_sounds.RATE


@every_sound
def test_a_sound_is_quiet_but_audible_and_ends_without_a_click(name: str) -> None:
    heard = levels(name)
    assert 2_500 < max(map(abs, heard)) < 16_000
    assert abs(heard[0]) < 300
    assert abs(heard[-1]) < 60


def test_no_two_sounds_are_the_same() -> None:
    assert len({sound_file(name).read_bytes() for name in SOUNDS}) == len(SOUNDS)
