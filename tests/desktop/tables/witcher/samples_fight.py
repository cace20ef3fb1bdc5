"""Fights to look at."""

from __future__ import annotations

from dataclasses import replace

from game.desktop.tables.witcher.views.fight.models import (
    Blow,
    Fighter,
    FightModel,
    Half,
    Laid,
    Life,
    Monster,
    Power,
    Sum,
    Tally,
    Told,
)
from game.desktop.tables.witcher.views.models import (
    Choice,
    Offered,
    Pile,
)
from tests.desktop.tables.witcher.samples import Say, face, hand, papers, potion, same, seat


def kept_in_fight(say: Say = same) -> tuple[Offered, ...]:
    """Trophies, equipment, a companion: some can be used."""
    rows = papers(say)[1:]
    legal = (True, False, True, False)
    return tuple(
        Offered(i, one, legal[i], i == 3, i == 2, "" if legal[i] else say("Only in your first Fight Turn."))
        for i, one in enumerate(rows)
    )


def wolf(say: Say = same) -> Fighter:
    """The person's own witcher."""
    words = say("A Combo of 3 or more cards deals 1 more Damage and draws 1 card. Once per Fight.")
    power = Power(say("Swordsmanship"), 2, words, True)
    return Fighter(seat(0, say), 2, 0, 2, Life(11, 6), 2, 5, Pile(5, face("slash", say)), power)


def monster_fight(say: Say = same, combo: int = 3) -> FightModel:
    """The third fight turn against the Leshen, a combo of some cards with the last as a ghost."""
    keys = ("maim", "answer", "sway", "wave", "circle", "windmill", "screen")[:combo]
    used = (1, 0, 0, 0, 0, 0, -1)
    laid = tuple(
        Laid(20 + i, face(key, say), used[i] if i < combo - 1 else -1, i == combo - 1) for i, key in enumerate(keys)
    )
    sums = (
        Sum("damage", "5", say("Damage"), "2 + 1 + 2"),
        Sum("shield", "+2", say("Shield"), say("1 + 1, to 2 of 2")),
        Sum("draw", "2", say("cards drawn"), say("Combat 2")),
    )
    blow = Blow(
        Half((("damage", 4),)),
        Half((), say("Damage equal to your Specialty level (2)")),
        0,
        (("shield", say("Shield"), 2), ("draw", say("Life Pool"), 2)),
    )
    before = (
        Told(say("You"), say("Combo of 2, Damage 4"), True),
        Told(say("Leshen"), say("Charge, trash 1 card")),
        Told(say("You"), say("Combo of 1, Damage 2"), True),
    )
    words = say("During this Fight your Defense is 1 lower, and your Shield with it if it stood above the maximum.")
    return FightModel(
        Monster("m304", say("Leshen"), 3, 1, Life(19, 13, 5, say("5 of them fall to this Combo")), words),
        wolf(say),
        hand(say),
        say("Your Fight Turn"),
        say("Sway continues the Combo."),
        say("Lay it, choose another gold-rimmed card, or resolve what lies there."),
        laid,
        False,
        Tally(sums, (say("Swordsmanship adds 1 Damage and 1 card"),)),
        blow,
        say("The Leshen's blow"),
        "",
        before,
        ((say("Trail token"), say("none: it began")), (say("Your Fight Turn"), say("third"))),
        tuple(Offered(i, potion(i, say), i != 0, i == 0) for i in range(3)),
        say("1 of 2 used"),
        kept_in_fight(say),
        (
            Choice("lay", say("Lay Sway"), True),
            Choice("resolve", say("Resolve as it lies")),
            Choice("back", say("Take back")),
            Choice("odds", say("Odds"), legal=False, why=say("Not yet.")),
        ),
    )


def monsters_turn(say: Say = same) -> FightModel:
    """The monster has not attacked yet; a hand of seven lies there."""
    made = monster_fight(say, 0)
    return replace(
        made,
        hand=hand(say, 7),
        turn=say("The Leshen's turn"),
        tally=None,
        blow=None,
        before=(),
        powers=(),
        blow_empty=say("The card is turned over once the attack is named."),
        question=say("The Leshen strikes first."),
        hint=say("Bernard names its attack."),
        buttons=(Choice("go", say("Go on"), True),),
    )


def duel(say: Say = same) -> FightModel:
    """Witcher against witcher."""
    power = Power(say("Magic"), 3, say("Take the top card of your discard pile into your hand."), used=True)
    other = Fighter(seat(1, say), 3, 2, 3, Life(14, 9, 4), -1, 4, Pile(3, face("aard", say)), power, say("1 of 3 used"))
    facts = ((say("Cecilia"), say("1 Gold on Anna")), (say("Dorota"), say("1 Gold on Bernard")))
    return replace(
        monster_fight(say, 2),
        foe=other,
        facts=facts,
        blow=None,
        blow_title=say("The fight so far"),
        turn=say("Your Fight Turn"),
    )
