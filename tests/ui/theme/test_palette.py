"""Contrast of both themes, measured."""

from itertools import product

import pytest

from desktop.ui.theme.look import Colours
from desktop.ui.theme.palette import (
    SIGN_CONTRAST,
    TEXT_CONTRAST,
    blend,
    contrast,
    dark_colours,
    light_colours,
    text_on,
)

THEMES = [light_colours(), dark_colours()]


@pytest.mark.parametrize("colours", THEMES, ids=["light", "dark"])
class TestContrast:
    def test_text_reads_on_every_ground(self, colours: Colours) -> None:
        grounds = (colours.ground, colours.surface, colours.raised)
        texts = (colours.text, colours.text_soft, colours.accent, colours.refused, colours.allowed)
        for text, ground in product(texts, grounds):
            assert contrast(text, ground) >= TEXT_CONTRAST, (text, ground, contrast(text, ground))

    def test_text_reads_on_accent_and_ink_on_paper(self, colours: Colours) -> None:
        assert contrast(colours.on_accent, colours.accent) >= TEXT_CONTRAST
        assert contrast(colours.ink, colours.paper) >= 7

    def test_borders_show_on_surfaces(self, colours: Colours) -> None:
        for ground in (colours.ground, colours.surface, colours.raised):
            assert contrast(colours.line, ground) >= SIGN_CONTRAST, ground

    def test_each_seat_carries_text_and_stands_out(self, colours: Colours) -> None:
        for seat in colours.seats:
            assert contrast(text_on(seat), seat) >= TEXT_CONTRAST, seat
        assert len(set(colours.seats)) == 5


def test_contrast_is_what_wcag_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_blend_goes_from_one_colour_to_the_other() -> None:
    assert blend("#000000", "#ffffff", 0) == "#000000"
    assert blend("#000000", "#ffffff", 1) == "#ffffff"
    assert blend("#000000", "#fe0000", 0.5) == "#7f0000"
