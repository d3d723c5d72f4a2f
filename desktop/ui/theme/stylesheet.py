"""One look becomes one palette, one font and one style sheet for a window and all that belongs to it.

Widgets say what they are by a dynamic property and keep no colour of their own:

- ``role`` of a QLabel: ``display`` (the one big line of a screen), ``title``, ``heading``,
  ``soft`` (secondary), ``small``, ``strong``, ``accent``, ``refused``.
- ``role`` of a QPushButton or QToolButton: ``primary``, ``quiet`` (no ground until hovered), ``link``,
  ``chip``, ``handle`` (an icon at an edge), ``segment`` (one of a row of choices; give it setCheckable),
  ``danger``.
- ``role`` of a QFrame or QWidget: ``panel`` (square), ``surface``, ``raised``, ``ground``, and ``line``
  (a thin rule).
- ``reluctant`` true on a button: it looks disabled but can be focused and says why.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.theme.choice_style import choice_style
from desktop.ui.theme.fonts import BASE_POINTS, font_for
from desktop.ui.theme.look import Colours, Look
from desktop.ui.theme.palette import blend, contrast

Role = QPalette.ColorRole


def dress(wearer: QWidget | QApplication, look: Look) -> None:
    """Dress a window in a look, and with it the dialogs and menus that are its children.

    The sheet belongs to the window, palette and font to all windows. Of an application's sheet Qt takes a
    change up in each widget once for every widget that it lies in: eight times as often, and a long wait.
    """
    QApplication.setPalette(palette_of(look))
    QApplication.setFont(font_for(look.language, BASE_POINTS * look.text_scale))
    wearer.setStyleSheet(stylesheet_of(look))


TITLE = 1.5
"""How much larger a title is than running text."""


def set_role(widget: QWidget, role: str) -> None:
    """Say what a widget is; takes effect at once, also after it was shown."""
    set_property(widget, "role", role)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet reads and dress the widget anew."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    # what was never shown is dressed when it is: the start need not look at the style, which takes its time
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def palette_of(look: Look) -> QPalette:
    """The palette for everything that the style sheet does not name."""
    colours = look.colours
    palette = QPalette()
    roles = {
        Role.Window: colours.ground,
        Role.WindowText: colours.text,
        Role.Base: colours.surface,
        Role.AlternateBase: colours.raised,
        Role.Text: colours.text,
        Role.Button: colours.raised,
        Role.ButtonText: colours.text,
        Role.BrightText: colours.refused,
        Role.ToolTipBase: colours.surface,
        Role.ToolTipText: colours.text,
        Role.PlaceholderText: colours.text_soft,
        Role.Highlight: colours.accent,
        Role.HighlightedText: colours.on_accent,
        Role.Accent: colours.accent,
        Role.Link: colours.accent,
        Role.LinkVisited: colours.accent,
        Role.Light: blend(colours.raised, "#ffffff", 0.15),
        Role.Midlight: colours.raised,
        Role.Mid: colours.line,
        Role.Dark: colours.line,
        Role.Shadow: colours.shadow,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.text_soft))
    return palette


def stylesheet_of(look: Look) -> str:
    """The style sheet of a window."""
    points = BASE_POINTS * look.text_scale
    return "\n".join(
        [
            _text(look.colours, points),
            _grounds(look.colours),
            _buttons(look.colours, points),
            _quiet_buttons(look.colours, points),
            _fields(look.colours, points),
            choice_style(look),
            _containers(look.colours),
        ]
    )


def _text(colours: Colours, points: float) -> str:
    return f"""
QLabel {{ color: {colours.text}; background: transparent; }}
/* a weight given here keeps the size of its time: so the size stands beside it */
QLabel[role="display"] {{ font-size: {points * 2.2:.1f}pt; font-weight: bold; }}
QLabel[role="title"] {{ font-size: {points * TITLE:.1f}pt; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: {points * 0.92:.1f}pt; font-weight: bold; color: {colours.text_soft}; }}
QLabel[role="soft"] {{ color: {colours.text_soft}; }}
QLabel[role="small"] {{ color: {colours.text_soft}; font-size: {points * 0.88:.1f}pt; }}
QLabel[role="strong"] {{ font-size: {points:.1f}pt; font-weight: bold; }}
QLabel[role="accent"] {{ color: {colours.accent}; font-size: {points:.1f}pt; font-weight: bold; }}
QLabel[role="refused"] {{ color: {colours.refused}; }}
QToolTip {{ color: {colours.text}; background: {colours.surface}; border: 1px solid {colours.line};
  border-radius: 6px; padding: 6px 8px; }}
"""


def _grounds(colours: Colours) -> str:
    return f"""
QMainWindow, QDialog {{ background: {colours.ground}; }}
QWidget[role="ground"] {{ background: {colours.ground}; }}
QWidget[role="panel"] {{ background: {colours.surface}; }}
QFrame[role="surface"], QWidget[role="surface"] {{ background: {colours.surface}; border-radius: 10px; }}
QFrame[role="raised"], QWidget[role="raised"] {{ background: {colours.raised}; border-radius: 10px; }}
QFrame[role="line"] {{ background: {blend(colours.surface, colours.line, 0.45)}; border: none;
  min-height: 1px; max-height: 1px; }}
"""


def _for_buttons(rules: str) -> str:
    """The rules for push buttons and tool buttons alike; they say BUTTON for both."""
    return "\n".join(rules.replace("BUTTON", kind) for kind in ("QPushButton", "QToolButton"))


def _ring_of(colours: Colours) -> str:
    """The colour of the focus on a button filled with the accent: apart from it and from the ground."""
    between = (blend(colours.accent, colours.ground, share / 10) for share in range(1, 10))
    return max(
        (colours.text, colours.on_accent, *between),
        key=lambda one: min(contrast(one, colours.accent), contrast(one, colours.ground)),
    )


def _buttons(colours: Colours, points: float) -> str:
    hover = blend(colours.raised, colours.accent, 0.12)
    pressed = blend(colours.raised, colours.accent, 0.22)
    edge = blend(colours.raised, colours.line, 0.42)
    faint = blend(colours.surface, colours.line, 0.28)
    primary_hover = blend(colours.accent, colours.text, 0.12)
    ring = _ring_of(colours)
    return _for_buttons(f"""
BUTTON {{ background: {colours.raised}; color: {colours.text}; border: 2px solid {edge};
  border-radius: 10px; padding: 7px 14px; font-size: {points:.1f}pt; }}
BUTTON:hover {{ background: {hover}; border-color: {colours.line}; }}
BUTTON:pressed {{ background: {pressed}; }}
BUTTON:focus {{ border-color: {colours.accent}; }}
BUTTON:checked {{ background: {pressed}; border-color: {colours.accent}; }}
BUTTON:checked:focus {{ border-color: {colours.text}; }}
BUTTON:disabled, BUTTON[reluctant="true"] {{ color: {colours.text_soft}; background: transparent;
  border-color: {faint}; }}
BUTTON[reluctant="true"]:focus {{ border-color: {colours.accent}; }}
BUTTON[role="primary"], BUTTON[role="strip-primary"] {{ background: {colours.accent};
  color: {colours.on_accent}; border-color: {colours.accent}; font-size: {points:.1f}pt;
  font-weight: bold; }}
BUTTON[role="strip-primary"] {{ padding: 3px; }}
BUTTON[role="primary"]:hover, BUTTON[role="strip-primary"]:hover {{ background: {primary_hover};
  border-color: {primary_hover}; }}
BUTTON[role="primary"]:focus {{ border: 4px solid {ring}; padding: 5px 12px; }}
BUTTON[role="strip-primary"]:focus {{ border: 4px solid {ring}; padding: 1px; }}
BUTTON[role="primary"]:disabled, BUTTON[role="primary"][reluctant="true"] {{ background: transparent;
  color: {colours.text_soft}; border-color: {faint}; }}
BUTTON[role="primary"][reluctant="true"]:focus {{ border: 2px solid {colours.accent}; padding: 7px 14px; }}
""")


def _quiet_buttons(colours: Colours, points: float) -> str:
    hover = blend(colours.raised, colours.accent, 0.12)
    pressed = blend(colours.raised, colours.accent, 0.22)
    wash = blend(colours.surface, colours.accent, 0.10)
    return _for_buttons(f"""
BUTTON[role="quiet"] {{ background: transparent; border-color: transparent; padding: 5px 8px; }}
BUTTON[role="quiet"]:hover {{ background: {hover}; }}
BUTTON[role="quiet"]:focus {{ border-color: {colours.accent}; }}
BUTTON[role="quiet"]:checked {{ background: {wash}; }}
BUTTON[role="handle"] {{ background: transparent; border-color: transparent; padding: 3px; }}
BUTTON[role="handle"]:hover {{ background: {hover}; }}
BUTTON[role="handle"]:focus {{ border-color: {colours.accent}; }}
BUTTON[role="link"] {{ background: transparent; border-color: transparent; color: {colours.accent};
  padding: 3px 6px; text-align: left; }}
BUTTON[role="link"]:hover {{ background: {wash}; }}
BUTTON[role="link"]:focus {{ border-color: {colours.accent}; }}
BUTTON[role="chip"] {{ background: {wash}; color: {colours.accent}; border-color: transparent;
  border-radius: 10px; padding: 2px 9px; font-size: {points * 0.88:.1f}pt; }}
BUTTON[role="chip"]:hover {{ background: {pressed}; }}
BUTTON[role="chip"]:focus {{ border-color: {colours.accent}; }}
BUTTON[role="segment"] {{ background: transparent; }}
BUTTON[role="segment"]:checked {{ background: {colours.accent}; color: {colours.on_accent};
  border-color: {colours.accent}; }}
BUTTON[role="segment"]:focus {{ border-color: {colours.text}; }}
BUTTON[role="segment"]:checked:focus {{ border: 4px solid {_ring_of(colours)}; padding: 5px 12px; }}
BUTTON[role="danger"] {{ color: {colours.refused}; }}
QToolButton::menu-indicator {{ image: none; }}
/* Qt makes these as small as a field is tall: with our usual margins nothing is left for the sign */
QFileDialog QToolButton {{ padding: 2px; border-radius: 6px; }}
""")


def _fields(colours: Colours, points: float) -> str:
    edge = blend(colours.surface, colours.line, 0.85)
    return f"""
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox {{ background: {colours.surface}; color: {colours.text};
  placeholder-text-color: {colours.text_soft};
  border: 2px solid {edge}; border-radius: 10px; padding: 6px 10px;
  selection-background-color: {colours.accent}; selection-color: {colours.on_accent}; }}
/* thicker, too: edge and accent differ in hue alone */
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus {{
  border: 3px solid {colours.accent}; padding: 5px 9px; }}
/* said here, too: a desktop may have a size of its own for each of them, and tell it at any time */
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QCheckBox, QRadioButton, QComboBox, QMenu {{
  font-size: {points:.1f}pt; }}
QCheckBox, QRadioButton {{ color: {colours.text}; spacing: 8px; padding: 4px; border: 2px solid transparent;
  border-radius: 8px; background: transparent; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {colours.accent}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {colours.text_soft}; }}
"""


def _containers(colours: Colours) -> str:
    thumb = blend(colours.surface, colours.line, 0.6)
    chosen = blend(colours.surface, colours.accent, 0.16)
    return f"""
QScrollArea {{ border: 2px solid transparent; border-radius: 10px; background: transparent; }}
QScrollArea:focus {{ border-color: {colours.accent}; }}
QScrollArea > QWidget > QWidget {{ background: transparent; }}
QListView, QTreeView {{ background: transparent; color: {colours.text}; border: 2px solid transparent;
  border-radius: 10px; outline: none; }}
QListView:focus, QTreeView:focus {{ border-color: {colours.accent}; }}
QListView::item, QTreeView::item {{ padding: 4px 8px; border-radius: 6px; color: {colours.text}; }}
QListView::item:hover, QTreeView::item:hover {{ background: {blend(colours.surface, colours.accent, 0.07)}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {chosen}; color: {colours.text}; }}
/* where two bars meet; left to Qt it is a small square with an edge */
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle {{ background: {thumb}; border-radius: 4px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {colours.line}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QHeaderView::section {{ background: {colours.raised}; color: {colours.text}; border: none;
  padding: 4px 8px; }}
QSplitter::handle {{ background: transparent; }}
QSplitter::handle:hover {{ background: {blend(colours.ground, colours.accent, 0.35)}; }}
QMenu {{ background: {colours.surface}; color: {colours.text}; border: 1px solid {colours.line};
  border-radius: 8px; padding: 6px; }}
QMenu::item {{ padding: 6px 18px; border-radius: 6px; }}
QMenu::item:selected {{ background: {chosen}; color: {colours.text}; }}
QMenu::item:disabled {{ color: {colours.text_soft}; }}
"""
