"""The kinds of frames: what each offers, what a choice does, how it goes on; and the clause that F1 opens for each."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.skyrim import cards, invasion, maneuver, placing, reinforcements
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin import aid, asking, card_kinds, duel, equipment, set_up
from game.titles.skyrim.state import State
from game.titles.skyrim.turn import resume_turn

Kind = FrameKind[State, Content]

# Only reinforcing and exchanging look at the hand; all else is answered in the open.
_KINDS: Final[tuple[Kind, ...]] = (
    Kind("defend", ("source", "target", "dice"), invasion.offer_defend, invasion.take_defend, in_the_open=True),
    Kind("invade", (), invasion.offer_invade, invasion.take_invade, in_the_open=True),
    Kind("move_in", ("source", "target"), invasion.offer_move_in, invasion.take_move_in, in_the_open=True),
    Kind("reinforce", ("left", "owed"), reinforcements.offer_reinforce, reinforcements.take_reinforce),
    Kind("place_units", ("territory", "left"), reinforcements.offer_place_units, reinforcements.take_place_units),
    Kind("maneuver", (), maneuver.offer_maneuver, maneuver.take_maneuver, in_the_open=True),
    Kind("maneuver_to", ("source",), maneuver.offer_maneuver_to, maneuver.take_maneuver_to, in_the_open=True),
    Kind(
        "maneuver_units",
        ("source", "target"),
        maneuver.offer_maneuver_units,
        maneuver.take_maneuver_units,
        in_the_open=True,
    ),
    Kind("place", ("left",), reinforcements.offer_place, reinforcements.take_place, in_the_open=True),
    Kind("exchange", (), cards.offer_exchange, cards.take_exchange),
    Kind("claim", (), placing.offer_claim, placing.take_claim, in_the_open=True),
    Kind("garrison", (), placing.offer_garrison, placing.take_garrison, in_the_open=True),
    Kind("choose_objectives", (), set_up.offer_choose_objectives, set_up.take_choose_objectives),
    Kind("place_hero", (), set_up.offer_place_hero, set_up.take_place_hero, in_the_open=True),
    Kind("help", (), aid.offer_help, aid.take_offered_help, in_the_open=True),
    Kind("duel", ("target", "rounds"), duel.offer_duel, duel.take_duel, in_the_open=True),
    Kind(
        "choose_weapon",
        ("weapon", "under"),
        equipment.offer_choose_weapon,
        equipment.take_choose,
        in_the_open=True,
    ),
    Kind("choose_armor", ("armor", "under"), equipment.offer_choose_armor, equipment.take_choose, in_the_open=True),
    *card_kinds.KINDS,
    Kind("turn", ("phase",), resume=resume_turn),
    Kind("forced_exchange", (), resume=cards.resume_forced_exchange),
    Kind("set_up", (), resume=placing.resume_set_up),
    Kind("aid", ("ending",), resume=asking.resume_aid),
)
_BY_NAME: Final = {kind.name: kind for kind in _KINDS}
KINDS: Final[tuple[Kind, ...]] = tuple(_BY_NAME[name] for name in f.NUMBER)

CLAUSES: Final = {
    f.DEFEND: "RSK-BAT-01",
    f.INVADE: "RSK-INV-01",
    f.MOVE_IN: "RSK-CAP-02",
    f.REINFORCE: "RSK-REI-09",
    f.PLACE_UNITS: "RSK-REI-09",
    f.MANEUVER: "RSK-MAN-01",
    f.MANEUVER_TO: "RSK-MAN-02",
    f.MANEUVER_UNITS: "RSK-MAN-05",
    f.PLACE: "RSK-ELIM-05",
    f.EXCHANGE: "RSK-ELIM-03",
    f.CLAIM: "RSK-CIV-03",
    f.GARRISON: "RSK-CIV-04",
    f.CHOOSE_OBJECTIVES: "RSK-DOV-05",
    f.PLACE_HERO: "RSK-DOV-16",
    f.HELP: "RSK-HERO-20",
    f.DUEL: "RSK-HERO-11",
    f.CHOOSE_WEAPON: "RSK-EQP-05",
    f.CHOOSE_ARMOR: "RSK-EQP-05",
    **card_kinds.CLAUSES,
}
