"""What is said of a match on the shelf: who plays, and how far it is."""

from PySide6.QtCore import QDateTime, QLocale

from desktop.engine.plain_text import isolated
from desktop.session.shelf import Summary
from desktop.wording.language import Words


def game_of(summary: Summary, words: Words) -> str:
    """The name of its game, or of the file of one that cannot be read."""
    return words.tr(f"{summary.game}.name") if summary.game else summary.path.name


def seats_of(summary: Summary, words: Words) -> str:
    """Who plays, in a line."""
    return " · ".join(_name(summary, seat, words) for seat in range(1, len(summary.seats) + 1))


def progress_of(summary: Summary, words: Words) -> str:
    """How far it is and when it was played last, in lines; or what is wrong with it."""
    if summary.fault is not None:
        return words.say(summary.fault)
    # our language, but dates as the country writes them
    locale = QLocale(QLocale(words.language).language(), QLocale.system().territory())
    changed = QDateTime.fromSecsSinceEpoch(int(summary.changed))
    when = locale.toString(changed, QLocale.FormatType.ShortFormat)
    if summary.outcome is not None or not summary.to_act:
        progress = words.tr("app.home.over")
    else:
        name = _name(summary, summary.to_act, words)
        progress = words.tr("app.home.progress", turn=summary.turn, name=name)
    lines = [progress, words.tr("app.home.last-played", detail=when)]
    if summary.deck:
        lines.insert(0, words.tr("app.home.deck", name=summary.deck))
    return "\n".join(lines)


def _name(summary: Summary, seat: int, words: Words) -> str:
    return isolated(summary.seats[seat - 1].name) or words.tr("app.seat.unnamed", seat=seat)
