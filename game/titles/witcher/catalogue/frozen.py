"""The catalogue as the rules read it: tuples of small frozen records, every number an int, every card its place.

Texts are in English, as they are written; whoever shows one asks `said.said` for it. Programs are told in
effects/ops.py, moments and measures in effects/moments.py, the numbers of colours, terrains and schools in terms.py.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, field
from typing import NamedTuple

from game.titles.witcher.effects.ops import Program


class Fight(NamedTuple):
    """What counts of a card, or of a used Extension, in a fight."""

    damage: int = 0
    shield: int = 0
    draw: int = 0
    take_top: int = 0
    take_back: int = 0


class Extension(NamedTuple):
    """A colour that may follow, and what counts when one of that colour does."""

    colour: int
    fight: Fight


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A physical card. `school` is -1 for common cards; `design` is shared by the cards of one name."""

    key: str
    name: str
    design: str
    colour: int
    cost: int
    terrain: int
    school: int
    fight: Fight
    extensions: tuple[Extension, ...]
    counts: tuple[Fight, ...] = field(init=False)  # with each Extension used, and last with none

    def __post_init__(self) -> None:
        used = (Fight(*map(sum, zip(self.fight, one.fight, strict=True))) for one in self.extensions)
        object.__setattr__(self, "counts", (*used, self.fight))


class Need(NamedTuple):
    """A condition: `measure` (with its argument, such as a mask of colours) lies between `least` and `most`."""

    measure: int
    argument: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Ability:
    """What something does at its moment. `cards`, `potions`: the price; `places`: Locations that count.

    `number` is its place in `Catalogue.abilities`.
    """

    number: int
    moment: int
    first: bool
    limit: int
    monsters_only: bool
    needs: tuple[Need, ...]
    cards: int
    potions: int
    places: tuple[int, ...]
    program: int


class SpecialtyLevel(NamedTuple):
    """The numbers of a Specialty at one level; each Specialty uses its own of them."""

    damage: int
    draw: int
    look: int
    take: int
    discard: int
    shield: int
    any_card: int


@dataclass(frozen=True, slots=True)
class School:
    """`start` is a Location, `levels[0]` the Specialty at level 1, `deck` the ten starting cards, `trophy` a Trophy."""

    key: str
    name: str
    start: int
    specialty: str
    levels: tuple[SpecialtyLevel, ...]
    deck: tuple[int, ...]
    trophy: int


@dataclass(frozen=True, slots=True)
class Monster:
    """A Monster; its Trophy has the same number in `Catalogue.trophies`."""

    key: str
    name: str
    level: int
    life: int
    ability: Ability
    lore: str
    slain: str
    fled: str


@dataclass(frozen=True, slots=True)
class Trophy:
    """`monster`, `school`, `attribute`: whose it is, the others are -1."""

    key: str
    name: str
    copies: int
    monster: int
    school: int
    attribute: int
    ability: Ability


class FightCard(NamedTuple):
    """A Monster Fight card: the program of each attack type."""

    key: str
    charge: int
    bite: int


@dataclass(frozen=True, slots=True)
class Potion:
    """A kind of Potion."""

    key: str
    name: str
    copies: int
    ability: Ability


class Choice(NamedTuple):
    """What can be chosen on a card: the words, the Gold it costs, the program, the Quest in it or -1; unused Potions
    and hand cards that it costs.

    A deed stands alone and is no choice.
    """

    offer: str
    pay: int
    program: int
    quest: int
    potions: int = 0
    cards: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """An Exploration card or an Event. Of a card to be kept the one choice has no words, and `intro` may be empty."""

    key: str
    title: str
    mood: str
    intro: str
    choices: tuple[Choice, ...]
    before: int = -1
    """The program that is carried out before the choice, or -1."""


@dataclass(frozen=True, slots=True)
class Quest:
    """`kind` and `place` as in terms.py; `event` is a number in `Catalogue.events`; `card` one in `explorations`."""

    key: str
    card: int
    kind: int
    place: int
    event: int
    cost: int
    words: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What stays with its owner. `text` is empty where the card says no more than when it helps."""

    key: str
    kind: int
    name: str
    text: str
    use: str
    abilities: tuple[Ability, ...]
    told: int = -1
    """The text that is told after its use, or -1."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """Everything; the number of a thing is its place in its tuple."""

    action_cards: tuple[ActionCard, ...]
    common: tuple[int, ...]
    """The 90 cards of the common deck."""
    schools: tuple[School, ...]
    monsters: tuple[Monster, ...]
    trophies: tuple[Trophy, ...]
    """Those of the Monsters in their order, then of the schools, then of the Attributes."""
    attribute_trophies: tuple[int, ...]
    fight_cards: tuple[FightCard, ...]
    potions: tuple[Potion, ...]
    explorations: tuple[Sheet, ...]
    city: tuple[int, ...]
    wilds: tuple[int, ...]
    events: tuple[Sheet, ...]
    quests: tuple[Quest, ...]
    kept: tuple[Kept, ...]
    abilities: tuple[Ability, ...]
    programs: tuple[Program, ...]
    texts: tuple[str, ...]
    sea: tuple[Sheet, ...] = ()
    """The halves of the Skellige Exploration cards, of each the safe one first; their mood is the sky."""
    dagon: int = -1
    """The number of Dagon among the Monsters, which has no token and no Trophy."""


def facts(catalogue: Catalogue) -> tuple[object, ...]:
    """What the rules read, without any text: catalogues of equal facts play alike."""
    one = catalogue
    return (
        [(c.key, c.colour, c.cost, c.terrain, c.school, c.fight, c.extensions) for c in one.action_cards],
        [(s.key, s.start, s.levels, s.deck, s.trophy) for s in one.schools],
        [(m.key, m.level, m.life, m.ability.number) for m in one.monsters],
        [(t.key, t.copies, t.monster, t.school, t.attribute, t.ability.number) for t in one.trophies],
        one.fight_cards,
        [(p.key, p.copies, p.ability.number) for p in one.potions],
        [(s.key, [choice[1:] for choice in s.choices]) for s in (*one.explorations, *one.events, *one.sea)],
        [sheet.before for sheet in one.sea],
        [(q.card, q.kind, q.place, q.event, q.cost) for q in one.quests],
        [(k.key, k.kind, [ability.number for ability in k.abilities]) for k in one.kept],
        [astuple(ability) for ability in one.abilities],
        one.programs,
    )
