"""The sounds: the maker still runs, and what it made is in the tree, even, unclipped and without a seam."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from build import make_sounds
from build.sounds.hearth import LOUDNESS as HEARTH_LOUDNESS
from build.sounds.hearth import SECONDS
from build.sounds.tools import CEILING, LOUDNESS, RATE, Samples, loudness
from game.desktop.sound.catalogue import HEARTH, SOUNDS, sound_file
from game.kernel.resources import resource

NAMES = [(name, n) for name, kind in SOUNDS.items() for n in range(1, kind.variants + 1)]
MOST_BYTES = 1_500_000
LONGEST = 6.0  # seconds, but for the hearth


def read(path: Path) -> Samples:
    sound, rate = soundfile.read(path)
    assert rate == RATE
    return np.asarray(sound, dtype=np.float64)


def test_the_maker_makes_what_the_catalogue_names() -> None:
    made = {name: len(variants) for name, variants in make_sounds.recipes().items()}
    assert {**made, HEARTH: 1} == {name: kind.variants for name, kind in SOUNDS.items()}


def test_the_maker_gives_the_same_bytes_again(tmp_path: Path) -> None:
    some = frozenset({"press", "refused", "hearth"})
    one, two = (make_sounds.main(tmp_path / run, 2.0, some) for run in ("one", "two"))
    wanted = ["hearth-1.ogg", "press-1.ogg", "press-2.ogg", "press-3.ogg", "refused-1.ogg"]
    assert sorted(path.name for path in one) == wanted
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_a_short_hearth_has_no_seam_either(tmp_path: Path) -> None:
    (path,) = make_sounds.main(tmp_path, 2.0, frozenset({"hearth"}))
    assert len(read(path)) == 2 * RATE
    assert_seamless(read(path))


def test_nothing_else_lies_there_and_all_is_small() -> None:
    files = [path for path in resource("assets", "sounds").iterdir() if path.suffix == ".ogg"]
    assert sorted(path.name for path in files) == sorted(f"{name}-{n}.ogg" for name, n in NAMES)
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


@pytest.mark.parametrize(("name", "n"), NAMES)
def test_each_sound_is_even_unclipped_and_soft_at_its_ends(name: str, n: int) -> None:
    sound = read(sound_file(name, n))
    wanted = HEARTH_LOUDNESS if name == HEARTH else LOUDNESS
    assert abs(loudness(sound) - wanted) < 1.0
    assert np.abs(sound).max() < min(1.0, CEILING + 0.1)
    assert np.abs(sound.mean(axis=0)).max() < 0.004
    if name != HEARTH:
        assert sound.ndim == 1
        assert 0.1 < len(sound) / RATE < LONGEST
        assert abs(sound[0]) < 0.05
        assert np.abs(sound[-20:]).max() < 0.01


@pytest.mark.parametrize(("name", "n"), NAMES)
def test_no_sound_is_shrill(name: str, n: int) -> None:
    sound = read(sound_file(name, n))
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    power, pitch = np.abs(np.fft.rfft(mono)) ** 2, np.fft.rfftfreq(len(mono), 1 / RATE)
    assert power[pitch > 5000].sum() < 0.08 * power.sum()


def test_the_hearth_is_a_loop_without_a_seam() -> None:
    sound = read(sound_file(HEARTH, 1))
    assert sound.shape == (round(SECONDS * RATE), 2)
    assert_seamless(sound)


def assert_seamless(sound: Samples) -> None:
    """From the last sample to the first it is no further than from one to the next elsewhere, nor louder or quieter."""
    steps = np.abs(np.diff(sound, axis=0))
    assert np.all(np.abs(sound[0] - sound[-1]) <= np.percentile(steps, 99.5))
    around = np.concatenate([sound[-RATE // 10 :], sound[: RATE // 10]])
    parts = [sound[n : n + RATE // 5].std() for n in range(0, len(sound) - RATE // 5, RATE // 5)]
    assert 0.7 * min(parts) < around.std() < 1.3 * max(parts)
