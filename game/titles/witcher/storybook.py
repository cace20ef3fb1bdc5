"""The stories of a match as tables by their numbers: exploration cards, then events, then the halves of sea cards."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.witcher.catalogue.frozen import Catalogue, Sheet
from game.titles.witcher.skellige.compile import stories


@dataclass(frozen=True, slots=True, eq=False)
class Storybook:
    """A *story* is an exploration card, or, from `first_event` on, an event, or, from `first_sea` on, a half of a
    Skellige Exploration card, of each the safe one first. The options of a story are numbered in each row."""

    first_event: int
    first_sea: int
    events: tuple[int, ...]
    sheets: tuple[Sheet, ...]  # what every story says
    keys: tuple[str, ...]
    programs: tuple[tuple[int, ...], ...]  # one for each option, or the only one
    prices: tuple[tuple[int, ...], ...]  # Gold that each option asks for
    goods: tuple[tuple[tuple[int, int], ...], ...]  # unused Potions and hand cards that each option asks for


def make_storybook(catalogue: Catalogue) -> Storybook:
    """All stories of a catalogue."""
    sheets = tuple(stories(catalogue))
    first_event = len(catalogue.explorations)
    first_sea = first_event + len(catalogue.events)
    return Storybook(
        first_event=first_event,
        first_sea=first_sea,
        events=tuple(range(first_event, first_sea)),
        sheets=sheets,
        keys=tuple(sheet.key for sheet in sheets),
        programs=tuple(tuple(choice.program for choice in sheet.choices) for sheet in sheets),
        prices=tuple(tuple(choice.pay for choice in sheet.choices) for sheet in sheets),
        goods=tuple(tuple((choice.potions, choice.cards) for choice in sheet.choices) for sheet in sheets),
    )
