"""The switches of a mix of rules on the page of a new match: how they follow one another, what cannot be played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from game.desktop.scenes.models import MatchDraft, OptionChoice
from game.kernel.setup import Setup
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skyrim.mix import Mix

CUSTOM, DOVAHKIIN = ("custom",), ("dovahkiin",)
SET_UPS: Final = ("dealt", "placed", "random")
VICTORIES: Final = ("endcard", "objectives", "conquest")
FLAGS: Final = ("heroes", "equipment", "dragons", "magicka", "spells", "objectives")
WORDED: Final = {"set_up": SET_UPS, "victory": VICTORIES}  # settings whose numbers stand for words of the setup
BOOKS_OWN: Final = {"heroes": 1, "equipment": 1, "magicka": 1}  # the mix that the book itself names (RSK-MIX-01)

OPTIONS: Final = (
    OptionChoice(
        "random_setup", N_("A quick beginning"), N_("Units stand at random at once; you place your hero alone."),
        modes=DOVAHKIIN,
    ),
    OptionChoice(
        "victory", N_("What wins"), N_("End Game card, 10 victory points, or all of the land."),
        labels=(N_("End card"), N_("10 points"), N_("Conquest")), modes=CUSTOM,
    ),
    OptionChoice("heroes", N_("Heroes"), N_("A hero each, who fights other heroes."), modes=CUSTOM),
    OptionChoice(
        "equipment", N_("Weapons and armor"), N_("Two territory cards bring one for the hero."), modes=CUSTOM
    ),
    OptionChoice("dragons", N_("Dragons and shouts"), N_("Four dragons; who slays one learns a shout."), modes=CUSTOM),
    OptionChoice("magicka", N_("Magicka"), N_("Three a turn, for cards and for healing."), modes=CUSTOM),
    OptionChoice("spells", N_("Spells"), N_("Cards, bought and cast for magicka."), modes=CUSTOM),
    OptionChoice("objectives", N_("Secret objectives"), N_("Met ones bring points, one each turn."), modes=CUSTOM),
    OptionChoice(
        "set_up", N_("Before the first turn"), N_("Units are dealt, placed in turn, or random."),
        labels=(N_("Dealt"), N_("Placed"), N_("Random")), modes=CUSTOM,
    ),
)  # fmt: skip


def tell(plain: dict[str, Any], _draft: MatchDraft) -> None:
    """The setup's words for settings that are one of a few answers."""
    for key, words in WORDED.items():
        if key in plain["options"]:
            plain["options"][key] = words[plain["options"][key]]


def read(setup: Setup) -> dict[str, int]:
    """The settings of a setup as numbers; switches of a mix as they were in use."""
    told = setup.options.model_dump()
    mix = getattr(setup, "mix", Mix())
    if setup.mode == "custom":
        told["magicka"] = mix.magicka
    return {key: WORDED[key].index(value) if key in WORDED else int(value or 0) for key, value in told.items()}


def mix_of(draft: MatchDraft) -> Mix:
    """The rules that a draft of a mix names."""
    flags = {key: bool(draft.option(key)) for key in FLAGS}
    words = {key: words[draft.option(key)] for key, words in WORDED.items()}
    return Mix(**flags, **words)  # type: ignore[arg-type]


def follow(draft: MatchDraft, changed: str) -> MatchDraft:
    """What follows by itself from a change: magicka comes with the first of heroes and spells and goes with the last
    (RSK-MIX-17), and spells never come without; objectives decide as soon as they are in; a mix that nobody has begun
    begins as the book's own."""
    if draft.mode != "custom":
        return draft
    if changed == "mode" and not any(draft.option(key) for key in (*FLAGS, *WORDED)):
        return _with(draft, BOOKS_OWN)
    on = bool(draft.option(changed))
    if changed in ("heroes", "spells"):
        alone = not draft.option("spells" if changed == "heroes" else "heroes")
        return _with(draft, {"magicka": int(on)}) if alone or (on and changed == "spells") else draft
    if changed == "objectives" and on != (draft.option("victory") == VICTORIES.index("objectives")):
        return _with(draft, {"victory": VICTORIES.index("objectives" if on else "endcard")})
    return draft


def _with(draft: MatchDraft, values: dict[str, int]) -> MatchDraft:
    return replace(draft, options=tuple(sorted({**dict(draft.options), **values}.items())))


def wrong(draft: MatchDraft) -> str:
    """Why a mix cannot be played, in one sentence; nothing where it can (RSK-MIX-03)."""
    if draft.mode != "custom":
        return ""
    mix = mix_of(draft)
    if mix.equipment and not mix.heroes:
        return _("Weapons and armor need heroes to bear them.")
    if mix.dragons and not mix.heroes:
        return _("Only heroes can face dragons: switch heroes on, or dragons off.")
    if mix.spells and not mix.magicka:
        return _("Spells are paid with magicka: switch it on, or spells off.")
    if mix.magicka and not (mix.heroes or mix.spells or mix.objectives):
        return _("Magicka pays for heroes, spells or objectives: switch one of them on, or magicka off.")
    if mix.objectives and mix.victory == "conquest":
        return _("Where conquest wins, objectives count for nothing: choose what wins anew, or switch them off.")
    if mix.victory == "objectives" and not mix.objectives:
        return _("Ten points come from objectives: switch them on, or choose what wins anew.")
    return ""
