"""How wide the panel is, and when it folds: as the hand wants it, and as the page has room."""

WIDTH = 330
"""Width at 100 % text, in logical units."""

NARROWEST = 250
"""At 100 % text; words at 200 % need four tenths more."""
WIDEST = 560

SHARE = 3
"""Beside the table the panel takes at most one part in so many of the page, whatever the text's size."""

LARGE_SHARE = 0.24
"""For large text it grows as far as that leaves it this share of the page: the table keeps its size."""

FOLD_GROWS = 0.035
"""So much, of its width and at 200 %, it gives up again for its own handle, which grows with the text."""

FOLDS_BELOW = 900
"""On a narrower page the panel folds by itself, so that the table keeps its room; a hand may open it."""


class Extent:
    """Numbers and wishes; knows nothing of widgets. A page of width 0 is not known and sets no bound."""

    def __init__(self) -> None:
        self.chosen = WIDTH
        """The width at 100 % text that the player chose."""
        self.kept_folded = False
        """Whether the hand folded the panel for good, as the preferences keep it."""
        self._page = 0
        self._opened_here = False

    @property
    def folded(self) -> bool:
        """Whether only the strip of buttons is shown."""
        return self.kept_folded or (self.is_tight and not self._opened_here)

    @property
    def is_tight(self) -> bool:
        """Whether the page is too narrow for table and panel side by side."""
        return 0 < self._page < FOLDS_BELOW

    def set_page(self, width: int) -> None:
        """Tell how wide the page is; what was opened on a tight page folds again with the next."""
        was_tight = self.is_tight
        self._page = width
        if was_tight != self.is_tight:
            self._opened_here = False

    def open(self) -> None:
        """Open the panel, also on a tight page."""
        self.kept_folded = False
        self._opened_here = True

    def toggle(self) -> None:
        """Fold or open by hand; on a tight page that is not for good."""
        if self.folded:
            self.open()
        elif self.is_tight:
            self._opened_here = False
        else:
            self.kept_folded = True

    def choose(self, width: float) -> None:
        """Take the width at 100 % text that the player wants, within its bounds."""
        self.chosen = min(max(round(width), NARROWEST), WIDEST)

    def grow(self, by: int, text_scale: float) -> None:
        """Make the panel wider or narrower than it is shown now."""
        self.choose((self.width(text_scale) + by) / self._stretch(text_scale))

    def width(self, text_scale: float) -> int:
        """The width in logical units for text of that size."""
        wanted = round(self.chosen * self._stretch(text_scale))
        least = round(NARROWEST * (0.6 + 0.4 * text_scale))
        return min(wanted, max(least, self._page // SHARE)) if self._page else wanted

    def _stretch(self, text_scale: float) -> float:
        """Lines of large text may hold fewer words, so the panel grows more slowly than the text.

        What is written on the table must not become smaller for it.
        """
        most = 0.65 * (text_scale - 1)
        if not self._page:
            return 1 + most
        roomy = self._page * LARGE_SHARE / WIDTH - 1
        return 1 + min(most, max(roomy, -FOLD_GROWS * (text_scale - 1)))
