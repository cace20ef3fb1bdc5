"""The sound device: tried in a process beside the window, opened only once that has worked.

Opening a device can block for as long as a broken sound server likes, and pygame keeps the interpreter to itself
meanwhile; a thread would not help. What cannot be opened, or not within PATIENCE seconds, leaves the game silent.
"""

from __future__ import annotations

import contextlib
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Protocol

import pygame

from game.desktop.sound.catalogue import sound_file
from game.desktop.sound.probe import open_mixer, probe

VOICES = 12
PATIENCE = 15.0  # a loaded machine starts the trial late


class Device(Protocol):
    """Plays sounds in numbered voices."""

    def start(self) -> None:
        """Begin to open; nothing waits for it."""

    def ready(self) -> bool:
        """Whether it can play by now."""

    def busy(self, voice: int) -> bool:
        """Whether a voice is playing."""

    def play(self, voice: int, name: str, variant: int, volume: float, rise_ms: int = 0, loop: bool = False) -> None:
        """Begin a sound in a voice; `volume` from 0 to 1."""

    def set_volume(self, voice: int, volume: float) -> None:
        """Of what a voice plays, at once."""

    def fade(self, voice: int, ms: int) -> None:
        """Let a voice fall silent."""

    def close(self) -> None:
        """End everything at once."""


class Mixer:
    """pygame's mixer as a Device."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._probe: SpawnProcess | None = None
        self._until = 0.0
        self._open = False
        self._sounds: dict[tuple[str, int], pygame.mixer.Sound | None] = {}

    def start(self) -> None:
        """Try the device beside the window."""
        self._until = monotonic() + self._patience
        self._probe = get_context("spawn").Process(target=probe, daemon=True)
        try:
            self._probe.start()
        except OSError:
            self._probe = None

    def ready(self) -> bool:
        """Whether the device is open; opens it when the trial has ended well."""
        if self._probe is not None:
            code = self._probe.exitcode
            if code is None and monotonic() < self._until:
                return False
            self._forget_probe()
            if code == 0:
                self._open_here()
        return self._open

    def _open_here(self) -> None:
        with contextlib.suppress(pygame.error):
            open_mixer()
            pygame.mixer.set_num_channels(VOICES)
            self._open = True

    def _forget_probe(self) -> None:
        """Killed, and not asked to end: while it waits for a device it hears nothing."""
        probe_, self._probe = self._probe, None
        if probe_ is not None:
            probe_.kill()
            probe_.join(1)

    def busy(self, voice: int) -> bool:
        """Whether a voice is playing."""
        return pygame.mixer.Channel(voice).get_busy()

    def play(self, voice: int, name: str, variant: int, volume: float, rise_ms: int = 0, loop: bool = False) -> None:
        """Begin a sound; a file that cannot be read is silent."""
        sound = self._sound(name, variant)
        if sound is not None:
            sound.set_volume(volume)
            pygame.mixer.Channel(voice).play(sound, loops=-1 if loop else 0, fade_ms=rise_ms)

    def _sound(self, name: str, variant: int) -> pygame.mixer.Sound | None:
        key = (name, variant)
        if key not in self._sounds:
            try:
                self._sounds[key] = pygame.mixer.Sound(sound_file(name, variant))
            except (pygame.error, OSError):
                self._sounds[key] = None
        return self._sounds[key]

    def set_volume(self, voice: int, volume: float) -> None:
        """Of what a voice plays."""
        sound = pygame.mixer.Channel(voice).get_sound()
        if sound is not None:
            sound.set_volume(volume)

    def fade(self, voice: int, ms: int) -> None:
        """Let a voice fall silent."""
        pygame.mixer.Channel(voice).fadeout(ms)

    def close(self) -> None:
        """Stop trying, or stop playing."""
        self._forget_probe()
        if self._open:
            self._open = False
            self._sounds.clear()
            pygame.mixer.quit()
