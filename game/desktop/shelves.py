"""What the scenes before and after a match show, gathered from titles, bots and records."""

from __future__ import annotations

import functools
from dataclasses import replace
from pathlib import Path

from game import __version__
from game.bots.levels import USUAL_LEVEL, check_levels, levels_of
from game.desktop import offers, saves
from game.desktop.scenes import models as m
from game.desktop.tables.registry import front_of
from game.kernel.errors import SkaldError
from game.kernel.match import Match
from game.kernel.naming import did_you_mean
from game.kernel.setup import HUMAN, LONGEST_NAME, Setup, read_setup
from game.kernel.texts import N_, edition
from game.kernel.texts import gettext as _
from game.kernel.title import AnyTitle
from game.titles import TITLES, find_title

COMING = (
    m.TitleCard(
        "skye", N_("Isle of Skye"), N_("with Journeyman"),
        N_("Price your tiles, buy your neighbours', and build the richest clan."), "", "", m.Landscape("skye", 0.8),
        False,
    ),
    m.TitleCard(
        "witcher", N_("The Witcher"), N_("Old World, with three expansions"),
        N_("Walk the continent, sharpen your deck, and hunt what hunts others."), "", "", m.Landscape("witcher", 0.68),
        False,
    ),
)  # fmt: skip
CREDITS = (
    ("Cinzel", N_("The Cinzel Project Authors, SIL Open Font License 1.1")),
    ("EB Garamond", N_("The EB Garamond Project Authors, SIL Open Font License 1.1")),
    ("Alegreya Sans", N_("The Alegreya Sans Project Authors, SIL Open Font License 1.1")),
    ("pygame-ce", N_("The pygame-ce contributors, GNU LGPL 2.1")),
    ("SDL", N_("Sam Lantinga and others, zlib licence")),
    ("pytmx", N_("Leif Theden, GNU LGPL 3")),
    ("pydantic", N_("Samuel Colvin and others, MIT licence")),
    ("msgspec", N_("Jim Crist-Harif, BSD licence")),
    ("platformdirs", N_("The platformdirs developers, MIT licence")),
    (N_("Rules, maps, pictures, icons"), N_("The Skald authors, MIT licence; the games are their authors' own")),
)


def title_page(under_way: m.UnderWay | None) -> m.TitlePageModel:
    """The games as cards."""
    here = {title.info.key for title in TITLES}
    cards = [_card(title) for title in TITLES]
    cards += [
        replace(one, name=_(one.name), line=_(one.line), words=_(one.words)) for one in COMING if one.key not in here
    ]
    return m.TitlePageModel(tuple(cards), under_way)


def _card(title: AnyTitle) -> m.TitleCard:
    info, front = title.info, front_of(title.info.key)
    fewest, most = min(one.fewest for one in info.modes), max(one.most for one in info.modes)
    players = _("{fewest} to {most} players").format(fewest=fewest, most=most)
    return m.TitleCard(
        info.key, _(info.name), _(front.line), _(info.words), players, _(front.length), front.picture
    )


def under_way() -> m.UnderWay | None:
    """The newest match that is not over."""
    found = saves.newest_unfinished()
    if found is None:
        return None
    entry = found[1]
    headline = ", ".join(part for part in (entry.title, entry.mode) if part)
    words = _("{how_far}. {when}.").format(how_far=entry.round, when=entry.when)
    factions = tuple(faction for faction, _name in entry.seats)
    return m.UnderWay(headline, words, factions, front_of(entry.key).picture)


def new_match(key: str, like: Match | None = None) -> m.NewMatchModel:
    """What can be chosen for a title; what stands there at first is as in a match that was played, if one is given."""
    title = find_title(key)
    info, front = title.info, front_of(key)
    level = USUAL_LEVEL
    seats = tuple(
        m.SeatDraft(faction, "person" if i == 0 else "bot" if i < 4 else "empty", "", level)
        for i, (faction, _name) in enumerate(info.factions)
    )
    return m.NewMatchModel(
        _(front.about).format(title=_(info.name)),
        front.picture,
        tuple(
            m.ModeChoice(one.key, _(one.name), _(one.words), front.icons.get(one.key, "sword")) for one in info.modes
        ),
        levels(key),
        tuple(
            m.FactionChoice(faction, _(name), _("{faction}: nobody plays them.").format(faction=_(name)))
            for faction, name in info.factions
        ),
        draft_of(like, level) if like else m.MatchDraft(key, info.modes[0].key, seats),
        objection,
        tuple(
            replace(one, name=_(one.name), words=_(one.words), shown=_(one.shown), none=_(one.none) if one.none else "")
            for one in front.options
        ),
        _(front.ways),
        _(front.seats),
        _(front.fair),
        offers.of_title(key),
    )


def levels(title: str) -> tuple[m.LevelChoice, ...]:
    """The levels that can be chosen."""
    return tuple(m.LevelChoice(one.key, _(one.name), _(one.words)) for one in levels_of(title))


def draft_of(match: Match, level: str) -> m.MatchDraft:
    """What the setup of a match would have been drafted as; `level` is what stands at a seat left empty."""
    title, setup = match.game.title, match.game.setup
    drawn = [one.faction for one in title.standings(match.game.content, match.state)]
    taken = dict(zip(drawn, setup.seats, strict=True))
    seats = []
    for faction, _name in title.info.factions:
        seat = taken.get(faction)
        if seat is None:
            seats.append(m.SeatDraft(faction, "empty", "", level))
        elif seat.is_human:
            seats.append(m.SeatDraft(faction, "person", seat.name, level))
        else:
            seats.append(m.SeatDraft(faction, "bot", "", level if seat.program else seat.player))
    options = tuple(sorted((key, int(value)) for key, value in setup.options.model_dump().items()))
    return m.MatchDraft(title.info.key, setup.mode, tuple(seats), options)


def setup_of(draft: m.MatchDraft) -> Setup:
    """The setup that a draft stands for. Raises SkaldError where the rules refuse it."""
    title = find_title(draft.title)
    kinds = {option.key: option.kind for option in title.info.options}
    plain = {
        "title": draft.title,
        "mode": draft.mode,
        "options": {key: bool(value) if kinds[key] == "flag" else value for key, value in draft.options},
        "seats": [
            {
                "player": HUMAN if seat.who == "person" else seat.level,
                "name": seat.name.strip()[:LONGEST_NAME] if seat.who == "person" else "",
                "faction": seat.faction,
            }
            for seat in draft.taken
        ],
    }
    setup: Setup = read_setup(title.setup_model, plain)
    check_levels(setup)
    return setup


def objection(draft: m.MatchDraft) -> str | None:
    """Why a draft cannot begin, in one sentence."""
    title = find_title(draft.title)
    mode = next(one for one in title.info.modes if one.key == draft.mode)
    n = len(draft.taken)
    if not mode.fewest <= n <= mode.most:
        return _("{mode} is for {fewest} to {most} seats, not {n}.").format(
            mode=_(mode.name), fewest=mode.fewest, most=mode.most, n=n
        )
    try:
        setup_of(draft)
    except SkaldError as error:
        return str(error)
    return None


def rules(key: str, clause: str) -> m.RulesModel:
    """A title's rules."""
    title = find_title(key) if key else TITLES[0]
    return m.RulesModel(_(title.info.name), _text(title.info.key, edition()), clause or None)


@functools.lru_cache(4)
def _text(key: str, _edition: int) -> str:
    from game.desktop.scenes.markdown import reworded, with_names

    source, names = find_title(key).rules_page().read_text(encoding="utf-8"), front_of(key).names()
    return with_names(reworded(source, frozenset(names), _), names)


def load(faults: dict[Path, str]) -> m.LoadModel:
    """The records."""
    return m.LoadModel(saves.list_saves(faults), str(saves.saves_folder()))


def credits() -> m.CreditsModel:
    """Whom the program owes thanks."""
    return m.CreditsModel(__version__, tuple(m.Credit(_(name), _(words)) for name, words in CREDITS))


def known_scene(name: str) -> str:
    """Refuse a scene that there is none of. Raises SkaldError."""
    if name not in SCENES:
        raise SkaldError(f"There is no scene '{name}'{did_you_mean(name, SCENES)}; there is {', '.join(SCENES)}.")
    return name


SCENES = (
    "table", "menu", "title_page", "new_match", "load", "replay", "branch", "rules", "curtain", "result", "credits",
    "settings",
)  # fmt: skip
