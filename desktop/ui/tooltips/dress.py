"""Colours of a tip, set on the tip itself so that they hold whatever the window around it wears."""

from desktop.ui.theme.fonts import BASE_POINTS
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import blend


def tip_stylesheet(look: Look, refused: bool) -> str:
    """The style of a tip: dark on light or light on dark, with the refusal's colour at its edge."""
    colours = look.colours
    points = BASE_POINTS * look.text_scale
    edge = colours.refused if refused else blend(colours.surface, colours.line, 0.6)
    wash = blend(colours.surface, colours.accent, 0.10)
    return f"""
#tip {{ background: {colours.surface}; border: 2px solid {edge}; border-radius: 10px; }}
#tip #scroll, #tip #body {{ background: transparent; border: none; }}
#tip #scroll > QWidget {{ background: transparent; }}
#tip QLabel {{ color: {colours.text}; background: transparent; border: none; padding: 0;
  font-size: {points:.1f}pt; }}
#tip #title {{ font-weight: bold; }}
#tip #rule {{ background: {wash}; color: {colours.accent}; border: 2px solid transparent;
  border-radius: 9px; padding: 2px 9px; font-size: {points * 0.9:.1f}pt; text-align: left; }}
#tip #rule:hover {{ background: {blend(colours.surface, colours.accent, 0.18)}; }}
#tip #rule:focus {{ border-color: {colours.accent}; }}
"""
