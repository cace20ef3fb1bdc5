"""What the scene of a fight shows, in words and numbers. Sentences come translated."""

from __future__ import annotations

from dataclasses import dataclass

from game.desktop.tables.witcher.views.hand import HandModel
from game.desktop.tables.witcher.views.models import ActionFace, Choice, Effects, Offered, Pile, Seat
from game.kernel.texts import N_

PHASES = (N_("Prepare"), N_("Combo"), N_("Resolve"), N_("Draw"))  # for the bar at the top (WOW-WTN-01)
Fact = tuple[str, str]  # a label and what is so

NO_CARDS = Pile()


@dataclass(frozen=True, slots=True)
class Life:
    """A life pool: of so many cards so many are left, and so many of those are about to fall."""

    total: int
    left: int
    falling: int = 0
    line: str = ""  # "5 of them fall to this Combo"


@dataclass(frozen=True, slots=True)
class Power:
    """A specialty: what it does at its level, and whether it can be used now."""

    name: str
    level: int
    words: str
    legal: bool = False
    used: bool = False
    chosen: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A witcher in the fight. `change`: points that the shield is about to gain or lose."""

    seat: Seat
    level: int
    shield: int
    shield_most: int
    life: Life
    change: int = 0
    hand: int = 0
    discard: Pile = NO_CARDS
    power: Power | None = None
    potions: str = ""  # "1 of 2 Potions used": said of a rival


@dataclass(frozen=True, slots=True)
class Monster:
    """The monster of the fight; `key` names its picture."""

    key: str
    name: str
    level: int
    terrain: int
    life: Life
    words: str  # its ability


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the combo. `used`: which of its tabs the next card uses; `ghost`: it still lies in the hand."""

    value: int
    face: ActionFace
    used: int = -1
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """A line of the combo's sheet: what (an effect's name), how much, in words, and how it comes about."""

    what: str
    amount: str
    words: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """What the combo comes to; `notes` are what abilities add or take."""

    sums: tuple[Sum, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Half:
    """Half of a fight card: figures where it deals damage, words for everything else."""

    effects: Effects = ()
    words: str = ""


@dataclass(frozen=True, slots=True)
class Blow:
    """A monster's card: `chosen` 0 charge, 1 bite, -1 neither yet. `losses`: (effect's name, what, how many).
    `damage`: all that it dealt."""

    charge: Half
    bite: Half
    chosen: int
    losses: tuple[tuple[str, str, int], ...] = ()
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Told:
    """A line of what happened before: who and what."""

    who: str
    what: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class FightModel:
    """The whole scene. `foe`: a monster, or the other witcher. `turn` says whose fight turn it is."""

    foe: Monster | Fighter
    me: Fighter
    hand: HandModel
    turn: str = ""
    question: str = ""
    hint: str = ""
    combo: tuple[Laid, ...] = ()
    rivals: bool = False  # the combo is the other's
    tally: Tally | None = None
    blow: Blow | None = None
    blow_title: str = ""  # "The Leshen's blow"
    blow_empty: str = ""  # what stands there before any
    before: tuple[Told, ...] = ()
    facts: tuple[Fact, ...] = ()  # trail token, number of the turn, wagers
    potions: tuple[Offered, ...] = ()
    potions_line: str = ""  # "1 of 2 used"
    powers: tuple[Offered, ...] = ()  # trophies, equipment, companions
    buttons: tuple[Choice, ...] = ()
    scene: str = ""  # the picture of a fight of witchers
    told: tuple[str, ...] = ()  # paragraphs on how the fight ended, in place of the hand
    lore: str = ""  # one more below them, for its sound only
