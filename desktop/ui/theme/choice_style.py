"""The part of the style sheet for what is chosen: tick boxes, radio buttons and lists.

Their signs are pictures (``icons:`` is a search path to the icon folder), for a style sheet
cannot draw; each comes in a light and a dark drawing.
"""

from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import blend


def choice_style(look: Look) -> str:
    """Style of QCheckBox, QRadioButton and QComboBox."""
    colours = look.colours
    kind = "dark" if look.dark else "light"
    edge = colours.line
    side = round(18 * (0.5 + look.text_scale / 2))
    hover = blend(colours.raised, colours.accent, 0.12)
    return f"""
QCheckBox::indicator, QRadioButton::indicator {{ width: {side}px; height: {side}px;
  border: 2px solid {edge}; background: {colours.raised}; }}
QCheckBox::indicator {{ border-radius: 6px; }}
QRadioButton::indicator {{ border-radius: {side // 2 + 2}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ border-color: {colours.accent};
  background: {hover}; }}
QCheckBox::indicator:checked {{ background: {colours.accent}; border-color: {colours.accent};
  image: url(icons:tick-{kind}.svg); }}
QRadioButton::indicator:checked {{ background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5,
  stop:0 {colours.accent}, stop:0.55 {colours.accent}, stop:0.62 {colours.raised}, stop:1 {colours.raised});
  border-color: {colours.accent}; }}
QComboBox {{ background: {colours.raised}; color: {colours.text}; border: 2px solid {edge};
  border-radius: 10px; padding: 6px 12px; }}
QComboBox:hover {{ background: {hover}; }}
/* thicker, too: edge and accent differ in hue alone */
QComboBox:focus {{ border: 3px solid {colours.accent}; padding: 5px 11px; }}
QComboBox:disabled {{ color: {colours.text_soft}; border-style: dashed; }}
QComboBox::drop-down {{ border: none; width: {side + 12}px; }}
QComboBox::down-arrow {{ image: url(icons:unfold-{kind}.svg); width: {side}px; height: {side}px; }}
/* a list below its field and not a menu over it: that would stand before a square frame of Qt's own */
QComboBox {{ combobox-popup: 0; }}
QComboBox QAbstractItemView {{ background: {colours.surface}; color: {colours.text};
  border: 1px solid {edge}; border-radius: 0; padding: 3px; outline: none;
  selection-background-color: {blend(colours.surface, colours.accent, 0.22)};
  selection-color: {colours.text}; }}
QComboBox QAbstractItemView::item {{ padding: 4px 8px; border-radius: 6px; }}
"""
