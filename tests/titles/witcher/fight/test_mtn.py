"""The monster's fight turn (MTN) and its fight cards."""

from __future__ import annotations

import pytest

from game.titles.witcher.deck_events import CardTrashed
from game.titles.witcher.events import AttributeChanged
from game.titles.witcher.fight.events import (
    AttackNamed,
    AttackRevealed,
    CardsLost,
    DamageDealt,
    MonsterDrivenAway,
    MonsterKilled,
)
from tests.titles.witcher.fight.ring import NEUTRAL, Ring, hunt


def struck(card: str, half: str, level: int = 1, **told: object) -> Ring:
    """A monster's first turn with that card and half against a witcher without a shield."""
    told = {"deck": 9, "hand": "wolf_aard_1 wolf_aard_2", "shield": 0, "attributes": (2, 3, 4, 5), **told}
    rest = " ".join(f"f{n:02}" for n in range(1, 21) if f"f{n:02}" != card)
    made = hunt(NEUTRAL[level], life=f"{card} {rest}", first=False, **told)  # type: ignore[arg-type]
    return made.do(half)


@pytest.mark.rule("WOW-MTN-01", "WOW-MTN-03", "WOW-MTN-04")
def test_the_type_is_named_before_the_card_is_turned_over_and_the_card_is_lost() -> None:
    made = hunt(life="f05 f01", first=False, deck=8)
    assert (made.asked, made.seat) == ("name_attack", 1)
    assert made.options() == ["charge", "bite"]
    assert not made.has_told(AttackRevealed)
    made.do("bite")
    assert made.life == ["f01"]
    assert made.fight.spent == made.numbers("fight_card", "f05")
    assert made.told(DamageDealt)[0].damage == 4


@pytest.mark.rule("WOW-MTN-02")
def test_later_attacks_are_named_by_the_others_in_turn_counter_clockwise() -> None:
    life = "f06 f05 f04 f02 f16 f09 f14"  # charges that cost little
    harmless = " ".join(
        f"{school}_{card}_{n}" for school in ("wolf", "cat") for card in ("yrden", "push_back") for n in (1, 2)
    )
    made = hunt(players=4, life=life, first=False, deck=harmless, shield=4, attributes=(2, 4, 1, 1))
    namers = []
    for _ in range(5):
        namers.append(made.seat)
        made.do("charge")
        made.one().shield = 4
        while made.asked != "name_attack":
            made.do(made.options()[-1])
    assert namers == [3, 2, 1, 3, 2]


@pytest.mark.rule("WOW-MTN-14", "WOW-SOL-07", "WOW-STA-05")
@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize(("die", "half"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_without_a_person_to_name_it_an_even_die_does(players: int, die: int, half: int) -> None:
    made = hunt(players=players, human=players == 1, first=False, deck=9, hand="wolf_aard_1", dice=[die])
    named = made.told(AttackNamed)[0]
    assert (named.seat, named.half, named.die) == (-1, half, die)


@pytest.mark.rule("WOW-MTN-05", "WOW-TAB-10")
@pytest.mark.parametrize(
    ("card", "charge", "bite"),
    [
        ("f01", 3, 3), ("f02", 0, 2), ("f03", 4, 0), ("f04", 2, 0), ("f05", 2, 4), ("f06", 2, 3), ("f07", 5, 4),
        ("f08", 1, 3), ("f09", 0, 2), ("f10", 4, 5), ("f11", 1, 3), ("f12", 3, 5), ("f13", 1, 4), ("f14", 4, 2),
        ("f15", 3, 4), ("f16", 0, 3), ("f17", 5, 2), ("f18", 3, 5), ("f19", 1, 4), ("f20", 3, 0),
    ],
)  # fmt: skip
def test_what_each_fight_card_costs_at_level_1(card: str, charge: int, bite: int) -> None:
    for half, cost in (("charge", charge), ("bite", bite)):
        made = struck(card, half)
        lost = sum(len(event.cards) for event in made.told(CardsLost))
        assert lost == cost, half


@pytest.mark.rule("WOW-MTN-06", "WOW-ATT-15")
@pytest.mark.parametrize(("card", "attribute"), [("f01", 1), ("f07", 2), ("f09", 0), ("f10", 3)])
def test_damage_by_an_attribute_reads_its_level(card: str, attribute: int) -> None:
    for level in (1, 5):
        levels = tuple(level if i == attribute else 1 for i in range(4))
        assert struck(card, "bite", attributes=levels).told(DamageDealt)[0].damage == level


@pytest.mark.rule("WOW-MTN-07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_random_discard_takes_hand_cards_and_the_rest_from_the_pool(level: int) -> None:
    made = struck("f08", "charge", level, hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2")
    assert len(made.cards("hand")) == 4 - level
    assert len(made.cards("deck")) == 9
    few = struck("f08", "charge", level, hand="wolf_aard_1")
    lost = [(len(event.cards), event.from_hand) for event in few.told(CardsLost)]
    assert lost == [(1, True)] + [(level - 1, False)] * (level > 1)
    shielded = struck("f08", "charge", level, hand="wolf_aard_1", shield=2)
    assert shielded.one().shield == 2
    assert len(shielded.told(CardsLost)) == len(lost)


@pytest.mark.rule("WOW-MTN-07", "WOW-STA-04")
def test_random_discards_differ() -> None:
    hand = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2"
    lost = set()
    for n in range(12):
        made = hunt(life="f08 f01 f02", first=False, hand=hand, deck=9)
        made.state.chance = n * 7919
        lost.add(made.do("charge").cards("discard")[0])
    assert len(lost) > 2


@pytest.mark.rule("WOW-MTN-08")
def test_trash_1_takes_a_hand_card_of_choice_from_the_game() -> None:
    made = struck("f02", "charge")
    assert made.options() == ["lose wolf_aard_1", "lose wolf_aard_2"]
    made.do("lose wolf_aard_2")
    assert made.cards("hand") == ["wolf_aard_1"]
    assert made.state.trashed == made.numbers("card", "wolf_aard_2")
    assert made.cards("discard") == []
    empty = struck("f02", "charge", hand="", deck="wolf_yrden_1 wolf_yrden_2")
    assert empty.state.trashed == empty.numbers("card", "wolf_yrden_1")


@pytest.mark.rule("WOW-MTN-09", "WOW-MTN-11", "WOW-TAB-11")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("card", "attribute"), [("f03", 0), ("f04", 2), ("f20", 1)])
def test_an_attribute_falls_and_damage_follows_by_level(card: str, attribute: int, level: int) -> None:
    made = struck(card, "bite", level, attributes=(3, 3, 3, 3))
    assert made.one().attributes[attribute] == 2
    assert sum(event.damage for event in made.told(DamageDealt)) == level - 1


@pytest.mark.rule("WOW-MTN-09", "WOW-ATT-07", "WOW-ATT-08")
@pytest.mark.parametrize("level", [1, 5])
def test_a_level_of_1_or_5_does_not_fall(level: int) -> None:
    made = struck("f03", "bite", 2, attributes=(level, 1, 1, 1))
    assert made.one().attributes[0] == level
    assert not made.has_told(AttributeChanged)
    assert made.told(DamageDealt)[0].damage == 1


@pytest.mark.rule("WOW-MTN-10", "WOW-TAB-11")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_damage_by_level(level: int) -> None:
    assert struck("f20", "charge", level).told(DamageDealt)[0].damage == level + 2
    assert struck("f11", "bite", level).told(DamageDealt)[0].damage == level + 2


@pytest.mark.rule("WOW-MTN-12", "WOW-MTN-13", "WOW-OUT-01")
def test_a_monster_that_attacks_with_its_last_card_is_killed_where_the_witcher_stands() -> None:
    made = hunt(life="f05", first=False, deck=9, shield=0)
    made.do("bite")
    assert len(made.told(CardsLost)[0].cards) == 4
    assert made.has_told(MonsterKilled)


@pytest.mark.rule("WOW-MTN-15")
def test_and_counts_as_driven_away_where_the_attack_knocks_the_witcher_out() -> None:
    made = hunt(life="f05", first=False, deck=4, shield=0)
    made.do("bite")
    assert made.has_told(MonsterDrivenAway)


@pytest.mark.rule("WOW-FGT-05", "WOW-MTN-08")
def test_a_witcher_whose_last_card_is_trashed_is_out() -> None:
    made = struck("f02", "charge", hand="wolf_aard_1", deck="")
    assert made.has_told(CardTrashed)
    assert made.state.fight is None or made.asked == "gain"
