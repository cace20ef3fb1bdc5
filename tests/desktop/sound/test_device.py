"""The real mixer: with a dummy device, with none, with one that fails, and with one that blocks."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.desktop.preferences import Keeper, Preferences
from game.desktop.sound.catalogue import SOUNDS, sound_file
from game.desktop.sound.device import Mixer
from game.desktop.sound.player import START_MS, Sounds

ROOT = Path(__file__).resolve().parents[3]
FRAME = 0.005


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    made = Mixer()
    yield made
    made.close()


def wait(mixer: Mixer, seconds: float = 60) -> bool:
    """Turn like the loop until the trial has ended."""
    until = time.monotonic() + seconds
    while not mixer.ready() and mixer._probe is not None and time.monotonic() < until:
        time.sleep(FRAME)
    return mixer.ready()


def test_a_device_that_works_plays_every_file(mixer: Mixer) -> None:
    mixer.start()
    assert wait(mixer)
    for name, kind in SOUNDS.items():
        for n in range(1, kind.variants + 1):
            assert pygame.mixer.Sound(sound_file(name, n)).get_length() > 0.1
    mixer.play(1, "victory", 1, 0.5)
    assert mixer.busy(1)
    mixer.set_volume(1, 0.25)
    playing = pygame.mixer.Channel(1).get_sound()
    assert playing is not None
    assert playing.get_volume() == pytest.approx(0.25, abs=0.02)
    mixer.play(2, "victory", 99, 0.5)
    assert not mixer.busy(2)
    mixer.close()
    assert pygame.mixer.get_init() is None


def test_a_driver_that_does_not_exist_leaves_all_silent(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-none")
    mixer.start()
    assert not wait(mixer)
    assert pygame.mixer.get_init() is None


def test_a_device_that_vanishes_after_the_trial_leaves_all_silent(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise pygame.error("gone")

    monkeypatch.setattr("game.desktop.sound.device.open_mixer", fail)
    mixer.start()
    assert not wait(mixer)


def test_a_disk_driver_that_cannot_write_leaves_all_silent(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "no-folder" / "sound.raw"))
    mixer.start()
    assert not wait(mixer)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_a_device_that_blocks_is_given_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pipe = tmp_path / "sound.raw"
    os.mkfifo(pipe)
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(pipe))
    mixer = Mixer(patience=3.0)
    mixer.start()
    trial = mixer._probe
    assert trial is not None
    assert not wait(mixer)
    assert not trial.is_alive()
    mixer.start()
    again = mixer._probe
    mixer.close()
    assert again is not None
    assert not again.is_alive()


def test_sounds_reach_the_mixer_by_name() -> None:
    mixer = Mixer()
    sounds = Sounds(Keeper(first=Preferences(volume_hearth=50)), mixer)
    sounds.update(START_MS)
    wait(mixer)
    sounds.update(16)
    assert sounds.play("conquest")
    assert mixer.busy(0)
    sounds.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("driver", ["dummy", "there-is-none", ""])
def test_the_program_starts_and_ends_without_a_word(driver: str, tmp_path: Path) -> None:
    """Two seconds of the title page, then the window is closed while sounds play."""
    code = (
        "import pygame, sys\n"
        "from game.desktop import app\n"
        "from game.desktop.loop import Stage\n"
        "from game.desktop.preferences import Keeper, Preferences\n"
        "if __name__ == '__main__':\n"
        "    frames, real = [], Stage.frame\n"
        "    def frame(stage, dt, events):\n"
        "        frames.append(1)\n"
        "        stage.sounds.play('victory')\n"
        "        return real(stage, dt, [*events, *([pygame.Event(pygame.QUIT)] if len(frames) > 60 else [])])\n"
        "    Stage.frame = frame\n"
        "    made = app.App(Keeper(first=Preferences(volume_hearth=100)), autosave=False)\n"
        "    app.run(made, made.title_page())\n"
        "    print('ended')\n"
    )
    script = tmp_path / "start.py"
    script.write_text(code, encoding="utf-8")
    environ = {**os.environ, "SDL_AUDIODRIVER": driver, "PYTHONPATH": str(ROOT), "SKALD_DATA": str(tmp_path)}
    environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    if not driver:
        environ.pop("SDL_AUDIODRIVER")
    command = [sys.executable, str(script)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ended\n", "")
