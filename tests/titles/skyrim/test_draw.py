"""Drawing a card (DRAW)."""

from __future__ import annotations

import pytest

from game.kernel.events import visible
from tests.titles.skyrim.table import lay


@pytest.mark.rule("RSK-DRAW-01", "RSK-DRAW-04")
@pytest.mark.parametrize("conquered", ["whiterun", "whiterun riverwood helgen"])
def test_one_card_is_drawn_however_many_were_conquered(conquered: str) -> None:
    table = lay("whiterun riverwood helgen | riften", at="maneuver", conquered=conquered, deck="mzulft dawnstar")
    table.do("end_maneuver")
    assert table.hand(0) == ["mzulft"]
    assert table.deck[0] == "dawnstar"
    assert table.hand(1) == []


@pytest.mark.rule("RSK-DRAW-01")
def test_a_conquest_counts_though_it_was_lost_or_made_before_the_maneuver() -> None:
    table = lay("whiterun 3 riverwood | riften", at="maneuver", conquered="helgen", deck="mzulft")
    assert table.do("maneuver whiterun", "to riverwood", "units 1").hand(0) == ["mzulft"]


@pytest.mark.rule("RSK-DRAW-02")
def test_without_a_conquest_no_card_is_drawn() -> None:
    table = lay("whiterun 3 | riverwood 3", deck="mzulft", tape="6 1")
    table.do("attack whiterun riverwood 1", "defend 1", "end_invasion", "end_maneuver")
    assert table.hand(0) == []
    assert table.deck[0] == "mzulft"


@pytest.mark.rule("RSK-DRAW-02")
def test_a_conquest_of_the_last_turn_brings_no_card_in_the_next() -> None:
    table = lay("whiterun 3 | riften", at="maneuver", conquered="whiterun", deck="mzulft dawnstar").do("end_maneuver")
    table.do("place riften", "units 3", "end_invasion", "end_maneuver")
    assert table.hand(1) == []
    assert table.deck[0] == "dawnstar"


@pytest.mark.rule("RSK-DRAW-03")
def test_a_neutral_territory_brings_a_card() -> None:
    table = lay("whiterun 3 | riften", deck="mzulft", tape="6 1")
    table.do("attack whiterun riverwood 1", "follow 0", "end_invasion", "end_maneuver")
    assert table.hand(0) == ["mzulft"]


@pytest.mark.rule("RSK-COMP-12")
def test_only_its_owner_sees_the_card() -> None:
    table = lay("whiterun 3 | riften", at="maneuver", conquered="whiterun").do("end_maneuver")
    events = [event for step in table.match.steps for event in step.events]
    seen = [[event.kind() for event in visible(events, seat)] for seat in (0, 1)]
    assert "card_seen" in seen[0]
    assert "card_seen" not in seen[1]
    assert "card_drawn" in seen[1]
