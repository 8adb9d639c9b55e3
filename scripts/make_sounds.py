"""Makes resources/sounds/*.wav out of sines, noise and envelopes; the same bytes every time."""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).parent.parent / "resources" / "sounds"
Samples = list[float]


def tone(pitch: float, seconds: float, level: float, decay: float, glide: float = 0) -> Samples:
    """Return a soft bell: a sine with two fading overtones, gliding by so many hertz."""
    samples = []
    phase = 0.0
    for place in range(round(seconds * RATE)):
        time = place / RATE
        phase += 2 * math.pi * (pitch + glide * time / seconds) / RATE
        voice = math.sin(phase) + 0.22 * math.exp(-9 * time) * math.sin(2 * phase)
        voice += 0.1 * math.exp(-16 * time) * math.sin(3.01 * phase)
        samples.append(level * voice * _attack(time, 0.006) * math.exp(-decay * time))
    return samples


def brush(seconds: float, level: float, decay: float, softness: float, seed: int = 1) -> Samples:
    """Return noise through a low-pass filter, as paper on felt; softness is 0 to 1."""
    samples = []
    state, smooth = seed, 0.0
    for place in range(round(seconds * RATE)):
        state = (1103515245 * state + 12345) % 2**31
        smooth += (1 - softness) * (state / 2**30 - 1 - smooth)
        time = place / RATE
        samples.append(level * smooth * _attack(time, 0.004) * math.exp(-decay * time))
    return samples


def mixed(*layers: tuple[float, Samples]) -> Samples:
    """Return layers added up, each from its own moment on."""
    length = max(round(start * RATE) + len(samples) for start, samples in layers)
    total = [0.0] * length
    for start, samples in layers:
        first = round(start * RATE)
        for place, sample in enumerate(samples):
            total[first + place] += sample
    return _faded(total)


def _attack(time: float, seconds: float) -> float:
    return min(1.0, time / seconds)


def _faded(samples: Samples, seconds: float = 0.03) -> Samples:
    """Let the end fade to nothing, so that it does not click."""
    tail = round(seconds * RATE)
    last = len(samples)
    return [sample * min(1.0, (last - 1 - place) / tail) for place, sample in enumerate(samples)]


def _flick(level: float, seed: int) -> Samples:
    return brush(0.075, level, 52, 0.55, seed)


def _chime(pitches: Iterable[float], gap: float, level: float, decay: float) -> Samples:
    notes = [(place * gap, tone(pitch, 0.62, level, decay)) for place, pitch in enumerate(pitches)]
    return mixed(*notes)


RECIPES: Mapping[str, Callable[[], Samples]] = {
    "deal": lambda: mixed(*((0.085 * place, _flick(0.5, place + 3)) for place in range(6))),
    "card": lambda: mixed((0, _flick(0.62, 7)), (0.012, tone(168, 0.09, 0.2, 42, -50))),
    "trick": lambda: mixed(
        (0, brush(0.3, 0.5, 11, 0.8, 5)), (0.2, tone(196, 0.14, 0.16, 26)), (0.2, _flick(0.4, 9))
    ),
    "your_turn": lambda: _chime((587.33, 880.0), 0.13, 0.2, 7),
    "bid": lambda: mixed((0, tone(523.25, 0.3, 0.2, 13)), (0.06, tone(659.25, 0.3, 0.15, 13))),
    "pass": lambda: mixed((0, tone(329.63, 0.28, 0.2, 13, -38))),
    "win": lambda: _chime((523.25, 659.25, 783.99, 1046.5), 0.14, 0.17, 5.5),
    "lose": lambda: _chime((440.0, 392.0, 329.63), 0.2, 0.16, 5.5),
    "error": lambda: mixed((0, tone(207.65, 0.14, 0.22, 17)), (0.12, tone(185.0, 0.2, 0.22, 15))),
    "chat": lambda: mixed((0, tone(784.0, 0.12, 0.13, 24, 190)), (0.07, tone(988, 0.2, 0.1, 20))),
}


def wav_bytes(name: str) -> bytes:
    """Return a sound as a WAV file: mono, 16 bits."""
    samples = RECIPES[name]()
    levels = [round(32767 * max(-1.0, min(1.0, sample))) for sample in samples]
    target = BytesIO()
    with wave.open(target, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(struct.pack(f"<{len(levels)}h", *levels))
    return target.getvalue()


def main() -> int:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        data = wav_bytes(name)
        (FOLDER / f"{name}.wav").write_bytes(data)
        print(f"{name}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
