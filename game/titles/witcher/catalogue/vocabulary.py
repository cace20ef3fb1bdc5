"""The vocabulary of effects as it stands in the TOML files: lists of one-key tables, such as `[{ gold = 2 }]`.

A card, an ability or half a Monster Fight card says what it does in these words and in no other; effects/ops.py tells
what each word's op means. A word that is not known is refused with the nearest one that is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue.terms import ATTRIBUTES, COLOURS, LOCATIONS, SCHOOL_PLACES, SEA_PLACES, TERRAINS
from game.titles.witcher.effects.moments import LIMITS, MOMENTS


class Strict(BaseModel):
    """Data from a file: nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _known(cls, told: Any) -> Any:
        for word in told if isinstance(told, dict) else ():
            if word not in cls.model_fields:
                raise unknown(_("'{word}' is not known here"), word, cls.model_fields)
        return told


def refusal(said: str) -> PydanticCustomError:
    """What is wrong, in our words."""
    return PydanticCustomError("skald", "{said}", {"said": said})


def unknown(said: str, word: str, known: Iterable[str]) -> PydanticCustomError:
    """What is wrong, with the nearest word that would have been right."""
    return refusal(said.format(word=word) + did_you_mean(str(word), known))


def one_of(known: Sequence[str]) -> Callable[[str], str]:
    """A validator: the text is one of these keys."""

    def check(word: str) -> str:
        if word in known:
            return word
        raise unknown(_("there is no '{word}' here"), word, known)

    return check


_RANGE = re.compile(r"(\d+)(?:-(\d+)|(\+))?")


def bounds(text: str, no_bound: int = 99) -> tuple[int, int]:
    """`3-7` is (3, 7), `4` is (4, 4), `5+` is (5, no bound). Raises ValueError."""
    found = _RANGE.fullmatch(text)
    if found is None or (found[2] and int(found[2]) < int(found[1])):
        raise ValueError(text)
    least = int(found[1])
    return least, no_bound if found[3] else int(found[2] or least)


def _range(text: str) -> str:
    try:
        bounds(text)
    except ValueError:
        raise refusal(_("'{range}' is no range such as 3, 1-2 or 4+").format(range=text)) from None
    return text


Range = Annotated[str, AfterValidator(_range)]
Signed = Annotated[int, Field(ge=-9, le=9)]
Count = Annotated[int, Field(ge=1, le=9)]
Terrain = Annotated[str, AfterValidator(one_of(TERRAINS[:3]))]
Attribute = Annotated[str, AfterValidator(one_of(ATTRIBUTES))]
Level = Annotated[str, AfterValidator(one_of((*ATTRIBUTES, "witcher")))]
Colour = Annotated[str, AfterValidator(one_of(COLOURS))]
Location = Annotated[str, AfterValidator(one_of(LOCATIONS))]
Effects = list["Effect"]
Bands = dict[Range, Effects]


class Needs(Strict):
    """A condition: each measure lies in its range at that moment (effects/moments.py)."""

    shield: Range | None = None
    hand: Range | None = None
    gold: Range | None = None
    potions: Range | None = None
    pool: Range | None = None
    foe_pool: Range | None = None
    trails: Range | None = None
    trail_of_foe: Range | None = None
    trophies: Range | None = None
    lost: Range | None = None
    dealt: Range | None = None
    foe_lost: Range | None = None
    combo: Range | None = None
    blue: Range | None = None
    red: Range | None = None
    green: Range | None = None
    yellow: Range | None = None
    purple: Range | None = None
    green_or_yellow: Range | None = None
    combat: Range | None = None
    defense: Range | None = None
    alchemy: Range | None = None
    specialty: Range | None = None
    track: Range | None = None
    emerged: Range | None = None
    trail_of_dagon: Range | None = None


class Quest(Strict):
    """A place (a terrain whose token is drawn, a Location, a school), the Event read there, the Gold asked then."""

    at: Annotated[str, AfterValidator(one_of((*TERRAINS[:3], *LOCATIONS, *SCHOOL_PLACES)))]
    event: Annotated[int, Field(ge=1)]
    cost: Annotated[int, Field(ge=0, le=9)] = 0


class When(Strict):
    """A state decides, not the player."""

    needs: Needs
    then: Effects
    otherwise: Effects


class ShortFight(Strict):
    """Cards drawn, and three bands of total Damage (WOW-EVT-05)."""

    draw: Count
    bands: Bands


class Poker(Strict):
    """A throw of five dice with one second throw, against a hand that lies."""

    against: Annotated[list[Annotated[int, Field(ge=1, le=6)]], Field(min_length=5, max_length=5)]
    better: Effects
    otherwise: Effects


class ByPlace(Strict):
    """The player's own school, or another's."""

    own: Effects
    other: Effects


class Training(Strict):
    """A school's price: so much lower, at least so much."""

    cheaper: Count
    least: Count


class Passage(Strict):
    """A Movement to a connected Location of a terrain for a number of cards of any terrain."""

    to: Terrain
    cards: Annotated[int, Field(ge=0, le=2)]


class ComboPer(Strict):
    """Additional Damage for each card of a colour, `most` in all."""

    colour: Colour
    damage: Count
    most: Count | None = None


class UnderPool(Strict):
    """Cards of the own discard pile: its top ones, of choice, or random ones."""

    cards: Count
    of: Annotated[str, AfterValidator(one_of(("top", "choice", "random")))]


class LookAtFoe(Strict):
    """The top cards of the opponent's Life Pool: so many of them are discarded; the rest may go to the bottom."""

    cards: Count
    discard: Annotated[int, Field(ge=0, le=9)] = 0
    bottom: bool = False


class Pay(Strict):
    """The player may pay in full, and gets the one, else the other (SKE-EFF-06)."""

    gold: Annotated[int, Field(ge=0, le=9)] = 0
    potions: Annotated[int, Field(ge=0, le=9)] = 0
    cards: Annotated[int, Field(ge=0, le=9)] = 0
    then: Effects
    otherwise: Effects


class Effect(Strict):
    """One word with its argument."""

    gold: Signed | None = None
    potion: Signed | None = None
    potion_to: Literal[0, 5] | None = None
    shield: Signed | None = None
    shield_to: Literal[0, "full"] | None = None
    higher: Annotated[str, AfterValidator(one_of((*ATTRIBUTES, "any", "lowest", "two_lowest")))] | None = None
    lower: Attribute | None = None
    draw: Count | None = None
    discard: Count | None = None
    roll: Bands | None = None
    when: When | None = None

    phase_3: Signed | None = None
    trail: Annotated[str, AfterValidator(one_of((*TERRAINS[:3], "any", "each", "visitors")))] | None = None
    take: Literal[0, 1, 2, "any"] | None = None
    trash: Count | None = None
    quest: Quest | None = None
    event: Annotated[int, Field(ge=1)] | None = None
    test: dict[Attribute, Bands] | None = None
    by_level: dict[Level, Bands] | None = None
    by_place: ByPlace | None = None
    short_fight: ShortFight | None = None
    poker: Poker | None = None
    host: Effects | None = None
    keep: Literal[True] | None = None
    leave: Annotated[int, Field(ge=1)] | None = None
    free_card: Literal[True] | None = None
    no_exploring: Literal[True] | None = None
    move_and_act: Literal[True] | None = None
    go_to_phase_3: Literal[True] | None = None

    training: Training | None = None
    potion_limit: Count | None = None
    passage: Passage | None = None

    deal: Count | None = None
    suffer: Count | None = None
    discard_random: Literal[1, 2, 3, "L"] | None = None
    recover: Count | None = None
    combo: Signed | None = None
    combo_per: ComboPer | None = None
    combo_shield: Signed | None = None
    combo_at_most: Count | None = None
    extra_card: Literal[True] | None = None
    step_4: Signed | None = None
    step_4_least: Count | None = None
    first_card_random: Literal[True] | None = None
    combat_to: Annotated[int, Field(ge=0, le=4)] | None = None
    damage_at_most: Annotated[int, Field(ge=0, le=9)] | None = None
    foe_loses_at_most: Annotated[int, Field(ge=0, le=9)] | None = None
    shield_rise_at_most: Annotated[int, Field(ge=0, le=9)] | None = None
    shield_per_card: Signed | None = None
    defense_for_fight: Signed | None = None
    potions_at_most: Annotated[int, Field(ge=0, le=9)] | None = None
    mute: Colour | None = None
    attack: Signed | None = None
    hand_first: Literal[True] | None = None
    lose_fewer: Count | None = None
    name_attack: Literal["yours", "worse"] | None = None
    begin: Literal[True] | None = None
    phase_3_to: Annotated[int, Field(ge=0, le=9)] | None = None
    discard_from_pool: Count | None = None
    hand_into_pool: Count | None = None
    under_pool: UnderPool | None = None
    into_pool: Count | None = None
    order_pool: Count | None = None
    look_at_foe: LookAtFoe | None = None
    free_potion: Literal[True] | None = None
    specialty_again: Literal[True] | None = None

    hit: Literal[1, 2, 3, 4, 5, 6, "L-1", "L+2", "combat", "defense", "alchemy", "specialty"] | None = None
    trash_hand: Count | None = None

    pay: Pay | None = None
    damage: Count | None = None
    others: Effects | None = None
    dagon: Signed | None = None
    sea_event: Annotated[int, Field(ge=1)] | None = None
    island: Annotated[str, AfterValidator(one_of(SEA_PLACES))] | None = None
    divert: Literal[True] | None = None
    turn_back: Literal[True] | None = None
    no_action: Literal[True] | None = None
    safe_trip: Literal[True] | None = None
    roll_twice: Literal[True] | None = None
    begin_now: Literal[True] | None = None
    shield_over: Count | None = None
    shield_per_trophy: Signed | None = None

    @model_validator(mode="after")
    def _one(self) -> Effect:
        if len(self.model_fields_set) != 1:
            words = ", ".join(sorted(self.model_fields_set))
            raise refusal(_("an effect is one word with its argument, not '{words}'").format(words=words))
        return self

    @property
    def word(self) -> str:
        """The word that is said."""
        (name,) = self.model_fields_set
        return name

    @property
    def argument(self) -> Any:
        """What it is said with."""
        (name,) = self.model_fields_set
        return getattr(self, name)


class Price(Strict):
    """What is discarded to use an ability: hand cards, unused Potions."""

    cards: Annotated[int, Field(ge=0, le=9)] = 0
    potions: Annotated[int, Field(ge=0, le=9)] = 0


class Ability(Strict):
    """When it acts, how often, at what price, under which conditions, and what it does (effects/moments.py)."""

    moment: Annotated[str, AfterValidator(one_of(MOMENTS))]
    first: bool = False
    limit: Annotated[str, AfterValidator(one_of(LIMITS))] = "always"
    against: Literal["any", "monster"] = "any"
    needs: Needs = Needs()
    price: Price = Price()
    places: list[Location] = Field(default_factory=list)
    does: Effects
