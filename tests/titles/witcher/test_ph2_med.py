"""Phase II and Meditation (PH2, MED)."""

from __future__ import annotations

import pytest

from tests.titles.witcher.table import lay

FIVE = [5, 1, 1, 1]


@pytest.mark.rule("WOW-PH2-01")
def test_one_of_three_must_be_done_and_exploring_is_always_possible() -> None:
    table = lay(3, at="deed").stand(0, "vizima")
    assert table.options() == ["explore city", "explore wilds"]
    assert "something to explore" in table.refused("rest")
    table.stand(0, levels=FIVE).stand(1, "vizima").lair("forest", "vizima")
    assert table.options() == ["fight forest", "duel 1", "meditate combat", "explore city", "explore wilds"]


@pytest.mark.rule("WOW-PH2-03", "WOW-PH2-02")
def test_after_the_one_deed_comes_phase_three() -> None:
    table = lay(3, at="deed").stand(0, "vizima", levels=FIVE, hand="wolf_aard_1").do("meditate combat")
    table.do("trash wolf_aard_1")
    assert table.asked == "buy"


@pytest.mark.rule("WOW-PH2-04", "WOW-PH2-06", "WOW-PH2-07")
def test_a_monster_is_fought_where_it_stands_without_a_movement() -> None:
    table = lay(3, at="deed").stand(0, "vizima").lair("forest", "vizima")
    assert table.offers("fight") == {"forest"}
    assert "you are not" in table.refused("fight water")


@pytest.mark.rule("WOW-PH2-05")
def test_witchers_do_not_fight_at_schools_in_the_closed_tavern_or_after_dice() -> None:
    table = lay(3, at="deed").stand(0, "vizima").stand(1, "vizima").stand(2, "cintra")
    assert table.offers("duel") == {"1"}
    assert "not here" in table.refused("duel 2")
    assert "no such opponent" in table.refused("duel 0")
    table.state.tavern = table.number("place", "vizima")
    assert "closed" in table.refused("duel 1")
    table.state.tavern = table.number("place", "cintra")
    assert table.offers("duel") == {"1"}
    table.state.turn.challenged = (1,)
    assert not table.options("duel")
    table = lay(3, at="deed").stand(0, "stygga").stand(1, "stygga")
    assert "at a school" in table.refused("duel 1")


@pytest.mark.rule("WOW-MED-01", "WOW-MED-06")
def test_meditation_needs_level_five_and_a_trophy_that_is_left_and_not_owned() -> None:
    table = lay(3, at="deed").stand(0, levels=[5, 5, 1, 4])
    assert table.offers("meditate") == {"combat", "defense"}
    assert "level 5" in table.refused("meditate specialty")
    table.stand(0, trophies="trophy_combat")
    assert table.offers("meditate") == {"defense"}
    assert "have the trophy" in table.refused("meditate combat")
    table.stand(1, trophies="trophy_defense")
    assert "is left" in table.refused("meditate defense")


@pytest.mark.rule("WOW-MED-02", "WOW-MED-03", "WOW-MED-05", "WOW-TRO-01", "WOW-TRO-02")
@pytest.mark.parametrize("track", [0, 1, 2])
def test_meditation_gives_the_trophy_a_step_and_fatigue(track: int) -> None:
    table = lay(3, at="deed").stand(0, levels=FIVE, track=track).do("meditate combat")
    assert table.of(0, "trophies") == ["trophy_combat"]
    assert table.plain["attribute_trophies"]["combat"] == 0
    assert (table.of(0, "track"), table.asked, table.frame["left"]) == (track + 1, "trash", track + 1)
    for _ in range(track + 1):
        table.do(table.options()[0])
    assert table.asked in ("buy", "keep")


@pytest.mark.rule("WOW-MED-04", "WOW-TRO-08", "WOW-TRO-09")
def test_meditation_never_wins() -> None:
    table = lay(3, at="deed").stand(0, levels=FIVE, track=3, hand="wolf_aard_1").do("meditate combat")
    assert (table.of(0, "trophies"), table.of(0, "track")) == (["trophy_combat"], 3)
    assert table.asked == "keep"
    assert len(table.of(0, "owned")) == 10
    long = lay(3, at="deed", trophies=5).stand(0, levels=FIVE, track=3).do("meditate combat")
    assert long.of(0, "track") == 4


@pytest.mark.rule("WOW-MON-08")
def test_who_has_no_potion_is_told_what_the_archespore_asks() -> None:
    table = lay(3, at="deed").stand(0, "vizima").monster("forest", "m102", "vizima")
    assert "only for a Potion" in table.refused("fight forest")
    assert "fight forest" in table.stand(0, potions="p1").options()
