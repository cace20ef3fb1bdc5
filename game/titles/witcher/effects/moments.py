"""When an ability acts, how often, and what its conditions measure; the number of each is its place in its list.

Of a Monster an ability is obligatory, of a Trophy, Potion or kept card its owner may use it, except where the moment
asks nobody: `who_begins`, `after_kill`, and those outside fights but for `sailing`. With `first` it acts only in the
first Fight Turn of the side whose turn the moment belongs to (WOW-TAB-50).

    challenge          to start the fight (only the price is meant, WOW-MON-08)
    before_pool        before the Witcher makes the Life Pool (WOW-FGT-11)
    after_pool         right after it
    who_begins         when it is settled who takes the first Fight Turn
    whole_fight        from the declaration of the fight to its end
    own_turn           step 1 of the Witcher's Fight Turn; of a Monster, the start of that turn, for this turn
    combo_laid         when the Combo is laid, before step 3a; limits of a Combo's Damage and additions to it
    combo_dealt        right after step 3a, with the Damage known
    step_4             before the drawing
    foe_turn           at the start of the opponent's Fight Turn
    attack_named       before the attack type is named
    attack_revealed    when the Monster Fight card lies open, before the type counts
    damaged            when the first Damage that the Witcher would take in a turn is fixed
    attack_hits        when an attack's Damage is fixed and above 0, before the first point is taken
    attack_done        when all of an attack has been taken
    shield_gone        when the Shield falls to 0
    foe_turn_end       at the end of the opponent's Fight Turn
    potion_used        when the Witcher has used a Potion
    killed             when the Monster is killed, after the reward (WOW-TAB-08)
    after_kill         when a Monster has been killed and all is settled
    owned              always, while it is owned
    entering           on entering one of the ability's places
    moving             instead of the price of a Movement
    training           on training at a school
    exploring          instead of an Exploration (WOW-TAB-40)
    declared           when the fight is declared, before all else (SKE-EVT-12)
    fight_over         after a fight, when all is settled (SKE-EFF-11, EF)
    phase_3            in Phase III, before the drawing (P3)
    arriving           on arriving at an island by Ship, before all else (AR)
    sailing            on a sea trip, before the die
"""

from __future__ import annotations

from typing import Final

MOMENTS: Final = (
    "challenge", "before_pool", "after_pool", "who_begins", "whole_fight", "own_turn", "combo_laid", "combo_dealt",
    "step_4", "foe_turn", "attack_named", "attack_revealed", "damaged", "attack_hits", "attack_done", "shield_gone",
    "foe_turn_end", "potion_used", "killed", "after_kill", "owned", "entering", "moving", "training", "exploring",
    "declared", "fight_over", "phase_3", "arriving", "sailing",
)  # fmt: skip
(
    CHALLENGE, BEFORE_POOL, AFTER_POOL, WHO_BEGINS, WHOLE_FIGHT, OWN_TURN, COMBO_LAID, COMBO_DEALT, AT_STEP_4,
    FOE_TURN, ATTACK_NAMED, ATTACK_REVEALED, DAMAGED, ATTACK_HITS, ATTACK_DONE, SHIELD_GONE, FOE_TURN_END, POTION_USED,
    KILLED, AFTER_KILL, OWNED, ENTERING, MOVING, TRAINING_AT, EXPLORING,
    DECLARED, FIGHT_OVER, IN_PHASE_3, ARRIVING, SAILING,
) = range(len(MOMENTS))  # fmt: skip

# Once in a fight, once in a turn, once and then the card leaves the game; always: whenever its moment comes.
LIMITS: Final = ("always", "fight", "turn", "once")
ALWAYS, FIGHT, TURN, ONCE = range(4)

# What a condition measures. The level numbers of Attributes are `combat` ... `specialty`, with `witcher` the Witcher's.
MEASURES: Final = (
    "shield", "hand", "gold", "potions", "pool", "foe_pool", "trails", "trail_of_foe", "trophies", "lost", "dealt",
    "foe_lost", "combo", "colours", "combat", "defense", "alchemy", "specialty", "witcher",
    "track", "emerged", "trail_of_dagon",
)  # fmt: skip
(
    SHIELD, HAND, GOLD, POTIONS, POOL, FOE_POOL, TRAILS, TRAIL_OF_FOE, TROPHIES, LOST, DEALT, FOE_LOST, COMBO, COLOURS,
    COMBAT, DEFENSE, ALCHEMY, SPECIALTY, WITCHER,
    TRACK, EMERGED, TRAIL_OF_DAGON,
) = range(len(MEASURES))  # fmt: skip
"""SHIELD the Shield level; HAND cards in hand; GOLD; POTIONS unused ones; POOL, FOE_POOL cards in the Life Pools;
TRAILS Trail tokens; TRAIL_OF_FOE 1 with the Trail token of the Monster fought; TROPHIES cards (WOW-TRO-12); LOST cards
that this attack makes the Witcher discard; DEALT the Combo's Damage; FOE_LOST cards that the opponent discarded for it;
COMBO cards in the Combo; COLOURS cards of the Combo of a colour in the argument, a mask (1 << colour). TRACK the
position on the Trophy track; EMERGED 1 while Dagon has emerged; TRAIL_OF_DAGON 1 with the Dagon Trail token
(SKE-EFF-07)."""

OUTSIDE: Final = frozenset((OWNED, ENTERING, MOVING, TRAINING_AT, EXPLORING, FIGHT_OVER, IN_PHASE_3, ARRIVING, SAILING))
"""The moments that are not in a fight."""
NO_BOUND: Final = 99
"""The `most` of a condition such as `2+`."""
