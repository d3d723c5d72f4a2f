"""A deck against its form: what is wrong, what it looks like when something is missing, and its parts."""

from collections.abc import Iterator
from typing import cast

from desktop.engine.deck_form import (
    Choice,
    DeckForm,
    Fault,
    Fixed,
    Json,
    Kinds,
    Line,
    Many,
    Maybe,
    Part,
    Parts,
    Place,
    Shape,
    Whole,
    whole_shape,
)
from desktop.engine.message import Message


def faults_of(game: str, form: DeckForm, deck: Json) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck, in the order of its parts; broken ones alone if there are any."""
    found = tuple(_faults(whole_shape(game, form), deck, ()))
    broken = tuple(fault for fault in found if fault.broken)
    if broken:
        return broken
    # the game looks at the whole only when each part makes sense
    return found or tuple(form.faults(deck))


def fitted(shape: Shape, value: Json) -> Json:
    """The value with what its form asks for: missing parts blank, parts of another case left out."""
    match shape:
        case Fixed():
            return shape.value
        case Maybe():
            return None if value is None else fitted(shape.of, value)
        case Many():
            entry, entries = entry_shape(shape), _as_list(value)
            # a list that is too short is a fault to be told, not a gap to be filled on the quiet
            return [fitted(entry, one) for one in ([None] * shape.least if entries is None else entries)]
        case Parts() | Kinds():
            return _fitted_object(shape, _as_object(value) or {})
        case _:
            return value if _is_right_type(shape, value) else _blank(shape)


def with_part(shape: Shape, value: Json, key: str, new: Json) -> Json:
    """An object with one part changed. Where that part decides what follows, only what suits it is kept."""
    changed = {**value, key: new}
    if not isinstance(shape, Kinds) or key not in _deciding(shape, changed):
        return changed
    whole = fitted(shape, changed)
    return {
        part.key: fitted(part.shape, None)
        if any(_faults(part.shape, whole[part.key], ()))
        else whole[part.key]
        for part in parts_of(shape, whole)
    }


def parts_of(shape: Parts | Kinds, value: Json) -> tuple[Part, ...]:
    """The parts that an object has, given the values that decide it."""
    if isinstance(shape, Parts):
        return shape.parts
    choice = Choice(tuple(shape.cases), shape.name_of)
    deciding = Part(shape.key, choice, shape.name, shape.help)
    case = _case_of(shape, value)
    return (deciding, *(parts_of(case, value) if case is not None else ()))


def entry_shape(shape: Many) -> Shape:
    """The shape of a list's entries."""
    return shape.of() if callable(shape.of) else shape.of


def present(shape: Shape) -> Shape:
    """The shape of a value that may be missing and is not."""
    while isinstance(shape, Maybe):
        shape = shape.of
    return shape


def shape_at(shape: Shape, value: Json, place: Place) -> Shape:
    """The shape of what lies at a place of a value.

    Raises:
        LookupError: nothing can lie there.
    """
    for step in place:
        shape = present(shape)
        if isinstance(shape, Many) and isinstance(step, int):
            shape, value = entry_shape(shape), value[step]
        elif isinstance(shape, Parts | Kinds):
            part = next((part for part in parts_of(shape, value) if part.key == step), None)
            if part is None:
                raise LookupError(step)
            shape, value = part.shape, value[step]
        else:
            raise LookupError(step)
    return shape


def _fitted_object(shape: Parts | Kinds, value: dict[str, Json]) -> Json:
    if isinstance(shape, Parts):
        return {part.key: fitted(part.shape, value.get(part.key)) for part in shape.parts}
    case = _case_of(shape, value)
    if case is None:
        kind, case = next(iter(shape.cases.items()))
        value = {**value, shape.key: kind}
    return {shape.key: value[shape.key], **_fitted_object(case, value)}


def _case_of(shape: Kinds, value: Json) -> Parts | Kinds | None:
    kind = value.get(shape.key)
    return shape.cases.get(kind) if isinstance(kind, str) else None


def _as_list(value: Json) -> list[Json] | None:
    return cast("list[Json]", value) if isinstance(value, list) else None


def _as_object(value: Json) -> dict[str, Json] | None:
    return cast("dict[str, Json]", value) if isinstance(value, dict) else None


def _blank(shape: Choice | Whole | Line) -> Json:
    match shape:
        case Choice():
            return shape.values[0]
        case Whole():
            return shape.least
        case _:
            return ""


def _is_right_type(shape: Choice | Whole | Line, value: Json) -> bool:
    match shape:
        case Choice():
            return type(value) in {type(one) for one in shape.values}
        case Whole():
            return type(value) is int
        case _:
            return isinstance(value, str)


def _faults(shape: Shape, value: Json, place: Place) -> Iterator[Fault]:
    match shape:
        case Fixed():
            # another value of its type is put right by the form without a word
            if type(value) is not type(shape.value):
                yield _broken(place)
        case Maybe():
            if value is not None:
                yield from _faults(shape.of, value, place)
        case Many():
            yield from _list_faults(shape, _as_list(value), place)
        case Parts() | Kinds():
            yield from _object_faults(shape, _as_object(value), place)
        case _:
            yield from _leaf_faults(shape, value, place)


def _broken(place: Place) -> Fault:
    return Fault(place, Message("app.deck.wrong-value"), broken=True)


def _list_faults(shape: Many, value: list[Json] | None, place: Place) -> Iterator[Fault]:
    if value is None:
        yield _broken(place)
        return
    if len(value) < shape.least:
        yield Fault(place, Message("app.deck.too-few", {"least": shape.least, "have": len(value)}))
    if len(value) > shape.most:
        yield Fault(place, Message("app.deck.too-many", {"most": shape.most, "have": len(value)}))
    entry = entry_shape(shape)
    for at, one in enumerate(value):
        yield from _faults(entry, one, (*place, at))


def _object_faults(shape: Parts | Kinds, value: dict[str, Json] | None, place: Place) -> Iterator[Fault]:
    if value is None:
        yield _broken(place)
        return
    parts = parts_of(shape, value)
    if (undecided := _undecided(shape, value)) is not None:
        yield _broken((*place, undecided))
        return
    known = {part.key for part in parts}
    for part in parts:
        if part.key not in value:
            yield Fault((*place, part.key), Message("app.deck.missing"), broken=True)
        else:
            yield from _faults(part.shape, value[part.key], (*place, part.key))
    for key in value:
        if key not in known:
            yield Fault((*place, key[:40]), Message("app.deck.unknown-part"), broken=True)


def _deciding(shape: Parts | Kinds, value: Json) -> Iterator[str]:
    """The keys that decide which parts an object has."""
    case: Parts | Kinds | None = shape
    while isinstance(case, Kinds):
        yield case.key
        case = _case_of(case, value)


def _undecided(shape: Parts | Kinds, value: Json) -> str | None:
    """The key that should decide what follows and does not."""
    while isinstance(shape, Kinds):
        case = _case_of(shape, value)
        if case is None:
            return shape.key
        shape = case
    return None


def _leaf_faults(shape: Choice | Whole | Line, value: Json, place: Place) -> Iterator[Fault]:
    if not _is_right_type(shape, value):
        yield _broken(place)
        return
    match shape:
        case Choice():
            if value not in shape.values:
                yield Fault(place, Message("app.deck.no-choice", {"value": str(value)[:40]}))
        case Whole():
            if not shape.least <= value <= shape.most:
                facts = {"least": shape.least, "most": shape.most, "have": value}
                yield Fault(place, Message("app.deck.range", facts))
        case _:
            if len(value) > shape.most:
                yield Fault(place, Message("app.deck.too-long", {"most": shape.most, "have": len(value)}))
            elif len(value.strip()) < shape.least:
                yield Fault(place, Message("app.deck.empty"))
