"""The frames of the sea and the islands."""

from __future__ import annotations

from typing import Final

from game.kernel.rules import FrameKind
from game.titles.witcher.content import Content
from game.titles.witcher.skellige import islands, voyages
from game.titles.witcher.state import State

Kind = FrameKind[State, Content]
ALL: Final[tuple[Kind, ...]] = (
    Kind("pay_trip", ("place",), voyages.offer_pay_trip, voyages.take_pay_trip),
    Kind("before_die", (), voyages.offer_before_die, voyages.take_before_die, in_the_open=True),
    Kind("choose_die", ("one", "other"), voyages.offer_choose_die, voyages.take_choose_die, in_the_open=True),
    Kind("divert", (), voyages.offer_divert, voyages.take_divert, in_the_open=True),
    Kind("mists", (), islands.offer_mists, islands.take_mists, in_the_open=True),
    Kind("trade_trophy", (), islands.offer_trade_trophy, islands.take_trade_trophy, in_the_open=True),
    Kind("choose_level", (), islands.offer_choose_level, islands.take_choose_level, in_the_open=True),
    Kind("voyage", ("step",), resume=voyages.resume_voyage),
)
KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in ALL}
