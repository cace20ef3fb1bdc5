"""Draws figures on their way, and the ships that carry them."""

from __future__ import annotations

import pygame

from game.desktop.tables.witcher.continent.look import ContinentLook
from game.desktop.tables.witcher.continent.motion import Ride
from game.desktop.tables.witcher.continent.spots import Spots
from game.desktop.tables.witcher.views import art


def carried(look: ContinentLook, ride: Ride) -> int:
    """The number of the ship that a rider comes on; -1 on land."""
    ships = look.sea.ships if look.sea is not None and ride.afloat else ()
    return ships.index(ride.figure.place) if ride.figure.place in ships else -1


def draw_ride(dst: pygame.Surface, spots: Spots, look: ContinentLook, ride: Ride, at: tuple[int, int]) -> None:
    """A figure whose middle is at a point of the window; its ship lies beside it as it will where both arrive."""
    box = spots.figure(ride.figure.place, ride.figure.slot)
    way = (at[0] - box.centerx, at[1] - box.centery)
    ship = carried(look, ride)
    if ship >= 0:
        hull = spots.ship(ship, look).move(way)
        _put(dst, art.upright("ship", hull.h), ride.alpha, "center", hull.center)
    box.move_ip(way)
    _put(dst, art.upright(f"figure_{ride.figure.school}", box.h), ride.alpha, "midbottom", box.midbottom)


def _put(dst: pygame.Surface, sheet: pygame.Surface, alpha: int, anchor: str, at: tuple[int, int]) -> None:
    if alpha < 255:
        sheet = sheet.copy()
        sheet.set_alpha(alpha)
    dst.blit(sheet, sheet.get_rect(**{anchor: at}))
