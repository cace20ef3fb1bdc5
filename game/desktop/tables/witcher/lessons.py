"""The first match that teaches The Witcher: a lone one, from the first road to the first trophy.

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

ALONE = Lesson(
    N_("Learn Old World in ten steps"),
    N_("A match of one witcher; each step is shown on the table."),
    MatchDraft("witcher", "base", SEATS, (("trophies", 4),), 11),
    (
        Step(N_("You are a witcher. Four steps on the Trophy Track win: monsters slain, or arts mastered."), "track"),
        Step(
            N_("These three roam the Continent: where each stands, and how much it bears. You are not ready yet."),
            "beasts",
        ),
        Step(
            N_("Your board: four attributes to raise, Shield, Gold, Potions. What a level gives stands beside it."),
            "mine",
        ),
        Step(
            N_("Your cards are roads, blows, and your life. Point at one: the map lights where it leads."),
            "hand",
            asked=("wander",),
        ),
        Step(
            N_("Ride: click a lit place, then a card of its terrain. Any two cards, or a card and 1 Gold, do as well."),
            "target",
            asked=("wander", "pay_move"),
            made=("play", "with_gold", "two"),
            past=("deed", *LATER),
        ),
        Step(
            N_("Each place offers something, once a turn. Do it now, or ride on while you have cards."),
            "answers",
            asked=("wander",),
            made=("act", "move", "end_wandering"),
            past=("deed", *LATER),
        ),
        Step(
            N_("Cards you do not spend can be kept. When it is enough, end your travels here (key E)."),
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
            N_("So it goes on: raise your arts, gain cards, hunt. F1 opens the rules, G advises you. Good hunting!"),
            "ask",
        ),
    ),
    (
        ("answer", N_("A story: choose A or B. What comes of the other you will never know.")),
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
