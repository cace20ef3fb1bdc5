"""Reads cards.toml, says what is wrong with it, and freezes it for the rules.

>>> catalogue().spells[0].name
'Fireball'
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, Field, ValidationError

from game.kernel.errors import BadFile
from game.kernel.naming import did_you_mean
from game.kernel.setup import Strict
from game.kernel.texts import gettext as _
from game.kernel.told import told
from game.titles.skyrim.dovahkiin.catalogue import Catalogue, Counts, Does, Effect, Gift, Kind, Objective, Spell, Window
from game.titles.skyrim.dovahkiin.keys import ARMORS, OBJECTIVES, SHOUTS, SPELLS, WEAPONS

PATH: Final = Path(__file__).with_name("cards.toml")
PLAYERS: Final = 4  # matches of 2, 3, 4 and 5 have a number each
KEYS: Final = {
    "objectives": OBJECTIVES,
    "spells": SPELLS,
    "shouts": SHOUTS,
    "weapons": WEAPONS,
    "armors": ARMORS,
}
# What each word of an effect comes with: exactly these numbers.
SPELL_WORDS: Final[dict[Does, set[str]]] = {
    "strike": {"units"},
    "chain": {"units", "most"},
    "freeze": {"dice"},
    "fury": {"units"},
    "reroll": set(),
    "bind": {"bonus"},
    "conjure": {"units"},
    "raise": {"most"},
    "heal": {"health"},
    "hide": set(),
    "foresee": {"cards"},
    "transmute": set(),
    "recall": set(),
    "paralyze": set(),
    "pacify": set(),
    "ward": {"bonus"},
    "burn": {"units"},
    "protect": set(),
}
SHOUT_WORDS: Final[dict[Does, set[str]]] = {
    "force": {"units", "most"},
    "strike": {"units"},
    "freeze": {"dice"},
    "inspire": {"bonus"},
}
WEAPON_WORDS: Final[dict[Does, set[str]]] = {
    "highest_attack": {"bonus"},
    "first_shot": {"die", "health"},
    "dragon_ties": set(),
    "drain": {"magicka", "health"},
    "highest_unit": {"bonus"},
}
ARMOR_WORDS: Final[dict[Does, set[str]]] = {
    "first_round": {"health"},
    "dragon_harm": {"most"},
    "lower_defence": {"bonus"},
    "break_spell": set(),
    "cheaper_spells": {"magicka"},
}
WORDS: Final[dict[str, dict[Does, set[str]]]] = {
    "spells": SPELL_WORDS,
    "shouts": SHOUT_WORDS,
    "weapons": WEAPON_WORDS,
    "armors": ARMOR_WORDS,
}
# The kinds of the cards of each window (RSK-SPL-07).
WINDOWS: Final[dict[Window, tuple[Kind, ...]]] = {
    "purchases": ("attack", "support"),
    "attack_declared": ("attack",),
    "attack_rolled": ("attack",),
    "defence_declared": ("defence",),
    "defence_rolled": ("defence",),
    "maneuver": ("support",),
    "own_turn": ("support",),
}
NAMING_COUNTS: Final[tuple[Counts, ...]] = ("among", "hero_at")  # what is counted among territories that the card names

Count: TypeAlias = Annotated[int, Field(ge=1, le=120)]
PerPlayers: TypeAlias = Count | Annotated[list[Count], Field(min_length=PLAYERS, max_length=PLAYERS)]
Rule: TypeAlias = Literal["heroes", "equipment", "dragons", "magicka", "spells", "objectives"]


def _paragraph(text: str) -> str:
    if not text or text != text.strip() or "\n" in text:
        raise ValueError(_("it must be one paragraph, without space at its ends"))
    return text


Words: TypeAlias = Annotated[str, AfterValidator(_paragraph)]


class PlainCard(Strict):
    """What every card has."""

    name: Words
    text: Words
    needs: tuple[Rule, ...] = ()


class PlainObjective(PlainCard):
    """An objective card."""

    points: Annotated[int, Field(ge=1, le=3)]
    counts: Counts
    needed: PerPlayers | None = None
    each: PerPlayers | None = None
    among: tuple[str, ...] = ()


class PlainEffect(Strict):
    """A word and its numbers."""

    does: Does
    units: Count = 0
    most: Count = 0
    dice: Count = 0
    bonus: Count = 0
    health: Count = 0
    cards: Count = 0
    die: Annotated[int, Field(ge=1, le=6)] = 0
    magicka: Count = 0


class PlainSpell(PlainCard):
    """A kind of spell card."""

    copies: Annotated[int, Field(ge=1, le=9)]
    kind: Kind
    window: Window
    cost: Annotated[int, Field(ge=0, le=10)]
    effect: PlainEffect


class PlainGift(PlainCard):
    """A shout, a weapon or an armor."""

    effect: PlainEffect


class PlainCards(Strict):
    """The file."""

    objectives: dict[str, PlainObjective]
    spells: dict[str, PlainSpell]
    shouts: dict[str, PlainGift]
    weapons: dict[str, PlainGift]
    armors: dict[str, PlainGift]


@functools.cache
def catalogue() -> Catalogue:
    """The cards of the game, frozen: read once, shared by all matches. Raises BadFile for the first fault."""
    plain, faults = _examine(PATH)
    if plain is None or faults:
        raise faults[0]
    return _frozen(plain)


def files() -> tuple[Path, ...]:
    """The file of cards, alone."""
    return (PATH,)


def find_faults(path: Path) -> list[BadFile]:
    """Everything that is wrong with a file of cards."""
    return _examine(path)[1]


def _examine(path: Path) -> tuple[PlainCards | None, list[BadFile]]:
    try:
        plain = PlainCards.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        return None, [BadFile(path, "", _("it cannot be read ({why})").format(why=error.strerror))]
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return None, [BadFile(path, "", str(error))]
    except ValidationError as error:
        return None, [BadFile(path, ".".join(map(str, one["loc"])), told(one)) for one in error.errors()]
    return plain, [BadFile(path, place, wrong) for place, wrong in _faults(plain)]


Fault: TypeAlias = tuple[str, str]  # a place and what is wrong there


def _faults(plain: PlainCards) -> Iterator[Fault]:
    for kind, keys in KEYS.items():
        cards: dict[str, PlainCard] = getattr(plain, kind)
        yield from _keys_as(kind, list(cards), keys)
        for key, card in cards.items():
            if isinstance(card, PlainObjective):
                yield from _objective(f"{kind}.{key}", card)
            elif isinstance(card, PlainSpell | PlainGift):
                yield from _effect(f"{kind}.{key}.effect", card.effect, WORDS[kind])
            if isinstance(card, PlainSpell) and card.kind not in WINDOWS[card.window]:
                wrong = _("a card of kind {kind} is not played there")
                yield f"{kind}.{key}.window", wrong.format(kind=card.kind)


def _keys_as(kind: str, found: list[str], wanted: tuple[str, ...]) -> Iterator[Fault]:
    for key in found:
        if key not in wanted:
            yield f"{kind}.{key}", _("there is no such card") + did_you_mean(key, wanted)
    for key in wanted:
        if key not in found:
            yield f"{kind}.{key}", _("it is missing")
    if sorted(found) == sorted(wanted) and tuple(found) != wanted:
        yield kind, _("the cards must stand in the order of their numbers")


def _effect(place: str, effect: PlainEffect, words: dict[Does, set[str]]) -> Iterator[Fault]:
    numbers = words.get(effect.does)
    if numbers is None:
        yield (
            f"{place}.does",
            _("no such card does '{word}'").format(word=effect.does) + did_you_mean(effect.does, words),
        )
    elif effect.model_fields_set != {"does", *numbers}:
        named = ", ".join(sorted(numbers)) or _("nothing")
        yield place, _("'{word}' comes with: {numbers}").format(word=effect.does, numbers=named)


def _objective(place: str, card: PlainObjective) -> Iterator[Fault]:
    if (card.counts == "regions_with") != (card.each is not None) or (card.each is None) == (card.needed is None):
        yield f"{place}.counts", _("regions_with has each, everything else has needed")
    if (card.counts in NAMING_COUNTS) != bool(card.among):
        yield f"{place}.among", _("territories are named where they are counted, and nowhere else")
    fields = {name for _text, name, _spec, _as in Formatter().parse(card.text) if name is not None}
    if not fields <= {"needed" if card.each is None else "each"}:
        yield f"{place}.text", _("a text names the number that its objective has, and no other")


def _frozen(plain: PlainCards) -> Catalogue:
    return Catalogue(
        objectives=tuple(_frozen_objective(key, card) for key, card in plain.objectives.items()),
        spells=tuple(
            Spell(
                key, card.name, card.text, card.needs, card.copies, card.kind, card.window, card.cost,
                _frozen_effect(card.effect),
            )
            for key, card in plain.spells.items()
        ),
        shouts=_gifts(plain.shouts),
        weapons=_gifts(plain.weapons),
        armors=_gifts(plain.armors),
    )  # fmt: skip


def _gifts(cards: dict[str, PlainGift]) -> tuple[Gift, ...]:
    return tuple(
        Gift(key, card.name, card.text, card.needs, _frozen_effect(card.effect)) for key, card in cards.items()
    )


def _frozen_effect(plain: PlainEffect) -> Effect:
    return Effect(**plain.model_dump())


def _frozen_objective(key: str, card: PlainObjective) -> Objective:
    return Objective(
        key, card.name, card.text, card.needs, card.points, card.counts, _per_players(card.needed),
        _per_players(card.each), card.among,
    )  # fmt: skip


def _per_players(number: PerPlayers | None) -> tuple[int, ...]:
    if number is None:
        return (0,) * PLAYERS
    return (number,) * PLAYERS if isinstance(number, int) else tuple(number)
