"""The module's TOML files as models: what an entry must have, by itself (catalogue/models.py has those of the base)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.titles.witcher.catalogue.models import Intro, Line, Lore, Name, Result, Scene, Sentence, Story, words_from
from game.titles.witcher.catalogue.said import Said
from game.titles.witcher.catalogue.terms import LOCATIONS, SEA_PLACES
from game.titles.witcher.catalogue.vocabulary import Ability, Effect, Strict, one_of

Effects = list[Effect]
Tale = Annotated[str, words_from(25, 50), AfterValidator(Said)]
Sky = Literal[
    "dawn", "clear", "cloud", "wind", "haze", "fog", "rain", "storm", "snow", "hail", "dusk", "night", "moon"
]  # fmt: skip
AnyPlace = Annotated[str, AfterValidator(one_of((*LOCATIONS, *SEA_PLACES[:-1])))]
Price = Annotated[int, Field(ge=0, le=9)]
ACTIONS = (
    "any_attribute", "mists", "trophy_exchange", "first_trophy", "arena", "four_potions", "three_gold", "all_trails",
    "none",
)  # fmt: skip


class Option(Strict):
    """One of two or three; `pay`, `pay_potions`, `pay_cards` is its visible price."""

    offer: Line
    effect: Effects
    pay: Price = 0
    pay_potions: Price = 0
    pay_cards: Price = 0
    result: Result | None = None
    results: dict[str, Result] = Field(default_factory=dict)


class Deeds(Strict):
    """What is done: an effect alone, or options with what comes before them."""

    effect: Effects = Field(default_factory=list)
    result: Result | None = None
    results: dict[str, Result] = Field(default_factory=dict)
    a: Option | None = None
    b: Option | None = None
    c: Option | None = None

    @property
    def options(self) -> tuple[tuple[str, Option], ...]:
        """Those that are there, by their letters."""
        letters = (("a", self.a), ("b", self.b), ("c", self.c))
        return tuple((letter, option) for letter, option in letters if option is not None)


class Half(Deeds):
    """The safe or the dangerous half of a card."""

    sky: Sky
    intro: Tale
    before: Result | None = None
    quest: Line | None = None


class Card(Strict):
    """A Skellige Exploration card."""

    title: Name
    scene: Scene
    safe: Half
    danger: Half


class Event(Deeds):
    """A Skellige Event card; `at` is the place of a quest."""

    kind: Literal["quest", "item", "island", "instant"]
    title: Name
    scene: Scene
    intro: Intro
    at: AnyPlace | None = None
    use: Line | None = None
    abilities: list[Ability] = Field(default_factory=list)


class Dagon(Strict):
    """Dagon's card, the side with the Special Ability alone."""

    name: Name
    level: Literal[2]
    life: Literal[15]
    ability: Ability
    lore: Lore
    scene: Scene
    driven: Sentence


class Bonus(Strict):
    """A Dagon Bonus card: what it gives, then what it costs."""

    name: Name
    text: Story
    use: Story
    abilities: list[Ability]


class BonusFile(Strict):
    """skellige_bonus.toml."""

    dagon: Dagon
    bonus: dict[str, Bonus]


class Place(Strict):
    """What is done on an island, or the open sea; all else is told by the map."""

    action: Annotated[str, AfterValidator(one_of(ACTIONS))]
    printed: bool = False


class PlacesFile(Strict):
    """places.toml."""

    places: dict[str, Place]


class SeaBook(Strict):
    """All files of the module, each under its name."""

    skellige_exploration: dict[str, Card]
    skellige_events: dict[str, Event]
    skellige_bonus: BonusFile
    places: PlacesFile
