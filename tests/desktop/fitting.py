"""Whether a scene's texts are translated and have room: drawn as a person sees it, watched letter by letter."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.desktop.kit import surfaces
from game.desktop.scenes.base import LayerScene, Scene
from game.desktop.scenes.rules import Rules
from game.desktop.scenes.table import TableScene
from game.desktop.theme import Theme
from game.desktop.widgets.layer import Layer
from game.desktop.widgets.scroll import ScrollArea
from tests.desktop.ink import Ink, watching
from tests.desktop.table_driver import lands
from tests.pseudo import pseudo_language

Size = tuple[tuple[int, int], float]
SIZES: tuple[Size, ...] = (
    ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1024, 640), 1.0), ((1920, 1080), 2.0), ((1024, 640), 2.0),
)  # fmt: skip
FEW = (SIZES[0], SIZES[4])  # for the many questions at the table
MOST_STEPS = 6  # from the top of a long text to its end
ON_PURPOSE = {"topbar.py:draw"}  # where the window is small the line of mode and round is not drawn
TOUCH = 4  # pixels by which boxes of letters on the map may meet


def look_through(make: Callable[[], Scene], where: str, sizes: tuple[Size, ...] = SIZES, over: bool = False) -> None:
    """Draw a scene in the made-up language at some sizes, and see whether everything fits; it is made in both languages
    only where something was cut. `over`: something lies over the table and may cover what is under it."""
    with pseudo_language():
        scene = make()
    for size, scale in sizes:
        at = f"{where}, {size[0]}x{size[1]} at {scale:.0%}"
        with pseudo_language():
            scene.layout(size, Theme(scale))
            scene.update(1000)
            cut = see(scene, at, over)
        if cut:
            plain = make()
            plain.layout(size, Theme(scale))
            plain.update(1000)
            english = {words for ink in pictures(plain) for words in ink.cut}
            # where the window is so small that English is cut too, less is shown on purpose
            found = {place: words for place, words in cut.items() if place not in english}
            assert not found, f"{at}: {found}"


def see(scene: Scene, at: str, over: bool = False) -> dict[str, str]:
    """Look at a scene as it is laid, each part that scrolls from its top to its end; what was cut."""
    cut: dict[str, str] = {}
    faults: list[object] = []
    for ink in pictures(scene):
        assert ink.drawn, at
        faults += [*ink.english, *ink.out_of_sight(), *ink.over_one_another()]
        faults += [] if over else [f"{one.words} is covered" for one in ink.covered]
        faults += [fault for layer in layers(scene) for fault in ink.across_edges(layer)]
        cut |= {place: words for place, words in ink.cut.items() if place not in ON_PURPOSE}
    assert not faults, f"{at}: {faults}"
    return cut


def pictures(scene: Scene) -> Iterator[Ink]:
    """What is drawn of a scene: as it is, and scrolled by what each of its areas shows at once."""
    size = scene.size  # type: ignore[attr-defined]
    sheet = surfaces.opaque(size)
    areas = [w for layer in layers(scene) for w in layer.walk() if isinstance(w, ScrollArea)]
    if isinstance(scene, Rules):
        areas = []  # further down stand notations that no language changes
    with watching(size) as ink:
        if isinstance(scene, TableScene):
            scene.scenery.forget()
            scene.refresh()  # what rests is painted here
        scene.draw(sheet)
    yield ink
    for area in areas:
        for offset in _steps(area):
            area.scroll_to(offset)
            with watching(size) as ink:
                scene.draw(sheet)
            yield ink
        area.scroll_to(0)


def _steps(area: ScrollArea) -> list[int]:
    many = min(MOST_STEPS, -(-2 * area.most // max(1, area.rect.h)))
    return [area.most * (n + 1) // many for n in range(many)]


def layers(scene: Scene) -> list[Layer]:
    """Where a scene's controls are: those that lie over others alone."""
    if isinstance(scene, TableScene):
        overlays = scene.overlays
        above = overlays.question or overlays.menu or (overlays.bubble.layer if overlays.bubble else None)
        return [above] if above else [scene.layer]
    assert isinstance(scene, LayerScene)
    return [scene.layer]


def names_apart(scene: TableScene, at: str) -> None:
    """On the map no title of a region lies over another, over a name or over a piece."""
    board, many = scene.board, len(lands(scene).board.board.regions)
    boxes = [rect.clip(board.map_rect()) for rect in board.obstacles("")]
    for a in boxes[-many:]:
        for b in boxes:
            both = a.clip(b)
            assert a is b or min(both.size) <= TOUCH, f"{a} {b}, {at}"
