"""The first matches that teach Skyrim: what is said at which step, what it points at, what completes it.

Kinds of questions and verbs are those of titles/skyrim/title.py and naming.py.
"""

from __future__ import annotations

from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.tables.lesson import Lesson, Step
from game.kernel.texts import N_

SEATS = (
    SeatDraft("stormcloak", "person"),
    SeatDraft("imperial", "bot", "", "easy"),
    SeatDraft("forsworn", "bot", "", "easy"),
)

# The turn is taught in the same way in both modes.
PLACE = Step(
    N_("Your turn begins with fresh units. Click the framed territory, or another lit one near an enemy."),
    "target",
    asked=("reinforce",),
    made=("place",),
    past=("invade", "maneuver"),
)
UNITS = Step(
    N_("How many go there? Set the number here and press the red button. Place the rest in the same way."),
    "answers",
    asked=("place_units",),
    made=("units",),
    past=("invade", "maneuver"),
)
SOURCE = Step(
    N_("Now the attack. Click the framed territory to strike from, or another lit one with many units."),
    "target",
    asked=("invade",),
    pointed=True,
    made=("attack",),
    past=("maneuver",),
)
ATTACK = Step(
    N_("Point at a lit neighbour: your chance stands over it. Click it, choose dice, roll."),
    "target",
    asked=("invade",),
    made=("attack",),
    past=("maneuver",),
)
DICE = Step(
    N_("Here lie the dice. The highest are compared pair by pair; equal dice go to the defender."),
    "battle",
    asked=("invade", "move_in"),
    past=("maneuver",),
)
STOP = Step(
    N_("Attack as often as you like; one conquest earns a card. Then end the invasion here, or with the key E."),
    "answers",
    asked=("invade",),
    made=("end_invasion",),
    past=("maneuver", "reinforce"),
)
MANEUVER = Step(
    N_("Last, some units may move through land of your own, once a turn. Move them, or end the turn."),
    "answers",
    asked=("maneuver",),
    made=("maneuver", "end_maneuver"),
    past=("reinforce",),
)
CARDS = Step(
    N_("Cards lie here: three alike, or three different, bring units. F1 opens the rules, G advises you. Good luck!"),
    "hand",
    asked=("reinforce", "place_units", "invade"),
)

# What is asked while a step waits for another question.
ASIDES = (
    (
        "defend",
        N_(
            "You are attacked. Two dice are nearly always better than one, and equal dice are won by you, "
            "the defender."
        ),
    ),
)

CHAOS = Lesson(
    N_("Learn Chaos in ten steps"),
    N_("A short match against two easy rivals; each step is shown on the table."),
    MatchDraft("skyrim", "chaos", SEATS, (("max_rounds", 10),), 41),
    (
        Step(
            N_(
                "You lead the Stormcloaks. Each territory is a point; forts and portals are one more. "
                "Most points win when the End Game card is drawn, or after round 10."
            ),
            "standings",
        ),
        Step(
            N_("A whole region brings new units every turn: its coin says how many. You hold most of this one."),
            "region:winterhold_hold",
        ),
        PLACE,
        UNITS,
        SOURCE,
        ATTACK,
        DICE,
        STOP,
        MANEUVER,
        CARDS,
    ),
    ASIDES,
)

CIVIL_WAR = Lesson(
    N_("Learn Civil War in ten steps"),
    N_("A match against two easy rivals; each step is shown on the table."),
    MatchDraft("skyrim", "civil-war", SEATS, (), 41),
    (
        Step(
            N_("The last to hold land in Skyrim wins. First all is settled: click a free territory you would like."),
            "target",
            asked=("claim",),
            made=("place",),
            past=("garrison", "reinforce"),
        ),
        Step(
            N_("Settle close together: a whole region brings units every turn, and its coin says how many."),
            "region:winterhold_hold",
            asked=("claim", "garrison"),
            past=("reinforce",),
            rest=N_("Settle the rest for me"),
        ),
        PLACE,
        UNITS,
        SOURCE,
        ATTACK,
        DICE,
        STOP,
        MANEUVER,
        CARDS,
    ),
    ASIDES,
)

DOVAHKIIN = Lesson(
    N_("Learn Dovahkiin in ten steps"),
    N_("Heroes and dragons against two easy rivals; each step is shown on the table."),
    MatchDraft("skyrim", "dovahkiin", SEATS, (("random_setup", 1),), 41),
    (
        Step(
            N_(
                "Ten victory points and a living hero win. Points come from secret objectives. "
                "Keep two of these three: click the one that goes back."
            ),
            "hand",
            asked=("choose_objectives",),
            made=("give_back",),
            past=("place_hero", "reinforce", "purchases", "invade"),
        ),
        Step(
            N_("Where does your hero begin? Units beside him add 1 to their dice. Click a territory of yours."),
            "target",
            asked=("place_hero",),
            made=("place_hero",),
            past=("reinforce", "purchases", "invade"),
        ),
        Step(
            N_(
                "Your board: health of the hero, magicka, victory points, what he bears. Above it lie your cards by "
                "kinds; each objective says how far it is."
            ),
            "board",
            asked=("reinforce", "purchases", "invade"),
        ),
        PLACE,
        Step(
            N_("Magicka buys a spell or an objective, once each in a turn. Cards that glow can be used. Then go on."),
            "answers",
            asked=("purchases",),
            made=("buy_spell", "buy_objective", "cast", "end_purchases"),
            past=("invade", "maneuver", "objective"),
        ),
        SOURCE,
        ATTACK,
        Step(
            N_(
                "Only heroes fight dragons and heroes. Take yours up here: where he can walk, and whom he can fight, "
                "lights up."
            ),
            "hero",
            asked=("invade",),
            pointed=True,
            made=("walk", "challenge", "end_invasion"),
            past=("maneuver", "objective"),
        ),
        Step(
            N_(
                "Point at a dragon or a hero: your chance stands over him. A slain dragon teaches a shout. "
                "End the invasion when you have enough."
            ),
            "answers",
            asked=("invade", "duel"),
            made=("end_invasion",),
            past=("maneuver", "objective"),
        ),
        MANEUVER,
    ),
    (
        *ASIDES,
        ("keep", N_("Two new objectives: click the one that you keep.")),
        ("help", N_("Your hero may be healed now. A standing order beside your cards can spare you this question.")),
        ("duel", N_("Strike, or break off after any round. Equal dice go to the one who defends.")),
        ("objective", N_("An objective that glows is met: click it for its points, or end the phase.")),
        ("aim", N_("What it can strike lights up on the map.")),
        ("battle", N_("A card of yours could change this battle: click it, or pass.")),
    ),
)

LESSONS = {"chaos": CHAOS, "civil-war": CIVIL_WAR, "dovahkiin": DOVAHKIIN}
