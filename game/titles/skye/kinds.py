"""The kinds of frames: what each offers, what a choice does, how it goes on; and the clause that F1 opens for each."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.skye import building, buying, pricing
from game.titles.skye import frames as f
from game.titles.skye.content import Content
from game.titles.skye.round import resume_round
from game.titles.skye.state import State

Kind = FrameKind[State, Content]

# Pricing and buying look at the own gold; building is done in the open.
KINDS: Final[tuple[Kind, ...]] = (
    Kind("price", (), pricing.offer_price, pricing.take_price),
    Kind("buy", (), buying.offer_buy, buying.take_buy),
    Kind("build", (), building.offer_build, building.take_build, in_the_open=True),
    Kind("building", (), resume=building.resume_building),
    Kind("round", ("phase",), resume=resume_round),
)
CLAUSES: Final = {f.PRICE: "SKY-PRC-02", f.BUY: "SKY-BUY-01", f.BUILD: "SKY-BLD-01"}
