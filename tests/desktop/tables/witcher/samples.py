"""Models to look at: every view with things on it. `say` turns English into whatever is to be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.desktop.tables.witcher.views.board import BoardModel
from game.desktop.tables.witcher.views.cardsheet import CardGroup, CardsModel
from game.desktop.tables.witcher.views.choices import Sign, Tile, TilesModel
from game.desktop.tables.witcher.views.fight.models import (
    Blow,
    Fighter,
    FightModel,
    Half,
    Laid,
    Life,
    Monster,
    NamingModel,
    Power,
    Sum,
    Tally,
    Told,
)
from game.desktop.tables.witcher.views.hand import HandModel
from game.desktop.tables.witcher.views.models import (
    ActionFace,
    Choice,
    Effects,
    Held,
    Offered,
    PaperFace,
    Pile,
    PotionFace,
    Seat,
    State,
    Tab,
)
from game.desktop.tables.witcher.views.monsters import MonsterSide, MonstersModel
from game.desktop.tables.witcher.views.poker import PokerModel, PokerSide, Reward
from game.desktop.tables.witcher.views.pool import PoolModel, PoolSlot
from game.desktop.tables.witcher.views.story import Effect, Option, Status, StoryModel
from game.desktop.tables.witcher.views.track import TrackModel
from game.desktop.tables.witcher.views.trials import Band, DieTest, ShortFight

Say = Callable[[str], str]
BLUE, RED, GREEN, YELLOW, PURPLE = range(5)
FOREST, MOUNTAIN, WATER, WILD = range(4)
D1: Effects = (("damage", 1),)
D2: Effects = (("damage", 2),)
S1: Effects = (("shield", 1),)
UP: Effects = (("draw", 1),)
BACK: Effects = (("return", 0),)

Design = tuple[str, str, int, int, Effects, tuple[Tab, ...], int, str]
DESIGNS: dict[str, Design] = {
    "windmill": ("a03", "Windmill", BLUE, FOREST, D1, (Tab(GREEN, D2),), 1, ""),
    "maim": ("a06", "Maim", BLUE, WATER, D2, (Tab(GREEN, D1), Tab(RED, D1)), 2, ""),
    "cleave": ("cleave", "Cleave", RED, MOUNTAIN, (("damage", 2), ("draw", -1)), (Tab(GREEN),), 0, "wolf"),
    "answer": ("a11", "Answering Blow", RED, MOUNTAIN, D2, (Tab(GREEN, S1), Tab(BLUE, D1)), 1, ""),
    "precise": ("a09", "Precise Blow", RED, FOREST, (("damage", 3), ("draw", -3)), (Tab(BLUE, UP), Tab(RED, D1)), 1, ""),
    "sway": ("a17", "Sway", GREEN, FOREST, S1, (Tab(PURPLE, D1), Tab(YELLOW, UP)), 1, ""),
    "screen": ("a13", "Screen", GREEN, FOREST, S1, (Tab(BLUE, BACK), Tab(RED, BACK)), 0, ""),
    "circle": ("a23", "Warding Circle", YELLOW, MOUNTAIN, (("draw", 2),), (Tab(PURPLE, D1),), 1, ""),
    "living": ("a24", "Living Shield", YELLOW, WATER, (("shield", 2), ("top", 0)), (Tab(RED, D1), Tab(BLUE, D1)), 2, ""),
    "wave": ("a30", "Aard Wave", PURPLE, WATER, (("damage", 3),), (Tab(BLUE, UP), Tab(RED, D1)), 2, ""),
    "aard": ("aard", "Aard", PURPLE, WILD, D1, (Tab(BLUE, D1),), 0, "wolf"),
    "slash": ("quick_slash", "Quick Slash", BLUE, MOUNTAIN, D1, (Tab(RED),), 0, "wolf"),
}  # fmt: skip


def same(words: str) -> str:
    """English as it is."""
    return words


def face(key: str, say: Say = same) -> ActionFace:
    """An action card."""
    picture, name, *rest = DESIGNS[key]
    return ActionFace(picture, say(name), *rest)


def seat(number: int = 0, say: Say = same) -> Seat:
    """One of five people."""
    rows = (
        ("Anna", "wolf", "imperial"), ("Bernard", "griffin", "stormcloak"), ("Cecilia", "cat", "forsworn"),
        ("Dorota", "viper", "orc"), ("Edmund", "bear", "thalmor"),
    )  # fmt: skip
    name, school, faction = rows[number]
    return Seat(number, say(name), school, faction)


def hand(say: Say = same, many: int = 5) -> HandModel:
    """Some legal, one chosen, one as a ghost, others dim."""
    rows: tuple[tuple[str, State, str], ...] = (
        ("windmill", "legal", ""), ("cleave", "dim", ""), ("sway", "chosen", "lay it"), ("circle", "dim", ""),
        ("wave", "", ""), ("answer", "legal", ""), ("screen", "dim", ""),
    )  # fmt: skip
    cards = tuple(
        Held(i, face(key, say), state, say(note) if note else "", (say("It matches no extension of the last card."),))
        for i, (key, state, note) in enumerate(rows[:many])
    )
    return HandModel(cards, empty=say("No cards in hand"))


POTIONS = (
    ("Swallow", "Raise your Shield by 1 and draw 1 card fewer at the end of this Fight Turn.", "#B27832"),
    ("Thunderbolt", "Each red card in this turn's Combo deals 1 more Damage, at most 2 in all.", "#922C2C"),
    ("Blizzard", "After your Combo, play 1 more card that need not match.", "#5C84A0"),
    ("Petri's Philter", "Discard 1 hand card to deal 2 Damage.", "#6E4C8C"),
)


def potion(i: int, say: Say = same) -> PotionFace:
    """One of four."""
    name, words, tone = POTIONS[i]
    return PotionFace(say(name), say(words), tone)


def papers(say: Say = same) -> tuple[PaperFace, ...]:
    """A quest, two trophies, equipment and a companion."""
    return (
        PaperFace("quest", say("The Guild's Offer"), say("Ride there and read what waits."), say("17 Stygga")),
        PaperFace("trophy", say("Head of the Leshen"), say("After a fight card is turned over, you choose its half."),
                  say("Once per Fight"), "m304"),
        PaperFace("trophy", say("Medallion of the Cat"), say("In your first Fight Turn: draw 1 card."),
                  say("Once per Fight"), "cat"),
        PaperFace("gear", say("Fine Crossbow"), say("Before your first Combo: deal 2 Damage."), say("Once per Fight")),
        PaperFace("friend", say("Oscar"), say("Look at the top 2 cards of the opponent, discard 1."), say("Once per Fight")),
    )  # fmt: skip


def board(say: Say = same) -> BoardModel:
    """A board in the middle of a match."""
    kept = papers(say)
    return BoardModel(
        seat(0, say), 2, (3, 3, 2, 2), (3, 3, 2), say("Swordsmanship"),
        say("A Combo of 3 or more cards deals 1 more Damage and draws 1 card."),
        2, 5, tuple(potion(i, say) for i in range(3)), (False, True, False), (2, 0, 0),
        kept[:1], kept[1:3], kept[3:], 5, 8, 4, say("your turn"), (True, False, True, False),
    )  # fmt: skip


def pool(say: Say = same, asking: bool = True) -> PoolModel:
    """Six cards to gain from."""
    keys = ("living", "windmill", "answer", "screen", "circle", "wave")
    prices = (3, 2, 1, 0, 1, 1)
    slots = tuple(
        PoolSlot(face(key, say), price if asking else -1, asking and price < 3, price == 0,
                 say("You have only 2 cards to pay with.") if price > 2 else "")
        for key, price in zip(keys, prices, strict=True)
    )  # fmt: skip
    return PoolModel(slots, say("Gain a card"), say("Pay with cards of your hand."), asking, left=61)


def monsters(say: Say = same) -> MonstersModel:
    """Three of them."""
    return MonstersModel((
        MonsterSide(0, "m212", say("Wyvern"), 2, say("10 Haern Caduch"), 15,
                    say("After its first turn you discard 1 random hand card."), legal=True, here=True),
        MonsterSide(1, "m304", say("Leshen"), 3, say("18 Ard Modron"), 19,
                    say("During this Fight your Defense is 1 lower, and your Shield with it."), trail=True),
        MonsterSide(2, "m101", say("Ghouls' Nest"), 1, say("12 Glenmore"), 12,
                    say("In your first turn it discards at most 2 cards, whatever the Damage.")),
    ))  # fmt: skip


def track(say: Say = same, goal: int = 4) -> TrackModel:
    """Five seats on their way."""
    return TrackModel(goal, tuple((seat(i, say), at) for i, at in enumerate((2, 0, 0, 1, 0))), 0)


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
    blow = Blow(Half((("damage", 4),)), Half((), say("Damage equal to your Specialty level (2)")), 0,
                (("shield", say("Shield"), 2), ("draw", say("Life Pool"), 2)))  # fmt: skip
    before = (
        Told(say("You"), say("Combo of 2, Damage 4"), True),
        Told(say("Leshen"), say("Charge, trash 1 card")),
        Told(say("You"), say("Combo of 1, Damage 2"), True),
    )
    words = say("During this Fight your Defense is 1 lower, and your Shield with it if it stood above the maximum.")
    return FightModel(
        Monster("m304", say("Leshen"), 3, 1, Life(19, 13, 5, say("5 of them fall to this Combo")), words),
        wolf(say), hand(say), say("Your Fight Turn"), say("Sway continues the Combo."),
        say("Lay it, choose another gold-rimmed card, or resolve what lies there."),
        laid, False, Tally(sums, (say("Swordsmanship adds 1 Damage and 1 card"),)), blow, say("The Leshen's blow"), "",
        before, ((say("Trail token"), say("none: it began")), (say("Your Fight Turn"), say("third"))),
        tuple(Offered(i, potion(i, say), i != 0, i == 0) for i in range(3)), say("1 of 2 used"), kept_in_fight(say),
        (Choice("lay", say("Lay Sway"), True), Choice("resolve", say("Resolve as it lies")),
         Choice("back", say("Take back")), Choice("odds", say("Odds"), legal=False, why=say("Not yet."))),
    )  # fmt: skip


def monsters_turn(say: Say = same) -> FightModel:
    """The monster has not attacked yet; a hand of seven lies there."""
    made = monster_fight(say, 0)
    return replace(
        made, hand=hand(say, 7), turn=say("The Leshen's turn"), tally=None, blow=None, before=(), powers=(),
        blow_empty=say("The card is turned over once the attack is named."),
        question=say("The Leshen strikes first."), hint=say("Bernard names its attack."),
        buttons=(Choice("go", say("Go on"), True),),
    )  # fmt: skip


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


def naming(say: Say = same) -> NamingModel:
    """Somebody names the attack of the Leshen."""
    return NamingModel(
        say("How does the Leshen attack?"), say("You speak for it, and nobody has seen the card."),
        (say("Mostly Damage, sometimes a card is trashed or thrown away at random."),
         say("Damage by an Attribute, or an Attribute falls.")), "m304", say("Leshen"),
    )  # fmt: skip


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
        say("The Lamp in the Arch"), text, "", "wilds", say("Wilds"),
        (Option("A", say("Break the ring of light and take what the keeper guards."), say("You pay 2 Gold."), False,
                say("You have only 1 Gold.")),
         Option("B", say("Sit down with him and let him teach you the old steps."))),
        name=say("Anna"), status=tuple(Status(one, say(label), value) for one, label, value in STATUS),
        line=say("What follows is read after the choice"),
    )  # fmt: skip


RESULT = (
    "He moves the way water moves, and for an hour you follow. When the lamp goes out there is only grey morning, wet "
    "stone, and your feet, which remember."
)


def result(say: Say = same) -> StoryModel:
    """What came of one of them."""
    return replace(
        story(say), text=say(RESULT), options=(), line="",
        answer=Option("B", say("Sit down with him and let him teach you the old steps.")),
        effects=(Effect("shield", say("Your Defense rises to 4, your Shield to 3.")),
                 Effect("draw", say("You draw 1 card fewer in Phase III."))),
        buttons=(Choice("go", say("Go on"), True),),
    )  # fmt: skip


def die_test(say: Say = same) -> StoryModel:
    """A test that was rolled."""
    bands = (Band("3-7"), Band("8-10"), Band("11-13", say("You gain 3 Gold."), True), Band("14-16"))
    return replace(
        result(say), answer=None, kicker=say("Journal 21"), text=say(RESULT),
        trial=DieTest(5, say("2 x Combat 3"), 6, 11, bands), effects=(Effect("coin", say("You gain 3 Gold.")),),
    )  # fmt: skip


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
        say("Dice Poker at Novigrad"), 3, say("3 Gold in the pot: the winner takes all."), True,
        say("Which dice do you roll again?"), say("Pick dice up; the others stay. You may do this once."), (),
        (Choice("roll", say("Roll 2 dice"), True), Choice("keep", say("Keep all"))),
    )  # fmt: skip


def poker_alone(say: Say = same) -> PokerModel:
    """A solo match: rewards by the hand."""
    rows = (("Nothing", "0"), ("Pair", "0"), ("Two pairs", "1"), ("Three of a kind", "2"), ("Straight to 5", "3"),
            ("Straight to 6", "3"), ("Full house", "4"), ("Four of a kind", "5"), ("Five of a kind", "6"))  # fmt: skip
    rewards = tuple(Reward(say(hand), say(f"{gold} Gold"), hand == "Full house") for hand, gold in rows)
    made = poker(say)
    mine = PokerSide(say("Anna"), "wolf", (5, 5, 2, 5, 2), say("Full house"), counting=(True,) * 5, won=True)
    return replace(made, mine=mine, other=None, rewards=rewards, picking=False,
                   buttons=(Choice("go", say("Take 4 Gold"), True),), question=say("A full house."), hint="")  # fmt: skip


def poker_won(say: Say = same) -> PokerModel:
    """The end of a round against the locals."""
    made = poker(say)
    mine = PokerSide(
        "Anna", "wolf", (5, 5, 2, 5, 1), say("Three of a kind"), counting=(True, True, False, True, False), won=True
    )
    other = PokerSide(
        say("The locals"), "", (6, 6, 3, 3, 4), say("Two pairs"), counting=(True, True, True, True, False)
    )
    return replace(made, mine=mine, other=other, picking=False, question=say("Anna wins 3 Gold."), hint="",
                   buttons=(Choice("go", say("Go on"), True),))  # fmt: skip


def attributes(say: Say = same) -> TilesModel:
    """Train at a school."""
    rows = (
        (0, "Combat", "4 Gold", "3 to 4: you draw 4 cards after a Combo.", True, ""),
        (1, "Defense", "4 Gold", "3 to 4: your Shield may rise to 4, and rises by 1.", True, ""),
        (2, "Alchemy", "3 Gold", "2 to 3: 3 Potions in a Fight, and you draw a Potion.", True, ""),
        (3, "Specialty", "", "", False, "It is taught at your own school only."),
    )
    tiles = tuple(
        Tile(i, Sign("attribute", "wolf", i), say(name), say(words) if words else "", say(cost) if cost else "", legal, i == 1,
             say(why) if why else "")
        for i, name, cost, words, legal, why in rows
    )  # fmt: skip
    return TilesModel(say("Which Attribute do you train?"), tiles, say("You have 5 Gold."), "attribute",
                      (Choice("back", say("Train nothing")),))  # fmt: skip


def foes(say: Say = same) -> TilesModel:
    """Choose a monster for a trail quest."""
    names = ("Wyvern", "Leshen", "Ghouls' Nest")
    tiles = tuple(
        Tile(i, Sign("monster", f"m{i}01", i, i + 1), say(name), say("level II, Mountain"), say("Trail Quest"))
        for i, name in enumerate(names)
    )
    return TilesModel(
        say("Whose trail do you look for?"), tiles, say("A token of its terrain comes to your board."), "monster"
    )


def wager(say: Say = same) -> TilesModel:
    """Bet on a fight of witchers."""
    tiles = (
        Tile(0, Sign("school", "wolf"), say("Anna"), say("attacks. Life Pool 12, 5 in hand."), say("1 Gold on her")),
        Tile(
            1, Sign("school", "griffin"), say("Bernard"), say("defends. Life Pool 14, 4 in hand."), say("1 Gold on him")
        ),
    )
    return TilesModel(say("Anna fights Bernard"), tiles, say("You may put 1 Gold on either."), "wager",
                      (Choice("none", say("No wager")),))  # fmt: skip


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
    return CardsModel(say("Fatigue: trash 2 cards"), tuple(groups), say("They leave the game. The rest is shuffled into your deck."),
                      say("1 of 2 chosen"), "card", (Choice("trash", say("Trash 2 cards"), True, False, say("Choose 1 more card.")),))  # fmt: skip


def ordering(say: Say = same) -> CardsModel:
    """Put three cards back in some order."""
    states: tuple[tuple[str, State, str], ...] = (
        ("sway", "chosen", "1"),
        ("maim", "legal", ""),
        ("circle", "chosen", "2"),
    )
    cards = tuple(Held(i, face(key, say), state, note) for i, (key, state, note) in enumerate(states))
    return CardsModel(say("In which order do they go back?"), (CardGroup("", cards),), say("The first you choose lies on top."),
                      say("2 of 3 chosen"), "card", (Choice("done", say("So be it"), True, False), Choice("back", say("From the start"))))  # fmt: skip
