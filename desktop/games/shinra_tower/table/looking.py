"""Where the camera looks: at the top, where one builds, or at the whole tower when somebody asks."""

from typing import Final

from desktop.games.shinra_tower.physics.scene import Scene
from desktop.games.shinra_tower.table.camera import Camera, framing, overview
from desktop.games.shinra_tower.table.show import Show
from desktop.games.shinra_tower.table.target import tower_height

SCROLL_MM: Final = 40.0


class Looking:
    """Aims the camera of a show; it never moves while something is held."""

    def __init__(self, show: Show, scene: Scene) -> None:
        self._show = show
        self._height = tower_height(scene)
        self.whole = False
        """Whether all of the tower is shown, small."""
        show.aim(framing(self._height), at_once=True)

    @property
    def camera(self) -> Camera:
        """How the tower is looked at; zones and tips lie by it."""
        return self._show.goal

    @property
    def is_tall(self) -> bool:
        """Whether the tower is higher than what can be built on in one view."""
        return framing(self._height) != overview(self._height)

    def follow(self, scene: Scene, *, still: bool) -> None:
        """The tower is another; ``still``: something is held, and the camera stays."""
        self._height = tower_height(scene)
        if not still:
            self.at_top()

    def at_top(self, *, at_once: bool = False) -> None:
        """Look where the next piece goes."""
        self.whole = False
        self._show.aim(framing(self._height), at_once=at_once)

    def turn_over(self) -> None:
        """From the top to the whole tower, and back."""
        self.whole = not self.whole
        self._show.aim(overview(self._height) if self.whole else framing(self._height))

    def scroll(self, steps: float) -> None:
        """Look higher or lower."""
        self._show.aim(self.camera.moved(steps * SCROLL_MM, self._height))
