"""Names of things as a person reads them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher.content import Content

SCHOOL_NAMES: Final = (
    N_("School of the Wolf"),
    N_("School of the Viper"),
    N_("School of the Cat"),
    N_("School of the Bear"),
    N_("School of the Griffin"),
)
ATTRIBUTE_NAMES: Final = (N_("Combat"), N_("Defense"), N_("Alchemy"), N_("Specialty"))
TERRAIN_NAMES: Final = (N_("Forest"), N_("Mountain"), N_("Water"), N_("any terrain"))


def school(number: int) -> str:
    """`School of the Wolf`."""
    return _(SCHOOL_NAMES[number])


def attribute(number: int) -> str:
    """`Combat`."""
    return _(ATTRIBUTE_NAMES[number])


def terrain(number: int) -> str:
    """`Forest`."""
    return _(TERRAIN_NAMES[number])


def place(content: Content, number: int) -> str:
    """The name on the map."""
    return content.place_names[number]


def card(content: Content, number: int) -> str:
    """An action card, with the terrain that tells it from others of its name."""
    one = content.catalogue.action_cards[number]
    if one.school < 0:
        return _("{card} ({terrain})").format(card=_(one.name), terrain=terrain(one.terrain))
    # Translators: a starting card; some of a name have the same terrain, so that they are counted.
    return _("{card} {n} ({terrain})").format(card=_(one.name), n=one.key[-1], terrain=terrain(one.terrain))


def cards(content: Content, numbers: Iterable[int]) -> str:
    """Several of them."""
    return listed([card(content, number) for number in numbers])


def potion(content: Content, number: int) -> str:
    """A kind of Potion."""
    return _(content.catalogue.potions[number].name)


def monster(content: Content, number: int) -> str:
    """A Monster."""
    return _(content.catalogue.monsters[number].name)


def trophy(content: Content, number: int) -> str:
    """A Trophy."""
    return _(content.catalogue.trophies[number].name)


def story(content: Content, number: int) -> str:
    """The title of what is read aloud."""
    return _(content.stories.sheets[number].title)


def kept(content: Content, number: int) -> str:
    """Equipment, a companion or a card to keep."""
    return _(content.catalogue.kept[number].name)


def gold(n: int) -> str:
    """`1 Gold`, `3 Gold`."""
    return ngettext("{n} Gold", "{n} Gold", n).format(n=n)


def count_cards(n: int) -> str:
    """`1 card`, `3 cards`."""
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def dice(number: int) -> str:
    """The dice of a number of several digits, in words."""
    return listed(list(str(number)))
