"""Laying tiles: cells that glow, turning, previews, carrying, taking back; points as they are counted."""

from __future__ import annotations

import pygame

from game.desktop.tables.skye import history
from game.desktop.tables.skye.foresee import gain
from game.desktop.tables.skye.land.look import cell_of, key_of
from game.desktop.tables.skye.slip import MUCH, slip
from game.titles.skye import events as e
from game.titles.skye.grid import placements
from tests.desktop.tables.skye.driver import KINDS, Chieftain, make_match, make_scene, play_step, play_until


def builder(seats: str = "human,random,random", seed: int = 11, round_: int = 3) -> Chieftain:
    """A person who lays tiles."""
    match = make_match(seats, seed)
    play_until(match, "build", round_)
    person = Chieftain(make_scene(match, (1920, 1080)))
    person.frame(400, True)
    return person


def test_the_cells_that_glow_are_those_where_the_tile_fits() -> None:
    person = builder()
    stage, match = person.stage, person.scene.match
    one = match.state.seats[match.seat]
    for tile in one.aside:
        stage.builder.take(tile)
        person.scene.refresh()
        for _turn in range(4):
            spots = placements(match.game.content.tiles, one.territory, tile)
            assert {x.cell for x in stage.board.look.opens} == {(x, y) for x, y, _turn in spots}
            bright = {x.cell for x in stage.board.look.opens if x.bright}
            assert bright == {(x, y) for x, y, turn in spots if turn == stage.builder.turn}
            person.press(pygame.K_t)


def test_the_wheel_turns_the_tile_over_a_cell_and_zooms_elsewhere() -> None:
    person = builder()
    stage = person.stage
    cell = stage.board.look.targets[0]
    before = stage.builder.turn
    person.wheel(person.scene.board.window_point(cell), 1)
    assert stage.builder.turn == (before + 1) % 4
    k = stage.board.camera.k
    person.wheel((stage.board.rect.x + 12, stage.board.rect.y + 12), 1)
    assert stage.board.camera.k > k
    assert stage.builder.turn == (before + 1) % 4


def test_what_is_pointed_at_is_shown_with_what_it_brings() -> None:
    person = builder()
    stage = person.stage
    for key in stage.board.look.targets:
        person.point(person.scene.board.window_point(key))
        person.frame(16)
        thought = stage.builder.thought(stage.board.aim)
        assert thought is not None
        assert thought[0] == cell_of(key)
        assert stage.board.look.ghost is not None
        assert stage.board.look.ghost.cell == thought[0]
        gain = stage.builder.gains[thought[0]][thought[1]]
        assert tuple(row.plus for row in stage.column.scoring.model.rows) == gain.slots


def test_what_was_foreseen_is_what_the_panel_says_afterwards() -> None:
    person = builder()
    stage, match = person.stage, person.scene.match
    if len(match.state.seats[match.seat].aside) < 2:
        person = builder(seed=5)
        stage, match = person.stage, person.scene.match
    seat = match.seat
    before = [row.points for row in stage.column.scoring.model.rows]
    key = stage.board.look.targets[0]
    person.click(person.scene.board.window_point(key))
    plus = [row.plus for row in stage.column.scoring.model.rows]
    person.press(pygame.K_RETURN)
    assert match.steps[-1].option[0] == "build"
    assert match.seat == seat
    after = [row.points for row in stage.column.scoring.model.rows]
    for a, b, c in zip(before, plus, after, strict=True):
        assert not a or int(a) + b == int(c)


def test_a_tile_is_carried_onto_a_cell_and_taken_up_again() -> None:
    person = builder()
    stage, match = person.stage, person.scene.match
    steps = len(match.steps)
    hand = person.spot("desk", "hand", stage.builder.tile)
    key = stage.board.look.targets[-1]
    person.drag(hand, person.scene.board.window_point(key))
    assert stage.builder.cell == cell_of(key)
    assert len(match.steps) == steps
    person.press(pygame.K_ESCAPE)
    assert stage.builder.cell is None
    assert not person.scene.overlays.menu


def test_a_click_on_a_dark_cell_says_why_it_takes_no_tile() -> None:
    person = builder()
    person.click(person.scene.board.window_point("0,0"))
    assert person.stage.builder.cell is None
    assert person.scene.slips.near


def test_a_laid_tile_is_taken_back_by_undo() -> None:
    person = builder()
    match = person.scene.match
    before = match.state.seats[0].territory
    while len(match.state.seats[0].aside) < 2:
        person = builder(seed=match.seed + 1)
        match, before = person.scene.match, person.scene.match.state.seats[0].territory
    person.build_by_mouse()
    assert match.state.seats[0].territory != before
    person.press(pygame.K_u)
    assert match.state.seats[0].territory == before


def test_another_tile_is_taken_in_hand() -> None:
    person = builder(seed=5)
    stage, match = person.stage, person.scene.match
    aside = match.state.seats[match.seat].aside
    assert len(aside) > 1
    other = next(tile for tile in aside if tile != stage.builder.tile)
    person.use(f"spot.desk.tile.{other}")
    assert stage.builder.tile == other
    person.press(pygame.K_1 + aside.index(next(tile for tile in aside if tile != other)))
    assert stage.builder.tile != other


def test_pointing_at_a_scoring_tile_lights_what_brings_its_points() -> None:
    person = builder(round_=5)
    stage, match = person.stage, person.scene.match
    territory = match.state.seats[match.seat].territory
    lit = 0
    for slot, row in enumerate(stage.column.scoring.model.rows):
        widget = person.scene.layer.find(f"spot.scoring.slot.{slot}")
        assert widget is not None
        person.point(widget.rect.center)
        person.frame(16, True)
        cells = stage.board.look.lit
        assert set(cells) <= {placed[:2] for placed in territory}
        assert bool(cells) == (row.points not in ("0", "")) or row.points == "0"
        lit += bool(cells)
    assert lit


def test_another_territory_is_looked_at_and_one_comes_back() -> None:
    person = builder()
    stage, match = person.stage, person.scene.match
    person.use("spot.seats.seat.1")
    assert stage.seat_shown() == 1
    assert {one.cell for one in stage.board.look.land} == {x[:2] for x in match.state.seats[1].territory}
    assert not stage.board.look.opens
    person.press(pygame.K_ESCAPE)
    assert stage.seat_shown() == match.seat
    person.press(pygame.K_o)
    assert [land.clan.seat for land in stage.covers.lands.model.lands]
    person.use("spot.lands.land.2")
    assert stage.seat_shown() == 2


def test_a_line_of_the_chronicle_leads_to_the_tile() -> None:
    person = builder(round_=4)
    line = next(one for one in reversed(person.scene.telling.lines) if one.lights)
    seat, _slash, cell = line.lights[0].partition("/")
    person.scene.keys.line_chosen(line)
    person.frame(16, True)
    assert person.stage.seat_shown() == int(seat)
    assert person.stage.board.own(line.lights[0]) == cell


# -- points ---------------------------------------------------------------------------------------
def counting() -> Chieftain:
    """A person who sees points counted."""
    person = builder(round_=3)
    for _ in range(400):
        super(Chieftain, person).frame(50)
        if person.scene.stage.holds:
            break
        if person.asked():
            person.build_by_keys()
    assert person.scene.stage.holds
    return person


def test_points_are_counted_one_clan_after_the_other_with_their_tiles_lit() -> None:
    person = counting()
    covers, match = person.stage.covers, person.scene.match
    steps = len(match.steps)
    counted = covers.waiting[0]
    gains = []
    for _ in range(60):
        super(Chieftain, person).frame(50)
        gains.append(sum(bool(land.gain) for land in covers.lands.model.lands))
    assert sorted(set(gains)) == [0, 1, 2, 3]
    assert gains == sorted(gains)
    assert len(match.steps) == steps  # nobody plays meanwhile
    told = {land.clan.seat: land.gain for land in covers.lands.model.lands}
    assert told == {seat: f"+{points}" if points else "0" for seat, points in counted.points}


def test_every_point_can_be_traced_later() -> None:
    person = counting()
    covers, match = person.stage.covers, person.scene.match
    while person.scene.stage.holds:
        person.press(pygame.K_RETURN)
    person.press(pygame.K_F6)
    assert covers.kind == "count"
    sums = dict.fromkeys(range(3), 0)
    for _ in range(covers.last + 1):
        for land in covers.lands.model.lands:
            sums[land.clan.seat] += int(land.gain.replace("+", ""))
        person.press(pygame.K_LEFT)
    assert list(sums.values()) == [one.points for one in match.state.seats]
    person.press(pygame.K_ESCAPE)
    assert covers.kind != "count"


def test_what_was_counted_is_found_again_in_the_steps() -> None:
    match = make_match("random,random,random", 2, steps=10_000)
    counted = list(history.all_counted(match))
    for seat, one in enumerate(match.state.seats):
        by_source = [0] * len(one.scored)
        for page in counted:
            by_source[page.source] += dict(page.points).get(seat, 0)
        assert tuple(by_source) == one.scored
    laid = [event for step in match.steps for event in step.events if isinstance(event, e.TileBuilt)]
    assert key_of((laid[0].x, laid[0].y)) != "0,0"


# -- several persons ------------------------------------------------------------------------------
def test_who_builds_in_the_open_sees_the_own_gold_only_behind_a_curtain() -> None:
    match = make_match("human:Ada,human:Bo", 7)
    play_until(match, "build", 2)
    scene = make_scene(match, (1280, 720))
    person = Chieftain(scene)
    person.frame(400, True)
    assert scene.overlays.curtain is None
    assert person.stage.column.desk.model.gold == ""
    person.press(pygame.K_l)
    person.frame(50)
    assert scene.overlays.curtain is not None
    person.press(pygame.K_RETURN)
    person.frame(50, True)
    assert person.stage.column.desk.model.gold == str(match.state.seats[match.seat].gold)


def test_a_tile_in_a_poor_place_is_asked_about_first() -> None:
    """Only where points of this round are left elsewhere, and nothing comes of it later."""
    asked = 0
    for seed in range(12):
        match = make_match("human,random", seed)
        while not match.over:
            if match.state.stack[-1][0] == KINDS["build"]:
                for option in match.options():
                    slip_ = slip(match, match.seat, option)
                    if slip_ is not None:
                        gains = [
                            gain(match.game.content, match.state, match.seat, (one[2], one[3], one[1], one[4]))
                            for one in match.options()
                            if one[1] == option[1]
                        ]
                        here = gain(match.game.content, match.state, match.seat, (*option[2:4], option[1], option[4]))
                        assert max(one.now for one in gains) - here.now >= MUCH
                        assert here.later <= 0
                        asked += 1
            play_step(match)
    assert asked
