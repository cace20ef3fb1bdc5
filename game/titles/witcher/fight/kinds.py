"""The frames of fights."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.witcher.content import Content
from game.titles.witcher.fight import begin, combo, damage, doing, moments, monster_turn, outcomes, pools, witcher_turn
from game.titles.witcher.state import State

Kind = FrameKind[State, Content]
ALL: Final[tuple[Kind, ...]] = (
    Kind("wager", (), begin.offer_wager, begin.take_wager, in_the_open=True),
    Kind("prepare", ("side",), witcher_turn.offer_prepare, witcher_turn.take_prepare),
    Kind("combo", ("side",), combo.offer_combo, combo.take_combo),
    Kind("extra_card", ("side",), combo.offer_extra_card, combo.take_extra_card),
    Kind("name_attack", (), monster_turn.offer_name_attack, monster_turn.take_name_attack, in_the_open=True),
    Kind("lose_card", ("side", "left", "why"), damage.offer_lose_card, damage.take_lose_card),
    Kind(
        "order_cards",
        ("side", "number", "take", "drop", "placed", "under"),
        pools.offer_order_cards,
        pools.take_order_cards,
    ),
    Kind("take_card", ("side", "why", "left"), pools.offer_take_card, pools.take_take_card),
    Kind("special", ("side", "moment"), moments.offer_special, moments.take_special),
    Kind("return_cards", ("side", "tops"), witcher_turn.offer_return_cards, witcher_turn.take_return_cards),
    Kind("fight", ("step",), resume=begin.resume_fight),
    Kind("witcher_turn", ("side", "step"), resume=witcher_turn.resume_witcher_turn),
    Kind("monster_turn", ("step",), resume=monster_turn.resume_monster_turn),
    Kind("damage", ("side", "left", "step", "way"), resume=damage.resume_damage),
    Kind("moment", ("side", "moment", "at"), resume=moments.resume_moment),
    Kind("ability", ("side", "program", "at"), resume=doing.resume_ability),
    Kind("fight_over", ("outcome", "step"), resume=outcomes.resume_fight_over),
)
KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in ALL}
