"""What entries of the module's files say of one another: keys, counts, bands and sentences, events that are called.

Each fault is a place (file, key, and so on inwards) and what is wrong there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue.checks import (
    INSIDE,
    OUTSIDE,
    Fault,
    Place,
    both_or_none,
    covered,
    inside,
    keys_as,
    sentences,
)
from game.titles.witcher.catalogue.terms import SEA_PLACES
from game.titles.witcher.catalogue.vocabulary import Effect
from game.titles.witcher.skellige.models import Deeds, Event, Half, Option, SeaBook

EXPLORATION, EVENTS, BONUS, PLACES = "skellige_exploration", "skellige_events", "skellige_bonus", "places"
KEYS: Final = {
    EXPLORATION: tuple(f"sx{n:02}" for n in range(1, 51)),  # SKE-CMP-01
    EVENTS: tuple(f"se{n:02}" for n in range(1, 31)),  # SKE-CMP-02
}
KINDS: Final = {"island": 5, "quest": 14, "item": 5, "instant": 6}  # SKE-EVT-11
BONUSES: Final = tuple(f"b{n}" for n in range(1, 6))  # SKE-CMP-03
AT_SEA: Final = frozenset(("divert", "turn_back", "no_action"))
BASE_ONLY: Final = frozenset(("quest", "event", "keep", "leave", "host", "move_and_act", "go_to_phase_3"))
READ: Final = (OUTSIDE - BASE_ONLY) | {
    "pay", "damage", "others", "dagon", "sea_event", "trash_hand", "discard_random",
}  # fmt: skip
OWNED: Final = {
    "sailing": frozenset(("safe_trip", "roll_twice")),
    "fight_over": frozenset(("dagon",)),
    "arriving": frozenset(("dagon",)),
    "phase_3": frozenset(("when", "phase_3")),
}
IN_FIGHTS: Final = INSIDE | {"begin_now", "shield_over", "shield_per_trophy"}


def check(book: SeaBook) -> Iterator[Fault]:
    """Every fault, in the order in which it is best mended."""
    yield from keys_as((EXPLORATION,), book.skellige_exploration, KEYS[EXPLORATION])
    yield from keys_as((EVENTS,), book.skellige_events, KEYS[EVENTS])
    yield from keys_as((BONUS, "bonus"), book.skellige_bonus.bonus, BONUSES)
    yield from keys_as((PLACES, "places"), book.places.places, SEA_PLACES)
    for key, card in book.skellige_exploration.items():
        if card.safe.sky == card.danger.sky:
            yield (EXPLORATION, key, "danger", "sky"), _("both halves have the same sky")
    for place, half in _halves(book):
        yield from _half(place, half, book)
    for key, event in book.skellige_events.items():
        yield from _event((EVENTS, key), event)
    kinds = Counter[str](event.kind for event in book.skellige_events.values())
    for kind, wanted in KINDS.items():
        if kinds[kind] != wanted:
            n = kinds[kind]
            yield (EVENTS,), _("there are {n} of {what}, and must be {wanted}").format(n=n, what=kind, wanted=wanted)
    yield from _events_called(book)
    yield from _abilities(book)


def _halves(book: SeaBook) -> Iterator[tuple[Place, Half]]:
    for key, card in book.skellige_exploration.items():
        yield (EXPLORATION, key, "safe"), card.safe
        yield (EXPLORATION, key, "danger"), card.danger


def _half(place: Place, half: Half, book: SeaBook) -> Iterator[Fault]:
    yield from _deeds(place, half, READ | AT_SEA)
    yield from both_or_none(place, "before", bool(half.options and half.effect), half.before is not None)
    kinds = [event.kind for n in called(half.effect) if (event := book.skellige_events.get(f"se{n:02}"))]
    yield from both_or_none(place, "quest", "quest" in kinds, half.quest is not None)


def _deeds(place: Place, deeds: Deeds, allowed: frozenset[str]) -> Iterator[Fault]:
    """Options, or an effect alone with what is told of it."""
    yield from _words((*place, "effect"), deeds.effect, allowed)
    if not deeds.options:
        yield from sentences(place, deeds.effect, deeds.result, deeds.results)
        return
    if deeds.a is None or deeds.b is None:
        yield place, _("one option is no choice")
    if deeds.result is not None or deeds.results:
        yield (*place, "result"), _("with options each has its own result")
    for letter, option in deeds.options:
        yield from _option((*place, letter), option, allowed)


def _option(place: Place, option: Option, allowed: frozenset[str]) -> Iterator[Fault]:
    yield from _words((*place, "effect"), option.effect, allowed)
    yield from sentences(place, option.effect, option.result, option.results)


def _words(place: Place, effects: Sequence[Effect], allowed: frozenset[str]) -> Iterator[Fault]:
    for here, effect in inside(place, effects):
        if effect.word not in allowed:
            yield here, _("this word cannot stand here")
        yield from covered(here, effect)


def _event(place: Place, event: Event) -> Iterator[Fault]:
    yield from both_or_none(place, "at", event.kind == "quest", event.at is not None)
    yield from both_or_none(place, "use", event.kind == "item", event.use is not None)
    yield from both_or_none(place, "abilities", event.kind == "item", bool(event.abilities))
    if event.kind == "item":
        yield from both_or_none(place, "result", True, event.result is not None)
        yield from both_or_none(place, "effect", False, bool(event.effect or event.options))
        return
    allowed = frozenset(("island",)) if event.kind == "island" else READ
    yield from _deeds(place, event, allowed)


def called(effects: Iterable[Effect]) -> list[int]:
    """The numbers of the events that a list of effects calls."""
    return [one.argument for _place, one in inside((), effects) if one.word == "sea_event"]


def _events_called(book: SeaBook) -> Iterator[Fault]:
    """Every event that is called exists, and every one is called."""
    found: set[int] = set()
    for place, half in _halves(book):
        for effects in (half.effect, *(option.effect for _letter, option in half.options)):
            for number in called(effects):
                if f"se{number:02}" not in book.skellige_events:
                    yield place, _("there is no Event {n}").format(n=number)
                found.add(number)
    for key in book.skellige_events:
        if key in KEYS[EVENTS] and int(key[2:]) not in found:
            yield (EVENTS, key), _("no card leads to this Event")


def _abilities(book: SeaBook) -> Iterator[Fault]:
    dagon = book.skellige_bonus.dagon
    yield from _words((BONUS, "dagon", "ability", "does"), dagon.ability.does, IN_FIGHTS)
    bearers: list[tuple[Place, Event]] = [((EVENTS, key), event) for key, event in book.skellige_events.items()]
    told = [(place, event.abilities) for place, event in bearers]
    told += [((BONUS, "bonus", key), bonus.abilities) for key, bonus in book.skellige_bonus.bonus.items()]
    for place, abilities in told:
        for number, ability in enumerate(abilities):
            allowed = OWNED.get(ability.moment, IN_FIGHTS)
            yield from _words((*place, "abilities", number, "does"), ability.does, allowed)
