"""Plain models of cards: what stands on them, in words and numbers.

Colours: 0 blue, 1 red, 2 green, 3 yellow, 4 purple. Terrains: 0 forest, 1 mountain, 2 water, 3 all of them.
Effects are (what, how much) with what one of `damage`, `shield`, `draw` (may be negative), `top` (take the top card of
the discard pile), `return` (take this card back). Words come translated from whoever makes the model.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Effect = tuple[str, int]
Effects = tuple[Effect, ...]
State = Literal["", "legal", "chosen", "dim", "ghost"]  # of a card that could be used


@dataclass(frozen=True, slots=True)
class Tab:
    """A combo extension."""

    colour: int
    effects: Effects = ()


@dataclass(frozen=True, slots=True)
class ActionFace:
    """An action card. `picture` names its design; `school` stands on starting cards only."""

    picture: str
    name: str
    colour: int
    terrain: int
    effects: Effects = ()
    tabs: tuple[Tab, ...] = ()
    cost: int = 0
    school: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """A card as one person sees it: `value` names it to the table, `note` stands on a ribbon above it."""

    value: int
    face: ActionFace | None  # None: face down
    state: State = ""
    note: str = ""
    why: tuple[str, ...] = ()  # sentences of its tooltip: what it would do, or why it cannot be used


@dataclass(frozen=True, slots=True)
class PotionFace:
    """A potion: its name, what it does, the key of its flask (`p1` to `p7`)."""

    name: str
    words: str
    picture: str = "p1"


@dataclass(frozen=True, slots=True)
class PaperFace:
    """Whatever is kept beside the board: `kind` is `quest`, `trophy`, `gear` or `friend`; `line` a short second line
    (the place of a quest, once per fight)."""

    kind: str
    name: str
    words: str
    line: str = ""
    emblem: str = ""  # a school's sign, or the picture of a monster


@dataclass(frozen=True, slots=True)
class Offered:
    """Something kept that can be used now, or cannot: `used` was used already, else `why` says what hinders it."""

    value: int
    face: PotionFace | PaperFace
    legal: bool = False
    used: bool = False
    chosen: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: `name` is what the table hears. `cost` stands small beside the words."""

    name: str
    words: str
    primary: bool = False
    legal: bool = True
    why: str = ""
    key: str = ""  # the key that does the same, for the tooltip


@dataclass(frozen=True, slots=True)
class Seat:
    """A person at the table in a line: name, school, colour of its piece, the faction whose form the piece has."""

    seat: int
    name: str
    school: str
    faction: str = "imperial"


@dataclass(frozen=True, slots=True)
class Pile:
    """A discard pile: how many cards, and the top one."""

    size: int = 0
    top: ActionFace | None = None
    cards: tuple[ActionFace, ...] = field(default=())
