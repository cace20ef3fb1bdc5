"""What a programme keeps, and what of it is hidden (STA)."""

from __future__ import annotations

import dataclasses

import pytest

from game.kernel.chance import Stream
from game.kernel.title import BadPlace
from game.titles.witcher.state import Fight, State, Witcher
from tests.titles.witcher.table import TITLE, Table, lay


def fields(model: type) -> set[str]:
    return {one.name for one in dataclasses.fields(model)}


@pytest.mark.rule("WOW-STA-01")
def test_what_is_kept_of_a_player() -> None:
    assert fields(Witcher) >= {
        "school", "place", "attributes", "shield", "gold", "track", "deck", "hand", "discard", "potions", "trophies",
        "trails", "trail_quests", "quests", "kept",
    }  # fmt: skip


@pytest.mark.rule("WOW-STA-01")
def test_hands_of_others_and_the_order_of_all_decks_are_hidden() -> None:
    table = lay(3).stand(0, hand="wolf_aard_1 wolf_aard_2").stand(1, hand="viper_aard_1").trail(1, "forest")
    state, content = table.state, table.content
    seen = TITLE.view(content, state, 0)
    assert seen.seats[0].hand == state.seats[0].hand
    assert seen.seats[1].hand == (-1,)
    assert seen.seats[1].trails[0] == len(content.place_keys)  # the back of a forest token
    for pile in (seen.supply, seen.potion_deck, seen.city, seen.wilds, seen.fight_deck, *seen.tokens, *seen.monsters):
        assert set(pile) == {-1}
    assert seen.pool == state.pool
    assert seen.seats[1].discard == state.seats[1].discard
    assert TITLE.audit(content, seen) == []


@pytest.mark.rule("WOW-STA-01")
def test_states_that_differ_in_hidden_things_only_look_the_same() -> None:
    table = lay(3).stand(0, hand="wolf_aard_1").stand(1, hand="viper_aard_1").trail(1, "forest")
    seen = TITLE.view(table.content, table.state, 0)
    others = [TITLE.determinise(table.content, seen, 0, Stream(seed)) for seed in range(20)]
    assert len({other.seats[1].hand for other in others}) > 3
    assert len({other.seats[1].trails for other in others}) > 2
    for other in others:
        assert TITLE.view(table.content, other, 0) == seen
        assert TITLE.audit(table.content, other) == []


@pytest.mark.rule("WOW-STA-02")
def test_what_is_kept_in_common() -> None:
    assert fields(State) >= {
        "first", "turn", "pool", "supply", "supply_discard", "potion_deck", "potion_discard", "monsters", "extra",
        "driven_away", "slots", "tokens", "tavern", "attribute_trophies", "city", "wilds", "events", "fight_deck",
    }  # fmt: skip


@pytest.mark.rule("WOW-STA-03")
def test_what_is_kept_of_a_fight() -> None:
    assert fields(Fight) >= {"seats", "monster", "life", "spent", "sides", "combo", "attack", "wagers"}


@pytest.mark.rule("WOW-STA-05")
def test_what_another_player_would_do_is_that_players_decision_or_done_by_the_rules() -> None:
    table = lay(3).stand(0, "vizima").stand(1, "vizima").entered().do("challenge 1")
    assert (table.asked, table.seat) == ("reroll", 1)
    table = lay(3).stand(0, "novigrad").entered().do("act")  # the locals' throw is the rules' own
    assert (table.asked, table.seat) == ("reroll", 0)


def spoiled(table: Table, spoil: object) -> str:
    """The place that reading a spoiled position names."""
    plain = TITLE.spell_state(table.content, table.state)
    spoil(plain)  # type: ignore[operator]
    try:
        state = TITLE.parse_state(table.content, plain)
    except BadPlace as fault:
        return fault.place
    return TITLE.audit(table.content, state)[0].partition(":")[0]


def put(*path: object, value: object) -> object:
    def spoil(plain: object) -> None:
        *way, last = path
        for step in way:
            plain = plain[step]  # type: ignore[index]
        plain[last] = value  # type: ignore[index]

    return spoil


FAULTS = [
    (put("seats", 0, "gold", value="3"), "state.seats.0.gold"),
    (put("seats", 0, "gold", value=-1), "state.seats.0.gold"),
    (put("seats", 0, "gould", value=1), "state.seats.0.gould"),
    (put("seats", 1, "place", value="vizma"), "state.seats.1.place"),
    (put("seats", 1, "attributes", "combat", value=9), "state.seats.1.attributes"),
    (put("seats", 1, "attributes", "combt", value=1), "state.seats.1.attributes.combt"),
    (put("seats", 0, "hand", 0, value="a01_forest"), "state.seats.0.owned"),
    (put("seats", 0, "deck", 0, value="wolf_aard_9"), "state.seats.0.deck.0"),
    (put("pool", 0, value="wolf_aard_1"), "state.pool"),
    (put("pool", value=7), "state.pool"),
    (put("city", 0, value="e01"), "state.told"),
    (put("tokens", "forest", 0, value="cintra"), "state.tokens"),
    (put("slots", "forest", "monster", value="m301"), "state.monsters"),
    (put("events", 0, value="e05"), "state.events"),
    (put("seats", 0, "present", value=1), "state.seats.0.present"),
    (put("turn", "seat", value=5), "state.turn.seat"),
    (put("first", value=None), "state.first"),
    (put("winners", value=[0]), "state.stack"),
    (put("stack", 1, "kind", value="wonder"), "state.stack.1"),
    (put("stack", 0, "phase", value=99), "state.stack.0"),
    (put("stack", 0, "phase", value="x"), "state.stack.0.phase"),
    (put("stack", value={}), "state.stack"),
    (put("fight", value=3), "state.fight"),
    (put("attribute_trophies", value=[1, 1, 1, 1]), "state.attribute_trophies"),
    (put("chance", value=1 << 70), "state.chance"),
]


@pytest.mark.parametrize(("spoil", "place"), FAULTS, ids=[place + str(i) for i, (_f, place) in enumerate(FAULTS)])
def test_positions_are_read_with_care(spoil: object, place: str) -> None:
    table = lay(3).stand(0, hand="wolf_aard_1")
    assert spoiled(table, spoil) == place


@pytest.mark.rule("WOW-STA-01", "WOW-LOC-16")
def test_a_card_that_was_named_lies_in_every_hand_that_is_dealt() -> None:
    """Everybody heard which card goes for another."""
    table = lay(3).stand(0, "vengerberg", hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1").entered()
    table.do("act", "trade_away wolf_aard_2")
    content, named = table.content, table.number("card", "wolf_aard_2")
    for seat in (1, 2):
        seen = TITLE.view(content, table.state, seat)
        dealt = [TITLE.determinise(content, seen, seat, Stream(seed)) for seed in range(12)]
        assert all(named in one.seats[0].hand and len(one.seats[0].hand) == 3 for one in dealt)
        assert len({one.seats[0].hand for one in dealt}) > 2
        assert [TITLE.audit(content, one) for one in dealt] == [[]] * 12


@pytest.mark.rule("WOW-STA-01", "WOW-PH1-04")
def test_the_only_card_of_a_witcher_who_pays_for_a_road_leads_there_in_every_hand_that_is_dealt() -> None:
    """Without Gold nothing else could have named that road."""
    table = lay(3).stand(0, "vizima", hand="wolf_aard_1", gold=0)
    (road,) = sorted(table.offers("move"))[:1]
    table.do(f"move {road}")
    game, seen = table.match.game, TITLE.view(table.content, table.state, 1)
    dealt = [TITLE.determinise(table.content, seen, 1, Stream(seed)) for seed in range(20)]
    assert all(game.options(one) for one in dealt)
    assert len({one.seats[0].hand for one in dealt}) > 1
