"""A device that plays nothing and keeps account of all that it was told."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Spy:
    """`played`: (voice, name, variant, volume); `volumes`: what each voice has now."""

    opens: bool = True
    started: bool = False
    closed: bool = False
    played: list[tuple[int, str, int, float]] = field(default_factory=list)
    volumes: dict[int, float] = field(default_factory=dict)
    faded: list[int] = field(default_factory=list)
    looping: set[int] = field(default_factory=set)

    def names(self) -> list[str]:
        return [name for _voice, name, _variant, _volume in self.played]

    def start(self) -> None:
        self.started = True

    def ready(self) -> bool:
        return self.opens

    def busy(self, voice: int) -> bool:
        return voice in self.volumes

    def play(self, voice: int, name: str, variant: int, volume: float, rise_ms: int = 0, loop: bool = False) -> None:
        assert 0 < volume <= 1
        self.played.append((voice, name, variant, volume))
        self.volumes[voice] = volume
        if loop:
            self.looping.add(voice)

    def set_volume(self, voice: int, volume: float) -> None:
        self.volumes[voice] = volume

    def fade(self, voice: int, ms: int) -> None:
        self.faded.append(voice)
        self.volumes.pop(voice, None)

    def all_end(self) -> None:
        """What plays has come to its end, but for loops."""
        self.volumes = {voice: v for voice, v in self.volumes.items() if voice in self.looping}

    def close(self) -> None:
        self.closed = True
