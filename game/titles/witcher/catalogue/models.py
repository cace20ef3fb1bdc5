"""The TOML files as models: what an entry must have, by itself. What entries say of one another is in checks.py."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue.said import Said
from game.titles.witcher.catalogue.terms import ATTRIBUTES, COLOURS, SCHOOLS, TERRAINS
from game.titles.witcher.catalogue.vocabulary import (
    Ability,
    Effect,
    Location,
    Strict,
    one_of,
    refusal,
)

Effects = list[Effect]


def words_from(least: int, most: int) -> AfterValidator:
    """A validator: one paragraph of so many words."""

    def check(text: str) -> str:
        n = len(text.split())
        if not least <= n <= most:
            said = _("it has {n} words; {least} to {most} are wanted")
            raise refusal(said.format(n=n, least=least, most=most))
        if text != text.strip() or "\n" in text:
            raise refusal(_("it must be one paragraph, without space at its ends"))
        return text

    return AfterValidator(check)


Name = Annotated[str, words_from(1, 5), AfterValidator(Said)]
Intro = Annotated[str, words_from(40, 75), AfterValidator(Said)]
Line = Annotated[str, words_from(1, 14), AfterValidator(Said)]
Result = Annotated[str, words_from(10, 45), AfterValidator(Said)]
Story = Annotated[str, words_from(10, 55), AfterValidator(Said)]
Lore = Annotated[str, words_from(30, 50), AfterValidator(Said)]
Sentence = Annotated[str, words_from(8, 35), AfterValidator(Said)]
Scene = Annotated[str, words_from(8, 40)]  # for the painter: nobody reads it at the table
Mood = Literal["funny", "eerie", "tender"]
School = Annotated[str, AfterValidator(one_of(SCHOOLS))]


# -- action cards -------------------------------------------------------------------------------------
class Fight(Strict):
    """What counts of a card in a fight (WOW-CRD-03)."""

    damage: Annotated[int, Field(ge=0, le=9)] = 0
    shield: Annotated[int, Field(ge=0, le=9)] = 0
    draw: Annotated[int, Field(ge=-9, le=9)] = 0
    take_top: bool = False
    take_back: bool = False


class Extension(Fight):
    """A colour that may follow, and what counts only when one of that colour does (WOW-CRD-04)."""

    colour: Annotated[str, AfterValidator(one_of(COLOURS))]


Extensions = Annotated[list[Extension], Field(max_length=4)]


class Design(Strict):
    """A common card, printed once with each terrain (WOW-TAB-19)."""

    name: Name
    colour: Annotated[str, AfterValidator(one_of(COLOURS))]
    cost: Annotated[int, Field(ge=0, le=2)]
    fight: Fight
    extensions: Extensions = Field(default_factory=list)


class Starting(Strict):
    """One card of a starting deck."""

    terrain: Annotated[str, AfterValidator(one_of(TERRAINS))]
    extensions: Extensions = Field(default_factory=list)


class StartingDesign(Strict):
    """A starting card, with the two that each school has of it."""

    name: Name
    colour: Annotated[str, AfterValidator(one_of(COLOURS))]
    fight: Fight
    schools: dict[School, Annotated[list[Starting], Field(min_length=2, max_length=2)]]


class ActionCards(Strict):
    """action_cards.toml."""

    designs: dict[str, Design]
    starting: dict[str, StartingDesign]


# -- exploration and events ---------------------------------------------------------------------------
class Told(Strict):
    """An effect with what is said of it: one result, or one for each band of the effect's branches."""

    effect: Effects
    result: Result | None = None
    results: dict[str, Result] = Field(default_factory=dict)
    kept: Name | None = None
    use: Story | None = None
    abilities: list[Ability] = Field(default_factory=list)


class Option(Told):
    """One of the two choices; `pay` is its visible price in Gold."""

    offer: Line
    pay: Annotated[int, Field(ge=0, le=9)] = 0
    quest: Line | None = None


class Exploration(Strict):
    """A City or Wilds card."""

    title: Name
    mood: Mood
    scene: Scene
    intro: Intro
    a: Option
    b: Option


class Event(Strict):
    """An Event in one of four forms: two options, one deed, Equipment or a Companion (WOW-EVT-01)."""

    title: Name
    mood: Mood
    scene: Scene
    intro: Intro | None = None
    a: Option | None = None
    b: Option | None = None
    deed: Line | None = None
    effect: Effects | None = None
    result: Result | None = None
    results: dict[str, Result] = Field(default_factory=dict)
    host: Result | None = None
    kind: Literal["equipment", "companion"] | None = None
    text: Story | None = None
    use: Story | None = None
    abilities: list[Ability] = Field(default_factory=list)


# -- the rest -----------------------------------------------------------------------------------------
class Monster(Strict):
    """A Monster card with its Trophy side."""

    name: Name
    level: Annotated[int, Field(ge=1, le=3)]
    life: Annotated[int, Field(ge=1, le=20)]
    ability: Ability
    trophy: Ability
    lore: Lore
    scene: Scene
    slain: Sentence
    fled: Sentence


class FightCard(Strict):
    """A Monster Fight card: what happens by either attack type."""

    charge: Effects
    bite: Effects


class Potion(Strict):
    """A kind of Potion."""

    name: Name
    copies: Annotated[int, Field(ge=1, le=9)]
    ability: Ability


class Trophy(Strict):
    """A school's or an Attribute's Trophy."""

    name: Name
    school: School | None = None
    attribute: Annotated[str, AfterValidator(one_of(ATTRIBUTES))] | None = None
    copies: Annotated[int, Field(ge=1, le=9)]
    ability: Ability


class Level(Strict):
    """The numbers of a Specialty at a level; each school uses those that its Specialty knows."""

    damage: int = 0
    draw: int = 0
    look: int = 0
    take: int = 0
    discard: int = 0
    shield: int = 0
    any_card: bool = False


class SchoolEntry(Strict):
    """A school: where its Witcher starts, its Specialty."""

    name: Name
    start: Location
    specialty: Name
    levels: Annotated[list[Level], Field(min_length=5, max_length=5)]


# -- the files ----------------------------------------------------------------------------------------
class Book(Strict):
    """All files of the catalogue, each under its name."""

    action_cards: ActionCards
    schools: dict[str, SchoolEntry]
    monsters: dict[str, Monster]
    monster_fight: dict[str, FightCard]
    potions: dict[str, Potion]
    trophies: dict[str, Trophy]
    city: dict[str, Exploration]
    wilds: dict[str, Exploration]
    events: dict[str, Event]
