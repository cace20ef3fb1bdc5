"""Models to look at: every view with things on it. `say` turns English into whatever is to be read."""

from __future__ import annotations

from collections.abc import Callable

from game.desktop.tables.witcher.views.board import BoardModel
from game.desktop.tables.witcher.views.hand import HandModel
from game.desktop.tables.witcher.views.models import (
    ActionFace,
    Effects,
    Held,
    PaperFace,
    PotionFace,
    Seat,
    State,
    Tab,
)
from game.desktop.tables.witcher.views.monsters import MonsterSide, MonstersModel
from game.desktop.tables.witcher.views.pool import PoolModel, PoolSlot
from game.desktop.tables.witcher.views.track import TrackModel

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
    "precise": (
        "a09",
        "Precise Blow",
        RED,
        FOREST,
        (("damage", 3), ("draw", -3)),
        (Tab(BLUE, UP), Tab(RED, D1)),
        1,
        "",
    ),
    "sway": ("a17", "Sway", GREEN, FOREST, S1, (Tab(PURPLE, D1), Tab(YELLOW, UP)), 1, ""),
    "screen": ("a13", "Screen", GREEN, FOREST, S1, (Tab(BLUE, BACK), Tab(RED, BACK)), 0, ""),
    "circle": ("a23", "Warding Circle", YELLOW, MOUNTAIN, (("draw", 2),), (Tab(PURPLE, D1),), 1, ""),
    "living": (
        "a24",
        "Living Shield",
        YELLOW,
        WATER,
        (("shield", 2), ("top", 0)),
        (Tab(RED, D1), Tab(BLUE, D1)),
        2,
        "",
    ),
    "wave": ("a30", "Aard Wave", PURPLE, WATER, (("damage", 3),), (Tab(BLUE, UP), Tab(RED, D1)), 2, ""),
    "aard": ("aard", "Aard", PURPLE, WILD, D1, (Tab(BLUE, D1),), 0, "wolf"),
    "slash": ("quick_slash", "Quick Slash", BLUE, MOUNTAIN, D1, (Tab(RED),), 0, "wolf"),
}


def same(words: str) -> str:
    """English as it is."""
    return words


def face(key: str, say: Say = same) -> ActionFace:
    """An action card."""
    picture, name, colour, terrain, effects, tabs, cost, school = DESIGNS[key]
    return ActionFace(picture, say(name), colour, terrain, effects, tabs, cost, school)


def seat(number: int = 0, say: Say = same) -> Seat:
    """One of five people."""
    rows = (
        ("Anna", "wolf", "imperial"),
        ("Bernard", "griffin", "stormcloak"),
        ("Cecilia", "cat", "forsworn"),
        ("Dorota", "viper", "orc"),
        ("Edmund", "bear", "thalmor"),
    )
    name, school, faction = rows[number]
    return Seat(number, say(name), school, faction)


def hand(say: Say = same, many: int = 5) -> HandModel:
    """Some legal, one chosen, one as a ghost, others dim."""
    rows: tuple[tuple[str, State, str], ...] = (
        ("windmill", "legal", ""),
        ("cleave", "dim", ""),
        ("sway", "chosen", "lay it"),
        ("circle", "dim", ""),
        ("wave", "", ""),
        ("answer", "legal", ""),
        ("screen", "dim", ""),
    )
    cards = tuple(
        Held(i, face(key, say), state, say(note) if note else "", (say("It matches no extension of the last card."),))
        for i, (key, state, note) in enumerate(rows[:many])
    )
    return HandModel(cards, empty=say("No cards in hand"))


POTIONS = (
    ("Swallow", "Raise your Shield by 1 and draw 1 card fewer at the end of this Fight Turn.", "p1"),
    ("Thunderbolt", "Each red card in this turn's Combo deals 1 more Damage, at most 2 in all.", "p5"),
    ("Blizzard", "After your Combo, play 1 more card that need not match.", "p2"),
    ("Petri's Philter", "Discard 1 hand card to deal 2 Damage.", "p4"),
)


def potion(i: int, say: Say = same) -> PotionFace:
    """One of four."""
    name, words, key = POTIONS[i]
    return PotionFace(say(name), say(words), key)


def papers(say: Say = same) -> tuple[PaperFace, ...]:
    """A quest, two trophies, equipment and a companion."""
    return (
        PaperFace("quest", say("The Guild's Offer"), say("Ride there and read what waits."), say("17 Stygga")),
        PaperFace(
            "trophy",
            say("Head of the Leshen"),
            say("After a fight card is turned over, you choose its half."),
            say("Once per Fight"),
            "m304",
        ),
        PaperFace(
            "trophy",
            say("Medallion of the Cat"),
            say("In your first Fight Turn: draw 1 card."),
            say("Once per Fight"),
            "cat",
        ),
        PaperFace("gear", say("Fine Crossbow"), say("Before your first Combo: deal 2 Damage."), say("Once per Fight")),
        PaperFace(
            "friend", say("Oscar"), say("Look at the top 2 cards of the opponent, discard 1."), say("Once per Fight")
        ),
    )


def board(say: Say = same) -> BoardModel:
    """A board in the middle of a match."""
    kept = papers(say)
    return BoardModel(
        seat(0, say),
        2,
        (3, 3, 2, 2),
        (3, 3, 2),
        say("Swordsmanship"),
        say("A Combo of 3 or more cards deals 1 more Damage and draws 1 card."),
        2,
        5,
        tuple(potion(i, say) for i in range(3)),
        (False, True, False),
        (2, 0, 0),
        kept[:1],
        kept[1:3],
        kept[3:],
        5,
        8,
        4,
        say("your turn"),
        (True, False, True, False),
    )


def pool(say: Say = same, asking: bool = True) -> PoolModel:
    """Six cards to gain from."""
    keys = ("living", "windmill", "answer", "screen", "circle", "wave")
    prices = (3, 2, 1, 0, 1, 1)
    slots = tuple(
        PoolSlot(
            face(key, say),
            price if asking else -1,
            asking and price < 3,
            price == 0,
            say("You have only 2 cards to pay with.") if price > 2 else "",
        )
        for key, price in zip(keys, prices, strict=True)
    )
    return PoolModel(slots, say("Gain a card"), say("Pay with cards of your hand."), asking, left=61)


def monsters(say: Say = same) -> MonstersModel:
    """Three of them."""
    return MonstersModel(
        (
            MonsterSide(
                0,
                "m212",
                say("Wyvern"),
                2,
                say("10 Haern Caduch"),
                15,
                say("After its first turn you discard 1 random hand card."),
                legal=True,
                here=True,
            ),
            MonsterSide(
                1,
                "m304",
                say("Leshen"),
                3,
                say("18 Ard Modron"),
                19,
                say("During this Fight your Defense is 1 lower, and your Shield with it."),
                trail=True,
            ),
            MonsterSide(
                2,
                "m101",
                say("Ghouls' Nest"),
                1,
                say("12 Glenmore"),
                12,
                say("In your first turn it discards at most 2 cards, whatever the Damage."),
            ),
        )
    )


def track(say: Say = same, goal: int = 4) -> TrackModel:
    """Five seats on their way."""
    return TrackModel(goal, tuple((seat(i, say), at) for i, at in enumerate((2, 0, 0, 1, 0))), 0)
