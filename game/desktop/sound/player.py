"""Decides what is heard of all that could be: volumes, few voices, no sound twice at once, the hearth behind all."""

from __future__ import annotations

import random
from collections import deque

from game.desktop.preferences import Keeper, Preferences
from game.desktop.sound.catalogue import HEARTH, SOUNDS, Kind
from game.desktop.sound.device import VOICES, Device

MOST_A_SECOND = 8
START_MS = 250  # after the first frame, when the window is there
HEARTH_VOICE = 0
RISE_MS, FALL_MS = 2500, 1200  # of the hearth
VARIES = 0.12  # by which part of its strength a sound differs from the last


class Sounds:
    """Plays sounds by name. The volumes are those of the settings, at once; before the device is open all is silent."""

    def __init__(self, keeper: Keeper, device: Device, chance: random.Random | None = None) -> None:
        self.muted = False
        self._keeper = keeper
        self._device = device
        self._chance = chance or random.Random()
        self._clock = 0
        self._started = self._ready = self._burning = False
        self._begun: deque[int] = deque(maxlen=MOST_A_SECOND)
        self._last: dict[str, int] = {}
        self._variant: dict[str, int] = {}
        self._voices: dict[int, tuple[str, float]] = {}  # what each plays, and how strongly for its kind
        keeper.on_change.append(self._changed)

    # -- volumes ----------------------------------------------------------------------------------
    def volume(self, kind: Kind) -> float:
        """How loud sounds of a kind are now, 0 to 1; squared, since the ear takes half the pressure for more."""
        if self.muted:
            return 0.0
        now = self._keeper.now
        part = {"pieces": now.volume_pieces, "signals": now.volume_signals, "hearth": now.volume_hearth}[kind.group]
        return kind.gain * (now.volume * part / 10_000) ** 2

    def mute(self) -> bool:
        """Silence, or not any more; the volumes stay as they are. Whether it is silent now."""
        self.muted = not self.muted
        self._adjust()
        return self.muted

    def _changed(self, _now: Preferences) -> None:
        self._adjust()

    def _adjust(self) -> None:
        if not self._ready:
            return
        for voice, (name, strength) in self._voices.items():
            self._device.set_volume(voice, strength * self.volume(SOUNDS[name]))
        self._tend_hearth()

    # -- playing ----------------------------------------------------------------------------------
    def play(self, name: str) -> bool:
        """Play a sound, unless too much is heard already; whether it is played."""
        kind = SOUNDS[name]
        volume = self.volume(kind)
        if not self._ready or volume == 0 or self._too_much(name, kind):
            return False
        voice = next((v for v in range(1, VOICES) if not self._device.busy(v)), None)
        if voice is None:
            return False
        strength = 1 - VARIES * self._chance.random()
        self._begun.append(self._clock)
        self._last[name] = self._clock
        self._voices[voice] = (name, strength)
        self._device.play(voice, name, self._another(name, kind), volume * strength)
        return True

    def _too_much(self, name: str, kind: Kind) -> bool:
        if self._clock - self._last.get(name, -10_000) < kind.gap_ms:
            return True
        return len(self._begun) == MOST_A_SECOND and self._clock - self._begun[0] < 1000

    def _another(self, name: str, kind: Kind) -> int:
        """A variant other than the last one."""
        others = [n for n in range(1, kind.variants + 1) if n != self._variant.get(name)]
        self._variant[name] = self._chance.choice(others or [1])
        return self._variant[name]

    # -- time -------------------------------------------------------------------------------------
    def update(self, dt_ms: int) -> None:
        """Let time pass; opens the device a little after the first frame."""
        self._clock += dt_ms
        if not self._started and self._clock >= START_MS:
            self._started = True
            self._device.start()
        elif self._started and not self._ready and self._device.ready():
            self._ready = True
            self._tend_hearth()

    def _tend_hearth(self) -> None:
        """Light the fire, or let it go out."""
        volume = self.volume(SOUNDS[HEARTH])
        if volume > 0 and not self._burning:
            self._burning = True
            self._voices[HEARTH_VOICE] = (HEARTH, 1.0)
            self._device.play(HEARTH_VOICE, HEARTH, 1, volume, RISE_MS, loop=True)
        elif volume == 0 and self._burning:
            self._burning = False
            self._voices.pop(HEARTH_VOICE)
            self._device.fade(HEARTH_VOICE, FALL_MS)

    def close(self) -> None:
        """End everything at once."""
        self._ready = False
        self._keeper.on_change.remove(self._changed)
        self._device.close()


class Silence:
    """In place of Sounds where nothing shall be heard: in pictures and tests."""

    muted = True

    def play(self, name: str) -> bool:
        """Nothing."""
        return False

    def mute(self) -> bool:
        """It is silent anyway."""
        return True

    def update(self, dt_ms: int) -> None:
        """Nothing."""
