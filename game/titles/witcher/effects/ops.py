"""The ops of programs: what a card does, one small step each.

A program is a tuple of ops, an op a tuple of an op's number and its arguments, all of them ints. Branches are
programs of their own, named by their number in `Catalogue.programs`. Ops are carried out in order (WOW-TAB-46), each as
far as it can be (WOW-SCP-04). "The player" is whoever resolves the program; in a fight, the owner of the ability, or,
of a Monster's ability and of Monster Fight cards, the Witcher who fights it.

    op                     arguments                            sign of the ledger, or what it stands for
    ---- anywhere ----------------------------------------------------------------------------------------------
    TELL                   text                                 (the sentence of a result, `Catalogue.texts`)
    GOLD                   n                                    G+n, G-n
    POTION                 n                                    P+n, P-n: draw n, or discard n unused ones
    POTIONS_TO             n                                    P=0, P=5
    SHIELD                 n                                    Sh-n, "raise your Shield by n"
    SHIELD_TO              n                                    Sh=0; FULL is Sh=max
    ATTRIBUTE              attribute, n                         Com, Def, Alc, Spe +1 or -1
    RAISE                  ANY, LOWEST or TWO_LOWEST            Any+1, Low+1, 2Low+1
    DRAW                   n                                    draw n (in a fight: from the Life Pool, WOW-WTN-21)
    DISCARD                n                                    X1, "discard n hand cards" of choice
    ROLL                   program of 1, of 2, ... of 6         d:
    IF                     measure, argument, least, most, program, program
                                                                with ... x, else y (measures: effects/moments.py)
    ---- outside fights ----------------------------------------------------------------------------------------
    PHASE_3                n                                    III+n, III-n
    TRAIL                  terrain, TRAIL_ANY, TRAIL_EACH or TRAIL_VISITORS
                                                                Trail, Trail each; of the host in Event 10: up to one
                                                                of each that the active player has
    TAKE                   cost, or ANY_COST                    C0, C1, C2, C6
    TRASH                  n                                    T1: from hand, deck or discard pile (WOW-CRD-13)
    QUEST                  quest                                Q(place > n), with its price (`Catalogue.quests`)
    EVENT                  event                                E n (the number in `Catalogue.events`: n - 1)
    TEST                   attribute, programs of 3-7, 8-10, 11-13, 14-16
                                                                test, 2 x Attribute + d (WOW-EVT-11)
    BY_LEVEL               attribute or WITCHER, program of level 1, of 2, ... of 5
                                                                by Alchemy level, by Witcher level
    BY_PLACE               program, program                     by place: own school, another's school (Event 10)
    SHORT_FIGHT            n, then least Damage and program, three times
                                                                short fight, draw n (WOW-EVT-05); the Shield is set by
                                                                the op before it
    POKER                  five dice, program, program          C36 A: a better hand than these dice, else
    HOST                   program                              Event 10: the player whose school this is resolves it
    KEEP                   kept                                 Keep, Equipment, Companion (`Catalogue.kept`)
    LEAVE                  kept                                 discard 50: that card leaves the game
    FREE_CARD              -                                    the Phase III card is free (WOW-PH3-11)
    NO_EXPLORING           -                                    no Exploring this turn
    MOVE_AND_ACT           -                                    move and act (WOW-TAB-32)
    GO_TO_PHASE_3          -                                    go to Phase III, after all other ops (WOW-EVT-08)
    ---- kept cards, outside fights ----------------------------------------------------------------------------
    TRAINING               cheaper, least                       C05 A: the price of a school's training
    POTION_LIMIT           n                                    Event 25 B
    PASSAGE                terrain, cards                       Events 16, 32 B: move to a connected Location of that
                                                                terrain for so many cards of any terrain
    ---- in a fight --------------------------------------------------------------------------------------------
    DEAL                   n                                    deal n Damage, at once (WOW-TAB-49)
    SUFFER                 n                                    take n Damage
    DISCARD_RANDOM         n                                    discard n random hand cards
    RECOVER                n                                    take the top n cards of your discard pile
    COMBO                  n                                    the Combo deals n additional Damage, or less
    COMBO_PER              colour, n, most                      n additional Damage for each such card in this turn's
                                                                Combo, in all at most `most` (0: no bound)
    COMBO_SHIELD           n                                    the Combo raises the Shield by n more (step 3b)
    COMBO_AT_MOST          n                                    this turn's Combo has at most n cards
    EXTRA_CARD             -                                    P2: one more card that need not match (WOW-TAB-14)
    STEP_4                 n                                    draw n more or fewer in step 4 of this turn
    STEP_4_LEAST           n                                    M203: but at least n
    FIRST_CARD_RANDOM      -                                    M205: the Combo begins with a random hand card
    COMBAT_TO              n                                    M108: the Combat value in this turn
    DAMAGE_AT_MOST         n                                    M207, M303: the player deals at most n in this turn
    FOE_LOSES_AT_MOST      n                                    M107: the opponent discards at most n in this turn
    SHIELD_RISE_AT_MOST    n                                    M206: in this turn
    SHIELD_PER_CARD        n                                    M305: the Shield by n for each card in hand
    DEFENSE_FOR_FIGHT      n                                    M304: the Defense value, until the fight is over
    POTIONS_AT_MOST        n                                    M208: usable in this fight
    MUTE                   colour                               M201: such cards have no effect, but extend
    ATTACK                 n                                    the Damage about to be taken is n more, or less
    HAND_FIRST             -                                    M202: its Damage takes hand cards before the Shield
    LOSE_FEWER             n                                    M107 Trophy: discard n fewer
    NAME_ATTACK            YOURS or WORSE                       the attack type is the player's to name, or the one
                                                                that costs more cards (WOW-TAB-06)
    BEGIN                  -                                    Event 23: take the first Fight Turn
    PHASE_3_TO             n                                    M110: draw exactly n, whatever else
    DISCARD_FROM_POOL      n                                    M104: n cards of the own Life Pool, then shuffle it
    HAND_INTO_POOL         n                                    M104 Trophy: n hand cards into the Life Pool to be made;
                                                                draw as many after the shuffle
    UNDER_POOL             n, TOP, CHOICE or RANDOM             n cards of the discard pile under the Life Pool
    INTO_POOL              n                                    Event 56: n of choice of the discard pile, shuffled in
    ORDER_POOL             n                                    M209 Trophy: look at the top n, put back in any order
    LOOK_AT_FOE            look, discard, bottom                the top cards of the opponent's Life Pool: discard so
                                                                many of them; with `bottom` 1 they may go under it
    FREE_POTION            -                                    M208 Trophy: this one does not count (WOW-POT-04)
    SPECIALTY_AGAIN        -                                    use the Specialty a second time
    ---- Monster Fight cards -----------------------------------------------------------------------------------
    HIT                    n                                    Damage n
    HIT_LEVEL              n                                    Damage L+n, L-1: the Monster's level and n
    HIT_ATTRIBUTE          attribute                            Damage = Attribute level
    DISCARD_RANDOM_LEVEL   -                                    Random discard L (WOW-MTN-07)
    TRASH_HAND             n                                    Trash 1 (WOW-MTN-08); outside fights n of choice
    ---- of expansions: the words of SKE-EFF -------------------------------------------------------------------
    PAY                    gold, potions, cards, program, program
                                                                pay(cost), else (SKE-EFF-06)
    DAMAGE                 n                                    damage(n), outside fights
    OTHERS                 program                              others(e)
    DAGON                  n                                    dagon(+n), dagon(-n)
    SEA_EVENT              event                                event(k): a number as in EVENT
    SEA_QUEST              quest                                event(k) of a quest (SKE-EVT-02)
    ISLAND                 place                                island(name)
    DIVERT                 -                                    divert
    TURN_BACK              -                                    turnBack
    NO_ACTION              -                                    noAction
    SAFE_TRIP              -                                    safeTrip
    ROLL_TWICE             -                                    rollTwice
    BEGIN_NOW              -                                    first, by choice before the Life Pools
    SHIELD_OVER            n                                    shieldOver(n)
    SHIELD_PER_TROPHY      n                                    shield(n x count(trophyCards)) (SKE-DAG-02)
"""

from __future__ import annotations

from typing import Final

OPS: Final = (
    "tell", "gold", "potion", "potions_to", "shield", "shield_to", "attribute", "raise", "draw", "discard", "roll",
    "if", "phase_3", "trail", "take", "trash", "quest", "event", "test", "by_level", "by_place", "short_fight",
    "poker", "host", "keep", "leave", "free_card", "no_exploring", "move_and_act", "go_to_phase_3", "training",
    "potion_limit", "passage", "deal", "suffer", "discard_random", "recover", "combo", "combo_per", "combo_shield",
    "combo_at_most", "extra_card", "step_4", "step_4_least", "first_card_random", "combat_to", "damage_at_most",
    "foe_loses_at_most", "shield_rise_at_most", "shield_per_card", "defense_for_fight", "potions_at_most", "mute",
    "attack", "hand_first", "lose_fewer", "name_attack", "begin", "phase_3_to", "discard_from_pool",
    "hand_into_pool", "under_pool", "into_pool", "order_pool", "look_at_foe", "free_potion", "specialty_again",
    "hit", "hit_level", "hit_attribute", "discard_random_level", "trash_hand", "pay", "damage", "others",
    "dagon", "sea_event", "sea_quest", "island", "divert", "turn_back", "no_action", "safe_trip", "roll_twice",
    "begin_now", "shield_over", "shield_per_trophy",
)  # fmt: skip
(
    TELL, GOLD, POTION, POTIONS_TO, SHIELD, SHIELD_TO, ATTRIBUTE, RAISE, DRAW, DISCARD, ROLL, IF, PHASE_3, TRAIL,
    TAKE, TRASH, QUEST, EVENT, TEST, BY_LEVEL, BY_PLACE, SHORT_FIGHT, POKER, HOST, KEEP, LEAVE, FREE_CARD,
    NO_EXPLORING, MOVE_AND_ACT, GO_TO_PHASE_3, TRAINING, POTION_LIMIT, PASSAGE, DEAL, SUFFER, DISCARD_RANDOM,
    RECOVER, COMBO, COMBO_PER, COMBO_SHIELD, COMBO_AT_MOST, EXTRA_CARD, STEP_4, STEP_4_LEAST, FIRST_CARD_RANDOM,
    COMBAT_TO, DAMAGE_AT_MOST, FOE_LOSES_AT_MOST, SHIELD_RISE_AT_MOST, SHIELD_PER_CARD, DEFENSE_FOR_FIGHT,
    POTIONS_AT_MOST, MUTE, ATTACK, HAND_FIRST, LOSE_FEWER, NAME_ATTACK, BEGIN, PHASE_3_TO, DISCARD_FROM_POOL,
    HAND_INTO_POOL, UNDER_POOL, INTO_POOL, ORDER_POOL, LOOK_AT_FOE, FREE_POTION, SPECIALTY_AGAIN, HIT, HIT_LEVEL,
    HIT_ATTRIBUTE, DISCARD_RANDOM_LEVEL, TRASH_HAND, PAY, DAMAGE, OTHERS, DAGON, SEA_EVENT, SEA_QUEST, ISLAND,
    DIVERT, TURN_BACK, NO_ACTION, SAFE_TRIP, ROLL_TWICE, BEGIN_NOW, SHIELD_OVER, SHIELD_PER_TROPHY,
) = range(len(OPS))  # fmt: skip

FULL: Final = -1  # of SHIELD_TO: up to the Defense value
ANY, LOWEST, TWO_LOWEST = range(3)  # of RAISE
TRAIL_ANY, TRAIL_EACH, TRAIL_VISITORS = range(3, 6)  # of TRAIL, beside the three terrains
ANY_COST: Final = -1  # of TAKE
WITCHER: Final = 4  # of BY_LEVEL, beside the four Attributes
YOURS, WORSE = range(2)  # of NAME_ATTACK
TOP, CHOICE, RANDOM = range(3)  # of UNDER_POOL

BRANCHES: Final = frozenset((ROLL, IF, TEST, BY_LEVEL, BY_PLACE, SHORT_FIGHT, POKER, HOST, PAY, OTHERS))
"""The ops that name other programs; `branches` says which."""

Op = tuple[int, ...]
Program = tuple[Op, ...]


def branches(op: Op) -> tuple[int, ...]:
    """The programs that an op names, in the order of its arguments."""
    if op[0] not in BRANCHES:
        return ()
    if op[0] == SHORT_FIGHT:
        return op[3::2]
    return op[{ROLL: 1, IF: 5, TEST: 2, BY_LEVEL: 2, BY_PLACE: 1, POKER: 6, HOST: 1, PAY: 4, OTHERS: 1}[op[0]] :]
