"""What the scenes before and after a match show, gathered from titles, bots and records."""

from __future__ import annotations

import functools
from dataclasses import replace
from pathlib import Path
from typing import Any

from game import __version__
from game.bots.levels import USUAL_LEVEL, check_levels, levels_of
from game.desktop import offers, saves
from game.desktop.scenes import models as m
from game.desktop.tables.registry import front_of
from game.kernel.errors import SkaldError
from game.kernel.match import Match
from game.kernel.naming import did_you_mean
from game.kernel.setup import HUMAN, LONGEST_NAME, Setup, read_setup
from game.kernel.texts import N_, dgettext, edition
from game.kernel.texts import gettext as _
from game.kernel.title import AnyTitle
from game.titles import TITLES, find_title

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
    return m.TitlePageModel(tuple(_card(title) for title in TITLES), under_way)


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


def new_match(key: str, like: Match | None = None, last: m.MatchDraft | None = None) -> m.NewMatchModel:
    """What can be chosen for a title; what stands there at first is as in a match that was played, if one is given, or
    as it was drafted last."""
    title = find_title(key)
    info, front = title.info, front_of(key)
    level = usual_level(key)
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
        draft_of(like, level) if like else fitting(last, m.MatchDraft(key, info.modes[0].key, seats, _standard(title))),
        objection,
        tuple(
            replace(
                one, name=_(one.name), words=_(one.words), shown=_(one.shown), none=_(one.none) if one.none else "",
                labels=tuple(_(label) for label in one.labels),
            )
            for one in front.options
        ),
        _(front.ways),
        _(front.seats),
        _(front.fair),
        offers.of_title(key),
        tuple((one.info.key, _(one.info.name)) for one in TITLES),
        front.follow,
    )


def usual_level(title: str) -> str:
    """The level of a bot that nobody has chosen a level for: where there is not the usual one, the strongest."""
    known = [one.key for one in levels_of(title)]
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def _standard(title: AnyTitle) -> tuple[tuple[str, int], ...]:
    """Options that are numbers other than none unless somebody changes them."""
    found = ((one.key, one.default) for one in title.info.options if one.kind == "number")
    return tuple(sorted((key, int(default)) for key, default in found if int(default)))


def fitting(last: m.MatchDraft | None, first: m.MatchDraft) -> m.MatchDraft:
    """The last draft, if it still fits what can be chosen; else the first one."""
    if last is None or [seat.faction for seat in last.seats] != [seat.faction for seat in first.seats]:
        return first
    title, known = find_title(first.title), {one.key for one in levels_of(first.title)}
    options = {*(one.key for one in title.info.options), *title.info.modules}
    fits = last.mode in {one.key for one in title.info.modes} and options >= {key for key, _value in last.options}
    level = first.seats[0].level
    seats = tuple(seat if seat.level in known else replace(seat, level=level) for seat in last.seats)
    return replace(last, seats=seats) if fits else first


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
    modules = {key: int(key in setup.modules) for key in title.info.modules}
    options = tuple(sorted((front_of(title.info.key).read(setup) | modules).items()))
    return m.MatchDraft(title.info.key, setup.mode, tuple(seats), options)


def setup_of(draft: m.MatchDraft) -> Setup:
    """The setup that a draft stands for. Raises SkaldError where the rules refuse it."""
    title = find_title(draft.title)
    kinds = {option.key: option.kind for option in title.info.options}
    beside = {one.key for one in front_of(draft.title).options if not one.fits(draft)}
    chosen = {key: value for key, value in draft.options if key not in beside}
    plain: dict[str, Any] = {
        "title": draft.title,
        "mode": draft.mode,
        "modules": [key for key in title.info.modules if chosen.get(key)],
        "options": {k: bool(value) if kinds[k] == "flag" else value for k, value in chosen.items() if k in kinds},
        "seats": [
            {
                "player": HUMAN if seat.who == "person" else seat.level,
                "name": seat.name.strip()[:LONGEST_NAME] if seat.who == "person" else "",
                "faction": seat.faction,
            }
            for seat in draft.taken
        ],
    }
    front_of(draft.title).tell(plain, draft)
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
    if why := front_of(draft.title).wrong(draft):
        return why
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

    title, names = find_title(key), front_of(key).names()
    source = "\n".join(page.read_text(encoding="utf-8") for page in title.rules_pages())
    return with_names(reworded(source, frozenset(names), functools.partial(dgettext, title.rules_domain)), names)


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
