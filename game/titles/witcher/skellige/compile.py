"""Adds the module's validated files to the base catalogue: what stands there keeps its number, the rest comes after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.titles.witcher.catalogue import frozen as f
from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue import vocabulary as v
from game.titles.witcher.catalogue.compile import ability_of
from game.titles.witcher.catalogue.programs import Context, Programs
from game.titles.witcher.effects import ops as o
from game.titles.witcher.skellige import models as m

HALVES: Final = ("safe", "danger")
PLACES: Final = (*t.LOCATIONS, *t.SEA_PLACES)


def add_skellige(base: f.Catalogue, book: m.SeaBook) -> f.Catalogue:
    """The base catalogue with the module's cards after its own."""
    return _Compiler(base, book).catalogue()


class _Compiler:
    def __init__(self, base: f.Catalogue, book: m.SeaBook) -> None:
        self.base = base
        self.book = book
        self.to = Programs.after(base.programs, base.texts)
        self.abilities = list(base.abilities)
        self.quests = list(base.quests)
        self.items = {key: event for key, event in book.skellige_events.items() if event.kind == "item"}

    def catalogue(self) -> f.Catalogue:
        base, book = self.base, self.book
        dagon = book.skellige_bonus.dagon
        ability = self._ability(dagon.ability)
        giant = f.Monster("dagon", dagon.name, dagon.level, dagon.life, ability, dagon.lore, dagon.driven, dagon.driven)
        return replace(
            base,
            monsters=(*base.monsters, giant),
            events=(*base.events, *(self._event(key, event) for key, event in book.skellige_events.items())),
            sea=tuple(self._halves()),
            kept=(*base.kept, *self._kept()),
            quests=tuple(self.quests),  # from here on what was collected on the way
            abilities=tuple(self.abilities),
            programs=tuple(self.to.programs),
            texts=tuple(self.to.texts),
            dagon=len(base.monsters),
        )

    def _ability(self, ability: v.Ability) -> f.Ability:
        made = ability_of(self.to, ability, len(self.abilities))
        self.abilities.append(made)
        return made

    def _kept(self) -> Iterator[f.Kept]:
        for key, item in self.items.items():
            told = self.to.text(item.result or "")
            abilities = tuple(map(self._ability, item.abilities))
            yield f.Kept(key, t.ITEM, item.title, item.intro, item.use or "", abilities, told)
        for key, bonus in self.book.skellige_bonus.bonus.items():
            yield f.Kept(key, t.BONUS, bonus.name, bonus.text, bonus.use, tuple(map(self._ability, bonus.abilities)))

    def _event(self, key: str, event: m.Event) -> f.Sheet:
        here = Context(kept=self._kept_number(key), sea_event=self._no_quest)
        if event.kind == "item":
            choices: tuple[f.Choice, ...] = (f.Choice("", 0, self.to.ops(((o.KEEP, here.kept),)), -1),)
        else:
            choices = self._choices(event, here)
        return f.Sheet(key, event.title, event.kind, event.intro, choices)

    def _kept_number(self, key: str) -> int:
        return len(self.base.kept) + list(self.items).index(key) if key in self.items else -1

    def _no_quest(self, number: int) -> o.Op:
        return (o.SEA_EVENT, len(self.base.events) + number - 1)

    def _halves(self) -> Iterator[f.Sheet]:
        first = len(self.base.explorations) + len(self.base.events) + len(self.book.skellige_events)
        for number, (key, card) in enumerate(self.book.skellige_exploration.items()):
            for half, name in enumerate(HALVES):
                told: m.Half = getattr(card, name)
                yield self._half(f"{key}_{name}", card.title, told, first + 2 * number + half)

    def _half(self, key: str, title: str, half: m.Half, story: int) -> f.Sheet:
        def sea_event(number: int) -> o.Op:
            event = self.book.skellige_events[f"se{number:02}"]
            if event.kind != "quest":
                return self._no_quest(number)
            place = PLACES.index(event.at or "")
            index = len(self.base.events) + number - 1
            self.quests.append(f.Quest(key, story, t.QUEST_LOCATION, place, index, 0, half.quest or ""))
            return (o.SEA_QUEST, len(self.quests) - 1)

        here = Context(sea_event=sea_event)
        before = self.to.add(half.effect, here, half.before or "") if half.options and half.effect else -1
        return f.Sheet(key, title, half.sky, half.intro, self._choices(half, here), before)

    def _choices(self, deeds: m.Deeds, here: Context) -> tuple[f.Choice, ...]:
        if deeds.options:
            return tuple(self._choice(option, here) for _letter, option in deeds.options)
        within = replace(here, results=deeds.results)
        return (f.Choice("", 0, self.to.add(deeds.effect, within, deeds.result or ""), -1),)

    def _choice(self, option: m.Option, here: Context) -> f.Choice:
        """Its price comes before all that it does."""
        price = [(o.POTION, -option.pay_potions)] * bool(option.pay_potions)
        price += [(o.DISCARD, option.pay_cards)] * bool(option.pay_cards)
        within = replace(here, results=option.results)
        program = self.to.add(option.effect, within, option.result or "")
        if price:
            program = self.to.ops((*price, *self.to.programs[program]))
        return f.Choice(option.offer, option.pay, program, -1, option.pay_potions, option.pay_cards)


def stories(catalogue: f.Catalogue) -> Sequence[f.Sheet]:
    """Everything that is read aloud, by the numbers of stories: explorations, events, halves of sea cards."""
    return (*catalogue.explorations, *catalogue.events, *catalogue.sea)
