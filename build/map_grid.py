"""Which territory, sea or wasteland each unit of the sheet belongs to.

Every territory grows from a star: rays to the middle of each of its land borders, with a bar across the
end that keeps the border wide. Ground goes to the nearest star. Where two stars that are not neighbours
would meet, the ground goes to nobody: it becomes mountains or a lake, so that contacts are exactly the
list of borders.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import numpy.typing as npt
from scipy import ndimage

from build.map_facts import SHEET, Facts, Point
from build.map_noise import Field, clouds

Labels = npt.NDArray[np.int16]
Mask = npt.NDArray[np.bool_]

SEA, WASTE = -1, -2
BAR = 23.0
"""Half the width that each border is given at least, in units of the sheet."""
SETBACK = 8.0
"""How far before the middle of a border the rays end."""
REACH = 63.0
"""How far the coast lies from the nearest star."""
GAP = 22.0
"""Width of the wasteland between territories that must not meet."""
SHAPE = (SHEET[1], SHEET[0])


def _line(a: Point, b: Point) -> npt.NDArray[np.float64]:
    steps = int(np.hypot(b[0] - a[0], b[1] - a[1]) * 2) + 2
    return np.linspace(a, b, steps)


def star(facts: Facts, key: str) -> npt.NDArray[np.float64]:
    """Points half a unit apart along the rays and bars of one territory."""
    at = {place.key: place.at for place in facts.places}
    lines = [_line(at[key], at[key])]
    for pair in facts.land:
        if key not in pair:
            continue
        here, there = np.array(at[key]), np.array(at[pair[0] if pair[1] == key else pair[1]])
        way = (there - here) / np.hypot(*(there - here))
        end = (here + there) / 2 - way * SETBACK
        side = np.array((-way[1], way[0])) * BAR
        lines += [_line(tuple(here), tuple(end)), _line(tuple(end - side), tuple(end + side))]
    return np.concatenate(lines)


def _bend() -> tuple[Field, Field]:
    def one(seed: int) -> Field:
        return clouds(SHAPE, 92, 4, seed) * 24 + clouds(SHAPE, 15, 2, seed + 1) * 3.5

    return one(3), one(5)


def _distances(facts: Facts) -> Field:
    """Shape (territories, rows, columns): distance to each star, on ground bent by noise."""
    down, across = np.mgrid[0 : SHAPE[0], 0 : SHAPE[1]].astype(np.float32)
    bend_x, bend_y = _bend()
    where = np.stack([down + bend_y, across + bend_x])
    out = np.empty((len(facts.places), *SHAPE), np.float32)
    for index, place in enumerate(facts.places):
        free = np.ones(SHAPE, bool)
        points = np.rint(star(facts, place.key)).astype(int)
        free[np.clip(points[:, 1], 0, SHAPE[0] - 1), np.clip(points[:, 0], 0, SHAPE[1] - 1)] = False
        straight = ndimage.distance_transform_edt(free).astype(np.float32)
        out[index] = ndimage.map_coordinates(straight, where, order=1, mode="nearest")
    return out


def _waters(facts: Facts) -> Mask:
    """Fjords and bays: strokes whose width changes along the way."""
    down, across = np.mgrid[0 : SHAPE[0], 0 : SHAPE[1]].astype(np.float32)
    rough = clouds(SHAPE, 40, 4, 23)
    wet = np.zeros(SHAPE, bool)
    for stroke in facts.waters.values():
        for (x0, y0, w0), (x1, y1, w1) in pairwise(stroke):
            length = (x1 - x0) ** 2 + (y1 - y0) ** 2
            t = np.clip(((across - x0) * (x1 - x0) + (down - y0) * (y1 - y0)) / length, 0, 1)
            off = np.hypot(across - x0 - t * (x1 - x0), down - y0 - t * (y1 - y0))
            wet |= off < (w0 + t * (w1 - w0)) * (1 + rough * 0.35)
    return wet


def _coast(nearest: Field, facts: Facts) -> Mask:
    """True where there is sea: far from every star, near the frame, or in a fjord."""
    down, across = np.mgrid[0 : SHAPE[0], 0 : SHAPE[1]].astype(np.float32)
    frame = np.minimum(np.minimum(across, SHAPE[1] - 1 - across), np.minimum(down, SHAPE[0] - 1 - down))
    rough = clouds(SHAPE, 120, 6, 31, 0.55) * 27 + clouds(SHAPE, 34, 4, 33, 0.65) * 17
    frame = frame + clouds(SHAPE, 64, 5, 35, 0.6) * 30
    room = REACH - nearest + rough - np.clip(1 - (frame - 54) / 30, 0, 3) * 60
    sea: Mask = (room < 0) | (_waters(facts) & (nearest > 9))
    return sea


def _kept_apart(distance: Field, own: npt.NDArray[np.intp], nearest: Field, facts: Facts) -> Mask:
    """True where a territory that is no neighbour of the owner lies nearly as near as the owner."""
    number = facts.number()
    friends = np.eye(len(facts.places), dtype=bool)
    for a, b in facts.land:
        friends[number[a], number[b]] = friends[number[b], number[a]] = True
    apart = np.zeros(SHAPE, bool)
    width = GAP + 0.22 * np.clip(nearest - 20, 0, 80)
    for index in range(len(facts.places)):
        strangers = ~friends[index][own]
        apart |= strangers & (distance[index] - nearest < width)
    return apart


def _biggest(mask: Mask) -> Mask:
    parts, count = ndimage.label(mask)
    if count < 2:
        return mask
    sizes = np.bincount(parts.ravel())
    sizes[0] = 0
    kept: Mask = parts == int(sizes.argmax())
    return kept


def _drop_crumbs(labels: Labels, territories: int) -> Labels:
    """Each territory in one piece; inner water is wasteland; small wasteland on the coast is a cove."""
    labels = labels.copy()
    for index in range(territories):
        mine = labels == index
        labels[mine & ~_biggest(ndimage.binary_opening(mine, iterations=2))] = WASTE
    parts, _ = ndimage.label(labels == SEA)
    labels[(labels == SEA) & (parts != parts[0, 0])] = WASTE
    parts, count = ndimage.label(labels == WASTE)
    shore = ndimage.binary_dilation(labels == SEA, iterations=1)
    for part in range(1, count + 1):
        mine = parts == part
        if (shore & mine).any() and mine.sum() < 900:
            labels[mine] = SEA
    return labels


def _fill_specks(labels: Labels, least: int = 150) -> Labels:
    """Wasteland too small to hold a mountain goes to the nearest territory."""
    parts, count = ndimage.label(labels == WASTE)
    sizes = np.bincount(parts.ravel(), minlength=count + 1)
    speck = (labels == WASTE) & (sizes[parts] < least)
    if not speck.any():
        return labels
    near = ndimage.distance_transform_edt(
        speck | (labels == WASTE), return_distances=False, return_indices=True
    )
    out: Labels = np.where(speck, labels[tuple(near)], labels)
    return out


def grow(facts: Facts) -> Labels:
    """Shape (1000, 1600): the number of the territory, SEA or WASTE."""
    distance = _distances(facts)
    sea = _coast(distance.min(axis=0), facts)
    _favour_the_small(distance, sea)
    own = distance.argmin(axis=0)
    nearest: Field = distance.min(axis=0)
    labels = own.astype(np.int16)
    labels[_kept_apart(distance, own, nearest, facts)] = WASTE
    labels[sea] = SEA
    labels = _drop_crumbs(_rounded(labels, len(facts.places)), len(facts.places))
    labels = _fill_specks(labels)
    return _no_corner_contacts(labels)


def _favour_the_small(distance: Field, sea: Mask) -> None:
    """Small territories reach further than large ones, so that a piece and a name find room in each."""
    pushed = np.zeros(len(distance))
    for _ in range(5):
        own = np.where(sea, len(distance), distance.argmin(axis=0))
        sizes = np.bincount(own.ravel(), minlength=len(distance) + 1)[:-1]
        wanted = np.clip(pushed + (sizes.mean() - sizes) / sizes.mean() * 4, -SETBACK * 0.7, SETBACK * 0.95)
        distance -= (wanted - pushed)[:, None, None].astype(np.float32)
        pushed = wanted


def _rounded(labels: Labels, territories: int, sigma: float = 2.4) -> Labels:
    """Spikes and threads are worn off: each unit goes to the label that prevails around it."""
    best = np.full(SHAPE, -1.0, np.float32)
    out = labels.copy()
    for label in range(WASTE, territories):
        share = ndimage.gaussian_filter((labels == label).astype(np.float32), sigma, truncate=3.0)
        better = share > best
        best[better], out[better] = share[better], label
    return out


def _no_corner_contacts(labels: Labels) -> Labels:
    """Mends squares where two grounds meet only at a corner: a border is a line and never a point."""
    labels = labels.copy()
    for _ in range(20):
        a, b, c, d = labels[:-1, :-1], labels[:-1, 1:], labels[1:, :-1], labels[1:, 1:]
        crossed = ((a == d) & (a != b) & (a != c)) | ((b == c) & (b != a) & (b != d))
        rows, columns = np.nonzero(crossed)
        if len(rows) == 0:
            break
        labels[rows, columns] = labels[rows, columns + 1]
    return labels
