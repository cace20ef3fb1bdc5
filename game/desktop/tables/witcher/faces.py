"""Cards and papers of the catalogue as the views show them."""

from __future__ import annotations

from game.desktop.tables.witcher.views.models import ActionFace, Effect, Effects, PaperFace, PotionFace, Seat, Tab
from game.desktop.theme import LIKE
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.catalogue.ability_words import ability_words
from game.titles.witcher.catalogue.frozen import Fight
from game.titles.witcher.catalogue.terms import COMPANION, EQUIPMENT
from game.titles.witcher.content import Content
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import NONE, Quest

KINDS = {EQUIPMENT: "gear", COMPANION: "friend"}


def school_key(number: int) -> str:
    """A school as files and pictures call it; the wolf stands for none yet."""
    return SCHOOLS[number] if number != NONE else ""


def effects(fight: Fight) -> Effects:
    """What a card or an extension does in a fight."""
    found: list[Effect] = []
    if fight.damage:
        found.append(("damage", fight.damage))
    if fight.shield:
        found.append(("shield", fight.shield))
    if fight.draw:
        found.append(("draw", fight.draw))
    if fight.take_top:
        found.append(("top", 0))
    if fight.take_back:
        found.append(("return", 0))
    return tuple(found)


def action(content: Content, card: int) -> ActionFace:
    """An action card."""
    one = content.catalogue.action_cards[card]
    tabs = tuple(Tab(extension.colour, effects(extension.fight)) for extension in one.extensions)
    school = SCHOOLS[one.school] if one.school != NONE else ""
    return ActionFace(one.design, _(one.name), one.colour, one.terrain, effects(one.fight), tabs, one.cost, school)


def potion(content: Content, kind: int) -> PotionFace:
    """A kind of potion."""
    one = content.catalogue.potions[kind]
    return PotionFace(_(one.name), ability_words(content.catalogue, one.ability), one.key)


def trophy(content: Content, number: int) -> PaperFace:
    """A trophy: a monster's head, a school's medallion, an attribute's mastery."""
    one = content.catalogue.trophies[number]
    if one.monster != NONE:
        emblem = content.catalogue.monsters[one.monster].key
    else:
        emblem = SCHOOLS[one.school] if one.school != NONE else ""
    return PaperFace("trophy", _(one.name), ability_words(content.catalogue, one.ability), emblem=emblem)


def kept(content: Content, number: int) -> PaperFace:
    """Equipment, a companion, a card to keep."""
    one = content.catalogue.kept[number]
    words = " ".join(_(part) for part in (one.text, one.use) if part)
    return PaperFace(KINDS.get(one.kind, "gear"), _(one.name), words)


def quest(content: Content, one: Quest) -> PaperFace:
    """A quest and where it waits."""
    told = content.catalogue.quests[one.quest]
    return PaperFace("quest", names.story(content, one.story), _(told.words), quest_place(content, one))


def quest_place(content: Content, one: Quest) -> str:
    """Where a quest waits, in words."""
    if one.place == NONE:
        return _("a school")
    return place(content, one.place)


def place(content: Content, number: int) -> str:
    """A place with its number on the map."""
    return _("{number} {place}").format(number=number, place=names.place(content, number))


def seat(match: Match, number: int, name: str) -> Seat:
    """A person at the table."""
    school = school_key(match.state.seats[number].school) or SCHOOLS[number % len(SCHOOLS)]
    return Seat(number, name, school, LIKE[school])
