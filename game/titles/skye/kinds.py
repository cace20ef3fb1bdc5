"""The kinds of frames: what each offers, what a choice does, how it goes on; and the clause that F1 opens for each."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.skye import building, buying, pricing
from game.titles.skye import frames as f
from game.titles.skye.content import Content
from game.titles.skye.journeyman import advancing, phases, walking
from game.titles.skye.round import resume_round
from game.titles.skye.state import State

Kind = FrameKind[State, Content]

# Pricing, buying and whatever may cost a fee look at the own gold; building and the seller's advance are in the open.
KINDS: Final[tuple[Kind, ...]] = (
    Kind("price", (), pricing.offer_price, pricing.take_price),
    Kind("buy", (), buying.offer_buy, buying.take_buy),
    Kind("build", (), building.offer_build, building.take_build, in_the_open=True),
    Kind("buy_second", (), buying.offer_buy, buying.take_buy),
    Kind("sale", ("tile", "buyer"), advancing.offer_sale, advancing.take_advance, in_the_open=True),
    Kind("symbol", ("tile",), advancing.offer_symbol, advancing.take_advance),
    Kind("plan", (), walking.offer_plan, walking.take_plan),
    Kind("walk", (), walking.offer_walk, walking.take_walk),
    Kind("waypoint", (), advancing.offer_waypoint, advancing.take_advance),
    Kind("pause", (), phases.offer_pause, phases.take_pause),
    Kind("building", (), resume=building.resume_building),
    Kind("round", ("phase",), resume=resume_round),
    Kind("income", (), resume=phases.resume_income),
    Kind("keeping", (), resume=phases.resume_keeping),
    Kind("reveal", (), resume=walking.resume_reveal),
    Kind("moving", (), resume=walking.resume_moving),
    Kind("scoring", (), resume=phases.resume_scoring),
)
CLAUSES: Final = {
    f.PRICE: "SKY-PRC-02",
    f.BUY: "SKY-BUY-01",
    f.BUILD: "SKY-BLD-01",
    f.BUY_SECOND: "SKY-JRN-31",
    f.SALE: "SKY-JRN-24",
    f.SYMBOL: "SKY-JRN-25",
    f.PLAN: "SKY-MOV-01",
    f.WALK: "SKY-MOV-13",
    f.WAYPOINT: "SKY-MOV-14",
    f.PAUSE: "SKY-ASK-03",
}
