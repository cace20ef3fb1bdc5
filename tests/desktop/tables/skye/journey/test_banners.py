"""The page of banners shows every clan, and says in few words which banner brought what."""

from __future__ import annotations

from game.desktop.tables.skye import counting, history, reading
from game.kernel.events import EVERYTHING
from game.titles.skye.journeyman.events import BannersScored
from game.titles.skye.state import BANNERS
from tests.desktop.tables.skye.driver import play_step
from tests.desktop.tables.skye.journey.driver import journey_match


def test_a_clan_without_a_banner_is_there_from_the_first_moment() -> None:
    for seed in range(20):
        match = journey_match("random,random,random", seed)
        while match.state.rounds < 1:
            play_step(match)
        counted = next((one for one in history.all_counted(match) if one.source == BANNERS), None)
        if counted is not None and len(counted.points) < 3:
            break
    else:
        raise AssertionError("no match in which a clan has no banner after a round")
    page = counting.page(reading.look(match, EVERYTHING, -1), counted, 0)
    without = [land for land in page.lands if land.clan.seat not in dict(counted.points)]
    assert len(page.lands) == 3
    assert without
    assert all(land.gain == "0" and land.line for land in without)
    whole = counting.page(reading.look(match, EVERYTHING, -1), counted, 3)
    for event in match.steps[counted.step].events:
        if isinstance(event, BannersScored):
            land = next(one for one in whole.lands if one.clan.seat == event.seat)
            assert land.gain == f"+{event.warrior + event.herald}"
            assert all(str(points) in land.line for points in (event.warrior, event.herald) if points)
