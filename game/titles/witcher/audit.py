"""What cannot be: pieces and cards not accounted for, counters that disagree, frames that no play leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.kernel.texts import gettext as _
from game.titles.witcher.audit_frames import frame_faults
from game.titles.witcher.content import Content
from game.titles.witcher.decks import HAND_LIMIT
from game.titles.witcher.fight.audit import fight_faults
from game.titles.witcher.fight.sides import on_table
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.pool import SLOTS
from game.titles.witcher.skellige.audit import monster_places, sea_faults, shape_faults
from game.titles.witcher.state import HIDDEN, NONE, TERRAINS, State, Witcher

MOST_SHIELD: Final = 4  # WOW-ATT-05
LEVELS: Final = 3
STORY: Final = NUMBER["story"]
PLACE_MONSTER: Final = NUMBER["place_monster"]
SETTING_UP: Final = NUMBER["setting_up"]
Place = tuple[str, tuple[int, ...]]


def audit(content: Content, state: State) -> list[str]:
    """Every fault of a state, as `path: what is wrong`; of a view only what it shows.

    What is wrong with the shape of it comes alone: everything else counts on that.
    """
    return [*_shape(state), *shape_faults(content, state), *fight_faults(content, state)] or [
        *_witchers(content, state),
        *_own_cards(content, state),
        *_action_cards(content, state),
        *_potions(content, state),
        *_tokens(content, state),
        *_monsters(content, state),
        *_fight_cards(content, state),
        *_stories(content, state),
        *_trophies(content, state),
        *_counters(content, state),
        *sea_faults(content, state),
        *frame_faults(content, state),
    ]


def _shape(state: State) -> Iterator[str]:
    """Lists that are as long as they must be, seats that are there."""
    if len(state.pool) != SLOTS:
        yield _at("state.pool", _("it has {n} slots"), n=SLOTS)
    for name, piles, n in (
        ("tokens", state.tokens, TERRAINS),
        ("slots", state.slots, TERRAINS),
        ("monsters", state.monsters, LEVELS),
        ("driven_away", state.driven_away, LEVELS),
    ):
        if len(piles) != n:
            yield _at(f"state.{name}", _("there are {n}"), n=n)
    seats = range(len(state.seats))
    for name, seat in (("first", state.first), ("turn.seat", state.turn.seat)):
        if seat not in seats:
            yield _at(f"state.{name}", _("there is no seat {seat}"), seat=seat)
    if any(seat not in seats for seat in state.winners):
        yield _at("state.winners", _("there is no such seat"))
    if any(seat not in seats for seat in state.turn.challenged):
        yield _at("state.turn.challenged", _("there is no such seat"))


def _at(place: str, wrong: str, **fields: object) -> str:
    return f"{place}: {wrong.format(**fields)}"


def _witchers(content: Content, state: State) -> Iterator[str]:
    schools = [one.school for one in state.seats]
    for i, one in enumerate(state.seats):
        place = f"state.seats.{i}"
        if one.school == NONE:
            if state.stack and state.stack[0][0] != SETTING_UP:
                yield _at(f"{place}.school", _("every player is a witcher of a school"))
            continue
        if schools.index(one.school) != i:
            yield _at(f"{place}.school", _("seat {n} plays it already"), n=schools.index(one.school))
        if one.place == NONE:
            yield _at(f"{place}.place", _("a witcher stands somewhere"))
        yield from _levels(place, one, MOST_SHIELD + (state.skellige is not None and state.fight is not None))
        if one.gold < 0:
            yield _at(f"{place}.gold", _("it is never below nothing"))
        most = content.trophies_needed - (i not in state.winners)
        if not 0 <= one.track <= most:
            yield _at(f"{place}.track", _("it goes from 0 to {most}"), most=most)
        if len(one.hand) > HAND_LIMIT:
            yield _at(f"{place}.hand", _("nobody holds more than {n} cards"), n=HAND_LIMIT)
        if not 0 <= one.stock < content.players:
            yield _at(f"{place}.stock", _("there is one for each opponent"))


def _levels(place: str, one: Witcher, most_shield: int) -> Iterator[str]:
    if any(not 1 <= level <= 5 for level in one.attributes):
        yield _at(f"{place}.attributes", _("each is from 1 to 5"))
    if not min(one.attributes) <= one.level <= 5:
        yield _at(f"{place}.level", _("it is at least that of the lowest attribute, and at most 5"))
    if not 0 <= one.shield <= most_shield:
        yield _at(f"{place}.shield", _("it goes from 0 to {most}"), most=most_shield)


def _own_cards(content: Content, state: State) -> Iterator[str]:
    """What a witcher owns lies in hand, deck, discard pile, or on the table."""
    for i, one in enumerate(state.seats):
        place = f"state.seats.{i}.owned"
        if tuple(sorted(one.owned)) != one.owned:
            yield _at(place, _("the cards stand in order"))
        lying = (*one.hand, *one.deck, *one.discard, *on_table(state, i))
        known = [card for card in lying if card != HIDDEN]
        if len(lying) != len(one.owned):
            yield _at(place, _("{n} cards, but {other} of them lie somewhere"), n=len(one.owned), other=len(lying))
        elif len(set(known)) != len(known) or not set(known) <= set(one.owned):
            yield _at(place, _("the cards that lie with this player are others"))


def _action_cards(content: Content, state: State) -> Iterator[str]:
    places: list[Place] = [(f"state.seats.{i}.owned", one.owned) for i, one in enumerate(state.seats)]
    places += [
        ("state.pool", tuple(card for card in state.pool if card != NONE)),
        ("state.supply", state.supply),
        ("state.supply_discard", state.supply_discard),
        ("state.trashed", state.trashed),
    ]
    schools = content.catalogue.schools
    dealt = sum(len(schools[one.school].deck) for one in state.seats if one.school != NONE)
    keys = [card.key for card in content.catalogue.action_cards]
    yield from _each_once(places, len(content.catalogue.common) + dealt, "state.supply", keys)
    empty = state.pool.count(NONE)
    if state.pool[:empty] != (NONE,) * empty:
        yield _at("state.pool", _("slots stay empty from the left only"))
    mine = {one.school for one in state.seats}
    for where, cards in places:
        for card in cards:
            school = content.catalogue.action_cards[card].school if card != HIDDEN else NONE
            if school != NONE and (school not in mine or where in ("state.pool", "state.supply")):
                yield _at(where, _("a starting card cannot be here"))


def _each_once(places: Iterable[Place], total: int, where: str, keys: Sequence[str]) -> Iterator[str]:
    """Every card lies in one place only, and there are as many as there should be."""
    found: dict[int, str] = {}
    count = 0
    for place, cards in places:
        count += len(cards)
        for card in cards:
            if card == HIDDEN:
                continue
            if card in found:
                yield _at(place, _("{card} is in {other} too"), card=keys[card], other=found[card])
            found[card] = place
    if count != total:
        yield _at(where, _("{n} cards are in play, there should be {all}"), n=count, all=total)


def _potions(content: Content, state: State) -> Iterator[str]:
    piles = [state.potion_deck, state.potion_discard, *(one.potions for one in state.seats)]
    if state.fight is not None:
        piles += [side.potions for side in state.fight.sides]
    found = Counter(potion for pile in piles for potion in pile)
    hidden = found.pop(HIDDEN, 0)
    copies = Counter(content.potion_cards)
    for potion, n in found.items():
        if n > copies[potion]:
            key = content.catalogue.potions[potion].key
            yield _at("state.potion_deck", _("{n} of {potion}, there are {all}"), n=n, potion=key, all=copies[potion])
    total = found.total() + hidden
    if total != copies.total():
        yield _at("state.potion_deck", _("{n} cards are in play, there should be {all}"), n=total, all=copies.total())


def _tokens(content: Content, state: State) -> Iterator[str]:
    places: list[Place] = []
    backs = len(content.place_keys)
    for i, one in enumerate(state.seats):
        for name, trio in (("trails", one.trails), ("trail_quests", one.trail_quests)):
            held = tuple(HIDDEN if token >= backs else token for token in trio if token != NONE)
            places.append((f"state.seats.{i}.{name}", held))
            for terrain, token in enumerate(trio):
                own = (*content.tokens[terrain], NONE, backs + terrain)
                if token not in own:
                    yield _at(f"state.seats.{i}.{name}", _("a token lies with its terrain"))
        quests = tuple(quest.token for quest in one.quests if quest.token != NONE)
        places.append((f"state.seats.{i}.quests", quests))
    for terrain, pile in enumerate(state.tokens):
        places.append(("state.tokens", pile))
        slot = state.slots[terrain]
        places.append(("state.slots", (slot.token,) if slot.token != NONE else ()))
        if any(token not in (*content.tokens[terrain], HIDDEN) for token in (*pile, slot.token)):
            yield _at("state.tokens", _("a token lies with its terrain"))
    total = sum(map(len, content.tokens))
    yield from _each_once(places, total, "state.tokens", content.place_keys)


def _monsters(content: Content, state: State) -> Iterator[str]:
    monsters = content.catalogue.monsters
    slain = _slain(state)
    places: list[Place] = [
        ("state.slots", tuple(slot.monster for slot in state.slots if slot.monster not in (NONE, slain))),
        ("state.extra", state.extra),
        ("state.stack", tuple(frame[2] for frame in state.stack if frame[0] == PLACE_MONSTER)),
    ]
    places += [("state.monsters", pile) for pile in state.monsters]
    places += [("state.driven_away", pile) for pile in state.driven_away]
    places += monster_places(content, state)
    yield from _each_once(places, content.hunted, "state.monsters", [monster.key for monster in monsters])
    for level in range(1, LEVELS + 1):
        for name, piles in (("monsters", state.monsters), ("driven_away", state.driven_away)):
            if any(monster not in (*content.monsters_of[level], HIDDEN) for monster in piles[level - 1]):
                yield _at(f"state.{name}.{level - 1}", _("a monster lies with its level"))
    if any(monster not in (*content.monsters_of[1], HIDDEN) for monster in state.extra):
        yield _at("state.extra", _("a monster lies with its level"))
    for terrain, slot in enumerate(state.slots):
        if slot.monster != NONE and slot.token == NONE:
            yield _at(f"state.slots.{terrain}", _("a monster stands somewhere"))


def _slain(state: State) -> int:
    """A monster that is a trophy already and whose slot is not settled yet, or never will be; NONE where there is
    none."""
    fought = (
        [slot.monster for slot in state.slots]
        if state.winners
        else [state.fight.monster]
        if state.fight is not None
        else []
    )
    trophies = {trophy for one in state.seats for trophy in one.trophies}
    return next((monster for monster in fought if monster != NONE and monster in trophies), NONE)


def _fight_cards(content: Content, state: State) -> Iterator[str]:
    places: list[Place] = [("state.fight_deck", state.fight_deck)]
    fight = state.fight
    if fight is not None:
        places += [("state.fight.life", fight.life), ("state.fight.spent", fight.spent)]
    cards = content.catalogue.fight_cards
    yield from _each_once(places, len(cards), "state.fight_deck", [card.key for card in cards])


def _stories(content: Content, state: State) -> Iterator[str]:
    read = tuple(frame[2] for frame in state.stack if frame[0] == STORY and not frame[3])
    kept = {i: tuple(content.keepsakes.story_of[card] for card in one.kept) for i, one in enumerate(state.seats)}
    first, first_sea = content.stories.first_event, content.stories.first_sea
    places: list[Place] = [
        ("state.city", state.city),
        ("state.wilds", state.wilds),
        ("state.told", state.told),
        ("state.stack", tuple(story for story in read if story < first)),
    ]
    places += [
        (f"state.seats.{i}.quests", tuple(quest.story for quest in one.quests if quest.story < first_sea))
        for i, one in enumerate(state.seats)
    ]
    places += [(f"state.seats.{i}.kept", tuple(s for s in kept[i] if 0 <= s < first)) for i in kept]
    yield from _each_once(places, first, "state.told", content.stories.keys)
    if any(story >= first for _place, stories in places for story in stories):
        yield _at("state.told", _("an event lies with the events"))
    if tuple(sorted(set(state.events))) != state.events or any(story < first for story in state.events):
        yield _at("state.events", _("they stand in order of their numbers"))
    for i, stories in kept.items():
        if any(story in state.events for story in stories):
            yield _at(f"state.seats.{i}.kept", _("it lies among the events too"))
    for i, one in enumerate(state.seats):
        for j, quest in enumerate(one.quests):
            if quest.quest == NONE or content.catalogue.quests[quest.quest].card != quest.story:
                yield _at(f"state.seats.{i}.quests.{j}.quest", _("the card has no such quest"))


def _trophies(content: Content, state: State) -> Iterator[str]:
    trophies = content.catalogue.trophies
    held = Counter(trophy for one in state.seats for trophy in one.trophies)
    for i, one in enumerate(state.seats):
        if len(set(one.trophies)) != len(one.trophies):
            yield _at(f"state.seats.{i}.trophies", _("nobody holds two of one kind"))
        if one.school != NONE:
            own = content.school_trophy[one.school]
            if one.stock + held[own] != content.players - 1:
                yield _at(f"state.seats.{i}.stock", _("there is one for each opponent"))
            if own in one.trophies:
                yield _at(f"state.seats.{i}.trophies", _("nobody wins a trophy of the own school"))
    for attribute, left in enumerate(state.attribute_trophies):
        trophy = content.attribute_trophy[attribute]
        if left < 0 or left + held[trophy] > trophies[trophy].copies:
            yield _at("state.attribute_trophies", _("there are not so many"))


def _counters(content: Content, state: State) -> Iterator[str]:
    if any(not 1 <= die <= 6 for die in state.tape):
        yield _at("state.tape", _("a die shows 1 to 6"))
    if state.rounds < 0 or state.turns < 0:
        yield _at("state.rounds", _("it is never below nothing"))
    if content.max_rounds and state.rounds >= content.max_rounds and state.stack:
        yield _at("state.rounds", _("play ends after {n}"), n=content.max_rounds)
