"""Opens the sound device once in a process of its own: what blocks or complains there disturbs nobody."""

from __future__ import annotations

import os

RATE, SIZE, SIDES, BUFFER = 44_100, -16, 2, 1024  # samples a second, bits (signed), channels, samples


def open_mixer() -> None:
    """Open the device as the program wants it. Raises pygame.error where there is none."""
    import pygame.mixer

    pygame.mixer.init(RATE, SIZE, SIDES, BUFFER)


def probe() -> None:
    """End with 0 where the device can be opened and closed, with 1 where it cannot; say nothing either way."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        open_mixer()
        import pygame.mixer

        pygame.mixer.quit()
    except Exception:  # whatever it was, there will be no sound
        os._exit(1)
    os._exit(0)
