"""From reels to scenes: the replay, the page on how to go on from it, and the match that then begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from game.bots.levels import USUAL_LEVEL
from game.desktop import shelves
from game.desktop.preferences import Keeper
from game.desktop.scenes import models as m
from game.desktop.scenes.base import Scene
from game.desktop.session import NOBODY
from game.kernel.match import Match
from game.kernel.reel import Reel, branch
from game.kernel.setup import HUMAN, SeatSetup
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.replay.scene import ReplayScene


def replay_scene(reel: Reel, at: int, keeper: Keeper) -> ReplayScene:
    """The table of a replay."""
    from game.desktop.replay.scene import ReplayScene
    from game.desktop.replay.showing import Showing
    from game.desktop.tables.registry import make_table

    return ReplayScene(Showing(reel, at), make_table(reel.game), keeper)


def is_replay(scene: Scene) -> TypeGuard[ReplayScene]:
    """Whether a table is only shown."""
    from game.desktop.replay.scene import ReplayScene

    return isinstance(scene, ReplayScene)


def branch_page(replay: ReplayScene, at: int) -> Scene:
    """The page that asks how to go on from a point."""
    from game.desktop.scenes.branch import Branch

    return Branch(branch_model(replay.session.reel, at))


def branch_model(reel: Reel, at: int) -> m.BranchModel:
    """The seats as they are there, and what may be chosen."""
    game = reel.game
    match = reel.standing(at)
    names = dict(game.title.info.factions)
    seats = tuple(
        m.BranchSeat(
            one.faction, _(names[one.faction]), USUAL_LEVEL if seat.program else seat.player,
            "" if seat.program else seat.name, one.alive,
        )
        for seat, one in zip(game.setup.seats, game.title.standings(game.content, match.state), strict=True)
    )
    line = _("From round {round}, choice {n} of {all}, as a match of its own.").format(
        round=game.title.rounds(match.state)[0], n=at, all=len(reel)
    )
    secret = "" if reel.over else _("That match is still under way: what is to come in it stays its secret.")
    return m.BranchModel(line, m.BranchDraft(at, seats), shelves.levels(game.title.info.key), secret)


def branch_match(reel: Reel, draft: m.BranchDraft, seed: int) -> Match:
    """The match that goes on from there. What is hidden in a match under way is dealt anew whatever the draft says."""
    seats = [
        SeatSetup(player=one.who, name=one.person if one.who == HUMAN else "", faction=one.faction)
        for one in draft.seats
    ]
    anew = draft.anew or not reel.over
    return branch(reel.standing(draft.at), seats, seed, known_by(reel, draft) if anew else None)


def known_by(reel: Reel, draft: m.BranchDraft) -> int:
    """The seat whose hand stays when all else is dealt anew.

    In a match under way it is the one that its replay shows; of one that is over everybody has seen everything, and
    whoever plays on alone keeps the hand of the own seat.
    """
    from game.desktop.replay.showing import allowed_eyes

    if not reel.over:
        return allowed_eyes(reel)[0]
    people = [number for number, one in enumerate(draft.seats) if one.who == HUMAN and one.alive]
    return people[0] if len(people) == 1 else NOBODY


def other_seats(match: Match) -> Scene:
    """The new-match page with the setup of a match; the seats it left empty can be taken."""
    from game.desktop.scenes.new_match import NewMatch

    return NewMatch(shelves.new_match(match.game.title.info.key, match))
