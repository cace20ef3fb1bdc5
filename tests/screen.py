"""A real screen without a monitor: Xvfb, with windows found, looked at and closed as a person would."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

_CLIENT_MESSAGE = 33


@dataclass(frozen=True)
class Screen:
    """A running Xvfb: its DISPLAY, and the file its pixels lie in."""

    display: str
    frame: Path

    def find(self, window_class: str, seconds: float = 20) -> int:
        """The visible window of a class, waited for; raises TimeoutError."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found = self.xdotool("search", "--onlyvisible", "--class", window_class).split()
            if found:
                return int(found[-1])
            time.sleep(0.05)
        raise TimeoutError(f"no window of class {window_class} within {seconds} s")

    def xdotool(self, *arguments: str) -> str:
        """What xdotool prints; nothing where it finds nothing."""
        environ = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(["xdotool", *arguments], env=environ, capture_output=True, text=True, check=False)
        return done.stdout

    def picture(self) -> Image.Image:
        """All that is on the screen, read from Xvfb's file in the XWD format of X11."""
        data = self.frame.read_bytes()
        head = struct.unpack_from(">25I", data)
        start, width, height, stride, colours = head[0], head[4], head[5], head[12], head[19]
        pixels = data[start + colours * 12 :]
        return Image.frombytes("RGB", (width, height), pixels, "raw", "BGRX", stride)

    def close(self, window: int) -> None:
        """Ask a window to close, as its close button does; this xdotool can only kill."""
        x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(self.display.encode()))
        protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
        event = _ClientMessage(kind=_CLIENT_MESSAGE, window=window, message=protocols, form=32)
        event.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
        x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
        x11.XCloseDisplay(display)


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent, padded to the size of XEvent."""

    _fields_ = (
        ("kind", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message", ctypes.c_ulong),
        ("form", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("pad", ctypes.c_long * 24),
    )


def missing() -> str | None:
    """What a screen would need and is not here, as a reason to skip."""
    lacking = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    return f"{' and '.join(lacking)} not installed" if lacking else None


@contextmanager
def screen(width: int = 1920, height: int = 1080) -> Iterator[Screen]:
    """A screen on a display number that Xvfb chooses itself, so that several can run at a time."""
    reading, writing = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        size = ["-screen", "0", f"{width}x{height}x24", "-fbdir", folder]
        command = ["Xvfb", "-displayfd", str(writing), *size, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        try:
            with os.fdopen(reading) as answer:
                number = answer.readline().strip()
            assert number, "Xvfb did not start"
            yield Screen(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()
