"""What the pages before and after a match say of a title beyond what its rules tell: plain data, read before a table.

Each title has one as `FRONT` in tables/TITLE/front.py; it must import nothing that the first frame can do without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.desktop.scenes.models import Landscape, OptionChoice


@dataclass(frozen=True)
class Front:
    """Texts are marked for translation here and translated where they are shown.

    `line` and `length` stand on the title's card; `about`, `ways`, `seats` and `fair` on its new-match page. `options`
    are those of the title's settings that can be changed there, in order.
    """

    line: str
    length: str
    picture: Landscape
    about: str
    ways: str
    seats: str
    fair: str
    icons: dict[str, str] = field(default_factory=dict)  # mode to icon
    options: tuple[OptionChoice, ...] = ()
    names: Callable[[], Mapping[str, str]] = dict  # key to name, for the rules page: what stands on the map
