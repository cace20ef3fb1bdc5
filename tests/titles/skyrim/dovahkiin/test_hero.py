"""Heroes: walking, holding alone, hero battles, healing and revival (sections 22 and 6 to 9 of the rules)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.dovahkiin.tale import tell

DUEL = "whiterun 3 | riverwood 3"


@pytest.mark.rule("RSK-HERO-01", "RSK-HERO-02", "RSK-HERO-03", "RSK-HERO-05")
def test_a_hero_walks_once_up_to_three_steps_over_own_territories() -> None:
    table = tell(
        "whiterun 3 riverwood helgen haemars_shame largashbur | riften 3",
        at="invade",
        heroes="whiterun | riften",
        mix="heroes magicka=false",
        hands=[""],
    )
    assert table.board(0).health == 10
    goals = {one.split()[1] for one in table.options("walk")}
    assert goals == {"riverwood", "helgen", "haemars_shame"}
    assert "in three steps" in table.refused("walk largashbur")
    assert "not yours" in table.refused("walk riften")
    table.do("walk haemars_shame")
    assert table.hero(0) == "haemars_shame"
    assert table.options("walk") == []
    assert "walked this turn" in table.refused("walk helgen")


@pytest.mark.rule("RSK-HERO-29")
def test_a_portal_link_is_one_step() -> None:
    lands = "whiterun 3 silent_moons_camp haemars_shame helgen | riften 3"
    table = tell(lands, at="invade", heroes="whiterun | riften")
    assert {one.split()[1] for one in table.options("walk")} == {"silent_moons_camp", "haemars_shame", "helgen"}


@pytest.mark.rule("RSK-HERO-02", "RSK-HERO-04", "RSK-MAN-10")
def test_hero_and_units_move_in_either_order_in_the_maneuver() -> None:
    lands = "whiterun 3 riverwood helgen | riften 3"
    first = tell(lands, at="maneuver", heroes="whiterun | riften", factions="stormcloak|thalmor")
    first.do("walk helgen", "maneuver whiterun", "to riverwood", "units 2")
    assert first.hero(0) == "helgen"
    assert first.units("whiterun", "riverwood") == [1, 3]
    second = tell(lands, at="maneuver", heroes="whiterun | riften", factions="stormcloak|thalmor")
    second.do("maneuver whiterun", "to helgen", "units 2", "walk helgen")
    assert second.hero(0) == "helgen"
    assert second.active == 1


@pytest.mark.rule("RSK-HERO-24")
def test_a_move_made_before_he_fell_stays_used() -> None:
    table = tell(DUEL, at="invade", heroes=" | riverwood", magicka="10 | 0", deeds={"walked": 1})
    table.do("revive whiterun")
    assert table.options("walk") == []
    assert table.options("challenge") == ["challenge riverwood"]
    fresh = tell("whiterun 3 fort_greymoor | riverwood 3", at="invade", heroes=" | riverwood", magicka="10 | 0")
    assert fresh.do("revive whiterun").options("walk") == ["walk fort_greymoor"]


@pytest.mark.rule("RSK-HERO-06")
def test_a_hero_alone_cannot_leave() -> None:
    table = tell("whiterun 0 riverwood 3 | riften 3", at="invade", heroes="whiterun | riften", dragons="korvanjund")
    assert table.options("walk") == table.options("challenge") == []
    assert "cannot leave" in table.refused("walk riverwood")
    assert "cannot leave" in table.refused("challenge korvanjund")


@pytest.mark.rule("RSK-HERO-08", "RSK-HERO-09", "RSK-HERO-10", "RSK-DRG-02", "RSK-DRG-11")
def test_heroes_attack_heroes_and_dragons_in_connected_territories() -> None:
    table = tell(
        "whiterun 2 silent_moons_camp 2 | riverwood 3 helgen 2 | haemars_shame 2",
        at="invade",
        heroes="silent_moons_camp | riverwood | haemars_shame",
        dragons="fort_greymoor riften",
        seats=3,
    )
    assert table.options("challenge") == ["challenge fort_greymoor", "challenge haemars_shame"]
    assert "Neither a dragon nor an enemy hero" in table.refused("challenge helgen")
    assert "neither adjacent" in table.refused("challenge riverwood")
    table.do("walk whiterun")
    assert set(table.options("challenge")) == {"challenge fort_greymoor", "challenge riverwood"}


@pytest.mark.rule("RSK-HERO-11", "RSK-HERO-12", "RSK-HERO-13", "RSK-VOC-11")
def test_three_dice_against_two_and_each_pair_costs_one_health() -> None:
    table = tell(DUEL, at="invade", heroes="whiterun | riverwood", health="2 | 9", tape="6 3 1 5 3 1 1 2 1 1")
    table.do("challenge riverwood")
    assert table.options() == ["strike"]
    assert "one round at least" in table.refused("break_off")
    table.do("strike")
    assert [table.board(0).health, table.board(1).health] == [1, 8]
    [rolled] = table.events("duel_rolled")
    assert (rolled["attack"], rolled["defence"]) == ([6, 3, 1], [5, 3])
    assert (rolled["attacker_lost"], rolled["defender_lost"]) == (1, 1)
    assert table.options() == ["strike", "break_off"]
    table.do("break_off")
    assert table.options("challenge") == ["challenge riverwood"]
    table.do("challenge riverwood", "strike")
    assert table.board(1).health == 7  # 2 against 1, then 1 against 1: a tie for the defender
    assert table.hero(0) == ""


@pytest.mark.rule("RSK-HERO-17", "RSK-DRG-14")
def test_attacker_and_defender_never_fall_together() -> None:
    table = tell(DUEL, at="invade", heroes="whiterun | riverwood", health="1 | 1", tape="6 1 1 5 5")
    table.do("challenge riverwood", "strike")
    assert (table.board(0).health, table.board(1).health) == (1, 0)
    other = tell("whiterun 3 | riften", at="invade", heroes="whiterun | riften", health="1 | 9", dragons="riverwood 1",
                 tape="5 5 1 5 1")  # fmt: skip
    other.do("challenge riverwood", "strike")
    assert other.board(0).health == 0
    assert other.saga.dragons[0].health == 1


@pytest.mark.rule("RSK-HERO-14", "RSK-HERO-15", "RSK-HERO-28")
def test_the_victor_stays_where_the_beaten_stood_with_units() -> None:
    table = tell(DUEL, at="invade", heroes="whiterun | riverwood", health="9 | 1", tape="6 6 6 1 1")
    table.do("challenge riverwood", "strike")
    assert (table.hero(0), table.hero(1)) == ("whiterun", "")
    assert table.board(1).health == 0
    assert table.owner("riverwood") == 1
    assert table.board(0).duels == 1
    assert not table.match.state.conquests


@pytest.mark.rule("RSK-HERO-14", "RSK-MAG-05", "RSK-DRAW-03", "RSK-CAP-05")
def test_the_victor_takes_what_the_beaten_held_alone() -> None:
    table = tell(
        "whiterun 3 | riverwood 0 riften 3", at="invade", heroes="whiterun | riverwood", health="9 | 1",
        tape="6 6 6 1 1", deck="helgen",
    )  # fmt: skip
    table.do("challenge riverwood", "strike")
    assert table.hero(0) == "riverwood"
    assert (table.owner("riverwood"), table.units("riverwood")) == (0, 0)
    [conquest] = table.plain["conquests"]
    assert conquest == {"territory": "riverwood", "loser": 1, "by_portal": False}
    table.do("end_invasion", "end_maneuver")
    assert table.hand(0) == ["helgen"]
    assert table.board(0).magicka == 1


@pytest.mark.rule("RSK-HERO-16", "RSK-HERO-30", "RSK-EQP-06")
def test_whoever_defeats_a_hero_takes_his_equipment() -> None:
    lost = tell(
        DUEL, at="invade", heroes="whiterun | riverwood", health="1 | 9", tape="1 1 1 6 6", weapons="WPN-A",
        armors="ARM-E",
    )  # fmt: skip
    lost.do("challenge riverwood", "strike")
    assert (lost.board(0).weapon, lost.board(0).armor) == (-1, -1)
    assert lost.plain["saga"]["boards"][1]["weapon"] == "WPN-A"
    assert lost.plain["saga"]["boards"][1]["armor"] == "ARM-E"
    assert lost.board(1).duels == 1


@pytest.mark.rule("RSK-HERO-16", "RSK-HERO-18", "RSK-EQP-06")
def test_a_dragon_sends_weapon_and_armor_under_their_decks() -> None:
    table = tell(
        "whiterun 3 | riften 3", at="invade", heroes="whiterun | riften", health="1 | 9", dragons="riverwood",
        weapons="WPN-A", armors="ARM-E", spells=["SPL-01"], shouts=["SHO-A"], objectives=["OBJ-01"],
        tape="1 1 1 6 6",
    )  # fmt: skip
    table.do("challenge riverwood", "strike")
    assert table.hero(0) == ""
    assert table.pile("weapon_deck")[-1] == "WPN-A"
    assert table.pile("armor_deck")[-1] == "ARM-E"
    assert (table.spells(0), table.objectives(0)) == (["SPL-01"], ["OBJ-01"])
    assert len(table.board(0).shouts) == 1


@pytest.mark.rule("RSK-HERO-19", "RSK-INV-12", "RSK-HERO-08", "RSK-VOC-04")
def test_units_attack_neither_dragons_nor_heroes_alone() -> None:
    table = tell("whiterun 5 | riverwood 0 riften 3", at="invade", heroes=" | riverwood", dragons="korvanjund")
    assert table.targets("whiterun") == {"fort_greymoor", "silent_moons_camp", "valtheim_towers"}
    assert "A hero holds Riverwood alone" in table.refused("attack whiterun riverwood 3")
    assert "A dragon holds Korvanjund" in table.refused("attack whiterun korvanjund 1")
    assert table.board(1).hero >= 0


@pytest.mark.rule("RSK-CAP-06", "RSK-HERO-08")
def test_a_hero_holds_alone_what_lost_its_last_unit() -> None:
    table = tell(
        "whiterun 4 | riverwood 1 riften 3", at="invade", heroes=" | riverwood", mix="heroes", tape="6 6 6 1",
    )  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 1")
    assert (table.owner("riverwood"), table.units("riverwood")) == (1, 0)
    assert table.units("whiterun") == 4
    assert not table.match.state.conquests
    assert table.asked == "invade"
    assert [one["territory"] for one in table.events("hero_held_alone")] == ["riverwood"]


@pytest.mark.rule("RSK-CAP-07", "RSK-ELIM-10")
def test_the_last_unit_on_the_board_takes_its_hero_along() -> None:
    table = tell(
        "whiterun 4 | riverwood 1 | riften 3", at="invade", heroes=" | riverwood | riften", mix="heroes",
        tape="6 6 6 1",
    )  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 1")
    assert not table.alive(1)
    assert table.hero(1) == ""
    assert table.owner("riverwood") == 0
    assert table.units("riverwood") == 3


@pytest.mark.rule("RSK-ELIM-10", "RSK-HERO-27")
def test_what_only_the_hero_of_an_eliminated_player_held_becomes_neutral() -> None:
    table = tell(
        "whiterun 4 | riverwood 1 helgen 0 | riften 3", at="invade", heroes=" | helgen | riften", mix="heroes",
        tape="6 6 6 1",
    )  # fmt: skip
    table.do("attack whiterun riverwood 3", "defend 1")
    assert not table.alive(1)
    assert (table.owner("helgen"), table.units("helgen")) == (None, 1)


@pytest.mark.rule("RSK-REI-11", "RSK-REI-12", "RSK-REI-13")
def test_a_lone_hero_counts_for_reinforcements_and_a_dragon_for_nobody() -> None:
    rift = "riften ivarstead fort_greenwall shors_stone"
    alone = tell(f"{rift} largashbur 0 | whiterun", at="turn", heroes="largashbur | whiterun", mix="heroes")
    [began] = alone.events("turn_began")
    assert (began["units"], began["region_units"]) == (3, 3)
    assert "place largashbur" in alone.options("place")
    guarded = tell(
        f"{rift} | whiterun", at="turn", heroes="riften | whiterun", dragons="largashbur", mix="heroes dragons"
    )
    [began] = guarded.events("turn_began")
    assert (began["units"], began["region_units"]) == (3, 0)
    assert "place largashbur" not in guarded.options("place")
    many = "riften ivarstead shors_stone whiterun riverwood helgen falkreath fort_greenwall"
    fort = tell(f"{many} fort_amol 0 | solitude", at="turn", heroes="fort_amol | solitude", mix="heroes")
    assert fort.events("turn_began")[0]["units"] == 4  # nine territories and two forts


@pytest.mark.rule("RSK-MAN-08", "RSK-MAN-09")
def test_a_lone_hero_is_link_and_goal_of_a_maneuver_but_a_dragon_no_link() -> None:
    lands = "whiterun 3 riverwood 0 helgen 1 korvanjund 2 | riften 3"
    two = "stormcloak|thalmor"
    table = tell(lands, at="maneuver", heroes="riverwood | riften", factions=two, dragons="fort_dunstad")
    assert set(table.options("maneuver")) == {"maneuver whiterun", "maneuver korvanjund"}
    table.do("maneuver whiterun")
    assert set(table.options("to")) == {"to riverwood", "to helgen", "to korvanjund"}
    far = tell("korvanjund 3 ustengrav 2 | riften", at="maneuver", heroes="ustengrav | riften",
               factions="forsworn|orc", dragons="fort_dunstad")  # fmt: skip
    assert far.options("maneuver") == []


# -- healing and revival ------------------------------------------------------------------------------
@pytest.mark.rule("RSK-HERO-20", "RSK-HERO-21", "RSK-MAG-07")
def test_two_magicka_heal_one_health_never_above_ten() -> None:
    table = tell(DUEL, at="invade", heroes="whiterun | riverwood", health="8 | 10", magicka="7 | 0")
    table.do("heal")
    assert (table.board(0).health, table.board(0).magicka) == (9, 5)
    table.do("heal")
    assert table.options("heal") == []
    assert "all his 10 health" in table.refused("heal")
    poor = tell(DUEL, at="invade", heroes="whiterun | riverwood", health="8 | 10", magicka="1 | 0")
    assert "costs 2 magicka" in poor.refused("heal")


@pytest.mark.rule("RSK-HERO-21", "RSK-VOC-11")
def test_nobody_is_healed_in_a_hero_battle() -> None:
    table = tell(DUEL, at="invade", heroes="whiterun | riverwood", health="9 | 9", magicka="4 | 4", tape="6 6 6 1 1")
    table.do("challenge riverwood", "strike")
    assert table.asked == "duel"
    assert table.options("heal") == []
    table.do("break_off")
    assert (table.asked, table.seat) == ("help", 1)
    table.do("heal", "pass")
    assert (table.asked, table.seat) == ("invade", 0)
    assert table.options("heal") == ["heal"]


@pytest.mark.rule("RSK-HERO-22", "RSK-HERO-31")
def test_ten_magicka_revive_a_fallen_hero_on_an_own_territory() -> None:
    table = tell("whiterun 3 helgen | riverwood 3", at="invade", heroes=" | riverwood", magicka="10 | 0")
    assert set(table.options("revive")) == {"revive whiterun", "revive helgen"}
    assert "not yours" in table.refused("revive riverwood")
    table.do("revive helgen")
    assert (table.hero(0), table.board(0).health, table.board(0).magicka) == ("helgen", 10, 0)
    assert (table.board(0).weapon, table.board(0).armor) == (-1, -1)
    assert "lives" in tell(DUEL, at="invade", heroes="whiterun | ", magicka="10 | 0").refused("revive whiterun")


@pytest.mark.rule("RSK-HERO-23", "RSK-HERO-32", "RSK-HERO-33")
def test_all_who_could_are_asked_in_turn_order_and_not_again_until_something_changed() -> None:
    table = tell(
        "whiterun 3 fort_greymoor | riverwood 3 | riften 3 helgen", turn=1, at="invade", seats=3,
        heroes="whiterun | riverwood | riften", health="9 | 10 | 9", magicka="3 | 3 | 3",
    )  # fmt: skip
    table.match.state.saga.boards[0].declined = 0
    table.match.state.saga.boards[2].declined = 0
    table.do("attack riverwood falkreath 1")
    if table.asked == "move_in":
        table.do("follow 0")
    assert (table.asked, table.seat) == ("help", 2)
    assert table.options() == ["pass", "heal"]
    table.do("pass")
    assert (table.asked, table.seat) == ("help", 0)
    table.do("heal")
    assert table.board(0).health == 10
    assert (table.asked, table.seat) == ("invade", 1)
    table.do("end_invasion")
    while table.asked == "maneuver":
        table.do("end_maneuver")
    assert (table.asked, table.seat) == ("help", 2)  # the end of the turn


@pytest.mark.rule("RSK-HERO-23", "RSK-HERO-24")
def test_the_active_player_is_asked_once_more_at_the_end_of_his_turn() -> None:
    table = tell(DUEL, at="maneuver", heroes="whiterun | riverwood", health="9 | 10", magicka="2 | 0")
    table.do("end_maneuver")
    assert (table.asked, table.seat, table.active) == ("help", 0, 0)
    table.do("heal")
    assert table.board(0).health == 10
    assert table.active == 1
