"""Action cards: an Enemy Action shows two walls and who comes, a Defeat Action who strikes and how many."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.games.shinra_tower.rules.names import counted
from desktop.games.shinra_tower.table.shades import CARD_INK, FOE, FRIEND, WALL_COLOURS, faded
from desktop.ui.table.art import Art
from desktop.ui.table.lettering import paint_number, paint_words
from desktop.wording.language import Words

_WIDTH = 200.0
_HEIGHT = 280.0
_OR = 22.0
_CAPTION = 30.0
"""Room for two lines that say in words what is to be placed."""


def paint_card(painter: QPainter, art: Art, parts: list[str], rect: QRectF, words: Words) -> None:
    """A card; ``parts`` are the option performed ("" for none) and the options."""
    used, options = parts[0], parts[1:]
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _WIDTH, rect.height() / _HEIGHT)
    whole = QRectF(0, 0, _WIDTH, _HEIGHT)
    art.paint(painter, "card-front", whole)
    height = _HEIGHT / len(options)
    for index, option in enumerate(options):
        area = QRectF(8, index * height + 8, _WIDTH - 16, height - 16)
        if index + 1 < len(options):
            area.setBottom(area.bottom() - _OR / 4)  # words keep clear of the plate between the halves
        painter.save()
        if used not in ("", str(index)):
            painter.setOpacity(0.3)
        _paint_option(painter, art, option.split(":"), area, words, whole=len(options) == 1)
        painter.restore()
    if len(options) > 1:
        _paint_or(painter, words)


def paint_back(painter: QPainter, art: Art, rect: QRectF) -> None:
    """The back of a card."""
    art.paint(painter, "card-back", rect)


def _paint_option(
    painter: QPainter, art: Art, option: list[str], area: QRectF, words: Words, *, whole: bool
) -> None:
    enemy = option[0] == "enemy"
    scene = QRectF(area.left(), area.top(), area.width(), area.width() * 0.55 if whole else 0.0)
    if whole:
        painter.save()
        painter.setClipRect(scene)
        art.paint_cover(painter, "card-enemy" if enemy else "card-defeat", scene)
        painter.restore()
    colour = FOE if enemy else FRIEND
    title = QRectF(area.left(), scene.bottom(), area.width(), 22)
    painter.fillRect(title, QColor(colour))
    text = words.tr("shinra.card.enemy") if enemy else words.tr("shinra.card.defeat")
    paint_words(painter, text, title.adjusted(4, 0, -4, 0), "#ffffff", 15, words.language, centred=True)
    rest = QRectF(area.left(), title.bottom() + 2, area.width(), area.bottom() - title.bottom() - 2)
    painter.fillRect(rest, QColor("#F2F6F4"))
    if enemy:
        _paint_enemy(painter, art, option[1:], rest, words, whole=whole)
    else:
        _paint_defeat(painter, art, option[1:], rest, words, whole=whole)


def _paint_enemy(
    painter: QPainter, art: Art, facts: list[str], rest: QRectF, words: Words, *, whole: bool
) -> None:
    enemy, *walls = facts
    figure_width = rest.width() * 0.3
    figure = QRectF(rest.right() - figure_width, rest.top() + 2, figure_width, rest.height() - _CAPTION - 2)
    art.paint_whole(painter, enemy, figure, foot=True)
    wall_width = (rest.width() - figure_width) / 2
    for index, wall in enumerate(walls):
        area = QRectF(
            rest.left() + index * wall_width, rest.top() + 3, wall_width, rest.height() - _CAPTION - 4
        )
        side = min(area.width() - 8, area.height(), 50.0 if whole else 34.0)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(area.center())
        painter.setPen(QPen(QColor(CARD_INK), 1.4))
        painter.setBrush(faded(WALL_COLOURS[wall], 0.35))
        painter.drawRoundedRect(mark, 6, 6)
        art.paint_mark(painter, f"mark-{wall}", mark.adjusted(5, 5, -5, -5), CARD_INK)
    line = QRectF(rest.left() + 6, rest.bottom() - _CAPTION, rest.width() - 12, _CAPTION - 1)
    paint_words(
        painter,
        words.tr("shinra.card.plus", pieces=(*counted(walls), enemy)),
        line,
        CARD_INK,
        12.5,
        words.language,
        least=0.5,
        lines=2,
    )


def _paint_defeat(
    painter: QPainter, art: Art, facts: list[str], rest: QRectF, words: Words, *, whole: bool
) -> None:
    figure, most = facts[:2]
    left = QRectF(rest.left() + 6, rest.top() + 3, rest.width() * 0.34, rest.height() - 8)
    art.paint_whole(painter, figure, left, foot=True)
    reach = {"tifa": "2", "red-xiii": "2", "aerith": "1+1", "barret": "1+1"}.get(figure, most)
    badge = QRectF(0, 0, 62 if whole else 50, 40 if whole else 32)
    badge.moveCenter(QPointF(rest.left() + rest.width() * 0.66, rest.top() + rest.height() * 0.36))
    painter.setPen(QPen(QColor(CARD_INK), 1.4))
    painter.setBrush(faded(FOE, 0.16))
    painter.drawRoundedRect(badge, 10, 10)
    paint_number(painter, reach, badge.adjusted(8, 0, -8, 0), CARD_INK, badge.height() * 0.5)
    name = QRectF(rest.left() + rest.width() * 0.38, badge.bottom() + 3, rest.width() * 0.6, 20)
    paint_words(
        painter,
        words.tr("shinra.card.figure", piece=figure),
        name,
        CARD_INK,
        14,
        words.language,
        centred=True,
    )
    if "nobody" in facts:
        line = QRectF(name.left(), name.bottom(), name.width(), min(32.0, rest.bottom() - name.bottom() - 1))
        text = words.tr("shinra.card.nobody")
        paint_words(painter, text, line, FOE, 12.5, words.language, centred=True, least=0.5, lines=2)


def _paint_or(painter: QPainter, words: Words) -> None:
    plate = QRectF(0, 0, 54, _OR)
    plate.moveCenter(QPointF(_WIDTH / 2, _HEIGHT / 2))
    painter.setPen(QPen(QColor(CARD_INK), 1.2))
    painter.setBrush(QColor("#FFF3C4"))
    painter.drawRoundedRect(plate, 11, 11)
    paint_words(painter, words.tr("shinra.card.or"), plate, CARD_INK, 14, words.language, centred=True)
