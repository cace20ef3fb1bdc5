"""Where rules of Dovahkiin meet: several effects at once, hands at their limits, players who go in the middle of a
chain of questions or a battle, mixes with a single switch on."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.chance import Stream
from game.titles.skyrim.dovahkiin.saga import NONE, InForce
from tests.titles.skyrim.dovahkiin.tale import Tale, switches, tell
from tests.titles.skyrim.endurance import EAGER, wish
from tests.titles.skyrim.table import TITLE, game_of

DUEL = "whiterun 3 | riverwood 3"
THREE = "whiterun 4 fort_greymoor | riverwood 2 helgen | riften 3 ivarstead"
HEROES = "whiterun | riverwood | riften"


def three(at: str, **more: Any) -> Tale:
    return tell(THREE, at=at, seats=3, **{"heroes": HEROES, "factions": "thalmor|orc|imperial", **more})


# -- hero battles -------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-HERO-13", "RSK-VOC-11")
def test_the_attacker_may_break_off_after_any_round_and_attack_again() -> None:
    table = tell(DUEL, at="invade", heroes="whiterun | riverwood", factions="thalmor|imperial", tape="6 1 1 5 5 " * 4)
    table.do("challenge riverwood")
    assert table.options() == ["strike"]
    for _round in range(3):
        assert table.do("strike").options() == ["strike", "break_off"]
    table.do("break_off")
    assert (table.asked, table.board(0).health, table.board(1).health) == ("invade", 7, 7)
    assert table.do("challenge riverwood").options() == ["strike"]


@pytest.mark.rule("RSK-HERO-24", "RSK-HERO-31", "RSK-EQP-06")
def test_who_walked_and_fell_and_was_revived_walks_no_more_in_this_turn() -> None:
    table = tell(
        "whiterun 3 fort_greymoor 3 | riverwood 3", at="invade", heroes="fort_greymoor | riverwood", health="1 | 10",
        magicka="10 | 0", tape="1 1 1 6 6 1 1 1 6 6", weapons="WPN-A", factions="thalmor|imperial",
    )  # fmt: skip
    table.do("walk whiterun", "challenge riverwood", "strike")
    assert (table.hero(0), table.board(0).weapon, table.board(1).weapon) == ("", -1, 0)
    table.do("revive whiterun")
    assert (table.board(0).health, table.options("walk")) == (10, [])
    assert table.options("challenge") == ["challenge riverwood"]
    table.do("end_invasion", "end_maneuver")
    while table.active == 1:
        table.do(next((one for one in table.options() if one.startswith("end_")), table.options()[0]))
    while table.asked != "invade":
        table.do(next((one for one in table.options() if one.startswith("end_")), table.options()[0]))
    assert table.options("walk") == ["walk fort_greymoor"]


@pytest.mark.rule("RSK-EQP-14", "RSK-SPL-09")
@pytest.mark.parametrize(("health", "left"), [(1, 1), (2, 1), (10, 9)])
def test_the_bow_leaves_a_dragon_its_last_health(health: int, left: int) -> None:
    table = tell("whiterun 3 | riften 3", at="invade", heroes="whiterun | riften", weapons="WPN-B", tape="6",
                 dragons=f"korvanjund {health}")  # fmt: skip
    assert table.do("challenge korvanjund").saga.dragons[0].health == left


# -- several effects at once --------------------------------------------------------------------------
@pytest.mark.rule("RSK-BAT-12", "RSK-SHO-09", "RSK-HERO-07")
@pytest.mark.parametrize(
    ("dice", "lost"),
    [("3 3 3 4 4", (1, 1)), ("2 2 2 5 5", (2, 0)), ("3 3 3 4 3", (0, 2)), ("1 1 1 2 1", (0, 2)), ("1 1 1 3 3", (2, 0))],
)
def test_all_bonuses_of_both_sides_add_up(dice: str, lost: tuple[int, int]) -> None:
    """Attackers: hero, Bound Weapon and Battle Fury, and Volendrung on the highest; defenders: hero and Ward."""
    keys = game_of(2, "dovahkiin").content.keys
    fury = InForce(NONE, 3, 0, keys.index("whiterun"), NONE)
    table = tell(
        "whiterun 5 riften | riverwood 3 helgen", at="invade", heroes="whiterun | riverwood", magicka="9 | 9",
        spells=["SPL-06", "SPL-17"], weapons="WPN-E", factions="thalmor|imperial", in_force=[fury], tape=dice,
    )  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 2", "cast SPL-06", "cast SPL-17")
    [rolled] = table.events("dice_rolled")
    assert (rolled["attack_plus"], rolled["defence_plus"]) == ([4, 3, 3], [2, 2])
    assert (rolled["attacker_lost"], rolled["defender_lost"]) == lost


# -- the end ------------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-DOV-24", "RSK-DOV-21")
def test_who_scores_the_tenth_point_wins_before_anything_is_drawn() -> None:
    table = tell(
        "whiterun 10 riverwood | riften 3", at="objective", heroes="whiterun | riften", points="9 | 0",
        objectives=["OBJ-10"], conquests=[("riverwood", None, False)],
    )  # fmt: skip
    table.do("score OBJ-10")
    table.do(table.options("keep")[0])
    assert table.winners == [0]
    assert table.board(0).magicka == 0
    assert table.plain["seats"][0]["hand"] == []


@pytest.mark.rule("RSK-DOV-24", "RSK-DOV-25", "RSK-HERO-32")
def test_a_hero_who_comes_back_in_anothers_turn_wins_at_the_end_of_his_own() -> None:
    table = tell("whiterun 3 | riften 3", at="maneuver", heroes="whiterun |", points="0 | 12", magicka="0 | 10",
                 dragons="korvanjund")  # fmt: skip
    table.do("end_maneuver")
    assert (table.asked, table.seat) == ("help", 1)
    table.do("revive riften")
    assert (table.winners, table.active) == ([], 1)
    while not table.winners:
        assert table.active == 1
        table.do(next((one for one in table.options() if one.startswith("end_")), table.options()[0]))
    assert table.winners == [1]


# -- hands at their limits ----------------------------------------------------------------------------
@pytest.mark.rule("RSK-CARD-16", "RSK-DOV-21", "RSK-DOV-22")
def test_a_sixth_card_drawn_at_the_end_is_exchanged_before_magicka_comes() -> None:
    hand = "whiterun solitude windhelm riften morthal"
    table = tell("whiterun 3 riverwood | riften 3", at="maneuver", heroes="whiterun | riften", hands=[hand],
                 conquests=[("riverwood", None, False)], dragons="korvanjund")  # fmt: skip
    table.do("end_maneuver")
    assert (table.asked, table.seat, table.board(0).magicka) == ("exchange", 0, 0)
    table.do(table.options()[0])
    while table.active == 0:
        table.do(table.options()[0])
    assert (table.board(0).magicka, len(table.plain["seats"][0]["hand"])) == (1, 3)


# -- asked again --------------------------------------------------------------------------------------
@pytest.mark.rule("RSK-HERO-33")
def test_who_declined_is_asked_again_once_his_magicka_has_changed() -> None:
    table = three("invade", health="10 | 5 | 10", magicka="0 | 6", spells=["", "SPL-17"])
    table.do("walk fort_greymoor", "pass", "attack whiterun riverwood 1", "defend 1", "pass", "pass")
    assert table.asked == "invade"  # nothing that bears on it has changed
    table.do("attack whiterun riverwood 1", "defend 1", "cast SPL-17")
    assert (table.asked, table.seat) == ("help", 1)


@pytest.mark.rule("RSK-HERO-33")
def test_who_declined_is_asked_again_once_a_hero_has_moved() -> None:
    table = three("invade", health="10 | 5 | 10", magicka="0 | 6", tape="1 6")
    table.do("attack whiterun korvanjund 1")
    assert table.asked == "invade"  # he has declined before, and no hero has moved
    assert (table.do("walk fort_greymoor").asked, table.seat) == ("help", 1)


# -- players who go in the middle ---------------------------------------------------------------------
@pytest.mark.rule("RSK-ELIM-13", "RSK-HERO-32")
def test_who_leaves_while_he_is_asked_for_help_lets_the_next_be_asked() -> None:
    hurt = {"health": "10 | 5 | 5", "magicka": "0 | 4 | 4"}
    table = three("invade", **hurt)
    table.do("walk fort_greymoor")
    assert (table.asked, table.seat) == ("help", 1)
    assert (table.do("resign 1").asked, table.seat) == ("help", 2)
    table = three("invade", **hurt).do("walk fort_greymoor", "resign 2")
    assert (table.asked, table.seat) == ("help", 1)
    assert table.do("pass").asked == "invade"


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-13")
def test_where_the_active_player_leaves_while_others_are_asked_the_next_turn_begins() -> None:
    table = three("invade", health="10 | 5 | 5", magicka="0 | 4 | 4", dragons="korvanjund 3").do("walk fort_greymoor")
    table.do("resign 0")
    while table.asked == "help":
        table.do("pass")
    assert (table.active, table.asked) == (1, "reinforce")
    assert table.saga.dragons[0].health == 10
    assert not table.saga.in_force


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-13", "RSK-ELIM-14")
@pytest.mark.parametrize(
    "choices",
    [
        (),
        ("pass",),
        ("pass", "pass"),
        ("pass", "pass", "pass"),
        ("pass", "cast SPL-17", "cast SPL-05"),
        ("pass", "pass", "cast SPL-05"),
        ("pass", "pass", "pass", "cast SPL-18"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_leaves_in_the_middle_of_a_battle_nobody_falls(choices: tuple[str, ...], seat: int) -> None:
    table = three("invade", spells=["SPL-05", "SPL-17 SPL-18"], magicka="9 | 9", tape="6 6 6 1 1")
    table.do("attack whiterun riverwood 3", "defend 2", *choices, f"resign {seat}")
    assert table.units("whiterun", "riverwood") == [4, 2]
    assert (table.owner("whiterun"), table.owner("riverwood")) == ((None, 1) if seat == 0 else (0, None))
    while table.asked == "help":
        table.do("pass")
    assert (table.active, table.asked) == ((0, "invade") if seat == 1 else (1, "reinforce"))
    assert not table.saga.boards[seat].spells


@pytest.mark.rule("RSK-ELIM-13", "RSK-SPL-12")
@pytest.mark.parametrize("choices", [("cast SPL-02", "aim riverwood"), ("cast SPL-12",), ("cast SPL-13",)])
def test_who_leaves_in_the_middle_of_a_spell_takes_it_along(choices: tuple[str, ...]) -> None:
    table = three("purchases", spells=["SPL-02 SPL-12 SPL-13"], magicka="9", hands=["solitude"], discard="morthal",
                  objectives=["OBJ-01", "OBJ-02"])  # fmt: skip
    table.do(*choices, "resign 0")
    assert (table.active, table.asked) == (1, "reinforce")
    assert table.units("riverwood") == 2
    assert table.board(0).objectives == ()
    assert sorted(table.pile("spell_discard")) == ["SPL-02", "SPL-12", "SPL-13"]


# -- mixes --------------------------------------------------------------------------------------------
HEROIC = {"place_hero", "walk", "challenge", "strike"}
OF_RULES = {*HEROIC, "break_off", "rage", "heal", "revive", "equip", "keep_weapon", "keep_armor", "shout", "push"}
OF_RULES |= {"buy_spell", "cast", "aim", "buy_objective", "score", "keep", "give_back", "replace", "reroll"}
BESIDE = {"break_off", "rage", "reroll"}  # seldom chosen: rage and the cry are of one faction each


@pytest.mark.rule("RSK-MIX-02", "RSK-MIX-03", "RSK-MIX-15")
@pytest.mark.parametrize(
    ("mix", "verbs"),
    [
        ("heroes magicka=false", HEROIC),
        ("heroes", HEROIC | {"heal", "revive"}),
        ("heroes equipment magicka=false", HEROIC | {"equip", "keep_weapon", "keep_armor"}),
        ("heroes dragons magicka=false", HEROIC | {"shout", "aim"}),
        ("objectives", {"give_back", "score", "keep"}),
        ("objectives magicka victory=objectives", {"give_back", "score", "keep", "buy_objective"}),
        ("spells", {"buy_spell", "cast", "aim"}),
    ],
)
def test_a_mix_with_one_switch_asks_for_what_it_plays_with_and_for_nothing_else(mix: str, verbs: set[str]) -> None:
    met: set[str] = set()
    for seed, seats in ((1, 3), (2, 2)):
        game = game_of(seats, "custom", max_rounds=30, **switches(mix))
        state, chance = game.new(seed), Stream(seed)
        for choice in range(1500):
            if not state.stack:
                break
            option = wish(game.options(state), chance, EAGER)
            met.add(option[0])
            game.choose(state, option)
            if choice % 10 == 0:
                assert TITLE.audit(game.content, state) == []
    assert met & OF_RULES <= verbs | BESIDE
    assert verbs - met <= {"keep_weapon", "keep_armor"}


@pytest.mark.rule("RSK-END-07", "RSK-VOC-12", "RSK-CIV-10")
@pytest.mark.parametrize(("victory", "winner"), [("objectives", 1), ("endcard", 0)])
def test_at_the_round_cap_victory_points_decide_or_are_added(victory: str, winner: int) -> None:
    """Seat 0 has the land, seat 1 two points more, and a fallen hero."""
    table = tell(
        "whiterun 3 riverwood helgen falkreath | riften 3", at="maneuver", turn=1, heroes="whiterun |",
        points="1 | 3", mix=f"heroes objectives set_up=placed victory={victory}", max_rounds=1,
    )  # fmt: skip
    table.do("end_maneuver")
    assert table.winners == [winner]


@pytest.mark.rule("RSK-ELIM-14", "RSK-END-07")
def test_a_match_that_ends_as_a_player_leaves_asks_nothing_more() -> None:
    table = tell(
        "whiterun 3 solitude 3 | falkreath 3 markarth 3 | riverwood 4 dawnstar 2", at="invade", turn=2, max_rounds=1,
        heroes="whiterun | falkreath | riverwood", weapons="WPN-A | WPN-B | WPN-C", health="10 | 10 | 1",
    )  # fmt: skip
    table.do("challenge whiterun")
    table.lay_dice("4 1 1 1 6 6")
    assert table.do("strike").asked == "choose_weapon"
    table.match.resign(2)
    assert table.match.over
    assert TITLE.audit(table.match.game.content, table.match.state) == []


@pytest.mark.rule("RSK-SPL-11")
def test_what_lasts_for_this_turn_outlasts_a_defender_who_leaves() -> None:
    table = tell(
        "whiterun 8 | riverwood 3 helgen 3 | dawnstar 2", at="invade", heroes="whiterun | helgen | dawnstar",
        spells=["", "SPL-16"], magicka="0 | 5",
    )  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 2", "cast SPL-16")
    table.match.resign(1)
    assert "attack whiterun riverwood 3" not in table.options("attack")


def test_refusals_tell_what_is_true_of_a_hero_alone_and_of_a_target_still_to_come() -> None:
    alone = tell("whiterun 5 korvanjund 0 | riverwood 3 helgen 2", at="maneuver", heroes="korvanjund | helgen")
    assert "one unit" not in alone.refused("maneuver korvanjund")
    lands = "whiterun 5 | riverwood 1 helgen 3"
    chain = tell(lands, heroes="whiterun | riverwood", spells=["SPL-02"], magicka="10 | 0")
    chain.do("cast SPL-02")
    before = chain.refused("enough")
    assert chain.do("aim riverwood").refused("enough") == before
    assert chain.match.game.content.cards.spells[1].shown_name in before
