"""Sample data for scenes."""

from __future__ import annotations

from pathlib import Path

from game.desktop.kit.charts import Series
from game.desktop.scenes import models as m

CARDS = (
    m.TitleCard(
        "skyrim",
        "Skyrim",
        "Risk in the land of the Nords",
        "Hold forts and portals, outlast your rivals, win the civil war.",
        "2 to 5 players",
        "about 90 minutes",
        m.Landscape("skyrim"),
    ),
    m.TitleCard(
        "skye",
        "Isle of Skye",
        "with Journeyman",
        "Price your tiles, buy your neighbours', and build the richest clan.",
        "2 to 5 players",
        "about 60 minutes",
        m.Landscape("skye"),
        ready=False,
    ),
    m.TitleCard(
        "witcher",
        "The Witcher",
        "Old World, with three expansions",
        "Walk the continent, sharpen your deck, and hunt what hunts others.",
        "1 to 5 players",
        "about 120 minutes",
        m.Landscape("witcher"),
        ready=False,
    ),
)
UNDER_WAY = m.UnderWay(
    "Skyrim, Chaos, round 7",
    "It is your turn: Invade. You lead by one point. Saved a minute ago.",
    ("stormcloak", "imperial", "forsworn", "thalmor"),
    m.Landscape("skyrim"),
)
TITLE_PAGE = m.TitlePageModel(CARDS, UNDER_WAY)

FACTIONS = (
    m.FactionChoice("stormcloak", "Stormcloaks", "Nobody plays the Stormcloaks."),
    m.FactionChoice("imperial", "Imperials", "Nobody plays the Imperials."),
    m.FactionChoice("forsworn", "Forsworn", "Nobody plays the Forsworn."),
    m.FactionChoice("thalmor", "Thalmor", "Nobody plays the Thalmor."),
    m.FactionChoice("orc", "Orcs", "Nobody plays the Orcs."),
)
DRAFT = m.MatchDraft(
    "skyrim",
    "chaos",
    (
        m.SeatDraft("stormcloak", "person", "Ragnvald"),
        m.SeatDraft("imperial", "bot"),
        m.SeatDraft("forsworn", "bot"),
        m.SeatDraft("thalmor", "bot"),
        m.SeatDraft("orc", "empty"),
    ),
)


def objection(draft: m.MatchDraft) -> str | None:
    return "A match needs two seats at least." if len(draft.taken) < 2 else None


NEW_MATCH = m.NewMatchModel(
    "Skyrim: who sits at the table, and how the war is fought",
    m.Landscape("skyrim", 0.22),
    (
        m.ModeChoice(
            "chaos",
            "Chaos",
            "Everyone against everyone. Most territories, forts and portals when the End Game card falls.",
            "warrior",
        ),
        m.ModeChoice(
            "civil-war",
            "Civil War",
            "Three to five players and no quarter: whoever holds all 48 territories wins.",
            "crown",
        ),
    ),
    (
        m.LevelChoice("random", "Drunkard", "Takes whatever move the mead suggests."),
        m.LevelChoice("normal", "Raider", "Strikes early, loves forts, and keeps little in reserve."),
    ),
    FACTIONS,
    DRAFT,
    objection,
    (
        m.OptionChoice("unit_limit", "Limit of 75 units a faction", "House rule; off in the book."),
        m.OptionChoice(
            "max_rounds", "End after rounds", "Then the points decide.", (10, 15, 20), "{n} rounds", "No limit"
        ),
    ),
    "How it is fought",
    "The dice decide who begins",
    "Bots never see your cards, and roll the same dice as you.",
)

RESULT = m.ResultModel(
    "The Stormcloaks hold Skyrim",
    "Chaos, 14 rounds, 1 hour 12 minutes. The End Game card came with 23 cards left.",
    (m.Column("territory", "Territories"), m.Column("fort", "Forts"), m.Column("portal", "Portals")),
    (
        m.Standing("stormcloak", "Stormcloaks", "You", "took 31 territories, lost 22", (21, 3, 4), 28, True),
        m.Standing("imperial", "Imperials", "Raider", "took 24, lost 23", (12, 4, 2), 18),
        m.Standing("thalmor", "Thalmor", "Raider", "took 15, lost 18", (10, 1, 2), 13),
        m.Standing("forsworn", "Forsworn", "Raider", "took 9, lost 16", (5, 1, 1), 7),
    ),
    (
        Series("stormcloak", "Stormcloaks", (12, 12, 12, 12, 13, 13, 14, 17, 19, 17, 19, 20, 20, 21, 21)),
        Series("imperial", "Imperials", (12, 12, 13, 13, 13, 15, 14, 13, 11, 13, 12, 13, 13, 12, 12)),
        Series("thalmor", "Thalmor", (12, 12, 12, 13, 14, 13, 12, 11, 11, 11, 11, 10, 10, 10, 10)),
        Series("forsworn", "Forsworn", (12, 12, 11, 10, 8, 7, 8, 7, 7, 7, 6, 5, 5, 5, 5)),
    ),
    "Territories over the rounds",
    (61, 70, 58, 66, 63, 72),
    "The line is what fair dice promise. A spread as wide or wider comes in 8 of 10 matches.",
    (
        m.Luck("stormcloak", "Stormcloaks", 3.1),
        m.Luck("imperial", "Imperials", -1.4),
        m.Luck("forsworn", "Forsworn", -2.2),
        m.Luck("thalmor", "Thalmor", 0.5),
    ),
    "units saved against expectation",
    (
        m.Moment("stormcloak", "Round 7", "Fort Greymoor fell at 74 %, with six units left."),
        m.Moment("imperial", "Round 9", "Solitude held seven attacks and lost one unit."),
        m.Moment("forsworn", "Round 12", "Markarth changed hands for the third time."),
        m.Moment("thalmor", "Round 13", "Ivarstead cost twelve units and did not fall."),
    ),
)

SEATS = (("stormcloak", "Ragnvald"), ("imperial", "Raider"), ("forsworn", "Raider"), ("thalmor", "Raider"))
LOAD = m.LoadModel(
    (
        m.SaveEntry(Path("/saves/one.skald"), "Skyrim", "Chaos", SEATS, "Round 7", "A minute ago"),
        m.SaveEntry(
            Path("/saves/two.skald"), "Skyrim", "Civil War", SEATS[:3], "Round 31", "Yesterday, 21:40"
        ),
        m.SaveEntry(
            Path("/saves/broken.skald"),
            "broken.skald",
            when="3 March",
            fault="broken.skald, line 12: the choice is not one that was offered.",
        ),
        m.SaveEntry(Path("/saves/three.skald"), "Skyrim", "Chaos", SEATS[1:], "Round 2", "2 March, 19:05"),
    ),
    "~/.local/share/skald/saves",
)
CURTAIN = m.CurtainModel(
    2, "Ada", "orc", "Ragnvald has ended the turn. Nothing of your hand is shown until you are here."
)
CREDITS = m.CreditsModel(
    "0.1.0",
    (
        m.Credit("Cinzel", "The Cinzel Project Authors, SIL Open Font License 1.1"),
        m.Credit("EB Garamond", "The EB Garamond Project Authors, SIL Open Font License 1.1"),
        m.Credit("Alegreya Sans", "The Alegreya Sans Project Authors, SIL Open Font License 1.1"),
        m.Credit("pygame-ce", "The pygame-ce contributors, GNU LGPL 2.1"),
    ),
)
