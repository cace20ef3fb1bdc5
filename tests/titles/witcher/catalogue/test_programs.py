"""From words to ops: every op can be said, and means what it is documented to mean."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pydantic import TypeAdapter

from game.titles.witcher.catalogue.load import base
from game.titles.witcher.catalogue.programs import Context, Programs, needs_of
from game.titles.witcher.catalogue.vocabulary import Effect, Needs, bounds
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o

EFFECTS = TypeAdapter(list[Effect])


def compiled(*effects: dict[str, Any], **here: Any) -> tuple[o.Program, list[o.Program]]:
    """The program of effects, and all programs."""
    to = Programs({"e50": 7})
    number = to.add(EFFECTS.validate_python(list(effects)), Context(**here))
    return to.programs[number], to.programs


PLAIN: list[tuple[dict[str, Any], tuple[int, ...]]] = [
    ({"gold": -2}, (o.GOLD, -2)),
    ({"potion": 3}, (o.POTION, 3)),
    ({"potion_to": 5}, (o.POTIONS_TO, 5)),
    ({"shield": -1}, (o.SHIELD, -1)),
    ({"shield_to": 0}, (o.SHIELD_TO, 0)),
    ({"shield_to": "full"}, (o.SHIELD_TO, o.FULL)),
    ({"higher": "alchemy"}, (o.ATTRIBUTE, 2, 1)),
    ({"lower": "specialty"}, (o.ATTRIBUTE, 3, -1)),
    ({"higher": "any"}, (o.RAISE, o.ANY)),
    ({"higher": "lowest"}, (o.RAISE, o.LOWEST)),
    ({"higher": "two_lowest"}, (o.RAISE, o.TWO_LOWEST)),
    ({"draw": 2}, (o.DRAW, 2)),
    ({"discard": 2}, (o.DISCARD, 2)),
    ({"phase_3": -1}, (o.PHASE_3, -1)),
    ({"trail": "mountain"}, (o.TRAIL, 1)),
    ({"trail": "any"}, (o.TRAIL, o.TRAIL_ANY)),
    ({"trail": "each"}, (o.TRAIL, o.TRAIL_EACH)),
    ({"trail": "visitors"}, (o.TRAIL, o.TRAIL_VISITORS)),
    ({"take": 2}, (o.TAKE, 2)),
    ({"take": "any"}, (o.TAKE, o.ANY_COST)),
    ({"trash": 1}, (o.TRASH, 1)),
    ({"event": 56}, (o.EVENT, 55)),
    ({"leave": 50}, (o.LEAVE, 7)),
    ({"free_card": True}, (o.FREE_CARD,)),
    ({"no_exploring": True}, (o.NO_EXPLORING,)),
    ({"move_and_act": True}, (o.MOVE_AND_ACT,)),
    ({"go_to_phase_3": True}, (o.GO_TO_PHASE_3,)),
    ({"training": {"cheaper": 3, "least": 1}}, (o.TRAINING, 3, 1)),
    ({"potion_limit": 5}, (o.POTION_LIMIT, 5)),
    ({"passage": {"to": "water", "cards": 1}}, (o.PASSAGE, 2, 1)),
    ({"deal": 2}, (o.DEAL, 2)),
    ({"suffer": 1}, (o.SUFFER, 1)),
    ({"discard_random": 1}, (o.DISCARD_RANDOM, 1)),
    ({"discard_random": "L"}, (o.DISCARD_RANDOM_LEVEL,)),
    ({"recover": 1}, (o.RECOVER, 1)),
    ({"combo": -1}, (o.COMBO, -1)),
    ({"combo_per": {"colour": "red", "damage": 1, "most": 2}}, (o.COMBO_PER, 1, 1, 2)),
    ({"combo_per": {"colour": "blue", "damage": 1}}, (o.COMBO_PER, 0, 1, 0)),
    ({"combo_shield": 1}, (o.COMBO_SHIELD, 1)),
    ({"combo_at_most": 1}, (o.COMBO_AT_MOST, 1)),
    ({"extra_card": True}, (o.EXTRA_CARD,)),
    ({"step_4": -1}, (o.STEP_4, -1)),
    ({"step_4_least": 1}, (o.STEP_4_LEAST, 1)),
    ({"first_card_random": True}, (o.FIRST_CARD_RANDOM,)),
    ({"combat_to": 0}, (o.COMBAT_TO, 0)),
    ({"damage_at_most": 0}, (o.DAMAGE_AT_MOST, 0)),
    ({"foe_loses_at_most": 2}, (o.FOE_LOSES_AT_MOST, 2)),
    ({"shield_rise_at_most": 1}, (o.SHIELD_RISE_AT_MOST, 1)),
    ({"shield_per_card": -1}, (o.SHIELD_PER_CARD, -1)),
    ({"defense_for_fight": -1}, (o.DEFENSE_FOR_FIGHT, -1)),
    ({"potions_at_most": 1}, (o.POTIONS_AT_MOST, 1)),
    ({"mute": "purple"}, (o.MUTE, 4)),
    ({"attack": 2}, (o.ATTACK, 2)),
    ({"hand_first": True}, (o.HAND_FIRST,)),
    ({"lose_fewer": 1}, (o.LOSE_FEWER, 1)),
    ({"name_attack": "yours"}, (o.NAME_ATTACK, o.YOURS)),
    ({"name_attack": "worse"}, (o.NAME_ATTACK, o.WORSE)),
    ({"begin": True}, (o.BEGIN,)),
    ({"phase_3_to": 1}, (o.PHASE_3_TO, 1)),
    ({"discard_from_pool": 1}, (o.DISCARD_FROM_POOL, 1)),
    ({"hand_into_pool": 1}, (o.HAND_INTO_POOL, 1)),
    ({"under_pool": {"cards": 2, "of": "random"}}, (o.UNDER_POOL, 2, o.RANDOM)),
    ({"into_pool": 1}, (o.INTO_POOL, 1)),
    ({"order_pool": 3}, (o.ORDER_POOL, 3)),
    ({"look_at_foe": {"cards": 2, "discard": 1}}, (o.LOOK_AT_FOE, 2, 1, 0)),
    ({"look_at_foe": {"cards": 1, "bottom": True}}, (o.LOOK_AT_FOE, 1, 0, 1)),
    ({"free_potion": True}, (o.FREE_POTION,)),
    ({"specialty_again": True}, (o.SPECIALTY_AGAIN,)),
    ({"hit": 5}, (o.HIT, 5)),
    ({"hit": "L-1"}, (o.HIT_LEVEL, -1)),
    ({"hit": "L+2"}, (o.HIT_LEVEL, 2)),
    ({"hit": "defense"}, (o.HIT_ATTRIBUTE, 1)),
    ({"trash_hand": 1}, (o.TRASH_HAND, 1)),
    ({"damage": 2}, (o.DAMAGE, 2)),
    ({"dagon": -1}, (o.DAGON, -1)),
    ({"island": "hen_inis"}, (o.ISLAND, 22)),
    ({"divert": True}, (o.DIVERT,)),
    ({"turn_back": True}, (o.TURN_BACK,)),
    ({"no_action": True}, (o.NO_ACTION,)),
    ({"safe_trip": True}, (o.SAFE_TRIP,)),
    ({"roll_twice": True}, (o.ROLL_TWICE,)),
    ({"begin_now": True}, (o.BEGIN_NOW,)),
    ({"shield_over": 1}, (o.SHIELD_OVER, 1)),
    ({"shield_per_trophy": -1}, (o.SHIELD_PER_TROPHY, -1)),
]
ELSEWHERE = {o.TELL, o.KEEP, o.QUEST, o.SEA_EVENT, o.SEA_QUEST, *o.BRANCHES}  # in tests below or of Skellige


@pytest.mark.parametrize(("effect", "op"), PLAIN, ids=[str(effect) for effect, _op in PLAIN])
def test_a_word_is_one_op(effect: dict[str, Any], op: tuple[int, ...]) -> None:
    assert compiled(effect)[0] == (op,)


def test_every_op_can_be_said() -> None:
    assert {op[0] for _effect, op in PLAIN} | ELSEWHERE == set(range(len(o.OPS)))
    assert {next(iter(effect)) for effect, _op in PLAIN} | {
        "keep", "quest", "roll", "when", "test", "by_level", "by_place", "short_fight", "poker", "host",
        "pay", "others", "sea_event",
    } == set(Effect.model_fields)  # fmt: skip


def test_every_op_moment_and_measure_is_told_where_it_is_defined() -> None:
    for name in o.OPS:
        assert re.search(rf"^    {name.upper()} ", str(o.__doc__), re.MULTILINE), name
    for name in mo.MOMENTS:
        assert re.search(rf"^    {name} ", str(mo.__doc__), re.MULTILINE), name
    assert len(mo.MOMENTS) == len(set(mo.MOMENTS))
    assert [getattr(o, name.upper()) for name in o.OPS] == list(range(len(o.OPS)))


@pytest.mark.rule("WOW-TAB-46")
def test_effects_are_carried_out_in_the_order_in_which_they_stand() -> None:
    program, _all = compiled({"trash": 1}, {"take": 1}, {"gold": 1})
    assert program == ((o.TRASH, 1), (o.TAKE, 1), (o.GOLD, 1))


def test_what_points_into_its_own_entry() -> None:
    seen: list[Any] = []

    def quest(told: Any) -> int:
        seen.append((told.at, told.event, told.cost))
        return 5

    program, _all = compiled({"keep": True}, {"quest": {"at": "novigrad", "event": 33}}, quest=quest, kept=3)
    assert program == ((o.KEEP, 3), (o.QUEST, 5))
    assert seen == [("novigrad", 33, 0)]


def branched(effect: dict[str, Any], bands: tuple[str, ...]) -> tuple[o.Op, list[o.Program], Programs]:
    to = Programs({})
    number = to.add(EFFECTS.validate_python([effect]), Context(results={band: f"of {band}" for band in bands}))
    (op,) = to.programs[number]
    return op, [to.programs[branch] for branch in o.branches(op)], to


def gold(n: int) -> list[dict[str, int]]:
    return [{"gold": n}]


BRANCHING: list[tuple[dict[str, Any], tuple[int, ...], list[int], tuple[str, ...]]] = [
    ({"roll": {"1-2": gold(1), "3": gold(2), "4-6": gold(3)}}, (o.ROLL,), [1, 1, 2, 3, 3, 3], ("1-2", "3", "4-6")),
    (
        {"test": {"defense": {"3-7": gold(1), "8-10": gold(2), "11-13": gold(3), "14-16": gold(4)}}},
        (o.TEST, 1),
        [1, 2, 3, 4],
        ("3-7", "8-10", "11-13", "14-16"),
    ),
    ({"by_level": {"witcher": {"1-2": gold(1), "3-5": gold(2)}}}, (o.BY_LEVEL, 4), [1, 1, 2, 2, 2], ("1-2", "3-5")),
    ({"by_level": {"combat": {"1": gold(1), "2-5": gold(2)}}}, (o.BY_LEVEL, 0), [1, 2, 2, 2, 2], ("1", "2-5")),
    ({"by_place": {"own": gold(1), "other": gold(2)}}, (o.BY_PLACE,), [1, 2], ("own", "other")),
    (
        {"when": {"needs": {"gold": "0-1"}, "then": gold(1), "otherwise": gold(2)}},
        (o.IF, mo.GOLD, 0, 0, 1),
        [1, 2],
        ("with", "else"),
    ),
    (
        {"poker": {"against": [3, 3, 2, 2, 3], "better": gold(1), "otherwise": gold(2)}},
        (o.POKER, 2, 2, 3, 3, 3),
        [1, 2],
        ("better", "else"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "head", "branches", "bands"), BRANCHING, ids=[str(b[1]) for b in BRANCHING])
def test_branches_are_programs_that_tell_their_sentence_first(
    effect: dict[str, Any], head: tuple[int, ...], branches: list[int], bands: tuple[str, ...]
) -> None:
    op, programs, to = branched(effect, bands)
    assert op[: -len(programs)] == head
    assert [program[1] for program in programs] == [(o.GOLD, n) for n in branches]
    told = [to.texts[program[0][1]] for program in programs]
    assert {program[0][0] for program in programs} == {o.TELL}
    assert list(dict.fromkeys(told)) == [f"of {band}" for band in bands]


def test_a_short_fight_names_the_least_damage_of_each_band() -> None:
    effect = {"short_fight": {"draw": 3, "bands": {"0-2": gold(1), "3-4": gold(2), "5+": gold(3)}}}
    op, programs, _to = branched(effect, ("0-2", "3-4", "5+"))
    assert (op[0], op[1], op[2::2]) == (o.SHORT_FIGHT, 3, (0, 3, 5))
    assert [program[1] for program in programs] == [(o.GOLD, 1), (o.GOLD, 2), (o.GOLD, 3)]


def test_the_host_has_a_sentence_of_their_own() -> None:
    to = Programs({})
    number = to.add(EFFECTS.validate_python([{"host": gold(1)}]), Context(host="A stranger came."))
    ((op, branch),) = to.programs[number]
    assert op == o.HOST
    assert to.programs[branch] == ((o.TELL, 0), (o.GOLD, 1))
    assert to.texts == ["A stranger came."]


def test_conditions_become_bounds_and_colours_a_mask() -> None:
    needs = Needs(shield="0", hand="0-1", green="2+", green_or_yellow="1+")
    assert [tuple(need) for need in needs_of(needs)] == [
        (mo.SHIELD, 0, 0, 0),
        (mo.HAND, 0, 0, 1),
        (mo.COLOURS, 0b00100, 2, mo.NO_BOUND),
        (mo.COLOURS, 0b01100, 1, mo.NO_BOUND),
    ]
    assert bounds("3-7") == (3, 7)
    for wrong in (" ", "a", "7-3", "1-", "-1", "1.5"):
        with pytest.raises(ValueError, match=re.escape(wrong)):
            bounds(wrong)


def test_programs_are_plain_ints_and_name_programs_and_texts_that_there_are() -> None:
    catalogue = base()
    for program in catalogue.programs:
        for op in program:
            assert all(type(value) is int for value in op)
            assert all(0 <= branch < len(catalogue.programs) for branch in o.branches(op))
            assert op[0] != o.TELL or 0 <= op[1] < len(catalogue.texts)
            assert op[0] != o.EVENT or 0 <= op[1] < len(catalogue.events)
            assert op[0] not in (o.KEEP, o.LEAVE) or 0 <= op[1] < len(catalogue.kept)
    told = [op[1] for program in catalogue.programs for op in program if op[0] == o.TELL]
    assert sorted(told) == list(range(len(catalogue.texts)))
    assert [ability.number for ability in catalogue.abilities] == list(range(len(catalogue.abilities)))
