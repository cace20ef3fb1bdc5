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
    N_("Learn Dovahkiin in a first turn"),
    N_("Heroes, dragons and secret objectives against two easy rivals; each step is shown on the table."),
    MatchDraft("skyrim", "dovahkiin", SEATS, (("random_setup", 1),), 88),
    (
        Step(
            N_("Ten points and a living hero win. Objectives bring points: keep two, click the one that goes back."),
            "hand",
            asked=("choose_objectives",),
            made=("give_back",),
            past=("place_hero", "reinforce", "purchases", "invade"),
        ),
        Step(
            N_("Ulfric leads you. Beside him your units add 1 to each die. Click the framed land: he begins there."),
            "target",
            asked=("place_hero",),
            made=("place_hero",),
            past=("reinforce", "purchases", "invade"),
        ),
        Step(
            N_("This is your board: Ulfric's health, your magicka and your points, then weapon, armor and shouts."),
            "board",
            asked=("reinforce", "purchases", "invade"),
        ),
        Step(
            N_("These objectives are yours, and secret. Each says how far it is; point at one to read it."),
            "hand",
            asked=("reinforce", "purchases", "invade"),
        ),
        PLACE,
        UNITS,
        Step(
            N_("Next you may buy cards. Each turn brings 3 magicka; an objective costs 2. Click the framed button."),
            "purchase",
            asked=("purchases",),
            made=("buy_objective", "end_purchases"),
            past=("keep", "invade", "maneuver", "objective"),
        ),
        Step(
            N_("Two were drawn, and one stays yours. Click the one that you would rather meet."),
            "hand",
            asked=("keep",),
            made=("keep",),
            past=("invade", "maneuver", "objective"),
        ),
        Step(
            N_("Magicka heals, too: 2 for one health, 10 to bring a fallen hero back. Save some for bad days."),
            "board",
            asked=("purchases", "invade"),
        ),
        SOURCE,
        ATTACK,
        DICE,
        Step(
            N_("Only heroes fight heroes and dragons. Click the framed button: where Ulfric can walk lights up."),
            "hero",
            asked=("invade",),
            pointed=True,
            made=("end_invasion",),
            past=("maneuver", "objective"),
            fresh=True,
        ),
        Step(
            N_("Once a turn he walks up to three of your territories far. Click where he shall go, or go back."),
            "walk",
            asked=("invade",),
            made=("walk", "challenge", "end_invasion"),
            past=("maneuver", "objective", "duel"),
        ),
        Step(
            N_("Four dragons lie on the land, with 10 health each. Who slays one takes its land and learns a shout."),
            "track",
            asked=("invade", "maneuver"),
        ),
        Step(
            N_("Attack as often as you like. One conquest earns a card, and each 1 magicka. Then end the invasion."),
            "ending",
            asked=("invade",),
            made=("end_invasion",),
            past=("maneuver", "objective", "reinforce"),
            fresh=True,
        ),
        Step(
            N_("Now some of your units may move through your own land, once a turn. Move them, or end the maneuver."),
            "answers",
            asked=("maneuver",),
            made=("maneuver", "end_maneuver"),
            past=("objective", "reinforce"),
        ),
        Step(
            N_("Now you may score. An objective that you have met glows: click it for its points, one each turn."),
            "hand",
            asked=("objective",),
            made=("score", "end_objectives"),
            past=("reinforce",),
        ),
        Step(
            N_("Your turn brought a card for a conquest. A set of three brings units, two a weapon or armor."),
            "hand",
            asked=("reinforce", "place_units", "purchases", "invade"),
        ),
        Step(
            N_("You know the whole turn! End one with ten points and a living hero. Next try a dragon; G advises."),
            "standings",
            asked=("reinforce", "place_units", "purchases", "invade"),
        ),
    ),
    (
        *ASIDES,
        ("keep", N_("Two new objectives: click the one that you keep.")),
        ("help", N_("You may heal your hero now. A standing order above your board can spare you it.")),
        ("duel", N_("Strike, or break off after any round. Equal dice go to the one who defends.")),
        ("objective", N_("An objective that glows is met: click it for its points, or end the phase.")),
        ("aim", N_("What it can strike lights up on the map.")),
        ("battle", N_("A card of yours could change this battle: click it, or pass.")),
    ),
)

LESSONS = {"chaos": CHAOS, "civil-war": CIVIL_WAR, "dovahkiin": DOVAHKIIN}
