"""The first match that teaches The Witcher: a lone one, from the first road to the first fight.

Kinds of questions and verbs are those of titles/witcher/frames.py and naming.py.
"""

from __future__ import annotations

from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.tables.lesson import Lesson, Step
from game.kernel.texts import N_

SEATS = (
    SeatDraft("wolf", "person"),
    SeatDraft("viper", "empty"),
    SeatDraft("cat", "empty"),
    SeatDraft("bear", "empty"),
    SeatDraft("griffin", "empty"),
)
LATER = ("keep", "buy", "pay_cards")
FIGHT = ("prepare", "combo", "extra_card", "name_attack", "lose_card")

ALONE = Lesson(
    N_("Learn Old World in ten steps"),
    N_("A match of one witcher; each step is shown on the table."),
    MatchDraft("witcher", "base", SEATS, (("trophies", 4),), 29),  # a weak monster is near
    (
        Step(N_("You are a witcher. Four steps on the Trophy Track win: monsters slain, or arts mastered."), "track"),
        Step(
            N_("These three roam the Continent: where each stands, and how much it bears. You are not ready yet."),
            "beasts",
        ),
        Step(
            N_("Your board: four attributes to raise, Shield, Gold, Potions. Point at one to see what it gives."),
            "mine",
        ),
        Step(
            N_("Cards are roads, blows, and your life. Ride: click a lit place, then a card of its terrain."),
            "target",
            asked=("wander", "pay_move"),
            made=("play", "with_gold", "two"),
            past=("deed", *LATER),
        ),
        Step(
            N_("Each place offers something, once a turn. Do it, ride on, or end your travels (E) to keep cards."),
            "answers",
            asked=("wander",),
            made=("end_wandering",),
            past=("deed", *LATER),
        ),
        Step(
            N_("Now one of three: fight what stands here, meditate on a mastered art, or explore and choose."),
            "answers",
            asked=("deed",),
            made=("explore", "fight", "meditate", "rest"),
            past=LATER,
        ),
        Step(
            N_("Keep up to three cards, draw up to three, and gain one card of the pool: its price is paid in cards."),
            "ask",
            asked=LATER,
            made=("buy",),
            past=("wander",),
        ),
        Step(
            N_("Now hunt: end your travels where the weakest monster stands, and fight it. Or be led there."),
            "beasts",
            asked=("wander", "deed"),
            made=("fight",),
            past=FIGHT,
            rest=N_("Lead me to a Fight"),
        ),
        Step(
            N_("Lay a Combo: a card's tabs say which colour follows. Empty its Life Pool before it empties yours."),
            "ask",
            asked=FIGHT,
            past=("wander", "deed", *LATER),
        ),
        Step(
            N_("A monster slain is a trophy, and a step on the track. F1 opens the rules, G advises. Good hunting!"),
            "track",
            asked=("wander", "deed"),
        ),
    ),
    (
        ("answer", N_("A story: choose A or B. What comes of the other you will never know.")),
        ("keep", N_("Click what you do not want to keep; then you draw up to three.")),
        ("pay_cards", N_("Click the cards that you give for it.")),
        ("raise", N_("Choose the attribute that rises.")),
        ("train", N_("Choose the attribute that you train; it costs Gold.")),
        ("reroll", N_("Dice Poker: pick up the dice that you throw again, then throw.")),
        ("combo", N_("Lay a card; its tabs say which colour may follow. What it comes to stands beside it.")),
        ("prepare", N_("Before your Combo you may use what you have. Then go on.")),
        ("lose_card", N_("You were hit: choose the card that you lose.")),
        ("trade_away", N_("Give a card away for one of the pool.")),
    ),
)  # fmt: skip

LESSONS = {"base": ALONE}
