"""The first match that teaches Isle of Skye: a round is shown from the income to the points, then the person plays on.

Kinds of questions and verbs are those of titles/skye/kinds.py and naming.py.
"""

from __future__ import annotations

from game.desktop.tables.lesson import Lesson, Step
from game.desktop.tables.skye.journey.lesson import JOURNEYMAN
from game.desktop.tables.skye.teaching import HINTS, against_two
from game.kernel.texts import N_

FIRST = Lesson(
    N_("Learn Isle of Skye in ten steps"),
    N_("A match against two easy clans; each step is shown on the table."),
    against_two("first_game", 12),
    (
        Step(
            N_("You lead a clan. In six rounds it buys and builds land; whoever has most points becomes king."), "track"
        ),
        Step(
            N_("These four give points. Those on parchment count in this round; each of them counts three times."),
            "scoring",
        ),
        Step(
            N_("Your gold: each round 5 for the castle, and 1 for each tile whose barrels a road joins to it."),
            "desk",
        ),
        Step(
            N_("Three tiles, for all to see. Put the axe to the one you need least, gold at the others: their price."),
            "tiles",
            asked=("price",),
            made=("confirm",),
            past=("buy", "build"),
        ),
        Step(
            N_("The screens are up: buy one of the lit tiles, or nothing. Its owner gets your gold."),
            "tiles",
            asked=("buy",),
            made=("buy", "pass"),
            past=("build",),
        ),
        Step(
            N_("Lay your tiles. Each lit cell says what it would bring; click it twice. The wheel turns it there."),
            "target",
            asked=("build",),
            made=("build",),
            past=("price", "buy"),
        ),
        Step(
            N_("When all have built, points are counted: tiles that bring them are lit. F6 shows it again, any time."),
            "scoring",
            asked=("price",),
        ),
        Step(
            N_("What the others build is seen here. Click a clan to see its land large, or press O to see all."),
            "seats",
            asked=("price",),
        ),
        Step(
            N_("What nobody buys is yours: the gold that lay there is gone. What is sold brings its price twice."),
            "tiles",
            asked=("price",),
            made=("confirm",),
            past=("buy",),
        ),
        Step(
            N_("At the end scrolls count, and every 5 gold are a point. F1 opens the rules, G advises. Good luck!"),
            "track",
            asked=("buy", "build"),
        ),
    ),
    (
        *HINTS,
        ("build", N_("Lay your tiles where they bring most.")),
    ),
)

LESSONS = {"base": FIRST, JOURNEYMAN.module: JOURNEYMAN}
