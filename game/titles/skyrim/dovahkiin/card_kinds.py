"""The kinds of questions about cards, and the clause that F1 opens for each."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin import battle_steps, casting, keeping, purchases, scoring
from game.titles.skyrim.dovahkiin.battle_steps import Battle
from game.titles.skyrim.dovahkiin.targets import Aim
from game.titles.skyrim.state import State

Kind = FrameKind[State, Content]
_AIM: Final = Aim._fields[1:]  # a frame has its seat before its fields

KINDS: Final[tuple[Kind, ...]] = (
    Kind("purchases", (), purchases.offer_purchases, purchases.take_purchases),
    Kind("objective", ("replaced",), scoring.offer_objective, scoring.take_objective),
    Kind("keep", ("drawn", "under"), keeping.offer_keep, keeping.take_keep),
    Kind("put_under", ("left",), keeping.offer_put_under, keeping.take_put_under),
    Kind("aim", _AIM, casting.offer_aim, casting.take_aim, in_the_open=True),
    Kind("push", ("source", "target"), casting.offer_push, casting.take_push, in_the_open=True),
    Kind("give", (), casting.offer_give, casting.take_give),
    Kind("take", ("card",), casting.offer_take, casting.take_take, in_the_open=True),
    Kind("battle", Battle._fields, battle_steps.offer_battle, battle_steps.take_battle),
    Kind("reroll", Battle._fields, battle_steps.offer_reroll, battle_steps.take_reroll, in_the_open=True),
)

CLAUSES: Final = {
    f.PURCHASES: "RSK-BUY-01",
    f.OBJECTIVE: "RSK-OBJ-02",
    f.KEEP: "RSK-OBJ-03",
    f.PUT_UNDER: "RSK-SPL-22",
    f.AIM: "RSK-SPL-10",
    f.PUSH: "RSK-SHO-10",
    f.GIVE: "RSK-SPL-22",
    f.TAKE: "RSK-SPL-22",
    f.BATTLE: "RSK-SPL-08",
    f.REROLL: "RSK-SPL-23",
}
