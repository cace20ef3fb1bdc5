"""The numbers of the frame kinds, in the order of their names: first those that ask, then those that only run.

`kinds.py` says what each offers and does, and names the fields that follow kind and seat.
"""

from __future__ import annotations

from typing import Final

# What Dovahkiin asks stands behind what all modes ask.
ASKING: Final = (
    "defend",
    "invade",
    "move_in",
    "reinforce",
    "place_units",
    "maneuver",
    "maneuver_to",
    "maneuver_units",
    "place",
    "exchange",
    "claim",
    "garrison",
    "choose_objectives",
    "place_hero",
    "help",
    "duel",
    "choose_weapon",
    "choose_armor",
    "purchases",
    "objective",
    "keep",
    "put_under",
    "aim",
    "push",
    "give",
    "take",
    "battle",
    "reroll",
)
RUNNING: Final = ("turn", "forced_exchange", "set_up", "aid")
NUMBER: Final = {name: number for number, name in enumerate((*ASKING, *RUNNING))}
FIRST_RUNNING: Final = len(ASKING)

DEFEND: Final = NUMBER["defend"]
INVADE: Final = NUMBER["invade"]
MOVE_IN: Final = NUMBER["move_in"]
REINFORCE: Final = NUMBER["reinforce"]
PLACE_UNITS: Final = NUMBER["place_units"]
MANEUVER: Final = NUMBER["maneuver"]
MANEUVER_TO: Final = NUMBER["maneuver_to"]
MANEUVER_UNITS: Final = NUMBER["maneuver_units"]
PLACE: Final = NUMBER["place"]
EXCHANGE: Final = NUMBER["exchange"]
CLAIM: Final = NUMBER["claim"]
GARRISON: Final = NUMBER["garrison"]
CHOOSE_OBJECTIVES: Final = NUMBER["choose_objectives"]
PLACE_HERO: Final = NUMBER["place_hero"]
HELP: Final = NUMBER["help"]
DUEL: Final = NUMBER["duel"]
CHOOSE_WEAPON: Final = NUMBER["choose_weapon"]
CHOOSE_ARMOR: Final = NUMBER["choose_armor"]
PURCHASES: Final = NUMBER["purchases"]
OBJECTIVE: Final = NUMBER["objective"]
KEEP: Final = NUMBER["keep"]
PUT_UNDER: Final = NUMBER["put_under"]
AIM: Final = NUMBER["aim"]
PUSH: Final = NUMBER["push"]
GIVE: Final = NUMBER["give"]
TAKE: Final = NUMBER["take"]
BATTLE: Final = NUMBER["battle"]
REROLL: Final = NUMBER["reroll"]
TURN: Final = NUMBER["turn"]
FORCED_EXCHANGE: Final = NUMBER["forced_exchange"]
SET_UP: Final = NUMBER["set_up"]
AID: Final = NUMBER["aid"]
# Those that only Dovahkiin and mixes know.
SAGA_FRAMES: Final = frozenset((*range(CHOOSE_OBJECTIVES, FIRST_RUNNING), *range(AID, len(NUMBER))))
