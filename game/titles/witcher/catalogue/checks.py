"""What entries of the catalogue say of one another: keys, counts, bands and their sentences, Quests and their Events.

Each fault is a place (file, key, and so on inwards) and what is wrong there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue.models import Book, Event, Exploration, Option
from game.titles.witcher.catalogue.terms import ATTRIBUTES, COLOURS, SCHOOLS, TERRAINS
from game.titles.witcher.catalogue.vocabulary import Ability, Effect, bounds

Place = tuple[int | str, ...]
Fault = tuple[Place, str]

ACTIONS, CITY, WILDS, EVENTS, MONSTERS = "action_cards", "city", "wilds", "events", "monsters"


def _numbered(letter: str, last: int, digits: int = 2) -> tuple[str, ...]:
    return tuple(f"{letter}{n:0{digits}}" for n in range(1, last + 1))


LEVELS: Final = {1: 10, 2: 12, 3: 6}  # WOW-CMP-07
LIVES: Final = {1: range(10, 13), 2: range(13, 16), 3: range(17, 20)}  # WOW-TAB-01
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "schools": SCHOOLS,
    MONSTERS: tuple(f"m{level}{n:02}" for level, most in LEVELS.items() for n in range(1, most + 1)),
    "monster_fight": _numbered("f", 20),
    "potions": _numbered("p", 7, 1),
    "trophies": tuple(f"trophy_{key}" for key in (*SCHOOLS, *ATTRIBUTES)),
    CITY: _numbered("c", 36),
    WILDS: _numbered("w", 36),
    EVENTS: _numbered("e", 56),
}
STARTING: Final = ("quick_slash", "cleave", "push_back", "aard", "yrden")

# Where a word may stand (the signs of 18.8 outside fights, the words of abilities within).
ANYWHERE: Final = frozenset(("shield", "shield_to", "lower", "higher", "draw", "discard", "potion", "roll", "when"))
OUTSIDE: Final = ANYWHERE | {
    "gold", "potion_to", "phase_3", "trail", "take", "trash", "quest", "event", "test", "by_level", "by_place",
    "short_fight", "poker", "host", "keep", "leave", "free_card", "no_exploring", "move_and_act", "go_to_phase_3",
}  # fmt: skip
OF_EXPANSIONS: Final = frozenset(
    (
        "pay", "damage", "others", "dagon", "sea_event", "island", "divert", "turn_back", "no_action",
        "safe_trip", "roll_twice", "begin_now", "shield_over", "shield_per_trophy",
    )
)  # fmt: skip
"""Words that no card of the base game has."""
OWNED: Final = frozenset(("gold", "event", "training", "potion_limit", "passage"))
STRUCK: Final = frozenset(("hit", "lower", "discard_random", "trash_hand"))
INSIDE: Final = frozenset(Effect.model_fields) - (OUTSIDE - ANYWHERE) - OWNED - {"hit", "trash_hand"} - OF_EXPANSIONS
QUIET: Final = frozenset(("after_kill", "owned", "entering", "moving", "training", "exploring"))
"""The moments outside fights."""


def check(book: Book) -> Iterator[Fault]:
    """Every fault, in the order in which it is best mended."""
    for file, wanted in KEYS.items():
        yield from keys_as((file,), getattr(book, file), wanted)
    yield from _action_cards(book)
    yield from _monsters(book)
    yield from _copies(book)
    for file in (CITY, WILDS):
        for key, card in getattr(book, file).items():
            yield from _choices((file, key), card)
    for key, event in book.events.items():
        yield from _event((EVENTS, key), event)
    yield from _events_called(book)
    yield from _places_of_words(book)


def keys_as(place: Place, entries: Mapping[str, object], wanted: Iterable[str]) -> Iterator[Fault]:
    """An entry for each key that is wanted, in that order."""
    wanted = tuple(wanted)
    for key in wanted:
        if key not in entries:
            yield (*place, key), _("it is missing")
    for key in entries:
        if key not in wanted:
            yield (*place, key), _("there is no such entry") + did_you_mean(key, wanted)
    if tuple(entries) != wanted and set(entries) == set(wanted):
        moved = next(key for key, other in zip(entries, wanted, strict=True) if key != other)
        yield (*place, moved), _("it stands out of its order")


def _count(place: Place, what: str, n: int, wanted: int) -> Iterator[Fault]:
    if n != wanted:
        yield place, _("there are {n} of {what}, and must be {wanted}").format(n=n, what=what, wanted=wanted)


def _action_cards(book: Book) -> Iterator[Fault]:
    """WOW-TAB-19, -23."""
    cards = book.action_cards
    yield from keys_as((ACTIONS, "designs"), cards.designs, _numbered("a", 30))
    yield from keys_as((ACTIONS, "starting"), cards.starting, STARTING)
    costs = Counter(design.cost for design in cards.designs.values())
    colours = Counter(design.colour for design in cards.designs.values())
    for cost, wanted in enumerate((10, 15, 5)):
        yield from _count((ACTIONS, "designs"), _("cost {n}").format(n=cost), costs[cost], wanted)
    for colour in COLOURS:
        yield from _count((ACTIONS, "designs"), colour, colours[colour], 6)
    if sorted(design.colour for design in cards.starting.values()) != sorted(COLOURS):
        yield (ACTIONS, "starting"), _("each colour stands here once")
    for key, design in cards.starting.items():
        yield from keys_as((ACTIONS, "starting", key, "schools"), design.schools, SCHOOLS)
    for school in SCHOOLS:
        terrains = Counter(
            card.terrain for design in cards.starting.values() for card in design.schools.get(school, ())
        )
        for terrain, wanted in zip(TERRAINS, (3, 3, 3, 1), strict=True):
            yield from _count((ACTIONS, "starting"), f"{school}, {terrain}", terrains[terrain], wanted)


def _monsters(book: Book) -> Iterator[Fault]:
    """WOW-TAB-01, -03."""
    for key, monster in book.monsters.items():
        if key[1:2] != str(monster.level):
            yield (MONSTERS, key, "level"), _("its key tells another level")
        elif monster.life not in LIVES[monster.level]:
            yield (MONSTERS, key, "life"), _("Monsters of that level have other Life Pools")


def _copies(book: Book) -> Iterator[Fault]:
    """WOW-TAB-13, WOW-CMP-06, -12."""
    yield from _count(("potions",), _("Potion cards"), sum(potion.copies for potion in book.potions.values()), 28)
    for key, trophy in book.trophies.items():
        school, attribute = trophy.school is not None, trophy.attribute is not None
        if school == attribute or key != f"trophy_{trophy.school or trophy.attribute}":
            yield ("trophies", key), _("it belongs to the school or to the Attribute that its key tells")
        yield from _count(("trophies", key, "copies"), _("copies"), trophy.copies, 4 if school else 2)


def _choices(place: Place, card: Exploration | Event) -> Iterator[Fault]:
    for letter, option in (("a", card.a), ("b", card.b)):
        if option is not None:
            yield from _option((*place, letter), option)


def _option(place: Place, option: Option) -> Iterator[Fault]:
    words = [effect.word for effect in option.effect]
    yield from sentences(place, option.effect, option.result, option.results)
    yield from both_or_none(place, "quest", "quest" in words, option.quest is not None)
    for name in ("kept", "use", "abilities"):
        yield from both_or_none(place, name, "keep" in words, bool(getattr(option, name)))


def _event(place: Place, event: Event) -> Iterator[Fault]:
    """WOW-EVT-01: one of four forms."""
    forms = (event.a is not None and event.b is not None, event.deed is not None, event.kind is not None)
    if sum(forms) != 1 or (event.effect is None) != forms[0] or (event.a is None) != (event.b is None):
        yield place, _("an Event has two options, or a deed with an effect, or a kind with an effect")
        return
    yield from _choices(place, event)
    words = [effect.word for effect in event.effect or ()]
    if event.deed is not None:
        yield from sentences(place, event.effect or (), event.result, event.results)
    for name in ("text", "use", "abilities"):
        yield from both_or_none(place, name, event.kind is not None, bool(getattr(event, name)))
    yield from both_or_none(place, "effect.keep", event.kind is not None, "keep" in words)
    if event.intro is None and event.kind is None:
        yield (*place, "intro"), _("it is missing")
    hosts = [one for _place, one in inside(place, event.effect or ()) if one.word == "host"]
    yield from both_or_none(place, "host", bool(hosts), event.host is not None)


def both_or_none(place: Place, name: str, wanted: bool, there: bool) -> Iterator[Fault]:
    """What an effect asks for is there, and nothing that it has no use for."""
    if wanted and not there:
        yield (*place, name), _("it is missing: the effect asks for it")
    elif there and not wanted:
        yield (*place, name), _("the effect has no use for it")


def sentences(place: Place, effects: Iterable[Effect], result: object, results: Mapping[str, str]) -> Iterator[Fault]:
    """Every band has its sentence; where nothing is decided by dice or a state there is one result."""
    branching = [names for effect in effects if (names := bands(effect)) is not None]
    if len(branching) > 1:
        yield (*place, "effect"), _("two branches in one effect: put them into Events of their own")
        return
    names = branching[0] if branching else ()
    if (result is None) == (not names):
        yield (*place, "result"), _("an effect without bands has a result, one with bands has results")
    for name in names:
        if name not in results:
            yield (*place, "results", name), _("the sentence of this band is missing")
    for name in results:
        if name not in names:
            yield (*place, "results", name), _("the effect has no such band") + did_you_mean(name, names)


def bands(effect: Effect) -> tuple[str, ...] | None:
    """The names of an effect's branches; None where it has none."""
    match effect.word:
        case "roll":
            return tuple(effect.argument)
        case "test" | "by_level":
            return tuple(name for inner in effect.argument.values() for name in inner)
        case "short_fight":
            return tuple(effect.argument.bands)
        case "by_place":
            return ("own", "other")
        case "when":
            return ("with", "else")
        case "poker":
            return ("better", "else")
        case "pay":
            return ("paid", "unpaid")
    return None


SPANS: Final = {"roll": (1, 6), "test": (3, 16), "by_level": (1, 5), "short_fight": (0, 99)}
"""What the bands of a word cover, without gaps."""


def covered(place: Place, effect: Effect) -> Iterator[Fault]:
    """Bands without gaps."""
    if effect.word not in SPANS:
        return
    first, last = SPANS[effect.word]
    wanted = first
    for name in bands(effect) or ():
        least, most = bounds(name)
        if least != wanted:
            yield place, _("the band '{name}' must begin with {n}").format(name=name, n=wanted)
            return
        wanted = most + 1
    if wanted != last + 1:
        yield place, _("the bands end at {n}, and must go on to {last}").format(n=wanted - 1, last=last)
    if effect.word == "short_fight" and len(effect.argument.bands) != 3:
        yield place, _("a short fight has three bands")
    if effect.word in ("test", "by_level") and len(effect.argument) != 1:
        yield place, _("one Attribute decides")


def inside(place: Place, effects: Iterable[Effect]) -> Iterator[tuple[Place, Effect]]:
    """Every effect of a list, those of its branches too, with its place."""
    for number, effect in enumerate(effects):
        here = (*place, number, effect.word)
        yield here, effect
        yield from _branches(here, effect.argument)


def _branches(place: Place, told: Any) -> Iterator[tuple[Place, Effect]]:
    if isinstance(told, list) and told and isinstance(told[0], Effect):
        yield from inside(place, told)
    elif isinstance(told, Mapping):
        for name, inner in told.items():
            yield from _branches((*place, name), inner)
    elif hasattr(type(told), "model_fields"):
        for name in type(told).model_fields:
            yield from _branches((*place, name), getattr(told, name))


def _abilities(book: Book) -> Iterator[tuple[Place, Ability]]:
    for key, monster in book.monsters.items():
        yield (MONSTERS, key, "ability"), monster.ability
        yield (MONSTERS, key, "trophy"), monster.trophy
    for key, potion in book.potions.items():
        yield ("potions", key, "ability"), potion.ability
    for key, trophy in book.trophies.items():
        yield ("trophies", key, "ability"), trophy.ability
    for place, entry in _told(book):
        for number, ability in enumerate(entry.abilities):
            yield (*place, "abilities", number), ability


def _told(book: Book) -> Iterator[tuple[Place, Option | Event]]:
    """Whatever has an effect: options and Events without a choice."""
    for file in (CITY, WILDS, EVENTS):
        for key, card in getattr(book, file).items():
            if isinstance(card, Event) and card.effect is not None:
                yield (file, key), card
            for letter, option in (("a", card.a), ("b", card.b)):
                if option is not None:
                    yield (file, key, letter), option


def _lists(book: Book) -> Iterator[tuple[Place, list[Effect], frozenset[str]]]:
    """Every list of effects, with the words that may stand in it."""
    for place, entry in _told(book):
        yield (*place, "effect"), list(entry.effect or ()), OUTSIDE
    for place, ability in _abilities(book):
        yield (*place, "does"), ability.does, OWNED if ability.moment in QUIET else INSIDE
    for key, card in book.monster_fight.items():
        yield ("monster_fight", key, "charge"), card.charge, STRUCK
        yield ("monster_fight", key, "bite"), card.bite, STRUCK


def _places_of_words(book: Book) -> Iterator[Fault]:
    for place, effects, allowed in _lists(book):
        for here, effect in inside(place, effects):
            if effect.word not in allowed:
                yield here, _("this word cannot stand here")
            by_level = effect.argument == "L"
            if effect.word == "discard_random" and by_level != (allowed is STRUCK):
                yield here, _("on Monster Fight cards it is by level, elsewhere a number")
            yield from covered(here, effect)


def _events_called(book: Book) -> Iterator[Fault]:
    """Every Event that is named exists, and every Event is named."""
    called: set[int] = set()
    for place, effects, _allowed in _lists(book):
        for here, effect in inside(place, effects):
            number = effect.argument.event if effect.word == "quest" else effect.argument
            if effect.word not in ("quest", "event", "leave"):
                continue
            event = book.events.get(f"e{number:02}")
            if event is None:
                yield here, _("there is no Event {n}").format(n=number)
            elif effect.word == "leave" and event.kind is None:
                yield here, _("Event {n} is no card that is kept").format(n=number)
            called.add(number)
    for key in KEYS[EVENTS]:
        if key in book.events and int(key[1:]) not in called:
            yield (EVENTS, key), _("no card leads to this Event")
