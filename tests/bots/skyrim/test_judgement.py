"""Single positions in which it is clear what a sensible player does, for every level that claims to be one."""

from __future__ import annotations

import pytest

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.bots.skyrim.ground import ground_of
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.invasion import END_INVASION
from game.titles.skyrim.reinforcements import END_REINFORCEMENTS
from game.titles.skyrim.state import NEUTRAL, State
from tests.bots.skyrim.table import laid_out, skyrim

INVADE = (f.INVADE, 0)


@pytest.fixture(params=["normal", "hard", "master"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chosen(game: Game, state: State) -> Option:
    """What the level at every seat of the game chooses; of different chances what most lead to."""
    seat = game.rules.decider(state)
    options = game.options(state)
    bot = make_bot("skyrim", game.setup.seats[seat].player)
    found = [ask(game, bot, state, seat, options, 1, n) for n in range(5)]
    assert all(option in options for option in found)
    return max(found, key=found.count)


def cards_of(game: Game, symbol: int) -> list[int]:
    return [t for t in game.content.land if game.content.symbol[t] == symbol]


def two_ways(game: Game) -> tuple[int, int, int]:
    """A source, a neighbour of its own region, and one of another region that is no fort, no portal, no better."""
    content, ground = game.content, ground_of(game.content)
    for source in content.land:
        region = ground.region_of[source]
        for inner in content.connected[source]:
            for outer in content.connected[source]:
                elsewhere = ground.region_of[outer] != region
                if ground.region_of[inner] == region and elsewhere and ground.points[outer] == ground.points[inner]:
                    return source, inner, outer
    raise AssertionError("the map has no such place")


def test_completes_a_region_that_lacks_one_weak_territory(level: str) -> None:
    game = skyrim([level] * 3)
    source, inner, outer = two_ways(game)
    region = ground_of(game.content).region_of[source]
    lands = dict.fromkeys(game.content.regions[region][1], (0, 1))
    lands |= {source: (0, 4), inner: (NEUTRAL, 1), outer: (NEUTRAL, 1)}
    assert chosen(game, laid_out(game, lands, INVADE)) == ("attack", source, inner, 3)


def test_breaks_the_region_of_a_rival(level: str) -> None:
    game = skyrim([level] * 3)
    inner, outer, source = whole_and_single(game)
    region = ground_of(game.content).region_of[inner]
    lands = dict.fromkeys(game.content.regions[region][1], (1, 2))
    lands |= {source: (0, 6), outer: (1, 2)}
    attack = chosen(game, laid_out(game, lands, INVADE))
    assert attack[:2] == ("attack", source)
    assert ground_of(game.content).region_of[attack[2]] == region


def whole_and_single(game: Game) -> tuple[int, int, int]:
    """Two targets in two regions beside a source in a third."""
    region_of = game.content.region_of
    for source in game.content.land:
        near = [t for t in game.content.connected[source] if region_of[t] != region_of[source]]
        for one in near:
            for other in near:
                if region_of[one] != region_of[other]:
                    return one, other, source
    raise AssertionError("the map has no such place")


def test_takes_the_last_territory_of_a_rival_with_cards(level: str) -> None:
    game = skyrim([level] * 3)
    source, inner, outer = two_ways(game)
    lands = {source: (0, 7), outer: (2, 2), inner: (1, 2)}
    far = [t for t in game.content.land if t not in game.content.connected[source] and t != source]
    lands |= dict.fromkeys(far[:10], (1, 3))
    hands = ((), (), tuple(cards_of(game, 0)[:4]))
    assert chosen(game, laid_out(game, lands, INVADE, hands)) == ("attack", source, outer, 3)


def test_leaves_the_hopeless_alone(level: str) -> None:
    game = skyrim([level] * 2)
    lands = {t: (t % 2, 2 if t % 2 == 0 else 12) for t in game.content.land}
    assert chosen(game, laid_out(game, lands, INVADE)) == END_INVASION


def test_takes_points_when_the_end_is_near(level: str) -> None:
    """One card before the last that can be the End Game card, a fort is worth more than one more plain territory."""
    game = skyrim([level] * 2)
    content = game.content
    source, fort, plain = next(
        (source, fort, plain)
        for source in content.land
        for fort in content.connected[source]
        for plain in content.connected[source]
        if fort in content.forts
        and plain not in content.forts
        and plain not in content.portals
        and content.region_of[fort] != content.region_of[source] == content.region_of[plain]
    )
    lands = {source: (0, 3), fort: (NEUTRAL, 1), plain: (NEUTRAL, 1)}
    far = [t for t in content.land if t not in content.connected[source] and t != source]
    lands |= dict.fromkeys(far[:5], (1, 2)) | dict.fromkeys(far[5:12], (0, 2))
    state = laid_out(game, lands, INVADE, drawn=ground_of(content).last_ending - 1)
    attack = chosen(game, state)
    assert (attack[0], attack[2]) == ("attack", fort), "from wherever: units left over count for nothing"


def test_exchanges_a_set_that_is_worth_it(level: str) -> None:
    game = skyrim([level] * 2)
    hand = tuple(cards_of(game, symbol)[0] for symbol in (0, 1, 2))
    own = next(t for t in game.content.land if t not in hand)
    state = laid_out(game, {own: (0, 3), 40: (1, 3)}, (f.REINFORCE, 0, 3, 0), (hand,))
    assert chosen(game, state) == ("exchange", *hand)


def test_keeps_a_poor_set_unless_it_must_go(level: str) -> None:
    game = skyrim([level] * 2)
    hand = tuple(cards_of(game, 0)[:3])
    own, other = [t for t in game.content.land if t not in hand][:2]
    lands = {own: (0, 3), other: (1, 3)}
    assert chosen(game, laid_out(game, lands, (f.REINFORCE, 0, 3, 0), (hand,)))[0] == "place"
    assert chosen(game, laid_out(game, lands, (f.REINFORCE, 0, 0, 0), (hand,))) == END_REINFORCEMENTS
    assert chosen(game, laid_out(game, lands, (f.REINFORCE, 0, 3, 1), (hand,))) == ("exchange", *hand)


def test_prefers_a_set_that_shows_own_territories(level: str) -> None:
    game = skyrim([level] * 2)
    warriors = cards_of(game, 0)[:4]
    state = laid_out(game, {warriors[3]: (0, 3), 47: (1, 3)}, (f.EXCHANGE, 0), (tuple(warriors),))
    assert warriors[3] in chosen(game, state)


def test_defends_with_two_dice(level: str) -> None:
    game = skyrim([level] * 2)
    source, target, _ = two_ways(game)
    state = laid_out(game, {source: (0, 5), target: (1, 4)}, INVADE)
    state.stack.append((f.DEFEND, 1, source, target, 3))
    assert chosen(game, state) == ("defend", 2)


def test_places_where_it_can_finish_a_region(level: str) -> None:
    game = skyrim([level] * 2)
    source, inner, _ = two_ways(game)
    region = ground_of(game.content).region_of[source]
    lands = dict.fromkeys(game.content.regions[region][1], (0, 1)) | {inner: (NEUTRAL, 2)}
    far = [t for t in game.content.land if t not in lands and t not in game.content.connected[inner]]
    lands |= {far[0]: (0, 1), far[-1]: (1, 3)}
    place = chosen(game, laid_out(game, lands, (f.REINFORCE, 0, 4, 0)))
    assert place[0] == "place"
    assert place[1] in game.content.connected[inner]


def test_an_idle_stack_goes_to_the_border(level: str) -> None:
    game = skyrim([level] * 2)
    source, near = next((s, game.content.connected[s]) for s in game.content.land if len(game.content.connected[s]) > 2)
    lands = {source: (0, 8), **dict.fromkeys(near, (0, 1))}
    rival = next(t for t in game.content.land if t not in lands)
    lands[rival] = (1, 3)
    state = laid_out(game, lands, (f.MANEUVER, 0))
    assert chosen(game, state) == ("maneuver", source)
    game.choose(state, ("maneuver", source))
    goal = chosen(game, state)
    assert goal[1] in near
    game.choose(state, goal)
    assert chosen(game, state) == ("units", 7)


def near_the_end(game: Game, own: int, others: int) -> tuple[State, int, int]:
    """The next card is the End Game card for certain; so many territories are held by either seat, and one weak
    neutral one lies open. Also where it lies, and beside which stack."""
    content = game.content
    source, target = next(
        (s, t)
        for s in content.land
        for t in content.connected[s]
        if t not in content.forts + content.portals and s not in content.portals
    )
    far = [t for t in content.land if t not in content.connected[source] and t != source]
    plain = [t for t in far if t not in content.forts + content.portals]
    lands = {source: (0, 4), target: (NEUTRAL, 1)}
    lands |= dict.fromkeys(plain[: own - 1], (0, 2)) | dict.fromkeys(plain[own - 1 : own - 1 + others], (1, 5))
    return laid_out(game, lands, INVADE, drawn=ground_of(content).last_ending - 1), source, target


def test_draws_the_last_card_when_ahead(level: str) -> None:
    state, source, target = near_the_end(skyrim([level] * 2), own=10, others=6)
    assert chosen(skyrim([level] * 2), state)[:3] == ("attack", source, target)


def test_does_not_draw_the_last_card_when_behind(level: str) -> None:
    state, _, _ = near_the_end(skyrim([level] * 2), own=4, others=12)
    assert chosen(skyrim([level] * 2), state) == END_INVASION


def test_keeps_nothing_back_in_a_won_game(level: str) -> None:
    """A rival with four weak territories beside great stacks is not let live."""
    game = skyrim([level] * 3, "civil-war")
    content = game.content
    region = min(content.regions, key=lambda one: len(one[1]))[1]
    lands = {t: (1, 1) if t in region else (0, 6) for t in content.land}
    attack = chosen(game, laid_out(game, lands, INVADE))
    assert attack[0] == "attack"
    assert attack[2] in region
    placed = chosen(game, laid_out(game, lands, (f.REINFORCE, 0, 20, 0)))
    assert any(t in region for t in content.connected[placed[1]])


@pytest.mark.parametrize("portal", [True, False])
def test_guards_what_counts_at_the_end(level: str, portal: bool) -> None:
    """In the last round units go to a threatened fort or portal rather than to a plain territory."""
    game = skyrim([level] * 2)
    content = game.content
    dear = content.portals if portal else content.forts
    plain = [t for t in content.land if t not in content.forts + content.portals]
    good, rival = next((a, b) for a in dear for b in content.connected[a] if b in plain)
    other, other_rival = next(
        (a, b)
        for a in plain
        for b in content.connected[a]
        if b in plain and not {a, b} & {good, rival, *content.connected[good], *content.connected[rival]}
    )
    lands = {good: (0, 2), rival: (1, 4), other: (0, 2), other_rival: (1, 4)}
    state = laid_out(game, lands, (f.REINFORCE, 0, 3, 0), drawn=ground_of(content).last_ending - 2)
    assert chosen(game, state) == ("place", good)


def test_garrisons_stand_in_many_places(level: str) -> None:
    """At the end of the set-up of Civil War no host stands ready to sweep the land in the first turn."""
    game = skyrim([level] * 3, "civil-war")
    bot = make_bot("skyrim", level)
    state = game.new(3)
    n = 0
    while not state.turns:
        seat = game.rules.decider(state)
        game.choose(state, ask(game, bot, state, seat, game.options(state), 1, n))
        n += 1
    spare = game.content.starting_units - game.content.size // 3
    for seat in range(3):
        own = [state.units[t] for t in game.content.land if state.owner[t] == seat]
        assert max(own) <= 1 + spare / 3
        assert sum(units > 1 for units in own) >= 5
