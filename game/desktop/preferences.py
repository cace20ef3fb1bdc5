"""What a person wishes of the program, kept between runs in one readable file of the user's own folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.desktop.settingsfile import read_settings
from game.kernel.errors import BadFile
from game.kernel.texts import gettext as _

FILE = "settings.json"
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Scale = Annotated[float, msgspec.Meta(ge=1.0, le=2.0)]
Speed = Literal["slow", "normal", "fast"]
Palette = Literal["classic", "clear", "contrast"]
Language = Literal["", "en", "de", "pt_BR"]
Wide = Annotated[int, msgspec.Meta(ge=1024, le=16384)]
High = Annotated[int, msgspec.Meta(ge=640, le=16384)]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every setting with what it is until somebody changes it.

    `scale`: of the interface, None follows the window. `language`: empty for the system's. `window`:
    its size in pixels while it does not fill the screen, None until somebody changes it. `taught`: modes whose first
    match was played or declined, as `skyrim/chaos`. `standing_orders`: what is asked of a faction in the turns of
    others, as `orc:never`.
    """

    language: Language = ""
    scale: Scale | None = None
    fullscreen: bool = False
    window: tuple[Wide, High] | None = None
    palette: Palette = "classic"
    patterns: bool = False
    reduced_motion: bool = False
    volume: Percent = 80
    volume_pieces: Percent = 100
    volume_signals: Percent = 100
    volume_hearth: Percent = 0
    speed: Speed = "normal"
    ask_before_slips: bool = True
    guide: bool = False
    taught: tuple[str, ...] = ()
    standing_orders: tuple[str, ...] = ()


class Keeper:
    """Holds the settings that are in force, tells who listens, and writes them down.

    A file with a fault is left as it was: what is right in it counts, changes hold for this run alone, and `trouble`
    says why in a sentence. Without a path nothing is written.
    """

    def __init__(self, path: Path | None = None, first: Preferences | None = None) -> None:
        self.trouble = ""
        self.on_change: list[Callable[[Preferences], None]] = []
        self._path = path
        self.now = first or Preferences()
        if path is not None and first is None:
            self.now, self.trouble = read_settings(path, Preferences)
            self._path = None if self.trouble else path

    @property
    def folder(self) -> Path | None:
        """Where the settings are kept; None where they are not."""
        return self._path.parent if self._path else None

    def change(self, **values: object) -> None:
        """Put other values in force."""
        fresh = msgspec.structs.replace(self.now, **values)
        if fresh == self.now:
            return
        self.now = fresh
        self._write()
        for listener in self.on_change:
            listener(fresh)

    def _write(self) -> None:
        """Beside, then in its place: a crash leaves the old file or the new one. A link stays one."""
        if self._path is None:
            return
        path = Path(os.path.realpath(self._path))
        beside = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.now), indent=2) + b"\n")
            os.replace(beside, path)
            self.trouble = ""
        except OSError as error:
            self.trouble = str(BadFile(self._path, "", _("it cannot be written ({why}).").format(why=error.strerror)))
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
