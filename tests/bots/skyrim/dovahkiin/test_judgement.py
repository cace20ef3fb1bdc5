"""Single positions in which it is clear what a sensible player does."""

from __future__ import annotations

import pytest

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.bots.skyrim.dovahkiin.battle_odds import PLAIN, AttackTerms, outcome
from game.bots.skyrim.dovahkiin.duel_odds import fight_to_the_end
from game.bots.skyrim.dovahkiin.policy import SagaPolicy
from game.bots.skyrim.forecast import forecast
from game.kernel.rules import Option
from game.titles.skyrim.dovahkiin.battle_dice import Bonuses
from game.titles.skyrim.dovahkiin.duel_dice import PLAIN as BARE_HANDS
from game.titles.skyrim.dovahkiin.duel_dice import Terms as DuelTerms
from tests.titles.skyrim.dovahkiin.tale import Tale, tell


def chosen(table: Tale, level: str = "hard") -> Option:
    state, game = table.match.state, table.match.game
    options = game.options(state)
    choice = ask(game, make_bot("skyrim", level), state, game.rules.decider(state), options, 1, 1)
    assert choice in options
    return choice


def told(table: Tale, level: str = "hard") -> str:
    return " ".join(map(str, table.match.game.naming.spell_option(chosen(table, level))))


# -- odds ---------------------------------------------------------------------------------------------
def test_a_bonus_helps_whoever_has_it() -> None:
    assert outcome(PLAIN, 6, 4) == forecast(6, 4)
    each, highest, guard = (AttackTerms(one) for one in (Bonuses(1), Bonuses(highest=1), Bonuses(guard=1)))
    assert outcome(each, 6, 4).conquers > outcome(highest, 6, 4).conquers > forecast(6, 4).conquers
    assert outcome(guard, 6, 4).conquers < forecast(6, 4).conquers
    assert outcome(AttackTerms(most=1), 6, 4).conquers > forecast(6, 4).conquers


def test_fights_to_the_end_by_health_and_equipment() -> None:
    even = fight_to_the_end(10, 10, BARE_HANDS)
    assert 0.6 < even < 0.62
    assert fight_to_the_end(4, 10, BARE_HANDS) < 0.15 < 0.85 < fight_to_the_end(10, 5, BARE_HANDS)
    assert fight_to_the_end(10, 10, DuelTerms(greatsword=1)) > even > fight_to_the_end(10, 10, DuelTerms(mail=1))


# -- hero battles -------------------------------------------------------------------------------------
def beside_a_rival(health: str, **more: object) -> Tale:
    return tell(
        "whiterun 1 rorikstead 1 | riverwood 9 falkreath 5 helgen 5",
        at="invade",
        heroes="whiterun | riverwood",
        health=health,
        **more,  # type: ignore[arg-type]
    )


def test_challenges_a_hero_who_is_near_his_end() -> None:
    assert told(beside_a_rival("10 | 3")).startswith("challenge riverwood")


def test_leaves_a_hero_who_is_much_stronger() -> None:
    assert not told(beside_a_rival("4 | 10")).startswith("challenge")


def test_an_objective_makes_an_even_fight_worth_it() -> None:
    wanted = beside_a_rival("10 | 9", objectives=["OBJ-16", ""], points="8 | 0")
    assert told(wanted).startswith("challenge riverwood")


def test_breaks_off_a_fight_that_goes_badly() -> None:
    table = beside_a_rival("3 | 9", tape="1 1 1 6 6")
    table.do("challenge riverwood", "strike")
    assert chosen(table) == ("break_off",)


def test_strikes_on_while_it_goes_well() -> None:
    table = beside_a_rival("10 | 4", tape="6 6 6 1 1")
    table.do("challenge riverwood", "strike")
    assert chosen(table) == ("strike",)


def test_heals_before_a_fight_that_the_wounds_would_lose() -> None:
    table = beside_a_rival("3 | 3", magicka="10 | 0", objectives=["OBJ-16", ""], points="8 | 0")
    assert chosen(table) == ("heal",)


def test_a_raging_orc_rages_before_anything_else() -> None:
    table = beside_a_rival("10 | 5", factions="orc | imperial")
    table.do("challenge riverwood")
    assert chosen(table) == ("rage",)


# -- wounds, equipment -------------------------------------------------------------------------------
FAR_AWAY = "OBJ-24 OBJ-26 OBJ-27 OBJ-28"  # a full hand: no more are bought


def wounded(health: str, magicka: str = "4 | 0", rival: str = "riverwood", **more: object) -> Tale:
    """Seat 0's hero in Whiterun, a rival's beside him or far away; a spell could be bought, too."""
    return tell(
        f"whiterun 2 korvanjund 2 | riverwood 4 {'helgen 4' if rival == 'riverwood' else rival + ' 4'}",
        heroes=f"whiterun | {rival}",
        health=health,
        magicka=magicka,
        objectives=[FAR_AWAY, ""],
        **more,  # type: ignore[arg-type]
    )


def at_the_end_of_the_turn(table: Tale) -> Option:
    table.do("end_purchases", "end_invasion", "end_maneuver", "end_objectives")
    return chosen(table)


@pytest.mark.parametrize("rival", ["riverwood", "riften"])
@pytest.mark.parametrize("against", [4, 10])
def test_a_wounded_hero_goes_before_spells(rival: str, against: int) -> None:
    assert chosen(wounded(f"3 | {against}", rival=rival)) == ("end_purchases",)
    assert chosen(wounded("10 | 10", rival=rival)) == ("buy_spell",)


def test_heals_a_hero_whom_a_rival_could_fell() -> None:
    assert at_the_end_of_the_turn(wounded("3 | 4")) == ("heal",)


def test_heals_a_hero_near_his_end_for_fights_to_come() -> None:
    assert at_the_end_of_the_turn(wounded("2 | 10", rival="riften")) == ("heal",)


def test_several_points_at_once_are_weighed() -> None:
    """One alone saves nobody from a rival at full strength; five do, as far as they can be paid."""
    rich = wounded("6 | 7", magicka="9 | 0")
    assert at_the_end_of_the_turn(rich) == ("heal",)


def test_leaves_scratches_where_nobody_comes() -> None:
    assert at_the_end_of_the_turn(wounded("8 | 10", rival="riften")) == ("pass",)


def test_does_not_pay_for_a_hero_who_is_lost_anyhow() -> None:
    """What it would cost goes towards his return."""
    assert at_the_end_of_the_turn(wounded("3 | 10")) == ("pass",)


def test_moves_a_hero_at_risk_away() -> None:
    table = wounded("3 | 10")
    table.do("end_purchases", "end_invasion")
    assert told(table) == "walk korvanjund"


def test_a_hero_comes_back_where_he_is_safe() -> None:
    table = tell(
        "whiterun 4 korvanjund 4 | riverwood 4",
        heroes=" | riverwood",
        magicka="10 | 0",
        points="7 | 0",
    )
    assert told(table) == "revive korvanjund"


def armed_with(hand: str, objectives: str) -> Tale:
    return tell(
        "whiterun 4 | riverwood 4",
        at="reinforce 3",
        heroes="whiterun | riverwood",
        hands=[hand, ""],
        objectives=[objectives, ""],
        weapons="WPN-A",
    )


def test_cards_become_equipment_for_an_objective() -> None:
    assert chosen(armed_with("solitude windhelm", "OBJ-09"))[0] == "equip"


def test_a_good_set_of_cards_is_not_taken_apart() -> None:
    assert chosen(armed_with("morthal riften helgen", FAR_AWAY))[0] != "equip"


# -- purchases, spells, shouts ------------------------------------------------------------------------
def test_buys_an_objective_while_few_are_in_hand() -> None:
    table = tell("whiterun 3 | riverwood 3", heroes="whiterun | riverwood", magicka="3 | 0", objectives=["OBJ-24", ""])
    assert chosen(table) == ("buy_objective",)


def test_saves_for_the_hero_without_whom_it_cannot_win() -> None:
    table = tell("whiterun 3 | riverwood 3", heroes=" | riverwood", magicka="6 | 0", points="9 | 0")
    assert chosen(table) == ("end_purchases",)


def test_revives_him_at_once() -> None:
    table = tell("whiterun 3 | riverwood 3", heroes=" | riverwood", magicka="10 | 0", points="9 | 0")
    assert chosen(table)[0] == "revive"


def test_a_shout_that_costs_nothing_is_used_for_the_attack() -> None:
    table = tell("whiterun 6 | riverwood 4", heroes="whiterun | riverwood", shouts=["SHO-B", ""], magicka="0 | 0")
    assert chosen(table)[0] == "shout"
    table.do("shout SHO-B")
    assert told(table) == "aim riverwood"


def test_casts_ward_when_attacked() -> None:
    table = tell(
        "whiterun 6 | riverwood 4 falkreath 2",
        at="invade",
        heroes=" | falkreath",
        spells=["", "SPL-17"],
        magicka="0 | 6",
    )
    table.do("attack whiterun riverwood 3", "defend 2")
    assert told(table) == "cast SPL-17"


def test_throws_bad_dice_again() -> None:
    table = tell(
        "whiterun 6 | riverwood 4",
        at="invade",
        heroes="whiterun | riverwood",
        spells=["SPL-05", ""],
        magicka="6 | 0",
        tape="1 1 1 3 2",
    )
    table.do("attack whiterun riverwood 3", "defend 2", "pass")
    assert told(table) == "cast SPL-05"
    table.do("cast SPL-05")
    assert chosen(table) == ("reroll", 111)


# -- objectives ---------------------------------------------------------------------------------------
def test_takes_the_tenth_point() -> None:
    table = tell(
        "whiterun 10 | riverwood 3",
        at="objective",
        heroes="whiterun | riverwood",
        objectives=["OBJ-10", ""],
        points="9 | 9",
    )
    for level in ("easy", "normal", "hard", "master"):
        assert told(table, level) == "score OBJ-10"


def test_scores_most_first() -> None:
    table = tell(
        "whiterun 10 riverwood 2 valtheim_towers 2 fort_greymoor 2 | helgen 3",
        at="objective",
        heroes="whiterun | helgen",
        objectives=["OBJ-10 OBJ-18", ""],
    )
    assert told(table) == "score OBJ-18"


def test_walks_to_high_hrothgar_for_its_objective() -> None:
    table = tell(
        "ivarstead 2 high_hrothgar 2 | solitude 3",
        at="maneuver",
        heroes="ivarstead | solitude",
        objectives=["OBJ-07", ""],
    )
    assert told(table) == "walk high_hrothgar"


def test_attacks_the_territory_that_completes_an_objective() -> None:
    lands = "solitude 2 kynesgrove 6 | windhelm 2 mzulft 2"
    wanted = tell(lands, at="invade", heroes="solitude | mzulft", objectives=["OBJ-17", ""])
    assert told(wanted) == "attack kynesgrove windhelm 3"


def test_the_host_of_an_objective_stays_together() -> None:
    lands = "whiterun 10 rorikstead 1 | riverwood 8 falkreath 4 helgen 4"
    free = tell(lands, at="invade", heroes="whiterun | helgen", points="7 | 0")
    bound = tell(lands, at="invade", heroes="whiterun | helgen", objectives=["OBJ-10", ""], points="7 | 0")
    assert chosen(free)[0] == "attack"
    assert chosen(bound)[0] != "attack"


def test_keeps_the_objective_that_is_nearer() -> None:
    table = tell(
        "whiterun 10 | riverwood 3",
        heroes="whiterun | riverwood",
        magicka="2 | 0",
        objective_deck="OBJ-28 OBJ-10",
    )
    table.do("buy_objective")
    assert told(table) == "keep OBJ-10"


def test_land_gains_what_an_objective_gives_it() -> None:
    policy = SagaPolicy()

    def price(*objectives: str) -> float:
        table = tell("solitude 5 kynesgrove 5 | windhelm 2", at="invade", objectives=[" ".join(objectives), ""])
        content, state = table.match.game.content, table.match.state
        seen = table.match.game.title.view(content, state, 0)
        return float(policy.outlook(content, seen, 0).prices.land[content.keys.index("windhelm")])

    assert price("OBJ-17") > price() + 1


# -- units --------------------------------------------------------------------------------------------
def test_moves_a_stack_to_the_border_where_it_does_more() -> None:
    """Against a host of thirty six do nothing; next door they conquer."""
    lands = "riften 6 fort_greenwall 1 | largashbur 30"
    table = tell(lands, at="maneuver", heroes=" | ")
    assert told(table) == "maneuver riften"
    table.do("maneuver riften")
    assert told(table) == "to fort_greenwall"


def test_the_host_of_an_objective_is_not_moved_about() -> None:
    lands = "riften 10 fort_greenwall 1 | largashbur 50"
    free = tell(lands, at="maneuver", heroes=" | ")
    bound = tell(lands, at="maneuver", heroes=" | ", objectives=["OBJ-10", ""])
    assert told(free) == "maneuver riften"
    assert chosen(bound) == ("end_maneuver",)


def test_takes_land_rather_from_whoever_is_near_to_winning() -> None:
    lands = "whiterun 8 | riverwood 3 | korvanjund 3"
    for points, target in (("0 | 8 | 0", "riverwood"), ("0 | 0 | 8", "korvanjund")):
        table = tell(lands, at="invade", heroes=" | | ", points=points)
        assert told(table) == f"attack whiterun {target} 3"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_units_never_attack_what_they_cannot_reach(level: str) -> None:
    """A dragon and a hero alone are met by heroes only."""
    table = tell("whiterun 9 | riverwood 0 helgen 3", at="invade", heroes=" | riverwood", dragons="rorikstead")
    for _ in range(20):
        choice = chosen(table, level)
        if choice[0] != "attack":
            break
        assert table.match.state.units[choice[2]] > 0
        table.match.choose(choice)
