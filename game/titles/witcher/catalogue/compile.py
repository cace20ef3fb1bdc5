"""Freezes the validated files: keys become numbers, effects programs, in the order in which the files are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from game.titles.witcher.catalogue import frozen as f
from game.titles.witcher.catalogue import models as m
from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue import vocabulary as v
from game.titles.witcher.catalogue.programs import Context, Programs, needs_of
from game.titles.witcher.effects.moments import LIMITS, MOMENTS

PRINTED: Final = t.TERRAINS[:3]  # each common design is printed once with each (WOW-TAB-19)


def compile_book(book: m.Book) -> f.Catalogue:
    """The catalogue of validated files."""
    return _Compiler(book).catalogue()


class _Compiler:
    def __init__(self, book: m.Book) -> None:
        self.book = book
        self.kept_keys = {key: number for number, (key, _entry) in enumerate(_kept(book))}
        self.to = Programs(self.kept_keys)
        self.quests: list[f.Quest] = []
        self.abilities: list[f.Ability] = []

    def catalogue(self) -> f.Catalogue:
        book = self.book
        cards = (*_common(book.action_cards), *_starting(book.action_cards))
        explored = {**book.city, **book.wilds}
        trophies = tuple(self._trophies())
        return f.Catalogue(
            action_cards=cards,
            common=tuple(number for number, card in enumerate(cards) if card.school < 0),
            schools=tuple(_school(key, school, cards, trophies) for key, school in book.schools.items()),
            monsters=tuple(self._monster(key, monster) for key, monster in book.monsters.items()),
            trophies=trophies,
            attribute_trophies=tuple(number for number, one in enumerate(trophies) if one.attribute >= 0),
            fight_cards=tuple(self._fight_card(key, card) for key, card in book.monster_fight.items()),
            potions=tuple(self._potion(key, potion) for key, potion in book.potions.items()),
            explorations=tuple(self._exploration(n, key, card) for n, (key, card) in enumerate(explored.items())),
            city=tuple(range(len(book.city))),
            wilds=tuple(range(len(book.city), len(explored))),
            events=tuple(self._event(key, event) for key, event in book.events.items()),
            kept=tuple(self._kept_card(key, entry) for key, entry in _kept(book)),
            quests=tuple(self.quests),  # from here on what was collected on the way
            abilities=tuple(self.abilities),
            programs=tuple(self.to.programs),
            texts=tuple(self.to.texts),
        )

    def _ability(self, ability: v.Ability) -> f.Ability:
        made = ability_of(self.to, ability, len(self.abilities))
        self.abilities.append(made)
        return made

    def _monster(self, key: str, monster: m.Monster) -> f.Monster:
        return f.Monster(
            key=key, name=monster.name, level=monster.level, life=monster.life,
            ability=self._ability(monster.ability), lore=monster.lore, slain=monster.slain, fled=monster.fled,
        )  # fmt: skip

    def _fight_card(self, key: str, card: m.FightCard) -> f.FightCard:
        return f.FightCard(key, self.to.add(card.charge, Context()), self.to.add(card.bite, Context()))

    def _potion(self, key: str, potion: m.Potion) -> f.Potion:
        return f.Potion(key, potion.name, potion.copies, self._ability(potion.ability))

    def _trophies(self) -> Iterator[f.Trophy]:
        for number, (key, monster) in enumerate(self.book.monsters.items()):
            yield f.Trophy(key, monster.name, 1, number, -1, -1, self._ability(monster.trophy))
        for key, trophy in self.book.trophies.items():
            school = t.SCHOOLS.index(trophy.school) if trophy.school else -1
            attribute = t.ATTRIBUTES.index(trophy.attribute) if trophy.attribute else -1
            yield f.Trophy(key, trophy.name, trophy.copies, -1, school, attribute, self._ability(trophy.ability))

    def _exploration(self, number: int, key: str, card: m.Exploration) -> f.Sheet:
        choices = (self._choice(number, key, "a", card.a), self._choice(number, key, "b", card.b))
        return f.Sheet(key, card.title, card.mood, card.intro, choices)

    def _event(self, key: str, event: m.Event) -> f.Sheet:
        choices: tuple[f.Choice, ...]
        if event.a is not None and event.b is not None:
            choices = (self._choice(-1, key, "a", event.a), self._choice(-1, key, "b", event.b))
        else:
            here = Context(results=event.results, host=event.host or "", kept=self.kept_keys.get(key, -1))
            program = self.to.add(event.effect or [], here, event.result or "")
            choices = (f.Choice(event.deed or "", 0, program, -1),)
        return f.Sheet(key, event.title, event.mood, event.intro or "", choices)

    def _choice(self, card: int, key: str, letter: str, option: m.Option) -> f.Choice:
        def quest(told: v.Quest) -> int:
            self.quests.append(_quest(f"{key}_{letter}", card, told, option.quest or ""))
            return len(self.quests) - 1

        before = len(self.quests)
        here = Context(results=option.results, quest=quest, kept=self.kept_keys.get(key, -1))
        program = self.to.add(option.effect, here, option.result or "")
        return f.Choice(option.offer, option.pay, program, before if len(self.quests) > before else -1)

    def _kept_card(self, key: str, entry: m.Event | m.Option) -> f.Kept:
        abilities = tuple(map(self._ability, entry.abilities))
        if isinstance(entry, m.Event):
            kind = t.KEPT_KINDS.index(str(entry.kind))
            return f.Kept(key, kind, entry.title, entry.text or "", entry.use or "", abilities)
        return f.Kept(key, t.CARD, entry.kept or "", "", entry.use or "", abilities)


def ability_of(to: Programs, ability: v.Ability, number: int) -> f.Ability:
    """An ability, with its program among those collected."""
    return f.Ability(
        number=number,
        moment=MOMENTS.index(ability.moment),
        first=ability.first,
        limit=LIMITS.index(ability.limit),
        monsters_only=ability.against == "monster",
        needs=needs_of(ability.needs),
        cards=ability.price.cards,
        potions=ability.price.potions,
        places=tuple(map(t.LOCATIONS.index, ability.places)),
        program=to.add(ability.does, Context()),
    )


def _kept(book: m.Book) -> Iterator[tuple[str, m.Event | m.Option]]:
    """Every card that can be kept, by its key: of a choice, the option whose card stays."""
    entries: Mapping[str, m.Exploration | m.Event] = {**book.city, **book.wilds, **book.events}
    for key, entry in entries.items():
        if isinstance(entry, m.Event) and entry.kind:
            yield key, entry
        for option in (entry.a, entry.b):
            if option is not None and option.kept:
                yield key, option


def _quest(key: str, card: int, told: v.Quest, words: str) -> f.Quest:
    kind, place = t.QUEST_LOCATION, -1
    if told.at in t.TERRAINS:
        kind, place = t.QUEST_TERRAIN, t.TERRAINS.index(told.at)
    elif told.at in t.SCHOOL_PLACES:
        kind = t.SCHOOL_PLACES[told.at]
    else:
        place = t.LOCATIONS.index(told.at)
    return f.Quest(key, card, kind, place, told.event - 1, told.cost, words)


def _common(cards: m.ActionCards) -> Iterator[f.ActionCard]:
    for key, design in cards.designs.items():
        for terrain, name in enumerate(PRINTED):
            yield f.ActionCard(
                key=f"{key}_{name}", name=design.name, design=key, colour=t.COLOURS.index(design.colour),
                cost=design.cost, terrain=terrain, school=-1, fight=_fight(design.fight),
                extensions=_extensions(design.extensions),
            )  # fmt: skip


def _starting(cards: m.ActionCards) -> Iterator[f.ActionCard]:
    for school, school_key in enumerate(t.SCHOOLS):
        for key, design in cards.starting.items():
            for number, card in enumerate(design.schools[school_key], start=1):
                yield f.ActionCard(
                    key=f"{school_key}_{key}_{number}", name=design.name, design=key,
                    colour=t.COLOURS.index(design.colour), cost=0, terrain=t.TERRAINS.index(card.terrain),
                    school=school, fight=_fight(design.fight), extensions=_extensions(card.extensions),
                )  # fmt: skip


def _fight(fight: m.Fight) -> f.Fight:
    return f.Fight(fight.damage, fight.shield, fight.draw, int(fight.take_top), int(fight.take_back))


def _extensions(extensions: Sequence[m.Extension]) -> tuple[f.Extension, ...]:
    return tuple(f.Extension(t.COLOURS.index(one.colour), _fight(one)) for one in extensions)


def _school(key: str, school: m.SchoolEntry, cards: Sequence[f.ActionCard], trophies: Sequence[f.Trophy]) -> f.School:
    number = t.SCHOOLS.index(key)
    return f.School(
        key=key, name=school.name, start=t.LOCATIONS.index(school.start), specialty=school.specialty,
        levels=tuple(_level(level) for level in school.levels),
        deck=tuple(i for i, card in enumerate(cards) if card.school == number),
        trophy=next(i for i, trophy in enumerate(trophies) if trophy.school == number),
    )  # fmt: skip


def _level(level: m.Level) -> f.SpecialtyLevel:
    return f.SpecialtyLevel(
        level.damage, level.draw, level.look, level.take, level.discard, level.shield, int(level.any_card)
    )
