"""The first match that teaches Journeyman to those who know the base game: a round with its walk, then the person plays
on.

Kinds of questions and verbs are those of titles/skye/kinds.py and naming.py.
"""

from __future__ import annotations

from game.desktop.tables.lesson import Lesson, Step
from game.desktop.tables.skye.teaching import HINTS, against_two
from game.kernel.texts import N_

JOURNEYMAN = Lesson(
    N_("Learn Journeyman in ten steps"),
    N_("For those who know the base game: a round with its walk, each step shown on the table."),
    against_two("journeyman", 5),
    (
        Step(
            N_("Three tracks: the Warrior brings points each round, the Merchant gold and steps, the Herald points."),
            "strip",
            asked=("price",),
        ),
        Step(
            N_(
                "A row says what the next space asks for and brings. F7 shows the board; its red arrows "
                "bring points again."
            ),
            "strip",
            asked=("price",),
        ),
        Step(
            N_(
                "I to III are bonus tiles: road pieces, a free advance and more. Buttons by the question "
                "use what you have."
            ),
            "strip",
            asked=("price",),
        ),
        Step(
            N_(
                "The axe for one tile, gold for the others. Each tile that you sell lets your Warrior "
                "advance by a space."
            ),
            "ask",
            asked=("price",),
            made=("confirm",),
            past=("buy", "build", "plan"),
        ),
        Step(
            N_("Think of the walk: buy what your next spaces ask for, or what lengthens your road."),
            "ask",
            asked=("buy",),
            made=("buy", "pass"),
            past=("build", "plan"),
        ),
        Step(
            N_("The journeyman walks where you build. A step along a road costs him 1 point, any other step 2."),
            "target",
            asked=("build",),
            made=("build",),
            past=("plan",),
        ),
        Step(
            N_("Click tiles to lay waypoint markers. Signs tell which track a marker can advance, and the way's cost."),
            "target",
            asked=("plan",),
            made=("confirm",),
            past=("walk", "price"),
        ),
        Step(
            N_("Now all walk in turn. Click a marker: your journeyman goes there and takes it up."),
            "target",
            asked=("walk",),
            made=("walk",),
            past=("waypoint", "price"),
        ),
        Step(
            N_("A marker advances one track, if its tile shows what is asked. On the castle it buys any step."),
            "ask",
            asked=("waypoint",),
            made=("advance", "castle_advance", "decline"),
            past=("price",),
        ),
        Step(
            N_(
                "Banners bring points each round; other gains can be used from the next phase on: Income, "
                "Prices, Buy and so on."
            ),
            "strip",
            asked=("price",),
        ),
    ),
    (
        *HINTS,
        ("sale", N_("You sold a tile: let the Warrior advance.")),
        ("symbol", N_("A tile with the journeyman: advance any track.")),
        ("build", N_("Lay your tiles so that roads join them.")),
        ("walk", N_("Click the marker to which the journeyman goes next.")),
        ("waypoint", N_("Let a track advance.")),
    ),
    module="journeyman",
)
