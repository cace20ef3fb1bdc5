"""Stories, dice and choices to look at."""

from __future__ import annotations

from dataclasses import replace

from game.desktop.tables.witcher.views.cardsheet import CardGroup, CardsModel
from game.desktop.tables.witcher.views.fight.models import (
    Laid,
)
from game.desktop.tables.witcher.views.models import (
    Choice,
    Held,
    State,
)
from game.desktop.tables.witcher.views.poker import PokerModel, PokerSide, Reward
from game.desktop.tables.witcher.views.story import Effect, Option, Status, StoryModel
from game.desktop.tables.witcher.views.trials import Band, DieTest, ShortFight
from tests.desktop.tables.witcher.samples import DESIGNS, Say, face, papers, same

STORY = (
    "The elves raised seven arches here and the rain has left one. Tonight a lamp burns beneath it, though the ash of "
    "the road lies smooth and nobody has walked there before you.\n"
    "Your medallion hums like a trapped wasp. Between the pillars the air has the colour of old honey, and on the "
    "threshold somebody has cut a line of runes: come in cold, go out changed.\n"
    "Behind the light stands a shelf of books no fire has touched, and beside it the keeper, who has not noticed that "
    "he died."
)
STATUS = (("shield", "Shield", "2 of 3"), ("flask", "Potions", "2"), ("draw", "Hand", "4 cards"), ("coin", "Gold", "5"))


def story(say: Say = same) -> StoryModel:
    """A card with two options."""
    text = "\n".join(say(one) for one in STORY.split("\n"))
    return StoryModel(
        say("The Lamp in the Arch"),
        text,
        "",
        "wilds",
        say("Wilds"),
        (
            Option(
                "A",
                say("Break the ring of light and take what the keeper guards."),
                say("You pay 2 Gold."),
                False,
                say("You have only 1 Gold."),
            ),
            Option("B", say("Sit down with him and let him teach you the old steps.")),
        ),
        name=say("Anna"),
        status=tuple(Status(one, say(label), say(value) if " " in value else value) for one, label, value in STATUS),
        line=say("What follows is read after the choice"),
    )


RESULT = (
    "He moves the way water moves, and for an hour you follow. When the lamp goes out there is only grey morning, wet "
    "stone, and your feet, which remember."
)


def result(say: Say = same) -> StoryModel:
    """What came of one of them."""
    return replace(
        story(say),
        text=say(RESULT),
        options=(),
        line="",
        answer=Option("B", say("Sit down with him and let him teach you the old steps.")),
        effects=(
            Effect("shield", say("Your Defense rises to 4, your Shield to 3.")),
            Effect("draw", say("You draw 1 card fewer in Phase III.")),
        ),
        buttons=(Choice("go", say("Go on"), True),),
    )


def die_test(say: Say = same) -> StoryModel:
    """A test that was rolled."""
    bands = (Band("3-7"), Band("8-10"), Band("11-13", say("You gain 3 Gold."), True), Band("14-16"))
    return replace(
        result(say),
        answer=None,
        kicker=say("Journal 21"),
        text=say(RESULT),
        trial=DieTest(5, say("2 x Combat 3"), 6, 11, bands),
        effects=(Effect("coin", say("You gain 3 Gold.")),),
    )


def short_fight(say: Say = same) -> StoryModel:
    """A short fight, and equipment that is kept."""
    laid = (Laid(1, face("maim", say), 1), Laid(2, face("answer", say)))
    bands = (Band("0-2"), Band("3-4", say("You draw 3 Potions."), True), Band("5+"))
    trial = ShortFight(say("Your Shield falls to 0."), say("You draw 3 cards."), laid, 4, bands)
    return replace(result(say), answer=None, kicker=say("Journal 7"), trial=trial, effects=(), text=say(RESULT))


def keepsake(say: Say = same) -> StoryModel:
    """A card that is kept."""
    return replace(result(say), kept=papers(say)[0], effects=(Effect("quest", say("You have a Quest at 17 Stygga.")),))


def poker(say: Say = same) -> PokerModel:
    """Two witchers; one's own dice can be picked up."""
    return PokerModel(
        PokerSide(say("Anna"), "wolf", (5, 5, 2, 5, 1), say("Three of a kind"), (False, False, True, False, True)),
        PokerSide(say("Bernard"), "griffin", (6, 6, 3, 3, 4), say("Two pairs"), line=say("has rolled again")),
        say("Dice Poker at Novigrad"),
        3,
        say("3 Gold in the pot: the winner takes all."),
        True,
        say("Which dice do you roll again?"),
        say("Pick dice up; the others stay. You may do this once."),
        (),
        (Choice("roll", say("Roll 2 dice"), True), Choice("keep", say("Keep all"))),
    )


def poker_alone(say: Say = same) -> PokerModel:
    """A solo match: rewards by the hand."""
    rows = (
        ("Nothing", "0"),
        ("Pair", "0"),
        ("Two pairs", "1"),
        ("Three of a kind", "2"),
        ("Straight to 5", "3"),
        ("Straight to 6", "3"),
        ("Full house", "4"),
        ("Four of a kind", "5"),
        ("Five of a kind", "6"),
    )
    rewards = tuple(Reward(say(hand), say(f"{gold} Gold"), hand == "Full house") for hand, gold in rows)
    made = poker(say)
    mine = PokerSide(say("Anna"), "wolf", (5, 5, 2, 5, 2), say("Full house"), counting=(True,) * 5, won=True)
    return replace(
        made,
        mine=mine,
        other=None,
        rewards=rewards,
        picking=False,
        buttons=(Choice("go", say("Take 4 Gold"), True),),
        question=say("A full house."),
        hint="",
    )


def poker_won(say: Say = same) -> PokerModel:
    """The end of a round against the locals."""
    made = poker(say)
    mine = PokerSide(
        say("Anna"),
        "wolf",
        (5, 5, 2, 5, 1),
        say("Three of a kind"),
        counting=(True, True, False, True, False),
        won=True,
    )
    other = PokerSide(
        say("The locals"), "", (6, 6, 3, 3, 4), say("Two pairs"), counting=(True, True, True, True, False)
    )
    return replace(
        made,
        mine=mine,
        other=other,
        picking=False,
        question=say("Anna wins 3 Gold."),
        hint="",
        buttons=(Choice("go", say("Go on"), True),),
    )


def trash(say: Say = same) -> CardsModel:
    """Fatigue: 2 cards from everywhere."""
    keys = list(DESIGNS)
    groups = []
    for n, (title, many) in enumerate((("In hand", 4), ("In the deck", 12), ("Discarded", 5))):
        cards = tuple(
            Held(n * 20 + i, face(keys[(n * 5 + i) % len(keys)], say), "chosen" if (n, i) == (1, 2) else "legal")
            for i in range(many)
        )
        groups.append(CardGroup(say(title), cards))
    return CardsModel(
        say("Fatigue: trash 2 cards"),
        tuple(groups),
        say("They leave the game. The rest is shuffled into your deck."),
        say("1 of 2 chosen"),
        "card",
        (Choice("trash", say("Trash 2 cards"), True, False, say("Choose 1 more card.")),),
    )


def ordering(say: Say = same) -> CardsModel:
    """Put three cards back in some order."""
    states: tuple[tuple[str, State, str], ...] = (
        ("sway", "chosen", "1"),
        ("maim", "legal", ""),
        ("circle", "chosen", "2"),
    )
    cards = tuple(Held(i, face(key, say), state, note) for i, (key, state, note) in enumerate(states))
    return CardsModel(
        say("In which order do they go back?"),
        (CardGroup("", cards),),
        say("The first you choose lies on top."),
        say("2 of 3 chosen"),
        "card",
        (Choice("done", say("So be it"), True, False), Choice("back", say("From the start"))),
    )
