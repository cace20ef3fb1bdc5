"""How heroes, dragons and cards of Dovahkiin look: names, pictures, icons, tints."""

from __future__ import annotations

from typing import Final

from game.desktop.board.look import Figure
from game.kernel.match import Match
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import Counts
from game.titles.skyrim.dovahkiin.events import DragonSlain
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NOWHERE, Saga
from game.titles.skyrim.setup import FACTIONS
from game.titles.skyrim.state import State

HEROES: Final = {
    "stormcloak": N_("Ulfric Stormcloak"), "thalmor": N_("Elenwen"), "orc": N_("Burguk"),
    "imperial": N_("General Tullius"), "forsworn": N_("Madanach"),
}  # fmt: skip
SHORT: Final = {
    "stormcloak": N_("Ulfric"), "thalmor": N_("Elenwen"), "orc": N_("Burguk"), "imperial": N_("Tullius"),
    "forsworn": N_("Madanach"),
}  # fmt: skip
TRAITS: Final = {
    "stormcloak": N_("Battle cry: once a turn, one attack die of your units is rolled again."),
    "thalmor": N_("Arcane schooling: four magicka each turn instead of three."),
    "orc": N_("Berserker rage: once a turn, +1 to each die of a round in which he attacks."),
    "imperial": N_("Legion drill: units may maneuver twice in a turn."),
    "forsworn": N_("Secret paths: a maneuver may pass through one territory of others."),
}
DRAGONS: Final = (N_("Mirmulnir"), N_("Sahloknir"), N_("Vuljotnaak"), N_("Odahviing"))  # RSK-DRG-13
SPELL_ICONS: Final = (
    "fireball", "lightning", "ice", "fury", "courage", "bound", "wolf", "raise", "hands", "healing", "thief", "eye",
    "transmute", "recall", "paralyze", "pacify", "ward", "stone", "rune", "circle",
)  # fmt: skip
SHOUT_ICONS: Final = ("force", "breath", "ice", "axe")
WEAPON_ICONS: Final = ("greatsword", "bow", "dawnbreaker", "mace", "hammer")
ARMOR_ICONS: Final = ("plate", "scales", "mail", "spellbreaker", "robe")
ICONS: Final = {"spell": SPELL_ICONS, "shout": SHOUT_ICONS, "weapon": WEAPON_ICONS, "armor": ARMOR_ICONS}
# What an objective counts, and what stands for it.
COUNT_ICONS: Final[dict[Counts, str]] = {
    "conquests": "warrior", "conquered_regions": "territory", "conquered_forts": "fort", "forts": "fort",
    "conquered_by_portal": "portal", "portals": "portal", "hero_at": "hero", "magicka": "magicka",
    "equipment": "armor", "largest_army": "shape-imperial", "regions": "territory", "dragons_this_turn": "dragon",
    "heroes_defeated": "sword", "among": "crown", "fort_and_portal": "castle", "territories": "territory",
    "dragons_slain": "dragon", "regions_with": "courage",
}  # fmt: skip
SPELL_TINTS: Final = {"attack": "#7A1F1B", "support": "#3F5A3A", "defence": "#2F4A63"}
TINTS: Final = {"shout": "#4A3A1E", "weapon": "#4A3324", "armor": "#4A3324", "objective": "#5A4520"}


def hero_name(faction: str) -> str:
    """The person who leads a faction."""
    return _(HEROES[faction])


def icon_of(content: Content, kind: str, number: int) -> str:
    """The sign of a card."""
    if kind == "objective":
        return COUNT_ICONS.get(content.cards.objectives[number].counts, "objective")
    return ICONS[kind][number]


def tint_of(content: Content, kind: str, number: int) -> str:
    """The colour of its picture: spells by what they are for."""
    return SPELL_TINTS[content.cards.spells[number].kind] if kind == "spell" else TINTS[kind]


def hero_figure(state: State, saga: Saga, seat: int) -> Figure:
    """A seat's hero."""
    return Figure(f"hero_{FACTIONS[state.seats[seat].faction]}", saga.boards[seat].health, MOST_HEALTH)


def dragon_places(match: Match) -> tuple[int, ...]:
    """Where the dragons lie or lay, in the map's order: that of their names (RSK-DRG-13)."""
    saga = match.state.saga
    if saga is None:
        return ()
    slain = (event.territory for step in match.steps for event in step.events if isinstance(event, DragonSlain))
    return tuple(sorted({*(one.territory for one in saga.dragons), *slain}))


def dragon_name(places: tuple[int, ...], territory: int) -> str:
    """The dragon of a territory."""
    return _(DRAGONS[places.index(territory) % len(DRAGONS)]) if territory in places else _("A dragon")


def figures(content: Content, state: State, places: tuple[int, ...]) -> dict[str, Figure]:
    """Who stands where on the map."""
    saga, found = state.saga, dict[str, Figure]()
    if saga is None:
        return found
    for seat, board in enumerate(saga.boards):
        if board.hero != NOWHERE and board.health:
            found[content.keys[board.hero]] = hero_figure(state, saga, seat)
    for one in saga.dragons:
        number = places.index(one.territory) if one.territory in places else 0
        found[content.keys[one.territory]] = Figure(f"dragon_{number % 4}", one.health, MOST_HEALTH)
    return found


def track(saga: Saga, places: tuple[int, ...]) -> tuple[Figure, ...]:
    """All dragons with their health, those slain with none."""
    alive = {one.territory: one.health for one in saga.dragons}
    return tuple(Figure(f"dragon_{n % 4}", alive.get(t, 0), MOST_HEALTH) for n, t in enumerate(places))
