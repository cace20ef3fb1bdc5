"""What the texts of cards promise: prices and fixed places are named before the choice, nothing else is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.load import FOLDER, base, load_book
from game.titles.witcher.catalogue.models import Event, Exploration, Option
from game.titles.witcher.catalogue.need_words import place_name

BOOK = load_book(FOLDER)
CARDS: dict[str, Exploration | Event] = {**BOOK.city, **BOOK.wilds, **BOOK.events}
NUMBERS = {1: "one", 2: "two", 3: "three"}


def options() -> Iterator[tuple[str, Option]]:
    for key, card in CARDS.items():
        for letter, option in (("a", card.a), ("b", card.b)):
            if option is not None:
                yield key + letter, option


def test_gold_is_named_in_an_offer_where_it_is_its_price_and_only_there() -> None:
    for key, option in options():
        if option.pay:
            assert NUMBERS[option.pay] in option.offer, key
        else:
            assert not re.search(r"\b(gold|coins?)\b", option.offer, re.IGNORECASE), key


def test_a_card_to_be_trashed_is_named_in_the_offer() -> None:
    for key, option in options():
        trashed = any(effect.word == "trash" for effect in option.effect)
        assert trashed == bool(re.search(r"giv(e|es) up|let go|unlearn", option.offer, re.IGNORECASE)), key


def test_the_journal_names_a_place_that_is_fixed_and_the_price_asked_there() -> None:
    names = [place_name(place) for place in range(1, len(t.LOCATIONS))]
    for quest in base().quests:
        told = {name for name in names if name in quest.words}
        assert told == ({place_name(quest.place)} if quest.kind == t.QUEST_LOCATION else set()), quest.key
        if quest.cost:
            assert f"{NUMBERS[quest.cost]} gold" in quest.words


def test_no_two_cards_begin_alike() -> None:
    begun = [" ".join(card.intro.split()[:2]).lower() for card in CARDS.values() if card.intro]
    assert len(begun) == len(set(begun))
    titles = [card.title for card in CARDS.values()]
    assert len(titles) == len(set(titles))
