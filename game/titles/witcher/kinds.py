"""The kinds of frames: what each offers, what a choice does, how it goes on; and the clause that F1 opens for each."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.witcher import deal, deed, exploring, fatigue, places, poker, pool, potions, refresh, travel, turn
from game.titles.witcher.attributes import offer_raise, take_raise
from game.titles.witcher.content import Content
from game.titles.witcher.effects import asking, outside, short_fight
from game.titles.witcher.fight.kinds import KINDS as FIGHT_KINDS
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige.kinds import KINDS as SEA_KINDS
from game.titles.witcher.state import State

Kind = FrameKind[State, Content]

_ASKING: Final[tuple[Kind, ...]] = (
    Kind(
        "choose_school",
        ("first_school", "second_school"),
        deal.offer_choose_school,
        deal.take_choose_school,
        in_the_open=True,
    ),
    Kind("place_monster", ("monster",), deal.offer_place_monster, deal.take_place_monster, in_the_open=True),
    Kind("wander", (), travel.offer_wander, travel.take_wander),
    Kind("pay_move", ("place",), travel.offer_pay_move, travel.take_pay_move),
    Kind("train", (), places.offer_train, places.take_train, in_the_open=True),
    Kind("trade_away", (), places.offer_trade_away, places.take_trade_away),
    Kind("trade_for", ("away",), places.offer_trade_for, places.take_trade_for),
    Kind("clear_pool", ("card",), places.offer_clear_pool, places.take_clear_pool, in_the_open=True),
    Kind("trail_quest", (), places.offer_trail_quest, places.take_trail_quest, in_the_open=True),
    Kind("reroll", ("own", "against"), poker.offer_reroll, poker.take_reroll, in_the_open=True),
    Kind("deed", (), deed.offer_deed, deed.take_deed),
    Kind("answer", ("story",), exploring.offer_answer, exploring.take_answer, in_the_open=True),
    Kind("keep", (), refresh.offer_keep, refresh.take_keep),
    Kind("buy", (), refresh.offer_buy, refresh.take_buy),
    Kind("pay_cards", ("card", "left"), refresh.offer_pay_cards, refresh.take_pay_cards),
    Kind("raise", ("mask", "left"), offer_raise, take_raise, in_the_open=True),
    Kind("trail", (), asking.offer_trail, asking.take_trail_choice, in_the_open=True),
    Kind("gain", ("cost",), pool.offer_gain, pool.take_gain, in_the_open=True),
    Kind("trash", ("left",), fatigue.offer_trash, fatigue.take_trash),
    Kind("trash_hand", ("left",), asking.offer_discard, asking.take_trash_hand),
    Kind(
        "pay_or_not",
        ("price_gold", "price_potions", "price_cards", "then", "otherwise"),
        asking.offer_pay_or_not,
        asking.take_pay_or_not,
        in_the_open=True,
    ),
    Kind("discard", ("left",), asking.offer_discard, asking.take_discard),
    Kind("discard_potion", ("left",), potions.offer_discard_potion, potions.take_discard_potion, in_the_open=True),
    Kind("move_and_act", (), asking.offer_move_and_act, asking.take_move_and_act, in_the_open=True),
    Kind("act_here", (), places.offer_act_here, places.take_act_here, in_the_open=True),
    Kind(
        "strike",
        ("last", "damage", "shields", "least_1", "program_1", "least_2", "program_2", "least_3", "program_3"),
        short_fight.offer_strike,
        short_fight.take_strike,
    ),
)
_RUNNING: Final[tuple[Kind, ...]] = (
    Kind("setting_up", ("step",), resume=deal.resume_setting_up),
    Kind("turn", ("phase",), resume=turn.resume_turn),
    Kind("effects", ("program", "at"), resume=outside.resume_effects),
    Kind("story", ("story", "stays"), resume=exploring.resume_story),
    Kind("poker", ("other", "stage", "own", "against", "better", "worse"), resume=poker.resume_poker),
    Kind("fatigue", (), resume=fatigue.resume_fatigue),
)
_BY_NAME: Final = {kind.name: kind for kind in (*_ASKING, *_RUNNING)} | FIGHT_KINDS | SEA_KINDS
KINDS: Final[tuple[Kind, ...]] = tuple(_BY_NAME[name] for name in NUMBER)

CLAUSES: Final = {
    NUMBER["choose_school"]: "WOW-SET-15",
    NUMBER["place_monster"]: "WOW-SET-10",
    NUMBER["wander"]: "WOW-PH1-02",
    NUMBER["pay_move"]: "WOW-PH1-04",
    NUMBER["train"]: "WOW-LOC-33",
    NUMBER["trade_away"]: "WOW-LOC-16",
    NUMBER["trade_for"]: "WOW-LOC-17",
    NUMBER["clear_pool"]: "WOW-LOC-31",
    NUMBER["trail_quest"]: "WOW-LOC-22",
    NUMBER["reroll"]: "WOW-DIC-06",
    NUMBER["deed"]: "WOW-PH2-01",
    NUMBER["answer"]: "WOW-EXP-02",
    NUMBER["keep"]: "WOW-PH3-01",
    NUMBER["buy"]: "WOW-PH3-03",
    NUMBER["pay_cards"]: "WOW-PH3-04",
    NUMBER["raise"]: "WOW-ATT-13",
    NUMBER["trail"]: "WOW-TOK-04",
    NUMBER["gain"]: "WOW-CRD-15",
    NUMBER["trash"]: "WOW-CRD-13",
    NUMBER["discard"]: "WOW-TAB-30",
    NUMBER["discard_potion"]: "WOW-POT-02",
    NUMBER["move_and_act"]: "WOW-TAB-32",
    NUMBER["act_here"]: "WOW-TAB-32",
    NUMBER["strike"]: "WOW-EVT-05",
    NUMBER["trash_hand"]: "SKE-EFF-15",
    NUMBER["pay_or_not"]: "SKE-EFF-06",
    NUMBER["pay_trip"]: "SKE-OUT-01",
    NUMBER["before_die"]: "SKE-EVT-12",
    NUMBER["choose_die"]: "SKE-EVT-12",
    NUMBER["divert"]: "SKE-OUT-21",
    NUMBER["mists"]: "SKE-LOC-06",
    NUMBER["trade_trophy"]: "SKE-LOC-12",
    NUMBER["choose_level"]: "SKE-LOC-28",
    NUMBER["wager"]: "WOW-WVW-01",
    NUMBER["prepare"]: "WOW-WTN-02",
    NUMBER["combo"]: "WOW-WTN-04",
    NUMBER["extra_card"]: "WOW-TAB-14",
    NUMBER["name_attack"]: "WOW-MTN-01",
    NUMBER["lose_card"]: "WOW-DMG-05",
    NUMBER["order_cards"]: "WOW-SPC-12",
    NUMBER["take_card"]: "WOW-CRD-07",
    NUMBER["special"]: "WOW-WTN-03",
    NUMBER["return_cards"]: "WOW-WTN-13",
}
